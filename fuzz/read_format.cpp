// The reader of one format on any bytes: of the format that the name of the program ends in, as in
// fuzz_csv. What it accepts must make sense, and must come back as the same puzzle when it is
// written in that format and read again.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sudokit/formats.hpp"

#include "fuzz/require.hpp"

namespace {

using sudokit::Entry;
using sudokit::Format;

// libFuzzer tells the program's name once, before the first bytes.
Format format_at_hand{};

void require_sound(const Entry& entry) {
    const sudokit::Board& board = entry.puzzle.board();
    for (const std::uint8_t digit : entry.puzzle.givens()) require(digit <= board.order());
    require(entry.play.placed.empty() || entry.play.placed.size() == board.cell_count());
    for (const std::uint8_t digit : entry.play.placed) require(digit <= board.order());
    require(entry.play.pencilmarks.empty() || entry.play.pencilmarks.size() == board.cell_count());
    if (entry.solution) {
        require(entry.solution->board == board);
        require(entry.solution->digits.size() == board.cell_count());
    }
}

// A format may be unable to carry a board or pencilmarks that it can read; then it says so.
void require_round_trip(const Entry& entry) {
    const auto written = sudokit::write_entry(entry, format_at_hand);
    if (!written) {
        require(written.error().code == sudokit::ErrorCode::unsupported);
        return;
    }
    std::string text(sudokit::file_prologue(format_at_hand));
    text += *written;
    text += sudokit::file_epilogue(format_at_hand);
    sudokit::ReadOptions options;
    options.format = format_at_hand;
    // Most formats do not say what the board is: it has to be told again.
    options.board = entry.puzzle.board();
    const auto again = sudokit::read_entries(text, options);
    require(again.has_value());
    require(again->size() == 1);
    require(again->front().puzzle == entry.puzzle);
}

}  // namespace

// libFuzzer calls it by this name. NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerInitialize(const int* /*count*/, char*** words) {
    const std::string_view program = **words;
    const std::optional<Format> format =
        sudokit::find_format(program.substr(program.rfind('_') + 1));
    require(format.has_value());
    format_at_hand = *format;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    sudokit::ReadOptions options;
    options.format = format_at_hand;
    const auto entries = sudokit::read_entries(text, options);
    if (!entries) {
        require(entries.error().offset <= size);
        require(!entries.error().message.in(sudokit::Language::fr).empty());
        return 0;
    }
    for (const Entry& entry : *entries) {
        require_sound(entry);
        if (sudokit::format_info(format_at_hand).writable) require_round_trip(entry);
    }
    return 0;
}
