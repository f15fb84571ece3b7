// What can be said of a wish before any work.
#include <utility>
#include <vector>

#include "sudokit/generate.hpp"

#include "generate/makers/maker.hpp"
#include "generate/nine/descents.hpp"
#include "generate/wish/clue_numbers.hpp"
#include "generate/wish/hardest_technique.hpp"
#include "generate/wish/messages.hpp"
#include "generate/wish/small_boards.hpp"

namespace sudokit {
namespace {

namespace text = generate::text;

template <class... Parts>
Error wish_error(const MessageText& text, Parts&&... parts) {
    return {ErrorCode::unsupported, 0, message(text, std::forward<Parts>(parts)...)};
}

bool rates(const Wish& wish) {
    return wish.level || wish.score || wish.depth || wish.uses || wish.without.any();
}

bool is_symmetric(const Wish& wish) { return !wish.symmetry || wish.symmetry->any(); }

// No union of parts that belong together has so many cells.
std::optional<Error> symmetry_fault(const Wish& wish) {
    if (!wish.symmetry) {
        for (std::size_t i = 0; i < kPatternSymmetryCount; ++i) {
            const auto one = PatternSymmetries().set(i);
            if (generate::has_pattern_of_size(wish.base, one, wish.clues)) return std::nullopt;
        }
        return wish_error(text::kSymmetricCluesNone);
    }
    const auto [below, above] =
        generate::pattern_sizes_beside(wish.base, *wish.symmetry, wish.clues);
    if (below && above) return wish_error(text::kSymmetricClues, *below, *above);
    if (below || above) return wish_error(text::kSymmetricCluesOne, below ? *below : *above);
    return std::nullopt;
}

std::optional<Error> clues_fault(const Wish& wish) {
    const auto [least, most] = wish.clues;
    const std::uint32_t cells = wish.base.board().cell_count();
    if (least > most) return wish_error(text::kNoClues, least, most);
    if (least > cells) return wish_error(text::kTooManyClues, least, cells);
    if (const std::uint32_t fewest = generate::fewest_clues(wish.base); most < fewest) {
        return wish_error(text::kTooFewClues, fewest);
    }
    const std::uint32_t fixed = wish.base.given_count();
    if (fixed > most) return wish_error(text::kBaseTooFull, fixed, most);
    return std::nullopt;
}

// A given that completes a row is redundant.
std::optional<Error> minimal_fault(const Wish& wish) {
    const bool minimal = wish.minimal || wish.method != Method::top_down;
    const Board& board = wish.base.board();
    if (!minimal || is_symmetric(wish) || !board.is_grid() || wish.base.given_count() > 0) {
        return std::nullopt;
    }
    const std::uint32_t most = board.order() * (board.order() - 1);
    if (wish.clues.least > most) return wish_error(text::kMinimalClues, most);
    const bool unbiased = wish.method == Method::unbiased && generate::is_plain_nine(wish);
    if (unbiased && wish.clues.least > generate::NineDescents::kLeast) {
        return wish_error(text::kUnbiasedClues, generate::NineDescents::kLeast);
    }
    return std::nullopt;
}

// Two lines without a given that could change places.
std::optional<Error> twins_fault(const Wish& wish) {
    if (wish.base.has_constraints() || wish.base.has_pencilmarks()) return std::nullopt;
    const Board& board = wish.base.board();
    CellSet pattern(board.cell_count());
    for (const Cell cell : *wish.pattern) pattern.insert(cell);
    const auto twins = generate::empty_twin_lines(board, pattern);
    if (!twins) return std::nullopt;
    const bool rows = board.houses()[twins->first].kind == HouseKind::row;
    return wish_error(rows ? text::kTwinRows : text::kTwinColumns,
                      board.houses()[twins->first].index + 1,
                      board.houses()[twins->second].index + 1);
}

std::optional<Error> pattern_fault(const Wish& wish) {
    if (!wish.pattern) return std::nullopt;
    const std::uint32_t cells = wish.base.board().cell_count();
    std::vector<bool> in_pattern(cells);
    for (const Cell cell : *wish.pattern) {
        if (cell >= cells || in_pattern[cell]) return wish_error(text::kBadPattern);
        in_pattern[cell] = true;
    }
    for (Cell cell = 0; cell < cells; ++cell) {
        if (wish.base.given(cell) != 0 && !in_pattern[cell]) {
            return wish_error(text::kOutsidePattern);
        }
    }
    const auto size = static_cast<std::uint32_t>(wish.pattern->size());
    if (!wish.clues.contains(size)) return wish_error(text::kPatternClues, size);
    if (const std::uint32_t fewest = generate::fewest_clues(wish.base); size < fewest) {
        return wish_error(text::kPatternTooSmall, size, fewest);
    }
    return twins_fault(wish);
}

std::optional<Error> near_fault(const Wish& wish) {
    if (!wish.near) return std::nullopt;
    const Puzzle& near = *wish.near;
    if (!(near.board() == wish.base.board())) return wish_error(text::kOtherBoard);
    for (Cell cell = 0; cell < near.board().cell_count(); ++cell) {
        const Digit fixed = wish.base.given(cell);
        if (fixed != 0 && near.given(cell) != fixed) return wish_error(text::kOtherBoard);
    }
    const std::uint32_t movable = near.given_count() - wish.base.given_count();
    if (wish.distance == 0 || wish.distance > movable) {
        return wish_error(text::kTooFar, movable, wish.distance);
    }
    if (!wish.clues.contains(near.given_count())) {
        return wish_error(text::kNearClues, near.given_count());
    }
    return std::nullopt;
}

// Of other boards, random grids that are equally likely are drawn by counting the solutions.
constexpr std::uint32_t kMostCellsToCount = 36;

std::optional<Error> method_fault(const Wish& wish) {
    if (wish.method == Method::top_down) return std::nullopt;
    if (is_symmetric(wish) || wish.pattern || wish.near) return wish_error(text::kMethodShape);
    if (wish.method == Method::bottom_up) {
        if (wish.solution) return wish_error(text::kBottomUpSolution);
        return std::nullopt;
    }
    if (wish.base.given_count() > 0) return wish_error(text::kUnbiasedFixed);
    const std::uint32_t cells = wish.base.board().cell_count();
    if (!wish.solution && cells > kMostCellsToCount && !generate::is_plain_nine(wish)) {
        return wish_error(text::kUnbiasedBoard, cells);
    }
    return std::nullopt;
}

std::optional<Error> shape_fault(const Wish& wish) {
    const bool symmetric = is_symmetric(wish);
    if ((symmetric ? 1 : 0) + (wish.pattern ? 1 : 0) + (wish.near ? 1 : 0) > 1) {
        return wish_error(text::kShapeTwice);
    }
    if (symmetric) {
        if (auto fault = grid_fault(wish.base.board())) return fault;
        if (auto fault = symmetry_fault(wish)) return fault;
    }
    if (auto fault = pattern_fault(wish)) return fault;
    return near_fault(wish);
}

std::optional<Error> techniques_fault(const Wish& wish) {
    if (!wish.uses) return std::nullopt;
    if (wish.without[static_cast<std::size_t>(*wish.uses)]) return wish_error(text::kUsesWithout);
    if (*wish.uses == TechniqueId::constraint) return wish_error(text::kUsesConstraint);
    return generate::hardest_fault(*wish.uses, wish.base.board());
}

bool are_apart(const Range<Level>& a, const Range<Level>& b) {
    return a.most < b.least || b.most < a.least;
}

// What two wishes about ratings say cannot be both.
std::optional<Error> ratings_fault(const Wish& wish) {
    const Board& board = wish.base.board();
    // Depth 0 and the first two levels are what singles do.
    std::optional<Range<Level>> by_depth;
    if (wish.depth && wish.depth->most == 0) by_depth = {Level::very_easy, Level::easy};
    if (wish.depth && wish.depth->least > 0) by_depth = {Level::medium, Level::expert};
    if (by_depth && wish.level && are_apart(*by_depth, *wish.level)) {
        return wish_error(text::kDepthLevel);
    }
    if (!wish.uses) return std::nullopt;
    const Range<Level> by_uses = generate::levels_with(*wish.uses, board);
    if (by_depth && are_apart(*by_depth, by_uses)) return wish_error(text::kDepthUses);
    if (!wish.level || !are_apart(*wish.level, by_uses)) return std::nullopt;
    const auto name = [](Level level) -> const MessageText& {
        return all_levels(Scale::level)[static_cast<std::size_t>(level)].name;
    };
    const MessageText& technique = info_of(*wish.uses).name;
    if (by_uses.least == by_uses.most) {
        return wish_error(text::kUsesLevel, technique, name(by_uses.least));
    }
    return wish_error(text::kUsesLevels, technique, name(by_uses.least), name(by_uses.most));
}

// Nothing on a board is as hard as wished.
std::optional<Error> singles_fault(const Wish& wish) {
    if (wish.base.has_pencilmarks() || !generate::needs_naked_singles_only(wish.base.board())) {
        return std::nullopt;
    }
    if (wish.level && wish.level->least > Level::very_easy) return wish_error(text::kVeryEasyOnly);
    const bool harder = (wish.uses && info_of(*wish.uses).family != TechniqueFamily::single) ||
                        (wish.depth && wish.depth->least > 0);
    if (harder) return wish_error(text::kSinglesOnly);
    return std::nullopt;
}

// With few open cells there is not much to find.
std::optional<Error> full_fault(const Wish& wish) {
    const Board& board = wish.base.board();
    if (!board.is_grid()) return std::nullopt;
    const auto many = [&](TechniqueId technique) {
        const std::uint32_t open = generate::fewest_open_with(technique);
        return open > board.cell_count() ? 0 : board.cell_count() - open + 1;
    };
    if (wish.uses && wish.clues.least >= many(*wish.uses)) {
        return wish_error(text::kFullUses, many(*wish.uses), info_of(*wish.uses).name);
    }
    const bool harder = (wish.level && wish.level->least > Level::very_easy) ||
                        (wish.depth && wish.depth->least > 0);
    if (harder && wish.clues.least >= many(TechniqueId::naked_single)) {
        return wish_error(text::kFullLevel, many(TechniqueId::naked_single));
    }
    return std::nullopt;
}

}  // namespace

std::optional<Error> wish_fault(const Wish& wish) {
    if (auto fault = clues_fault(wish)) return fault;
    if (auto fault = minimal_fault(wish)) return fault;
    if (auto fault = shape_fault(wish)) return fault;
    if (auto fault = method_fault(wish)) return fault;
    if (wish.solution && !solves(*wish.solution, wish.base)) return wish_error(text::kNotSolution);
    if (wish.level && wish.level->least > wish.level->most) return wish_error(text::kNoLevels);
    if (rates(wish)) {
        if (auto fault = rate_fault(wish.base)) return fault;
    }
    if (auto fault = techniques_fault(wish)) return fault;
    if (auto fault = ratings_fault(wish)) return fault;
    if (auto fault = singles_fault(wish)) return fault;
    if (auto fault = full_fault(wish)) return fault;
    if (!generate::may_have_small_puzzle(wish)) return wish_error(text::kNoSmallPuzzle);
    return std::nullopt;
}

}  // namespace sudokit
