#include "formats/reading/nine_lines.hpp"

#include <utility>

#include <gtest/gtest.h>

#include "sudokit/symbols.hpp"

#include "base/test_rounds.hpp"
#include "formats/reading/line_source.hpp"
#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

const std::string kCells(kFamous);

NineLines take(std::string_view text, bool ended = true, std::size_t room = 100) {
    std::vector<NineDigits> digits(room);
    return take_nine_lines(text, ended, {.digits = digits});
}

// Lines of all kinds in a random order.
std::string some_stream(std::uint32_t seed) {
    const std::vector<std::string> kinds = {kCells,
                                            kCells,
                                            kCells + " words",
                                            kCells + "\t",
                                            kCells + "#",
                                            kCells + ";;",
                                            kCells + ":",
                                            kCells + "5",
                                            kCells.substr(1),
                                            " " + kCells,
                                            "",
                                            "  ",
                                            "# a comment",
                                            " #",
                                            std::string(81, 'x'),
                                            std::string(81, '-'),
                                            std::string(81, '_'),
                                            std::string(81, 'X'),
                                            std::string(80, '*') + "0",
                                            std::string(80, '.') + "a",
                                            std::string(80, '.') + "\xC3",
                                            std::string(729, '.'),
                                            "2.1....24....3..",
                                            "bad",
                                            std::string(5000, '1'),
                                            "1 2 3 4"};
    const std::vector<std::string> ends = {"\n", "\n", "\n", "\r\n", "\r"};
    std::string text = kCells + "\n";
    std::uint32_t state = seed * 2654435761U + 12345U;
    const auto random = [&state](std::size_t below) {
        state = state * 1664525U + 1013904223U;
        return (state >> 16U) % below;
    };
    for (int i = 0; i < 200; ++i) {
        text += random(3) > 0 ? kCells : kinds[random(kinds.size())];
        text += seed % 2 == 0 ? "\n" : ends[random(ends.size())];
    }
    if (random(2) == 0) text += kCells;
    return text;
}

TEST(NineLines, TakesPuzzlesUntilSomethingElseComes) {
    const NineLines taken =
        take(kCells + "\n" + kCells + " words\r\n\n# note\n" + kCells + "\rbad\n");

    EXPECT_EQ(taken.puzzles, 3U);
    EXPECT_EQ(taken.lines, 5U);
    EXPECT_EQ(taken.last, 4U);
    EXPECT_EQ(taken.bytes, 82U + 89U + 1U + 7U + 82U);
    EXPECT_FALSE(taken.wants_more);
}

TEST(NineLines, GivesDigitsAndZerosForEmptyCells) {
    std::vector<NineDigits> digits(1);

    ASSERT_EQ(take_nine_lines(kCells + "\n", false, {.digits = digits}).puzzles, 1U);

    EXPECT_EQ(text_of(digits[0]), kCells);
}

TEST(NineLines, TakesNoMoreThanThereIsRoomFor) {
    EXPECT_EQ(take(kCells + "\n" + kCells + "\n", true, 1).bytes, 82U);
}

TEST(NineLines, TheMarksForEmptyCellsAreThoseOfTheLineFormat) {
    for (int c = 1; c < 256; ++c) {
        const auto mark = static_cast<char>(c);
        const bool plain = take(std::string(80, '1') + mark + "\n").puzzles == 1;

        EXPECT_EQ(plain, is_blank_symbol(mark) || (mark >= '1' && mark <= '9')) << c;
    }
}

TEST(NineLines, ALineThatIsNotThereAsAWholeIsWaitedFor) {
    EXPECT_TRUE(take(kCells.substr(0, 40), false).wants_more);
    EXPECT_TRUE(take(kCells, false).wants_more);
    EXPECT_TRUE(take(kCells + "\r", false).wants_more);
    EXPECT_TRUE(take(kCells + " wor", false).wants_more);
    EXPECT_TRUE(take("", false).wants_more);
    EXPECT_EQ(take(kCells, true).puzzles, 1U);
    EXPECT_EQ(take(kCells + "\r", true).puzzles, 1U);
}

TEST(NineLines, AShortLineIsNotWaitedOver) {
    const NineLines taken = take("bad\n", false);

    EXPECT_EQ(taken.bytes, 0U);
    EXPECT_FALSE(taken.wants_more);
}

TEST(NineLines, ALongLineIsNotWaitedFor) {
    EXPECT_FALSE(take(kCells + " " + std::string(100000, 'w'), false).wants_more);
}

TEST(NineLines, ALineOverTheLimitIsLeftAlone) {
    const std::string longest = kCells + std::string(LineSource::kLongestLine - 81, ' ') + "\n";

    EXPECT_EQ(take(longest).puzzles, 1U);
    EXPECT_EQ(take(" " + longest).puzzles, 0U);
    EXPECT_EQ(take(kCells + " " + longest.substr(81)).puzzles, 0U);
}

TEST(NineLines, CommentsAreKeptForThoseWhoAsk) {
    std::vector<NineDigits> digits(9);
    std::vector<std::string> comments(9, "old");
    const std::string text =
        kCells + "\n" + kCells + " , \n" + kCells + "# some words \n" + kCells + "\n";

    const NineRoom room{.digits = digits, .comments = comments};
    ASSERT_EQ(take_nine_lines(text, true, room).puzzles, 4U);

    EXPECT_EQ(std::vector(comments.begin(), comments.begin() + 4),
              (std::vector<std::string>{"", "", "some words", ""}));
}

