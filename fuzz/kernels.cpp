// Batches of 9x9 puzzles from any bytes: every kernel gives the answers and guesses of the portable
// one, and the number of solutions that the general engine finds.
#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/nine.hpp"
#include "sudokit/solve.hpp"

#include "base/test_deadline.hpp"
#include "fuzz/require.hpp"

namespace {

using namespace sudokit;

// A byte a cell: a given, nothing, or all digits but one.
std::vector<nine::Marks> marks_of(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kMost = 20;
    std::vector<nine::Marks> puzzles;
    while (puzzles.size() < kMost && size >= nine::kCells) {
        nine::Marks marks{};
        for (std::size_t cell = 0; cell < nine::kCells; ++cell) {
            const unsigned byte = data[cell];
            const unsigned digit = byte % 16;
            if (byte >= 0xf0) {
                marks[cell] = static_cast<std::uint16_t>(0x1ff & ~(1U << digit));
            } else if (digit >= 1 && digit <= 9) {
                marks[cell] = static_cast<std::uint16_t>(1U << (digit - 1));
            } else {
                marks[cell] = 0x1ff;
            }
        }
        puzzles.push_back(marks);
        data += nine::kCells;
        size -= nine::kCells;
    }
    return puzzles;
}

Puzzle puzzle_of(const nine::Marks& marks) {
    Puzzle puzzle(Board::standard(9));
    for (Cell cell = 0; cell < nine::kCells; ++cell) {
        puzzle.set_pencilmarks(cell, DigitSet(marks[cell]));
    }
    return puzzle;
}

// A puzzle that takes more looks at the deadline says nothing.
constexpr std::uint64_t kLooks = 200;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::vector<nine::Marks> puzzles = marks_of(data, size);
    if (puzzles.empty()) return 0;
    nine::Options options{.limit = 1U + data[0] % 4U, .patience = 0, .share = false};
    std::vector<nine::Answer> expected(puzzles.size());
    const tests::Patience patience(kLooks);
    options.deadline = patience.deadline();
    nine::Solver(nine::kernels().back()).solve(puzzles, options, expected);
    options.deadline = {};
    for (const nine::Answer& answer : expected) {
        if (answer.stop == Stop::deadline) return 0;
    }
    for (const nine::Kernel& kernel : nine::kernels()) {
        std::vector<nine::Answer> answers(puzzles.size());
        nine::Solver(kernel).solve(puzzles, options, answers);
        require(answers == expected);
    }
    nine::Solver solver;
    nine::Options shared = options;
    shared.share = true;
    std::vector<nine::Answer> counted(puzzles.size());
    solver.count(puzzles, shared, counted);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        nine::Answer alone;
        solver.solve(std::span(puzzles).subspan(i, 1), options, {&alone, 1});
        require(alone.count == expected[i].count && alone.stop == expected[i].stop);
        require(solver.count(puzzles[i], options).count == alone.count);
        require(solver.count(puzzles[i], shared).count == alone.count);
        require(counted[i].count == alone.count);

        const tests::Patience enough(kLooks);
        const auto answer = solve(puzzle_of(puzzles[i]), {.engine = "general",
                                                          .limit = options.limit,
                                                          .keep = 0,
                                                          .deadline = enough.deadline()});
        require(answer->stop == Stop::deadline || answer->count == expected[i].count);
    }
    return 0;
}
