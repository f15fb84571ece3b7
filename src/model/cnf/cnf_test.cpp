#include "sudokit/cnf.hpp"

#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "model/cnf/clause_builder.hpp"

namespace sudokit {
namespace {

Puzzle empty(std::uint32_t order) { return Puzzle(Board::standard(order)); }

CnfSize size_of(const Puzzle& puzzle, CnfOptions options = {}) {
    return Cnf(puzzle, options).size();
}

using Clauses = std::multiset<std::set<Literal>>;

Clauses clauses_of(const Cnf& cnf, Family family) {
    Clauses clauses;
    cnf.each_clause(family, [&](const Clause& clause) {
        clauses.insert({clause.literals.begin(), clause.literals.end()});
        return true;
    });
    return clauses;
}

// How many assignments of all variables satisfy all clauses: a plain search, for small formulas.
class ModelCounter {
  public:
    explicit ModelCounter(const Cnf& cnf) : values_(cnf.size().variables + 1) {
        cnf.each_clause([&](const Clause& clause) {
            clauses_.emplace_back(clause.literals.begin(), clause.literals.end());
            return true;
        });
    }

    ModelCounter(std::vector<std::vector<Literal>> clauses, std::size_t variables)
        : clauses_(std::move(clauses)), values_(variables + 1) {}

    std::uint64_t count() {
        std::vector<std::size_t> set;
        std::uint64_t models = 0;
        if (propagate(set)) {
            std::size_t free = 1;
            while (free < values_.size() && values_[free] != 0) ++free;
            if (free == values_.size()) {
                models = 1;
            } else {
                for (const int value : {1, -1}) {
                    values_[free] = value;
                    models += count();
                }
                values_[free] = 0;
            }
        }
        for (const std::size_t variable : set) values_[variable] = 0;
        return models;
    }

  private:
    [[nodiscard]] int value(Literal literal) const {
        const int value = values_[static_cast<std::size_t>(std::abs(literal))];
        return literal > 0 ? value : -value;
    }

    bool propagate(std::vector<std::size_t>& set) {
        for (bool changed = true; changed;) {
            changed = false;
            for (const auto& clause : clauses_) {
                Literal open = 0;
                int open_count = 0;
                bool satisfied = false;
                for (const Literal literal : clause) {
                    satisfied = satisfied || value(literal) > 0;
                    if (value(literal) == 0) {
                        open = literal;
                        ++open_count;
                    }
                }
                if (satisfied || open_count > 1) continue;
                if (open_count == 0) return false;
                set.push_back(static_cast<std::size_t>(std::abs(open)));
                values_[set.back()] = open > 0 ? 1 : -1;
                changed = true;
            }
        }
        return true;
    }

