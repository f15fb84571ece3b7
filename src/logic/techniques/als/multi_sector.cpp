#include "logic/techniques/als/multi_sector.hpp"

#include <array>
#include <bit>

#include "base/assert.hpp"
#include "logic/techniques/als/locked_sets.hpp"

namespace sudokit::logic {
namespace {

constexpr std::uint32_t kMostLines = 9;
constexpr std::uint32_t kFewestLines = 3;
constexpr std::size_t kLineSets = std::size_t{1} << kMostLines;

// A number below 64 for each of up to nine digits, seven bits apart:
//
//     bit 62..56  55..49  ...  13..7  6..0
//     digit    9       8           2     1
//
// The highest bit of each is free, so that they can be compared all at once.
using Counts = std::uint64_t;
constexpr std::uint32_t kField = 7;
constexpr Counts kOnes = 0x0102040810204081;
constexpr Counts kFree = kOnes << (kField - 1);

// One for each digit of the set.
constexpr Counts counts_of(DigitSet digits) {
    Counts counts = 0;
    for (const Digit digit : digits) {
        SUDOKIT_ASSERT(digit <= kMostLines);
        counts |= Counts{1} << (kField * (digit - 1));
    }
    return counts;
}

// All bits but the free one of those numbers of `a` that are not less than those of `b`.
constexpr Counts not_less(Counts a, Counts b) {
    const Counts borrowed_not = ((a | kFree) - b) & kFree;
    return borrowed_not - (borrowed_not >> (kField - 1));
}

// The sum of the lesser numbers.
constexpr std::uint32_t sum_of_least(Counts a, Counts b) {
    const Counts a_is_more = not_less(a, b);
    const Counts least = (b & a_is_more) | (a & ~a_is_more);
    return static_cast<std::uint32_t>(least * kOnes >> (kField * (kMostLines - 1))) & 127U;
}

constexpr std::uint32_t number_of(Counts counts, Digit digit) {
    return static_cast<std::uint32_t>(counts >> (kField * (digit - 1))) & 127U;
}

// Sets of rows and of columns are words of bits.
class CrossingSearch {
  public:
    explicit CrossingSearch(const State& state)
        : state_(state), board_(state.board()), order_(board_.order()), steps_(state) {
        for (std::uint32_t row = 0; row < order_; ++row) {
            DigitsByColumns& digits = digits_of_row_[row];
            for (std::uint32_t columns = 1; columns >> order_ == 0; ++columns) {
                const auto column = static_cast<std::uint32_t>(std::countr_zero(columns));
                digits[columns] = digits[columns & (columns - 1)] |
                                  counts_of(state.candidates(board_.cell(row, column)));
            }
        }
    }

    // Looks at the crossings with some of the rows, if these are as many as there must be. The sets
    // of rows come in increasing order, and all of them: each goes on from the one with its lowest
    // row less, which was the last before it that begins where that one does.
    void look_at(std::uint32_t rows) {
        const std::uint32_t count = count_bits(rows);
        if (count + kFewestLines > order_) return;
        const auto row = static_cast<std::uint32_t>(std::countr_zero(rows));
        const std::uint32_t others = rows & (rows - 1);
        const auto before =
            others == 0 ? kMostLines : static_cast<std::uint32_t>(std::countr_zero(others));
        add_row(row, rows_from_[before], rows_from_[row]);
        if (count >= kFewestLines) look_at(rows, rows_from_[row], order_ - count);
    }

    bool offer(StepSink sink) { return steps_.offer(TechniqueId::multi_sector_locked_sets, sink); }

  private:
    using DigitsByColumns = std::array<Counts, kLineSets>;

    // What some rows have.
    struct Rows {
        DigitsByColumns digits = {};  // how often rows count each digit, by set of columns
        std::array<Counts, kMostLines> in_column = {};
        std::array<std::uint32_t, kMostLines> open = {};  // cells in each column
    };

