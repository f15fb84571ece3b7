#include "logic/techniques/forcing/premises.hpp"

#include <algorithm>

#include "sudokit/check.hpp"

namespace sudokit::logic {
namespace {

using Numbers = std::vector<std::uint32_t>;

bool is_enough(const Numbers& numbers, const Step& step, const State& before,
               std::span<const Fact> facts) {
    State state = before;
    for (const std::uint32_t number : numbers) state.remove(facts[number].literal.candidate);
    return !check(step, state);
}

}  // namespace

// Asking the check, which knows every technique, keeps this the same for all of them. Most facts
// have nothing to do with a step, so they are dropped by halves, quarters and so on, the latest
// first: what comes early rests on little.
std::vector<std::uint32_t> premises(const Step& step, const State& before,
                                    std::span<const Fact> facts) {
    Numbers kept;
    for (std::uint32_t i = 0; i < facts.size(); ++i) {
        if (!facts[i].literal.holds) kept.push_back(i);
    }
    for (std::size_t part = (kept.size() + 1) / 2; part > 0;
         part = part == 1 ? 0 : (part + 1) / 2) {
        for (std::size_t end = kept.size(); end > 0;) {
            const std::size_t begin = end > part ? end - part : 0;
            Numbers fewer = kept;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(begin),
                        fewer.begin() + static_cast<std::ptrdiff_t>(end));
            if (is_enough(fewer, step, before, facts)) kept = std::move(fewer);
            end = begin;
        }
    }
    return kept;
}

}  // namespace sudokit::logic
