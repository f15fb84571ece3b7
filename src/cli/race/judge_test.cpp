#include "cli/race/judge.hpp"

#include <gtest/gtest.h>

#include "cli/race/words.hpp"

namespace sudokit::cli {
namespace {

Puzzle four_by_four(std::string_view line) {
    Puzzle puzzle(Board::standard(4));
    for (Cell cell = 0; cell < line.size(); ++cell) {
        if (line[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(line[cell] - '0'));
    }
    return puzzle;
}

// What an engine really answers.
Heat honest(const Puzzle& puzzle, std::uint64_t limit = 2) {
    Heat heat;
    heat.engine = "general";
    heat.answer = *solve(puzzle, {.engine = "general", .limit = limit, .keep = 3});
    heat.seconds = {1e-6};
    return heat;
}

std::string verdict_on(const Puzzle& puzzle, const std::vector<Heat>& heats) {
    return contradiction(puzzle, heats, Language::en);
}

TEST(RaceJudge, HonestAnswersAgreeAlsoWhereTheFirstSolutionsDiffer) {
    const Puzzle open = four_by_four("................");
    Heat other = honest(open);
    other.engine = "dlx";
    std::swap(other.answer.solutions[0], other.answer.solutions[1]);

    EXPECT_EQ(verdict_on(open, {honest(open), other}), "");
}

TEST(RaceJudge, AnotherCountIsAContradiction) {
    const Puzzle puzzle = four_by_four("2.1....24....3..");
    Heat liar = honest(puzzle);
    liar.engine = "liar";
    liar.answer.count = 0;
    liar.answer.verdict = Verdict::none;
    liar.answer.solutions.clear();

    EXPECT_EQ(verdict_on(puzzle, {honest(puzzle), liar}),
              "THE ENGINES DO NOT AGREE: general says 1 solution, liar says no solution");
    liar.end = HeatEnd::failed;
    EXPECT_EQ(verdict_on(puzzle, {honest(puzzle), liar}), "");
}

TEST(RaceJudge, AnswersCutShortCountAsFarAsTheyGo) {
    const Puzzle open = four_by_four("................");
    Heat late = honest(open, 5);
    late.end = HeatEnd::late;
    late.answer.stop = Stop::deadline;
    EXPECT_EQ(verdict_on(open, {late, honest(open, 0)}), "");

    late.answer.count = 289;  // one more than there are
    EXPECT_NE(verdict_on(open, {late, honest(open, 0)}), "");
}

TEST(RaceJudge, WhatIsNoSolutionIsNoticedEvenIfNobodyElseAnswers) {
    const Puzzle puzzle = four_by_four("2.1....24....3..");
    Heat wrong = honest(puzzle);
    std::swap(wrong.answer.solutions[0].digits[1], wrong.answer.solutions[0].digits[3]);

    EXPECT_NE(verdict_on(puzzle, {wrong}), "");
}

TEST(RaceJudge, TheSameSolutionTwiceIsNoticedWhereverItStands) {
    const Puzzle open = four_by_four("................");
    Heat again = honest(open, 3);
    again.answer.solutions[2] = again.answer.solutions[0];
    Heat more = honest(open, 3);
    more.answer.count = 2;

    EXPECT_NE(verdict_on(open, {again}), "");
    EXPECT_NE(verdict_on(open, {more}), "");
}

TEST(RaceWords, EveryEngineSaysWhatItCounts) {
    for (const EngineInfo& info : all_engines()) {
        EXPECT_FALSE(node_meaning(info.name).en.empty());
        EXPECT_EQ(engine_summary(info.name).en, info.summary.en);
    }
    EXPECT_FALSE(node_meaning("auto").fr.empty());
}

}  // namespace
}  // namespace sudokit::cli
