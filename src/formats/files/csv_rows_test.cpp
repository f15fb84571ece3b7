#include "formats/files/csv_rows.hpp"

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_rounds.hpp"
#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

const std::string kPuzzle(kFamous);
const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

constexpr CsvColumns kFirst{',', 0, 1};

NineLines take_rows(std::string_view text, const CsvColumns& columns = kFirst) {
    std::vector<NineDigits> digits(9);
    return take_csv_rows(text, true, columns, {.digits = digits});
}

TEST(CsvRows, TakesRowsUntilSomethingElseComes) {
    const NineLines taken = take_rows(kPuzzle + "," + kSolution + "\n# note\n\n" + kPuzzle +
                                      ",\r\n" + kPuzzle + "\n" + kPuzzle.substr(1) + ",\n");

    EXPECT_EQ(taken.puzzles, 3U);
    EXPECT_EQ(taken.lines, 5U);
    EXPECT_EQ(taken.last, 4U);
    EXPECT_EQ(taken.bytes, 164U + 7U + 1U + 84U + 82U);
}

TEST(CsvRows, ColumnsMayStandInAnyOrderWithQuotesAroundThem) {
    std::vector<NineDigits> digits(1);
    std::vector<NineDigits> solutions(1);

    const NineLines taken =
        take_csv_rows(kSolution + ";\"7\";\" " + kPuzzle + "\";more\n", true, CsvColumns{';', 2, 0},
                      {.digits = digits, .solutions = solutions});

    ASSERT_EQ(taken.puzzles, 1U);
    EXPECT_EQ(text_of(digits[0]), kPuzzle);
    EXPECT_EQ(text_of(solutions[0]), kSolution);
}

TEST(CsvRows, WhereTheFileGivesNoSolutionThereAreZeros) {
    std::vector<NineDigits> digits(2);
    std::vector<NineDigits> solutions(2);
    for (NineDigits& solution : solutions) solution.fill(7);

    const NineRoom room{.digits = digits, .solutions = solutions};
    ASSERT_EQ(take_csv_rows(kPuzzle + "\n" + kPuzzle + ", \n", true, kFirst, room).puzzles, 2U);

    EXPECT_EQ(solutions, std::vector<NineDigits>(2));
}

TEST(CsvRows, RowsHaveNoComments) {
    std::vector<NineDigits> digits(1);
    std::vector<std::string> comments = {"old"};

    const NineRoom room{.digits = digits, .comments = comments};
    ASSERT_EQ(take_csv_rows(kPuzzle + ",,words\n", true, kFirst, room).puzzles, 1U);

    EXPECT_EQ(comments.front(), "");
}

TEST(CsvRows, RowsThatAreNotPlainAreLeftAlone) {
    const std::string holed = "." + kSolution.substr(1);
    const std::vector<std::string> rows = {"x,y",
                                           kPuzzle + "," + holed,
                                           kPuzzle + "," + kSolution + "1",
                                           kPuzzle + ",\"" + kSolution,
                                           "\"" + kPuzzle + "\"x,",
                                           "\"" + kPuzzle + "\"\"\",",
                                           kPuzzle + ",,\"open",
                                           " " + kPuzzle,
                                           "\" \"" + kPuzzle,
                                           " # a comment",
                                           "  ",
                                           kPuzzle.substr(1) + "a,"};
    for (const std::string& row : rows) {
        EXPECT_EQ(take_rows(row + "\n").bytes, 0U) << row;
    }
    EXPECT_EQ(take_rows("1\n", CsvColumns{',', 1, 0}).bytes, 0U);
}

// Tables with rows of all kinds in a random order.
std::string some_table(Rng& rng) {
    const std::vector<std::string> separators = {",", ";", "\t"};
    const std::string& separator = separators[rng.below(separators.size())];
    const std::vector<std::string> fields = {kPuzzle,
                                             kPuzzle,
                                             kPuzzle,
                                             kSolution,
                                             kSolution,
                                             "",
                                             " ",
                                             "words",
                                             " " + kPuzzle,
                                             kPuzzle + "\t",
                                             kPuzzle.substr(1),
                                             kPuzzle + ".",
                                             "2.1....24....3..",
                                             "\"",
                                             "\"\"",
                                             "#",
                                             std::string(81, 'x'),
                                             std::string(80, '.') + "\xC3",
                                             std::string(5000, '1'),
                                             "1 2 3 4"};
    const auto field = [&] {
        const std::string& text = fields[rng.below(rng.below(3) > 0 ? 5 : fields.size())];
        return rng.below(5) == 0 ? '"' + text + '"' : text;
    };
    const std::vector<std::string> headers = {"puzzle", "id" + separator + "Quiz",
                                              "solution" + separator + "puzzle",
                                              "puzzle" + separator + "n" + separator + "answers"};
    const std::vector<std::string> ends = {"\n", "\n", "\n", "\r\n", "\r"};
    std::string text = headers[rng.below(headers.size())] + "\n";
    for (int i = 0; i < 200; ++i) {
        const std::uint64_t kind = rng.below(20);
        if (kind == 0) text += "# a comment";
        for (std::uint64_t more = kind < 2 ? 0 : rng.below(3) + 1; more > 0; --more) {
            text += field() + (more > 1 ? separator : "");
        }
        text += ends[rng.below(ends.size())];
    }
    return text;
}

TEST(CsvRows, TheReaderGivesTheSameEitherWay) {
    constexpr std::uint64_t kSeed = 11;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    for (std::uint32_t round = 0; round < tests::test_rounds(24U); ++round) {
        const std::string text = some_table(rng);
        const auto expected = read_with_room(text, {}, 65536, 0);
        for (const std::size_t piece : {1U, 83U, 65536U}) {
            for (const std::size_t room : {1U, 7U, 1000U}) {
                EXPECT_EQ(read_with_room(text, {}, piece, room), expected) << text;
            }
        }
    }
}

TEST(CsvRows, TheHeaderAndTheFirstRowAreForTheGeneralReader) {
    EntryReader reader(source_of("quiz\n" + kPuzzle + "\n" + kPuzzle + "\n"), {});
    std::vector<NineDigits> digits(9);

    EXPECT_EQ(reader.next_nine({.digits = digits}), 0U);
    ASSERT_TRUE(reader.next()->has_value());
    EXPECT_EQ(reader.next_nine({.digits = digits}), 1U);
    EXPECT_FALSE(reader.next().has_value());
}

}  // namespace
}  // namespace sudokit::formats
