#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "sudokit/generate.hpp"
#include "sudokit/order.hpp"

#include "backend/dlx.hpp"
#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"
#include "board/test_puzzle.hpp"
#include "engine/general/general.hpp"

namespace sudokit {
namespace {

using tests::test_rounds;

// By an engine that takes no part in making puzzles.
std::uint64_t solutions_of(const Puzzle& puzzle) {
    return backend::DancingLinks().count(puzzle, {.limit = 2}).count;
}

// Whether the symmetry takes givens to givens, by coordinates of its own.
bool is_symmetric(const Puzzle& puzzle, PatternSymmetry symmetry) {
    const std::size_t n = puzzle.board().order();
    const auto given = [&](std::size_t row, std::size_t column) {
        return puzzle.givens()[row * n + column] != 0;
    };
    for (std::size_t row = 0; row < n; ++row) {
        for (std::size_t column = 0; column < n; ++column) {
            const std::size_t back = n - 1 - row;
            const std::size_t right = n - 1 - column;
            bool other = false;
            switch (symmetry) {
                case PatternSymmetry::rotate180: other = given(back, right); break;
                case PatternSymmetry::rotate90: other = given(column, back); break;
                case PatternSymmetry::horizontal: other = given(row, right); break;
                case PatternSymmetry::vertical: other = given(back, column); break;
                case PatternSymmetry::diagonal: other = given(column, row); break;
                case PatternSymmetry::antidiagonal: other = given(right, back); break;
            }
            if (other != given(row, column)) return false;
        }
    }
    return true;
}

bool has_symmetries(const Puzzle& puzzle, PatternSymmetries symmetries) {
    return std::ranges::all_of(all_pattern_symmetries(), [&](const PatternSymmetryInfo& info) {
        return !symmetries[static_cast<std::size_t>(info.id)] || is_symmetric(puzzle, info.id);
    });
}

// No part of the givens that the symmetries keep together can be taken out.
bool is_minimal_within(const Puzzle& puzzle, PatternSymmetries symmetries) {
    for (const auto& part : symmetric_parts(puzzle.board(), symmetries)) {
        if (puzzle.given(part[0]) == 0) continue;
        Puzzle without = puzzle;
        for (const Cell cell : part) without.set_given(cell, 0);
        if (engine::General().count(without, {.limit = 2}).count == 1) return false;
    }
    return true;
}

std::vector<MadePuzzle> made(const Wish& wish, std::size_t count, std::uint64_t seed = 1) {
    Generator generator(wish);
    Rng rng(seed);
    std::vector<MadePuzzle> out;
    while (out.size() < count) out.push_back(generator.next(rng).value());
    return out;
}

void expect_good(const MadePuzzle& puzzle, const Wish& wish) {
    EXPECT_EQ(solutions_of(puzzle.puzzle), 1U);
    EXPECT_TRUE(solves(puzzle.solution, puzzle.puzzle));
    EXPECT_TRUE(solves(puzzle.solution, wish.base));
    EXPECT_TRUE(wish.clues.contains(puzzle.puzzle.given_count()));
    EXPECT_EQ(puzzle.puzzle.constraints().size(), wish.base.constraints().size());
    if (wish.symmetry) {
        EXPECT_TRUE(has_symmetries(puzzle.puzzle, *wish.symmetry));
        if (wish.minimal) {
            EXPECT_TRUE(is_minimal_within(puzzle.puzzle, *wish.symmetry));
        }
    }
}

Board board_of(const Shape& shape) { return *Board::make(shape); }

TEST(Symmetries, WordsNameThemAloneAndTogether) {
    EXPECT_EQ(symmetries("none"), PatternSymmetries());
    EXPECT_EQ(symmetries("full"), PatternSymmetries().set());
    EXPECT_EQ(symmetries("rotate90"), PatternSymmetries().set(1));
    EXPECT_EQ(symmetries("horizontal+vertical"), PatternSymmetries().set(2).set(3));
    for (const char* bad : {"", "+", "rotate", "full+none", "vertical+", "VERTICAL"}) {
        EXPECT_FALSE(symmetries(bad)) << bad;
    }
}

TEST(Symmetries, PartsAreOrbitsOfTheGroup) {
    // How many orbits there are by Burnside's lemma: 9x9 cells fixed by each symmetry.
    const Board board = Board::standard(9);
    EXPECT_EQ(symmetric_parts(board, *symmetries("none")).size(), 81U);
    EXPECT_EQ(symmetric_parts(board, *symmetries("rotate180")).size(), (81U + 1) / 2);
    EXPECT_EQ(symmetric_parts(board, *symmetries("rotate90")).size(), (81U + 1 + 1 + 1) / 4);
    EXPECT_EQ(symmetric_parts(board, *symmetries("horizontal")).size(), (81U + 9) / 2);
    EXPECT_EQ(symmetric_parts(board, *symmetries("diagonal")).size(), (81U + 9) / 2);
    EXPECT_EQ(symmetric_parts(board, *symmetries("full")).size(), (81U + 3 + 4 * 9) / 8);
}

TEST(Generator, PuzzlesOfEverySymmetryHaveItAndOneSolution) {
    for (const char* words : {"none", "rotate180", "rotate90", "horizontal", "vertical", "diagonal",
                              "antidiagonal", "horizontal+vertical", "full"}) {
        SCOPED_TRACE(words);
        Wish wish(Board::standard(9));
        wish.symmetry = symmetries(words);
        wish.minimal = true;
        for (const MadePuzzle& puzzle : made(wish, test_rounds(std::size_t{4}))) {
            expect_good(puzzle, wish);
        }
    }
}

TEST(Generator, PuzzlesOnAnyBoardAreAsWished) {
    Shape diagonal = Shape::boxes(3, 3);
    diagonal.diagonals = true;
    Shape latin;
    latin.order = 5;
    latin.regions = Latin{};
    Shape jigsaw;
    jigsaw.order = 4;
    jigsaw.regions = Jigsaw{{0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3}};
    for (const Shape& shape : {Shape::standard(4), Shape::standard(6), Shape::boxes(2, 4), diagonal,
                               latin, jigsaw, Shape::standard(1), Shape::standard(2)}) {
        SCOPED_TRACE(shape_name(shape));
        for (const char* words : {"none", "rotate180"}) {
            Wish wish(board_of(shape));
            wish.symmetry = symmetries(words);
            wish.minimal = true;
            for (const MadePuzzle& puzzle : made(wish, 3)) expect_good(puzzle, wish);
        }
    }
}

TEST(Generator, NumbersOfGivensAreAsWished) {
    for (const Range<std::uint32_t> clues :
         {Range<std::uint32_t>{30, 30}, {24, 26}, {0, 23}, {40, 81}, {81, 81}}) {
        Wish wish(Board::standard(9));
        wish.clues = clues;
        for (const MadePuzzle& puzzle : made(wish, 5)) expect_good(puzzle, wish);
        wish.minimal = clues.least <= 26;
        for (const MadePuzzle& puzzle : made(wish, wish.minimal && clues.least < 30 ? 3 : 0)) {
            expect_good(puzzle, wish);
        }
    }
}

TEST(Generator, WhatIsFixedStays) {
    Wish wish(Board::standard(9));
    for (Cell cell = 0; cell < 9; ++cell) wish.base.set_given(cell, 9 - cell);
    wish.symmetry = symmetries("vertical");
    for (const MadePuzzle& puzzle : made(wish, 4)) {
        expect_good(puzzle, wish);
        for (Cell cell = 0; cell < 9; ++cell) EXPECT_EQ(puzzle.puzzle.given(cell), 9 - cell);
    }
}

TEST(Generator, DigsInTheGridThatIsGiven) {
    Wish wish(Board::standard(4));
    wish.solution = Grid{wish.base.board(), {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}};
    std::set<std::vector<std::uint8_t>> different;
    for (const MadePuzzle& puzzle : made(wish, 20)) {
        expect_good(puzzle, wish);
        EXPECT_EQ(puzzle.solution, *wish.solution);
        different.emplace(puzzle.puzzle.givens().begin(), puzzle.puzzle.givens().end());
    }
    EXPECT_GT(different.size(), 10U);
}

// The cells with givens.
std::vector<Cell> pattern_of(const Puzzle& puzzle) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        if (puzzle.given(cell) != 0) cells.push_back(cell);
    }
    return cells;
}

