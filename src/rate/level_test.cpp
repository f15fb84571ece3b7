#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/rate.hpp"

#include "rate/test_puzzles.hpp"

namespace sudokit {
namespace {

constexpr std::string_view kHiddenPairs =
    "1...5.78....18.2.6..9......2..5.8....3.9......94..3.....8...54.57..1.6..........1";
constexpr std::string_view kEscargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
constexpr std::string_view kSinglePositions =
    "...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361";

Puzzle puzzle_on(const Board& board, std::string_view text) {
    Puzzle puzzle(board);
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (text[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(text[cell] - '0'));
    }
    return puzzle;
}

Board latin(std::uint32_t order) {
    return *Board::make({.order = order, .regions = Latin{}, .extra = {}});
}

std::optional<Level> level_of(Scale scale, std::string_view text) {
    return LevelRater(scale).rate(puzzle_of(text)).level;
}

TEST(Levels, AreTablesInOrderWithWordsOfTheirOwn) {
    for (const Scale scale : {Scale::level, Scale::rules}) {
        const auto levels = all_levels(scale);
        ASSERT_EQ(levels.size(), 6U);
        for (std::size_t i = 0; i < levels.size(); ++i) {
            EXPECT_EQ(static_cast<std::size_t>(levels[i].id), i);
            EXPECT_EQ(levels[i].rules.has_value(), levels[i].id != Level::expert);
            EXPECT_EQ(levels[i].model.has_value(),
                      scale == Scale::level && levels[i].id != Level::expert);
            for (std::size_t j = 0; j < i; ++j) EXPECT_NE(levels[i].word, levels[j].word);
        }
    }
}

TEST(Levels, HaveTheModelsOfTheDefinition) {
    const std::array names = {"PRIMAL", "PRIMAL+DUAL", "PRIMAL+DUAL+3-ABSTRACT",
                              "4-PRIMAL+DUAL+3-ABSTRACT", "4-PRIMAL+4-DUAL+3-ABSTRACT"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        EXPECT_EQ(model_name(*all_levels(Scale::level)[i].model), names[i]);
    }
}

TEST(Levels, HaveAClassOfReasoning) {
    const auto class_at = [](Level level) {
        return class_of(all_levels(Scale::level)[static_cast<std::size_t>(level)].model);
    };
    EXPECT_EQ(class_at(Level::very_easy), ModelClass::local);
    EXPECT_EQ(class_at(Level::easy), ModelClass::local);
    EXPECT_EQ(class_at(Level::medium), ModelClass::global);
    EXPECT_EQ(class_at(Level::very_hard), ModelClass::global);
    EXPECT_EQ(class_at(Level::expert), ModelClass::search);
    EXPECT_EQ(class_of(*read_model("PRIMAL+3-DUAL")), ModelClass::global);
    EXPECT_EQ(class_of(*read_model("PRIMAL+ABSTRACT")), ModelClass::local);
}

TEST(FittedModel, HasNoAbstractWhereThereAreNoBoxes) {
    const Model model = *read_model("4-PRIMAL+4-DUAL+3-ABSTRACT");
    EXPECT_EQ(fitted(model, Board::standard(9)), model);
    EXPECT_EQ(model_name(fitted(model, latin(9))), "4-PRIMAL+4-DUAL");
}

TEST(FittedModel, HasSetsNoLargerThanAHouse) {
    const Model model = *read_model("4-PRIMAL+4-DUAL+3-ABSTRACT");
    EXPECT_EQ(fitted(model, Board::standard(4)), model);
    EXPECT_EQ(model_name(fitted(model, Board::standard(3))), "3-PRIMAL+3-DUAL");
    EXPECT_EQ(model_name(fitted(model, Board::standard(2))), "PRIMAL+DUAL");
    EXPECT_EQ(model_name(fitted(model, Board::standard(1))), "PRIMAL+DUAL");
    EXPECT_EQ(model_name(fitted(*read_model("PRIMAL"), Board::standard(2))), "PRIMAL");
}

TEST(LevelRater, KnowsFamousPuzzles) {
    EXPECT_EQ(level_of(Scale::level, kSinglePositions), Level::easy);
    EXPECT_EQ(level_of(Scale::level, kEscargot), Level::expert);
    EXPECT_EQ(level_of(Scale::rules, kEscargot), Level::expert);
}

TEST(LevelRater, HiddenPairsAreVeryHardByModelsAndHardByRules) {
    EXPECT_EQ(level_of(Scale::level, kHiddenPairs), Level::very_hard);
    EXPECT_EQ(level_of(Scale::rules, kHiddenPairs), Level::hard);
}

TEST(LevelRater, AttemptsEndWithTheLevel) {
    std::vector<LevelAttempt> attempts;

    const LevelAnswer answer =
        LevelRater(Scale::level).rate(puzzle_of(kSinglePositions), {}, &attempts);

    ASSERT_EQ(answer.level, Level::easy);
    ASSERT_EQ(attempts.size(), 2U);
    EXPECT_EQ(attempts[0].level, Level::very_easy);
    EXPECT_EQ(attempts[0].state, Filtering::State::open);
    EXPECT_GT(attempts[0].candidates, 0U);
    const auto empty = static_cast<std::uint32_t>(std::ranges::count(kSinglePositions, '.'));
    EXPECT_LT(attempts[0].filled, empty);
    EXPECT_EQ(attempts[1], (LevelAttempt{Level::easy, Filtering::State::solved, empty, 0}));
}

TEST(LevelRater, AFilledGridIsVeryEasy) {
    const Puzzle puzzle = puzzle_on(Board::standard(4), "1234341221434321");
    EXPECT_EQ(LevelRater(Scale::level).rate(puzzle).level, Level::very_easy);
    EXPECT_EQ(LevelRater(Scale::rules).rate(puzzle).level, Level::very_easy);
    EXPECT_EQ(LevelRater(Scale::level).rate(Puzzle(Board::standard(1))).level, Level::very_easy);
}

TEST(LevelRater, IllPosedPuzzlesHaveNoLevel) {
    for (const Scale scale : {Scale::level, Scale::rules}) {
        LevelRater rater(scale);
        for (const std::uint32_t order : {4U, 9U, 12U}) {
            Puzzle puzzle(Board::standard(order));
            EXPECT_EQ(rater.rate(puzzle).count, 2U) << order;
            EXPECT_EQ(rater.rate(puzzle).stop, Stop::limit) << order;
            EXPECT_EQ(rater.rate(puzzle).level, std::nullopt) << order;

            puzzle.set_given(0, 1);
            puzzle.set_given(1, 1);
            EXPECT_EQ(rater.rate(puzzle), LevelAnswer()) << order;
        }
    }
}

TEST(LevelRater, PencilmarksCount) {
    const std::string_view solution =
        "162857493534129678789643521475312986913586742628794135356478219241935867897261354";
    Puzzle puzzle = puzzle_of(kEscargot);
    for (Cell cell = 0; cell < 81; ++cell) {
        if (puzzle.given(cell) == 0 && cell >= 9) {
            puzzle.set_pencilmarks(cell, DigitSet::of(static_cast<Digit>(solution[cell] - '0')));
        }
    }
    EXPECT_EQ(LevelRater(Scale::level).rate(puzzle).level, Level::very_easy);

    puzzle.set_pencilmarks(1, DigitSet());
    EXPECT_EQ(LevelRater(Scale::level).rate(puzzle).count, 0U);
}

TEST(LevelRater, ADeadlineEndsItAndNothingIsClaimed) {
    const Deadline passed([](const void*) { return true; }, nullptr);
    LevelRater rater(Scale::level);

    EXPECT_EQ(rater.rate(puzzle_of(kEscargot), passed).level, std::nullopt);
    EXPECT_EQ(rater.rate(puzzle_of(kEscargot), passed).stop, Stop::deadline);
    EXPECT_EQ(rater.rate_in_general(puzzle_of(kSinglePositions), passed).stop, Stop::deadline);
    std::vector<LevelAnswer> answers(1);
    const std::vector<nine::Digits> batch = {digits_of(kEscargot)};
    rater.rate(batch, passed, answers);
    EXPECT_EQ(answers[0].stop, Stop::deadline);
    EXPECT_EQ(answers[0].level, std::nullopt);
    EXPECT_EQ(rater.rate(puzzle_of(kEscargot)).level, Level::expert);
}

TEST(LevelRater, ABatchAnswersEachPuzzleInItsPlace) {
    const std::vector<nine::Digits> puzzles = {digits_of(kEscargot), digits_of(kSinglePositions),
                                               nine::Digits{}, digits_of(kHiddenPairs)};
    LevelRater rater(Scale::level);
    std::vector<LevelAnswer> answers(puzzles.size());

    rater.rate(puzzles, {}, answers);

    EXPECT_EQ(answers[0].level, Level::expert);
    EXPECT_EQ(answers[1].level, Level::easy);
    EXPECT_EQ(answers[2].level, std::nullopt);
    EXPECT_EQ(answers[2].count, 2U);
    EXPECT_EQ(answers[3].level, Level::very_hard);

    rater.rate(std::span(puzzles).first(0), {}, answers);
    rater.rate(std::span(puzzles).subspan(1, 1), {}, answers);
    EXPECT_EQ(answers[0].level, Level::easy);
}

TEST(LevelRater, TheAttemptsOfABatchAreThoseOfEachPuzzle) {
    const std::vector<nine::Digits> puzzles = {digits_of(kEscargot), digits_of(kSinglePositions),
                                               nine::Digits{}, digits_of(kHiddenPairs)};
    LevelRater rater(Scale::level);
    std::vector<LevelAnswer> answers(puzzles.size());
    std::vector<std::vector<LevelAttempt>> attempts(puzzles.size());

    rater.rate(puzzles, {}, answers, attempts);
    rater.rate(puzzles, {}, answers, attempts);

    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        Puzzle puzzle(Board::standard(9));
        for (Cell cell = 0; cell < puzzles[i].size(); ++cell) {
            puzzle.set_given(cell, puzzles[i][cell]);
        }
        std::vector<LevelAttempt> alone;
        EXPECT_EQ(rater.rate(puzzle, {}, &alone).level, answers[i].level);
        EXPECT_EQ(attempts[i], alone);
    }
}

}  // namespace
}  // namespace sudokit
