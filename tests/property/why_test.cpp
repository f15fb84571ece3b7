// What a conclusion of a model or of rules is said to rest on is enough for it, and all of it is
// used.
#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/consistency.hpp"
#include "sudokit/rules.hpp"

#include "base/test_rounds.hpp"
#include "support/boards.hpp"

namespace sudokit {
namespace {

// The puzzle with no givens but these; pencilmarks and constraints stay.
Puzzle with_givens(const Puzzle& puzzle, const std::vector<Cell>& givens) {
    Puzzle out = puzzle;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        if (!std::ranges::binary_search(givens, cell)) out.set_given(cell, 0);
    }
    return out;
}

// Some candidate that was settled, and whether it holds.
struct Question {
    Candidate candidate;
    bool holds;
};

std::optional<Question> some_question(const Puzzle& puzzle, const Filtering& left, Rng& rng) {
    if (left.state == Filtering::State::failed) return std::nullopt;
    std::vector<Question> all;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        const DigitSet before = puzzle.allowed(cell);
        const DigitSet after = left.candidates[cell];
        for (const Digit digit : before & ~after) all.push_back({{cell, digit}, false});
        if (before.size() > 1 && after.size() == 1) all.push_back({{cell, after.first()}, true});
    }
    if (all.empty()) return std::nullopt;
    return all[rng.below(all.size())];
}

void expect_answered(const Filtering& left, const Question& question) {
    const DigitSet candidates = left.candidates[question.candidate.cell];
    if (question.holds) {
        EXPECT_EQ(candidates, DigitSet::of(question.candidate.digit));
    } else {
        EXPECT_FALSE(candidates.contains(question.candidate.digit));
    }
}

Puzzle some_puzzle(const Board& board, Rng& rng) {
    Puzzle puzzle =
        tests::random_puzzle(board, 20 + static_cast<std::uint32_t>(rng.below(25)), rng);
    if (rng.below(3) == 0) tests::add_random_pencilmarks(puzzle, rng);
    return puzzle;
}

// Everything that a deduction rests on was there from the beginning, or is told before it; and
// everything that is told is used.
void expect_in_order(const Puzzle& puzzle, const RuleProof& proof, Cell asked) {
    std::set<Candidate> gone;
    std::set<Cell> filled(proof.givens.begin(), proof.givens.end());
    std::set<Candidate> used;
    std::set<Cell> used_cells;
    for (const RuleDeduction& deduction : proof.deductions) {
        for (const Candidate candidate : deduction.absent) {
            used.insert(candidate);
            if (!puzzle.allowed(candidate.cell).contains(candidate.digit)) continue;
            EXPECT_TRUE(gone.contains(candidate));
        }
        for (const Cell cell : deduction.filled) {
            used_cells.insert(cell);
            EXPECT_TRUE(filled.contains(cell));
        }
        gone.insert(deduction.removed.begin(), deduction.removed.end());
        if (deduction.placed) filled.insert(deduction.placed->cell);
    }
    for (const RuleDeduction& deduction : proof.deductions) {
        for (const Candidate candidate : deduction.removed) {
            EXPECT_TRUE(used.contains(candidate) || candidate.cell == asked);
        }
        const bool placed = deduction.placed && (used_cells.contains(deduction.placed->cell) ||
                                                 deduction.placed->cell == asked);
        EXPECT_TRUE(placed || !deduction.removed.empty());
    }
}

