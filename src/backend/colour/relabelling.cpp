#include "backend/colour/relabelling.hpp"

#include <algorithm>
#include <numeric>

namespace sudokit::colouring {
namespace {

// The interchangeable colours in use, in increasing order.
std::vector<Colour> used_free(const Problem& problem, std::span<const Colour> colours) {
    std::vector<bool> used(problem.colours);
    for (const Colour colour : colours) used[colour] = true;
    std::vector<Colour> out;
    for (Colour c = problem.first_free; c < problem.colours; ++c) {
        if (used[c]) out.push_back(c);
    }
    return out;
}

}  // namespace

bool for_each_relabelling(const Problem& problem, std::span<const Colour> colours,
                          FunctionRef<bool(std::span<const Colour>)> sink) {
    const std::vector<Colour> used = used_free(problem, colours);
    std::vector<Colour> names(problem.colours);
    std::iota(names.begin(), names.end(), Colour{0});
    std::vector<Colour> free(names.begin() + problem.first_free, names.end());
    std::vector<Colour> renamed(colours.size());
    const auto used_count = static_cast<std::ptrdiff_t>(used.size());
    do {
        for (std::size_t i = 0; i < used.size(); ++i) names[used[i]] = free[i];
        std::ranges::transform(colours, renamed.begin(), [&](Colour c) { return names[c]; });
        if (!sink(renamed)) return false;
        // On to the next choice of the first places: those behind go into the opposite order.
        std::reverse(free.begin() + used_count, free.end());
    } while (std::next_permutation(free.begin(), free.end()));
    return true;
}

}  // namespace sudokit::colouring
