#include "campaign/checkpoint/slices.hpp"

#include <fstream>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_folder.hpp"
#include "base/test_rounds.hpp"
#include "base/xxh3.hpp"

namespace sudokit::campaign {
namespace {

const std::string kLine(81, '.');

class SlicesFile : public testing::Test {
  protected:
    void write(std::string_view text) const { std::ofstream(file, std::ios::binary) << text; }
    [[nodiscard]] Slices cut(std::uint64_t puzzles) const {
        const auto slices = cut_file(file, puzzles, 100, {});
        EXPECT_TRUE(slices) << slices.error().message.in(Language::en);
        return slices ? *slices : Slices{};
    }
    [[nodiscard]] std::string refusal() const {
        const auto slices = cut_file(file, 2, 3, {});
        return slices ? "" : slices.error().message.in(Language::en).substr(file.size());
    }

    tests::TestFolder folder;
    std::string file = folder.path("slices.txt");
};

TEST_F(SlicesFile, HaveSoManyPuzzlesAndAllOfTheFile) {
    std::string text = "# comment\n";
    for (int i = 0; i < 5; ++i) text += kLine + (i == 2 ? " words\r\n\n" : "\n");
    text += "# the end\n";
    write(text);

    const Slices slices = cut(2);

    ASSERT_EQ(slices.all.size(), 3U);
    EXPECT_EQ(slices.bytes, text.size());
    std::uint64_t offset = 0;
    std::uint64_t puzzles = 0;
    for (const Slice& slice : slices.all) {
        EXPECT_EQ(slice.offset, offset);
        offset += slice.bytes;
        puzzles += slice.puzzles;
    }
    EXPECT_EQ(offset, text.size());
    EXPECT_EQ(puzzles, 5U);
    EXPECT_FALSE(slices_fault(file, slices, {}));
    EXPECT_EQ(Slices::read(slices.text()), slices);
}

// The same, line by line: what `cut_file` passes over in bunches is looked at by nothing here.
Slices cut_by_lines(const std::string& text, std::uint64_t puzzles) {
    Slices out;
    Slice slice;
    std::uint64_t line = 1;
    const auto close = [&] {
        slice.checksum = xxh3(std::string_view(text).substr(slice.offset, slice.bytes));
        out.all.push_back(slice);
        slice = {slice.offset + slice.bytes, 0, line, 0, 0};
    };
    for (std::size_t at = 0; at < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        if (slice.puzzles == puzzles) close();
        if (text[at] != '#' && text[at] != '\n' && text[at] != '\r') ++slice.puzzles;
        slice.bytes += end - at;
        at = end;
    }
    if (slice.puzzles > 0) close();
    return out;
}

TEST_F(SlicesFile, AreThoseOfALineByLineCutWhateverTheLines) {
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(tests::test_rounds(8));
         ++seed) {
        Rng rng(seed);
        std::string text;
        const std::uint64_t strange = rng.below(3) == 0 ? 3 : 2000;
        for (std::uint64_t i = rng.below(12'000); i-- > 0;) {
            std::string line = kLine;
            line[rng.below(81)] = static_cast<char>('0' + rng.below(10));
            const std::vector<std::string> kinds = {
                "#\n", "\n", "\r\n", line + " words\n", line + "\r\n", std::string(81, '_') + "\n"};
            text += rng.below(strange) > 0 ? line + "\n" : kinds[rng.below(kinds.size())];
        }
        text += kLine;
        write(text);
        const std::uint64_t puzzles = 1 + rng.below(700);
        const auto cut = cut_file(file, puzzles, 100'000, {});
        ASSERT_TRUE(cut) << "seed " << seed;
        EXPECT_EQ(cut->all, cut_by_lines(text, puzzles).all) << "seed " << seed;
        EXPECT_EQ(cut->bytes, text.size());
    }
}

TEST_F(SlicesFile, WhatIsBehindTheLastPuzzleIsInItsChecksum) {
    const std::string text = kLine + "\n" + kLine + "\n" + kLine + "\n" + kLine + "\n";
    for (const std::string& end : {std::string("#"), "# end\n" + std::string(600'000, '\n'),
                                   "#" + std::string(900'000, 'x') + "\n\n#"}) {
        write(text + end);
        const Slices slices = cut(2);
        ASSERT_EQ(slices.all.size(), 2U);
        EXPECT_EQ(slices.all.back().checksum, xxh3(text.substr(2 * 82) + end));
        std::string changed = text + end;
        changed.back() = 'y';
        write(changed);
        EXPECT_TRUE(slices_fault(file, slices, {}));
    }
}

TEST_F(SlicesFile, LongFilesAreReadPieceByPiece) {
    std::string text;
    for (int i = 0; i < 30'000; ++i) text += kLine + (i % 7 == 0 ? " x\n" : "\n");
    write(text);
    const Slices slices = cut(1000);
    EXPECT_EQ(slices.all.size(), 30U);
    EXPECT_EQ(slices.all.back().line, 29'001U);
    EXPECT_FALSE(slices_fault(file, slices, {}));
}

TEST_F(SlicesFile, ALongLineMayLieInTwoPieces) {
    constexpr std::size_t kPiece = std::size_t{1} << 20U;
    std::string text;
    while (text.size() < kPiece - 9000) text += kLine + "\n";
    for (int i = 0; i < 3; ++i) text += kLine + " " + std::string(20'000, 'x') + "\r\n";
    text += "#" + std::string(kPiece - 1, 'x') + "\n" + kLine + "\n";
    write(text);
    const Slices slices = cut(1'000'000);
    ASSERT_EQ(slices.all.size(), 1U);
    EXPECT_EQ(slices.bytes, text.size());
    EXPECT_EQ(slices.all[0].puzzles, (kPiece - 9000 + 81) / 82 + 4);
    // A line that has no end has its place as well.
    write(kLine + "\n#" + std::string(3 * kPiece, 'x'));
    EXPECT_EQ(refusal(), ":2:1: expected a line with the 81 cells of a 9x9 puzzle");
}

TEST_F(SlicesFile, TooManyAreRefused) {
    std::string text;
    for (int i = 0; i < 8; ++i) text += kLine + "\n";
    write(text);
    EXPECT_NE(cut_file(file, 2, 3, {}).error().message.in(Language::en).find("'slice'"),
              std::string::npos);
    EXPECT_TRUE(cut_file(file, 2, 4, {}));
}

TEST_F(SlicesFile, AFileThatHasChangedIsFound) {
    write(kLine + "\n" + kLine + "\n");
    const Slices slices = cut(1);
    std::string changed = kLine + "\n" + kLine + "\n";
    changed[100] = '1';
    write(changed);
    EXPECT_TRUE(slices_fault(file, slices, {}));
    write(kLine + "\n");
    EXPECT_TRUE(slices_fault(file, slices, {}));
}

TEST_F(SlicesFile, WhatIsNoPuzzleIsRefusedWithItsPlace) {
    write(kLine + "\n" + kLine.substr(0, 40) + "?" + kLine.substr(41) + "\n");
    EXPECT_EQ(refusal(), ":2:41: expected a line with the 81 cells of a 9x9 puzzle");
    write(kLine + "\n\n" + kLine + ".\n");
    EXPECT_EQ(refusal(), ":3:82: expected a line with the 81 cells of a 9x9 puzzle");
    write("# nothing\n");
    EXPECT_EQ(refusal(), ": there is no puzzle in it");
}

TEST_F(SlicesFile, ADamagedTextIsNone) {
    write(kLine + "\n");
    const std::string text = cut(1).text();
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string changed = text;
        changed[i] = static_cast<char>(changed[i] ^ 4);
        EXPECT_FALSE(Slices::read(changed)) << i;
        EXPECT_FALSE(Slices::read(text.substr(0, i))) << i;
    }
}

}  // namespace
}  // namespace sudokit::campaign
