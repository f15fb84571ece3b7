#include "formats/files/json.hpp"

#include <gtest/gtest.h>

#include "base/test_rounds.hpp"
#include "formats/random_entry.hpp"
#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

using testing::message_of;

Result<Entry> read(std::string_view line, const ReadOptions& options = {}) {
    BoardSource boards(options);
    return read_json_line(line, boards);
}

constexpr std::string_view kMinimal = R"({"sudokit":1,"order":4,"givens":"1..4............"})";

TEST(Json, TheSmallestObjectIsAPuzzleOnTheStandardBoard) {
    const auto entry = read(kMinimal);

    ASSERT_TRUE(entry.has_value()) << message_of(entry.error());
    EXPECT_EQ(entry->puzzle.board(), Board::standard(4));
    EXPECT_EQ(entry->puzzle.given(3), 4U);
    EXPECT_EQ(entry->puzzle.given_count(), 2U);
    EXPECT_TRUE(entry->play.empty());
    EXPECT_FALSE(entry->solution.has_value());
}

TEST(Json, EveryKeyIsRead) {
    const auto entry = read(R"({"sudokit":1,"order":2,"regions":["12","21"],"diagonals":true,
        "extra":[["r1c1","r2c2"],["R1C2","R2C1"]],"title":"t","author":"a","description":"d",
        "comment":"c","date":"2026","source":"s","level":"l","url":"u","givens":[1,0,0,2],
        "pencilmarks":[[1,2],[1],[2],[]],"placed":"..1.","notes":[[],[1,2],[],[]],
        "solution":["12","21"]})");

    ASSERT_TRUE(entry.has_value()) << message_of(entry.error());
    const Shape& shape = entry->puzzle.board().shape();
    EXPECT_EQ(std::get<Jigsaw>(shape.regions).region_of, (std::vector<std::uint8_t>{0, 1, 1, 0}));
    EXPECT_TRUE(shape.diagonals);
    EXPECT_EQ(shape.extra, (std::vector<std::vector<Cell>>{{0, 3}, {1, 2}}));
    EXPECT_EQ(entry->info, (Info{"t", "a", "d", "c", "2026", "s", "l", "u"}));
    EXPECT_EQ(entry->puzzle.given(3), 2U);
    EXPECT_EQ(entry->puzzle.pencilmarks(1), DigitSet::of(1));
    EXPECT_TRUE(entry->puzzle.pencilmarks(3).empty());
    EXPECT_EQ(entry->play.placed, (std::vector<std::uint8_t>{0, 0, 1, 0}));
    EXPECT_EQ(entry->play.pencilmarks[1], DigitSet::full(2));
    EXPECT_EQ(entry->solution->digits, (std::vector<std::uint8_t>{1, 2, 2, 1}));
}

TEST(Json, TheBoardIsTakenFromTheOptionsWhereTheObjectDescribesNone) {
    ReadOptions options;
    options.board = *Board::make(Shape::boxes(1, 4));

    EXPECT_EQ(read(kMinimal, options)->puzzle.board(), *options.board);

    const auto other =
        read(R"({"sudokit":1,"order":4,"boxes":[2,2],"givens":"................"})", options);
    ASSERT_FALSE(other.has_value());
    EXPECT_EQ(other.error().code, ErrorCode::board);
    EXPECT_EQ(other.error().offset, 31U);
}

struct BadCase {
    std::string_view text;
    std::string_view at;  // the error is where this begins
    std::string_view message;
};

