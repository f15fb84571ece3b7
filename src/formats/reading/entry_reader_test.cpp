#include <gtest/gtest.h>

#include "base/test_rounds.hpp"
#include "formats/format_table.hpp"
#include "formats/reading/line_source.hpp"
#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

using Strings = std::vector<std::string>;

const std::string kA = "1234............";
const std::string kB = "............4321";

TEST(EntryReader, ReadsLinesInPiecesOfAnySize) {
    std::string text;
    for (int i = 0; i < 3000; ++i) text += (i % 2 == 0 ? kA : kB) + " comment\r\n";
    for (const std::size_t piece :
         {std::size_t{1}, std::size_t{7}, std::size_t{65536}, text.size()}) {
        const Strings all = read_all(text, {}, piece);

        ASSERT_EQ(all.size(), 3000U);
        EXPECT_EQ(all[0], kA);
        EXPECT_EQ(all[2999], kB);
    }
}

TEST(EntryReader, EveryLineEndIsUnderstood) {
    for (const std::string end : {"\n", "\r\n", "\r"}) {
        for (const std::string& last : {end, std::string()}) {
            EXPECT_EQ(read_all(kA + end + end + "oops" + end + kB + last),
                      (Strings{kA, "3:1: expected the cells of a puzzle, found 'oops'", kB}))
                << end.size();
        }
    }
}

TEST(EntryReader, ReadingGoesOnAfterABadLine) {
    EXPECT_EQ(read_all(kA + "\n" + kA.substr(1) + "\n1234........5...\n" + kB + "\n"),
              (Strings{kA, "2:16: expected 16 cells (4x4), found 15",
                       "3:13: expected a digit 1 to 4 or . for an empty cell, found '5'", kB}));
}

TEST(EntryReader, AWrongNumberOfCellsIsToldForTheBoardOfThePuzzleBefore) {
    EXPECT_EQ(read_all(kA + "\n" + kA.substr(0, 11) + "\n" + kB + "\n"),
              (Strings{kA, "2:12: expected 16 cells (4x4), found 11", kB}));
}

TEST(EntryReader, CommentsAndEmptyLinesAreLeftOut) {
    EXPECT_EQ(read_all("# first\n\n  \t\n  # second\n" + kA + "\n#\n"), Strings{kA});
}

TEST(EntryReader, NothingGivesNothing) {
    EXPECT_EQ(read_all(""), Strings{});
    EXPECT_EQ(read_all("\xEF\xBB\xBF"), Strings{});
    EXPECT_EQ(read_all("\r\n\r\n"), Strings{});
    for (const FormatInfo& info : all_formats()) {
        if (info.format > Format::candidates) break;
        EXPECT_EQ(read_all("", in_format(info.format)), Strings{}) << info.name;
    }
}

TEST(EntryReader, AByteOrderMarkIsNoColumnButHasBytes) {
    EntryReader reader(source_of("\xEF\xBB\xBF" + kA + "\n?" + kB.substr(1)), {});

    ASSERT_TRUE(reader.next()->has_value());
    const auto fault = reader.next();

    ASSERT_FALSE(fault->has_value());
    EXPECT_EQ(fault->error().line, 2U);
    EXPECT_EQ(fault->error().column, 1U);
    EXPECT_EQ(fault->error().offset, 20U);
    EXPECT_EQ(read_all("\xEF\xBB\xBF?" + kB.substr(1)),
              Strings{"1:1: expected a digit 1 to 4 or . for an empty cell, found '?'"});
}

TEST(EntryReader, Utf16IsNamed) {
    for (const std::string mark : {"\xFF\xFE", "\xFE\xFF"}) {
        EXPECT_EQ(read_all(mark + std::string("1\0"
                                              "2\0",
                                              4)),
                  Strings{"1:1: this file is in UTF-16: expected plain text or UTF-8"});
    }
}

TEST(EntryReader, ColumnsCountCharacters) {
    EXPECT_EQ(read_all("1234..\u00E9.........\n", in_format(Format::line)),
              Strings{"1:7: expected a digit 1 to 4 or . for an empty cell, found '\u00E9'"});
    EXPECT_EQ(read_all("12\u00E94..?.........\n", in_format(Format::line)),
              Strings{"1:3: expected a digit 1 to 4 or . for an empty cell, found '\u00E9'"});
}

