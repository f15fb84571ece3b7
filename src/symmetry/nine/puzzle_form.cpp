#include "symmetry/nine/puzzle_form.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "symmetry/nine/equal_lines.hpp"

namespace sudokit::nine {

namespace {

constexpr std::uint64_t kNoText = std::numeric_limits<std::uint64_t>::max();
constexpr std::size_t kRowCells = 9;

/// So many branches are followed together, which is all of them unless a puzzle clashes in a
/// regular way; the others wait, which bounds the memory.
constexpr std::size_t kTogether = 4096;

/// What becomes of a stack when three cells come into it, which have givens as `cells` says (bit i:
/// the i-th column of the puzzle's stack).
struct Arrangement {
    std::uint8_t cells = 0;  ///< where the givens stand then, the leftmost position highest
    std::uint8_t ways = 1;   ///< in how many orders the givens of untouched columns may stand
    std::uint8_t untouched = 0;
    std::array<std::uint8_t, kOrders> orders = {};  ///< of the columns, for each way
};

constexpr Arrangement arrangement_of(std::size_t order, std::size_t untouched, unsigned cells) {
    const Triple& before = kTriples[order];
    Triple empty = {};
    Triple given = {};
    std::size_t empties = 0;
    std::size_t givens = 0;
    for (std::size_t i = 0; i < untouched; ++i) {
        if ((cells >> before[i] & 1U) != 0) {
            given[givens++] = before[i];
        } else {
            empty[empties++] = before[i];
        }
    }
    Arrangement result;
    result.untouched = static_cast<std::uint8_t>(empties);
    result.ways = givens < 2 ? 1 : givens == 2 ? 2 : 6;
    std::size_t way = 0;
    for (const Triple& triple : kTriples) {
        // Of the orders of three, those of the first `givens` are the ones that leave the rest in
        // place.
        bool fits = true;
        for (std::size_t i = givens; i < 3; ++i) fits = fits && triple[i] == i;
        if (!fits) continue;
        Triple after = before;
        for (std::size_t i = 0; i < empties; ++i) after[i] = empty[i];
        for (std::size_t i = 0; i < givens; ++i) after[empties + i] = given[triple[i]];
        result.orders[way++] = order_of(after[0], after[1]);
        unsigned placed = 0;
        for (const std::uint8_t column : after) placed = placed << 1U | (cells >> column & 1U);
        result.cells = static_cast<std::uint8_t>(placed);
    }
    return result;
}

/// By order of the columns, number of untouched ones, and cells.
using Arrangements = std::array<std::array<std::array<Arrangement, 8>, 4>, kOrders>;

constexpr Arrangements make_arrangements() {
    Arrangements result = {};
    for (std::size_t order = 0; order < kOrders; ++order) {
        for (std::size_t untouched = 0; untouched < 4; ++untouched) {
            for (unsigned cells = 0; cells < 8; ++cells) {
                result[order][untouched][cells] = arrangement_of(order, untouched, cells);
            }
        }
    }
    return result;
}

constexpr Arrangements kArrangements = make_arrangements();

/// Only their cells, three bits for each of the eight, by order and untouched columns: what is
/// asked most.
constexpr std::array<std::uint32_t, 4 * kOrders> kCellsOnly = [] {
    std::array<std::uint32_t, 4 * kOrders> result = {};
    for (std::size_t shape = 0; shape < result.size(); ++shape) {
        for (std::size_t cells = 0; cells < 8; ++cells) {
            result[shape] |= std::uint32_t{kArrangements[shape / 4][shape % 4][cells].cells}
                             << (3 * cells);
        }
    }
    return result;
}();

/// How many of three cells have givens.
constexpr std::array<std::uint8_t, 8> kCounts = {0, 1, 1, 2, 1, 2, 2, 3};

constexpr unsigned cells_of_stack(unsigned givens, unsigned stack) {
    return givens >> (3 * stack) & 7U;
}

constexpr std::uint32_t factorial(unsigned n) { return n < 2 ? 1 : n * factorial(n - 1); }

/// Where the givens of the first row stand: a stack with fewer before one with more, and on the
/// right of each.
constexpr std::array<std::uint16_t, 512> kFirstCells = [] {
    std::array<std::uint16_t, 512> result = {};
    for (unsigned givens = 0; givens < result.size(); ++givens) {
        std::array<std::uint8_t, 3> counts = {};
        for (unsigned s = 0; s < 3; ++s) counts[s] = kCounts[cells_of_stack(givens, s)];
        std::sort(counts.begin(), counts.end());
        for (const std::uint8_t count : counts) {
            result[givens] =
                static_cast<std::uint16_t>(unsigned{result[givens]} << 3U | ((1U << count) - 1));
        }
    }
    return result;
}();

/// The bands that a set has, as a set of rows.
constexpr std::array<std::uint16_t, 4> kRowsOfBands = {0, 7, 7U << 3U, 7U << 3U | 7U};

}  // namespace

/// Where the givens of a row stand at best, the leftmost position highest.
inline unsigned PuzzleForm::arranged(const Columns& columns, unsigned givens) {
    const auto cells_at = [&](std::size_t s) -> unsigned {
        const std::size_t shape = 4U * columns.orders[s] + columns.untouched[s];
        return kCellsOnly[shape] >> (3 * cells_of_stack(givens, columns.stacks[s])) & 7U;
    };
    if (columns.open == 3) return kFirstCells[givens];
    unsigned left = cells_at(0);
    unsigned middle = cells_at(1);
    const unsigned right = cells_at(2);
    if (columns.open == 2 && left > middle) std::swap(left, middle);
    return left << 6U | middle << 3U | right;
}

/// Keeps what the row makes of the branch with its columns so, if the text is among the least.
inline void PuzzleForm::keep(const Branch& branch, unsigned row, const Columns& columns,
                             unsigned cells) {
    const std::uint64_t digits = line(branch, row).digits;
    std::uint64_t labels = branch.labels;
    std::uint8_t next_label = branch.next_label;
    std::uint64_t text = 0;
    while (cells != 0) {
        const unsigned bit = static_cast<unsigned>(std::bit_width(cells)) - 1;
        cells ^= 1U << bit;
        const unsigned position = 8 - bit;
        const unsigned stack = position / 3;
        const unsigned column =
            3U * columns.stacks[stack] + kTriples[columns.orders[stack]][position % 3];
        const auto digit = static_cast<unsigned>(digits >> (4 * column) & 15U);
        // Without a branch: whether a digit is new cannot be foreseen.
        const std::uint64_t known = labels >> (4 * digit) & 15U;
        const auto fresh = static_cast<std::uint8_t>(known == 0);
        const std::uint64_t label = known + std::uint64_t{fresh} * next_label;
        next_label = static_cast<std::uint8_t>(next_label + fresh);
        labels |= label << (4 * digit);
        text |= label << (4 * bit);
    }
    if (text > least_) return;
    std::vector<Branch>& kept = levels_[level_ + 1];
    if (text < least_) {
        least_ = text;
        kept.clear();
    }
    Branch& longer = kept.emplace_back(branch);
    longer.labels = labels;
    longer.next_label = next_label;
    longer.columns = columns;
    longer.rows |= std::uint64_t{row} << (4 * level_);
    longer.unplaced = static_cast<std::uint16_t>(branch.unplaced & ~(1U << row));
    longer.band = static_cast<std::uint8_t>(row / 3);
}

/// Places a row below a branch in all orders of the givens in untouched columns.
inline void PuzzleForm::place(const Branch& branch, unsigned row, const Columns& before) {
    const unsigned givens = line(branch, row).givens;
    std::array<const Arrangement*, 3> arrangements = {};
    Columns columns = before;
    unsigned cells = 0;
    for (std::size_t s = 0; s < 3; ++s) {
        arrangements[s] = &kArrangements[before.orders[s]][before.untouched[s]]
                                        [cells_of_stack(givens, before.stacks[s])];
        columns.untouched[s] = arrangements[s]->untouched;
        cells = cells << 3U | arrangements[s]->cells;
    }
    columns.open = 0;
    while (columns.open < before.open && columns.untouched[columns.open] == 3) ++columns.open;
    const Twins& twins = twins_[branch.transposed ? 1 : 0];
    const auto take = [&](std::size_t s, std::size_t way) {
        columns.orders[s] = arrangements[s]->orders[way];
        return has(twins.orders[before.stacks[s]], columns.orders[s]);
    };
    for (std::size_t i = 0; i < arrangements[0]->ways; ++i) {
        if (!take(0, i)) continue;
        for (std::size_t j = 0; j < arrangements[1]->ways; ++j) {
            if (!take(1, j)) continue;
            for (std::size_t k = 0; k < arrangements[2]->ways; ++k) {
                if (take(2, k)) keep(branch, row, columns, cells);
            }
        }
    }
}

/// Places a row below a branch, with the open stacks in all orders that have fewer givens before
/// more. Stacks that stay empty are not told apart.
void PuzzleForm::place(const Branch& branch, unsigned row) {
    const Columns& columns = branch.columns;
    if (columns.open < 2) return place(branch, row, columns);
    const unsigned givens = line(branch, row).givens;
    std::array<unsigned, 3> counts = {};
    for (std::size_t s = 0; s < columns.open; ++s) {
        counts[s] = kCounts[cells_of_stack(givens, columns.stacks[s])];
    }
    for (const Triple& triple : kTriples) {
        if (columns.open == 2 && triple[2] != 2) continue;
        bool fits = true;
        for (std::size_t s = 1; s < columns.open; ++s) {
            const unsigned left = counts[triple[s - 1]];
            const unsigned right = counts[triple[s]];
            fits = fits && left <= right && (right > 0 || triple[s - 1] < triple[s]);
        }
        if (!fits) continue;
        Columns before = columns;
        for (std::size_t s = 0; s < 3; ++s) {
            before.stacks[s] = columns.stacks[triple[s]];
            before.orders[s] = columns.orders[triple[s]];
        }
        const unsigned order = order_of(before.stacks[0], before.stacks[1]);
        if (!has(twins_[branch.transposed ? 1 : 0].stacks, order)) continue;
        place(branch, row, before);
    }
}

/// Finds the rows that may come next below these branches, and where their givens would stand.
unsigned PuzzleForm::find_candidates(std::span<const Branch> branches) {
    candidates_.clear();
    unsigned least = 1U << kRowCells;
    for (const Branch& branch : branches) {
        const auto& waits = twins_[branch.transposed ? 1 : 0].waits;
        unsigned rows = branch.unplaced;
        if (level_ % 3 != 0) rows &= 7U << (3 * branch.band);
        for (; rows != 0; rows &= rows - 1) {
            const auto row = static_cast<std::uint8_t>(std::countr_zero(rows));
            if ((waits[row] & branch.unplaced) != 0) continue;
            const unsigned cells = arranged(branch.columns, line(branch, row).givens);
            candidates_.push_back({&branch, static_cast<std::uint16_t>(cells), row});
            least = std::min(least, cells);
        }
    }
    return least;
}

/// Gives every one of these branches its next row, and keeps the least ones for the next level.
void PuzzleForm::place_row(std::span<const Branch> branches) {
    // Those with the first given further on the left are not the least.
    const unsigned too_many = std::max(1U, 2 * std::bit_floor(find_candidates(branches)));
    levels_[level_ + 1].clear();
    least_ = kNoText;
    for (const Candidate& candidate : candidates_) {
        if (candidate.cells < too_many) place(*candidate.branch, candidate.row);
    }
}

/// Follows these branches to their end, if they lead to a text that is not greater than the best
/// one.
void PuzzleForm::follow(std::span<const Branch> branches) {
    place_row(branches);
    if (least_ > texts_[level_]) return;
    if (least_ < texts_[level_]) {
        std::fill(texts_.begin() + level_, texts_.end(), kNoText);
        texts_[level_] = least_;
        automorphisms_ = 0;
    }
    const std::vector<Branch>& longer = levels_[++level_];
    if (level_ == kRowCells) {
        if (automorphisms_ == 0) best_ = longer.front();
        for (const Branch& branch : longer) {
            automorphisms_ += twins_[branch.transposed ? 1 : 0].ways * branch.columns.ways();
        }
    } else {
        for (std::size_t i = 0; i < longer.size(); i += kTogether) {
            follow(std::span(longer).subspan(i, std::min(kTogether, longer.size() - i)));
        }
    }
    --level_;
}

void PuzzleForm::read(const Digits& digits) {
    lines_ = {};
    for (std::size_t r = 0; r < kRowCells; ++r) {
        std::uint64_t row = 0;
        unsigned givens = 0;
        for (std::size_t c = 0; c < kRowCells; ++c) {
            // Without branches: which cells have givens cannot be foreseen.
            const std::uint8_t byte = digits[kRowCells * r + c];
            const auto given = static_cast<unsigned>(is_given(byte));
            const std::uint64_t digit = byte * given;
            row |= digit << (4 * c);
            givens |= given << c;
            lines_[1][c].digits |= digit << (4 * r);
            lines_[1][c].givens |= static_cast<std::uint16_t>(given << r);
        }
        lines_[0][r] = {row, static_cast<std::uint16_t>(givens)};
    }
}

/// Finds what is equal among the lines, which are rows or columns, as the puzzle is transposed or
/// not.
void PuzzleForm::find_twins() {
    std::array<std::uint32_t, 2> row_ways = {};
    std::array<std::uint32_t, 2> column_ways = {};
    for (std::size_t i = 0; i < 2; ++i) {
        const auto& lines = lines_[i];
        const Equals equals = equals_among(lines);
        Twins& as_rows = twins_[i];
        Twins& as_columns = twins_[1 - i];
        row_ways[i] = kWaysOfEquals[equals.chutes];
        column_ways[i] = 1;
        unsigned given_chutes = 0;
        for (std::size_t chute = 0; chute < 3; ++chute) {
            const unsigned own = equals.lines[chute];
            const unsigned bands = kRowsOfBands[earlier_equals(equals.chutes, chute)];
            unsigned given = 0;
            for (std::size_t k = 0; k < 3; ++k) {
                const std::size_t line = 3 * chute + k;
                as_rows.waits[line] =
                    static_cast<std::uint16_t>(bands | earlier_equals(own, k) << (3 * chute));
                given |= static_cast<unsigned>(lines[line].givens != 0) << k;
            }
            row_ways[i] *= kWaysOfEquals[own];
            // Columns that stay empty to the end are counted by `Columns::ways`.
            const unsigned columns = equals_within(own, given);
            as_columns.orders[chute] = kOrdersOfEquals[columns];
            column_ways[i] *= kWaysOfEquals[columns];
            given_chutes |= static_cast<unsigned>(given != 0) << chute;
        }
        const unsigned stacks = equals_within(equals.chutes, given_chutes);
        as_columns.stacks = kOrdersOfEquals[stacks];
        column_ways[i] *= kWaysOfEquals[stacks];
    }
    for (std::size_t i = 0; i < 2; ++i) twins_[i].ways = row_ways[i] * column_ways[1 - i];
}

/// Columns and stacks that are empty to the end may stand in any order.
std::uint32_t PuzzleForm::Columns::ways() const {
    std::uint32_t ways = factorial(open);
    for (const std::uint8_t one : untouched) ways *= factorial(one);
    return ways;
}

Canonical PuzzleForm::result() const {
    Canonical canonical;
    canonical.automorphisms = automorphisms_;
    Symmetry& symmetry = canonical.symmetry;
    symmetry.transposed = best_.transposed;
    for (std::size_t i = 0; i < kRowCells; ++i) {
        for (std::size_t c = 0; c < kRowCells; ++c) {
            canonical.digits[kRowCells * i + c] =
                static_cast<std::uint8_t>(texts_[i] >> (4 * (kRowCells - 1 - c)) & 15U);
        }
        symmetry.rows[i] = static_cast<std::uint8_t>(best_.rows >> (4 * i) & 15U);
        const std::size_t stack = i / 3;
        symmetry.columns[i] = static_cast<std::uint8_t>(
            3 * best_.columns.stacks[stack] + kTriples[best_.columns.orders[stack]][i % 3]);
    }
    // Digits that do not occur take the labels that are left.
    std::uint8_t next_label = best_.next_label;
    for (std::size_t digit = 1; digit <= 9; ++digit) {
        const auto label = static_cast<std::uint8_t>(best_.labels >> (4 * digit) & 15U);
        symmetry.digits[digit] = label != 0 ? label : next_label++;
    }
    return canonical;
}

Canonical PuzzleForm::form(const Digits& digits) {
    read(digits);
    find_twins();
    texts_.fill(kNoText);
    level_ = 0;
    levels_[0].assign(2, Branch{});
    levels_[0][1].transposed = true;
    follow(levels_[0]);
    return result();
}

}  // namespace sudokit::nine
