#include "formats/links/sudokupad_data.hpp"

#include <gtest/gtest.h>

#include "base/lz_string.hpp"
#include "base/url.hpp"
#include "formats/links/sudokupad.hpp"
#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

// Four rows of four cells, the boxes of 2x2, and words.
const std::string kWhole = R"({"cellSize":50,"metadata":{"title":"Small","author":"Me",
    "rules":["Normal rules.","It's easy."],"solution":"1234341221434321"},
  "cells":[[{"value":1},{},{},{"value":"4"}],[{},{"pencilMarks":[1,2]},{},{}],
    [{},{},{"centremarks":[4]},{}],[{},{},{},{}]],
  "regions":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],
    [[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],
  "cages":[{"value":"source: nowhere"},{"cells":[],"unique":true}],"lines":[]})";

// The same as SudokuPad shortens it.
const std::string kShort =
    R"({cs:50,metadata:{author:'Me',rules:['Normal rules.','It\'s easy.'],solution:'1234341221434321',)"
    R"(t:'Small'},ce:[[{v:1},,,{v:4}],[,{pencilMarks:[1,2]},,],[,,{centremarks:[4]},],[,,,]],)"
    R"(re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],)"
    R"([[2,2],[2,3],[3,2],[3,3]]],ca:[{v:'source: nowhere'}]})";

Result<Entry> read(std::string_view line) {
    const ReadOptions options;
    BoardSource boards(options);
    return read_sudokupad(line, boards);
}

std::string link_to(std::string_view data) {
    return "https://sudokupad.app/scl" + compress_to_base64(data);
}

Result<Entry> read_data(std::string_view data) {
    const ReadOptions options;
    BoardSource boards(options);
    return read_sudokupad_data(compress_to_base64(data), boards);
}

std::string fault_of(const std::string& data) {
    const auto entry = read_data(data);
    return entry ? "read" : entry.error().message.in(Language::en);
}

// The cells of an empty board of order 2, which is the smallest.
const std::string kTwo = R"("cells":[[{},{}],[{},{}]])";

TEST(SudokupadData, WholeAndShortFormAreTheSamePuzzle) {
    for (const std::string& data : {kWhole, kShort}) {
        const auto entry = read(link_to(data));

        ASSERT_TRUE(entry) << entry.error().message.in(Language::en);
        EXPECT_EQ(givens_of(entry->puzzle), "1..4............");
        EXPECT_EQ(entry->puzzle.board().shape(), Shape::boxes(2, 2));
        EXPECT_EQ(entry->info.title, "Small");
        EXPECT_EQ(entry->info.author, "Me");
        EXPECT_EQ(entry->info.description, "Normal rules.\nIt's easy.");
        ASSERT_TRUE(entry->solution);
        ASSERT_EQ(entry->play.pencilmarks.size(), 16U);
        EXPECT_EQ(entry->play.pencilmarks[5].bits(), 3U);
        EXPECT_EQ(entry->play.pencilmarks[10].bits(), 8U);
    }
}

TEST(SudokupadData, IsReadInEveryFormOfLinks) {
    const std::string payload = compress_to_base64(kShort);
    for (const std::string& link :
         {link_to(kShort), "https://sudokupad.app/ctc" + payload,
          "https://sudokupad.app/scf?puzzleid=scl" + percent_encoded(payload),
          "sudokupad.app/scl" + percent_encoded(payload) + "?setting-nogrid=1", "scl" + payload}) {
        EXPECT_TRUE(read(link)) << link;
        EXPECT_TRUE(looks_like_sudokupad(link)) << link;
        EXPECT_EQ(detect_format(link), Format::sudokupad) << link;
    }
}

