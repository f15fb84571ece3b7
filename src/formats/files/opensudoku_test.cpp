#include "formats/files/opensudoku.hpp"

#include <gtest/gtest.h>

#include "formats/random_entry.hpp"
#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

using testing::message_of;

const std::string kData = "12" + std::string(79, '0');

Result<std::vector<Entry>> read(std::string_view text) {
    const ReadOptions options;
    BoardSource boards(options);
    return entries_of(read_opensudoku(text, boards));
}

TEST(Opensudoku, ReadsVersionOneWithItsWords) {
    const auto entries = read(R"(<?xml version="1.0" encoding="UTF-8"?>
<opensudoku>
  <name>Easy &amp; short</name>
  <author>A. Author</author>
  <description></description>
  <comment>c</comment>
  <created>2009-09-16</created>
  <source>s</source>
  <level>easy</level>
  <sourceURL>http://example.org</sourceURL>
  <game data=")" + kData + R"(" />
  <game data=")" + kData + R"(" />
  <name>More</name>
  <game data=")" + kData + R"("></game>
</opensudoku>)");

    ASSERT_TRUE(entries.has_value()) << message_of(entries.error());
    ASSERT_EQ(entries->size(), 3U);
    const Info expected{"Easy & short", "A. Author", "",     "c",
                        "2009-09-16",   "s",         "easy", "http://example.org"};
    EXPECT_EQ((*entries)[0].info, expected);
    EXPECT_EQ((*entries)[1].info, expected);
    EXPECT_EQ((*entries)[2].info, (Info{"More", "", "", "", "", "", "", ""}));
    EXPECT_EQ((*entries)[0].puzzle.given(1), 2U);
    EXPECT_EQ((*entries)[0].puzzle.given_count(), 2U);
}

TEST(Opensudoku, ReadsVersionTwoWithFolders) {
    const auto entries =
        read(R"(<opensudoku version="2"><folder name="F" created="1253059200000">
        <game created="1253145600000" state="1" time="0" last_played="0" data=")" +
             kData + R"(" note="n" command_stack="x"/><game data=")" + kData + R"("/></folder>
        <game data=")" +
             kData + R"("/></opensudoku>)");

    ASSERT_TRUE(entries.has_value()) << message_of(entries.error());
    ASSERT_EQ(entries->size(), 3U);
    EXPECT_EQ((*entries)[0].info.title, "F");
    EXPECT_EQ((*entries)[0].info.date, "2009-09-17");
    EXPECT_EQ((*entries)[0].info.comment, "n");
    EXPECT_EQ((*entries)[1].info.date, "2009-09-16");
    EXPECT_EQ((*entries)[2].info, Info{});
}

// A game in play: a given 5, a placed 7 with notes 1 and 9, and open cells.
std::string game(const std::string& version, const std::string& given, const std::string& placed,
                 const std::string& open) {
    std::string data = "version: " + version + "&#10;" + given + placed;
    for (int i = 2; i < 81; ++i) data += open;
    return "<opensudoku version=\"2\"><game data=\"" + data + "\"/></opensudoku>";
}

TEST(Opensudoku, ReadsGamesInPlayInAllVersionsOfTheirData) {
    for (const std::string& text :
         {game("1", "5|-|0|", "7|1,9,|1|", "0|-|1|"), game("2", "5|0||0|", "7|257||1|", "0|0|1|"),
          game("3", "5|0|0|", "7|257|1|", "0|0|1|"),
          game("4", "5|0|0|0|", "7|256|1|1|", "0|0|0|1|"),
          game("5", "5|0|0|3|0|", "7|256|1|0|1|", "0|0|0|0|1|")}) {
        const auto entries = read(text);
        ASSERT_TRUE(entries.has_value()) << message_of(entries.error());
        const Entry& entry = entries->front();
        EXPECT_EQ(entry.puzzle.given(0), 5U);
        EXPECT_EQ(entry.puzzle.given_count(), 1U);
        EXPECT_EQ(entry.play.placed[1], 7);
        EXPECT_EQ(entry.play.pencilmarks[1], DigitSet(257));
    }
}

TEST(Opensudoku, FaultsNameThePlaceAndWhatWasExpected) {
    const auto fault = [](const std::string& text) {
        const auto entries = read(text);
        return entries ? ""
                       : std::to_string(entries.error().offset) + " " + message_of(entries.error());
    };
    const auto with_data = [&](const std::string& data) {
        return fault("<opensudoku><game data=\"" + data + "\"/></opensudoku>");
    };
    EXPECT_EQ(fault(""), "0 expected an XML element");
    EXPECT_EQ(fault("<sudoku/>"), "0 expected the element opensudoku, found sudoku");
    EXPECT_EQ(fault("<opensudoku version=\"9\"/>"),
              "21 version 9 of OpenSudoku files is not supported, expected 1 or 2");
    EXPECT_EQ(fault("<opensudoku><game/></opensudoku>"),
              "12 expected the attribute data in the element game");
    EXPECT_EQ(fault("<opensudoku><game data=\"" + kData + "\">"),
              "107 the XML text ends too early");
    EXPECT_EQ(with_data(""), "24 expected 81 cells, found 0");
    EXPECT_EQ(with_data("12"), "26 expected 81 cells, found 2");
    EXPECT_EQ(with_data("12a"), "26 expected a digit 1 to 9 or . for an empty cell, found 'a'");
    EXPECT_EQ(with_data("version: 6 0|"),
              "33 version 6 of OpenSudoku's game data is not supported");
    EXPECT_EQ(with_data("version:"), "32 version  of OpenSudoku's game data is not supported");
    EXPECT_EQ(with_data("version: 3 0|0|1|"),
              "35 expected 81 cells of 3 fields each in the game data, found 3 fields");
    const auto with_cell = [&](const std::string& version, const std::string& cell,
                               const std::string& open) {
        std::string data = "version: " + version + " " + cell;
        for (int i = 1; i < 81; ++i) data += open;
        return with_data(data);
    };
    EXPECT_EQ(with_cell("3", "10|0|1|", "0|0|1|"), "35 expected a value from 0 to 9, found \"10\"");
    EXPECT_EQ(with_cell("3", "1|512|1|", "0|0|1|"),
              "37 expected the notes of a cell, found \"512\"");
    EXPECT_EQ(with_cell("1", "1|1,0,|1|", "0|-|1|"),
              "37 expected the notes of a cell, found \"1,0,\"");
    EXPECT_EQ(with_cell("3", "1|0|2|", "0|0|1|"),
              "39 expected 0 or 1 for an editable cell, found \"2\"");
}