TEST(EntryReader, BinaryIsAFaultForEachLine) {
    std::string bytes;
    for (int i = 0; i < 5000; ++i) bytes += static_cast<char>(i * 7919 >> 3);

    for (const FormatInfo& info : all_formats()) {
        const Strings all = read_all(bytes, in_format(info.format), 100);
        EXPECT_FALSE(all.empty()) << info.name;
    }
    EXPECT_FALSE(read_all(bytes).empty());
}

TEST(EntryReader, ALineTooLongIsAFaultAndTheNextIsRead) {
    const std::string huge(3 * LineSource::kLongestLine, '1');
    for (const Format format : {Format::line, Format::grid}) {
        const Strings all = read_all(huge + "\r\n12..\n..12\n2...\n...1", in_format(format), 4000);

        ASSERT_FALSE(all.empty());
        EXPECT_EQ(all[0], "1:1: expected lines of at most 1048576 bytes, this one is longer");
    }
    EXPECT_EQ(read_all(huge + "\r" + kA, in_format(Format::line), 65537).at(1), kA);
    EXPECT_EQ(read_all(huge, in_format(Format::line), 4096).size(), 1U);
}

// A text that goes on for ever, and a count of what is taken of it.
class Endless {
  public:
    Endless(std::string beginning, const std::string& piece)
        : beginning_(std::move(beginning)), period_(piece.size()) {
        while (block_.size() < (std::size_t{1} << 17U)) block_ += piece;
    }

    EntryReader::Source source() {
        return [this](char* data, std::size_t size) { return fill(data, size); };
    }
    [[nodiscard]] std::size_t taken() const { return taken_; }

  private:
    std::size_t fill(char* data, std::size_t size) {
        const bool begins = taken_ < beginning_.size();
        const std::string& from = begins ? beginning_ : block_;
        const std::size_t at = begins ? taken_ : (taken_ - beginning_.size()) % period_;
        size = std::min(size, from.size() - at);
        std::copy_n(from.data() + at, size, data);
        taken_ += size;
        return size;
    }

    std::string beginning_;
    std::size_t period_;
    std::string block_;
    std::size_t taken_ = 0;
};

TEST(EntryReader, ALineIsRefusedAsSoonAsItIsTooLong) {
    for (const std::string beginning : {"", "1234............\n"}) {
        Endless zeros(beginning, std::string(1, '\0'));
        EntryReader reader(zeros.source(), {});

        auto next = reader.next();
        if (next->has_value()) next = reader.next();

        EXPECT_EQ(next->error().code, ErrorCode::too_large);
        // The buffer of the reader doubles while it looks for the end of the line.
        EXPECT_LE(zeros.taken(), 2 * LineSource::kLongestLine);
    }
}

TEST(EntryReader, ALineWithoutEndIsGivenUp) {
    for (const Format format : {Format::line, Format::grid}) {
        Endless zeros("", std::string(1, '\0'));
        EntryReader reader(zeros.source(), in_format(format));

        EXPECT_EQ(told(reader.next()->error()),
                  "1:1: expected lines of at most 1048576 bytes, this one is longer");
        EXPECT_EQ(told(reader.next()->error()),
                  "1:1: no end of this line within 64 MiB: the rest is not read");
        EXPECT_FALSE(reader.next());
        EXPECT_LE(zeros.taken(), LineSource::kMostPassedOver + 4 * LineSource::kLongestLine);
    }
}

TEST(EntryReader, TheQuickWayDoesNotTakeTheRestOfALineForPuzzles) {
    const std::string puzzle(81, '.');
    const std::string text =
        puzzle + "\n" + std::string(2 * LineSource::kLongestLine, '1') + "\n" + puzzle + "\n";
    EntryReader reader(source_of(text, 65536), in_format(Format::line));
    std::vector<std::array<std::uint8_t, 81>> digits(9);

    ASSERT_TRUE(reader.next()->has_value());
    EXPECT_EQ(reader.next_nine({.digits = digits}), 0U);
    EXPECT_FALSE(reader.next()->has_value());
    EXPECT_EQ(reader.next_nine({.digits = digits}), 0U);
    EXPECT_TRUE(reader.next()->has_value());
    EXPECT_EQ(reader.line(), 3U);
}

