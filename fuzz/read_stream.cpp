// The detection of formats and the reading of streams: the answers must not depend on how the bytes
// come in, nor on whether plain 9x9 puzzles are read in the quick way. The first byte of the input
// sets the size of the pieces.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudokit/formats.hpp"

#include "fuzz/require.hpp"

namespace {

using sudokit::Entry;
using sudokit::EntryReader;

/// What a reader gave for one puzzle: the entry, or where the fault was.
struct Item {
    std::optional<Entry> entry;
    std::size_t line = 0;
    std::size_t column = 0;

    bool operator==(const Item&) const = default;
};

/// The plain puzzle that comes next, if one does.
std::optional<Item> read_quickly(EntryReader& reader) {
    std::array<sudokit::NineRoom::Digits, 1> digits{};
    std::array<sudokit::NineRoom::Digits, 1> solutions{};
    std::array<std::string, 1> comments;
    if (reader.next_nine({digits, {}, solutions, comments}) == 0) return std::nullopt;
    Item item{Entry{sudokit::Puzzle(sudokit::Board::standard(9))}, reader.line()};
    for (sudokit::Cell cell = 0; cell < digits[0].size(); ++cell) {
        item.entry->puzzle.set_given(cell, digits[0][cell]);
    }
    item.entry->info.comment = comments[0];
    if (solutions[0][0] != 0) {
        item.entry->solution =
            sudokit::Grid{item.entry->puzzle.board(), {solutions[0].begin(), solutions[0].end()}};
    }
    return item;
}

/// Reads `text` in pieces of at most `piece` bytes.
std::vector<Item> read_in_pieces(std::string_view text, std::size_t piece, bool quickly) {
    const std::size_t text_size = text.size();
    const auto source = [&text, piece](char* data, std::size_t size) {
        const std::size_t count = std::min({size, piece, text.size()});
        std::copy_n(text.data(), count, data);
        text.remove_prefix(count);
        return count;
    };
    EntryReader reader(source, {});
    std::vector<Item> items;
    for (;;) {
        if (auto plain = quickly ? read_quickly(reader) : std::nullopt) {
            items.push_back(*std::move(plain));
            continue;
        }
        auto next = reader.next();
        if (!next) break;
        Item item;
        if (next->has_value()) {
            item.entry = std::move(*next).value();
            item.line = reader.line();
        } else {
            item.line = next->error().line;
            item.column = next->error().column;
        }
        items.push_back(std::move(item));
        // Every puzzle and every fault takes a byte at least; an empty text may be a fault too.
        require(items.size() <= text_size + 1);
    }
    require(!reader.next());
    return items;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::size_t piece = data[0] % 97 + std::size_t{1};
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    static_cast<void>(sudokit::detect_format(text));

    const std::vector<Item> expected = read_in_pieces(text, size, false);
    require(expected == read_in_pieces(text, piece, false));
    require(expected == read_in_pieces(text, piece, true));
    return 0;
}
