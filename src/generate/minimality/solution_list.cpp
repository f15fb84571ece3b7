#include "generate/minimality/solution_list.hpp"

#include "engine/nine/nine.hpp"

namespace sudokit::generate {
namespace {

nine::Marks marks_allowed(const Puzzle& puzzle) {
    nine::Marks marks{};
    for (Cell cell = 0; cell < nine::kCells; ++cell) {
        marks[cell] = static_cast<std::uint16_t>(puzzle.allowed(cell).bits());
    }
    return marks;
}

}  // namespace

Stop SolutionLister::search(const Puzzle& puzzle, std::size_t most, Deadline deadline,
                            SolutionSink sink) {
    if (engine::Nine::fits(puzzle)) {
        const nine::Options options{.limit = most, .deadline = deadline, .patience = 0};
        return nine_.enumerate(marks_allowed(puzzle), options, sink).stop;
    }
    return general_.search(puzzle, {.limit = most, .deadline = deadline}, sink).stop;
}

SolutionList SolutionLister::list(const Puzzle& puzzle, std::size_t most, Deadline deadline) {
    SolutionList list;
    const Stop stop = search(puzzle, most, deadline, [&](std::span<const std::uint8_t> digits) {
        list.solutions.emplace_back(digits.begin(), digits.end());
        return true;
    });
    list.complete = stop == Stop::exhausted;
    return list;
}

std::optional<std::size_t> SolutionLister::count(const Puzzle& puzzle, std::size_t most,
                                                 Deadline deadline) {
    std::size_t found = 0;
    const Stop stop = search(puzzle, most, deadline, [&](std::span<const std::uint8_t>) {
        ++found;
        return true;
    });
    if (stop == Stop::deadline) return std::nullopt;
    return found;
}

}  // namespace sudokit::generate