TEST(EntryReader, DocumentsWithoutEndAreGivenUp) {
    constexpr std::size_t kWhole = std::size_t{64} << 20U;
    const std::vector<std::pair<std::string, std::string>> documents = {
        {"[\n", "{\"sudokit\":1},\n"},
        {"<opensudoku>", "<game data=\"1\"/>\n"},
        {"", "| 123 45 6 | 7 8 9 | 1 2 3 |\n"},
    };
    for (const auto& [beginning, piece] : documents) {
        Endless document(beginning, piece);
        EntryReader reader(document.source(), {});

        EXPECT_EQ(reader.next()->error().code, ErrorCode::too_large) << piece;
        EXPECT_FALSE(reader.next());
        EXPECT_LE(document.taken(), kWhole + (std::size_t{1} << 17U));
    }
}

TEST(EntryReader, HostileTextsTakeNoMoreThanLinearTime) {
    const std::size_t size = tests::test_rounds(std::size_t{1} << 19U);
    for (const std::string piece : {"\r", "\n", "1\r", "|\n", "---------\n", "1 ", ".", "# \r\n"}) {
        std::string text;
        while (text.size() < size) text += piece;
        for (const Format format : {Format::line, Format::grid, Format::candidates, Format::sdk}) {
            EXPECT_LE(read_all(text, in_format(format), 65536).size(), size);
        }
    }
}

TEST(EntryReader, FormatsReadAsAWholeGoOnAfterABadPuzzle) {
    const std::string good = R"({"sudokit":1,"order":2,"givens":"1..."})";
    const std::string bad = R"({"sudokit":1,"order":2,"givens":"1...."})";
    EXPECT_EQ(read_all("[\n" + good + ",\n" + bad + ",\n 7,\n" + good + "\n]\n"),
              (Strings{"1...", "3:38: expected 4 cells, found 5",
                       "4:2: expected a JSON object, found a number", "1..."}));
    EXPECT_EQ(read_all("[\n" + good + ",\n" + good + "\n" + good + "]\n"),
              (Strings{"1...", "1...", "4:1: expected ',' or ']'"}));
    EXPECT_EQ(read_all("#Ame\n12..\n..1\n2...\n...1\n\n12..\n..12\n2...\n...1\n").size(), 2U);
    EXPECT_EQ(
        read_all("[Puzzle]\n12..\n..1\n2...\n...1\n[Puzzle]\n12..\n..12\n2...\n...1\n").back(),
        "12....122......1");
    EXPECT_EQ(read_all("1 23 34 4\n1 2 3\n1 1 1 1\n\n1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 12 12\n",
                       in_format(Format::candidates)),
              (Strings{"2:6: expected the candidates of 4 cells in this row, found 3",
                       "12343412214343.."}));
}

TEST(EntryReader, TellsTheLinesOfPuzzlesInTextsReadAsAWhole) {
    const std::string one = R"({"sudokit":1,"order":2,"givens":"1..."})";
    EntryReader reader(source_of("[\r\n" + one + ",\r\n\r\n" + one + "]"), {});

    ASSERT_TRUE(reader.next()->has_value());
    EXPECT_EQ(reader.line(), 2U);
    ASSERT_TRUE(reader.next()->has_value());
    EXPECT_EQ(reader.line(), 4U);
    EXPECT_FALSE(reader.next().has_value());
}

TEST(EntryReader, FormatsReadAsAWholeHaveALimitOfBytes) {
    std::size_t left = (std::size_t{64} << 20U) + 1;
    EntryReader reader(
        [&left](char* data, std::size_t size) {
            const std::size_t count = std::min(size, left);
            std::fill_n(data, count, ' ');
            left -= count;
            return count;
        },
        in_format(Format::candidates));

    const auto fault = reader.next();

    ASSERT_FALSE(fault->has_value());
    EXPECT_EQ(fault->error().code, ErrorCode::too_large);
    EXPECT_EQ(fault->error().message.in(Language::en),
              "the format candidates is read as a whole: expected at most 64 MiB, this is more");
    EXPECT_FALSE(reader.next().has_value());
}

