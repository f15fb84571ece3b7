#include "sudokit/models.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/consistency.hpp"

#include "base/test_deadline.hpp"
#include "board/test_puzzle.hpp"
#include "model/fd/cliques.hpp"
#include "model/fd/puzzle_model.hpp"

namespace sudokit {
namespace {

// Solved by AC(PRIMAL+DUAL), not by AC(PRIMAL).
constexpr std::string_view kTheorem =
    "9.84..........3.....7.68...4....97...756.....2...37.5.754..689.......5..8.2.7463.";

Puzzle nine(std::string_view text) { return puzzle_of(Board::standard(9), text); }

Filtering filtered(const Puzzle& puzzle, std::string_view model,
                   Consistency consistency = Consistency::ac) {
    return filter(puzzle, *read_model(model), {.consistency = consistency});
}

TEST(Models, NamesAreReadAndWritten) {
    for (const std::string name : {"PRIMAL", "DUAL", "PRIMAL+DUAL", "4-PRIMAL+DUAL+3-ABSTRACT",
                                   "9-PRIMAL+9-DUAL+ABSTRACT", "ZONE-DUAL", "PRIMAL+3-ZONE-DUAL"}) {
        const auto model = read_model(name);
        ASSERT_TRUE(model) << name;
        EXPECT_EQ(model_name(*model), name);
    }
    EXPECT_EQ(model_name(*read_model(" dual + 3-primal")), "3-PRIMAL+DUAL");
}

TEST(Models, NamesThatMeanNothingAreFaults) {
    for (const std::string name : {"", " ", "PRIMAL+", "PRIMEL", "2-PRIMAL", "x-DUAL", "4-ABSTRACT",
                                   "PRIMAL+PRIMAL", "PRIMAL+3-PRIMAL", "+", "-DUAL", "ZONE-PRIMAL",
                                   "2-ZONE-DUAL", "DUAL+ZONE-DUAL", "ZONE-DUAL+3-DUAL"}) {
        EXPECT_FALSE(read_model(name)) << name;
    }
}

TEST(Models, AbstractNeedsBoxesAndStrengthIsBounded) {
    const Board latin = *Board::make({.order = 5, .regions = Latin{}, .extra = {}});

    EXPECT_TRUE(model_fault(*read_model("PRIMAL+ABSTRACT"), latin));
    EXPECT_FALSE(model_fault(*read_model("5-PRIMAL+DUAL"), latin));
    EXPECT_TRUE(model_fault(*read_model("6-PRIMAL"), latin));
    EXPECT_FALSE(model_fault(*read_model("PRIMAL+3-ABSTRACT"), Board::standard(6)));
}

TEST(Models, PrimalAndDualSolveWhatPrimalDoesNot) {
    const Puzzle puzzle = nine(kTheorem);

    EXPECT_EQ(filtered(puzzle, "PRIMAL").state, Filtering::State::open);
    EXPECT_EQ(filtered(puzzle, "PRIMAL+DUAL").state, Filtering::State::solved);
    EXPECT_EQ(filtered(puzzle, "PRIMAL", Consistency::sac).state, Filtering::State::solved);
}

// An X-Wing of 6 in rows 4 and 9. Without what places say across rows there are hidden tuples only.
TEST(Models, PlacesOfOneZoneAloneSeeNoXWing) {
    const Puzzle puzzle =
        nine("8..13942.194.263.8.32.481.948.95.21...128..942.9614.83.4.892..171836594292.47183.");

    EXPECT_EQ(filtered(puzzle, "3-DUAL").state, Filtering::State::solved);
    const Filtering zones = filtered(puzzle, "9-ZONE-DUAL");
    EXPECT_EQ(zones.state, Filtering::State::open);
    EXPECT_TRUE(zones.candidates[2].contains(6));  // which the X-Wing would remove
    EXPECT_EQ(filtered(nine(kTheorem), "ZONE-DUAL").state, Filtering::State::solved);
}

TEST(Models, ContradictionsAreFound) {
    Puzzle puzzle = nine(kTheorem);
    puzzle.set_given(1, 9);

    for (const std::string_view model : {"PRIMAL", "DUAL", "9-PRIMAL+3-ABSTRACT"}) {
        EXPECT_EQ(filtered(puzzle, model).state, Filtering::State::failed) << model;
    }
}

TEST(Models, ADeadlineStopsTests) {
    const Deadline passed([](const void*) { return true; }, nullptr);
    const Filtering left = filter(nine(kTheorem), *read_model("PRIMAL"),
                                  {.consistency = Consistency::sac, .deadline = passed});

    EXPECT_EQ(left.state, Filtering::State::stopped);
}

// The diagonals make many sets of cells that must all differ: looking for them takes longest.
TEST(Models, ADeadlineStopsTheMakingOfLargeModels) {
    Shape shape = Shape::standard(25);
    shape.diagonals = true;
    const Puzzle puzzle(*Board::make(shape));
    for (const std::string_view model : {"9-PRIMAL", "DUAL", "PRIMAL+DUAL+3-ABSTRACT"}) {
        for (const std::uint64_t looks : {0U, 1U, 2U}) {
            const tests::Patience patience(looks);
            const Filtering left =
                filter(puzzle, *read_model(model), {.deadline = patience.deadline()});
            EXPECT_EQ(left.state, Filtering::State::stopped) << model << ' ' << looks;
            EXPECT_EQ(left.removed, 0U) << model;
            EXPECT_EQ(patience.looks(), looks + 1) << model;
        }
    }
}

TEST(Models, ADeadlineStopsArcConsistencyOfLargeBoards) {
    const Deadline passed([](const void*) { return true; }, nullptr);
    Puzzle puzzle(Board::standard(25));
    puzzle.set_given(0, 1);

    for (const std::string_view model : {"PRIMAL", "25-PRIMAL", "12-PRIMAL", "PRIMAL+DUAL"}) {
        const Filtering left = filter(puzzle, *read_model(model), {.deadline = passed});
        EXPECT_EQ(left.state, Filtering::State::stopped) << model;
        ASSERT_EQ(left.candidates.size(), 625U);
        EXPECT_EQ(filtered(puzzle, model).state, Filtering::State::open) << model;
    }
}

// What was removed, elimination by elimination, is what is not left.
TEST(Models, EliminationsAddUpToTheResult) {
    const Puzzle puzzle = nine(kTheorem);
    std::vector<DigitSet> left;
    for (Cell cell = 0; cell < 81; ++cell) left.push_back(puzzle.allowed(cell));
    const auto take = [&](const Elimination& elimination) {
        EXPECT_FALSE(reason_text(puzzle.board(), elimination, Language::fr).empty());
        if (elimination.variable.kind != ModelVariable::Kind::cell) return;
        EXPECT_EQ(elimination.values & ~left[elimination.variable.where], DigitSet());
        left[elimination.variable.where] &= ~elimination.values;
    };
    EliminationSink sink(take);
    const Filtering filtering =
        filter(puzzle, *read_model("4-PRIMAL+DUAL+3-ABSTRACT"), {.sink = &sink});

    EXPECT_EQ(filtering.candidates, left);
    EXPECT_EQ(filtering.state, Filtering::State::solved);
}

TEST(Models, PairsAreNamedInTheirReason) {
    Puzzle puzzle(Board::standard(9));
    const DigitSet pair = DigitSet::of(3) | DigitSet::of(5);
    puzzle.set_pencilmarks(0, pair);
    puzzle.set_pencilmarks(4, pair);
    std::set<std::string> reasons;
    const auto take = [&](const Elimination& elimination) {
        reasons.insert(variable_text(puzzle.board(), elimination.variable, Language::en) + ": " +
                       reason_text(puzzle.board(), elimination, Language::en));
    };
    EliminationSink sink(take);
    const Filtering left = filter(puzzle, *read_model("3-PRIMAL"), {.sink = &sink});

    EXPECT_EQ(left.removed, 14U);
    EXPECT_EQ(reasons.size(), 7U);
    EXPECT_TRUE(reasons.contains("r1c2: r1c1 and r1c5 need 3 and 5"));
}

TEST(Models, ReasonsAreLookedForUntilTheDeadline) {
    Puzzle puzzle(Board::standard(4));
    puzzle.add_constraint(
        *make_constraint({.kind = "killer-cage", .cells = {0, 1}, .value = 7}, puzzle.board()));
    puzzle.set_given(8, 4);
    const Model model = *read_model("PRIMAL");
    std::vector<Elimination> trace;
    const auto keep = [&](const Elimination& elimination) { trace.push_back(elimination); };
    EliminationSink sink(keep);
    (void)filter(puzzle, model, {.sink = &sink});
    const tests::Patience to_build(~std::uint64_t{0});
    const fd::PuzzleModel built(puzzle, model, to_build.deadline());

    const tests::Patience no_more(to_build.looks() + 1);
    const ModelProof proof =
        eliminations_behind(puzzle, model, {}, trace, {1, 3}, false, no_more.deadline());

    EXPECT_TRUE(proof.stopped);
    EXPECT_EQ(no_more.late_looks(), 0U);
}

TEST(PuzzleModel, FiltersConstraintsByThemselvesThatSayMoreThanWhatDiffers) {
    const auto count = [](ConstraintData data) {
        Puzzle puzzle(Board::standard(4));
        puzzle.add_constraint(*make_constraint(std::move(data), puzzle.board()));
        return fd::PuzzleModel(puzzle, *read_model("PRIMAL")).store().constraint_count();
    };
    constexpr std::size_t kPairs = 16 * 7 / 2;

    EXPECT_EQ(count({.kind = "anti-knight"}), kPairs + 24);
    // Three pairs, and all three of them at once.
    EXPECT_EQ(count({.kind = "killer-cage", .cells = {0, 6, 9}}), kPairs + 4);
    EXPECT_EQ(count({.kind = "killer-cage", .cells = {0, 6, 9}, .value = 6}), kPairs + 4 + 1);
}

TEST(Cliques, AreTheHousesOfPlainBoardsAndMoreElsewhere) {
    // By the search, as if it were not plain: an extra house that is a row already changes nothing.
    Shape shape = Shape::boxes(3, 3);
    shape.extra = {{0, 1, 2, 3, 4, 5, 6, 7, 8}};
    EXPECT_EQ(fd::cliques_of(Board::standard(9)).size(), 27U);
    EXPECT_EQ(fd::cliques_of(*Board::make(shape)).size(), 27U);

    const Board jigsaw =
        *Board::make({.order = 4,
                      .regions = Jigsaw{{0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}},
                      .extra = {}});
    std::set<std::vector<Cell>> cliques;
    for (const auto& clique : fd::cliques_of(jigsaw)) {
        EXPECT_TRUE(cliques.insert(clique).second);
        for (const Cell a : clique) {
            for (const Cell b : clique) {
                if (a == b) continue;
                const auto peers = jigsaw.peers(a);
                EXPECT_TRUE(std::find(peers.begin(), peers.end(), b) != peers.end());
            }
        }
    }
    for (const House& house : jigsaw.houses()) {
        EXPECT_TRUE(cliques.contains({house.cells.begin(), house.cells.end()}));
    }
    EXPECT_GT(cliques.size(), jigsaw.houses().size());
}

}  // namespace
}  // namespace sudokit