TEST(Opensudoku, OnlyPlainNineByNineIsWritten) {
    EXPECT_EQ(message_of(write_opensudoku(Entry{Puzzle(Board::standard(16))}, {}).error()),
              "the format opensudoku cannot hold this board (16x16 boxes 4x4): 'json' can");
}

TEST(Opensudoku, FilesOfSeveralEntriesAreReadBack) {
    constexpr std::uint64_t kSeed = 12;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    for (int round = 0; round < 50; ++round) {
        std::vector<Entry> entries;
        std::string text(kOpensudokuPrologue);
        for (int i = 0; i < 3; ++i) {
            Entry& entry = entries.emplace_back(testing::random_entry(rng, Board::standard(9)));
            if (rng.below(2) == 0) testing::add_placed(rng, entry);
            if (rng.below(2) == 0) testing::add_notes(rng, entry);
            entry.info = {testing::random_words(rng), testing::random_words(rng),
                          testing::random_words(rng), testing::random_words(rng),
                          testing::random_words(rng), testing::random_words(rng),
                          testing::random_words(rng), testing::random_words(rng)};
            text += *write_opensudoku(entry, {});
        }
        text += kOpensudokuEpilogue;

        const auto back = read(text);

        ASSERT_TRUE(back.has_value()) << text << message_of(back.error());
        ASSERT_EQ(*back, entries) << text;
        EXPECT_TRUE(looks_like_opensudoku(text));
    }
}

TEST(Opensudoku, AllGamesOfAFileAreInOneFolder) {
    Entry entry{Puzzle(Board::standard(9))};
    entry.info.title = "First";
    const std::string text = std::string(kOpensudokuPrologue) + *write_opensudoku(entry, {}) +
                             *write_opensudoku(Entry{Puzzle(Board::standard(9))}, {}) +
                             std::string(kOpensudokuEpilogue);

    EXPECT_EQ(text, R"(<?xml version="1.0" encoding="UTF-8"?>
<opensudoku version="2">
  <folder name="sudokit">
    <game data=")" + std::string(81, '0') +
                        R"(" title="First"/>
    <game data=")" + std::string(81, '0') +
                        R"("/>
  </folder>
</opensudoku>
)");
    EXPECT_EQ(read(text)->at(0).info.title, "First");
    EXPECT_EQ(read(text)->at(1).info.title, "");
}

TEST(Opensudoku, ABadGameIsAFaultInItsPlace) {
    const std::string good = "<game data=\"" + kData + "\"/>\n";
    const std::string text =
        "<opensudoku>\n" + good + "<game data=\"12a\"/>\n<game/>\n" + good + "</opensudoku>\n";
    const std::string givens = "12" + std::string(79, '.');

    EXPECT_EQ(read_all(text),
              (std::vector<std::string>{
                  givens, "3:15: expected a digit 1 to 9 or . for an empty cell, found 'a'",
                  "4:1: expected the attribute data in the element game", givens}));
    EXPECT_EQ(read_all(text.substr(0, text.size() - 5)).size(), 5U);
}

TEST(Opensudoku, TruncatedAndDamagedFilesGiveAnErrorWithinTheText) {
    constexpr std::uint64_t kSeed = 13;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    Entry entry = testing::random_entry(rng, Board::standard(9));
    testing::add_notes(rng, entry);
    entry.info.title = "t";
    const std::string text = std::string(kOpensudokuPrologue) + *write_opensudoku(entry, {}) +
                             std::string(kOpensudokuEpilogue);
    for (std::size_t size = 0; size + 2 < text.size(); ++size) {
        const auto cut = read(text.substr(0, size));
        ASSERT_FALSE(cut.has_value()) << size;
        ASSERT_LE(cut.error().offset, size);
    }
    for (int round = 0; round < 3000; ++round) {
        std::string damaged = text;
        damaged[rng.below(damaged.size())] = static_cast<char>(rng.below(256));
        const auto back = read(damaged);
        if (!back) {
            ASSERT_LE(back.error().offset, damaged.size());
        }
    }
}

TEST(Opensudoku, LooksLikeItselfAndNothingElse) {
    EXPECT_FALSE(looks_like_opensudoku("<html></html>"));
    EXPECT_FALSE(looks_like_opensudoku("123"));
    EXPECT_FALSE(looks_like_opensudoku(""));
}

}  // namespace
}  // namespace sudokit::formats