TEST(EntryReader, JsonIsOneObjectALineOrGoesOverSeveral) {
    const std::string ours = R"({"sudokit":1,"order":2,"givens":"1..."})";
    const std::string theirs = R"({"size":2,"grid":[[{"value":1,"given":true},{}],[{},{}]]})";
    for (const std::string& json : {ours, theirs}) {
        std::string pretty = json;
        for (std::size_t at = 0; (at = pretty.find(',', at)) != std::string::npos; at += 2) {
            pretty.insert(at + 1, "\n");
        }

        EXPECT_EQ(read_all(json + "\n" + json), (Strings{"1...", "1..."}));
        EXPECT_EQ(read_all("# first\n" + json + "\n{}\n" + json).size(), 3U);
        EXPECT_EQ(read_all(pretty), Strings{"1..."});
        EXPECT_EQ(read_all("{\n" + pretty.substr(1) + "\n" + json), (Strings{"1...", "1..."}));
        EXPECT_EQ(read_all(pretty.substr(0, pretty.size() - 1)).size(), 1U);
    }
    const std::string bad =
        "{\n  \"size\": 2,\n  \"grid\": [[{}, {}], [{}, {}]],\n  \"arrow\": [1]\n}";
    EXPECT_EQ(read_all(bad), Strings{"4:3: f-puzzles constraint 'arrow' is not supported"});
    EXPECT_EQ(read_all("[\n" + theirs + ",\n" + theirs + "\n]", in_format(Format::fpuzzles)),
              (Strings{"1...", "1..."}));
}

TEST(EntryReader, TellsTheLineAndTheFormat) {
    EntryReader reader(source_of("\n\n12..\n..12\n2...\n...1\n\n1...\n....\n....\n....\n"), {});

    EXPECT_FALSE(reader.format().has_value());
    ASSERT_TRUE(reader.next()->has_value());
    EXPECT_EQ(reader.format(), Format::grid);
    EXPECT_EQ(reader.line(), 3U);
    ASSERT_TRUE(reader.next()->has_value());
    EXPECT_EQ(reader.line(), 8U);
    EXPECT_FALSE(reader.next().has_value());
    EXPECT_FALSE(reader.next().has_value());
}

TEST(EntryReader, APuzzleStreamSharesOneBoard) {
    EntryReader reader(source_of(kA + "\n" + kB + "\n"), {});

    const auto first = reader.next();
    const auto second = reader.next();

    EXPECT_EQ(&(*first)->puzzle.board().shape(), &(*second)->puzzle.board().shape());
}

TEST(EntryReader, AFormatThatIsKnownIsNotReadAhead) {
    std::size_t given = 0;
    const std::string text = kA + "\n" + kB + "\n";
    EntryReader reader(
        [&](char* data, std::size_t) {
            if (given == text.size()) return std::size_t{0};
            *data = text[given++];
            return std::size_t{1};
        },
        in_format(Format::line));

    ASSERT_TRUE(reader.next()->has_value());
    EXPECT_LE(given, kA.size() + 1);
}

TEST(ReadEntries, StopsAtTheFirstFault) {
    const auto entries = read_entries(kA + "\noops\n" + kB);

    ASSERT_FALSE(entries);
    EXPECT_EQ(entries.error().line, 2U);
    EXPECT_EQ(entries.error().offset, 17U);
    EXPECT_EQ(read_entries(kA + "\n" + kB)->size(), 2U);
}

TEST(Formats, TheTableIsInOrderAndNamesAreFound) {
    ASSERT_EQ(all_formats().size(), static_cast<std::size_t>(Format::json) + 1);
    for (std::size_t i = 0; i < all_formats().size(); ++i) {
        const FormatInfo& info = all_formats()[i];
        EXPECT_EQ(static_cast<std::size_t>(info.format), i);
        EXPECT_EQ(find_format(info.name), info.format);
        EXPECT_EQ(format_info(info.format).name, info.name);
        EXPECT_FALSE(info.summary.en.empty() || info.summary.fr.empty());
    }
    EXPECT_EQ(find_format("pdf"), std::nullopt);
}

TEST(Formats, OnlyWhatIsSaidToBeWritableIsWritten) {
    for (const FormatInfo& info : all_formats()) {
        const auto text = write_entry(Entry{Puzzle(Board::standard(9))}, info.format);
        if (!info.writable) {
            EXPECT_FALSE(text) << info.name;
        } else if (text) {
            EXPECT_EQ(text->back(), '\n') << info.name;
        }
    }
}

