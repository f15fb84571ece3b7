#include "sudokit/proof.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/formats.hpp"
#include "sudokit/rng.hpp"

#include "backend/proof_cadical.hpp"

namespace sudokit {
namespace {

#if SUDOKIT_WITH_CADICAL

using backend::solve_traced;
using backend::TracedAnswer;
using backend::TracedVerdict;

constexpr std::string_view kEscargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
constexpr std::string_view kNoSolution =
    "9..1..4.88...5...3.3.8...2..9......2..142..8.3..9..7.1.6..342.9.1.2...5....6.93.7";
constexpr std::string_view kTwoSolutions =
    "..9.86.4152.......4...2.3..6.2831795..52746..8376951.4..4.67..2.5.9...63.6.45.9..";

Puzzle puzzle_of(std::string_view text, const ReadOptions& options = {}) {
    const auto entries = read_entries(text, options);
    EXPECT_TRUE(entries) << entries.error().message.in(Language::en);
    return entries->front().puzzle;
}

Certificate proved(const Puzzle& puzzle, const ProveOptions& options = {}) {
    auto certificate = prove(puzzle, options);
    EXPECT_TRUE(certificate);
    EXPECT_TRUE(certificate->has_value());
    return **certificate;
}

std::string verdict_of(const Certificate& certificate) {
    const Verification verification = verify(certificate);
    if (verification.verdict == VerifyVerdict::verified) return "verified";
    return std::string(verification.file) + ":" + std::to_string(verification.line) + ": " +
           verification.reason.in(Language::en);
}

TEST(Prove, TheOnlySolutionIsCertified) {
    const Certificate certificate = proved(puzzle_of(kEscargot));

    EXPECT_EQ(certificate.claim, Claim::one);
    ASSERT_EQ(certificate.solutions.size(), 1U);
    EXPECT_TRUE(solves(certificate.solutions[0], certificate.puzzle));
    EXPECT_EQ(verdict_of(certificate), "verified");
    EXPECT_EQ(verify(certificate).clauses, 11988U + 23 + 1);
    EXPECT_GT(verify(certificate).proof.additions, 10U);
}

TEST(Prove, ThatThereIsNoSolutionIsCertified) {
    const Certificate certificate = proved(puzzle_of(kNoSolution));

    EXPECT_EQ(certificate.claim, Claim::none);
    EXPECT_TRUE(certificate.solutions.empty());
    EXPECT_EQ(verdict_of(certificate), "verified");
}

TEST(Prove, ClashingGivensAreCertifiedToHaveNoSolution) {
    const Certificate certificate = proved(puzzle_of("11.............."));

    EXPECT_EQ(certificate.claim, Claim::none);
    EXPECT_EQ(verdict_of(certificate), "verified");
}

TEST(Prove, TwoSolutionsAreWitnessesOfSeveral) {
    const Certificate certificate = proved(puzzle_of(kTwoSolutions));

    EXPECT_EQ(certificate.claim, Claim::several);
    EXPECT_EQ(certificate.solutions.size(), 2U);
    EXPECT_TRUE(certificate.formula.empty());
    EXPECT_EQ(verdict_of(certificate), "verified");
}

TEST(Prove, EveryEncodingIsCertified) {
    for (const Encoding encoding : {Encoding::minimal, Encoding::efficient, Encoding::extended}) {
        for (const GivenClauses givens : {GivenClauses::units, GivenClauses::full}) {
            const ProveOptions options{.encoding = encoding, .givens = givens};
            EXPECT_EQ(verdict_of(proved(puzzle_of(kEscargot), options)), "verified");
            EXPECT_EQ(verdict_of(proved(puzzle_of(kNoSolution), options)), "verified");
        }
    }
}

TEST(Prove, StopsAtTheDeadline) {
    const Deadline over([](const void*) { return true; }, nullptr);

    const auto certificate = prove(puzzle_of(kEscargot), {.deadline = over});

    ASSERT_TRUE(certificate);
    EXPECT_FALSE(certificate->has_value());
}

TEST(Prove, BoardsOfAllKindsAreCertified) {
    ReadOptions latin;
    latin.latin = true;
    ReadOptions diagonals;
    diagonals.diagonals = true;
    std::vector<Puzzle> puzzles = {Puzzle(Board::standard(1)), puzzle_of("12..", latin),
                                   puzzle_of("2.1....24....3.."),
                                   puzzle_of("2.1....24....3..", diagonals)};
    Puzzle marked(Board::standard(4));
    marked.set_given(0, 1);
    marked.set_pencilmarks(5, DigitSet::of(3));
    puzzles.push_back(marked);
    Shape jigsaw{.order = 4,
                 .regions = Jigsaw{{0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}},
                 .extra = {{0, 6, 9, 15}}};
    puzzles.emplace_back(*Board::make(jigsaw));
    puzzles.back().set_given(3, 2);

    for (const Puzzle& puzzle : puzzles) {
        EXPECT_EQ(verdict_of(proved(puzzle)), "verified") << shape_name(puzzle.board().shape());
    }
}

// Puzzles of 16x16 with about half their cells empty, made from a pattern by renaming and moving.
Puzzle sixteen(std::uint64_t seed) {
    Rng rng(seed);
    const Board board = Board::standard(16);
    std::vector<std::uint32_t> names(16);
    for (std::uint32_t i = 0; i < 16; ++i) names[i] = i + 1;
    rng.shuffle(names);
    Puzzle puzzle(board);
    for (std::uint32_t row = 0; row < 16; ++row) {
        for (std::uint32_t column = 0; column < 16; ++column) {
            const std::uint32_t shifted = (row % 4 * 4 + row / 4 + column) % 16;
            if (rng.below(100) < 45) puzzle.set_given(board.cell(row, column), names[shifted]);
        }
    }
    return puzzle;
}

TEST(Prove, SixteenBySixteenIsCertified) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        EXPECT_EQ(verdict_of(proved(sixteen(seed))), "verified") << seed;
    }
}

