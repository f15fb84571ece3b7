// The detection of formats and the reading of streams: the answers must not depend on how the bytes
// come in. The first byte of the input sets the size of the pieces.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
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

/// Reads `text` in pieces of at most `piece` bytes.
std::vector<Item> read_in_pieces(std::string_view text, std::size_t piece) {
    const std::size_t text_size = text.size();
    const auto source = [&text, piece](char* data, std::size_t size) {
        const std::size_t count = std::min({size, piece, text.size()});
        std::copy_n(text.data(), count, data);
        text.remove_prefix(count);
        return count;
    };
    EntryReader reader(source, {});
    std::vector<Item> items;
    while (auto next = reader.next()) {
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

    require(read_in_pieces(text, size) == read_in_pieces(text, piece));
    return 0;
}
