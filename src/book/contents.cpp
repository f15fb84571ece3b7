// What a book says of a puzzle.
#include "sudokit/book.hpp"
#include "sudokit/explanation_walk.hpp"
#include "sudokit/order.hpp"

namespace sudokit {
namespace {

// Singles are taken as they come; the first other step is the one to help with.
void find_key_step(BookPuzzle& puzzle, const Deadline& deadline) {
    const auto hardness = [](const Step& step) {
        return hardness_in(TechniqueOrder::people, step.technique);
    };
    Player player(State(puzzle.entry.puzzle), TechniqueOrder::people);
    while (const auto step = player.next(deadline)) {
        const bool is_single = info_of(step->technique).family == TechniqueFamily::single;
        if (!puzzle.key_step || !is_single || hardness(*step) > hardness(puzzle.key_step->step)) {
            puzzle.key_step = KeyStep{*step, player.state()};
        }
        if (!is_single) return;
        player.take(*step);
    }
    if (!deadline.passed()) return;
    puzzle.key_step.reset();
    puzzle.out_of_time = true;
}

}  // namespace

Result<BookPuzzle> book_puzzle(const Entry& entry, const BookWish& wish, Solver& solver) {
    auto answer = solver.solve(entry.puzzle, {.deadline = wish.deadline});
    if (!answer) return answer.error();
    BookPuzzle puzzle{entry};
    puzzle.verdict = answer->verdict;
    puzzle.out_of_time = answer->stop == Stop::deadline;
    if (!answer->solutions.empty()) puzzle.solution = answer->solutions.front();
    if (puzzle.verdict != Verdict::one) return puzzle;
    if (wish.level && !rate_fault(entry.puzzle)) {
        puzzle.level = LevelRater(Scale::level).rate(entry.puzzle, wish.deadline).level;
        puzzle.out_of_time |= !puzzle.level;
    }
    if (wish.key_step) {
        find_key_step(puzzle, wish.deadline);
    }
    return puzzle;
}

}  // namespace sudokit