TEST(Json, FaultsNameThePlaceAndWhatWasExpected) {
    const BadCase cases[] = {
        {"[]", "[", "expected a JSON object, found an array"},
        {R"({"sudokit":1)", "", "the JSON text ends too early"},
        {R"({"sudokit":1,"order":1,"givens":"1"} x)", "x",
         "expected nothing more after the JSON value"},
        {R"({"order":1,"givens":"1"})", "{", "the key \"sudokit\" is missing"},
        {R"({"sudokit":1,"givens":"1"})", "{", "the key \"order\" is missing"},
        {R"({"sudokit":1,"order":1})", "{", "the key \"givens\" is missing"},
        {R"({"sudokit":1,"order":1,"given":"1"})", R"("given")", "unknown key \"given\""},
        {R"({"sudokit":1,"order":1,"givens":"1","givens":"1"})", R"("givens":"1"})",
         "the key \"givens\" occurs twice"},
        {R"({"sudokit":2,"order":1,"givens":"1"})", "2",
         "version 2 of the JSON schema is not supported, expected 1"},
        {R"({"sudokit":"x","order":1,"givens":"1"})", R"("x")",
         "version ? of the JSON schema is not supported, expected 1"},
        {R"({"sudokit":1,"order":65,"givens":"1"})", "65",
         "expected an integer from 1 to 64 for \"order\""},
        {R"({"sudokit":1,"order":"9","givens":"1"})", R"("9")",
         "expected an integer from 1 to 64 for \"order\""},
        {R"({"sudokit":1,"order":2,"boxes":[1,2],"latin":true,"givens":"...."})", "true",
         "\"boxes\" and \"latin\" exclude each other"},
        {R"({"sudokit":1,"order":2,"boxes":[2],"givens":"...."})", "[2]",
         "expected 2 items for \"boxes\", found 1"},
        {R"({"sudokit":1,"order":2,"boxes":[2,-1],"givens":"...."})", "-1",
         "expected an integer from 1 to 64 for \"boxes\""},
        {R"({"sudokit":1,"order":2,"boxes":[2,2],"givens":"...."})", "[2,2]",
         "boxes of 2x2 do not fit a board of order 2: expected rows x columns = 2"},
        {R"({"sudokit":1,"order":2,"boxes":3,"givens":"...."})", "3",
         "expected an array for \"boxes\", found a number"},
        {R"({"sudokit":1,"order":2,"regions":"1112","givens":"...."})", R"("1112")",
         "region 1 has 3 cells, expected 2"},
        {R"({"sudokit":1,"order":2,"regions":["11","2."],"givens":"...."})", R"(."],)",
         "expected a digit from 1 to 2, found '.'"},
        {R"({"sudokit":1,"order":2,"regions":["11",2],"givens":"...."})", R"(2],)",
         "expected a string for \"regions\", found a number"},
        {R"({"sudokit":1,"order":2,"latin":1,"givens":"...."})", R"(1,"givens)",
         "expected true or false for \"latin\", found a number"},
        {R"({"sudokit":1,"order":2,"windows":true,"givens":"...."})", "true",
         "windows need a 9x9 board, this one is of order 2"},
        {R"({"sudokit":1,"order":2,"extra":{},"givens":"...."})", "{},",
         "expected an array for \"extra\", found an object"},
        {R"({"sudokit":1,"order":2,"extra":[["r1c1"]],"givens":"...."})", R"(["r1c1"])",
         "expected 2 items for \"extra\", found 1"},
        {R"({"sudokit":1,"order":2,"extra":[["r1c1","r3c1"]],"givens":"...."})", R"("r3c1")",
         "expected a cell of the board like \"r1c1\", found \"r3c1\""},
        {R"({"sudokit":1,"order":2,"extra":[["r1c1",5]],"givens":"...."})", "5",
         "expected a string for \"extra\", found a number"},
        {R"({"sudokit":1,"order":2,"givens":"..."})", R"("})", "expected 4 cells, found 3"},
        {R"({"sudokit":1,"order":2,"givens":"..\t."})", R"("..)",
         "expected a digit 1 to 2 or . for an empty cell, found '\\x09'"},
        {R"({"sudokit":1,"order":2,"givens":"..a."})", "a.",
         "expected a digit 1 to 2 or . for an empty cell, found 'a'"},
        {R"({"sudokit":1,"order":2,"givens":[0,0,0]})", "[0",
         "expected 4 items for \"givens\", found 3"},
        {R"({"sudokit":1,"order":2,"givens":[0,0,3,0]})", "3",
         "expected an integer from 0 to 2 for \"givens\""},
        {R"({"sudokit":1,"order":2,"givens":null})", "null",
         "expected a string or an array for \"givens\", found null"},
        {R"({"sudokit":1,"order":2,"givens":"....","solution":"121."})", R"(."})",
         "expected a digit from 1 to 2, found '.'"},
        {R"({"sudokit":1,"order":2,"givens":"....","solution":[1,2,1,0]})", "0]",
         "expected an integer from 1 to 2 for \"solution\""},
        {R"({"sudokit":1,"order":2,"givens":"....","pencilmarks":[[],[],[]]})", "[[]",
         "expected 4 items for \"pencilmarks\", found 3"},
        {R"({"sudokit":1,"order":2,"givens":"....","notes":[[],1,[],[]]})", "1,[",
         "expected an array for \"notes\", found a number"},
        {R"({"sudokit":1,"order":2,"givens":"....","notes":[[],[0],[],[]]})", "0]",
         "expected an integer from 1 to 2 for \"notes\""},
        {R"({"sudokit":1,"order":2,"givens":"....","placed":"3..."})", "3.",
         "expected a digit 1 to 2 or . for an empty cell, found '3'"},
        {R"({"sudokit":1,"order":2,"givens":"....","title":7})", "7",
         "expected a string for \"title\", found a number"},
    };
    for (const BadCase& bad : cases) {
        const auto entry = read(bad.text);

        ASSERT_FALSE(entry.has_value()) << bad.text;
        EXPECT_EQ(message_of(entry.error()), bad.message) << bad.text;
        const std::size_t place = bad.at.empty() ? bad.text.size() : bad.text.rfind(bad.at);
        EXPECT_EQ(entry.error().offset, place) << bad.text;
        EXPECT_FALSE(entry.error().message.in(Language::fr).empty());
    }
}

