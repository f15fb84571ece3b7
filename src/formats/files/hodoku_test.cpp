#include "formats/files/hodoku.hpp"

#include <gtest/gtest.h>

#include "formats/random_entry.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

using testing::message_of;

const std::string kOpen(78, '.');

Result<Entry> read(std::string_view line) {
    const ReadOptions options;
    BoardSource boards(options);
    return read_hodoku(line, boards);
}

TEST(Hodoku, ReadsGivensPlacementsAndDeletedCandidates) {
    const auto entry = read(":0300:45:1+2." + kOpen + ":513 427:513::note:x\r\n");

    ASSERT_TRUE(entry.has_value()) << message_of(entry.error());
    EXPECT_EQ(entry->puzzle.given(0), 1U);
    EXPECT_EQ(entry->puzzle.given(1), 0U);
    EXPECT_EQ(entry->play.placed[1], 2);
    // r1c3 sees 1 and 2, and 5 was deleted; r2c7 loses 4 only.
    EXPECT_EQ(entry->play.pencilmarks[2], DigitSet(0b111101100));
    EXPECT_EQ(entry->play.pencilmarks[15], DigitSet(0b111110111));
    EXPECT_TRUE(entry->play.pencilmarks[0].empty());
    EXPECT_TRUE(entry->play.pencilmarks[1].empty());
    EXPECT_EQ(entry->info.comment, "0300:45:513::note:x");
}

TEST(Hodoku, LaterPartsMayBeMissing) {
    const auto entry = read("::: ");
    EXPECT_FALSE(entry.has_value());

    const auto bare = read(":::000" + kOpen);
    ASSERT_TRUE(bare.has_value());
    EXPECT_TRUE(bare->play.empty());
    EXPECT_EQ(bare->info, Info{});
    EXPECT_EQ(read(":0000:x:000" + kOpen + "::::")->info.comment, "0000:x");
}

TEST(Hodoku, FaultsNameThePlaceAndWhatWasExpected) {
    const auto fault = [](const std::string& line) {
        const auto entry = read(line);
        return entry ? "" : std::to_string(entry.error().offset) + " " + message_of(entry.error());
    };
    EXPECT_EQ(fault(""), "0 expected ':' at the beginning of a HoDoKu line");
    EXPECT_EQ(fault("x"), "0 expected ':' at the beginning of a HoDoKu line");
    EXPECT_EQ(fault(":"), "1 expected the grid in the third part of the line");
    EXPECT_EQ(fault(":a:b"), "4 expected the grid in the third part of the line");
    EXPECT_EQ(fault(":a:b::"), "5 expected the grid in the third part of the line");
    EXPECT_EQ(fault(":::12"), "5 expected 81 cells, found 2");
    EXPECT_EQ(fault(":::1234" + kOpen), "84 expected 81 cells, found 82");
    EXPECT_EQ(fault(":::12x" + kOpen),
              "5 expected a digit 1 to 9, '+' and a digit, or a blank, found 'x'");
    EXPECT_EQ(fault(":::12\xFF" + kOpen),
              "5 expected a digit 1 to 9, '+' and a digit, or a blank, found '\\xFF'");
    EXPECT_EQ(fault(":::12+." + kOpen), "6 expected a digit 1 to 9 after '+'");
    EXPECT_EQ(fault(":::12+"), "6 expected a digit 1 to 9 after '+'");
    for (const std::string bad : {"51", "5134", "013", "503", "510", "a13"}) {
        EXPECT_EQ(
            fault(":::..." + kOpen + ":111 " + bad + ":"),
            "89 expected a candidate as digit, row and column, like 513, found \"" + bad + "\"");
    }
}

TEST(Hodoku, OnlyPlainNineByNineIsWritten) {
    EXPECT_EQ(message_of(write_hodoku(Entry{Puzzle(Board::standard(4))}, {}).error()),
              "the format hodoku cannot hold this board (4x4 boxes 2x2): 'json' can");
    Entry marked{Puzzle(Board::standard(9))};
    marked.puzzle.set_pencilmarks(0, DigitSet::of(1));
    EXPECT_EQ(message_of(write_hodoku(marked, {}).error()),
              "the format hodoku cannot hold pencilmarks that rule candidates out: 'json' can");
}

// Notes as HoDoKu can hold them: what the filled peers leave, less some; never nothing.
void add_left_candidates(Rng& rng, Entry& entry) {
    const Board& board = entry.puzzle.board();
    bool deleted = false;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        DigitSet left;
        if (digit_in_play(entry, cell) == 0) {
            left = board.digits();
            for (const Cell peer : board.peers(cell)) {
                if (digit_in_play(entry, peer) != 0) left.erase(digit_in_play(entry, peer));
            }
            if (left.size() > 1 && rng.below(2) == 0) {
                left.erase(left.first());
                deleted = true;
            }
        }
        entry.play.pencilmarks.push_back(left);
    }
    if (!deleted) entry.play.pencilmarks.clear();
}

TEST(Hodoku, WhatIsWrittenIsReadBack) {
    constexpr std::uint64_t kSeed = 7;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    for (int round = 0; round < 200; ++round) {
        Entry entry = testing::random_entry(rng, Board::standard(9));
        if (rng.below(2) == 0) testing::add_placed(rng, entry);
        if (rng.below(2) == 0) add_left_candidates(rng, entry);

        const auto text = write_hodoku(entry, {});

        ASSERT_TRUE(text.has_value());
        EXPECT_TRUE(looks_like_hodoku(*text));
        const auto back = read(*text);
        ASSERT_TRUE(back.has_value()) << *text << message_of(back.error());
        ASSERT_EQ(*back, entry) << *text;
    }
}

TEST(Hodoku, CellsWithoutNotesHaveNothingDeleted) {
    Entry entry{Puzzle(Board::standard(9))};
    entry.play.pencilmarks.resize(81);
    entry.play.pencilmarks[0] = DigitSet::of(1) | DigitSet::of(2);

    EXPECT_EQ(*write_hodoku(entry, {}), ":::..." + kOpen + ":311 411 511 611 711 811 911:::\n");
}

TEST(Hodoku, LooksLikeItselfAndNothingElse) {
    EXPECT_TRUE(looks_like_hodoku(":0000:x:..." + kOpen));
    for (const std::string& other :
         {std::string(), std::string(":"), std::string(":::"), "..." + kOpen, "3x3:" + kOpen}) {
        EXPECT_FALSE(looks_like_hodoku(other)) << other;
    }
}

}  // namespace
}  // namespace sudokit::formats
