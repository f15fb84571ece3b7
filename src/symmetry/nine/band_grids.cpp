#include "symmetry/nine/band_grids.hpp"

#include <bit>

#include "symmetry/nine/grid_form.hpp"

namespace sudokit::nine {

namespace {

constexpr unsigned kAllDigits = 0x3fe;

constexpr unsigned bit_of(std::size_t digit) { return 1U << digit; }

constexpr std::uint8_t lowest_digit(unsigned digits) {
    return static_cast<std::uint8_t>(std::countr_zero(digits));
}

/// The three digits of a set in ascending order.
constexpr Triple digits_in(unsigned set) {
    Triple digits = {};
    for (std::uint8_t& digit : digits) {
        digit = lowest_digit(set);
        set &= set - 1;
    }
    return digits;
}

/// What three turned columns add to the number of an order of their stack, the leftmost bit lowest.
constexpr std::array<std::uint8_t, 8> kTurned = {0, 36, 6, 42, 1, 37, 7, 43};

}  // namespace

BandGrids::BandGrids(const BandTable& table, std::size_t band_class)
    : table_(table), class_(static_cast<std::uint16_t>(band_class)) {
    const BandClass& first = table.band_class(band_class);
    for (std::size_t c = 0; c < 9; ++c) {
        grid_[c] = static_cast<std::uint8_t>(c + 1);
        grid_[9 + c] = static_cast<std::uint8_t>(first.least.second[c] + 1);
        grid_[18 + c] = static_cast<std::uint8_t>(first.least.third[c] + 1);
        columns_[c] = bit_of(grid_[c]) | bit_of(grid_[9 + c]) | bit_of(grid_[18 + c]);
    }
    const std::uint8_t start = lowest_digit(kAllDigits & ~columns_[0]);
    for (const BandSymmetry& automorphism : table.automorphisms(first)) {
        if (automorphism.columns == kAsTheyAre && automorphism.rows[0] == 0) continue;
        Renaming renaming = {.columns = automorphism.columns};
        for (std::size_t c = 0; c < 9; ++c) {
            const std::uint8_t digit = grid_[9U * automorphism.rows[0] + automorphism.columns[c]];
            renaming.labels[digit] = static_cast<std::uint8_t>(c + 1);
            if (c + 1 == start) renaming.first = digit;
        }
        renamings_.push_back(renaming);
    }
    Nine fourth = {start};
    find_beginnings(fourth, 1, bit_of(start));
}

/// Completes the fourth row in all ways, from a column on; `used` are the digits to the left.
void BandGrids::find_beginnings(Nine& fourth, std::size_t column, unsigned used) {
    if (column < 9) {
        for (unsigned free = kAllDigits & ~used & ~columns_[column]; free != 0; free &= free - 1) {
            fourth[column] = lowest_digit(free);
            find_beginnings(fourth, column + 1, used | bit_of(fourth[column]));
        }
        return;
    }
    unsigned free = kAllDigits & ~columns_[0];
    for (std::size_t c = 0; c < 3; ++c) free &= ~bit_of(fourth[c]);
    for (; free != 0; free &= free - 1) beginnings_.push_back({fourth, lowest_digit(free)});
}

void BandGrids::visit(const GridBeginning& beginning, BandOrder order, CanonicalSink sink) {
    order_ = order;
    sink_ = &sink;
    for (std::size_t c = 0; c < 9; ++c) {
        grid_[27 + c] = beginning.fourth[c];
        columns_[c] |= bit_of(beginning.fourth[c]);
    }
    grid_[36] = beginning.fifth;
    columns_[0] |= bit_of(beginning.fifth);
    static_cast<void>(add_rows(4, 1, bit_of(beginning.fifth)));
    columns_[0] &= ~bit_of(beginning.fifth);
    for (std::size_t c = 0; c < 9; ++c) columns_[c] &= ~bit_of(beginning.fourth[c]);
}

/// Fills the fifth and the sixth row in all ways, from a cell on; `used` are the digits of that row
/// so far.
bool BandGrids::add_rows(std::size_t row, std::size_t column, unsigned used) {
    if (column == 9) {
        if (row == 4) return add_rows(5, 0, 0);
        return add_third_band();
    }
    const std::size_t cell = 9 * row + column;
    unsigned free = kAllDigits & ~used & ~columns_[column];
    const std::size_t stack = column / 3 * 3;
    for (std::size_t above = 27; above < 9 * row; above += 9) {
        for (std::size_t c = stack; c < stack + 3; ++c) free &= ~bit_of(grid_[above + c]);
    }
    if (column == 0) free &= ~(bit_of(grid_[cell - 9]) - 1);  // rows of a band are sorted
    bool go_on = true;
    while (free != 0 && go_on) {
        const unsigned bit = order_ == BandOrder::ascending ? free & -free : std::bit_floor(free);
        free ^= bit;
        grid_[cell] = lowest_digit(bit);
        columns_[column] |= bit;
        go_on = add_rows(row, column + 1, used | bit);
        columns_[column] &= ~bit;
    }
    return go_on;
}

/// Compares the row that a renaming puts fourth with the fourth row, if it is one of these three.
inline BandGrids::Order BandGrids::compared(const Renaming& renaming, std::size_t first_row) const {
    for (std::size_t row = first_row; row < first_row + 3; ++row) {
        const std::uint8_t* digits = &grid_[9 * row];
        if (digits[renaming.columns[0]] != renaming.first) continue;
        for (std::size_t c = 1; c < 9; ++c) {
            const std::uint8_t label = renaming.labels[digits[renaming.columns[c]]];
            if (label != grid_[27 + c]) return label < grid_[27 + c] ? Order::less : Order::more;
        }
        return Order::equal;
    }
    return Order::unknown;
}

/// False if no canonical grid has these two bands. Finds what the second one leaves to be decided.
bool BandGrids::second_band_fits() {
    const std::uint8_t* band = &grid_[27];
    const std::uint16_t own = table_.class_at(BandTable::place(band, band + 9, band + 18).entry);
    if (own < class_) return false;
    same_class_ = own == class_;
    open_.clear();
    for (const Renaming& renaming : renamings_) {
        const Order order = compared(renaming, 3);
        if (order == Order::less) return false;
        if (order != Order::more) open_.push_back(&renaming);
    }
    return true;
}

void BandGrids::StackOrders::add(const std::array<Triple, 3>& columns, bool is_tie) {
    for (const Triple& rows : kTriples) {
        std::size_t order = 0;  // the numbers of the columns' orders are its digits to the base 6
        std::size_t first = 0;
        for (const Triple& column : columns) {
            order = kOrders * order + order_of(column[rows[0]], column[rows[1]]);
            first = 3 * first + column[rows[0]];
        }
        fit.set(order);
        tie.set(order, is_tie);
        seventh.set(first);
    }
}

/// Tries the lowest box of a stack in all orders of its columns. An exchange of its rows does not
/// change the class, so the first column may stay as it is.
BandGrids::StackOrders BandGrids::find_stack_orders(std::size_t stack) const {
    std::array<Nine, 3> columns = {};
    for (std::size_t c = 0; c < 3; ++c) {
        for (std::size_t r = 0; r < 6; ++r) columns[c][r] = grid_[9 * r + 3 * stack + c];
    }
    StackOrders orders;
    for (std::size_t second = 0; second < kOrders; ++second) {
        for (std::size_t third = 0; third < kOrders; ++third) {
            const std::array<Triple, 3> own = {kTriples[0], kTriples[second], kTriples[third]};
            for (std::size_t c = 0; c < 3; ++c) {
                for (std::size_t i = 0; i < 3; ++i) {
                    columns[c][6 + i] = left_[3 * stack + c][own[c][i]];
                }
            }
            const std::uint16_t number = table_.class_at(
                BandTable::place(columns[0].data(), columns[1].data(), columns[2].data()).entry);
            if (number >= class_) orders.add(own, number == class_);
        }
    }
    return orders;
}

/// Depends on the box of the second band alone, the one above it being always the same.
const BandGrids::StackOrders& BandGrids::stack_orders(std::size_t stack) {
    std::uint64_t box = 0;
    for (std::size_t r = 3; r < 6; ++r) {
        for (std::size_t c = 0; c < 3; ++c) box = box << 4U | grid_[9 * r + 3 * stack + c];
    }
    const auto [place, is_new] = stacks_[stack].try_emplace(box);
    if (is_new) place->second = find_stack_orders(stack);
    return place->second;
}

/// Completes the grid in all ways once two bands stand.
bool BandGrids::add_third_band() {
    if (!second_band_fits()) return true;
    for (std::size_t c = 0; c < 9; ++c) left_[c] = digits_in(kAllDigits & ~columns_[c]);
    for (std::size_t stack = 0; stack < 3; ++stack) fits_[stack] = &stack_orders(stack);
    chosen_[0] = 0;  // rows of a band are sorted
    return choose_seventh(1, bit_of(left_[0][0]));
}

/// Chooses the digits of the seventh row from a column on; `used` are those to the left.
bool BandGrids::choose_seventh(std::size_t column, unsigned used) {
    if (column % 3 == 0) {
        const std::size_t stack = column / 3 - 1;
        const std::size_t seventh =
            9U * chosen_[column - 3] + 3U * chosen_[column - 2] + chosen_[column - 1];
        if (!fits_[stack]->seventh[seventh]) return true;
        if (column == 9) return turn_cycles();
    }
    for (std::uint8_t i = 0; i < 3; ++i) {
        const unsigned bit = bit_of(left_[column][i]);
        if ((used & bit) != 0) continue;
        chosen_[column] = i;
        if (!choose_seventh(column + 1, used | bit)) return false;
    }
    return true;
}

/// With the seventh row chosen, each column has a lower and a higher digit left, and each digit is
/// in two columns. A column is turned if its higher digit comes first. A digit that one column has
/// in the ninth row, the other has in the eighth: so one column tells the next, until a cycle is
/// closed.
bool BandGrids::turn_cycles() {
    Nine low = {};
    Nine high = {};
    std::array<unsigned, 10> columns_with = {};  // their sum, as each digit has two
    std::array<std::uint8_t, 10> column_of = {};
    for (std::size_t c = 0; c < 9; ++c) {
        low[c] = left_[c][chosen_[c] == 0 ? 1 : 0];
        high[c] = left_[c][chosen_[c] == 2 ? 1 : 2];
        columns_with[low[c]] += static_cast<unsigned>(c);
        columns_with[high[c]] += static_cast<unsigned>(c);
        column_of[left_[c][chosen_[c]]] = static_cast<std::uint8_t>(c);
    }
    std::array<unsigned, 4> cycles = {};
    std::size_t count = 0;
    unsigned turned = 0;
    unsigned seen = 0;
    for (unsigned start = 0; start < 9; ++start) {
        if ((seen >> start & 1U) != 0) continue;
        unsigned cycle = 0;
        unsigned column = start;
        std::uint8_t ninth = high[start];
        do {
            cycle |= 1U << column;
            column = columns_with[ninth] - column;
            const bool turn = high[column] == ninth;
            if (turn) turned |= 1U << column;
            ninth = turn ? low[column] : high[column];
        } while (column != start);
        seen |= cycle;
        cycles[count++] = cycle;
    }
    BandMaps maps;
    for (std::size_t c = 0; c < 9; ++c) {
        maps.second[c] = column_of[low[c]];
        maps.third[c] = column_of[high[c]];
    }
    // The first column is not turned, as rows of a band are sorted.
    for (unsigned choice = 0; choice < 1U << (count - 1); ++choice) {
        unsigned all_turned = turned;
        for (std::size_t i = 1; i < count; ++i) {
            if ((choice >> (i - 1) & 1U) != 0) all_turned ^= cycles[i];
        }
        if (!judge(all_turned, maps)) return false;
    }
    return true;
}

/// Compares what a renaming makes of the grid with the grid, where the fourth rows are equal.
BandGrids::Order BandGrids::compared_in_full(const Renaming& renaming) const {
    std::array<std::uint8_t, 10> row_with = {};  // by the label of its first digit
    for (std::size_t row = 3; row < 9; ++row) {
        row_with[renaming.labels[grid_[9 * row + renaming.columns[0]]]] =
            static_cast<std::uint8_t>(row);
    }
    // Bands are put in the order of their first digits, and rows within them.
    const std::size_t upper = row_with[grid_[27]] / 3U;
    std::size_t place = 4;
    for (const bool in_upper : {true, false}) {
        for (std::size_t label = grid_[27] + (in_upper ? 1U : 0U); label <= 9; ++label) {
            const std::size_t row = row_with[label];
            if (row == 0 || (row / 3 == upper) != in_upper) continue;
            for (std::size_t c = 0; c < 9; ++c) {
                const std::uint8_t own = grid_[9 * place + c];
                const std::uint8_t other = renaming.labels[grid_[9 * row + renaming.columns[c]]];
                if (own != other) return other < own ? Order::less : Order::more;
            }
            ++place;
        }
    }
    return Order::equal;
}

/// Hands the grid over if it is canonical; `maps` are those of the third band with no column
/// turned.
bool BandGrids::judge(unsigned turned, const BandMaps& maps) {
    bool same_class = same_class_;
    for (std::size_t stack = 0; stack < 3; ++stack) {
        const std::size_t order = 72U * chosen_[3 * stack] + 12U * chosen_[3 * stack + 1] +
                                  2U * chosen_[3 * stack + 2] + kTurned[turned >> (3 * stack) & 7U];
        if (!fits_[stack]->fit[order]) return true;
        same_class = same_class || fits_[stack]->tie[order];
    }
    BandMaps band;
    for (std::size_t c = 0; c < 9; ++c) {
        const bool turn = (turned >> c & 1U) != 0;
        band.second[c] = turn ? maps.third[c] : maps.second[c];
        band.third[c] = turn ? maps.second[c] : maps.third[c];
    }
    const std::uint16_t own = table_.class_at(BandTable::place(band).entry);
    if (own < class_) return true;
    same_class = same_class || own == class_;
    for (std::size_t c = 0; c < 9; ++c) {
        const Triple& order = kTriples[2U * chosen_[c] + (turned >> c & 1U)];
        for (std::size_t i = 0; i < 3; ++i) grid_[54 + 9 * i + c] = left_[c][order[i]];
    }
    std::uint32_t automorphisms = 1;
    for (const Renaming* renaming : open_) {
        Order order = compared(*renaming, 3);
        if (order == Order::unknown) order = compared(*renaming, 6);
        if (order == Order::equal) order = compared_in_full(*renaming);
        if (order == Order::less) return true;
        if (order == Order::equal) ++automorphisms;
    }
    if (same_class) {
        const Canonical canonical = grid_form(table_, grid_);
        if (canonical.digits != grid_) return true;
        automorphisms = canonical.automorphisms;
    }
    return (*sink_)(grid_, automorphisms);
}

}  // namespace sudokit::nine
