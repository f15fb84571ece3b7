#include "generate/wish/small_boards.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "engine/general/general.hpp"

namespace sudokit::generate {
namespace {

constexpr std::uint32_t kMostSmallCells = 16;

using SmallSet = std::uint32_t;  // of cells, as bits
using SmallGrid = std::vector<std::uint8_t>;

SmallSet bit_of(Cell cell) { return SmallSet{1} << cell; }

SmallSet set_of(const std::vector<Cell>& cells) {
    SmallSet set = 0;
    for (const Cell cell : cells) set |= bit_of(cell);
    return set;
}

SmallSet fixed_cells(const Puzzle& base) {
    SmallSet set = 0;
    for (Cell cell = 0; cell < base.board().cell_count(); ++cell) {
        if (base.given(cell) != 0) set |= bit_of(cell);
    }
    return set;
}

// For each set of cells whether its digits in `grid` leave that solution only.
std::vector<bool> telling_sets(const SmallGrid& grid, const std::vector<SmallGrid>& grids) {
    std::vector<bool> telling(std::size_t{1} << grid.size(), true);
    for (const SmallGrid& other : grids) {
        SmallSet same = 0;
        for (Cell cell = 0; cell < grid.size(); ++cell) {
            if (grid[cell] == other[cell]) same |= bit_of(cell);
        }
        if (same + 1 != telling.size()) telling[same] = false;
    }
    // What is in a set that does not tell does not tell either.
    for (auto set = static_cast<SmallSet>(telling.size()); set-- > 0;) {
        if (telling[set]) continue;
        for (SmallSet rest = set; rest != 0; rest &= rest - 1) {
            telling[set & ~(rest & (0 - rest))] = false;
        }
    }
    return telling;
}

// The patterns that are as wished, but for what their digits are.
class SmallPatterns {
  public:
    SmallPatterns(const Wish& wish, PatternSymmetries symmetries)
        : wish_(wish), fixed_(fixed_cells(wish.base)) {
        for (const auto& part : symmetric_parts(wish.base.board(), symmetries)) {
            parts_.push_back(set_of(part));
        }
        if (wish.pattern) pattern_ = set_of(*wish.pattern);
    }

    // True if one of them leaves one solution.
    [[nodiscard]] bool has_telling(const std::vector<bool>& telling) const {
        for (SmallSet set = 0; set < telling.size(); ++set) {
            if (telling[set] && is_wished(set) && (!wish_.minimal || is_minimal(set, telling))) {
                return true;
            }
        }
        return false;
    }

  private:
    [[nodiscard]] bool is_wished(SmallSet set) const {
        if (pattern_ && set != *pattern_) return false;
        return (fixed_ & ~set) == 0 &&
               wish_.clues.contains(static_cast<std::uint32_t>(std::popcount(set))) &&
               std::ranges::all_of(parts_, [&](SmallSet part) {
                   return (set & part) == 0 || (set & part) == part;
               });
    }

    [[nodiscard]] bool is_minimal(SmallSet set, const std::vector<bool>& telling) const {
        return std::ranges::none_of(parts_, [&](SmallSet part) {
            return (part & set) != 0 && (part & fixed_) == 0 && telling[set & ~part];
        });
    }

    const Wish& wish_;
    SmallSet fixed_;
    std::vector<SmallSet> parts_;
    std::optional<SmallSet> pattern_;
};

std::vector<SmallPatterns> patterns_of(const Wish& wish) {
    if (wish.symmetry) return {SmallPatterns(wish, *wish.symmetry)};
    std::vector<SmallPatterns> out;
    for (std::size_t i = 0; i < kPatternSymmetryCount; ++i) {
        out.emplace_back(wish, PatternSymmetries().set(i));
    }
    return out;
}

}  // namespace

bool may_have_small_puzzle(const Wish& wish) {
    const Puzzle& base = wish.base;
    const Board& board = base.board();
    if (board.cell_count() > kMostSmallCells || !board.is_grid() || wish.near) return true;
    if (base.has_constraints() || base.has_pencilmarks()) return true;
    std::vector<SmallGrid> grids;
    engine::General().search(base, {.limit = 0}, [&](std::span<const std::uint8_t> digits) {
        grids.emplace_back(digits.begin(), digits.end());
        return true;
    });
    if (grids.empty()) return true;  // what is fixed is at fault
    const auto patterns = patterns_of(wish);
    const bool any_names = fixed_cells(base) == 0 && !wish.solution;
    return std::ranges::any_of(grids, [&](const SmallGrid& grid) {
        if (wish.solution && grid != wish.solution->digits) return false;
        // Grids that differ by the names of their digits have the same patterns.
        const auto first_row = std::span(grid).first(board.order());
        if (any_names && !std::ranges::is_sorted(first_row)) return false;
        const std::vector<bool> telling = telling_sets(grid, grids);
        return std::ranges::any_of(
            patterns, [&](const SmallPatterns& some) { return some.has_telling(telling); });
    });
}

}  // namespace sudokit::generate
