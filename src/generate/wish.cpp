// What can be said of a wish before any work.
#include <utility>
#include <vector>

#include "sudokit/generate.hpp"
#include "sudokit/minimality.hpp"

#include "generate/messages.hpp"

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

// How many givens there must be at least. Two digits that are not given could change places.
std::uint32_t fewest_clues(const Puzzle& base) {
    if (base.has_constraints() || base.has_pencilmarks() || base.board().order() == 1) return 0;
    if (!base.board().is_grid()) return 0;
    return base.board() == Board::standard(9) ? kFewestNineGivens : base.board().order() - 1;
}

std::optional<Error> clues_fault(const Wish& wish) {
    const auto [least, most] = wish.clues;
    const std::uint32_t cells = wish.base.board().cell_count();
    if (least > most) return wish_error(text::kNoClues, least, most);
    if (least > cells) return wish_error(text::kTooManyClues, least, cells);
    if (const std::uint32_t fewest = fewest_clues(wish.base); most < fewest) {
        return wish_error(text::kTooFewClues, fewest);
    }
    const std::uint32_t fixed = wish.base.given_count();
    if (fixed > most) return wish_error(text::kBaseTooFull, fixed, most);
    return std::nullopt;
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
    if (const std::uint32_t fewest = fewest_clues(wish.base); size < fewest) {
        return wish_error(text::kPatternTooSmall, size, fewest);
    }
    return std::nullopt;
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
    return std::nullopt;
}

std::optional<Error> shape_fault(const Wish& wish) {
    const bool symmetric = !wish.symmetry || wish.symmetry->any();
    if ((symmetric ? 1 : 0) + (wish.pattern ? 1 : 0) + (wish.near ? 1 : 0) > 1) {
        return wish_error(text::kShapeTwice);
    }
    if (symmetric) {
        if (auto fault = grid_fault(wish.base.board())) return fault;
    }
    if (auto fault = pattern_fault(wish)) return fault;
    return near_fault(wish);
}

std::optional<Error> techniques_fault(const Wish& wish) {
    if (!wish.uses) return std::nullopt;
    if (wish.without[static_cast<std::size_t>(*wish.uses)]) return wish_error(text::kUsesWithout);
    if (!fits(*wish.uses, wish.base.board())) return wish_error(text::kTechniqueNotHere);
    return std::nullopt;
}

}  // namespace

std::optional<Error> wish_fault(const Wish& wish) {
    if (auto fault = clues_fault(wish)) return fault;
    if (auto fault = shape_fault(wish)) return fault;
    if (wish.solution && !solves(*wish.solution, wish.base)) return wish_error(text::kNotSolution);
    if (wish.level && wish.level->least > wish.level->most) return wish_error(text::kNoLevels);
    if (rates(wish)) {
        if (auto fault = rate_fault(wish.base)) return fault;
    }
    return techniques_fault(wish);
}

}  // namespace sudokit
