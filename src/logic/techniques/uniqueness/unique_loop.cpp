#include "logic/techniques/uniqueness/unique_loop.hpp"

#include <algorithm>

namespace sudokit::logic {
namespace {

constexpr std::size_t kLeastCells = 6;
constexpr std::size_t kMostRoofs = 2;

// Grows a loop of two digits cell by cell: the first house with one cell of it needs a second one,
// of the other kind. So every loop is met once from its least cell.
class LoopSearch {
  public:
    LoopSearch(const State& state, DigitSet digits, StepSink sink,
               FunctionRef<bool(std::vector<Cell>)> visit)
        : state_(state),
          board_(state.board()),
          digits_(digits),
          sink_(sink),
          visit_(visit),
          kinds_(board_.cell_count(), 0),
          counts_(board_.houses().size(), 0) {}

    bool run() {
        std::size_t pairs = 0;
        for (const Cell cell : state_.open_cells())
            if (!is_roof(cell)) ++pairs;
        if (pairs + kMostRoofs < kLeastCells) return true;
        return std::ranges::all_of(state_.open_cells(), [&](Cell cell) {
            first_ = cell;
            return !sink_.has_enough() && (!can_be_part(cell) || add(cell, 1));
        });
    }

  private:
    [[nodiscard]] bool is_roof(Cell cell) const { return state_.candidates(cell) != digits_; }

    // Both digits are candidates there, and the puzzle itself lets them in.
    [[nodiscard]] bool can_be_part(Cell cell) const {
        return (digits_ & ~state_.candidates(cell)).empty();
    }

    // True if no house of the cell has two already, or one of its kind.
    [[nodiscard]] bool fits(Cell cell, int kind) const {
        return std::ranges::all_of(board_.houses_of(cell), [&](std::uint32_t house) {
            if (counts_[house] == 0) return true;
            return counts_[house] == 1 && std::ranges::any_of(cells_, [&](Cell other) {
                       return kinds_[other] == -kind && board_.house_set(house).contains(other);
                   });
        });
    }

    bool add(Cell cell, int kind) {
        if (is_roof(cell) && roofs_ == kMostRoofs) return true;
        if (!fits(cell, kind)) return true;
        cells_.push_back(cell);
        kinds_[cell] = kind;
        roofs_ += is_roof(cell) ? 1U : 0U;
        for (const std::uint32_t house : board_.houses_of(cell)) ++counts_[house];
        const bool more = extend();
        for (const std::uint32_t house : board_.houses_of(cell)) --counts_[house];
        roofs_ -= is_roof(cell) ? 1U : 0U;
        kinds_[cell] = 0;
        cells_.pop_back();
        return more;
    }

    bool extend() {
        for (const Cell lonely : cells_) {
            for (const std::uint32_t house : board_.houses_of(lonely)) {
                if (counts_[house] == 1) return complete(house, kinds_[lonely]);
            }
        }
        if (cells_.size() < kLeastCells) return true;
        std::vector<Cell> cells = cells_;
        std::ranges::sort(cells);
        return visit_(std::move(cells));
    }

    bool complete(std::uint32_t house, int kind) {
        return std::ranges::all_of(board_.houses()[house].cells, [&](Cell cell) {
            const bool is_free = cell > first_ && kinds_[cell] == 0 && can_be_part(cell);
            return !is_free || add(cell, -kind);
        });
    }

    const State& state_;
    const Board& board_;
    DigitSet digits_;
    StepSink sink_;
    FunctionRef<bool(std::vector<Cell>)> visit_;
    Cell first_ = 0;
    std::vector<Cell> cells_;
    std::vector<int> kinds_;  // 1 and -1 by turns; 0: not a part
    std::vector<std::uint32_t> counts_;
    std::size_t roofs_ = 0;
};

// Cells that have none of the digits.
CellSet cells_without(const State& state, DigitSet digits) {
    CellSet cells = state.open_cells();
    for (const Digit digit : digits) cells -= state.cells_of(digit);
    return cells;
}

}  // namespace

bool UniqueLoop::find(const State& state, StepSink sink) const {
    for (const Digit a : state.board().digits()) {
        for (const Digit b : state.board().digits()) {
            if (a >= b) continue;
            const DigitSet digits = DigitSet::of(a) | DigitSet::of(b);
            const auto visit = [&](std::vector<Cell> cells) {
                return offer_guarded(id_, type_, state, guarded(state, std::move(cells), digits),
                                     cells_without(state, digits), sink);
            };
            if (!LoopSearch(state, digits, sink, visit).run()) return false;
        }
    }
    return true;
}

const Technique* unique_loop_technique(TechniqueId id) {
    using enum TechniqueId;
    static const UniqueLoop kType1(unique_loop_1, GuardianType::one_cell);
    static const UniqueLoop kType2(unique_loop_2, GuardianType::several_cells);
    static const UniqueLoop kType3(unique_loop_3, GuardianType::subset);
    static const UniqueLoop kType4(unique_loop_4, GuardianType::confined);
    switch (id) {
        case unique_loop_1: return &kType1;
        case unique_loop_2: return &kType2;
        case unique_loop_3: return &kType3;
        case unique_loop_4: return &kType4;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
