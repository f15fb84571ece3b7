// Three ways to the same candidates: constraint models, rules of play, unit propagation.
#include "sudokit/models.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/propagation.hpp"
#include "sudokit/rules.hpp"

#include "base/test_rounds.hpp"
#include "rate/nine_filter.hpp"
#include "support/boards.hpp"

namespace sudokit {
namespace {

constexpr std::string_view kBasic = "single-candidate,single-position,candidate-lines";

struct Pair {
    std::string model;
    std::string rules;
};

// What the levels are made of.
const std::vector<Pair>& pairs() {
    static const std::vector<Pair> kAll = {
        {"PRIMAL", "single-candidate"},
        {"PRIMAL+DUAL", "single-candidate,single-position"},
        {"PRIMAL+DUAL+ABSTRACT", std::string(kBasic)},
        {"4-PRIMAL+DUAL+3-ABSTRACT", std::string(kBasic) + ",multiple-lines-4,naked-3"},
        {"4-PRIMAL+4-DUAL+3-ABSTRACT",
         std::string(kBasic) + ",multiple-lines-4,naked-3,hidden-3,fish-3"}};
    return kAll;
}

void expect_equal(const Filtering& a, const Filtering& b, std::string_view what,
                  std::uint64_t seed) {
    ASSERT_EQ(a.state, b.state) << what << ", seed " << seed;
    if (a.state == Filtering::State::failed) return;
    ASSERT_EQ(a.candidates, b.candidates) << what << ", seed " << seed;
}

TEST(ModelsAndRules, LeaveTheSameCandidatesOnBoardsWithBoxes) {
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(60U); ++seed) {
        Rng rng(seed);
        for (const std::uint32_t order : {4U, 6U, 9U, 12U}) {
            const Puzzle puzzle = tests::random_puzzle(
                Board::standard(order), 25 + static_cast<std::uint32_t>(rng.below(20)), rng);
            for (const Pair& pair : pairs()) {
                if (order == 4 && pair.model.find("4-") == std::string::npos) continue;
                expect_equal(filter(puzzle, *read_model(pair.model)),
                             filter(puzzle, *read_rules(pair.rules)), pair.model, seed);
            }
        }
    }
}

TEST(ModelsAndRules, LeaveTheSameCandidatesOn16x16) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Rng rng(seed);
        const Puzzle puzzle = tests::random_puzzle(Board::standard(16), 45, rng);
        for (const Pair& pair : pairs()) {
            expect_equal(filter(puzzle, *read_model(pair.model)),
                         filter(puzzle, *read_rules(pair.rules)), pair.model, seed);
        }
    }
}

TEST(ModelsAndRules, LeaveTheSameCandidatesOnLatinAndJigsawBoards) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Rng rng(seed);
        const Board latin = *Board::make({.order = 7, .regions = Latin{}, .extra = {}});
        for (const Board& board : {latin, tests::random_jigsaw(7, rng)}) {
            const Puzzle puzzle = tests::random_puzzle(board, 30, rng);
            expect_equal(filter(puzzle, *read_model("PRIMAL")),
                         filter(puzzle, *read_rules("single-candidate")), "PRIMAL", seed);
            expect_equal(filter(puzzle, *read_model("PRIMAL+DUAL")),
                         filter(puzzle, *read_rules("single-candidate,single-position")),
                         "PRIMAL+DUAL", seed);
        }
    }
}

// Whatever else is filtered by: tests follow Single Candidate at least.
TEST(ModelsAndRules, ForcingChainsAreSingletonConsistency) {
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(20U); ++seed) {
        Rng rng(seed);
        for (const Board& board : {Board::standard(6), Board::standard(9)}) {
            const Puzzle puzzle =
                tests::random_puzzle(board, 20 + static_cast<std::uint32_t>(rng.below(20)), rng);
            for (const auto& [model, rules] :
                 {std::pair("PRIMAL", "forcing-chains"),
                  std::pair("PRIMAL", "single-candidate,forcing-chains"),
                  std::pair("PRIMAL+DUAL", "single-position,forcing-chains"),
                  std::pair("3-PRIMAL", "naked-2,forcing-chains")}) {
                expect_equal(filter(puzzle, *read_model(model), {.consistency = Consistency::sac}),
                             filter(puzzle, *read_rules(rules)), rules, seed);
            }
        }
    }
}

TEST(NineFilter, LeavesWhatTheModelsLeave) {
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(300U); ++seed) {
        Rng rng(seed);
        const Puzzle puzzle = tests::random_puzzle(
            Board::standard(9), 24 + static_cast<std::uint32_t>(rng.below(16)), rng);
        std::array<std::uint8_t, 81> givens{};
        std::ranges::copy(puzzle.givens(), givens.begin());
        for (const Pair& pair : pairs()) {
            rate::NineFilter fast(givens);
            Filtering quick;
            quick.state = fast.run(*read_rules(pair.rules));
            for (const auto mask : fast.candidates()) quick.candidates.emplace_back(mask);
            expect_equal(quick, filter(puzzle, *read_model(pair.model)), pair.model, seed);
        }
    }
}

// Propagation on the extended encoding is arc consistency of PRIMAL and DUAL together, on the
// others that of PRIMAL alone.
TEST(UnitPropagation, IsArcConsistencyOfTheMatchingModel) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Rng rng(seed);
        const Puzzle puzzle = tests::random_puzzle(tests::random_board(9, rng), 30, rng);
        for (const Encoding encoding :
             {Encoding::minimal, Encoding::efficient, Encoding::extended}) {
            const Cnf cnf(puzzle, {.encoding = encoding});
            const Formula formula(cnf);
            const Propagation propagation = propagate(formula);
            const bool extended = encoding == Encoding::extended;
            const Filtering left = filter(puzzle, *read_model(extended ? "PRIMAL+DUAL" : "PRIMAL"));

            const bool failed = left.state == Filtering::State::failed;
            ASSERT_EQ(propagation.state == PropagationState::contradiction, failed)
                << "seed " << seed;
            if (failed) continue;
            // The minimal encoding does not say that a filled cell holds nothing else.
            std::vector<DigitSet> candidates = candidates_left(cnf, propagation);
            const std::vector<std::uint8_t> filled = filled_digits(cnf, propagation);
            for (Cell cell = 0; cell < filled.size(); ++cell) {
                if (filled[cell] != 0) candidates[cell] = DigitSet::of(filled[cell]);
            }
            ASSERT_EQ(candidates, left.candidates) << "seed " << seed;
        }
    }
}

}  // namespace
}  // namespace sudokit