TEST(Json, ATextIsAnArrayOrObjectsOneAfterTheOther) {
    const ReadOptions options;
    BoardSource boards(options);
    const std::string one(kMinimal);
    const std::string two = " [ " + one + " , " + one + "]\n";
    const std::string three = one + one + "\n\n" + one;

    EXPECT_EQ(entries_of(read_json("[]", boards))->size(), 0U);
    EXPECT_EQ(entries_of(read_json(two, boards))->size(), 2U);
    EXPECT_EQ(entries_of(read_json(three, boards))->size(), 3U);

    const auto fault = [&](const std::string& text) {
        const auto entries = entries_of(read_json(text, boards));
        return entries ? ""
                       : std::to_string(entries.error().offset) + " " + message_of(entries.error());
    };
    EXPECT_EQ(fault(""), "0 expected a JSON object");
    EXPECT_EQ(fault("["), "1 the JSON text ends too early");
    EXPECT_EQ(fault("[1]"), "1 expected a JSON object, found a number");
    EXPECT_EQ(fault("[" + one), std::to_string(one.size() + 1) + " expected ',' or ']'");
    EXPECT_EQ(fault("[" + one + ",]"), std::to_string(one.size() + 2) + " expected a JSON value");
    EXPECT_EQ(fault("[] 1"), "3 expected nothing more after the array");
    EXPECT_EQ(fault(one + "\n]"), std::to_string(one.size() + 1) + " expected a JSON value");
}

TEST(Json, LooksLikeItselfAndNothingElse) {
    EXPECT_TRUE(looks_like_json(kMinimal));
    EXPECT_TRUE(looks_like_json(" [\n {\"order\": 9"));
    EXPECT_FALSE(looks_like_json(R"({"size":9,"grid":[]})"));
    EXPECT_FALSE(looks_like_json("[Puzzle]"));
    EXPECT_FALSE(looks_like_json("[1,2]"));
    EXPECT_FALSE(looks_like_json("..."));
    EXPECT_FALSE(looks_like_json(""));
}

std::vector<Shape> many_shapes(Rng& rng) {
    std::vector<Shape> shapes;
    for (std::uint32_t order = 1; order <= 64; order += order < 10 ? 1 : 6) {
        shapes.push_back(Shape::standard(order));
        if (order > 2) shapes.push_back(testing::spiral_jigsaw(order));
    }
    shapes.push_back(Shape::boxes(3, 2));
    shapes.push_back(Shape::standard(25));
    shapes.push_back(Shape::standard(36));
    Shape all = Shape::standard(9);
    all.diagonals = all.windows = true;
    all.extra = {testing::random_house(rng, 9), testing::random_house(rng, 9)};
    shapes.push_back(all);
    return shapes;
}

TEST(Json, WhatIsWrittenIsReadBack) {
    constexpr std::uint64_t kSeed = 1;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    for (const Shape& shape : many_shapes(rng)) {
        for (int round = 0; round < tests::test_rounds(5); ++round) {
            Entry entry = testing::random_entry(rng, *Board::make(shape));
            if (rng.below(2) == 0) {
                entry.puzzle.set_pencilmarks(0, testing::random_digits(rng, shape.order));
            }
            if (rng.below(2) == 0) testing::add_placed(rng, entry);
            if (rng.below(2) == 0) testing::add_notes(rng, entry);
            if (rng.below(2) == 0) testing::add_solution(rng, entry);
            entry.info = {testing::random_words(rng), testing::random_words(rng),
                          testing::random_words(rng), testing::random_words(rng),
                          testing::random_words(rng), testing::random_words(rng),
                          testing::random_words(rng), "line\n\ttwo\x01"};

            const auto text = write_json(entry, {});

            ASSERT_TRUE(text.has_value());
            EXPECT_EQ(text->find('\n'), text->size() - 1);
            EXPECT_TRUE(looks_like_json(*text));
            const auto back = read(*text);
            ASSERT_TRUE(back.has_value()) << message_of(back.error()) << *text;
            ASSERT_EQ(*back, entry) << *text;
        }
    }
}

TEST(Json, TruncatedAndDamagedTextGivesAnErrorWithinTheText) {
    constexpr std::uint64_t kSeed = 2;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    Shape shape = testing::spiral_jigsaw(5);
    shape.extra = {testing::random_house(rng, 5)};
    Entry entry = testing::random_entry(rng, *Board::make(shape));
    testing::add_notes(rng, entry);
    testing::add_solution(rng, entry);
    const std::string text = *write_json(entry, {});
    for (std::size_t size = 0; size + 2 < text.size(); ++size) {
        const auto cut = read(text.substr(0, size));
        ASSERT_FALSE(cut.has_value()) << size;
        ASSERT_LE(cut.error().offset, size);
    }
    for (int round = 0; round < tests::test_rounds(3000); ++round) {
        std::string damaged = text;
        damaged[rng.below(damaged.size())] = static_cast<char>(rng.below(256));
        const auto back = read(damaged);
        if (!back) {
            ASSERT_LE(back.error().offset, damaged.size());
        }
    }
}

}  // namespace
}  // namespace sudokit::formats
