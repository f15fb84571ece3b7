#include "logic/techniques/als/sk_loop.hpp"

#include <algorithm>
#include <array>

#include "logic/houses.hpp"
#include "logic/techniques/als/locked_sets.hpp"

namespace sudokit::logic {
namespace {

// Houses and groups around the loop: group i lies in house i and in house i + 1. Houses with even
// numbers are lines.
constexpr std::size_t kAround = 8;
using Ring = std::uint32_t;  // some of them, as bits
constexpr std::size_t kRings = std::size_t{1} << kAround;
constexpr Ring kLines = 0b01010101;

// Smallest sets of houses that reach all of some groups: the one with the most lines, and the one
// with the most boxes. There is one of each only: along a stretch of an even number of groups one
// set is smallest, and along one of an odd number, or all around, one has only lines and one only
// boxes.
struct SideReach {
    std::uint32_t count = kAround;
    Ring by_lines = 0;
    Ring by_boxes = 0;
};

constexpr Ring groups_reached(Ring houses) {
    const Ring before = houses >> 1 | houses << (kAround - 1);
    return (houses | before) & (kRings - 1);
}

std::array<SideReach, kRings> make_reaches() {
    std::array<SideReach, kRings> reaches = {};
    for (Ring groups = 0; groups < kRings; ++groups) {
        SideReach& best = reaches[groups];
        for (Ring houses = 0; houses < kRings; ++houses) {
            if ((groups & ~groups_reached(houses)) != 0) continue;
            const std::uint32_t count = count_bits(houses);
            if (count > best.count) continue;
            if (count < best.count) best = {count, houses, houses};
            if (count_bits(houses & kLines) > count_bits(best.by_lines & kLines)) {
                best.by_lines = houses;
            }
            if (count_bits(houses & kLines) < count_bits(best.by_boxes & kLines)) {
                best.by_boxes = houses;
            }
        }
    }
    return reaches;
}

const SideReach& reach_of(Ring groups) {
    static const std::array<SideReach, kRings> kReaches = make_reaches();
    return kReaches[groups];
}

// The cells of a line in a box but for the crossing.
struct LoopGroup {
    DigitSet digits;
    std::uint32_t cells = 0;
};

// Where two rows and two columns cross.
struct Frame {
    std::array<std::uint32_t, 2> rows = {};
    std::array<std::uint32_t, 2> columns = {};
};

class SkLoopSearch {
  public:
    SkLoopSearch(const State& state, const Boxes& boxes)
        : state_(state), board_(state.board()), boxes_(boxes), steps_(state) {
        for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
            const std::uint32_t row = board_.row_of(cell);
            const std::uint32_t column = board_.column_of(cell);
            for (const Cell other : board_.box(board_.box_of(cell)).cells) {
                if (other == cell || !state.is_open(other)) continue;
                if (board_.row_of(other) == row) add_to(in_rows_, cell, other);
                if (board_.column_of(other) == column) add_to(in_columns_, cell, other);
            }
        }
    }

    // Looks at the loops with these two rows.
    void look_at(std::uint32_t top, std::uint32_t bottom) {
        const std::uint32_t order = board_.order();
        for (std::uint32_t left = 0; left < order; ++left) {
            const std::uint32_t next_stack = (left / boxes_.columns + 1) * boxes_.columns;
            for (std::uint32_t right = next_stack; right < order; ++right) {
                look_at({{top, bottom}, {left, right}});
            }
        }
    }

    bool offer(StepSink sink) { return steps_.offer(TechniqueId::sk_loop, sink); }

  private:
    using Groups = std::vector<LoopGroup>;

    void add_to(Groups& groups, Cell crossing, Cell cell) {
        groups[crossing].digits |= state_.candidates(cell);
        ++groups[crossing].cells;
    }

    // From the upper left to the right and round.
    [[nodiscard]] std::array<Cell, 4> crossings(const Frame& frame) const {
        const auto& [rows, columns] = frame;
        return {board_.cell(rows[0], columns[0]), board_.cell(rows[0], columns[1]),
                board_.cell(rows[1], columns[1]), board_.cell(rows[1], columns[0])};
    }

