#include "rate/depth/nine/probing.hpp"

#include <numeric>
#include <utility>

namespace sudokit::rate {

using nine::kAll;
using nine::kField;
using nine::kFieldBits;
using nine::kGuard;
using nine::Word;

namespace {

// `v` without the lowest candidate of each field.
Word without_lowest(Word v) { return v & (v + kAll); }

// All candidates of the fields that are not empty.
Word occupied(Word v) {
    const Word guards = (v + kAll) & kGuard;
    return guards - (guards >> (kFieldBits - 1));
}

}  // namespace

void Probing::start(const Words& state, const Words& exempt, const Pool* pool) {
    state_ = state;
    for (std::size_t i = 0; i < state.size(); ++i) untested_[i] = state[i] & ~exempt[i];
    placed_ = {};
    pool_ = pool;
    version_ = 1;
    propagated_ = false;
    size_ = 0;
}

void Probing::remove(Assumption assumption) {
    state_[assumption.word] &= ~assumption.mask();
    placed_ = {};
    propagated_ = false;
    ++version_;
}

bool Probing::is_solved() const {
    const int candidates = std::accumulate(state_.begin(), state_.end(), 0, [](int sum, Word word) {
        return sum + std::popcount(word);
    });
    return candidates == nine::kCells;
}

End Probing::close(Deadline deadline) {
    for (;;) {
        Tests* tests = stale();
        if (tests == nullptr) {
            if (tests_.size() == size_) tests_.emplace_back();
            tests = &tests_[size_];
            if (!gather(*tests) && propagated_) return End::stuck;
            ++size_;
        }
        if (const End end = settle(*tests); end != End::stuck) return end;
        if (tests->active == 1) std::swap(*tests, tests_[--size_]);
        if (deadline.passed()) return End::late;
    }
}

// Tests that have not seen the state as it is.
Probing::Tests* Probing::stale() {
    for (std::size_t i = 0; i < size_; ++i) {
        if (++turn_ >= size_) turn_ = 0;
        if (tests_[turn_].version != version_) return &tests_[turn_];
    }
    return nullptr;
}

// New tests, of candidates in the smallest cells. A candidate that some test has placed without a
// contradiction would not lead to one itself: its consequences are among those of that test.
bool Probing::gather(Tests& tests) {
    for (std::size_t i = 0; i < state_.size(); ++i) tests.group.words[i * lanes_] = state_[i];
    tests.active = 1;
    unsigned lane = 1;
    for (int pass = 0; pass < 2; ++pass) {
        for (std::size_t i = 0; i < state_.size(); ++i) {
            untested_[i] &= state_[i];
            const Word second = without_lowest(state_[i]);
            const Word third = without_lowest(second);
            Word rest = untested_[i] & ~placed_[i] & occupied(second);
            rest &= pass == 0 ? ~occupied(third) : ~Word{0};
            for (; rest != 0; rest &= rest - 1) {
                if (lane == lanes_) return true;
                add(tests,
                    {static_cast<std::uint8_t>(i),
                     static_cast<std::uint8_t>(std::countr_zero(rest))},
                    lane++);
            }
        }
    }
    return lane > 1;
}

void Probing::add(Tests& tests, Assumption assumption, unsigned lane) {
    const bool known = pool_ != nullptr && (pool_->known[assumption.word] & assumption.mask()) != 0;
    const Words& from = known ? pool_->left[assumption.index()] : state_;
    Word* const to = tests.group.words.data() + lane;
    for (std::size_t i = 0; i < from.size(); ++i) to[i * lanes_] = from[i];
    to[assumption.word * lanes_] &= ~assumption.cell() | assumption.mask();
    tests.assumed[lane] = assumption;
    tests.active |= LaneBits{1} << lane;
    untested_[assumption.word] &= ~assumption.mask();
}

End Probing::settle(Tests& tests) {
    Settled settled;
    propagator_.settle(tests.group, state_, tests.active, settled);
    tests.version = version_;
    if ((settled.failed & 1U) != 0) return End::contradiction;
    for (std::size_t i = 0; i < state_.size(); ++i) state_[i] = tests.group.words[i * lanes_];
    propagated_ = true;
    if (is_solved()) return End::solved;
    if (settled.failed == 0) {
        for (std::size_t i = 0; i < placed_.size(); ++i) placed_[i] |= settled.placed[i];
        return End::stuck;
    }
    tests.active &= ~settled.failed;
    for (LaneBits rest = settled.failed; rest != 0; rest &= rest - 1) {
        const Assumption failed = tests.assumed[static_cast<unsigned>(std::countr_zero(rest))];
        // It may have gone before, for another reason.
        if ((state_[failed.word] & failed.mask()) != 0) remove(failed);
    }
    return End::stuck;
}

void Probing::fill(Pool& pool) const {
    for (std::size_t t = 0; t < size_; ++t) {
        const Tests& tests = tests_[t];
        for (LaneBits rest = tests.active & ~LaneBits{1}; rest != 0; rest &= rest - 1) {
            const auto lane = static_cast<unsigned>(std::countr_zero(rest));
            const Assumption assumption = tests.assumed[lane];
            Words& left = pool.left[assumption.index()];
            for (std::size_t i = 0; i < left.size(); ++i) {
                left[i] = tests.group.words[i * lanes_ + lane];
            }
            pool.known[assumption.word] |= assumption.mask();
        }
    }
}

}  // namespace sudokit::rate
