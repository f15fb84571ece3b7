#include "sudokit/nine_maker.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>

#include "api/nine_singles.hpp"

namespace sudokit::nine {
namespace {

using api::digits_of;

constexpr std::size_t kEasyGivens = 33;

constexpr std::array<std::string_view, 6> kHardest = {
    // AI Escargot (Inkala 2006), Inkala 2012, Easter Monster, Golden Nugget, Platinum Blonde,
    // Loki (mith)
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
};

template <std::size_t kSize>
std::array<std::uint8_t, kSize> shuffled(Rng& rng) {
    std::array<std::uint8_t, kSize> order{};
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    rng.shuffle(order);
    return order;
}

// The order of the nine rows, or columns, after bands and the lines within them have changed
// places.
std::array<std::size_t, 9> shuffled_lines(Rng& rng) {
    std::array<std::size_t, 9> lines{};
    std::size_t size = 0;
    for (const std::size_t band : shuffled<3>(rng)) {
        for (const std::size_t line : shuffled<3>(rng)) lines[size++] = 3 * band + line;
    }
    return lines;
}

}  // namespace

std::uint64_t Maker::solutions_up_to_two(const Digits& puzzle, Digits& solution) {
    Answer answer;
    solver_.solve(std::span(&puzzle, 1), {.limit = 2}, {&answer, 1}, {&solution, 1});
    return answer.count;
}

// Three boxes that do not see each other, filled at random, which can always be completed; then
// random givens, as long as there is a solution, until there is no other. (Taking the first
// solution that a search comes upon would be simpler, but which one that is depends on the search.)
Digits Maker::full() {
    Digits puzzle{};
    Digits solution{};
    for (const std::size_t corner : {0U, 30U, 60U}) {
        std::size_t place = 0;
        for (const std::uint8_t digit : shuffled<9>(rng_)) {
            puzzle[corner + 9 * (place / 3) + place % 3] = static_cast<std::uint8_t>(digit + 1);
            ++place;
        }
    }
    for (const std::size_t cell : shuffled<kCells>(rng_)) {
        if (puzzle[cell] != 0) continue;
        for (const std::uint8_t digit : shuffled<9>(rng_)) {
            puzzle[cell] = static_cast<std::uint8_t>(digit + 1);
            const std::uint64_t solutions = solutions_up_to_two(puzzle, solution);
            if (solutions == 1) return solution;
            if (solutions > 1) break;
        }
    }
    return solution;
}

Digits Maker::easy() {
    Digits puzzle = full();
    std::size_t givens = kCells;
    for (const std::size_t cell : shuffled<kCells>(rng_)) {
        if (givens == kEasyGivens) break;
        const std::uint8_t digit = puzzle[cell];
        puzzle[cell] = 0;
        if (api::solved_by_singles(puzzle)) {
            --givens;
        } else {
            puzzle[cell] = digit;
        }
    }
    return puzzle;
}

// Without the givens that can be spared, tried in random order. Once is enough: a given that could
// not be spared among more of them cannot be spared among fewer.
Digits Maker::thinned(Digits puzzle) {
    Digits ignored{};
    for (const std::size_t cell : shuffled<kCells>(rng_)) {
        const std::uint8_t digit = puzzle[cell];
        puzzle[cell] = 0;
        if (solutions_up_to_two(puzzle, ignored) != 1) puzzle[cell] = digit;
    }
    return puzzle;
}

Digits Maker::minimal() { return thinned(full()); }

Digits Maker::hard() { return exchanged(digits_of(kHardest[turn_++ % kHardest.size()])); }

Digits Maker::several() {
    Digits puzzle = minimal();
    std::size_t spare = 1 + rng_.below(3);
    for (const std::size_t cell : shuffled<kCells>(rng_)) {
        if (puzzle[cell] == 0) continue;
        puzzle[cell] = 0;
        if (--spare == 0) break;
    }
    return puzzle;
}

Digits Maker::none() {
    const Digits solution = full();
    Digits puzzle = thinned(solution);
    for (const std::size_t cell : shuffled<kCells>(rng_)) {
        if (puzzle[cell] != 0) continue;
        puzzle[cell] = static_cast<std::uint8_t>(1 + (solution[cell] + rng_.below(8)) % 9);
        break;
    }
    return puzzle;
}

Digits Maker::exchanged(const Digits& puzzle) {
    const auto names = shuffled<9>(rng_);
    const auto rows = shuffled_lines(rng_);
    const auto columns = shuffled_lines(rng_);
    const bool transposed = rng_.below(2) == 1;
    Digits result{};
    for (std::size_t r = 0; r < 9; ++r) {
        for (std::size_t c = 0; c < 9; ++c) {
            const std::size_t from =
                transposed ? 9 * columns[c] + rows[r] : 9 * rows[r] + columns[c];
            if (puzzle[from] == 0) continue;
            result[9 * r + c] = static_cast<std::uint8_t>(names[puzzle[from] - 1U] + 1);
        }
    }
    return result;
}

// A puzzle of 17 givens (from Gordon Royle's collection) without two of them.
const Digits& loose_puzzle() {
    static const Digits kDigits = digits_of(
        ".........................3......3.2...1.4......5....6..3......4.7..8...962...7...");
    return kDigits;
}

Marks marks_of(const Digits& digits) {
    Marks marks{};
    std::transform(digits.begin(), digits.end(), marks.begin(), [](std::uint8_t digit) {
        return static_cast<std::uint16_t>(digit == 0 ? 0x1ff : 1U << (digit - 1U));
    });
    return marks;
}

}  // namespace sudokit::nine
