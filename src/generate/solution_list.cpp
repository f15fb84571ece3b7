#include "generate/solution_list.hpp"

namespace sudokit::generate {

engine::Engine& SolutionLister::engine_for(const Puzzle& puzzle) {
    if (engine::Nine::fits(puzzle)) return nine_;
    return general_;
}

SolutionList SolutionLister::list(const Puzzle& puzzle, std::size_t most, Deadline deadline) {
    SolutionList list;
    const SearchOutcome outcome = engine_for(puzzle).search(
        puzzle, {.limit = most, .deadline = deadline}, [&](std::span<const std::uint8_t> digits) {
            list.solutions.emplace_back(digits.begin(), digits.end());
            return true;
        });
    list.complete = outcome.stop == Stop::exhausted;
    return list;
}

std::optional<std::size_t> SolutionLister::count(const Puzzle& puzzle, std::size_t most,
                                                 Deadline deadline) {
    std::size_t found = 0;
    const SearchOutcome outcome = engine_for(puzzle).search(
        puzzle, {.limit = most, .deadline = deadline}, [&](std::span<const std::uint8_t>) {
            ++found;
            return true;
        });
    if (outcome.stop == Stop::deadline) return std::nullopt;
    return found;
}

}  // namespace sudokit::generate
