// Facts that the work rests on. F is the formula of the puzzle and of what was found out so far.
//
// 1. Whether a test fails can only change from no to yes as F grows: all that was deduced before
//    is deduced again. So the order of tests does not matter, and the fixpoint is the same.
// 2. Negative tests (F and not x) find nothing that positive ones do not. If F and not x leads to
//    a contradiction, so does F with any other candidate of the cell, which makes x false at once;
//    those go, one after the other, and x is left alone.
// 3. While nothing is assumed, candidates of the solution cannot fail: only the others are tested.
// 4. Under an assumption that is false there is no solution. So a test cannot end with the grid
//    filled, and it does not matter what would be made of that.
#include "rate/depth/general.hpp"

namespace sudokit::rate {

void GeneralDepth::prepare(const Board& board) {
    if (links_ && links_->board() == board) return;
    state_.reset();
    links_ = std::make_unique<engine::Links>(board);
    state_ = std::make_unique<engine::Propagation>(*links_, engine::Rules::singles);
}

GeneralDepth::End GeneralDepth::propagate() {
    if (!state_->propagate()) return End::contradiction;
    return state_->complete() ? End::solved : End::stuck;
}

std::optional<unsigned> GeneralDepth::find(const Puzzle& puzzle,
                                           std::span<const std::uint8_t> solution,
                                           Deadline deadline) {
    prepare(puzzle.board());
    solution_ = solution;
    deadline_ = deadline;
    assumed_ = 0;
    if (!state_->load(puzzle)) return std::nullopt;
    for (unsigned depth = 0;; ++depth) {
        const End end = close(depth);
        if (end == End::solved) return depth;
        if (end != End::stuck) return std::nullopt;
    }
}

// Applies tests up to `depth` until they find nothing more. Whatever is found is first used at the
// lower depths, which are cheap.
GeneralDepth::End GeneralDepth::close(unsigned depth) {
    if (depth == 0) return propagate();
    Position position = 0;
    for (;;) {
        if (const End end = close(depth - 1); end != End::stuck) return end;
        if (const End end = test_round(depth, position); end != End::contradiction) return end;
    }
}

// Tests candidates from `position` on, once round, until one fails, which then goes: the answer is
// `contradiction`. Those tested before the last one that failed are due again after it.
GeneralDepth::End GeneralDepth::test_round(unsigned depth, Position& position) {
    const Digit order = links_->board().order();
    const std::size_t count = std::size_t{links_->board().cell_count()} * order;
    for (std::size_t i = 0; i < count; ++i) {
        const Candidate candidate{static_cast<Cell>(position / order),
                                  static_cast<Digit>(position % order + 1)};
        position = (position + 1) % count;
        if (!is_worth_testing(candidate)) continue;
        const End end = test(candidate, depth);
        if (end == End::late) return end;
        if (end != End::contradiction) continue;
        state_->remove(candidate);
        return end;
    }
    return End::stuck;
}

bool GeneralDepth::is_worth_testing(Candidate candidate) const {
    const DigitSet options(state_->options(candidate.cell));
    if (options.size() < 2 || !options.contains(candidate.digit)) return false;
    return assumed_ > 0 || solution_[candidate.cell] != candidate.digit;
}

GeneralDepth::End GeneralDepth::test(Candidate candidate, unsigned depth) {
    if (deadline_.passed()) return End::late;
    const std::size_t mark = state_->mark();
    ++assumed_;
    state_->assign(candidate);
    const End end = close(depth - 1);
    --assumed_;
    state_->undo(mark);
    return end;
}

}  // namespace sudokit::rate