std::vector<Literal> random_clause(Variable variables, Rng& rng) {
    std::vector<Literal> clause(3);
    for (Literal& literal : clause) {
        literal = 1 + static_cast<Literal>(rng.below(static_cast<std::uint64_t>(variables)));
        if (rng.below(2) == 0) literal = -literal;
    }
    return clause;
}

// Ratio 5 is beyond the threshold, so that hardly any has a model.
DratFormula random_formula(Variable variables, Rng& rng) {
    DratFormula formula{variables};
    for (Variable i = 0; i < 5 * variables; ++i) {
        formula.clauses.add(random_clause(variables, rng));
    }
    return formula;
}

TEST(CheckDrat, AcceptsWhatTheSolverWrites) {
    std::uint64_t refuted = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng rng(seed);
        const DratFormula formula =
            random_formula(static_cast<Variable>(5 + rng.below(seed < 190 ? 60 : 140)), rng);
        const TracedAnswer answer = solve_traced(formula);
        if (answer.verdict != TracedVerdict::refuted) continue;
        ++refuted;

        const DratOutcome outcome = check_drat(formula, answer.proof);

        EXPECT_EQ(outcome.verdict, DratVerdict::verified)
            << seed << ": " << outcome.line << ": " << outcome.reason.in(Language::en);
    }
    EXPECT_GT(refuted, 150U);
}

// Without its last line, or with the sign of a literal changed, a proof may still be one; but the
// checker must never take it for a proof where the formula has a model.
TEST(CheckDrat, NeverAcceptsTheProofOfAnotherFormulaThatHasAModel) {
    std::uint64_t tried = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Rng rng(seed);
        const DratFormula formula = random_formula(12, rng);
        const TracedAnswer answer = solve_traced(formula);
        if (answer.verdict != TracedVerdict::refuted) continue;
        DratFormula part{formula.variables};
        for (std::size_t i = 0; i < formula.clauses.size(); ++i) {
            if (rng.below(5) > 0) part.clauses.add(formula.clauses[i]);
        }
        if (solve_traced(part).verdict != TracedVerdict::model) continue;
        ++tried;

        EXPECT_EQ(check_drat(part, answer.proof).verdict, DratVerdict::rejected) << seed;
    }
    EXPECT_GT(tried, 50U);
}

TEST(CheckDrat, RejectsAProofOfASudokuWithALineThatSaysTooMuch) {
    const Certificate certificate = proved(puzzle_of(kEscargot));
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < certificate.proof.size();) {
        const std::size_t end = certificate.proof.find('\n', at);
        lines.push_back(certificate.proof.substr(at, end - at + 1));
        at = end + 1;
    }
    const std::string solved =
        std::to_string(Cnf(certificate.puzzle).variable(1, certificate.solutions[0].digits[1]));
    ASSERT_GT(lines.size(), 20U);

    // In the place of each line the claim that a cell does not hold its digit, which is false.
    // Once the puzzle is refuted by propagation it follows all the same.
    std::size_t rejected = 0;
    for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 40); ++i) {
        Certificate altered = certificate;
        altered.proof.clear();
        for (std::size_t j = 0; j < lines.size(); ++j) {
            altered.proof += j == i ? "-" + solved + " 0\n" : lines[j];
        }
        const Verification verification = verify(altered);
        if (verification.verdict != VerifyVerdict::rejected) continue;
        ++rejected;
        EXPECT_EQ(verification.line, i + 1);
        EXPECT_EQ(verification.file, "proof.drat");
    }
    EXPECT_GE(rejected, 20U);
}

#else

TEST(Prove, SaysThatItCannot) {
    const auto certificate = prove(Puzzle(Board::standard(4)));

    EXPECT_FALSE(can_prove());
    ASSERT_FALSE(certificate);
    EXPECT_EQ(certificate.error().message.in(Language::en),
              "proofs are made by CaDiCaL, which is not in this build");
}

#endif

}  // namespace
}  // namespace sudokit