TEST(EntryReader, TellsWhichFormatWasTakenAndWhyUntilAPuzzleIsRead) {
    const auto guess = [](const std::string& text, const ReadOptions& options = {}) {
        EntryReader reader(source_of(text), options);
        EXPECT_TRUE(reader.next().has_value());
        const auto told = reader.guess();
        return told ? told->in(Language::en) : "";
    };
    EXPECT_EQ(guess("12..\n..1\n2...\n...1\n"),
              "taken for the format grid: its lines are rows of cells");
    EXPECT_EQ(guess("oops\n" + kA), "taken for the format line: each line is a whole puzzle");
    EXPECT_EQ(guess("oops\n"), "taken for the format line: it looks like no other");
    EXPECT_EQ(guess(R"({"sudokit":2})"), "taken for the format json: it begins like a JSON object");
    EXPECT_EQ(guess("oops\n", in_format(Format::line)), "");
    EXPECT_EQ(guess(kA + "\noops\n"), "");

    EntryReader reader(source_of("12..\n..1\n2...\n...1\n"), {});
    EXPECT_TRUE(reader.next().has_value());
    EXPECT_EQ(reader.guess()->in(Language::fr),
              "pris pour le format grid : ce sont des lignes de cases");
}

TEST(EntryReader, EveryFormatHasASignInBothLanguages) {
    for (const FormatInfo& info : all_formats()) {
        const MessageText& sign = format_row(info.format).sign;
        EXPECT_FALSE(sign.en.empty() || sign.fr.empty()) << info.name;
    }
}

TEST(EntryReader, SentencesBetweenLinesArePassedOverUnlessTheFormatIsSaid) {
    const std::string text = "Here are two:\n" + kA + "\nand the other one\n" + kB + "\nThe end.\n";
    EXPECT_EQ(read_all(text), (Strings{kA, kB}));
    EXPECT_EQ(read_all(text, in_format(Format::line)).size(), 5U);
    EXPECT_EQ(read_all("hello world\nthis is prose\n").size(), 2U);
    EXPECT_EQ(read_all(kA + "\nnone\n" + kB),
              (Strings{kA, "2:1: expected the cells of a puzzle, found 'none'", kB}));
}

TEST(EntryReader, ABadRecordIsNoSentence) {
    const std::string object = R"({"sudokit":1,"order":4,"title":"The first one","givens":")";
    EXPECT_EQ(read_all(object + kA + "\"}\n" +
                       R"({"sudokit": 1, "order": 2, "title": "Not so good", "givens": "1...."})"),
              (Strings{kA, "2:67: expected 4 cells, found 5"}));
    EXPECT_EQ(read_all(object + kA + "\"}\n" + R"({"order": 2, "givens": "some words"})").size(),
              2U);
    EXPECT_EQ(read_all("title,puzzle\nToo short,53..7....\nA good one," + kA + "\n"),
              (Strings{"2:11: expected a digit 1 to 3 or . for an empty cell, found '5'", kA}));
    EXPECT_EQ(read_all(kA + "\neasy " + kB + "\n" + kB),
              (Strings{kA, "2:1: expected the cells of a puzzle, found 'easy'", kB}));
    EXPECT_EQ(
        read_all(R"({"size": 4, "title": "A fine puzzle", "grid": [], "arrow": [{}]})").size(), 1U);
}

TEST(EntryReader, SentencesStandBeforeATableAndBetweenLinks) {
    EXPECT_EQ(read_all("These are all that I have:\ntitle,puzzle\nMy first one," + kA + "\n"),
              Strings{kA});
    const auto link = write_entry(read_one(kA, {}), Format::sudokupad);
    ASSERT_TRUE(link);
    EXPECT_EQ(read_all(*link + "And one more of these:\n" + *link), (Strings{kA, kA}));
    EXPECT_EQ(read_all(*link + "https://sudokupad.app/abc one more\n").size(), 2U);
}

TEST(Formats, FilesAreKnownByTheirExtensions) {
    EXPECT_EQ(format_of_file("out.csv"), Format::csv);
    EXPECT_EQ(format_of_file("/a.b/OUT.SDK"), Format::sdk);
    EXPECT_EQ(format_of_file("x.sdm"), Format::sdm);
    EXPECT_EQ(format_of_file("x.ss"), Format::ss);
    EXPECT_EQ(format_of_file("x.sdx"), Format::sdx);
    EXPECT_EQ(format_of_file("x.opensudoku"), Format::opensudoku);
    EXPECT_EQ(format_of_file("x.xml"), Format::opensudoku);
    EXPECT_EQ(format_of_file("x.json"), Format::json);
    EXPECT_EQ(format_of_file("x.jsonl"), Format::json);
    for (const char* name : {"x.txt", "x", "", ".", "x.", "a.csv/x", "x.c", "csv", "x. "}) {
        EXPECT_EQ(format_of_file(name), std::nullopt) << name;
    }
}

}  // namespace
}  // namespace sudokit::formats
