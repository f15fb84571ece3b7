#include "sudokit/symmetry.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/function_ref.hpp"
#include "sudokit/grid_text.hpp"
#include "sudokit/nine_symmetry.hpp"

#include "base/test_rounds.hpp"
#include "board/test_puzzle.hpp"

namespace sudokit {
namespace {

Board boxes_of(std::uint32_t rows, std::uint32_t columns) {
    return *Board::make(Shape::boxes(rows, columns));
}

Shape latin_shape(std::uint32_t order) {
    Shape shape;
    shape.order = order;
    shape.regions = Latin{};
    return shape;
}

Board latin_of(std::uint32_t order) { return *Board::make(latin_shape(order)); }

Board jigsaw_of(std::uint32_t order, std::vector<std::uint8_t> region_of) {
    Shape shape;
    shape.order = order;
    shape.regions = Jigsaw{std::move(region_of)};
    return *Board::make(shape);
}

Board with_extra_house(Shape shape, std::vector<Cell> cells) {
    shape.extra = {std::move(cells)};
    return *Board::make(shape);
}

Board with_diagonals(Shape shape) {
    shape.diagonals = true;
    return *Board::make(shape);
}

Board windoku() {
    Shape shape = Shape::standard(9);
    shape.windows = true;
    return *Board::make(shape);
}

// The regions are the diagonals that go on at the other side: three families of five parallel
// lines.
Board three_ways() {
    std::vector<std::uint8_t> region_of;
    for (std::uint32_t row = 0; row < 5; ++row) {
        for (std::uint32_t column = 0; column < 5; ++column) {
            region_of.push_back(static_cast<std::uint8_t>((row + column) % 5));
        }
    }
    return jigsaw_of(5, region_of);
}

// All exchanges of lines, with or without rows for columns, that keep the houses of a small board:
// tried one after the other.
std::uint64_t symmetries_by_trying(const Board& board) {
    std::set<std::vector<Cell>> houses;
    for (const House& house : board.houses())
        houses.insert({house.cells.begin(), house.cells.end()});
    const auto keeps_all = [&](const std::vector<Cell>& places) {
        return std::ranges::all_of(houses, [&](const std::vector<Cell>& house) {
            std::vector<Cell> to;
            for (const Cell cell : house) to.push_back(places[cell]);
            std::ranges::sort(to);
            return houses.contains(to);
        });
    };
    std::uint64_t count = 0;
    std::vector<std::uint32_t> rows(board.order());
    std::iota(rows.begin(), rows.end(), 0U);
    do {
        auto columns = rows;
        std::ranges::sort(columns);
        do {
            for (const bool transposed : {false, true}) {
                std::vector<Cell> places;
                for (Cell cell = 0; cell < board.cell_count(); ++cell) {
                    const std::uint32_t row = rows[board.row_of(cell)];
                    const std::uint32_t column = columns[board.column_of(cell)];
                    places.push_back(transposed ? board.cell(column, row)
                                                : board.cell(row, column));
                }
                if (keeps_all(places)) ++count;
            }
        } while (std::ranges::next_permutation(columns).found);
    } while (std::ranges::next_permutation(rows).found);
    return count;
}

// Hands out every grid whose first row is 1 2 3 ...
void each_grid(Puzzle& puzzle, Cell cell, FunctionRef<void(const Grid&)> take) {
    const Board& board = puzzle.board();
    if (cell == board.cell_count()) {
        take({board, {puzzle.givens().begin(), puzzle.givens().end()}});
        return;
    }
    DigitSet left = board.digits();
    if (cell < board.order()) left = DigitSet::of(cell + 1);
    for (const Cell peer : board.peers(cell)) {
        if (puzzle.given(peer) != 0) left &= ~DigitSet::of(puzzle.given(peer));
    }
    for (const Digit digit : left) {
        puzzle.set_given(cell, digit);
        each_grid(puzzle, cell + 1, take);
        puzzle.set_given(cell, 0);
    }
}

Puzzle puzzle_of_grid(const Grid& grid) {
    Puzzle puzzle(grid.board);
    for (Cell cell = 0; cell < grid.digits.size(); ++cell)
        puzzle.set_given(cell, grid.digits[cell]);
    return puzzle;
}

TEST(SymmetryGroup, OfBoxesHasTheKnownOrder) {
    EXPECT_EQ(SymmetryGroup::of(Board::standard(9))->order(), Natural(3359232));
    EXPECT_EQ(SymmetryGroup::of(Board::standard(4))->order(), Natural(128));
    EXPECT_EQ(SymmetryGroup::of(Board::standard(6))->order(), Natural(3456));
    EXPECT_EQ(SymmetryGroup::of(latin_of(4))->order(), Natural(1152));
    EXPECT_EQ(SymmetryGroup::of(Board::standard(1))->order(), Natural(1));
}

TEST(SymmetryGroup, IsTheSameBySearchAndByLines) {
    for (const Board& board : {boxes_of(2, 2), boxes_of(2, 3), boxes_of(3, 2), boxes_of(3, 3),
                               boxes_of(2, 4), boxes_of(4, 4), latin_of(2), latin_of(5)}) {
        const auto lines = SymmetryGroup::of(board);
        const auto searched = SymmetryGroup::of(Puzzle(board));
        ASSERT_TRUE(lines && searched);
        EXPECT_EQ(lines->order(), searched->order()) << shape_name(board.shape());
    }
}

TEST(SymmetryGroup, OfSmallBoardsIsWhatTryingAllLinesFinds) {
    for (const Board& board : {with_diagonals(Shape::boxes(2, 2)), with_diagonals(latin_shape(4)),
                               with_diagonals(latin_shape(5)), latin_of(4),
                               jigsaw_of(4, {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}),
                               with_extra_house(Shape::boxes(2, 2), {0, 5, 10, 15})}) {
        EXPECT_EQ(SymmetryGroup::of(board)->order(), Natural(symmetries_by_trying(board)))
            << shape_name(board.shape());
    }
}

TEST(SymmetryGroup, SeesThatRegionsCanBeLinesToo) {
    // The affine maps of a plane of 25 points that keep three of its six directions: 25 shifts, 4
    // scalings, 6 ways of exchanging the directions.
    EXPECT_EQ(SymmetryGroup::of(three_ways())->order(), Natural(600));
    EXPECT_EQ(symmetries_by_trying(three_ways()), 200U);
}

TEST(SymmetryGroup, RandomElementsAreAllEquallyLikely) {
    for (const Board& board : {with_diagonals(Shape::boxes(2, 2)), boxes_of(2, 2)}) {
        const auto group = SymmetryGroup::of(board);
        const std::uint64_t order = *group->order().word();
        Rng rng(7);
        std::map<std::vector<Cell>, int> seen;
        const int draws = static_cast<int>(order) * 50;
        for (int i = 0; i < draws; ++i) {
            const Transformation drawn = group->random(rng);
            ++seen[{drawn.cells().begin(), drawn.cells().end()}];
        }
        ASSERT_EQ(seen.size(), order);
        double chi_square = 0;
        for (const auto& [cells, times] : seen) chi_square += (times - 50) * (times - 50) / 50.0;
        // The mean is order - 1, the standard deviation the root of twice that.
        EXPECT_LT(chi_square,
                  static_cast<double>(order) + 4.5 * std::sqrt(2.0 * static_cast<double>(order)));
    }
}

TEST(SymmetryGroup, GeneratorsMakeTheWholeGroup) {
    for (const Board& board :
         {boxes_of(2, 2), boxes_of(2, 3), with_diagonals(Shape::boxes(2, 2))}) {
        const auto group = SymmetryGroup::of(board);
        std::set<std::vector<Cell>> reached;
        std::vector<Transformation> open{Transformation(board)};
        reached.insert({open[0].cells().begin(), open[0].cells().end()});
        while (!open.empty()) {
            const Transformation from = std::move(open.back());
            open.pop_back();
            for (const Transformation& generator : group->generators()) {
                Transformation to = compose(from, generator);
                if (!reached.insert({to.cells().begin(), to.cells().end()}).second) continue;
                open.push_back(std::move(to));
            }
        }
        EXPECT_EQ(Natural(reached.size()), group->order());
    }
}

TEST(SymmetryGroup, OfKnownGridsHasTheKnownOrder) {
    EXPECT_EQ(SymmetryGroup::of(puzzle_of("123456789456789123789123456214365897365897214897214365"
                                          "531642978642978531978531642"))
                  ->order(),
              Natural(3));
    EXPECT_EQ(SymmetryGroup::of(puzzle_of("123456789457893612986217354274538196531964827698721435"
                                          "342685971715349268869172543"))
                  ->order(),
              Natural(72));
    EXPECT_EQ(SymmetryGroup::of(puzzle_of("123456789456789123789123456231564897564897231897231564"
                                          "312645978645978312978312645"))
                  ->order(),
              Natural(648));
}

TEST(CanonicalForm, TellsTheTwoClassesOfFourByFourApart) {
    Puzzle puzzle(Board::standard(4));
    std::map<std::string, Natural> orders;
    int grids = 0;
    each_grid(puzzle, 0, [&](const Grid& grid) {
        const auto form = canonical_form(puzzle_of_grid(grid));
        ++grids;
        orders[givens_text(form->puzzle)] = form->automorphisms;
    });
    EXPECT_EQ(grids, 12);
    ASSERT_EQ(orders.size(), 2U);
    // 288 grids in all: 4! * 128 divided by the orders.
    std::uint64_t sum = 0;
    for (const auto& [text, order] : orders) sum += 24 * 128 / *order.word();
    EXPECT_EQ(sum, 288U);
}

// One grid of each set of those that exchanges of lines of the last two bands turn into each other.
TEST(CanonicalForm, TellsTheFortyNineClassesOfSixBySixApart) {
    const Board board = Board::standard(6);
    Puzzle puzzle(board);
    std::map<std::string, std::uint64_t> orders;
    std::uint64_t number = 0;
    each_grid(puzzle, 0, [&](const Grid& grid) {
        const auto first = [&](std::uint32_t row) { return grid.digits[row * 6]; };
        if (first(2) > first(3) || first(4) > first(5) || first(2) > first(4)) return;
        if (!tests::takes_case(number++)) return;
        const auto form = canonical_form(puzzle_of_grid(grid));
        orders[givens_text(form->puzzle)] = *form->automorphisms.word();
    });
    std::uint64_t sum = 0;
    for (const auto& [text, order] : orders) sum += 720ULL * 3456 / order;
    EXPECT_LE(orders.size(), 49U);
    EXPECT_LE(sum, 28200960U);
    if (tests::test_factor() < 1) return;
    EXPECT_EQ(orders.size(), 49U);
    EXPECT_EQ(sum, 28200960U);
}

TEST(CanonicalForm, IsTheSameForAllThatSymmetriesMakeOfAPuzzle) {
    Rng rng(11);
    for (const Board& board :
         {boxes_of(2, 2), boxes_of(2, 3), boxes_of(3, 3), boxes_of(2, 5), boxes_of(4, 4),
          latin_of(7), windoku(), with_diagonals(Shape::boxes(3, 3)), three_ways()}) {
        const auto group = SymmetryGroup::of(board);
        for (int round = 0; round < 4; ++round) {
            Puzzle puzzle(board);
            for (Cell cell = 0; cell < board.cell_count(); ++cell) {
                if (rng.below(4) != 0) continue;
                puzzle.set_given(cell, 1 + static_cast<Digit>(rng.below(board.order())));
            }
            if (round % 2 == 1) {
                DigitSet marks;
                marks.insert(1);
                marks.insert(2);
                puzzle.set_pencilmarks(static_cast<Cell>(rng.below(board.cell_count())), marks);
            }
            const auto other = image(random_transformation(*group, rng), puzzle);

            const auto form = canonical_form(puzzle);
            const auto other_form = canonical_form(*other);

            ASSERT_TRUE(form && other_form);
            EXPECT_EQ(form->puzzle, other_form->puzzle) << shape_name(board.shape());
            EXPECT_EQ(*image(form->transformation, puzzle), form->puzzle);
            EXPECT_EQ(form->automorphisms, other_form->automorphisms);
            const Equivalence both = compare_puzzles(puzzle, *other);
            ASSERT_EQ(both.answer, Equivalence::Answer::same);
            EXPECT_EQ(*image(*both.transformation, puzzle), *other);
        }
    }
}

// The names of all rules for whole boards that there are.
std::vector<std::string> rules_of_boards() {
    std::vector<std::string> names;
    for (const ConstraintKind& kind : constraint_kinds()) {
        if (kind.of_board) names.emplace_back(kind.name);
    }
    return names;
}

Puzzle with_rules(const Board& board, const std::vector<std::string>& names) {
    Puzzle puzzle(board);
    for (const std::string& name : names) {
        puzzle.add_constraint(*make_constraint({.kind = name}, board));
    }
    return puzzle;
}

TEST(CanonicalForm, KeepsRulesForTheWholeBoard) {
    Rng rng(17);
    const std::vector<std::string> rules = rules_of_boards();
    const std::vector<std::string> reversed(rules.rbegin(), rules.rend());
    ASSERT_FALSE(rules.empty());
    for (const Board& board : {boxes_of(2, 2), boxes_of(2, 3), boxes_of(3, 3), latin_of(5)}) {
        const auto group = SymmetryGroup::of(with_rules(board, rules));
        ASSERT_TRUE(group);
        for (int round = 0; round < tests::test_rounds(4); ++round) {
            Puzzle puzzle = with_rules(board, rules);
            Puzzle again = with_rules(board, reversed);
            for (int givens = 0; givens < 5; ++givens) {
                const auto cell = static_cast<Cell>(rng.below(board.cell_count()));
                const Digit digit = 1 + static_cast<Digit>(rng.below(board.order()));
                puzzle.set_given(cell, digit);
                again.set_given(cell, digit);
            }

            const auto form = canonical_form(puzzle);

            ASSERT_TRUE(form) << shape_name(board.shape()) << ", round " << round;
            EXPECT_EQ(*image(form->transformation, puzzle), form->puzzle);
            EXPECT_EQ(form->puzzle.constraints().size(), puzzle.constraints().size());
            EXPECT_EQ(canonical_form(again)->puzzle, form->puzzle);
            const auto moved = image(random_transformation(*group, rng), puzzle);
            ASSERT_TRUE(moved);
            EXPECT_EQ(canonical_form(*moved)->puzzle, form->puzzle);
            const auto turned = image(turn(board, Turn::half), puzzle);
            EXPECT_EQ(canonical_form(*turned)->puzzle, form->puzzle);
        }
    }
}

// The knights' moves survive the turns of the board, but not the exchange of its lines.
TEST(CanonicalForm, ExchangesNothingThatKnightsWouldNotSurvive) {
    const auto with_knights = [](std::string_view givens) {
        Puzzle puzzle = puzzle_of(givens);
        puzzle.add_constraint(*make_constraint({.kind = "anti-knight"}, puzzle.board()));
        return puzzle;
    };
    const Puzzle corners = with_knights("1..............2");
    const Puzzle turned = with_knights("...1........2...");
    const Puzzle other = with_knights("1............2..");

    EXPECT_EQ(canonical_form(corners)->puzzle, canonical_form(turned)->puzzle);
    EXPECT_NE(canonical_form(corners)->puzzle, canonical_form(other)->puzzle);
    EXPECT_EQ(compare_puzzles(corners, other).answer, Equivalence::Answer::different);
}

TEST(CanonicalForm, OfTheUsualBoardIsTheLeastAndTellsTheSameApartAsTheGeneralWay) {
    Rng rng(13);
    const Board board = Board::standard(9);
    for (int round = 0; round < 30; ++round) {
        Puzzle puzzle(board);
        for (Cell cell = 0; cell < 81; ++cell) {
            if (rng.below(4) == 0) puzzle.set_given(cell, 1 + static_cast<Digit>(rng.below(9)));
        }
        const nine::Symmetry symmetry = nine::random_symmetry(rng);
        const Transformation to = nine::transformation_of(symmetry);
        const Puzzle other = *image(to, puzzle);
        nine::Digits digits{};
        std::ranges::copy(puzzle.givens(), digits.begin());
        const nine::Digits moved = nine::image(symmetry, digits);

        EXPECT_TRUE(std::ranges::equal(moved, other.givens()));
        const auto form = canonical_form(puzzle);
        EXPECT_EQ(form->puzzle, canonical_form(other)->puzzle);
        EXPECT_EQ(*image(form->transformation, puzzle), form->puzzle);
        EXPECT_LE(givens_text(form->puzzle), givens_text(other));
        EXPECT_EQ(form->automorphisms, SymmetryGroup::of(puzzle)->order());
        EXPECT_EQ(compare_puzzles(puzzle, form->puzzle).answer, Equivalence::Answer::same);
    }
}

TEST(ComparePuzzles, SeesWhatIsDifferent) {
    EXPECT_EQ(compare_puzzles(puzzle_of("12............34"), puzzle_of("12...........3.4")).answer,
              Equivalence::Answer::different);
    EXPECT_EQ(compare_puzzles(puzzle_of("1..............."), puzzle_of("1..............2")).answer,
              Equivalence::Answer::different);
    EXPECT_EQ(compare_puzzles(Puzzle(boxes_of(2, 2)), Puzzle(latin_of(4))).answer,
              Equivalence::Answer::different);
    EXPECT_EQ(compare_puzzles(Puzzle(boxes_of(2, 2)), Puzzle(boxes_of(2, 3))).answer,
              Equivalence::Answer::different);
}

TEST(ComparePuzzles, TurnsBoxesOfOneShapeIntoTheOther) {
    const Board wide = boxes_of(2, 3);
    Puzzle puzzle(wide);
    puzzle.set_given(3, 5);
    puzzle.set_given(20, 5);
    puzzle.set_given(30, 2);
    const auto turned = image(turn(wide, Turn::quarter), puzzle);

    const Equivalence both = compare_puzzles(puzzle, *turned);

    ASSERT_EQ(both.answer, Equivalence::Answer::same);
    EXPECT_EQ(*image(*both.transformation, puzzle), *turned);
}

// On the same board, on one that differs, and with other names of digits.
TEST(EquivalenceCertificate, IsTheSameForEquivalentPuzzlesAlone) {
    Rng rng(1);
    for (const Board& board : {boxes_of(2, 3), latin_of(5), windoku()}) {
        for (int round = 0; round < tests::test_rounds(20); ++round) {
            Puzzle puzzle(board);
            for (int i = 0; i < 8; ++i) {
                puzzle.set_given(static_cast<Cell>(rng.below(board.cell_count())),
                                 static_cast<Digit>(1 + rng.below(board.order())));
            }
            const auto group = SymmetryGroup::of(board);
            const auto moved = image(random_transformation(*group, rng), puzzle);
            const auto turned = image(turn(board, Turn::quarter), *moved);
            Puzzle other = puzzle;
            const auto cell = static_cast<Cell>(rng.below(board.cell_count()));
            other.set_given(cell, puzzle.given(cell) == 0 ? 1 : 0);

            const auto certificate = equivalence_certificate(puzzle);

            ASSERT_TRUE(certificate);
            EXPECT_EQ(equivalence_certificate(*moved), certificate) << "round " << round;
            EXPECT_EQ(equivalence_certificate(*turned), certificate) << "round " << round;
            EXPECT_NE(equivalence_certificate(other), certificate) << "round " << round;
        }
    }
    EXPECT_NE(equivalence_certificate(Puzzle(boxes_of(2, 2))),
              equivalence_certificate(Puzzle(latin_of(4))));
}

TEST(ComparePuzzles, CagesMustGoTogether) {
    const Board board = Board::standard(4);
    const auto with_cage = [&](std::vector<Cell> cells, std::uint32_t sum) {
        Puzzle puzzle(board);
        puzzle.add_constraint(*make_constraint(
            {.kind = "killer-cage", .cells = std::move(cells), .value = sum}, board));
        return puzzle;
    };
    EXPECT_EQ(compare_puzzles(with_cage({0, 1}, 4), with_cage({10, 14}, 4)).answer,
              Equivalence::Answer::same);
    EXPECT_EQ(compare_puzzles(with_cage({0, 1}, 4), with_cage({10, 14}, 5)).answer,
              Equivalence::Answer::different);
    EXPECT_EQ(compare_puzzles(with_cage({0, 1}, 4), with_cage({1, 2}, 4)).answer,
              Equivalence::Answer::different);
}

}  // namespace
}  // namespace sudokit
