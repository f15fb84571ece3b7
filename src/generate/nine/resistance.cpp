#include "generate/nine/resistance.hpp"

#include <algorithm>
#include <limits>

namespace sudokit::generate {
namespace {

using nine::kSpots;
using nine::Word;
using rate::Assumption;
using rate::LaneBits;
using rate::Words;

// A candidate that fails counts as much as some that do not. With 2 and 4 climbs take longer.
constexpr std::int32_t kAgainst = 3;

constexpr Words kEverything = [] {
    Words words{};
    words.fill(nine::kAll);
    return words;
}();

Words words_of(const nine::Digits& digits) {
    Words words{};
    for (unsigned cell = 0; cell < nine::kCells; ++cell) {
        const Word here =
            nine::is_given(digits[cell]) ? Word{1} << (digits[cell] - 1U) : nine::kField;
        words[kSpots[cell].word] |= here << kSpots[cell].shift;
    }
    return words;
}

Words without(Words words, const Words& some) {
    for (std::size_t i = 0; i < words.size(); ++i) words[i] &= ~some[i];
    return words;
}

}  // namespace

NineResistance::NineResistance(const nine::Kernel& kernel)
    : propagator_(rate::propagator_for(kernel)), lanes_(propagator_.lanes()) {}

NineResistance::Measure NineResistance::measure(const nine::Digits& puzzle,
                                                const nine::Digits& solution) {
    const Words right = words_of(solution);
    Measure out{std::numeric_limits<std::int32_t>::min() / 2, false};
    Words state = settled(words_of(puzzle));
    for (;;) {
        const Words wrong = without(state, right);
        if (rate::size_of(wrong) == 0) return out;
        const Round round = test_all(state, wrong);
        out.height = std::max(out.height, round.height);
        out.is_deep = rate::size_of(round.failed) == 0;
        if (out.is_deep) return out;
        state = settled(without(state, round.failed));
    }
}

// What singles leave of a state that has the solution.
Words NineResistance::settled(const Words& state) {
    put(state, 0);
    rate::Settled ignored;
    propagator_.settle(group_, kEverything, 1, ignored);
    Words out{};
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = group_.words[i * lanes_];
    return out;
}

NineResistance::Round NineResistance::test_all(const Words& state, Words untested) {
    const auto wrong = static_cast<std::int32_t>(rate::size_of(untested));
    Round round;
    while (const LaneBits active = assume(state, untested)) {
        rate::Settled found;
        propagator_.settle(group_, kEverything, active, found);
        for (unsigned lane = 0; lane < lanes_; ++lane) {
            if ((found.failed >> lane & 1U) != 0) assumed_[lane].add_to(round.failed);
        }
        // What a test has placed without a dead end would not lead to one itself.
        untested = without(untested, found.placed);
    }
    const auto failed = static_cast<std::int32_t>(rate::size_of(round.failed));
    round.height = wrong - failed - kAgainst * failed;
    return round;
}

// Puts the next candidates into the lanes, which are the answer: one in each.
LaneBits NineResistance::assume(const Words& state, Words& untested) {
    unsigned lane = 0;
    for (std::size_t i = 0; i < untested.size() && lane < lanes_; ++i) {
        rate::for_each_in_word(i, untested[i], [&](Assumption assumption) {
            if (lane == lanes_) return;
            Words assumed = state;
            assumption.assume_in(assumed);
            put(assumed, lane);
            assumption.remove_from(untested);
            assumed_[lane++] = assumption;
        });
    }
    return (LaneBits{1} << lane) - 1;
}

void NineResistance::put(const Words& state, unsigned lane) {
    for (std::size_t i = 0; i < state.size(); ++i) group_.words[i * lanes_ + lane] = state[i];
}

}  // namespace sudokit::generate
