#include "formats/links/fpuzzles.hpp"

#include <gtest/gtest.h>

#include "base/lz_string.hpp"
#include "base/url.hpp"
#include "formats/links/fpuzzles_entry.hpp"
#include "formats/random_entry.hpp"

namespace sudokit::formats {
namespace {

using testing::message_of;

Result<Entry> read(std::string_view line, const ReadOptions& options = {}) {
    BoardSource boards(options);
    return read_fpuzzles(line, boards);
}

// A 2x2 puzzle with `extra` behind its keys.
std::string small(const std::string& extra) {
    return R"({"size":2,"grid":[[{},{}],[{},{}]])" + extra + "}";
}

TEST(Fpuzzles, ReadsLinksPayloadsAndPlainJson) {
    const std::string json =
        R"({"size":2,"title":"T","author":"A","ruleset":"R","grid":[[{"value":1,"given":true},)"
        R"({"value":2,"centerPencilMarks":[1]}],[{"cornerPencilMarks":[2],"givenPencilMarks":[2]},)"
        R"({"value":null,"highlight":"#fff"}]],"solution":[1,2,2,1]})";
    const std::string payload = compress_to_base64(json);
    for (const std::string& text : {json, payload, "https://www.f-puzzles.com/?load=" + payload,
                                    "f-puzzles.com/?load=" + percent_encoded(payload) + "&x=1",
                                    "https://f-puzzles.com/#load=" + payload + "\r\n"}) {
        const auto entry = read(text);
        ASSERT_TRUE(entry.has_value()) << text << message_of(entry.error());
        EXPECT_EQ(entry->info, (Info{"T", "A", "R", "", "", "", "", ""}));
        EXPECT_EQ(entry->puzzle.given(0), 1U);
        EXPECT_EQ(entry->puzzle.given_count(), 1U);
        EXPECT_EQ(entry->puzzle.pencilmarks(2), DigitSet::of(2));
        EXPECT_EQ(entry->play.placed, (std::vector<std::uint8_t>{0, 2, 0, 0}));
        EXPECT_EQ(entry->play.pencilmarks[1], DigitSet::of(1));
        EXPECT_EQ(entry->play.pencilmarks[2], DigitSet::of(2));
        EXPECT_EQ(entry->solution->digits, (std::vector<std::uint8_t>{1, 2, 2, 1}));
    }
}

TEST(Fpuzzles, OneDiagonalIsAnExtraHouseAndTwoAreTheDiagonals) {
    const auto shape = [](const std::string& extra) {
        return read(small(extra))->puzzle.board().shape();
    };
    EXPECT_EQ(shape(R"(,"diagonal+":true)").extra, (std::vector<std::vector<Cell>>{{1, 2}}));
    EXPECT_EQ(shape(R"(,"diagonal-":true)").extra, (std::vector<std::vector<Cell>>{{0, 3}}));
    EXPECT_TRUE(shape(R"(,"diagonal-":true,"diagonal+":true)").diagonals);
    EXPECT_FALSE(shape(R"(,"diagonal-":false,"diagonal+":true)").diagonals);
}

TEST(Fpuzzles, DisjointGroupsAreTheCellsOfEqualPlace) {
    const auto entry =
        read(R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
             R"("disjointgroups":true})");

    ASSERT_TRUE(entry.has_value());
    const auto& extra = entry->puzzle.board().shape().extra;
    ASSERT_EQ(extra.size(), 4U);
    EXPECT_EQ(extra[0], (std::vector<Cell>{0, 2, 8, 10}));
    EXPECT_EQ(extra[3], (std::vector<Cell>{5, 7, 13, 15}));
}

TEST(Fpuzzles, RegionsThatDifferFromTheUsualOnesAreAJigsaw) {
    // The two cells that are swapped between the upper boxes name their regions.
    const auto entry =
        read(R"({"size":4,"grid":[[{},{"region":1},{"region":0},{}],[{},{},{},{}],[{},{},{},{}],)"
             R"([{},{},{},{}]]})");
    ASSERT_TRUE(entry.has_value());
    EXPECT_EQ(std::get<Jigsaw>(entry->puzzle.board().shape().regions).region_of,
              (std::vector<std::uint8_t>{0, 1, 0, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3}));

    const auto none = read(
        R"({"size":2,"grid":[[{"region":null},{"region":null}],[{"region":null},{"region":null}]]})");
    EXPECT_TRUE(std::holds_alternative<Latin>(none->puzzle.board().shape().regions));
}

TEST(Fpuzzles, DrawingsAndEmptyConstraintsAreAccepted) {
    EXPECT_TRUE(read(small(R"(,"text":[{"value":"x"}],"line":[1],"cage":[1],"thermometer":[],)"
                           R"("antiknight":false,"negative":null,"disabledlogic":["a"])"))
                    .has_value());
}

TEST(Fpuzzles, ConstraintsThatNoBoardHasAreRefusedByName) {
    for (const std::string name :
         {"antiking", "thermometer", "arrow", "littlekillersum", "negative", "something new"}) {
        const std::string value = name == "antiking" ? "true" : "[{}]";
        const auto entry = read(small(",\"" + name + "\":" + value));
        ASSERT_FALSE(entry.has_value()) << name;
        EXPECT_EQ(entry.error().code, ErrorCode::unsupported);
        EXPECT_EQ(message_of(entry.error()),
                  "f-puzzles constraint '" + name + "' is not supported");
        EXPECT_EQ(entry.error().offset, 35U);
    }
}

TEST(Fpuzzles, ASolutionWithOpenCellsCountsAsNone) {
    EXPECT_FALSE(read(small(R"(,"solution":[1,2,".",null])"))->solution.has_value());
    EXPECT_FALSE(read(small(R"(,"solution":[])"))->solution.has_value());
    EXPECT_TRUE(read(small(R"(,"solution":["1","2",2,1])"))->solution.has_value());
}

struct BadCase {
    std::string text;
    std::size_t offset;
    std::string_view message;
};

TEST(Fpuzzles, FaultsNameThePlaceAndWhatWasExpected) {
    const BadCase cases[] = {
        {"", 0, "expected an f-puzzles link, its payload, or f-puzzles JSON"},
        {"https://f-puzzles.com/", 0, "expected an f-puzzles link with ?load="},
        {"https://f-puzzles.com/?id=abc", 0,
         "this link holds only an id: open it and export the puzzle as a link with ?load="},
        {"https://f-puzzles.com/?load=N4*", 30, "expected a base64 character, found '*'"},
        {"https://f-puzzles.com/?load=N4", 30, "the compressed text ends too early"},
        {"https://f-puzzles.com/?load=" + compress_to_base64("{"), 28,
         "the JSON text ends too early"},
        {"https://f-puzzles.com/?load=" + compress_to_base64("[]"), 28,
         "expected f-puzzles data (a JSON object), found an array"},
        {"{", 1, "the JSON text ends too early"},
        {R"({"size":2})", 0, "expected the keys \"size\" and \"grid\" of f-puzzles data"},
        {R"({"size":65,"grid":[]})", 8, "expected a number from 1 to 64 for \"size\""},
        {R"({"size":"x","grid":[]})", 8, "expected a number from 1 to 64 for \"size\""},
        {R"({"size":2,"grid":[]})", 17, "expected 2 rows of 2 cells in \"grid\""},
        {R"({"size":2,"grid":[[{},{}],[{}]]})", 26, "expected 2 rows of 2 cells in \"grid\""},
        {R"({"size":2,"grid":[[{},1],[{},{}]]})", 22, "expected 2 rows of 2 cells in \"grid\""},
        {R"({"size":1,"grid":[[{"value":2}]]})", 28, "expected a number from 1 to 1 for \"value\""},
        {R"({"size":1,"grid":[[{"value":"a"}]]})", 28,
         "expected a number from 1 to 1 for \"value\""},
        {R"({"size":1,"grid":[[{"givenPencilMarks":[2]}]]})", 40,
         "expected a number from 1 to 1 for \"givenPencilMarks\""},
        {R"({"size":1,"grid":[[{"centerPencilMarks":2}]]})", 40,
         "expected a number from 1 to 1 for \"centerPencilMarks\""},
        {R"({"size":1,"grid":[[{"region":1}]]})", 29,
         "expected a number from 0 to 0 for \"region\""},
        {R"({"size":2,"grid":[[{},{"region":null}],[{},{}]]})", 32,
         "cells outside every region are not supported"},
        {R"({"size":4,"grid":[[{"region":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})",
         17, "region 1 has 5 cells, expected 4"},
        {small(R"(,"extraregion":[{"cells":["R1C1"]}])"), 59,
         "f-puzzles constraint 'extraregion' with 1 cell is not supported, expected 2"},
        {small(R"(,"extraregion":[{"cells":["R1C1","R1C3"]}])"), 67,
         "expected cells like \"R1C1\" in 'extraregion'"},
        {small(R"(,"extraregion":[5])"), 50, "expected cells like \"R1C1\" in 'extraregion'"},
        {small(R"(,"extraregion":5)"), 49, "expected cells like \"R1C1\" in 'extraregion'"},
        {small(R"(,"solution":[1])"), 46, "expected 4 numbers in \"solution\", found 1"},
        {small(R"(,"solution":[1,2,3,1])"), 51, "expected a number from 1 to 2 for \"solution\""},
    };
    for (const BadCase& bad : cases) {
        const auto entry = read(bad.text);

        ASSERT_FALSE(entry.has_value()) << bad.text;
        EXPECT_EQ(message_of(entry.error()), bad.message) << bad.text;
        EXPECT_EQ(entry.error().offset, bad.offset) << bad.text;
    }
}

TEST(Fpuzzles, TheBoardIsTakenFromTheOptionsWhereTheLinkDescribesNone) {
    ReadOptions options;
    options.board = *Board::make(Shape::boxes(1, 2));

    EXPECT_EQ(read(small(""), options)->puzzle.board(), *options.board);
    EXPECT_EQ(read(small(R"(,"diagonal+":true)"), options).error().code, ErrorCode::board);
}

TEST(Fpuzzles, WhatIsWrittenIsReadBack) {
    constexpr std::uint64_t kSeed = 14;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    for (std::uint32_t order = 1; order <= 16; ++order) {
        std::vector<Shape> shapes = {Shape::standard(order), Shape::standard(order)};
        shapes[1].regions = Latin{};
        if (order > 2) shapes.push_back(testing::spiral_jigsaw(order));
        if (order == 6) shapes.push_back(Shape::boxes(3, 2));
        for (Shape shape : shapes) {
            shape.diagonals = rng.below(2) == 0;
            shape.windows = order == 9 && rng.below(2) == 0;
            if (rng.below(2) == 0) shape.extra.push_back(testing::random_house(rng, order));
            Entry entry = testing::random_entry(rng, *Board::make(shape));
            if (rng.below(2) == 0) entry.puzzle.set_pencilmarks(0, DigitSet::of(order));
            if (rng.below(2) == 0) testing::add_placed(rng, entry);
            if (rng.below(2) == 0) testing::add_notes(rng, entry);
            if (rng.below(2) == 0) testing::add_solution(rng, entry);
            entry.info.title = testing::random_words(rng);
            entry.info.author = testing::random_words(rng);
            entry.info.description = testing::random_words(rng);

            const auto text = write_fpuzzles(entry, {});

            ASSERT_TRUE(text.has_value());
            EXPECT_TRUE(looks_like_fpuzzles(*text));
            const auto back = read(*text);
            ASSERT_TRUE(back.has_value()) << *text << message_of(back.error());
            ASSERT_EQ(*back, entry) << *fpuzzles_of_entry(entry);
        }
    }
}

TEST(Fpuzzles, ACellWithoutCandidatesCannotBeWritten) {
    Entry entry{Puzzle(Board::standard(9))};
    entry.puzzle.set_pencilmarks(10, DigitSet());

    EXPECT_EQ(message_of(write_fpuzzles(entry, {}).error()),
              "the format fpuzzles cannot hold a cell whose pencilmarks leave nothing (r2c2)");
}

TEST(Fpuzzles, LooksLikeItselfAndNothingElse) {
    const std::string payload = *fpuzzles_payload(Entry{Puzzle(Board::standard(9))});
    EXPECT_TRUE(looks_like_fpuzzles(payload));
    EXPECT_TRUE(looks_like_fpuzzles(" " + small("")));
    EXPECT_TRUE(looks_like_fpuzzles("https://f-puzzles.com/?id=1"));
    for (const std::string& other :
         {std::string(), std::string(81, '.'), std::string(81, '0'), std::string("N4Ig"),
          std::string("https://sudokupad.app/x"), std::string(R"({"sudokit":1})")}) {
        EXPECT_FALSE(looks_like_fpuzzles(other)) << other;
    }
}

TEST(Fpuzzles, DamagedLinksGiveAPuzzleOrAnErrorWithinThem) {
    constexpr std::uint64_t kSeed = 15;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    const Entry entry = testing::random_entry(rng, Board::standard(4));
    const std::string link = *write_fpuzzles(entry, {});
    const std::string json = *fpuzzles_of_entry(entry);
    for (int round = 0; round < 4000; ++round) {
        std::string damaged = round % 2 == 0 ? link : json;
        damaged[rng.below(damaged.size())] = static_cast<char>(rng.below(256));
        const auto back = read(damaged);
        if (!back) {
            ASSERT_LE(back.error().offset, damaged.size());
        }
        const auto cut = read(damaged.substr(0, rng.below(damaged.size())));
        if (!cut) {
            ASSERT_LE(cut.error().offset, damaged.size());
        }
    }
}

}  // namespace
}  // namespace sudokit::formats
