#include "formats/links/sudokupad.hpp"

#include <gtest/gtest.h>

#include "base/url.hpp"
#include "formats/links/fpuzzles.hpp"
#include "formats/random_entry.hpp"

namespace sudokit::formats {
namespace {

using testing::message_of;

Result<Entry> read(std::string_view line) {
    const ReadOptions options;
    BoardSource boards(options);
    return read_sudokupad(line, boards);
}

TEST(Sudokupad, ReadsTheFormsOfItsLinks) {
    Rng rng(16);
    const Entry entry = testing::random_entry(rng, Board::standard(9));
    const std::string payload = *fpuzzles_payload(entry);
    for (const std::string& link :
         {"https://sudokupad.app/fpuzzles" + payload,
          "https://sudokupad.app/fpuz" + percent_encoded(payload) + "?setting=1",
          "https://beta.sudokupad.app/sudoku/fpuzzles" + payload,
          "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles" + percent_encoded(payload),
          "sudokupad.app/fpuzzles" + payload + "\r\n", "fpuzzles" + payload}) {
        const auto back = read(link);
        ASSERT_TRUE(back.has_value()) << link << message_of(back.error());
        EXPECT_EQ(*back, entry) << link;
        EXPECT_TRUE(looks_like_sudokupad(link)) << link;
    }
}

TEST(Sudokupad, FaultsNameThePlaceAndWhatWasExpected) {
    const auto fault = [](const std::string& line) {
        const auto entry = read(line);
        return entry ? "" : std::to_string(entry.error().offset) + " " + message_of(entry.error());
    };
    EXPECT_EQ(fault(""), "0 expected a SudokuPad link");
    EXPECT_EQ(fault("abc"), "0 expected a SudokuPad link");
    EXPECT_EQ(fault("https://sudokupad.app/"), "22 expected a SudokuPad link");
    EXPECT_EQ(fault("https://sudokupad.app"), "21 expected a SudokuPad link");
    EXPECT_EQ(fault("https://sudokupad.app/abc123/"),
              "22 this link holds only the id \"abc123\", not the puzzle; expected one with "
              "\"fpuzzles\", \"scl\" or \"ctc\" and the data behind it");
    EXPECT_EQ(
        fault("https://sudokupad.app/scf" + std::string(100, 'A')),
        "22 SudokuPad data of the kind \"scf...\" are not supported, only \"scl\", \"ctc\" and "
        "\"fpuzzles\"");
    EXPECT_EQ(fault("https://sudokupad.app/fpuzzlesN4*"),
              "32 expected a base64 character, found '*'");
    EXPECT_EQ(fault("https://sudokupad.app/fpuzzles"), "30 the compressed text ends too early");
    EXPECT_EQ(fault("https://sudokupad.app/?puzzleid="), "32 expected a SudokuPad link");
}

TEST(Sudokupad, WhatIsWrittenIsReadBack) {
    constexpr std::uint64_t kSeed = 17;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    for (std::uint32_t order = 4; order <= 16; ++order) {
        Entry entry = testing::random_entry(rng, *Board::make(testing::spiral_jigsaw(order)));
        testing::add_placed(rng, entry);

        const auto text = write_sudokupad(entry, {});

        ASSERT_TRUE(text.has_value());
        EXPECT_TRUE(looks_like_sudokupad(*text));
        ASSERT_EQ(*read(*text), entry) << *text;
    }
}

TEST(Sudokupad, LooksLikeItselfAndNothingElse) {
    EXPECT_TRUE(looks_like_sudokupad("https://sudokupad.app/abc123"));
    for (const char* other : {"", "https://f-puzzles.com/?load=N4Ig", "123456789", "3x3:a",
                              "https://www.sudokuwiki.org/sudoku.htm?bd=1"}) {
        EXPECT_FALSE(looks_like_sudokupad(other)) << other;
    }
}

TEST(Sudokupad, AnyBytesGiveAPuzzleOrAnErrorWithinThem) {
    constexpr std::uint64_t kSeed = 18;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    constexpr std::string_view kPieces[] = {"https://",  "/",    "?",    "#",
                                            "puzzleid=", "fpuz", "zles", "N4",
                                            "%",         "\xFF", " ",    "sudokupad.app"};
    Rng rng(kSeed);
    for (int round = 0; round < 10000; ++round) {
        std::string text;
        for (std::uint64_t i = rng.below(8); i > 0; --i) {
            text += kPieces[rng.below(std::size(kPieces))];
        }
        const auto entry = read(text);
        if (!entry) {
            ASSERT_LE(entry.error().offset, text.size()) << text;
        }
        static_cast<void>(looks_like_sudokupad(text));
    }
}

}  // namespace
}  // namespace sudokit::formats
