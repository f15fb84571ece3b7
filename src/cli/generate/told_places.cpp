#include "cli/generate/told_places.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "cli/generate/messages.hpp"

namespace sudokit::cli {
namespace {

// Some grid of the usual board: which one does not matter.
Grid some_grid() {
    Grid grid{Board::standard(9), {}};
    for (Cell cell = 0; cell < grid.board.cell_count(); ++cell) {
        const Cell row = cell / 9;
        grid.digits.push_back(
            static_cast<std::uint8_t>((3 * (row % 3) + row / 3 + cell % 9) % 9 + 1));
    }
    return grid;
}

// What is left of an entry that is written and read again; nothing if it cannot be.
std::optional<Entry> read_again(const Entry& entry, Format format) {
    const auto text = write_entry(entry, format);
    if (!text) return std::nullopt;
    ReadOptions options;
    options.format = format;
    auto entries = read_entries(
        std::string(file_prologue(format)) + *text + std::string(file_epilogue(format)), options);
    if (!entries) return std::nullopt;
    return std::move(entries->front());
}

}  // namespace

std::optional<Error> told_fault(const GenerateWith& with, Format format) {
    if (!with.any() || format == Format::line || format == Format::csv || format == Format::json) {
        return std::nullopt;
    }
    Entry entry{Puzzle(Board::standard(9))};
    entry.solution = some_grid();
    entry.info.level = "level";
    entry.info.comment = "comment";
    const auto left = read_again(entry, format);
    const bool words = left && left->info.comment == entry.info.comment;
    const std::pair<std::string_view, bool> lost[] = {
        {"solution", with.solution && !(left && left->solution == entry.solution)},
        {"level", with.level && !(left && left->info.level == entry.info.level)},
        {"score", with.score && !words},
        {"depth", with.depth && !words},
        {"steps", with.steps && !words},
        {"weight", with.weight && !words}};
    for (const auto& [word, is_lost] : lost) {
        if (!is_lost) continue;
        return Error{ErrorCode::unsupported, 0,
                     message(text::kNoPlace, word, format_info(format).name)};
    }
    return std::nullopt;
}

}  // namespace sudokit::cli
