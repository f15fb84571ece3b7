#include "formats/files/csv.hpp"

#include <gtest/gtest.h>

#include "base/test_rounds.hpp"
#include "formats/random_entry.hpp"

namespace sudokit::formats {
namespace {

using testing::message_of;

Result<Entry> read(std::string_view line, const CsvColumns& columns,
                   const ReadOptions& options = {}) {
    BoardSource boards(options);
    return read_csv(line, columns, boards);
}

TEST(Csv, TheHeaderTellsSeparatorAndColumns) {
    const auto plain = read_csv_header("quizzes,solutions\r\n");
    ASSERT_TRUE(plain.has_value());
    EXPECT_EQ(plain->separator, ',');
    EXPECT_EQ(plain->puzzle, 0U);
    EXPECT_EQ(plain->solution, 1U);

    const auto mixed = read_csv_header("id; Answer ;\"Puzzle\";clues");
    ASSERT_TRUE(mixed.has_value());
    EXPECT_EQ(mixed->separator, ';');
    EXPECT_EQ(mixed->puzzle, 2U);
    EXPECT_EQ(mixed->solution, 1U);

    const auto tabs = read_csv_header("source\tQUESTION\trating");
    ASSERT_TRUE(tabs.has_value());
    EXPECT_EQ(tabs->separator, '\t');
    EXPECT_EQ(tabs->puzzle, 1U);
    EXPECT_FALSE(tabs->solution.has_value());

    EXPECT_TRUE(read_csv_header("puzzle").has_value());
}

TEST(Csv, OtherHeadersAreRefused) {
    for (const char* bad : {"", "a,b", "solution", "puzzles of the day, 1", "\"puzzle", "1,2\n"}) {
        const auto header = read_csv_header(bad);
        ASSERT_FALSE(header.has_value()) << bad;
        EXPECT_EQ(message_of(header.error()),
                  "expected a header line with a column named puzzle, quiz, quizzes or question");
    }
}

TEST(Csv, ReadsPuzzleAndSolution) {
    const CsvColumns columns{',', 1, 2};

    const auto entry = read("7, 1..0 ,\"1221\",more\r\n", columns);
    ASSERT_TRUE(entry.has_value()) << message_of(entry.error());
    EXPECT_EQ(entry->puzzle.board().order(), 2U);
    EXPECT_EQ(entry->puzzle.given_count(), 1U);
    EXPECT_EQ(entry->solution->digits, (std::vector<std::uint8_t>{1, 2, 2, 1}));
    EXPECT_FALSE(read("7,1..0,", columns)->solution.has_value());
    EXPECT_FALSE(read("7,1..0", columns)->solution.has_value());
}

TEST(Csv, FaultsNameThePlaceAndWhatWasExpected) {
    const CsvColumns columns{',', 1, 2};
    const auto fault = [&](const std::string& line) {
        const auto entry = read(line, columns);
        return entry ? "" : std::to_string(entry.error().offset) + " " + message_of(entry.error());
    };
    EXPECT_EQ(fault(""), "0 expected at least 2 fields, found 1");
    EXPECT_EQ(fault("7"), "1 expected at least 2 fields, found 1");
    EXPECT_EQ(fault("7,"),
              "2 expected the cells of a board (n x n of them, n from 1 to 64), found 0");
    EXPECT_EQ(fault("7,123"),
              "2 expected the cells of a board (n x n of them, n from 1 to 64), found 3");
    EXPECT_EQ(fault("7, 11z1"), "5 expected a digit 1 to 2 or . for an empty cell, found 'z'");
    EXPECT_EQ(fault("7,....,122"), "10 expected 4 cells, found 3");
    EXPECT_EQ(fault("7,....,12211"), "11 expected 4 cells, found 5");
    EXPECT_EQ(fault("7,....,12.1"), "9 expected a digit from 1 to 2, found '.'");
    EXPECT_EQ(fault("7,\"....,1221"), "2 expected a closing quote");
    EXPECT_EQ(fault("7,\"....\"x,1221"), "8 expected ',' after the closing quote");
}

TEST(Csv, TheAlphabetIsTakenFromTheOptions) {
    ReadOptions options;
    options.symbols = Symbols::letters;

    EXPECT_EQ(read("AB..", CsvColumns{}, options)->puzzle.given(1), 2U);
}

TEST(Csv, WhatIsWrittenIsReadBack) {
    constexpr std::uint64_t kSeed = 9;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    const auto columns = read_csv_header("puzzle,solution\n");
    Rng rng(kSeed);
    for (std::uint32_t order = 1; order <= 64; ++order) {
        if (!tests::takes_case(64 - order)) continue;
        Entry entry = testing::random_entry(rng, Board::standard(order));
        // Orders 16 and 25 are also written in other alphabets, told by what is there.
        entry.puzzle.set_given(0, order);
        if (rng.below(2) == 0) testing::add_solution(rng, entry);

        const auto text = write_csv(entry, {});

        ASSERT_TRUE(text.has_value());
        const auto back = read(*text, *columns);
        ASSERT_TRUE(back.has_value()) << order << message_of(back.error());
        ASSERT_EQ(*back, entry) << *text;
    }
}

TEST(Csv, WhatALineCannotHoldIsRefused) {
    WriteOptions letters;
    letters.symbols = Symbols::letters;
    EXPECT_EQ(message_of(write_csv(Entry{Puzzle(Board::standard(36))}, letters).error()),
              "the symbols 'letters' do not fit a board of order 36");
    EXPECT_EQ(message_of(write_csv(Entry{Puzzle(*Board::make(Shape::boxes(3, 2)))}, {}).error()),
              "the format csv cannot hold this board (6x6 boxes 3x2): 'json' can");
    Entry marked{Puzzle(Board::standard(9))};
    marked.puzzle.set_pencilmarks(0, DigitSet::of(1));
    EXPECT_EQ(message_of(write_csv(marked, {}).error()),
              "the format csv cannot hold pencilmarks that rule candidates out: 'json' can");
}

TEST(Csv, LooksLikeItselfAndNothingElse) {
    EXPECT_TRUE(looks_like_csv("quizzes,solutions\n004300209,..."));
    EXPECT_FALSE(looks_like_csv(""));
    EXPECT_FALSE(looks_like_csv("1,2,3"));
    EXPECT_FALSE(looks_like_csv("[Puzzle]\n"));
    EXPECT_FALSE(looks_like_csv("..1..."));
}

TEST(Csv, AnyBytesGiveAPuzzleOrAnErrorWithinThem) {
    constexpr std::uint64_t kSeed = 10;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    constexpr std::string_view kAlphabet = "12.0,;\"\t \r\xFF";
    const CsvColumns columns{',', 0, 1};
    Rng rng(kSeed);
    for (int round = 0; round < 20000; ++round) {
        std::string text;
        for (std::uint64_t i = rng.below(14); i > 0; --i) {
            text += kAlphabet[rng.below(kAlphabet.size())];
        }
        const auto entry = read(text, columns);
        if (!entry) {
            ASSERT_LE(entry.error().offset, text.size()) << text;
        }
        static_cast<void>(read_csv_header(text));
    }
}

}  // namespace
}  // namespace sudokit::formats