TEST(SudokupadData, TheShortFormBecomesJson) {
    EXPECT_EQ(json_of_short_form("{a:t,b:f,c:#0,d:#F,e:12ab9F,g:12}"),
              R"({"a":true,"b":false,"c":"#0","d":"#F","e":"#12ab9F","g":12})");
    EXPECT_EQ(json_of_short_form("{a:[,],b:[],c:{}}"), R"({"a":[{},{}],"b":[{}],"c":{}})");
    EXPECT_EQ(json_of_short_form(R"({a:'x,y:t [','b c':'\'\n\\'})"),
              R"({"a":"x,y:t [","b c":"'\n\\"})");
    EXPECT_EQ(json_of_short_form("{a:'open"), R"({"a":"open)");
    EXPECT_EQ(json_of_short_form(""), "");
}

TEST(SudokupadData, BoardsWithoutRegionsAreLatinAndCagesOfOrderCellsAreHouses) {
    const auto latin = read_data("{" + kTwo + "}");
    ASSERT_TRUE(latin);
    EXPECT_TRUE(std::holds_alternative<Latin>(latin->puzzle.board().shape().regions));

    const auto cage = read_data("{" + kTwo + R"(,"cages":[{"cells":[[0,0],[1,1]]},)" +
                                R"({"cells":[[0,0],[0,1]],"type":"rowcol","unique":true}]})");
    ASSERT_TRUE(cage) << cage.error().message.in(Language::en);
    EXPECT_EQ(cage->puzzle.board().shape().extra, (std::vector<std::vector<Cell>>{{0, 3}}));
}

TEST(SudokupadData, WhatWouldChangeThePuzzleIsRefusedByName) {
    EXPECT_EQ(fault_of("{" + kTwo + R"(,"lines":[{"color":"red"}]})"),
              "SudokuPad's 'lines' may stand for rules, and are not supported");
    EXPECT_EQ(fault_of("{" + kTwo + R"(,"metadata":{"antiking":true}})"),
              "SudokuPad's rule 'antiking' is not supported");
    EXPECT_EQ(fault_of("{" + kTwo + R"(,"global":["antiknight","antiking"]})"),
              "SudokuPad's rule 'antiking' is not supported");
    EXPECT_EQ(
        fault_of("{" + kTwo + R"(,"cages":[{"cells":[[0,0],[0,1]],"value":3,"unique":false}]})"),
        "SudokuPad cages with a sum and digits that may repeat are not supported");
    EXPECT_EQ(fault_of("{" + kTwo + R"(,"cages":[{"cells":[[0,0],[0,1]],"value":"odd"}]})"),
              "SudokuPad cages with 'odd' instead of a sum are not supported");
    EXPECT_EQ(fault_of("{" + kTwo + R"(,"cages":[{"cells":[[0,0],[0,1]],"value":"3","sum":2}]})"),
              "SudokuPad cages with '2' instead of a sum are not supported");
    EXPECT_EQ(fault_of("{" + kTwo + R"(,"cages":[{"cells":[[0,0],[0,1]],"value":9}]})"),
              "expected the sum of a killer cage from 1 to 3, found 9");
    EXPECT_EQ(fault_of("{" + kTwo + R"(,"regions":[[[0,0],[0,1]],[[1,0]]]})"),
              "regions that do not share out all cells, 2 each, are not supported");
}

TEST(SudokupadData, BadDataIsAFault) {
    EXPECT_EQ(fault_of("[]"), "expected SudokuPad data (a JSON object with \"cells\")");
    EXPECT_EQ(fault_of("{}"), "expected SudokuPad data (a JSON object with \"cells\")");
    EXPECT_EQ(fault_of(R"({"cells":[]})"),
              "expected SudokuPad data (a JSON object with \"cells\")");
    EXPECT_EQ(fault_of(R"({"cells":[[{}],[{},{}]]})"),
              "expected as many cells in each row as there are rows, at most 64");
    EXPECT_EQ(fault_of(R"({"cells":[[{"value":2}]]})"), "expected a digit from 1 to 1 in a cell");
    EXPECT_EQ(fault_of("{" + kTwo + R"(,"regions":[[[0,2]]]})"),
              "expected cells as [row, column] in \"regions\"");
    EXPECT_FALSE(read("https://sudokupad.app/scl" + std::string(100, 'A')));
}

TEST(SudokupadData, DamagedDataIsAnErrorOrAPuzzle) {
    std::uint32_t state = 7;
    for (int round = 0; round < 2000; ++round) {
        std::string damaged = kShort;
        state = state * 1664525U + 1013904223U;
        damaged[(state >> 8U) % damaged.size()] = static_cast<char>(' ' + (state >> 20U) % 95);
        const auto entry = read(link_to(damaged));
        if (!entry) {
            EXPECT_FALSE(entry.error().message.in(Language::fr).empty());
        }
    }
}

}  // namespace
}  // namespace sudokit::formats