    void add_row(std::uint32_t row, const Rows& before, Rows& with) const {
        for (std::size_t columns = 0; columns < kLineSets; ++columns) {
            with.digits[columns] = before.digits[columns] + digits_of_row_[row][columns];
        }
        for (std::uint32_t column = 0; column < order_; ++column) {
            with.in_column[column] =
                before.in_column[column] | digits_of_row_[row][std::size_t{1} << column];
            with.open[column] =
                before.open[column] + (state_.is_open(board_.cell(row, column)) ? 1U : 0U);
        }
    }

    void look_at(std::uint32_t rows, const Rows& own, std::uint32_t most_columns) {
        for (std::uint32_t columns = 1; columns >> order_ == 0; ++columns) {
            const std::uint32_t less = columns & (columns - 1);
            const auto column = static_cast<std::uint32_t>(std::countr_zero(columns));
            by_columns_[columns] = by_columns_[less] + own.in_column[column];
            cells_[columns] = cells_[less] + own.open[column];
            count_[columns] = count_[less] + 1;
            if (count_[columns] < kFewestLines || count_[columns] > most_columns) continue;
            if (sum_of_least(own.digits[columns], by_columns_[columns]) != cells_[columns])
                continue;
            add(rows, columns, own.digits[columns], by_columns_[columns]);
        }
    }

    // Digits that rows and columns count equally often may be counted by either.
    void add(std::uint32_t rows, std::uint32_t columns, Counts all_by_rows, Counts all_by_columns) {
        DigitSet rows_best;
        DigitSet columns_best;
        DigitSet equal;
        for (const Digit digit : board_.digits()) {
            const std::uint32_t by_rows = number_of(all_by_rows, digit);
            const std::uint32_t by_columns = number_of(all_by_columns, digit);
            if (by_rows == 0) continue;
            (by_rows < by_columns   ? rows_best
             : by_columns < by_rows ? columns_best
                                    : equal)
                .insert(digit);
        }
        add(rows, columns, rows_best | equal, columns_best);
        if (!equal.empty()) add(rows, columns, rows_best, columns_best | equal);
    }

    void add(std::uint32_t rows, std::uint32_t columns, DigitSet of_rows, DigitSet of_columns) {
        // Without one of them, this is no more than naked subsets one beside the other.
        if (of_rows.empty() || of_columns.empty()) return;
        std::vector<Cell> cells;
        std::vector<DigitSet> counted(board_.houses().size());
        for (std::uint32_t row = 0; row < order_; ++row) {
            for (std::uint32_t column = 0; column < order_; ++column) {
                if ((rows >> row & 1) == 0 || (columns >> column & 1) == 0) continue;
                const Cell cell = board_.cell(row, column);
                if (!state_.is_open(cell)) continue;
                cells.push_back(cell);
                counted[row] |= state_.candidates(cell) & of_rows;
                counted[order_ + column] |= state_.candidates(cell) & of_columns;
            }
        }
        steps_.add(std::move(cells), counted);
    }

    const State& state_;
    const Board& board_;
    std::uint32_t order_;
    LockedSetSteps steps_;
    std::array<DigitsByColumns, kMostLines> digits_of_row_ = {};
    std::array<Rows, kMostLines + 1> rows_from_ = {};  // by lowest row; the last one: no rows
    // Of the rows looked at and each set of columns: how often columns count each digit, and how
    // many cells and columns there are.
    DigitsByColumns by_columns_ = {};
    std::array<std::uint32_t, kLineSets> cells_ = {};
    std::array<std::uint32_t, kLineSets> count_ = {};
};

}  // namespace

bool MultiSectorLockedSets::find(const State& state, StepSink sink) const {
    const std::uint32_t order = state.board().order();
    if (order > kMostLines || order < 2 * kFewestLines) return true;
    CrossingSearch search(state);
    for (std::uint32_t rows = 1; rows >> order == 0; ++rows) {
        if (sink.has_enough()) return false;
        search.look_at(rows);
    }
    return search.offer(sink);
}

const Technique* multi_sector_technique(TechniqueId id) {
    static const MultiSectorLockedSets kMultiSector;
    return id == TechniqueId::multi_sector_locked_sets ? &kMultiSector : nullptr;
}

}  // namespace sudokit::logic
