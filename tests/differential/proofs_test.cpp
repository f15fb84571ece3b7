// Certificates of random puzzles on boards of all kinds claim what the engines answer.
#include <array>

#include <gtest/gtest.h>

#include "sudokit/proof.hpp"
#include "sudokit/solve.hpp"

#include "base/test_rounds.hpp"
#include "support/boards.hpp"

namespace sudokit {
namespace {

Claim claim_of(Verdict verdict) {
    return verdict == Verdict::none  ? Claim::none
           : verdict == Verdict::one ? Claim::one
                                     : Claim::several;
}

TEST(Proofs, ClaimWhatTheEnginesAnswer) {
    if (!can_prove()) GTEST_SKIP() << "CaDiCaL is left out of this build";
    std::array<int, 3> claims{};
    for (std::uint64_t seed = 0; seed < tests::test_rounds(150U); ++seed) {
        Rng rng(seed);
        const Board board = tests::random_board(9, rng);
        Puzzle puzzle =
            tests::random_puzzle(board, 35 + static_cast<std::uint32_t>(rng.below(30)), rng);
        if (rng.below(4) == 0) tests::add_random_pencilmarks(puzzle, rng);
        const Claim expected = claim_of(solve(puzzle)->verdict);
        const ProveOptions options{.encoding = static_cast<Encoding>(rng.below(3)),
                                   .givens = static_cast<GivenClauses>(rng.below(2))};

        const auto certificate = prove(puzzle, options);
        const FilesVerification found = verify_files(*certificate_files(**certificate));

        EXPECT_EQ(found.verification.verdict, VerifyVerdict::verified)
            << "seed " << seed << ": " << found.verification.file << ": "
            << found.verification.reason.in(Language::en);
        ASSERT_TRUE(found.certificate) << seed;
        EXPECT_EQ(found.certificate->claim, expected) << "seed " << seed;
        EXPECT_EQ(found.certificate->puzzle, puzzle) << "seed " << seed;
        ++claims.at(static_cast<std::size_t>(expected));
    }
    if (tests::test_factor() < 1) return;  // too few to count on
    for (const int count : claims) EXPECT_GT(count, tests::test_rounds(10));
}

// A claim that is false has no proof that would pass: any certificate with its claim exchanged, or
// for the puzzle without one of its givens, is rejected.
TEST(Proofs, OfOtherClaimsAndPuzzlesAreRejected) {
    if (!can_prove()) GTEST_SKIP() << "CaDiCaL is left out of this build";
    const Certificate good = **prove(tests::puzzle_of("2.1....24....3.."));

    for (const Claim claim : {Claim::none, Claim::several}) {
        Certificate other = good;
        other.claim = claim;
        EXPECT_EQ(verify(other).verdict, VerifyVerdict::rejected);
    }
    for (Cell cell = 0; cell < 16; ++cell) {
        for (Digit digit = 0; digit <= 4; ++digit) {
            Certificate other = good;
            other.puzzle.set_given(cell, digit);
            const bool same_solution = digit == good.solutions[0].digits[cell];
            const bool same_puzzle = digit == good.puzzle.given(cell);
            EXPECT_EQ(verify(other).verdict == VerifyVerdict::verified,
                      same_puzzle || same_solution)
                << cell << ' ' << digit;
        }
    }
}

}  // namespace
}  // namespace sudokit