TEST(Generator, GivensAreInThePattern) {
    Wish wish(Board::standard(9));
    wish.pattern = pattern_of(puzzle_of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    wish.base.set_given(0, 7);
    for (const MadePuzzle& puzzle : made(wish, 2)) {
        expect_good(puzzle, wish);
        EXPECT_EQ(pattern_of(puzzle.puzzle), *wish.pattern);
        EXPECT_EQ(puzzle.puzzle.given(0), 7U);
    }
    Wish small(Board::standard(4));
    small.pattern = pattern_of(puzzle_of("2.1. ...2 4... .3.."));
    for (const MadePuzzle& puzzle : made(small, 3)) {
        expect_good(puzzle, small);
        EXPECT_EQ(pattern_of(puzzle.puzzle), *small.pattern);
    }
}

TEST(Generator, NeighboursDifferByAsManyGivensAsWished) {
    const Puzzle near = puzzle_of(
        "..2.....7..4.6.9.3.8..3.4.145..........7.......1284..........4..67.4....1..8..69.");
    for (const std::uint32_t distance : {1U, 2U, 3U}) {
        Wish wish(near.board());
        wish.near = near;
        wish.distance = distance;
        wish.minimal = distance == 2;
        for (const MadePuzzle& puzzle : made(wish, 5)) {
            expect_good(puzzle, wish);
            EXPECT_FALSE(puzzle.puzzle == near);
            std::uint32_t kept = 0;
            for (Cell cell = 0; cell < 81; ++cell) {
                const Digit digit = puzzle.puzzle.given(cell);
                kept += digit != 0 && digit == near.given(cell) ? 1U : 0U;
            }
            EXPECT_EQ(puzzle.puzzle.given_count(), near.given_count());
            EXPECT_GE(kept, near.given_count() - distance);
        }
    }
}

TEST(Generator, RatingsAreAsWished) {
    LevelRater levels(Scale::level);
    for (const Level level : {Level::easy, Level::medium, Level::hard, Level::expert}) {
        Wish wish(Board::standard(9));
        wish.level = {level, level};
        for (const MadePuzzle& puzzle : made(wish, 3)) {
            expect_good(puzzle, wish);
            EXPECT_EQ(puzzle.level, level);
            EXPECT_EQ(levels.rate_in_general(puzzle.puzzle).level, level);
        }
    }
    Wish deep(Board::standard(9));
    deep.depth = {1, 1};
    deep.score = {0, 1500};
    for (const MadePuzzle& puzzle : made(deep, 2)) {
        expect_good(puzzle, deep);
        EXPECT_EQ(DepthRater().rate_in_general(puzzle.puzzle).depth, 1U);
        EXPECT_LE(ScoreRater().rate(puzzle.puzzle).score, 1500U);
    }
}

// The techniques that a player takes who always takes the easiest step; none if he is stuck.
TechniqueSet techniques_of(const Puzzle& puzzle) {
    TechniqueSet used;
    Player player(State(puzzle), TechniqueOrder::people);
    while (const auto step = player.next()) {
        used.set(static_cast<std::size_t>(step->technique));
        player.take(*step);
    }
    return player.state().is_solved() ? used : TechniqueSet();
}

// Some of them are tried after this one.
bool has_harder(TechniqueSet used, TechniqueId technique) {
    used &= ~techniques_before(technique, TechniqueOrder::people);
    return used.reset(static_cast<std::size_t>(technique)).any();
}

TEST(Generator, HardestTechniqueIsAsWished) {
    using enum TechniqueId;
    for (const TechniqueId technique :
         {full_house, naked_single, claiming, hidden_triple, swordfish, w_wing}) {
        SCOPED_TRACE(info_of(technique).word);
        Wish wish(Board::standard(9));
        wish.uses = technique;
        wish.symmetry = symmetries(technique == swordfish ? "rotate180" : "none");
        for (const MadePuzzle& puzzle : made(wish, 1)) {
            expect_good(puzzle, wish);
            const TechniqueSet used = techniques_of(puzzle.puzzle);
            EXPECT_TRUE(used[static_cast<std::size_t>(technique)]);
            EXPECT_FALSE(has_harder(used, technique));
        }
    }
}

TEST(Generator, TechniquesToDoWithoutAreNotNeeded) {
    Wish wish(Board::standard(9));
    wish.uses = TechniqueId::naked_pair;
    wish.without.set(static_cast<std::size_t>(TechniqueId::pointing));
    for (const MadePuzzle& puzzle : made(wish, 2)) {
        EXPECT_TRUE((techniques_of(puzzle.puzzle) & wish.without).none());
    }
}

TEST(Generator, HardestTechniqueIsAsWishedOnOtherBoards) {
    for (const auto& [order, technique] :
         {std::pair(4U, TechniqueId::full_house), {6U, TechniqueId::hidden_single}}) {
        Wish wish(Board::standard(order));
        wish.uses = technique;
        for (const MadePuzzle& puzzle : made(wish, 2)) {
            expect_good(puzzle, wish);
            const TechniqueSet used = techniques_of(puzzle.puzzle);
            EXPECT_TRUE(used[static_cast<std::size_t>(technique)]);
            EXPECT_FALSE(has_harder(used, technique));
        }
    }
}

TEST(Generator, VeryHardPuzzlesAreVeryHard) {
    Wish wish(Board::standard(9));
    wish.level = {Level::very_hard, Level::very_hard};
    for (const char* words : {"none", "rotate180"}) {
        wish.symmetry = symmetries(words);
        for (const MadePuzzle& puzzle : made(wish, 4)) {
            expect_good(puzzle, wish);
            EXPECT_EQ(LevelRater(Scale::level).rate_in_general(puzzle.puzzle).level,
                      Level::very_hard);
        }
    }
}

TEST(Generator, SameSeedSamePuzzlesOnEveryKernel) {
    Wish wish(Board::standard(9));
    wish.symmetry.reset();
    wish.level = {Level::medium, Level::expert};
    std::vector<std::vector<std::uint8_t>> first;
    for (const nine::Kernel& kernel : nine::kernels()) {
        Rng rng(7);
        std::vector<std::vector<std::uint8_t>> all;
        for (const MadePuzzle& puzzle : Generator(wish, kernel).round(rng).puzzles) {
            all.emplace_back(puzzle.puzzle.givens().begin(), puzzle.puzzle.givens().end());
        }
        EXPECT_GT(all.size(), 10U);
        if (first.empty()) first = all;
        EXPECT_EQ(all, first) << kernel.name;
    }
}

TEST(Generator, DeadlineEndsIt) {
    Wish wish(Board::standard(9));
    Generator generator(wish);
    Rng rng(1);
    const tests::Patience patience(3);

    EXPECT_FALSE(generator.next(rng, patience.deadline()));
    EXPECT_TRUE(generator.next(rng));
}

TEST(Generator, WhatHasNoSolutionIsImpossible) {
    for (const std::uint32_t order : {4U, 9U}) {
        Wish wish(Board::standard(order));
        wish.base.set_given(0, 1);
        wish.base.set_given(1, 1);
        Generator generator(wish);
        Rng rng(1);

        EXPECT_FALSE(generator.next(rng));
        EXPECT_EQ(generator.round(rng).end, RoundEnd::impossible);
    }
}

TEST(WishFault, SaysWhatCannotBe) {
    const auto fault = [](auto change) {
        Wish wish(Board::standard(9));
        change(wish);
        return wish_fault(wish).has_value();
    };
    EXPECT_FALSE(fault([](Wish&) {}));
    EXPECT_TRUE(fault([](Wish& wish) { wish.clues = {30, 20}; }));
    EXPECT_TRUE(fault([](Wish& wish) { wish.clues = {0, 16}; }));
    EXPECT_FALSE(fault([](Wish& wish) { wish.clues = {0, 17}; }));
    EXPECT_TRUE(fault([](Wish& wish) { wish.clues = {82, 90}; }));
    EXPECT_FALSE(fault([](Wish& wish) { wish.clues = {81, 81}; }));
    EXPECT_TRUE(fault([](Wish& wish) {
        wish.clues = {73, 81};
        wish.minimal = true;
    }));
    EXPECT_FALSE(fault([](Wish& wish) {
        wish.clues = {30, 81};
        wish.method = Method::unbiased;
    }));
    EXPECT_TRUE(fault([](Wish& wish) {
        wish.clues = {31, 81};
        wish.method = Method::unbiased;
    }));
    EXPECT_TRUE(fault([](Wish& wish) { wish.level = {Level::hard, Level::easy}; }));
    EXPECT_TRUE(fault([](Wish& wish) {
        wish.uses = TechniqueId::x_wing;
        wish.without.set(static_cast<std::size_t>(TechniqueId::x_wing));
    }));
    EXPECT_TRUE(fault([](Wish& wish) {
        wish.clues = {22, 23};
        wish.symmetry = symmetries("rotate90");
    }));
    EXPECT_FALSE(fault([](Wish& wish) {
        wish.clues = {22, 24};
        wish.symmetry = symmetries("rotate90");
    }));
    EXPECT_TRUE(fault([](Wish& wish) {
        wish.uses = TechniqueId::x_wing;
        wish.level = {Level::very_easy, Level::hard};
    }));
    EXPECT_FALSE(fault([](Wish& wish) {
        wish.uses = TechniqueId::x_wing;
        wish.level = {Level::very_easy, Level::very_hard};
    }));
    EXPECT_TRUE(fault([](Wish& wish) { wish.uses = TechniqueId::double_pairs; }));
    EXPECT_TRUE(fault([](Wish& wish) {
        wish.clues = {76, 81};
        wish.level = {Level::easy, Level::expert};
    }));
    EXPECT_TRUE(fault([](Wish& wish) {
        wish.depth = {0, 0};
        wish.level = {Level::medium, Level::expert};
    }));
    EXPECT_TRUE(fault([](Wish& wish) {
        wish.base = Puzzle(Board::standard(4));
        wish.uses = TechniqueId::naked_pair;
    }));
    EXPECT_TRUE(fault([](Wish& wish) {
        wish.base = Puzzle(Board::standard(4));
        wish.level = {Level::medium, Level::expert};
    }));
    EXPECT_FALSE(fault([](Wish& wish) {
        wish.base = Puzzle(Board::standard(6));
        wish.uses = TechniqueId::naked_pair;
    }));
    EXPECT_TRUE(fault([](Wish& wish) { wish.pattern = {1, 2, 3}; }));
    EXPECT_TRUE(fault([](Wish& wish) { wish.pattern = std::vector<Cell>(30, 1); }));
    EXPECT_TRUE(fault([](Wish& wish) { wish.near = Puzzle(Board::standard(4)); }));
    EXPECT_TRUE(fault([](Wish& wish) { wish.near = wish.base; }));
    EXPECT_TRUE(fault([](Wish& wish) {
        wish.near = puzzle_of(Board::standard(9), "12345");
        wish.symmetry.reset();
    }));
    EXPECT_TRUE(fault([](Wish& wish) {
        wish.solution = Grid{wish.base.board(), std::vector<std::uint8_t>(81, 1)};
    }));
    EXPECT_TRUE(fault([](Wish& wish) {
        for (Cell cell = 0; cell < 20; ++cell) wish.base.set_given(cell, 1);
        wish.clues = {0, 19};
    }));
}

TEST(RandomGrid, SolutionsAreValidAndDiffer) {
    Shape latin;
    latin.order = 7;
    latin.regions = Latin{};
    for (const Board& board : {Board::standard(9), Board::standard(6), board_of(latin)}) {
        Rng rng(3);
        std::set<std::vector<std::uint8_t>> all;
        for (int i = 0; i < 10; ++i) {
            const auto grid = random_grid(Puzzle(board), rng);
            ASSERT_TRUE(grid && is_valid(*grid));
            all.insert(grid->digits);
        }
        EXPECT_EQ(all.size(), 10U);
    }
}

TEST(RandomGrid, NearlyEverySmallGridComesInAThousandAndNoneVeryOften) {
    Rng rng(11);
    std::map<std::vector<std::uint8_t>, int> seen;
    const int rounds = test_rounds(1000);
    for (int i = 0; i < rounds; ++i) ++seen[random_grid(Puzzle(Board::standard(4)), rng)->digits];

    EXPECT_GT(seen.size(), rounds < 1000 ? 1U : 250U);
    for (const auto& [grid, times] : seen) EXPECT_LT(times, rounds / 288 * 6 + 10);
}

}  // namespace
}  // namespace sudokit
