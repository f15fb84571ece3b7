#include "formats/links/sudokuwiki.hpp"

#include <gtest/gtest.h>

#include "formats/random_entry.hpp"

namespace sudokit::formats {
namespace {

using testing::message_of;

const std::string kPuzzle =
    "000000003001005600090040070000009050700050008050402000080020090003500100600000000";

Result<Entry> read(std::string_view line) {
    const ReadOptions options;
    BoardSource boards(options);
    return read_sudokuwiki(line, boards);
}

TEST(Sudokuwiki, ReadsLinksToAnyPageOfTheSite) {
    for (const std::string start :
         {"https://www.sudokuwiki.org/sudoku.htm?bd=", "http://www.sudokuwiki.org/sudoku.htm?bd=",
          "sudokuwiki.org/X_Wing_Strategy?bd=", " https://www.sudokuwiki.org/Main?lang=fr&bd="}) {
        const auto entry = read(start + kPuzzle + "#x");
        ASSERT_TRUE(entry.has_value()) << start << message_of(entry.error());
        EXPECT_EQ(entry->puzzle.given_count(), 22U);
        EXPECT_EQ(entry->puzzle.given(8), 3U);
    }
}

TEST(Sudokuwiki, FaultsNameThePlaceAndWhatWasExpected) {
    const auto fault = [](const std::string& line) {
        const auto entry = read(line);
        return entry ? "" : std::to_string(entry.error().offset) + " " + message_of(entry.error());
    };
    const std::string link = "https://www.sudokuwiki.org/sudoku.htm?bd=";
    constexpr const char* kNoLink = "0 expected a link to sudokuwiki.org with bd= and 81 digits";
    EXPECT_EQ(fault(""), kNoLink);
    EXPECT_EQ(fault("https://www.sudokuwiki.org/sudoku.htm"), kNoLink);
    EXPECT_EQ(fault("https://example.org/?bd=" + kPuzzle), kNoLink);
    EXPECT_EQ(fault(link + kPuzzle.substr(1)), "121 expected 81 cells, found 80");
    EXPECT_EQ(fault(link + kPuzzle + "0"), "122 expected 81 cells, found 82");
    EXPECT_EQ(fault(link + "00?" + kPuzzle.substr(3)),
              "43 expected a digit 1 to 9 or . for an empty cell, found '?'");
    EXPECT_EQ(fault(link + "S9B4s010g"),
              "41 this link holds a position with candidates in a form that is not supported; "
              "expected 81 digits");
    EXPECT_EQ(fault("https://www.sudokuwiki.org/Jigsaw.htm?bd=" + kPuzzle),
              "0 puzzles of the page 'jigsaw.htm' are not supported");
}

TEST(Sudokuwiki, WhatIsWrittenIsReadBack) {
    constexpr std::uint64_t kSeed = 8;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    for (int round = 0; round < 50; ++round) {
        const Entry entry = testing::random_entry(rng, Board::standard(9));

        const auto text = write_sudokuwiki(entry, {});

        ASSERT_TRUE(text.has_value());
        EXPECT_TRUE(looks_like_sudokuwiki(*text));
        ASSERT_EQ(*read(*text), entry) << *text;
    }
    EXPECT_EQ(message_of(write_sudokuwiki(Entry{Puzzle(Board::standard(6))}, {}).error()),
              "the format sudokuwiki cannot hold this board (6x6 boxes 2x3): 'json' can");
}

TEST(Sudokuwiki, LooksLikeItselfAndNothingElse) {
    EXPECT_FALSE(looks_like_sudokuwiki(kPuzzle));
    EXPECT_FALSE(looks_like_sudokuwiki("https://sudokupad.app/x"));
    EXPECT_FALSE(looks_like_sudokuwiki(""));
}

}  // namespace
}  // namespace sudokit::formats