    std::vector<std::vector<Literal>> clauses_;
    std::vector<int> values_;
};

TEST(Cnf, FamiliesHaveTheirCountsOnSeveralOrders) {
    for (const std::uint32_t n : {1U, 4U, 6U, 9U, 12U, 16U}) {
        const Cnf cnf(empty(n));
        const std::uint64_t cells = n * n;
        for (const Family family : {Family::k1, Family::l1, Family::c1}) {
            EXPECT_EQ(cnf.size(family).clauses, cells) << family_name(family) << ' ' << n;
        }
        for (const Family family : {Family::k2, Family::l2, Family::c2}) {
            EXPECT_EQ(cnf.size(family).clauses, cells * n * (n - 1) / 2) << family_name(family);
        }
        const bool boxes = Board::standard(n).has_boxes();
        EXPECT_EQ(cnf.size(Family::b1).clauses, boxes ? cells : 0);
        EXPECT_EQ(cnf.size(Family::b2).clauses, boxes ? cells * n * (n - 1) / 2 : 0);
        EXPECT_EQ(cnf.size(Family::x1).clauses, 0U);
    }
}

TEST(Cnf, EncodingsOfTheUsualBoardHaveTheirKnownSizes) {
    EXPECT_EQ(size_of(empty(9), {.encoding = Encoding::minimal}).clauses, 81U + 3 * 2916);
    EXPECT_EQ(size_of(empty(9), {.encoding = Encoding::efficient}).clauses, 81U + 4 * 2916);
    EXPECT_EQ(size_of(empty(9), {.encoding = Encoding::extended}).clauses, 11988U);
    EXPECT_EQ(size_of(empty(9)).variables, 729U);
}

TEST(Cnf, ThreeSatHasItsKnownSizes) {
    const CnfSize nine = size_of(empty(9), {.form = ClauseForm::three_sat});
    const CnfSize four = size_of(empty(4), {.form = ClauseForm::three_sat});

    EXPECT_EQ(nine.clauses, 13932U);
    EXPECT_EQ(nine.variables, 2673U);
    EXPECT_EQ(four.clauses, 512U);
    EXPECT_EQ(four.variables, 128U);
}

TEST(Cnf, VariablesAndCandidatesConvertBothWays) {
    for (const std::uint32_t n : {1U, 4U, 9U, 64U}) {
        const Cnf cnf(empty(n));
        Variable expected = 0;
        for (Cell cell = 0; cell < n * n; ++cell) {
            for (Digit digit = 1; digit <= n; ++digit) {
                ASSERT_EQ(cnf.variable(cell, digit), ++expected);
                ASSERT_EQ(cnf.candidate(expected), (Candidate{cell, digit}));
            }
        }
        EXPECT_EQ(cnf.candidate_count(), expected);
        EXPECT_EQ(cnf.candidate(0), std::nullopt);
        EXPECT_EQ(cnf.candidate(expected + 1), std::nullopt);
    }
}

TEST(Cnf, FullGivensSayAllOfTheirCellsAndOfThoseTheySee) {
    Puzzle puzzle = empty(4);
    puzzle.set_given(0, 3);
    const Cnf cnf(puzzle, {.givens = GivenClauses::full});

    EXPECT_EQ(clauses_of(cnf, Family::f1), (Clauses{{-1}, {-2}, {3}, {-4}}));
    Clauses seen;
    for (const Cell peer : {1U, 2U, 3U, 4U, 5U, 8U, 12U}) seen.insert({-cnf.variable(peer, 3)});
    EXPECT_EQ(clauses_of(cnf, Family::f2), seen);
}

TEST(Cnf, FullGivensOfACompleteGridAreAllOfTheCandidates) {
    Puzzle puzzle = empty(9);
    for (Cell cell = 0; cell < 81; ++cell) {
        const Cell row = cell / 9;
        puzzle.set_given(cell, (row * 3 + row / 3 + cell % 9) % 9 + 1);
    }
    const Cnf cnf(puzzle, {.givens = GivenClauses::full});
    EXPECT_EQ(cnf.size(Family::f1).clauses + cnf.size(Family::f2).clauses, 729U);
}

TEST(Cnf, BoxesOfTheFourBoardAreSpelledOut) {
    const Cnf cnf(empty(4));
    const Clauses boxes = clauses_of(cnf, Family::b1);

    ASSERT_EQ(boxes.size(), 16U);
    EXPECT_EQ(boxes.count(
                  {cnf.variable(2, 1), cnf.variable(3, 1), cnf.variable(6, 1), cnf.variable(7, 1)}),
              1U);
}

TEST(Cnf, ExtraHousesAndPencilmarksHaveFamiliesOfTheirOwn) {
    Shape shape = Shape::boxes(3, 3);
    shape.diagonals = true;
    shape.windows = true;
    Puzzle puzzle(*Board::make(shape));
    puzzle.set_pencilmarks(5, DigitSet::of(1) | DigitSet::of(2));
    const Cnf cnf(puzzle);

    EXPECT_EQ(cnf.size(Family::x1).clauses, 6U * 9);
    EXPECT_EQ(cnf.size(Family::x2).clauses, 6U * 9 * 36);
    EXPECT_EQ(cnf.size(Family::marks).clauses, 7U);
    EXPECT_EQ(cnf.size().clauses, 11988U + 54 + 1944 + 7);
}

TEST(Cnf, LatinAndJigsawBoardsHaveTheirRegionsAndNoMore) {
    const Cnf latin{Puzzle(*Board::make({.order = 5, .regions = Latin{}, .extra = {}}))};
    const Cnf jigsaw{
        Puzzle(*Board::make({.order = 4,
                             .regions = Jigsaw{{0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}},
                             .extra = {}}))};

    EXPECT_EQ(latin.families(), (std::vector{Family::k1, Family::k2, Family::l1, Family::l2,
                                             Family::c1, Family::c2, Family::f1}));
    EXPECT_EQ(clauses_of(jigsaw, Family::b1)
                  .count({jigsaw.variable(0, 2), jigsaw.variable(1, 2), jigsaw.variable(2, 2),
                          jigsaw.variable(5, 2)}),
              1U);
}

TEST(Cnf, EveryWayOfSayingItHasAsManyModelsAsThereAreSolutions) {
    Puzzle puzzle = empty(6);
    const std::string first_rows = "123456456123234561";
    for (Cell cell = 0; cell < first_rows.size(); ++cell) {
        puzzle.set_given(cell, static_cast<Digit>(first_rows[cell] - '0'));
    }
    const std::uint64_t solutions = ModelCounter(Cnf(puzzle)).count();
    ASSERT_GT(solutions, 10U);

    for (const auto way : {AtMostOne::product, AtMostOne::ladder, AtMostOne::commander}) {
        for (const auto encoding : {Encoding::minimal, Encoding::efficient, Encoding::extended}) {
            for (const auto form : {ClauseForm::any, ClauseForm::three_sat_exact}) {
                const Cnf cnf(puzzle, {encoding, GivenClauses::full, way, form});
                EXPECT_EQ(ModelCounter(cnf).count(), solutions)
                    << static_cast<int>(way) << static_cast<int>(encoding)
                    << static_cast<int>(form);
            }
        }
    }
}

Puzzle with_cage(Puzzle puzzle, std::vector<Cell> cells, std::uint32_t sum) {
    puzzle.add_constraint(*make_constraint(
        {.kind = "killer-cage", .cells = std::move(cells), .value = sum}, puzzle.board()));
    return puzzle;
}

// Grids that begin with 1 and 2 and have the sum in the cells, by trying all.
std::uint64_t grids_with_sum(std::span<const Cell> cells, std::uint32_t sum) {
    std::uint64_t right = 0;
    std::vector<std::uint8_t> digits(16);
    const auto fill = [&](const auto& go_on, Cell cell) -> void {
        if (cell == digits.size()) {
            std::uint32_t found = 0;
            std::set<int> seen;
            for (const Cell each : cells) {
                found += digits[each];
                seen.insert(digits[each]);
            }
            if (found == sum && seen.size() == cells.size()) ++right;
            return;
        }
        for (std::uint8_t digit = 1; digit <= 4; ++digit) {
            if (cell < 2 && digit != cell + 1) continue;
            digits[cell] = digit;
            if (!find_clash(Board::standard(4), digits)) go_on(go_on, cell + 1);
        }
        digits[cell] = 0;
    };
    fill(fill, 0);
    return right;
}

TEST(Cnf, CagesHaveAsManyModelsAsThereAreSolutions) {
    const std::vector<std::vector<Cell>> shapes = {{4, 5}, {0, 6}, {3, 6, 9}, {2, 7, 9, 12}};
    Puzzle begun = empty(4);
    begun.set_given(0, 1);
    begun.set_given(1, 2);
    for (const auto& cells : shapes) {
        for (std::uint32_t sum = 1; sum <= 10; ++sum) {
            const Puzzle puzzle = with_cage(begun, cells, sum);
            const std::uint64_t solutions = grids_with_sum(cells, sum);
            for (const auto way : {AtMostOne::pairwise, AtMostOne::ladder}) {
                for (const auto form : {ClauseForm::any, ClauseForm::three_sat_exact}) {
                    const Cnf cnf(puzzle, {.at_most_one = way, .form = form});
                    EXPECT_EQ(ModelCounter(cnf).count(), solutions)
                        << cells.size() << " cells, sum " << sum;
                }
            }
        }
    }
}

// 526 sets of eight digits add up to 68: for each two of them there would be 138,075 clauses.
TEST(Cnf, CagesWithManyCasesHaveClausesInProportionToThem) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < 8; ++cell) cells.push_back(cell);
    const Cnf cnf(with_cage(empty(16), cells, 68));
    constexpr std::uint64_t kCases = 526;