    // Group 0 is the row's at the second crossing, 1 the column's there, 2 the column's at the
    // third, 3 the row's there, and so on.
    static bool is_in_row(std::size_t group) { return (group + 1) / 2 % 2 == 0; }
    static std::size_t crossing_of(std::size_t group) { return (group / 2 + 1) % 4; }

    void look_at(const Frame& frame) {
        const std::array<Cell, 4> at = crossings(frame);
        std::array<DigitSet, kAround> digits = {};
        std::uint32_t cells = 0;
        DigitSet all;
        for (std::size_t i = 0; i < kAround; ++i) {
            const LoopGroup& group = (is_in_row(i) ? in_rows_ : in_columns_)[at[crossing_of(i)]];
            if (group.cells == 0) return;
            digits[i] = group.digits;
            all |= group.digits;
            cells += group.cells;
        }
        std::uint32_t counted = 0;
        for (const Digit digit : all) {
            counted += reach_of(groups_with(digits, digit)).count;
            if (counted > cells) return;
        }
        if (counted < cells) return;
        add(frame, digits, &SideReach::by_lines);
        add(frame, digits, &SideReach::by_boxes);
    }

    static Ring groups_with(const std::array<DigitSet, kAround>& digits, Digit digit) {
        Ring groups = 0;
        for (std::size_t i = 0; i < kAround; ++i) {
            groups |= static_cast<Ring>(digits[i].contains(digit) ? 1U : 0U) << i;
        }
        return groups;
    }

    void add(const Frame& frame, const std::array<DigitSet, kAround>& digits,
             Ring SideReach::*choice) {
        const std::array<Cell, 4> at = crossings(frame);
        const std::uint32_t order = board_.order();
        std::array<std::uint32_t, kAround> houses = {};
        for (std::size_t i = 0; i < kAround; i += 2) {
            const Cell crossing = at[crossing_of(i)];
            houses[i] = is_in_row(i) ? board_.row_of(crossing) : order + board_.column_of(crossing);
            houses[i + 1] = box_house(board_, at[crossing_of(i + 1)]);
        }
        std::vector<DigitSet> counted(board_.houses().size());
        DigitSet all;
        for (const DigitSet some : digits) all |= some;
        for (const Digit digit : all) {
            const Ring chosen = reach_of(groups_with(digits, digit)).*choice;
            for (std::size_t i = 0; i < kAround; ++i) {
                if ((chosen >> i & 1) != 0) counted[houses[i]].insert(digit);
            }
        }
        std::vector<Cell> cells;
        for (const Cell crossing : at) {
            for (const Cell cell : board_.box(board_.box_of(crossing)).cells) {
                const bool in_line = board_.row_of(cell) == board_.row_of(crossing) ||
                                     board_.column_of(cell) == board_.column_of(crossing);
                if (cell != crossing && in_line && state_.is_open(cell)) cells.push_back(cell);
            }
        }
        std::ranges::sort(cells);
        steps_.add(std::move(cells), counted);
    }

    const State& state_;
    const Board& board_;
    Boxes boxes_;
    LockedSetSteps steps_;
    Groups in_rows_ = Groups(board_.cell_count());  // by the crossing that they leave out
    Groups in_columns_ = Groups(board_.cell_count());
};

}  // namespace

bool SkLoop::find(const State& state, StepSink sink) const {
    const auto* const boxes = std::get_if<Boxes>(&state.board().shape().regions);
    if (boxes == nullptr) return true;
    SkLoopSearch search(state, *boxes);
    const std::uint32_t order = state.board().order();
    for (std::uint32_t top = 0; top < order; ++top) {
        const std::uint32_t next_band = (top / boxes->rows + 1) * boxes->rows;
        for (std::uint32_t bottom = next_band; bottom < order; ++bottom) {
            if (sink.has_enough()) return false;
            search.look_at(top, bottom);
        }
    }
    if (sink.has_enough()) return false;
    return search.offer(sink);
}

const Technique* sk_loop_technique(TechniqueId id) {
    static const SkLoop kSkLoop;
    return id == TechniqueId::sk_loop ? &kSkLoop : nullptr;
}

}  // namespace sudokit::logic
