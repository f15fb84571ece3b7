// The facts are those of general.cpp, and one more: let C be what is left of a state when a
// candidate is assumed and tests up to depth d-1 are drawn. If C is no contradiction, then
// - tests at depth d of all candidates that C has placed would not fail: assuming one of them
//   leaves at least C;
// - after the state has lost candidates that are not in C, the same C is left.
// So neither has to be tested.
#include "rate/depth/nine/nested.hpp"

#include <algorithm>

namespace sudokit::rate {

using nine::Word;

NineDepth::Frame& NineDepth::frame(std::size_t number) {
    while (frames_.size() <= number) frames_.push_back(std::make_unique<Frame>(propagator_));
    return *frames_[number];
}

void NineDepth::enter(std::size_t number, const Words& state, const Words& exempt,
                      const Pool* pool) {
    Frame& it = frame(number);
    it.probing.start(state, exempt, pool);
    it.exempt = exempt;
    it.pool.known = {};
    for (Tested& tested : it.tested) tested.known = {};
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

End NineDepth::close(std::size_t number, unsigned depth) {
    if (depth == 1) return frame(number).probing.close(deadline_);
    for (;;) {
        if (const End end = close(number, depth - 1); end != End::stuck) return end;
        if (const End end = test_round(number, depth); end != End::contradiction) return end;
    }
}

namespace {

bool is_within(const Words& some, const Words& all) {
    Word outside = 0;
    for (std::size_t i = 0; i < some.size(); ++i) outside |= some[i] & ~all[i];
    return outside == 0;
}

// Candidates that are alone in their cell.
Words placed_in(const Words& state) {
    Words placed{};
    for (std::size_t i = 0; i < state.size(); ++i) {
        const Word more = state[i] & (state[i] + nine::kAll);
        const Word guards = (more + nine::kAll) & nine::kGuard;
        placed[i] = state[i] & ~(guards - (guards >> (nine::kFieldBits - 1)));
    }
    return placed;
}

int size_of(const Words& state) {
    int size = 0;
    for (const Word word : state) size += std::popcount(word);
    return size;
}

}  // namespace

// Tests at `depth` until one fails, which then goes: the answer is `contradiction`.
End NineDepth::test_round(std::size_t number, unsigned depth) {
    Frame& it = frame(number);
    it.probing.fill(it.pool);
    if (it.tested.size() < depth - 1) it.tested.resize(depth - 1);
    Tested& tested = it.tested[depth - 2];
    tested.left.resize(it.pool.left.size());

    const Words& state = it.probing.state();
    Words safe = placed_in(state);
    struct Ranked {
        int rank;
        Assumption assumption;
    };
    std::vector<Ranked> due;
    for_each_assumption(state, [&](Assumption assumption) {
        if ((it.exempt[assumption.word] & assumption.mask()) != 0) return;
        if ((safe[assumption.word] & assumption.mask()) != 0) return;
        if ((tested.known[assumption.word] & assumption.mask()) != 0) {
            const Words& left = tested.left[assumption.index()];
            if (is_within(left, state)) {
                const Words placed = placed_in(left);
                for (std::size_t i = 0; i < safe.size(); ++i) safe[i] |= placed[i];
                return;
            }
        }
        const Words& from = (it.pool.known[assumption.word] & assumption.mask()) != 0
                                ? it.pool.left[assumption.index()]
                                : state;
        const int cell = std::popcount(state[assumption.word] & assumption.cell());
        due.push_back({size_of(from) + 20 * cell, assumption});
    });
    std::stable_sort(due.begin(), due.end(),
                     [](const Ranked& a, const Ranked& b) { return a.rank < b.rank; });
    for (const Ranked& next : due) {
        const Assumption assumption = next.assumption;
        if ((safe[assumption.word] & assumption.mask()) != 0) continue;
        const End end = test(number, depth, assumption);
        if (end == End::late) return end;
        if (end == End::contradiction) {
            it.probing.remove(assumption);
            return end;
        }
        const Words& left = frame(number + 1).probing.state();
        tested.left[assumption.index()] = left;
        tested.known[assumption.word] |= assumption.mask();
        const Words placed = placed_in(left);
        for (std::size_t i = 0; i < safe.size(); ++i) safe[i] |= placed[i];
    }
    return End::stuck;
}

End NineDepth::test(std::size_t number, unsigned depth, Assumption assumption) {
    Frame& it = frame(number);
    Words state = it.probing.state();
    const auto intersect = [&](const Words& other) {
        for (std::size_t i = 0; i < state.size(); ++i) state[i] &= other[i];
    };
    if ((it.pool.known[assumption.word] & assumption.mask()) != 0) {
        intersect(it.pool.left[assumption.index()]);
    }
    // What tests up to depth-1 have left is where this one begins.
    for (unsigned lower = 2; lower <= depth; ++lower) {
        const Tested& tested = it.tested[lower - 2];
        if ((tested.known[assumption.word] & assumption.mask()) != 0) {
            intersect(tested.left[assumption.index()]);
        }
    }
    state[assumption.word] &= ~assumption.cell() | assumption.mask();
    enter(number + 1, state, {}, &it.pool);
    return close(number + 1, depth - 1);
}

}  // namespace sudokit::rate
