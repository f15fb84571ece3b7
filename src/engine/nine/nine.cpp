#include "engine/nine/nine.hpp"

#include "base/assert.hpp"

namespace sudokit {
namespace {

const Board& nine_board() {
    static const Board kBoard = Board::standard(9);
    return kBoard;
}

}  // namespace

Puzzle nine::puzzle_of(const Digits& givens) {
    Puzzle puzzle(nine_board());
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (is_given(givens[cell])) puzzle.set_given(cell, givens[cell]);
    }
    return puzzle;
}

Puzzle nine::puzzle_of(const Marks& marks) {
    Puzzle puzzle(nine_board());
    for (Cell cell = 0; cell < kCells; ++cell) {
        puzzle.set_pencilmarks(cell, DigitSet(marks[cell]));
    }
    return puzzle;
}

namespace engine {
namespace {

nine::Marks marks_of(const Puzzle& puzzle) {
    nine::Marks marks{};
    for (Cell cell = 0; cell < nine::kCells; ++cell) {
        marks[cell] = static_cast<std::uint16_t>(puzzle.allowed(cell).bits());
    }
    return marks;
}

// What is answered, guesses too, depends on the puzzle alone.
nine::Options options_of(const SearchLimits& limits) {
    return {.limit = limits.limit,
            .deadline = limits.deadline,
            .patience = limits.patience,
            .as_alone = true};
}

SearchOutcome outcome_of(const nine::Answer& answer) {
    return {answer.count, answer.stop, answer.guesses};
}

}  // namespace

// By the shape, for which no other board has to be built: that is a tenth of a short run.
bool Nine::fits(const Board& board) { return board.shape() == Shape::standard(9); }

SearchOutcome Nine::search(const Puzzle& puzzle, const SearchLimits& limits, SolutionSink sink) {
    SUDOKIT_ASSERT(fits(puzzle));
    return outcome_of(solver_.enumerate(marks_of(puzzle), options_of(limits), sink));
}

SearchOutcome Nine::count(const Puzzle& puzzle, const SearchLimits& limits) {
    SUDOKIT_ASSERT(fits(puzzle));
    return outcome_of(solver_.count(marks_of(puzzle), options_of(limits)));
}

}  // namespace engine
}  // namespace sudokit
