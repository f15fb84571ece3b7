#include "logic/techniques/houses/firework.hpp"

#include <algorithm>
#include <bit>

#include "logic/conclusions.hpp"
#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

// Where a digit may go in a line outside the box of a corner.
struct Arm {
    bool fits = false;  // in one cell at most
    bool has_wing = false;
    Cell wing = 0;

    [[nodiscard]] bool may_end_in(Cell cell) const { return fits && (!has_wing || wing == cell); }
};

struct Arms {
    Arm row;
    Arm column;
};

class FireworkSearch {
  public:
    explicit FireworkSearch(const State& state)
        : state_(state), board_(state.board()), arms_(board_.cell_count() * board_.order()) {
        for (const Cell corner : state.open_cells()) {
            for (const Digit digit : board_.digits()) {
                arms_[corner * board_.order() + digit - 1] = {
                    arm(board_.row_of(corner), corner, digit),
                    arm(board_.order() + board_.column_of(corner), corner, digit)};
            }
        }
    }

    bool offer_triples(Cell corner, StepSink sink) const {
        for (const Cell in_row : wings(corner, &Arms::row)) {
            for (const Cell in_column : wings(corner, &Arms::column)) {
                const DigitSet digits = digits_of(corner, in_row, in_column);
                const std::vector<Cell> ends = sorted(in_row, in_column);
                for (const Digit a : digits) {
                    for (const Digit b : digits) {
                        for (const Digit c : digits) {
                            if (a >= b || b >= c) continue;
                            const DigitSet three =
                                DigitSet::of(a) | DigitSet::of(b) | DigitSet::of(c);
                            if (!reaches(corner, three, in_row, in_column)) continue;
                            if (!offer(TechniqueId::firework_triple, {ends, {{corner, three}}},
                                       sink)) {
                                return false;
                            }
                        }
                    }
                }
            }
        }
        return true;
    }

    bool offer_quads(Cell corner, StepSink sink) const {
        return std::ranges::all_of(state_.open_cells(), [&](Cell across) {
            return across <= corner || offer_quads(corner, across, sink);
        });
    }

  private:
    static std::vector<Cell> sorted(Cell a, Cell b) { return {std::min(a, b), std::max(a, b)}; }

    [[nodiscard]] Arm arm(std::uint32_t line, Cell corner, Digit digit) const {
        std::uint64_t places = state_.places(line, digit);
        if (places == 0) return {};
        Arm out{true};
        for (const Cell cell : cells_at(board_.houses()[line], places)) {
            if (board_.box_of(cell) == board_.box_of(corner)) continue;
            if (out.has_wing) return {};
            out.has_wing = true;
            out.wing = cell;
        }
        return out;
    }

    [[nodiscard]] const Arms& arms(Cell corner, Digit digit) const {
        return arms_[corner * board_.order() + digit - 1];
    }

    // The wings that a digit needs, in the row or in the column.
    [[nodiscard]] std::vector<Cell> wings(Cell corner, Arm Arms::*side) const {
        std::vector<Cell> cells;
        for (const Digit digit : board_.digits()) {
            const Arm& one = arms(corner, digit).*side;
            if (one.has_wing) cells.push_back(one.wing);
        }
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return cells;
    }

    // The digits that are at the corner or in one of the wings. One that needs no wing is at the
    // corner, which is a single.
    [[nodiscard]] DigitSet digits_of(Cell corner, Cell in_row, Cell in_column) const {
        DigitSet digits;
        for (const Digit digit : board_.digits()) {
            const auto& [row, column] = arms(corner, digit);
            if (!row.may_end_in(in_row) || !column.may_end_in(in_column)) continue;
            if (row.has_wing || column.has_wing) digits.insert(digit);
        }
        return digits;
    }

    // Some of the digits need the one wing, and some the other.
    [[nodiscard]] bool reaches(Cell corner, DigitSet digits, Cell in_row, Cell in_column) const {
        const auto needs = [&](Arm Arms::*side, Cell wing) {
            return std::ranges::any_of(digits, [&](Digit digit) {
                const Arm& one = arms(corner, digit).*side;
                return one.has_wing && one.wing == wing;
            });
        };
        return needs(&Arms::row, in_row) && needs(&Arms::column, in_column);
    }

    // An open cell outside the boxes of both corners.
    [[nodiscard]] bool is_wing(Cell cell, Cell corner, Cell across) const {
        const std::uint32_t box = board_.box_of(cell);
        return state_.is_open(cell) && box != board_.box_of(corner) && box != board_.box_of(across);
    }

    bool offer_quads(Cell corner, Cell across, StepSink sink) const {
        const Cell in_row = board_.cell(board_.row_of(corner), board_.column_of(across));
        const Cell in_column = board_.cell(board_.row_of(across), board_.column_of(corner));
        if (!is_wing(in_row, corner, across) || !is_wing(in_column, corner, across)) return true;
        const DigitSet here = digits_of(corner, in_row, in_column);
        if (here.size() < 2) return true;
        // Across, the wing in the row is the one that is in the column here.
        return offer_quads({corner, here}, {across, digits_of(across, in_column, in_row)},
                           sorted(in_row, in_column), sink);
    }

    // Two digits of each.
    bool offer_quads(const Firework& here, const Firework& across, const std::vector<Cell>& ends,
                     StepSink sink) const {
        for (const Digit a : here.digits) {
            for (const Digit b : here.digits) {
                if (a >= b) continue;
                const DigitSet two = DigitSet::of(a) | DigitSet::of(b);
                const DigitSet rest = across.digits & ~two;
                for (const Digit c : rest) {
                    for (const Digit d : rest) {
                        if (c >= d) continue;
                        if (!offer(TechniqueId::firework_quad,
                                   {ends,
                                    {{here.corner, two},
                                     {across.corner, DigitSet::of(c) | DigitSet::of(d)}}},
                                   sink)) {
                            return false;
                        }
                    }
                }
            }
        }
        return true;
    }

    // Wings keep the digits of all fireworks, a corner those of its own.
    bool offer(TechniqueId id, FireworksPattern pattern, StepSink sink) const {
        Step step{id, {}, {}, {}};
        const auto keep_only = [&](Cell cell, DigitSet digits) {
            for (const Digit digit : state_.candidates(cell) & ~digits) {
                step.eliminations.push_back({cell, digit});
            }
        };
        DigitSet all;
        for (const auto& [corner, digits] : pattern.fireworks) {
            all |= digits;
            keep_only(corner, digits);
        }
        for (const Cell wing : pattern.wings) keep_only(wing, all);
        if (step.eliminations.empty()) return true;
        sort_unique(step.eliminations);
        step.pattern = std::move(pattern);
        return sink(std::move(step));
    }

    const State& state_;
    const Board& board_;
    std::vector<Arms> arms_;  // by corner and digit
};

}  // namespace

bool Fireworks::find(const State& state, StepSink sink) const {
    if (!state.board().has_boxes()) return true;
    const FireworkSearch search(state);
    return std::ranges::all_of(state.open_cells(), [&](Cell corner) {
        if (sink.has_enough()) return false;
        return id_ == TechniqueId::firework_triple ? search.offer_triples(corner, sink)
                                                   : search.offer_quads(corner, sink);
    });
}

const Technique* firework_technique(TechniqueId id) {
    static const Fireworks kTriple(TechniqueId::firework_triple);
    static const Fireworks kQuad(TechniqueId::firework_quad);
    switch (id) {
        case TechniqueId::firework_triple: return &kTriple;
        case TechniqueId::firework_quad: return &kQuad;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
