#include "cli/bench/sets.hpp"

#include <algorithm>

#include "cli/bench/maker.hpp"

namespace sudokit::cli::bench {
namespace {

// So many that processors do not learn them by heart, and that are made in a fraction of a second.
constexpr std::size_t kSetSize = 600;

}  // namespace

std::vector<Set> make_sets(std::uint64_t seed) {
    Maker maker(seed, nine::default_kernel());
    std::vector<Set> sets;
    const auto add = [&](std::string_view name, nine::Digits (Maker::*make)()) {
        sets.push_back({name, std::vector<nine::Digits>(kSetSize)});
        for (nine::Digits& puzzle : sets.back().puzzles) puzzle = (maker.*make)();
    };
    add("easy", &Maker::easy);
    add("minimal", &Maker::minimal);
    add("hard", &Maker::hard);
    return sets;
}

// A puzzle of 17 givens (from Gordon Royle's collection) without two of them.
const nine::Digits& loose_puzzle() {
    static const nine::Digits kDigits = digits_of(
        ".........................3......3.2...1.4......5....6..3......4.7..8...962...7...");
    return kDigits;
}

nine::Marks marks_of(const nine::Digits& digits) {
    nine::Marks marks{};
    std::transform(digits.begin(), digits.end(), marks.begin(), [](std::uint8_t digit) {
        return static_cast<std::uint16_t>(digit == 0 ? 0x1ff : 1U << (digit - 1U));
    });
    return marks;
}

}  // namespace sudokit::cli::bench
