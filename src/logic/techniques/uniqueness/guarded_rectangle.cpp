#include "logic/techniques/uniqueness/guarded_rectangle.hpp"

#include <algorithm>
#include <optional>

#include "logic/techniques/uniqueness/rectangle.hpp"

namespace sudokit::logic {
namespace {

// The rectangle over two opposite corners, of which `first` has just the two digits; none if it is
// not wanted, or if it has an earlier corner like `first`, from where it has been found.
std::optional<GuardianPattern> guarded_at(const State& state, Cell first, Cell across) {
    const DigitSet digits = state.candidates(first);
    const Corners corners = corners_of(state.board(), first, across);
    GuardianPattern guarded{{corners.begin(), corners.end()}, digits, {}};
    std::ranges::sort(guarded.cells);
    DigitSet further;
    for (const Cell corner : guarded.cells) {
        const DigitSet held = state.candidates(corner);
        if (!(digits & ~held).empty()) return std::nullopt;
        if (held == digits && corner < first) return std::nullopt;
        for (const Digit digit : held & ~digits) guarded.guardians.push_back({corner, digit});
        further |= held & ~digits;
    }
    if (further.empty() || further.size() > 2) return std::nullopt;
    if (guarded.guardians.front().cell == guarded.guardians.back().cell) return std::nullopt;
    if (!can_swap(state.board(), corners)) return std::nullopt;
    return guarded;
}

}  // namespace

std::vector<GuardianPattern> guarded_rectangles(const State& state, Lookout& lookout) {
    std::vector<GuardianPattern> found;
    const std::uint32_t n = state.board().order();
    for (const Cell first : state.open_cells()) {
        const DigitSet digits = state.candidates(first);
        if (digits.size() != 2) continue;
        const CellSet both = state.cells_of(digits.first()) &
                             state.cells_of((digits & ~DigitSet::of(digits.first())).first());
        for (const Cell across : both) {
            if (lookout.passed()) return found;
            if (across / n == first / n || across % n == first % n) continue;
            if (auto guarded = guarded_at(state, first, across)) {
                found.push_back(std::move(*guarded));
            }
        }
    }
    return found;
}

}  // namespace sudokit::logic
