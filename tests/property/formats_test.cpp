// What is written in a format reads back as the same puzzle, by name and by detection.
#include "sudokit/formats.hpp"

#include <string>

#include <gtest/gtest.h>

#include "base/test_rounds.hpp"
#include "support/boards.hpp"

namespace sudokit {
namespace {

std::string describe(const FormatInfo& info, std::uint64_t seed, const std::string& text) {
    return std::string(info.name) + ", seed " + std::to_string(seed) + ":\n" + text;
}

class EveryFormat : public testing::TestWithParam<FormatInfo> {};

std::vector<FormatInfo> writable_formats() {
    std::vector<FormatInfo> found;
    for (const FormatInfo& info : all_formats()) {
        if (info.writable) found.push_back(info);
    }
    return found;
}

INSTANTIATE_TEST_SUITE_P(, EveryFormat, testing::ValuesIn(writable_formats()),
                         [](const auto& test) { return std::string(test.param.name); });

Entry random_entry(std::uint64_t seed) {
    Rng rng(seed);
    // Half of the boards are the ordinary one: some formats have no other.
    const Board board = rng.below(2) == 0 ? Board::standard(9) : tests::random_board(18, rng);
    Entry entry{tests::random_puzzle(board, static_cast<std::uint32_t>(rng.below(101)), rng)};
    if (rng.below(3) == 0) tests::add_random_pencilmarks(entry.puzzle, rng);
    return entry;
}

// Some formats cannot tell a given from a cell with one candidate left.
bool allow_the_same(const Puzzle& a, const Puzzle& b) {
    if (!(a.board() == b.board())) return false;
    for (Cell cell = 0; cell < a.board().cell_count(); ++cell) {
        if (a.allowed(cell) != b.allowed(cell)) return false;
    }
    return true;
}

TEST_P(EveryFormat, ReadsBackWhatItWrites) {
    int written = 0;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(300U); ++seed) {
        const Entry entry = random_entry(seed);
        const auto text = write_entry(entry, GetParam().format);
        if (!text) {
            ASSERT_EQ(text.error().code, ErrorCode::unsupported) << describe(GetParam(), seed, "");
            continue;
        }
        ++written;
        const std::string file = std::string(file_prologue(GetParam().format)) + *text +
                                 std::string(file_epilogue(GetParam().format));
        ReadOptions options;
        options.board = entry.puzzle.board();
        for (const bool detect : {false, true}) {
            // A handful of cells can look like anything: the smallest boards need the name.
            if (detect && entry.puzzle.board().order() < 4) continue;
            options.format.reset();
            if (!detect) options.format = GetParam().format;

            const auto read = read_entries(file, options);

            ASSERT_TRUE(read) << describe(GetParam(), seed, file)
                              << (read ? "" : read.error().message.in(Language::en));
            ASSERT_EQ(read->size(), 1U) << describe(GetParam(), seed, file);
            ASSERT_TRUE(allow_the_same(read->front().puzzle, entry.puzzle))
                << describe(GetParam(), seed, file) << (detect ? " (detected)" : "");
        }
    }
    EXPECT_GE(written, tests::test_factor() < 1 ? 1 : 80);
}

TEST_P(EveryFormat, ReadsSeveralPuzzlesOfOneFile) {
    std::vector<Entry> entries;
    std::string file(file_prologue(GetParam().format));
    for (std::uint64_t seed = 1; entries.size() < 5; ++seed) {
        Rng rng(seed);
        entries.push_back(Entry{tests::random_puzzle(Board::standard(9), 40, rng)});
        file += *write_entry(entries.back(), GetParam().format);
    }
    file += file_epilogue(GetParam().format);

    const auto read = read_entries(file);

    ASSERT_TRUE(read) << file << read.error().message.in(Language::en);
    ASSERT_EQ(read->size(), entries.size()) << file;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        EXPECT_TRUE(allow_the_same((*read)[i].puzzle, entries[i].puzzle)) << file;
    }
}

}  // namespace
}  // namespace sudokit