TEST(Why, GivensThatRulesRestOnAreEnough) {
    std::size_t asked = 0;
    std::size_t fewer = 0;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(40U); ++seed) {
        Rng rng(seed);
        for (const std::string_view name :
             {"single-candidate,single-position",
              "single-candidate,single-position,candidate-lines,naked-3,hidden-3,fish-3",
              "single-candidate,multiple-lines-2",
              "single-candidate,candidate-lines,franken-fish-3", "forcing-chains",
              "single-position,forcing-chains"}) {
            const Puzzle puzzle = some_puzzle(Board::standard(rng.below(2) == 0 ? 6 : 9), rng);
            const RuleSet rules = *read_rules(name);
            std::vector<RuleDeduction> trace;
            const auto keep = [&](const RuleDeduction& deduction) { trace.push_back(deduction); };
            RuleSink sink(keep);
            const Filtering left = filter(puzzle, rules, {}, &sink);
            EXPECT_EQ(left.candidates, filter(puzzle, rules).candidates);
            const auto question = some_question(puzzle, left, rng);
            if (!question) continue;
            SCOPED_TRACE(std::string(name) + ", seed " + std::to_string(seed));

            const RuleProof proof =
                deductions_behind(puzzle, trace, question->candidate, question->holds);

            ++asked;
            ASSERT_FALSE(proof.deductions.empty());
            expect_in_order(puzzle, proof, question->candidate.cell);
            const Puzzle reduced = with_givens(puzzle, proof.givens);
            if (reduced.given_count() < puzzle.given_count()) ++fewer;
            expect_answered(filter(reduced, rules), *question);
            for (const RuleDeduction& deduction : proof.deductions) {
                for (const Language language : {Language::en, Language::fr}) {
                    EXPECT_FALSE(
                        reason_text(puzzle.board(), deduction, {.language = language}).empty());
                }
            }
        }
    }
    EXPECT_GT(asked, 0U);
    EXPECT_GT(fewer, 0U);
}

TEST(Why, GivensThatModelsRestOnAreEnough) {
    std::size_t asked = 0;
    std::size_t tested = 0;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(30U); ++seed) {
        Rng rng(seed);
        for (const auto& [consistency, model, order] :
             {std::tuple("AC", "PRIMAL", 9U), std::tuple("AC", "PRIMAL+DUAL+ABSTRACT", 9U),
              std::tuple("AC", "4-PRIMAL+4-DUAL+3-ABSTRACT", 9U), std::tuple("SAC", "PRIMAL", 9U),
              std::tuple("NSAC", "PRIMAL", 9U), std::tuple("SAC", "PRIMAL+DUAL+ABSTRACT", 6U),
              std::tuple("SAC2", "PRIMAL", 6U)}) {
            const Puzzle puzzle = some_puzzle(Board::standard(order), rng);
            const Model read = *read_model(model);
            const LocalConsistency level = *find_consistency(consistency);
            std::vector<Elimination> trace;
            const auto keep = [&](const Elimination& elimination) { trace.push_back(elimination); };
            EliminationSink sink(keep);
            const Filtering left = filter(puzzle, read, level, {.sink = &sink});
            const auto question = some_question(puzzle, left, rng);
            if (!question) continue;
            SCOPED_TRACE(std::string(consistency) + "(" + model + "), seed " +
                         std::to_string(seed));

            const ModelProof proof = eliminations_behind(puzzle, read, level, trace,
                                                         question->candidate, question->holds);

            ++asked;
            ASSERT_FALSE(proof.eliminations.empty());
            EXPECT_LE(proof.eliminations.size(), trace.size());
            for (const Elimination& elimination : proof.eliminations) {
                if (elimination.kind != Elimination::Kind::refuted) continue;
                ++tested;
                EXPECT_FALSE(elimination.test.empty());
            }
            expect_answered(filter(with_givens(puzzle, proof.givens), read, level), *question);
        }
    }
    if (tests::test_factor() < 1) return;
    EXPECT_GT(asked, 0U);
    EXPECT_GT(tested, 0U);
}

TEST(Why, ConstraintsOfThePuzzleAreReasonsToo) {
    Puzzle puzzle(Board::standard(4));
    puzzle.add_constraint(
        *make_constraint({.kind = "killer-cage", .cells = {0, 1}, .value = 7}, puzzle.board()));
    puzzle.set_given(8, 4);   // r3c1, so that r1c1 is 3
    puzzle.set_given(15, 1);  // has nothing to do with it
    const Model model = *read_model("PRIMAL");
    std::vector<Elimination> trace;
    const auto keep = [&](const Elimination& elimination) { trace.push_back(elimination); };
    EliminationSink sink(keep);
    const Filtering left = filter(puzzle, model, LocalConsistency{}, {.sink = &sink});
    ASSERT_EQ(left.candidates[0], DigitSet::of(3));

    const ModelProof proof = eliminations_behind(puzzle, model, {}, trace, {1, 3}, false);

    EXPECT_EQ(proof.givens, std::vector<Cell>{8});
}

}  // namespace
}  // namespace sudokit
