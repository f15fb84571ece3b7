#include "formats/files/sdk.hpp"

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"
#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

using Strings = std::vector<std::string>;

const std::string kRows = "12..\n..12\n2...\n...1\n";
const std::string kHeaders =
    "#ASomeone\n#DA quiet one\n#Din two lines\n#CJust start\n#B03-08-2006\n#SA book\n#LEasy\n"
    "#Uhttp://example.org/\n";

TEST(Sdk, HeadersGoWithThePuzzle) {
    const Entry entry = read_one(kHeaders + kRows, in_format(Format::sdk));

    EXPECT_EQ(givens_of(entry.puzzle), "12....122......1");
    EXPECT_EQ(entry.info.author, "Someone");
    EXPECT_EQ(entry.info.description, "A quiet one\nin two lines");
    EXPECT_EQ(entry.info.comment, "Just start");
    EXPECT_EQ(entry.info.date, "03-08-2006");
    EXPECT_EQ(entry.info.source, "A book");
    EXPECT_EQ(entry.info.level, "Easy");
    EXPECT_EQ(entry.info.url, "http://example.org/");
}

TEST(Sdk, EveryPuzzleHasItsOwnHeaders) {
    const auto entries =
        read_entries("#AOne\n" + kRows + "#ATwo\n" + kRows + kRows, in_format(Format::sdk));

    ASSERT_TRUE(entries);
    ASSERT_EQ(entries->size(), 3U);
    EXPECT_EQ((*entries)[0].info.author, "One");
    EXPECT_EQ((*entries)[1].info.author, "Two");
    EXPECT_EQ((*entries)[2].info.author, "");
}

TEST(Sdk, FaultsHaveTheirPlace) {
    EXPECT_EQ(read_all("#AOne\n12..\n..1\n2...\n...1\n", in_format(Format::sdk)),
              Strings{"3:4: expected 4 cells in this row, as in the others, found 3"});
    EXPECT_EQ(read_all("#AOne\n12..\n", in_format(Format::sdk)),
              Strings{"2:5: expected 4 rows of 4 cells, found 1"});
}

TEST(Sdk, WhatIsWrittenIsReadBack) {
    for (const Board& board : some_boards(64)) {
        Entry entry = read_one(kHeaders + kRows, in_format(Format::sdk));
        entry.puzzle = some_puzzle(board, 1);

        const auto text = write_sdk(entry, {});

        ASSERT_TRUE(text);
        EXPECT_EQ(read_one(*text, in_format(Format::sdk)), entry) << *text;
    }
}

TEST(Sdk, IsToldFromAGridWithComments) {
    EXPECT_TRUE(looks_like_sdk(kHeaders + kRows));
    EXPECT_TRUE(looks_like_sdk("#Uhttp://example.org\n" + kRows));
    EXPECT_FALSE(looks_like_sdk("#Comment\n" + kRows));
    EXPECT_FALSE(looks_like_sdk("# A comment\n" + kRows));
    EXPECT_FALSE(looks_like_sdk("#AOne\n" + std::string(kFamous)));
    EXPECT_FALSE(looks_like_sdk(kRows));
}

TEST(Sadman, StateIsWhatThePlayerPlaced) {
    const Entry entry =
        read_one("#AOne\n[Puzzle]\n" + kRows + "[State]\n12..\n.412\n2...\n...1\n[Other]\nx\n",
                 in_format(Format::sadman));

    EXPECT_EQ(givens_of(entry.puzzle), "12....122......1");
    EXPECT_EQ(entry.info.author, "One");
    ASSERT_EQ(entry.play.placed.size(), 16U);
    EXPECT_EQ(entry.play.placed[5], 4);
    EXPECT_EQ(entry.play.placed[0], 0);
}

TEST(Sadman, StateMayLeaveOutTheGivens) {
    const Entry entry = read_one("[puzzle]\n" + kRows + "[state]\n....\n.4..\n....\n....\n",
                                 in_format(Format::sadman));

    EXPECT_EQ(givens_of(entry.puzzle), "12....122......1");
    ASSERT_EQ(entry.play.placed.size(), 16U);
    EXPECT_EQ(entry.play.placed[5], 4);
}

TEST(Sadman, FaultsHaveTheirPlace) {
    const auto fault = [](const std::string& text) {
        return read_all(text, in_format(Format::sadman)).at(0);
    };
    EXPECT_EQ(fault(kRows), "1:1: expected a section [Puzzle]");
    EXPECT_EQ(fault("[Puzzle]\n[State]\n"), "2:1: expected the rows of a puzzle in this section");
    EXPECT_EQ(fault("[Puzzle]\n12..\n..12\n2.?.\n...1\n"),
              "4:3: expected a digit 1 to 4 or . for an empty cell, found '?'");
    EXPECT_EQ(fault("[Puzzle]\n" + kRows + "[State]\n2...\n....\n....\n....\n"),
              "7:1: expected the given 1 at r1c1 in [State], as in [Puzzle], found 2");
    EXPECT_EQ(fault("[Puzzle]\n" + kRows + "[State]\n2.\n..\n"),
              "7:1: expected 4 rows in [State], as in [Puzzle], found 2");
}

TEST(Sadman, TheDeadlineIsLookedAtWithinLongSections) {
    std::string comment;
    for (int i = 0; i < 50000; ++i) comment += "# some words\n";
    const auto read_until = [](const std::string& text, const tests::Patience& patience) {
        ReadOptions options = in_format(Format::sadman);
        options.deadline = patience.deadline();
        return read_all(text, options, text.size());
    };
    const std::string behind = "[Puzzle]\n" + kRows + "[Comment]\n" + comment;
    const std::string before = "[Puzzle]\n" + comment + kRows;
    const tests::Patience sections(2);
    const tests::Patience rows(12);  // the sections are found in nine or ten looks

    EXPECT_EQ(read_until(behind, sections),
              Strings{"1:1: there was no time to read it to the end"});
    EXPECT_EQ(sections.late_looks(), 0U);
    const Strings stopped = read_until(before, rows);
    ASSERT_EQ(stopped.size(), 1U);
    EXPECT_TRUE(stopped[0].ends_with(":1: there was no time to read it to the end")) << stopped[0];
    EXPECT_EQ(rows.late_looks(), 0U);
    EXPECT_EQ(read_all(before, in_format(Format::sadman)), Strings{"12....122......1"});
}

TEST(Sadman, WhatIsWrittenIsReadBack) {
    for (const Board& board : some_boards(64)) {
        Entry entry = read_one(kHeaders + kRows, in_format(Format::sdk));
        entry.puzzle = some_puzzle(board, 1);
        if (board.order() > 1) {
            entry.play.placed.assign(board.cell_count(), 0);
            const auto open = std::ranges::find(entry.puzzle.givens(), 0);
            entry.play.placed[static_cast<Cell>(open - entry.puzzle.givens().begin())] = 1;
        }

        const auto text = write_sadman(entry, {});

        ASSERT_TRUE(text);
        EXPECT_EQ(read_one(*text, in_format(Format::sadman)), entry) << *text;
    }
}

}  // namespace
}  // namespace sudokit::formats
