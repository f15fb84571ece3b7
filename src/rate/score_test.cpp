#include "sudokit/score.hpp"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "rate/test_puzzles.hpp"

namespace sudokit {
namespace {

constexpr std::string_view kSingles =
    "...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361";
constexpr std::string_view kHiddenPair =
    "1...5.78....18.2.6..9......2..5.8....3.9......94..3.....8...54.57..1.6..........1";
constexpr std::string_view kChainBesideLoop =
    "........9....8.43...8.5.....3..18.4..74..9.........17..974..81.3.5..27...8.......";
constexpr std::string_view kInkala =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

TEST(Score, EveryTechniqueCountsAndLevelsRise) {
    for (const TechniqueInfo& info : all_techniques()) {
        EXPECT_EQ(score_of(info.id).technique, info.id);
        EXPECT_GT(score_of(info.id).score, 0U);
    }
    const auto levels = all_score_levels();
    EXPECT_TRUE(std::ranges::is_sorted(levels, {}, &ScoreLevelInfo::most));
}

TEST(Score, APuzzleThatScoresMoreThanItsLevelAllowsIsOfAHigherOne) {
    EXPECT_EQ(score_level(ScoreLevel::easy, 800), ScoreLevel::easy);
    EXPECT_EQ(score_level(ScoreLevel::easy, 801), ScoreLevel::medium);
    EXPECT_EQ(score_level(ScoreLevel::easy, 1801), ScoreLevel::extreme);
    EXPECT_EQ(score_level(ScoreLevel::unfair, 5), ScoreLevel::unfair);
}

TEST(Score, SinglesAddUp) {
    TechniqueCounts counts;
    ScoreRater rater;

    const ScoreAnswer answer = rater.rate(puzzle_of(kSingles), {}, &counts);

    EXPECT_EQ(answer.level, ScoreLevel::easy);
    const std::uint32_t full = counts[0];
    const std::uint32_t naked = counts[1];
    const std::uint32_t hidden = counts[2];
    EXPECT_EQ(full + naked + hidden, 81 - puzzle_of(kSingles).given_count());
    EXPECT_EQ(answer.score, 4 * full + 4 * naked + 14 * hidden);
}

TEST(Score, TheHardestStepSetsTheLevel) {
    TechniqueCounts counts;
    ScoreRater rater;

    const ScoreAnswer answer = rater.rate(puzzle_of(kHiddenPair), {}, &counts);

    EXPECT_EQ(answer.level, ScoreLevel::medium);
    EXPECT_GT(counts[static_cast<std::size_t>(TechniqueId::hidden_pair)] +
                  counts[static_cast<std::size_t>(TechniqueId::hidden_triple)] +
                  counts[static_cast<std::size_t>(TechniqueId::naked_triple)],
              0U);
}

TEST(Score, AChainThatPlacesADigitCountsForNoMoreThanTheCandidatesItRemoves) {
    TechniqueCounts counts;
    ScoreRater rater;

    const ScoreAnswer answer = rater.rate(puzzle_of(kChainBesideLoop), {}, &counts);

    // There is a chain that places 7 in r9c5, and a loop that removes eight candidates.
    EXPECT_EQ(counts[static_cast<std::size_t>(TechniqueId::alternating_loop)], 1U);
    EXPECT_EQ(counts[static_cast<std::size_t>(TechniqueId::alternating_chain)], 0U);
    EXPECT_EQ(answer.level, ScoreLevel::extreme);
}

TEST(Score, CellsThatNoTechniqueFindsComeFromTheSolutionAndCountDearly) {
    ScoreRater rater;

    const ScoreAnswer answer = rater.rate(puzzle_of(kInkala));

    EXPECT_EQ(answer.level, ScoreLevel::extreme);
    EXPECT_GT(answer.guesses, 0U);
    EXPECT_GE(answer.score, answer.guesses * kGuessScore);
}

TEST(Score, ABatchAnswersAsOneByOne) {
    const std::array texts = {kSingles, kHiddenPair, kInkala};
    std::vector<nine::Digits> puzzles;
    for (const auto text : texts) puzzles.push_back(digits_of(text));
    puzzles.emplace_back();  // empty: several solutions
    std::vector<ScoreAnswer> answers(puzzles.size());
    ScoreRater rater;

    rater.rate(puzzles, {}, answers);

    for (std::size_t i = 0; i < texts.size(); ++i) {
        const ScoreAnswer alone = rater.rate(puzzle_of(texts[i]));
        EXPECT_EQ(answers[i].level, alone.level);
        EXPECT_EQ(answers[i].score, alone.score);
        EXPECT_EQ(answers[i].guesses, alone.guesses);
    }
    EXPECT_EQ(answers[3].count, 2U);
    EXPECT_FALSE(answers[3].level);
}

TEST(Score, PuzzlesThatAreNotWellPosedHaveNone) {
    ScoreRater rater;
    Puzzle clash(Board::standard(4));
    clash.set_given(0, 1);
    clash.set_given(1, 1);

    EXPECT_FALSE(rater.rate(clash).level);
    EXPECT_EQ(rater.rate(clash).count, 0U);
    EXPECT_FALSE(rater.rate(Puzzle(Board::standard(4))).level);
}

TEST(Score, APassedDeadlineLeavesItOpen) {
    ScoreRater rater;
    const Deadline over([](const void*) { return true; }, nullptr);

    const ScoreAnswer answer = rater.rate(puzzle_of(kInkala), over);

    EXPECT_FALSE(answer.level);
    EXPECT_EQ(answer.stop, Stop::deadline);
}

TEST(Score, OtherBoardsHaveScoresToo) {
    Puzzle puzzle(Board::standard(4));
    const std::string_view text = "2.1....24....3..";
    for (Cell cell = 0; cell < 16; ++cell) {
        if (text[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(text[cell] - '0'));
    }
    ScoreRater rater;

    EXPECT_EQ(rater.rate(puzzle).level, ScoreLevel::easy);
}

}  // namespace
}  // namespace sudokit