TEST(NineLines, LongCommentsAreForTheGeneralReader) {
    std::vector<NineDigits> digits(9);
    std::vector<std::string> comments(9);
    const std::string text = kCells + " " + std::string(1000, 'w') + "\n";

    EXPECT_EQ(take_nine_lines(text, true, {.digits = digits}).puzzles, 1U);
    EXPECT_EQ(take_nine_lines(text, true, {.digits = digits, .comments = comments}).puzzles, 0U);
}

TEST(NineLines, LinesHaveNoSolutions) {
    std::vector<NineDigits> digits(2);
    std::vector<NineDigits> solutions(2);
    for (NineDigits& solution : solutions) solution.fill(7);

    const NineRoom room{.digits = digits, .solutions = solutions};
    ASSERT_EQ(take_nine_lines(kCells + "\n" + kCells + " words\n", true, room).puzzles, 2U);

    EXPECT_EQ(solutions, std::vector<NineDigits>(2));
}

TEST(NineLines, TheReaderGivesTheSameEitherWay) {
    for (std::uint32_t seed = 0; seed < tests::test_rounds(16U); ++seed) {
        const std::string text = some_stream(seed);
        const auto expected = read_with_room(text, {}, 65536, 0);
        for (const std::size_t piece : {1U, 83U, 65536U}) {
            for (const std::size_t room : {1U, 7U, 1000U}) {
                EXPECT_EQ(read_with_room(text, {}, piece, room), expected) << seed;
            }
        }
    }
}

TEST(NineLines, OptionsThatChangeTheBoardOrTheCellsRuleItOut) {
    const std::string text = kCells + "\n" + kCells + "\n";
    std::vector<ReadOptions> all(7);
    all[0].latin = true;
    all[1].diagonals = true;
    all[2].windows = true;
    all[3].symbols = Symbols::digits;
    all[4].extra = {{0, 1, 2, 3, 4, 5, 6, 7, 8}};
    Shape latin = Shape::standard(9);
    latin.regions = Latin{};
    all[5].board = *Board::make(latin);
    all[6].format = Format::pencilmarks;
    for (const ReadOptions& options : all) {
        EntryReader reader(source_of(text), options);
        std::vector<NineDigits> digits(2);

        static_cast<void>(reader.next());

        EXPECT_EQ(reader.next_nine({.digits = digits}), 0U) << &options - all.data();
    }
}

TEST(NineLines, TheClassicBoardMayBeAskedFor) {
    ReadOptions options;
    options.board = Board::standard(9);
    EntryReader reader(source_of(kCells + "\n" + kCells + "\n"), options);
    std::vector<NineDigits> digits(2);

    EXPECT_EQ(reader.next_nine({.digits = digits}), 0U);
    ASSERT_TRUE(reader.next()->has_value());
    EXPECT_EQ(reader.next_nine({.digits = digits}), 1U);
    EXPECT_EQ(reader.line(), 2U);
    EXPECT_FALSE(reader.next().has_value());
}

// How many usual lines a text begins with, byte by byte.
std::size_t usual_lines_in(std::string_view text) {
    constexpr std::string_view kUsual = ".0123456789";
    std::size_t count = 0;
    while (text.size() >= 82 && text.substr(0, 82).find_first_not_of(kUsual) == 81 &&
           text[81] == '\n') {
        text.remove_prefix(82);
        ++count;
    }
    return count;
}

TEST(NineLines, UsualOnesArePassedOverUpToTheFirstOther) {
    std::string text;
    for (int i = 0; i < 150; ++i) text += kCells + "\n";
    EXPECT_EQ(pass_usual_lines(text, 1000).puzzles, 150U);
    EXPECT_EQ(pass_usual_lines(text, 77).puzzles, 77U);
    EXPECT_EQ(pass_usual_lines(text, 77).bytes, 77U * 82);
    EXPECT_EQ(pass_usual_lines(text.substr(0, text.size() - 1), 1000).puzzles, 149U);
    EXPECT_EQ(pass_usual_lines("", 10).puzzles, 0U);
    // Every byte in every column, in lines that are looked at in bunches and one by one.
    for (std::size_t column = 0; column < 82; ++column) {
        for (int byte = 0; byte < 256; ++byte) {
            const std::size_t line = (column * 256 + static_cast<std::size_t>(byte)) % 150;
            char& place = text[line * 82 + column];
            const char before = std::exchange(place, static_cast<char>(byte));
            const NineLines passed = pass_usual_lines(text, 1000);
            EXPECT_EQ(passed.puzzles, usual_lines_in(text)) << column << " " << byte;
            EXPECT_EQ(passed.bytes, passed.puzzles * 82);
            EXPECT_EQ(passed.lines, passed.puzzles);
            place = before;
        }
    }
}

TEST(NineLines, UsualOnesAreTakenAsWell) {
    for (std::uint32_t seed = 0; seed < 50; ++seed) {
        const std::string text = some_stream(seed);
        const NineLines passed = pass_usual_lines(text, 1000);
        const NineLines taken = take(text.substr(0, passed.bytes));
        EXPECT_EQ(taken.puzzles, std::min<std::size_t>(passed.puzzles, 100)) << seed;
        EXPECT_EQ(passed.puzzles, usual_lines_in(text)) << seed;
    }
}

}  // namespace
}  // namespace sudokit::formats
