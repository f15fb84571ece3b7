#include "rate/depth/nine/probing.hpp"

#include <bit>
#include <utility>

namespace sudokit::rate {

using nine::Word;

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
    assumption.remove_from(state_);
    placed_ = {};
    propagated_ = false;
    ++version_;
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
    for (const bool only_pairs : {true, false}) {
        for (std::size_t i = 0; i < state_.size(); ++i) {
            untested_[i] &= state_[i];
            const Word second = without_lowest(state_[i]);
            Word wanted = untested_[i] & ~placed_[i] & occupied(second);
            if (only_pairs) wanted &= ~occupied(without_lowest(second));
            for_each_in_word(i, wanted, [&](Assumption assumption) {
                if (lane < lanes_) add(tests, assumption, lane++);
            });
            if (lane == lanes_) return true;
        }
    }
    return lane > 1;
}

void Probing::add(Tests& tests, Assumption assumption, unsigned lane) {
    const Words* const known = pool_ == nullptr ? nullptr : pool_->find(assumption);
    Words from = known == nullptr ? state_ : *known;
    assumption.assume_in(from);
    Word* const to = tests.group.words.data() + lane;
    for (std::size_t i = 0; i < from.size(); ++i) to[i * lanes_] = from[i];
    tests.assumed[lane] = assumption;
    tests.active |= LaneBits{1} << lane;
    assumption.remove_from(untested_);
}

End Probing::settle(Tests& tests) {
    Settled settled;
    propagator_.settle(tests.group, state_, tests.active, settled);
    tests.version = version_;
    if ((settled.failed & 1U) != 0) return End::contradiction;
    for (std::size_t i = 0; i < state_.size(); ++i) state_[i] = tests.group.words[i * lanes_];
    propagated_ = true;
    if (size_of(state_) == nine::kCells) return End::solved;
    if (settled.failed == 0) {
        rate::add(settled.placed, placed_);
        return End::stuck;
    }
    tests.active &= ~settled.failed;
    for (LaneBits rest = settled.failed; rest != 0; rest &= rest - 1) {
        const Assumption failed = tests.assumed[static_cast<unsigned>(std::countr_zero(rest))];
        // It may have gone before, for another reason.
        if (failed.is_in(state_)) remove(failed);
    }
    return End::stuck;
}

void Probing::fill(Pool& pool) const {
    for (std::size_t t = 0; t < size_; ++t) {
        const Tests& tests = tests_[t];
        for (LaneBits rest = tests.active & ~LaneBits{1}; rest != 0; rest &= rest - 1) {
            const auto lane = static_cast<unsigned>(std::countr_zero(rest));
            Words left;
            for (std::size_t i = 0; i < left.size(); ++i) {
                left[i] = tests.group.words[i * lanes_ + lane];
            }
            pool.set(tests.assumed[lane], left);
        }
    }
}

}  // namespace sudokit::rate
