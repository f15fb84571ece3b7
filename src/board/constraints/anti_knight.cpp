#include "board/constraints/anti_knight.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "sudokit/expect.hpp"

namespace sudokit {
namespace {

std::vector<Cell> all_cells(std::uint32_t order) {
    std::vector<Cell> cells(std::size_t{order} * order);
    std::iota(cells.begin(), cells.end(), Cell{0});
    return cells;
}

std::vector<Cell> knight_moves(Cell cell, int order) {
    constexpr std::pair<int, int> kSteps[] = {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2},
                                              {1, -2},  {1, 2},  {2, -1},  {2, 1}};
    std::vector<Cell> out;
    for (const auto& [down, right] : kSteps) {
        const int row = static_cast<int>(cell) / order + down;
        const int column = static_cast<int>(cell) % order + right;
        if (row < 0 || column < 0 || row >= order || column >= order) continue;
        out.push_back(static_cast<Cell>(row * order + column));
    }
    return out;
}

}  // namespace

Result<ConstraintPtr> AntiKnight::make(ConstraintData data, const Board& board) {
    return ConstraintPtr(std::make_shared<AntiKnight>(std::move(data), board.order()));
}

AntiKnight::AntiKnight(ConstraintData data, std::uint32_t order)
    : Constraint(std::move(data), order, all_cells(order)) {
    for (const Cell cell : cells()) moves_.push_back(knight_moves(cell, static_cast<int>(order)));
}

bool AntiKnight::holds(std::span<const std::uint8_t> digits) const {
    SUDOKIT_EXPECT(digits.size() == moves_.size());
    for (Cell cell = 0; cell < moves_.size(); ++cell) {
        if (digits[cell] == 0) continue;
        for (const Cell other : moves_[cell]) {
            if (digits[other] == digits[cell]) return false;
        }
    }
    return true;
}

bool AntiKnight::filter(std::span<DigitSet> candidates) const {
    SUDOKIT_EXPECT(candidates.size() == moves_.size());
    std::vector<Cell> singles;
    for (Cell cell = 0; cell < moves_.size(); ++cell) {
        if (candidates[cell].empty()) return false;
        if (is_one_bit(candidates[cell].bits())) singles.push_back(cell);
    }
    while (!singles.empty()) {
        const Cell cell = singles.back();
        singles.pop_back();
        for (const Cell other : moves_[cell]) {
            if ((candidates[other] & candidates[cell]).empty()) continue;
            candidates[other] &= ~candidates[cell];
            if (candidates[other].empty()) return false;
            if (is_one_bit(candidates[other].bits())) singles.push_back(other);
        }
    }
    return true;
}

std::vector<std::vector<Cell>> AntiKnight::different() const {
    std::vector<std::vector<Cell>> pairs;
    for (Cell cell = 0; cell < moves_.size(); ++cell) {
        for (const Cell other : moves_[cell]) {
            if (cell < other) pairs.push_back({cell, other});
        }
    }
    return pairs;
}

std::optional<std::vector<Constraint::Case>> AntiKnight::cases(std::size_t /*most*/) const {
    return std::vector<Case>{Case(cells().size(), DigitSet::full(order()))};
}

std::optional<ConstraintData> AntiKnight::moved(std::span<const Cell> places,
                                                std::span<const Digit> /*digits*/) const {
    SUDOKIT_EXPECT(places.size() == moves_.size());
    for (Cell cell = 0; cell < moves_.size(); ++cell) {
        const auto& reached = moves_.at(places[cell]);
        for (const Cell other : moves_[cell]) {
            if (std::ranges::find(reached, places[other]) == reached.end()) return std::nullopt;
        }
    }
    return data();
}

std::string AntiKnight::text(const Wording& wording) const {
    return sentence(wording.language, kRule);
}

}  // namespace sudokit
