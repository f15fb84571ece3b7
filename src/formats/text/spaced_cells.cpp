#include "formats/text/spaced_cells.hpp"

#include <algorithm>

#include "sudokit/digit_set.hpp"

#include "base/characters.hpp"
#include "formats/text/grid_row.hpp"

namespace sudokit::formats {
namespace {

// A stretch of a line between two bars: the offsets of its characters.
struct Box {
    std::vector<std::size_t> offsets;
    bool after_bar = false;
    bool before_bar = false;
};

// A line cut at its bars; `framed` lines begin with one.
std::vector<Box> cut(std::string_view line) {
    while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
    std::vector<Box> boxes(1);
    for (std::size_t i = 0; i < line.size(); i += character_length(line, i)) {
        if (is_bar(line, i)) {
            boxes.back().before_bar = true;
            boxes.push_back({{}, true});
        } else {
            boxes.back().offsets.push_back(i);
        }
    }
    return boxes;
}

bool is_blank_box(std::string_view line, const Box& box) {
    return std::ranges::all_of(box.offsets, [line](std::size_t at) { return is_space(line[at]); });
}

// The boxes of all lines, as many in each; nothing if they cannot be made so.
std::optional<std::vector<std::vector<Box>>> cut_all(std::span<const std::string_view> lines) {
    std::vector<std::vector<Box>> rows;
    bool framed = true;
    std::size_t most = 1;
    for (const std::string_view line : lines) {
        rows.push_back(cut(line));
        // A line of blanks alone was cut short, whatever the others look like.
        const bool bare = rows.back().size() == 1;
        framed &= is_blank_box(line, rows.back().front()) && (!bare || trimmed(line).empty());
        most = std::max(most, rows.back().size());
    }
    framed &= most > 2;
    const std::size_t count = framed ? most - 2 : most;
    for (auto& row : rows) {
        if (framed) row.erase(row.begin());
        if (row.size() > count) {
            if (row.size() > count + 1 || !row.back().offsets.empty()) return std::nullopt;
            row.pop_back();
        }
        row.resize(count, Box{{}, true});
    }
    return rows;
}

// The blank after a bar, where cells are two columns wide.
std::size_t lead_of(const Box& box, std::size_t pitch) {
    return pitch == 2 && box.after_bar ? 1 : 0;
}

bool add_box(SpacedCells& cells, std::string_view line, const Box& box, std::size_t width,
             std::size_t pitch) {
    const std::size_t lead = lead_of(box, pitch);
    const std::size_t first = cells.characters.size();
    cells.characters.append(width, '.');
    cells.offsets.resize(first + width, line.size());
    for (std::size_t i = 0; i < box.offsets.size(); ++i) {
        const char c = line[box.offsets[i]];
        if (is_space(c)) continue;
        if (i < lead || (i - lead) % pitch != 0 || (i - lead) / pitch >= width) return false;
        const std::size_t cell = first + (i - lead) / pitch;
        cells.characters[cell] = c;
        cells.offsets[cell] = box.offsets[i];
    }
    return true;
}

std::optional<SpacedCells> read_at(std::span<const std::string_view> lines,
                                   const std::vector<std::vector<Box>>& rows, std::size_t pitch) {
    SpacedCells cells;
    const std::size_t boxes = rows.front().size();
    const std::size_t width = lines.size() / boxes;
    bool shown = false;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t i = 0; i < boxes; ++i) {
            const Box& box = rows[row][i];
            // Bars stand at the same columns in all rows; only a box without one may be cut short.
            const std::size_t lead = lead_of(box, pitch);
            if (box.before_bar && box.offsets.size() != lead + width * pitch) return std::nullopt;
            if (!add_box(cells, lines[row], box, width, pitch)) return std::nullopt;
            for (std::size_t at = lead; at < box.offsets.size(); at += pitch) {
                shown |= is_space(lines[row][box.offsets[at]]);
            }
        }
    }
    // Cells that are only missing at the ends of rows are forgotten rather than empty.
    if (!shown) return std::nullopt;
    return cells;
}

}  // namespace

std::optional<SpacedCells> find_spaced_cells(std::span<const std::string_view> lines) {
    if (lines.empty() || lines.size() > kMaxOrder) return std::nullopt;
    const auto rows = cut_all(lines);
    if (!rows || lines.size() % rows->front().size() != 0) return std::nullopt;
    if (auto narrow = read_at(lines, *rows, 1)) return narrow;
    return read_at(lines, *rows, 2);
}

}  // namespace sudokit::formats
