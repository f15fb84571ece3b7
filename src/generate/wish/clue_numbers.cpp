#include "generate/wish/clue_numbers.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <set>
#include <variant>
#include <vector>

#include "sudokit/minimality.hpp"

namespace sudokit::generate {
namespace {

using Sizes = std::bitset<kMaxOrder * kMaxOrder + 1>;

// Boards for which all cases were looked through. 17 on the usual 9x9 board is due to G. McGuire,
// B. Tugemann and G. Civario (2012), the Latin squares to R. Bean (2005) and others before him;
// each of the essentially different grids of 4x4 (2) and 6x6 (49) needs these by the search for
// smallest hitting sets.
std::uint32_t known_fewest(const Board& board) {
    constexpr std::array<std::uint32_t, 9> kLatin = {0, 0, 1, 2, 4, 6, 9, 12, 16};
    const Shape& shape = board.shape();
    if (shape.diagonals || shape.windows || !shape.extra.empty()) return 0;
    if (board == Board::standard(9)) return kFewestNineGivens;
    if (std::holds_alternative<Latin>(shape.regions)) {
        return board.order() < kLatin.size() ? kLatin[board.order()] : 0;
    }
    const auto* const boxes = std::get_if<Boxes>(&shape.regions);
    if (boxes == nullptr) return 0;
    if (board.order() == 4) return 4;
    return board.order() == 6 ? 8 : 0;
}

// The numbers of cells of the patterns with the symmetries.
Sizes pattern_sizes(const Puzzle& base, PatternSymmetries symmetries) {
    Sizes sizes;
    sizes.set(0);
    for (const auto& part : symmetric_parts(base.board(), symmetries)) {
        const bool fixed =
            std::ranges::any_of(part, [&](Cell cell) { return base.given(cell) != 0; });
        const Sizes with = sizes << part.size();
        sizes = fixed ? with : sizes | with;
    }
    return sizes;
}

using Houses = std::set<std::vector<Cell>>;

Houses houses_with(const Board& board, std::span<const Cell> place_of) {
    Houses out;
    for (const House& house : board.houses()) {
        std::vector<Cell> cells;
        cells.reserve(house.cells.size());
        for (const Cell cell : house.cells) cells.push_back(place_of[cell]);
        std::ranges::sort(cells);
        out.insert(std::move(cells));
    }
    return out;
}

bool is_empty(const Board& board, std::uint32_t house, const CellSet& pattern) {
    return !board.house_set(house).meets(pattern);
}

// Exchanging the two lines, cell by cell, takes houses to houses.
bool can_change_places(const Board& board, const House& a, const House& b) {
    std::vector<Cell> place_of(board.cell_count());
    for (Cell cell = 0; cell < board.cell_count(); ++cell) place_of[cell] = cell;
    const Houses before = houses_with(board, place_of);
    for (std::size_t i = 0; i < a.cells.size(); ++i) {
        place_of[a.cells[i]] = b.cells[i];
        place_of[b.cells[i]] = a.cells[i];
    }
    return houses_with(board, place_of) == before;
}

}  // namespace

std::uint32_t fewest_clues(const Puzzle& base) {
    const Board& board = base.board();
    if (base.has_constraints() || base.has_pencilmarks() || board.order() == 1) return 0;
    if (!board.is_grid()) return 0;
    // Two digits that are not given could change places.
    return std::max(board.order() - 1, known_fewest(board));
}

bool has_pattern_of_size(const Puzzle& base, PatternSymmetries symmetries,
                         Range<std::uint32_t> clues) {
    const PatternSizes beside = pattern_sizes_beside(base, symmetries, clues);
    return !beside.below && !beside.above;
}

PatternSizes pattern_sizes_beside(const Puzzle& base, PatternSymmetries symmetries,
                                  Range<std::uint32_t> clues) {
    const Sizes sizes = pattern_sizes(base, symmetries);
    PatternSizes beside;
    for (std::uint32_t size = 0; size < sizes.size(); ++size) {
        if (!sizes[size]) continue;
        if (clues.contains(size)) return {};
        if (size < clues.least) beside.below = size;
        if (size > clues.most && !beside.above) beside.above = size;
    }
    return beside;
}

std::optional<TwinLines> empty_twin_lines(const Board& board, const CellSet& pattern) {
    if (!board.is_grid()) return std::nullopt;
    const auto houses = board.houses();
    const std::uint32_t order = board.order();
    for (std::uint32_t b = 1; b < 2 * order; ++b) {
        if (!is_empty(board, b, pattern)) continue;
        for (std::uint32_t a = b < order ? 0 : order; a < b; ++a) {
            if (is_empty(board, a, pattern) && can_change_places(board, houses[a], houses[b])) {
                return TwinLines{a, b};
            }
        }
    }
    return std::nullopt;
}

}  // namespace sudokit::generate
