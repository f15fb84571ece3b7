#include "engine/engine.hpp"

#include <set>
#include <string>

namespace sudokit::engine {

SearchOutcome Engine::search_beyond(KnownSolutions known, const Puzzle& puzzle,
                                    const SearchLimits& limits, SolutionSink sink) {
    if (known.empty()) return search(puzzle, limits, sink);
    std::set<std::string> passed_over;
    for (const auto& digits : known) passed_over.emplace(digits.begin(), digits.end());
    SearchLimits all = limits;
    all.limit = 0;
    std::uint64_t count = 0;
    SearchOutcome outcome = search(puzzle, all, [&](std::span<const std::uint8_t> digits) {
        if (passed_over.contains(std::string(digits.begin(), digits.end()))) return true;
        ++count;
        return sink(digits) && count != limits.limit;
    });
    outcome.count = count;
    return outcome;
}

}  // namespace sudokit::engine
