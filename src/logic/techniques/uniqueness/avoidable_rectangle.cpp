#include "logic/techniques/uniqueness/avoidable_rectangle.hpp"

#include <algorithm>

#include "logic/conclusions.hpp"
#include "logic/techniques/uniqueness/rectangle.hpp"

namespace sudokit::logic {
namespace {

bool is_played(const State& state, Cell cell) {
    return !state.is_open(cell) && !state.is_given(cell);
}

// True if nothing but the other solution stands against swapping the two digits.
bool could_swap(const State& state, const Corners& corners, DigitSet digits) {
    return std::ranges::all_of(
               corners, [&](Cell cell) { return (digits & ~state.allowed(cell)).empty(); }) &&
           can_swap(state.board(), corners);
}

// The rectangles of type 2 over two open cells in one line: in each of the other lines across it,
// `x` beside `a` and `y` beside `b`, where `a` would take y, and `b` x.
bool offer_over(const State& state, Cell a, Cell b, Digit extra, StepSink sink) {
    const Board& board = state.board();
    const Digit y = (state.candidates(a) & ~DigitSet::of(extra)).first();
    const Digit x = (state.candidates(b) & ~DigitSet::of(extra)).first();
    if (x == y) return true;
    const CellSet struck = state.cells_of(extra) & board.peer_set(a) & board.peer_set(b);
    if (struck.empty()) return true;
    const bool in_row = board.row_of(a) == board.row_of(b);
    for (std::uint32_t line = 0; line < board.order(); ++line) {
        const Cell p =
            in_row ? board.cell(line, board.column_of(a)) : board.cell(board.row_of(a), line);
        const Cell q =
            in_row ? board.cell(line, board.column_of(b)) : board.cell(board.row_of(b), line);
        if (state.digit(p) != x || state.digit(q) != y) continue;
        const Corners corners = corners_of(board, a, q);
        const DigitSet digits = DigitSet::of(x) | DigitSet::of(y);
        if (!is_played(state, p) || !is_played(state, q) || !could_swap(state, corners, digits)) {
            continue;
        }
        if (!sink({TechniqueId::avoidable_rectangle_2,
                   RectanglePattern{corners, digits, {}, {}, {}},
                   {},
                   candidates_at(struck, extra)})) {
            return false;
        }
    }
    return true;
}

}  // namespace

bool AvoidableRectangle1::find(const State& state, StepSink sink) const {
    const Board& board = state.board();
    const std::uint32_t n = board.order();
    for (const Cell open : state.open_cells()) {
        if (sink.has_enough()) return false;
        if (state.candidates(open).size() != 2) continue;
        for (std::uint32_t column = 0; column < n; ++column) {
            const Cell beside = open - open % n + column;
            if (!is_played(state, beside)) continue;
            for (Cell row = 0; row < n * n; row += n) {
                const Cell below = row + open % n;
                const Cell across = row + column;
                const Digit digit = state.digit(across);
                if (state.digit(below) != state.digit(beside) || digit == 0 ||
                    !state.has({open, digit})) {
                    continue;
                }
                const Corners corners = corners_of(board, open, across);
                const DigitSet digits = DigitSet::of(digit) | DigitSet::of(state.digit(beside));
                if (!is_played(state, below) || !is_played(state, across) ||
                    !could_swap(state, corners, digits)) {
                    continue;
                }
                if (!sink({TechniqueId::avoidable_rectangle_1,
                           RectanglePattern{corners, digits, {}, {}, {}},
                           {},
                           {{open, digit}}})) {
                    return false;
                }
            }
        }
    }
    return true;
}

bool AvoidableRectangle2::find(const State& state, StepSink sink) const {
    const Board& board = state.board();
    CellSet later(board.cell_count());  // with two candidates
    for (const Cell cell : state.open_cells()) {
        if (state.candidates(cell).size() == 2) later.insert(cell);
    }
    for (const Cell a : CellSet(later)) {
        if (sink.has_enough()) return false;
        later.erase(a);
        for (const Cell b : later& board.peer_set(a)) {
            const DigitSet shared = state.candidates(a) & state.candidates(b);
            if (!shared.is_single()) continue;
            const bool aligned =
                board.row_of(a) == board.row_of(b) || board.column_of(a) == board.column_of(b);
            if (aligned && !offer_over(state, a, b, shared.first(), sink)) return false;
        }
    }
    return true;
}

const Technique* avoidable_rectangle_technique(TechniqueId id) {
    static const AvoidableRectangle1 kType1;
    static const AvoidableRectangle2 kType2;
    switch (id) {
        case TechniqueId::avoidable_rectangle_1: return &kType1;
        case TechniqueId::avoidable_rectangle_2: return &kType2;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
