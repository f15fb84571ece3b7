#include "sudokit/transformation.hpp"

#include <algorithm>
#include <utility>

#include "symmetry/messages.hpp"
#include "symmetry/permutation.hpp"

namespace sudokit {
namespace {

using symmetry::counted_from;
using symmetry::is_permutation_from;

bool goes_to(const House& house, std::span<const Cell> places, const CellSet& cells) {
    return std::ranges::all_of(house.cells,
                               [&](Cell cell) { return cells.contains(places[cell]); });
}

// The house that each one becomes, of those with the same cells the first that is still free.
Result<std::vector<std::uint32_t>> house_images(const Board& from, const Board& to,
                                                std::span<const Cell> places) {
    std::vector<bool> taken(to.houses().size());
    const std::vector<std::uint32_t> all = counted_from(0, to.houses().size());
    std::vector<std::uint32_t> out;
    for (const House& house : from.houses()) {
        // Those at the place of its first cell, if it has any.
        const std::span around =
            house.cells.empty() ? std::span(all) : to.houses_of(places[house.cells.front()]);
        const auto found = std::ranges::find_if(around, [&](std::uint32_t i) {
            return !taken[i] && to.houses()[i].cells.size() == house.cells.size() &&
                   goes_to(house, places, to.house_set(i));
        });
        if (found == around.end()) {
            const auto& text = symmetry_text::kBrokenHouse.at(static_cast<std::size_t>(house.kind));
            return Error{ErrorCode::board, 0, message(text, house.index + 1)};
        }
        out.push_back(*found);
        taken[*found] = true;
    }
    return out;
}

}  // namespace

Transformation::Transformation(const Board& board)
    : from_(board),
      to_(board),
      cells_(counted_from(0, board.cell_count())),
      digits_(counted_from(1, board.order())),
      houses_(counted_from(0, board.houses().size())) {}

Transformation::Transformation(Board from, Board to, std::vector<Cell> cells,
                               std::vector<Digit> digits, std::vector<std::uint32_t> houses)
    : from_(std::move(from)),
      to_(std::move(to)),
      cells_(std::move(cells)),
      digits_(std::move(digits)),
      houses_(std::move(houses)) {}

Result<Transformation> Transformation::make(const Board& from, const Board& to,
                                            std::vector<Cell> cells, std::vector<Digit> digits) {
    if (from.order() != to.order() || from.cell_count() != to.cell_count() ||
        from.houses().size() != to.houses().size()) {
        return Error{ErrorCode::board, 0, message(symmetry_text::kOtherOrder)};
    }
    if (!is_permutation_from(0, from.cell_count(), cells)) {
        return Error{ErrorCode::board, 0, message(symmetry_text::kNotAllCells, from.cell_count())};
    }
    if (!is_permutation_from(1, from.order(), digits)) {
        return Error{ErrorCode::board, 0, message(symmetry_text::kNotAllDigits, from.order())};
    }
    auto houses = house_images(from, to, cells);
    if (!houses) return houses.error();
    return Transformation(from, to, std::move(cells), std::move(digits), std::move(*houses));
}

DigitSet Transformation::digit_set(DigitSet digits) const {
    DigitSet out;
    for (const Digit each : digits) out.insert(digit(each));
    return out;
}

bool Transformation::is_identity() const {
    return from_ == to_ && std::ranges::is_sorted(cells_) && std::ranges::is_sorted(digits_);
}

Transformation compose(const Transformation& first, const Transformation& second) {
    SUDOKIT_EXPECT(first.to() == second.from());
    Transformation out = first;
    out.to_ = second.to_;
    for (Cell& cell : out.cells_) cell = second.cells_[cell];
    for (Digit& digit : out.digits_) digit = second.digit(digit);
    for (std::uint32_t& house : out.houses_) house = second.houses_[house];
    return out;
}

Transformation inverse(const Transformation& transformation) {
    Transformation out = transformation;
    std::swap(out.from_, out.to_);
    out.cells_ = symmetry::inverse_of(transformation.cells_);
    out.houses_ = symmetry::inverse_of(transformation.houses_);
    for (Digit d = 1; d <= out.digits_.size(); ++d) out.digits_[transformation.digit(d) - 1] = d;
    return out;
}

Result<Transformation> relabelling(const Board& board, std::vector<Digit> digits) {
    return Transformation::make(board, board, counted_from(0, board.cell_count()),
                                std::move(digits));
}

}  // namespace sudokit
