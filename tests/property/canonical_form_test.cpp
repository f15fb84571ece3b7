// Canonical forms of 9x9 grids and puzzles against the least of all that symmetries make of them.
#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/nine.hpp"
#include "sudokit/nine_symmetry.hpp"

#include "symmetry/nine/puzzle_form.hpp"

namespace sudokit::nine {
namespace {

using Lines = std::array<std::uint8_t, 9>;

/// Lines in every order that keeps chutes together: 1296.
std::vector<Lines> line_orders() {
    std::vector<Lines> orders;
    Lines lines = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    do {
        bool together = true;
        for (std::size_t i = 0; i < 9; ++i)
            together = together && lines[i] / 3 == lines[i - i % 3] / 3;
        if (together) orders.push_back(lines);
    } while (std::next_permutation(lines.begin(), lines.end()));
    return orders;
}

/// The first cells of what comes out, up to `length`, digits named in the order in which they
/// appear.
Digits text_of(const Digits& digits, bool transposed, const Lines& rows, const Lines& columns,
               std::size_t length) {
    Digits text = {};
    std::array<std::uint8_t, 10> labels = {};
    std::uint8_t next = 1;
    for (std::size_t i = 0; i < length; ++i) {
        const std::size_t r = rows[i / 9];
        const std::size_t c = columns[i % 9];
        const std::uint8_t digit = digits[transposed ? 9 * c + r : 9 * r + c];
        if (digit != 0 && labels[digit] == 0) labels[digit] = next++;
        text[i] = labels[digit];
    }
    return text;
}

struct Least {
    Digits digits = {};
    std::uint32_t times = 0;
};

/// So many cells, and so many row orders, which follow each other, that have the same rows there.
struct Stage {
    std::size_t length;
    std::size_t orders;
};

/// Tries all 3,359,232 ways, but each only as far as its first rows are the least ones.
Least least_of_all(const Digits& digits) {
    static const std::vector<Lines> kOrders = line_orders();
    Least least;
    Stage before = {0, kOrders.size()};
    for (const Stage stage : {Stage{9, 144}, Stage{18, 72}, Stage{kCells, 1}}) {
        const Digits known = least.digits;
        least.digits.fill(10);
        for (const bool transposed : {false, true}) {
            for (const Lines& columns : kOrders) {
                for (std::size_t i = 0; i < kOrders.size(); i += stage.orders) {
                    if (text_of(digits, transposed, kOrders[i], columns, before.length) != known) {
                        i += before.orders - stage.orders;
                        continue;
                    }
                    const Digits text =
                        text_of(digits, transposed, kOrders[i], columns, stage.length);
                    if (text > least.digits) continue;
                    if (text < least.digits) least = {text, 0};
                    ++least.times;
                }
            }
        }
        before = stage;
    }
    return least;
}

/// A random grid: the first solution of a board with three random boxes.
Digits random_grid(Solver& solver, Rng& rng) {
    Digits givens = {};
    for (std::size_t box = 0; box < 3; ++box) {
        std::array<std::uint8_t, 9> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        rng.shuffle(digits);
        for (std::size_t i = 0; i < 9; ++i) givens[30 * box + 9 * (i / 3) + i % 3] = digits[i];
    }
    std::array<Answer, 1> answers;
    std::array<Digits, 1> solutions;
    solver.solve(std::span(&givens, 1), {.limit = 1}, answers, solutions);
    return image(random_symmetry(rng), solutions[0]);
}

Digits thinned_out(Digits digits, std::uint64_t givens, Rng& rng) {
    std::vector<std::size_t> cells(kCells);
    for (std::size_t i = 0; i < kCells; ++i) cells[i] = i;
    rng.shuffle(cells);
    for (std::size_t i = givens; i < kCells; ++i) digits[cells[i]] = 0;
    return digits;
}

TEST(CanonicalForm, OfPuzzlesIsTheLeastOfAll) {
    Solver solver;
    Canonicaliser canonicaliser;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        const Digits puzzle = thinned_out(random_grid(solver, rng), 17 + 3 * seed, rng);

        const Least least = least_of_all(puzzle);

        const Canonical canonical = canonicaliser.form(puzzle);
        EXPECT_EQ(canonical.digits, least.digits);
        EXPECT_EQ(canonical.automorphisms, least.times);
    }
}

TEST(CanonicalForm, OfGridsIsTheLeastOfAll) {
    Solver solver;
    Canonicaliser canonicaliser;
    Rng rng(9);
    const Digits grid = random_grid(solver, rng);

    const Least least = least_of_all(grid);

    const Canonical canonical = canonicaliser.form(grid);
    EXPECT_EQ(canonical.digits, least.digits);
    EXPECT_EQ(canonical.automorphisms, least.times);
}

TEST(CanonicalForm, OfGridsIsThatOfPuzzlesWithAllGivens) {
    Solver solver;
    Canonicaliser canonicaliser;
    PuzzleForm puzzles;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        const Digits grid = random_grid(solver, rng);

        const Canonical canonical = canonicaliser.form(grid);

        const Canonical other = puzzles.form(grid);
        EXPECT_EQ(canonical.digits, other.digits);
        EXPECT_EQ(canonical.automorphisms, other.automorphisms);
    }
}

TEST(CanonicalForm, OfGridsIsInvariantUnderSymmetries) {
    Solver solver;
    Canonicaliser canonicaliser;
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        const Digits grid = random_grid(solver, rng);
        const Digits same = image(random_symmetry(rng), grid);

        const Canonical canonical = canonicaliser.form(grid);

        const Canonical other = canonicaliser.form(same);
        EXPECT_EQ(canonical.digits, other.digits);
        EXPECT_EQ(canonical.automorphisms, other.automorphisms);
        EXPECT_EQ(image(other.symmetry, same), other.digits);
    }
}

}  // namespace
}  // namespace sudokit::nine
