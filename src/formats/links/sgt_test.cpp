#include "formats/links/sgt.hpp"

#include <gtest/gtest.h>

#include "formats/random_entry.hpp"

namespace sudokit::formats {
namespace {

using testing::message_of;

Result<Entry> read(std::string_view line, const ReadOptions& options = {}) {
    BoardSource boards(options);
    return read_sgt(line, boards);
}

TEST(Sgt, LettersAreRunsOfBlanksAndUnderscoresSeparateNumbers) {
    const auto entry = read("2x2:1_2a4c3d2_1b\n");

    ASSERT_TRUE(entry.has_value()) << message_of(entry.error());
    EXPECT_EQ(entry->puzzle.board(), Board::standard(4));
    const std::vector<std::uint8_t> expected = {1, 2, 0, 4, 0, 0, 0, 3, 0, 0, 0, 0, 2, 1, 0, 0};
    EXPECT_TRUE(std::ranges::equal(entry->puzzle.givens(), expected));
}

TEST(Sgt, ColumnsOfBlocksAreTheRowsOfABox) {
    // Solo's 2x3 has two blocks side by side, each two rows tall and three columns wide.
    EXPECT_EQ(read("2x3:zj")->puzzle.board().shape(), Shape::boxes(2, 3));
    EXPECT_EQ(read("3x2:zj")->puzzle.board().shape(), Shape::boxes(3, 2));
    EXPECT_EQ(*write_sgt(Entry{Puzzle(*Board::make(Shape::boxes(2, 3)))}, {}), "2x3:zj\n");
}

TEST(Sgt, ParametersForMakingPuzzlesArePassedOver) {
    for (const char* id : {"2x2:p", "2:p", "2x2a:p", "2x2r4db:p", "2x2md4du:p", "2x2m8dt:p"}) {
        const auto entry = read(id);
        ASSERT_TRUE(entry.has_value()) << id << message_of(entry.error());
        EXPECT_EQ(entry->puzzle.board(), Board::standard(4)) << id;
    }
    EXPECT_TRUE(read("2x2x:p")->puzzle.board().shape().diagonals);
    EXPECT_TRUE(read("2x2xadb:p")->puzzle.board().shape().diagonals);
}

TEST(Sgt, NumbersOverNineAreWrittenOut) {
    const auto entry = read("4x4:16_10a1" + std::string("zzzzzzzzz") + "r");

    ASSERT_TRUE(entry.has_value()) << message_of(entry.error());
    EXPECT_EQ(entry->puzzle.given(0), 16U);
    EXPECT_EQ(entry->puzzle.given(1), 10U);
    EXPECT_EQ(entry->puzzle.given(3), 1U);
}

TEST(Sgt, TheBlocksOfAJigsawAreReadFromTheirLines) {
    // Two L shapes and a bar:   0 0 1
    //                           0 1 1
    //                           2 2 2
    // Side by side (. none, | line): .| |. ..   above each other, by columns: .| || .|   end |
    const auto entry = read("3j:1h,a_d__a_");
    ASSERT_TRUE(entry.has_value()) << message_of(entry.error());
    EXPECT_EQ(std::get<Jigsaw>(entry->puzzle.board().shape().regions).region_of,
              (std::vector<std::uint8_t>{0, 0, 1, 0, 1, 1, 2, 2, 2}));
    EXPECT_EQ(*write_sgt(*entry, {}), "3j:1h,a_d__a_\n");
}

struct BadCase {
    std::string_view text;
    std::size_t offset;
    std::string_view message;
};

TEST(Sgt, FaultsNameThePlaceAndWhatWasExpected) {
    const BadCase cases[] = {
        {"", 0, "expected the size, like 3x3 or 9j"},
        {"x3:a", 0, "expected the size, like 3x3 or 9j"},
        {"0x3:a", 0, "expected the size, like 3x3 or 9j"},
        {"99999999999x3:a", 0, "expected the size, like 3x3 or 9j"},
        {"3x99:a", 2, "expected the size, like 3x3 or 9j"},
        {"3x3", 3, "expected ':' and the puzzle behind the parameters"},
        {"3x3q:a", 3, "expected a parameter of Solo or ':', found 'q'"},
        {"3x3d:a", 3, "expected a parameter of Solo or ':', found 'd'"},
        {" 3x3#12345", 4, "only the program itself can turn a seed into the puzzle"},
        {"2x2k:p", 6, "expected ',' and the description of the cages"},
        {"2x2k:p,w", 8, "the description of the blocks ends too early"},
        {"2x2k:p,abbba____________", 24, "expected ',' and the sums of the cages"},
        {"2x2k:p,abbba____________,3", 26, "expected 16 cells, found 1"},
        {"2x2k:p,abbba____________,65o", 25, "expected a number from 1 to 64, found 65"},
        {"2x2k:p,abbba____________,11o", 7,
         "expected the sum of a killer cage from 1 to 10, found 11"},
        {"2x2k:p,abbba____________,3_4n", 25, "a cage has two sums"},
        {"2x2k:p,abbba____________,p,a", 26, "expected nothing more after the puzzle"},
        {"2x2k:p,x,p", 7,
         "a killer cage holds different digits: expected at most 4 cells, found 16"},
        {"9x9:a", 0, "expected a board of order 2 to 64, found 81"},
        {"1j:a,a", 0, "expected a board of order 2 to 64, found 1"},
        {"1x3:1h", 0, "expected the size, like 3x3 or 9j"},
        {"2x2:", 4, "expected 16 cells, found 0"},
        {"2x2:o", 5, "expected 16 cells, found 15"},
        {"2x2:q", 5, "expected 16 cells, found 17"},
        {"2x2:zzzzzzzzzzzz", 5, "expected 16 cells, found 26"},
        {"2x2:a5n", 5, "expected a number from 1 to 4, found 5"},
        {"2x2:a0n", 5, "expected a number from 1 to 4, found 0"},
        {"2x2:a12n", 5, "expected a number from 1 to 4, found 12"},
        {"2x2:a.n", 5, "expected a letter, '_' or a number, found '.'"},
        {"2x2:\xFFn", 4, "expected a letter, '_' or a number, found '\\xFF'"},
        {"2x2:p,a", 5, "expected nothing more after the puzzle"},
        {"3j:i", 4, "expected ',' and the description of the blocks"},
        {"3j:i,", 5, "the description of the blocks ends too early"},
        {"3j:i,a_d__a", 11, "the description of the blocks ends too early"},
        {"3j:i,a_d__a_a", 12, "the description of the blocks is too long for a board of order 3"},
        {"3j:i,z", 5, "the description of the blocks is too long for a board of order 3"},
        {"3j:i,a_dA_a_", 8, "expected a letter or '_' in the description of the blocks, found 'A'"},
        {"3j:i,a_d__a_,", 12, "expected nothing more after the puzzle"},
        {"3j:i,l", 5, "region 1 has 9 cells, expected 3"},
    };
    for (const BadCase& bad : cases) {
        const auto entry = read(bad.text);

        ASSERT_FALSE(entry.has_value()) << bad.text;
        EXPECT_EQ(message_of(entry.error()), bad.message) << bad.text;
        EXPECT_EQ(entry.error().offset, bad.offset) << bad.text;
    }
}

TEST(Sgt, WhatSoloDoesNotHaveIsRefused) {
    Shape windows = Shape::standard(9);
    windows.windows = true;
    Shape scattered;
    scattered.order = 4;
    scattered.regions = Jigsaw{{0, 1, 2, 3, 0, 1, 2, 3, 1, 0, 3, 2, 1, 0, 3, 2}};
    Entry marked{Puzzle(Board::standard(9))};
    marked.puzzle.set_pencilmarks(0, DigitSet::of(1));

    for (const Shape& shape :
         {windows, scattered, Shape::standard(1), Shape::standard(36), Shape::standard(64)}) {
        const auto text = write_sgt(Entry{Puzzle(*Board::make(shape))}, {});
        ASSERT_FALSE(text.has_value()) << shape_name(shape);
        EXPECT_EQ(text.error().code, ErrorCode::unsupported);
    }
    EXPECT_EQ(message_of(write_sgt(marked, {}).error()),
              "the format sgt cannot hold pencilmarks that rule candidates out: 'json' can");
    EXPECT_EQ(message_of(write_sgt(Entry{Puzzle(*Board::make(windows))}, {}).error()),
              "the format sgt cannot hold this board (9x9 boxes 3x3 +windows): 'json' can");
}

TEST(Sgt, WhatIsWrittenIsReadBack) {
    constexpr std::uint64_t kSeed = 5;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    for (std::uint32_t order = 2; order <= 31; ++order) {
        std::vector<Shape> shapes = {Shape::standard(order)};
        if (order > 2) shapes.push_back(testing::spiral_jigsaw(order));
        if (order == 12) shapes.push_back(Shape::boxes(6, 2));
        for (Shape shape : shapes) {
            shape.diagonals = order >= 4 && rng.below(2) == 0;
            const Entry entry = testing::random_entry(rng, *Board::make(shape));

            const auto text = write_sgt(entry, {});

            ASSERT_TRUE(text.has_value()) << shape_name(shape);
            EXPECT_TRUE(looks_like_sgt(*text)) << *text;
            const auto back = read(*text);
            ASSERT_TRUE(back.has_value()) << *text << message_of(back.error());
            ASSERT_EQ(*back, entry) << *text;
        }
    }
}

TEST(Sgt, LooksLikeItselfAndNothingElse) {
    EXPECT_TRUE(looks_like_sgt("3x3#123"));
    EXPECT_TRUE(looks_like_sgt("9jx:a\nmore"));
    for (const char* other :
         {"", ":0000:x:...", "123456789", "..3.2", "1 2 3 4", "3x3", "http://x:80/", "4"}) {
        EXPECT_FALSE(looks_like_sgt(other)) << other;
    }
}

TEST(Sgt, AnyBytesGiveAPuzzleOrAnErrorWithinThem) {
    constexpr std::uint64_t kSeed = 6;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    constexpr std::string_view kAlphabet = "0123456789xjkrmad:#,_abcxyz \xFF";
    Rng rng(kSeed);
    for (int round = 0; round < 20000; ++round) {
        std::string text = round % 2 == 0 ? "" : "3j:";
        for (std::uint64_t i = rng.below(24); i > 0; --i) {
            text += kAlphabet[rng.below(kAlphabet.size())];
        }
        const auto entry = read(text);
        if (!entry) {
            ASSERT_LE(entry.error().offset, text.size()) << text;
        }
    }
}

}  // namespace
}  // namespace sudokit::formats
