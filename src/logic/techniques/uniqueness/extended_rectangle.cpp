#include "logic/techniques/uniqueness/extended_rectangle.hpp"

#include <algorithm>
#include <array>

namespace sudokit::logic {
namespace {

constexpr Digit kDigits = 3;
constexpr std::size_t kMostRoofCells = 2;

using Pair = std::array<Cell, 2>;

// True if the two cells share all their houses but the two lines.
bool can_exchange(const Board& board, const Pair& pair, std::uint32_t line, std::uint32_t other) {
    const auto within = [&](Cell a, Cell b, std::uint32_t own) {
        return std::ranges::all_of(board.houses_of(a), [&](std::uint32_t house) {
            return house == own || board.house_set(house).contains(b);
        });
    };
    return within(pair[0], pair[1], line) && within(pair[1], pair[0], other);
}

// The pairs of open cells that two lines have side by side, and that could be exchanged.
std::vector<Pair> pairs_of(const State& state, std::uint32_t line, std::uint32_t other) {
    const Board& board = state.board();
    std::vector<Pair> pairs;
    for (std::uint32_t i = 0; i < board.order(); ++i) {
        const Pair pair = {board.houses()[line].cells[i], board.houses()[other].cells[i]};
        if (state.is_open(pair[0]) && state.is_open(pair[1]) &&
            can_exchange(board, pair, line, other)) {
            pairs.push_back(pair);
        }
    }
    return pairs;
}

// The puzzle itself lets the digits into the cells.
bool puzzle_allows(const State& state, const std::vector<Cell>& cells, DigitSet digits) {
    return std::ranges::all_of(cells,
                               [&](Cell cell) { return (digits & ~state.allowed(cell)).empty(); });
}

// The threes of digits that all cells but two at most are made of.
std::vector<DigitSet> digits_of(const State& state, const std::vector<Cell>& cells) {
    std::vector<DigitSet> found;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t j = i; j < cells.size(); ++j) {
            DigitSet digits;
            for (std::size_t k = 0; k < cells.size(); ++k) {
                if (k != i && k != j) digits |= state.candidates(cells[k]);
            }
            if (digits.size() == kDigits && std::ranges::find(found, digits) == found.end()) {
                found.push_back(digits);
            }
        }
    }
    return found;
}

bool has_small_cells(const State& state, const std::vector<Cell>& cells) {
    const auto small = std::ranges::count_if(
        cells, [&](Cell cell) { return state.candidates(cell).size() <= kDigits; });
    return static_cast<std::size_t>(small) + kMostRoofCells >= cells.size();
}

template <class Visit>
bool each_in_lines(const State& state, std::uint32_t line, std::uint32_t other, StepSink sink,
                   Visit visit) {
    const Board& board = state.board();
    const std::vector<Pair> pairs = pairs_of(state, line, other);
    const auto apart = [&](const Pair& a, const Pair& b) {
        return !board.peer_set(a[0]).contains(b[1]);
    };
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (sink.has_enough()) return false;
        for (std::size_t j = i + 1; j < pairs.size(); ++j) {
            if (!apart(pairs[i], pairs[j])) continue;
            for (std::size_t k = j + 1; k < pairs.size(); ++k) {
                if (!apart(pairs[i], pairs[k]) || !apart(pairs[j], pairs[k])) continue;
                std::vector<Cell> cells;
                for (const std::size_t pair : {i, j, k}) {
                    cells.insert(cells.end(), pairs[pair].begin(), pairs[pair].end());
                }
                std::ranges::sort(cells);
                if (!visit(std::move(cells))) return false;
            }
        }
    }
    return true;
}

// Visits the cells of each rectangle.
template <class Visit>
bool each_extended_rectangle(const State& state, StepSink sink, Visit visit) {
    const std::uint32_t n = state.board().order();
    for (const std::uint32_t first : {0U, n}) {  // rows, then columns
        for (std::uint32_t line = first; line < first + n; ++line) {
            for (std::uint32_t other = line + 1; other < first + n; ++other) {
                if (!each_in_lines(state, line, other, sink, visit)) return false;
            }
        }
    }
    return true;
}

}  // namespace

bool ExtendedRectangle::find(const State& state, StepSink sink) const {
    return each_extended_rectangle(state, sink, [&](const std::vector<Cell>& cells) {
        if (!has_small_cells(state, cells)) return true;
        return std::ranges::all_of(digits_of(state, cells), [&](DigitSet digits) {
            if (!puzzle_allows(state, cells, digits)) return true;
            CellSet usable = state.open_cells();
            for (const Digit digit : digits) usable -= state.cells_of(digit);
            return offer_guarded(id_, type_, state, guarded(state, cells, digits), usable, sink);
        });
    });
}

const Technique* extended_rectangle_technique(TechniqueId id) {
    using enum TechniqueId;
    static const ExtendedRectangle kType1(extended_rectangle_1, GuardianType::one_cell);
    static const ExtendedRectangle kType2(extended_rectangle_2, GuardianType::several_cells);
    static const ExtendedRectangle kType3(extended_rectangle_3, GuardianType::subset);
    static const ExtendedRectangle kType4(extended_rectangle_4, GuardianType::confined);
    switch (id) {
        case extended_rectangle_1: return &kType1;
        case extended_rectangle_2: return &kType2;
        case extended_rectangle_3: return &kType3;
        case extended_rectangle_4: return &kType4;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