    const CnfSize size = cnf.size(Family::constraints);

    EXPECT_EQ(size.variables, static_cast<std::uint64_t>(cnf.candidate_count()) + kCases);
    const std::uint64_t pairs_that_differ = 28 * 16;
    const std::uint64_t excluded = 8 * 8 * kCases;
    EXPECT_EQ(size.clauses, pairs_that_differ + 1 + excluded + 8 * 16);
}

TEST(Cnf, ThreeSatHasAsManyModelsSinceOneLiteralOfEachLongClauseHolds) {
    for (const auto form : {ClauseForm::three_sat, ClauseForm::three_sat_exact}) {
        const Cnf cnf(empty(4), {.form = form});

        EXPECT_EQ(ModelCounter(cnf).count(), 288U);
        cnf.each_clause([](const Clause& clause) {
            EXPECT_LE(clause.literals.size(), 3U);
            return true;
        });
    }
}

TEST(ClauseBuilder, OnlyTheExactThreeSatKeepsTheNumberOfModelsOfAnyClause) {
    const std::vector<Literal> literals = {1, -2, 3, -4, 5};
    for (const auto form : {ClauseForm::three_sat, ClauseForm::three_sat_exact}) {
        const CnfOptions options{.form = form};
        std::vector<std::vector<Literal>> clauses;
        const auto keep = [&](const Clause& clause) {
            clauses.emplace_back(clause.literals.begin(), clause.literals.end());
            return true;
        };
        model::ClauseBuilder builder(options, 5, keep);
        builder.clause(literals);

        const auto variables = static_cast<std::size_t>(builder.variables());
        const std::uint64_t models = ModelCounter(std::move(clauses), variables).count();
        if (form == ClauseForm::three_sat_exact) {
            EXPECT_EQ(models, 31U);
        } else {
            EXPECT_GT(models, 31U);
        }
    }
}

TEST(Cnf, MakingStopsWhenTheSinkHasEnough) {
    int seen = 0;
    const bool whole = Cnf(empty(9)).each_clause([&](const Clause&) { return ++seen < 100; });

    EXPECT_FALSE(whole);
    EXPECT_EQ(seen, 100);
}

TEST(Cnf, OfABoardOfCliquesAsksForAPlaceOfEachDigitInFullHousesOnly) {
    Shape shape;
    shape.order = 3;
    shape.regions = Cliques{11, {{0, 1, 2}, {2, 10}}};
    const Cnf cnf(Puzzle(*Board::make(shape)), {});
    EXPECT_EQ(cnf.candidate_count(), 33);
    EXPECT_EQ(cnf.size(Family::k1).clauses, 11U);
    EXPECT_EQ(cnf.size(Family::x1).clauses, 3U);
    EXPECT_EQ(cnf.size(Family::x2).clauses, 3U * (3 + 1));
    EXPECT_EQ(cnf.size().variables, 33U);
    EXPECT_EQ(cnf.candidate(33), (Candidate{10, 3}));
}

}  // namespace
}  // namespace sudokit
