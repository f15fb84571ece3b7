// The facts are those of general.cpp, and one more: let C be what is left of a state when a
// candidate is assumed and tests up to depth d-1 are drawn. If C is no contradiction, then
// - tests at depth d of all candidates that C has placed would not fail: assuming one of them
//   leaves at least C;
// - after the state has lost candidates that are not in C, the same C is left.
// So neither has to be tested.
#include "rate/depth/nine/nested.hpp"

#include <algorithm>
#include <bit>

namespace sudokit::rate {

NineDepth::Frame& NineDepth::frame(std::size_t number) {
    while (frames_.size() <= number) frames_.push_back(std::make_unique<Frame>(propagator_));
    return *frames_[number];
}

void NineDepth::enter(std::size_t number, const Words& state, const Words& exempt,
                      const Pool* pool) {
    Frame& it = frame(number);
    it.probing.start(state, exempt, pool);
    it.exempt = exempt;
    it.singles.known = {};
    for (Pool& closed : it.closed) closed.known = {};
}

std::optional<unsigned> NineDepth::find(const Words& state, const Words& solution,
                                        Deadline deadline) {
    deadline_ = deadline;
    enter(0, state, solution, nullptr);
    for (unsigned depth = 1;; ++depth) {
        const End end = close(0, depth);
        if (end == End::solved) return depth;
        if (end != End::stuck) return std::nullopt;
    }
}

// Applies tests up to `depth` until they find nothing more. Whatever is found is first used at the
// lower depths, which are cheap.
End NineDepth::close(std::size_t number, unsigned depth) {
    if (depth == 1) return frame(number).probing.close(deadline_);
    for (;;) {
        if (const End end = close(number, depth - 1); end != End::stuck) return end;
        if (const End end = test_round(number, depth); end != End::contradiction) return end;
    }
}

// Tests at `depth` until one fails, which then goes: the answer is `contradiction`.
End NineDepth::test_round(std::size_t number, unsigned depth) {
    Frame& it = frame(number);
    it.probing.fill(it.singles);
    if (it.closed.size() < depth - 1) it.closed.resize(depth - 1);
    Pool& closed = it.closed[depth - 2];
    find_due(it, closed);
    while (const auto next = take_due(it)) {
        const End end = test(number, depth, *next);
        if (end == End::late) return end;
        if (end == End::contradiction) {
            it.probing.remove(*next);
            return end;
        }
        const Words& left = frame(number + 1).probing.state();
        closed.set(*next, left);
        add_placed(left, it.safe);
    }
    return End::stuck;
}

// Which candidates have to be tested. Those in small cells, which tell the most if they go, and
// those that leave little if they are assumed, which are likely to fail, come first.
void NineDepth::find_due(Frame& it, const Pool& closed) {
    const Words& state = it.probing.state();
    it.safe = it.exempt;
    it.due.clear();
    add_placed(state, it.safe);
    const auto look_at = [&](Assumption assumption) {
        const Words* const left = closed.find(assumption);
        if (left != nullptr && is_within(*left, state)) {
            add_placed(*left, it.safe);
            return;
        }
        constexpr unsigned kCellWeight = 40;  // tuned on the hardest puzzles of the forum
        const Words* const single = it.singles.find(assumption);
        const auto others =
            static_cast<unsigned>(std::popcount(state[assumption.word] & assumption.cell()));
        const unsigned size = size_of(single == nullptr ? state : *single);
        it.due.push_back({size + kCellWeight * others, assumption});
    };
    for (std::size_t i = 0; i < state.size(); ++i) {
        for_each_in_word(i, state[i] & ~it.safe[i], look_at);
    }
}

// The next one, if there is any. As most tests fail, and end the round, the list is not sorted.
std::optional<Assumption> NineDepth::take_due(Frame& it) {
    std::erase_if(it.due, [&](const Due& due) { return due.assumption.is_in(it.safe); });
    if (it.due.empty()) return std::nullopt;
    const auto best = std::min_element(it.due.begin(), it.due.end(),
                                       [](const Due& a, const Due& b) { return a.rank < b.rank; });
    const Assumption assumption = best->assumption;
    it.due.erase(best);
    return assumption;
}

// Begins with what is known to be left: what tests up to depth-1 have left before.
End NineDepth::test(std::size_t number, unsigned depth, Assumption assumption) {
    Frame& it = frame(number);
    Words state = it.probing.state();
    assumption.assume_in(state);
    if (const Words* const left = it.singles.find(assumption)) intersect(*left, state);
    for (unsigned lower = 1; lower < depth; ++lower) {
        if (const Words* const left = it.closed[lower - 1].find(assumption)) {
            intersect(*left, state);
        }
    }
    enter(number + 1, state, {}, &it.singles);
    return close(number + 1, depth - 1);
}

}  // namespace sudokit::rate
