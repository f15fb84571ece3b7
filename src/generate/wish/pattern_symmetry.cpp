// Symmetries of patterns of givens.
#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "sudokit/generate.hpp"

namespace sudokit {
namespace {

constexpr std::array<PatternSymmetryInfo, kPatternSymmetryCount> kPatternSymmetries = {{
    {PatternSymmetry::rotate180, Turn::half, "rotate180", {"half turn", "demi-tour"}},
    {PatternSymmetry::rotate90, Turn::quarter, "rotate90", {"quarter turn", "quart de tour"}},
    {PatternSymmetry::horizontal,
     Turn::left_right,
     "horizontal",
     {"left and right", "gauche et droite"}},
    {PatternSymmetry::vertical, Turn::top_bottom, "vertical", {"top and bottom", "haut et bas"}},
    {PatternSymmetry::diagonal, Turn::diagonal, "diagonal", {"diagonal", "diagonale"}},
    {PatternSymmetry::antidiagonal,
     Turn::antidiagonal,
     "antidiagonal",
     {"antidiagonal", "antidiagonale"}},
}};

// Other spellings: those that mirrored boards go by, and some people's own.
constexpr std::pair<std::string_view, PatternSymmetry> kOtherWords[] = {
    {"left-right", PatternSymmetry::horizontal},
    {"top-bottom", PatternSymmetry::vertical},
    {"anti-diagonal", PatternSymmetry::antidiagonal}};

std::optional<PatternSymmetry> find_symmetry(std::string_view word) {
    for (const PatternSymmetryInfo& info : kPatternSymmetries) {
        if (info.word == word) return info.id;
    }
    for (const auto& [other, id] : kOtherWords) {
        if (other == word) return id;
    }
    return std::nullopt;
}

}  // namespace

std::span<const PatternSymmetryInfo> all_pattern_symmetries() { return kPatternSymmetries; }

std::optional<PatternSymmetries> symmetries(std::string_view words) {
    if (words == "none") return PatternSymmetries();
    if (words == "full") return PatternSymmetries().set();
    PatternSymmetries out;
    for (std::string_view rest = words;;) {
        const std::size_t end = std::min(rest.find('+'), rest.size());
        const auto found = find_symmetry(rest.substr(0, end));
        if (!found) return std::nullopt;
        out.set(static_cast<std::size_t>(*found));
        if (end == rest.size()) return out;
        rest.remove_prefix(end + 1);
    }
}

std::vector<std::vector<Cell>> symmetric_parts(const Board& board, PatternSymmetries symmetries) {
    SUDOKIT_EXPECT(symmetries.none() || board.is_grid());
    const std::uint32_t cells = board.cell_count();
    std::vector<Cell> part_of(cells);  // the least cell of its part, once all is settled
    std::iota(part_of.begin(), part_of.end(), Cell{0});
    for (bool changed = true; changed;) {
        changed = false;
        for (const PatternSymmetryInfo& info : kPatternSymmetries) {
            if (!symmetries[static_cast<std::size_t>(info.id)]) continue;
            for (Cell cell = 0; cell < cells; ++cell) {
                Cell& a = part_of[cell];
                Cell& b = part_of[turned_cell(board, cell, info.turn)];
                if (a != b) a = b = std::min(a, b), changed = true;
            }
        }
    }
    std::vector<std::vector<Cell>> parts(cells);
    for (Cell cell = 0; cell < cells; ++cell) parts[part_of[cell]].push_back(cell);
    std::erase_if(parts, [](const std::vector<Cell>& part) { return part.empty(); });
    return parts;
}

}  // namespace sudokit
