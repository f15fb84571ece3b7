#include "count/three_bands/band_tables.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <utility>

namespace sudokit::count {
namespace {

constexpr std::size_t kBandRows = 4;
constexpr unsigned kRowBits = 12;

using FilledRows = std::array<std::uint16_t, kBandRows>;  // of each row, the digits that it has

// Filled rows in no order, with how many ways lead to them.
struct RowsWays {
    std::uint64_t rows = 0;  // kRowBits for each row, the greatest lowest; 0 where there is none
    std::uint64_t ways = 0;
};

std::uint64_t packed(FilledRows rows) {
    const auto order = [&rows](std::size_t a, std::size_t b) {
        if (rows[a] < rows[b]) std::swap(rows[a], rows[b]);
    };
    order(0, 1);
    order(2, 3);
    order(0, 2);
    order(1, 3);
    order(1, 2);
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < kBandRows; ++i) out |= std::uint64_t{rows[i]} << (kRowBits * i);
    return out;
}

FilledRows unpacked(std::uint64_t packed_rows) {
    FilledRows out{};
    for (std::size_t i = 0; i < kBandRows; ++i) {
        out[i] = static_cast<std::uint16_t>(packed_rows >> (kRowBits * i) & ((1U << kRowBits) - 1));
    }
    return out;
}

// Adds up the ways to the same rows: a hash table with open addressing.
class WaysSum {
  public:
    void add(const RowsWays& found) {
        if (2 * size_ >= slots_.size()) grow();
        RowsWays& slot = slot_of(found.rows);
        if (slot.ways == 0) {
            slot.rows = found.rows;
            ++size_;
        }
        slot.ways += found.ways;
    }

    [[nodiscard]] std::vector<RowsWays> all() const {
        std::vector<RowsWays> out;
        out.reserve(size_);
        std::ranges::copy_if(slots_, std::back_inserter(out),
                             [](const RowsWays& slot) { return slot.ways > 0; });
        return out;
    }

  private:
    static constexpr unsigned kFirstBits = 10;

    RowsWays& slot_of(std::uint64_t rows) {
        std::size_t at = (rows * 0x9e3779b97f4a7c15) >> (64 - bits_);
        while (slots_[at].ways > 0 && slots_[at].rows != rows) at = (at + 1) & (slots_.size() - 1);
        return slots_[at];
    }
    void grow() {
        bits_ = slots_.empty() ? kFirstBits : bits_ + 1;
        std::vector<RowsWays> old(std::size_t{1} << bits_);
        old.swap(slots_);
        for (const RowsWays& slot : old) {
            if (slot.ways > 0) slot_of(slot.rows) = slot;
        }
    }

    unsigned bits_ = 0;
    std::size_t size_ = 0;
    std::vector<RowsWays> slots_;
};

// Fills the columns of a stack, row by row, in all ways.
class NextStack {
  public:
    NextStack(std::size_t rows, const ColumnSets& columns) : count_(rows), columns_(columns) {}

    // Goes on from rows that are filled up to this stack, or, with `column` 1, have its first
    // column.
    void fill(const RowsWays& from, std::size_t column = 0) {
        rows_ = unpacked(from.rows);
        ways_ = from.ways;
        // What a column can take does not depend on the others: look whether each can at all.
        for (std::size_t i = column; i < columns_.size(); ++i) {
            if (!can_take(0, columns_[i])) return;
        }
        place(column, 0, columns_[column]);
    }

    [[nodiscard]] std::vector<RowsWays> found() const { return found_.all(); }

  private:
    [[nodiscard]] bool can_take(std::size_t row, std::uint32_t left) const {
        if (row == count_) return true;
        for (std::uint32_t open = left & ~std::uint32_t{rows_[row]}; open != 0; open &= open - 1) {
            if (can_take(row + 1, left & ~(open & (~open + 1)))) return true;
        }
        return false;
    }

    void place(std::size_t column, std::size_t row, std::uint32_t left) {
        if (row == count_) {
            if (column + 1 == columns_.size()) {
                found_.add({packed(rows_), ways_});
            } else {
                place(column + 1, 0, columns_[column + 1]);
            }
            return;
        }
        const std::uint16_t before = rows_[row];
        for (std::uint32_t open = left & ~std::uint32_t{before}; open != 0; open &= open - 1) {
            const std::uint32_t digit = open & (~open + 1);
            rows_[row] = static_cast<std::uint16_t>(before | digit);
            place(column, row + 1, left & ~digit);
        }
        rows_[row] = before;
    }

    std::size_t count_;
    ColumnSets columns_;
    FilledRows rows_ = {};
    std::uint64_t ways_ = 0;
    WaysSum found_;
};

std::vector<RowsWays> with_stack(const std::vector<RowsWays>& all, std::size_t rows,
                                 const ColumnSets& columns) {
    NextStack next(rows, columns);
    for (const RowsWays& one : all) next.fill(one);
    return next.found();
}

// The first stack: its first column says which row is which.
std::vector<RowsWays> first_stack(std::size_t rows, const ColumnSets& columns) {
    FilledRows start{};
    std::uint32_t column = columns[0];
    for (std::size_t row = 0; row < rows; ++row, column &= column - 1) {
        start[row] = static_cast<std::uint16_t>(column & (~column + 1));
    }
    NextStack next(rows, columns);
    next.fill({packed(start), 1}, 1);
    return next.found();
}

// Adds `ways` to all partitions of the last stack for which each row has a digit left for every
// column. The order of the columns is that of the first row's digits.
class LastStack {
  public:
    LastStack(const ColumnPartitions& partitions, std::vector<std::uint32_t>& fillings)
        : partitions_(partitions), fillings_(fillings) {}

    void add(const RowsWays& filled) {
        const FilledRows rows = unpacked(filled.rows);
        const std::uint32_t all = (1U << partitions_.digits()) - 1;
        for (std::size_t row = 0; row < partitions_.rows(); ++row) {
            std::uint32_t left = all & ~std::uint32_t{rows[row]};
            for (std::uint16_t& digit : left_[row]) {
                digit = static_cast<std::uint16_t>(left & (~left + 1));
                left &= left - 1;
            }
        }
        ways_ = static_cast<std::uint32_t>(filled.ways);
        place(1, left_[0]);
    }

  private:
    void place(std::size_t row, const ColumnSets& columns) {
        if (row == partitions_.rows() || row == kBandRows) {
            fillings_[partitions_.number_of(columns)] += ways_;
            return;
        }
        constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrders = {
            {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
        for (const auto& order : kOrders) {
            ColumnSets longer = columns;
            for (std::size_t i = 0; i < 3; ++i) longer[i] |= left_[row][order[i]];
            place(row + 1, longer);
        }
    }

    const ColumnPartitions& partitions_;
    std::vector<std::uint32_t>& fillings_;
    std::array<ColumnSets, kBandRows> left_ = {};
    std::uint32_t ways_ = 0;
};

// The rows filled by some stacks, up to their order.
std::vector<RowsWays> rows_of_stacks(const ColumnPartitions& partitions,
                                     const std::vector<std::uint16_t>& stacks) {
    std::vector<RowsWays> rows = first_stack(partitions.rows(), partitions.sets(stacks[0]));
    for (std::size_t i = 1; i < stacks.size(); ++i) {
        rows = with_stack(rows, partitions.rows(), partitions.sets(stacks[i]));
    }
    return rows;
}

std::vector<std::uint32_t> by_last(const ColumnPartitions& partitions,
                                   const std::vector<RowsWays>& filled) {
    std::vector<std::uint32_t> fillings(partitions.size());
    LastStack last(partitions, fillings);
    for (const RowsWays& one : filled) last.add(one);
    return fillings;
}

// The orbits of partitions under renamings: of each partition, one of its orbit and names that
// bring it there.
struct Orbits {
    std::vector<std::uint16_t> firsts;
    std::vector<std::uint16_t> place;
    std::vector<DigitNames> names;
};

DigitNames inverse(const DigitNames& names) {
    DigitNames out{};
    for (std::size_t i = 0; i < names.size(); ++i) out[names[i]] = static_cast<std::uint8_t>(i);
    return out;
}

Orbits orbits_of(const ColumnPartitions& partitions, const std::vector<DigitNames>& group) {
    constexpr std::uint16_t kNone = 0xffff;
    Orbits out;
    out.place.assign(partitions.size(), kNone);
    out.names.resize(partitions.size());
    for (std::size_t i = 0; i < partitions.size(); ++i) {
        if (out.place[i] != kNone) continue;
        for (const DigitNames& names : group) {
            const std::size_t to = partitions.renamed_number(i, names);
            if (out.place[to] != kNone) continue;
            out.place[to] = static_cast<std::uint16_t>(out.firsts.size());
            out.names[to] = inverse(names);
        }
        out.firsts.push_back(static_cast<std::uint16_t>(i));
    }
    return out;
}

}  // namespace

std::vector<std::uint32_t> fillings_by_last(const ColumnPartitions& partitions,
                                            const std::vector<std::uint16_t>& stacks) {
    return by_last(partitions, rows_of_stacks(partitions, stacks));
}

BandTables::BandTables(unsigned rows, const Deadline& deadline) : partitions_(rows) {
    make_forms();
    if (!make_renamings(deadline)) return;
    for (OuterForm& form : forms_) find_beside(form);
    if (!find_by_last(deadline)) return;
    for (OuterForm& form : forms_) {
        if (!fill(form, deadline)) return;
    }
    complete_ = true;
}

void BandTables::make_forms() {
    auto keeping = partitions_.keeping_first();
    if (partitions_.rows() == 3) {
        OuterForm only;
        only.stacks = {0};
        only.size = 1;
        only.keeping = std::move(keeping);
        forms_.push_back(std::move(only));
        return;
    }
    Orbits orbits = orbits_of(partitions_, keeping);
    for (std::size_t i = 0; i < orbits.firsts.size(); ++i) {
        OuterForm form;
        form.stacks = {0, orbits.firsts[i]};
        form.size = static_cast<std::uint64_t>(
            std::ranges::count(orbits.place, static_cast<std::uint16_t>(i)));
        std::ranges::copy_if(keeping, std::back_inserter(form.keeping), [&](const auto& names) {
            return partitions_.renamed_number(orbits.firsts[i], names) == orbits.firsts[i];
        });
        forms_.push_back(std::move(form));
    }
    form_of_ = std::move(orbits.place);
    names_to_form_ = std::move(orbits.names);
}

bool BandTables::make_renamings(const Deadline& deadline) {
    const std::size_t size = partitions_.size();
    first_.resize(size * size);
    second_.resize(names_to_form_.empty() ? size : size * size);
    for (std::size_t a = 0; a < size; ++a) {
        if (deadline.passed()) return false;
        DigitNames names = partitions_.names_to_first(a);
        for (std::size_t b = 0; b < size; ++b) {
            first_[a * size + b] = partitions_.renamed_number(b, names);
        }
        if (names_to_form_.empty()) {
            second_[a] = static_cast<std::uint16_t>(a);
            continue;
        }
        for (std::size_t b = 0; b < size; ++b) {
            second_[a * size + b] = partitions_.renamed_number(b, names_to_form_[a]);
        }
    }
    return true;
}

DigitNames BandTables::names(std::size_t first, std::size_t second) const {
    const DigitNames to_first = partitions_.names_to_first(first);
    if (partitions_.rows() == 3) return to_first;
    return renamed_twice(to_first, names_to_form_[first_[first * partitions_.size() + second]]);
}

void BandTables::find_beside(OuterForm& form) const {
    Orbits orbits = orbits_of(partitions_, form.keeping);
    form.beside = std::move(orbits.firsts);
    form.place_beside = std::move(orbits.place);
    form.to_beside = std::move(orbits.names);
}

BandTables::Beside BandTables::find(const std::vector<std::uint16_t>& stacks) const {
    const OuterPlace place = this->place(stacks[0], stacks[1]);
    const std::size_t last = place.renamed(stacks.back());
    const OuterForm& form = forms_[place.form];
    return {place.form, form.place_beside[last],
            renamed_twice(names(stacks[0], stacks[1]), form.to_beside[last])};
}

// The order of the stacks does not matter: what was found for another is renamed.
bool BandTables::find_by_last(const Deadline& deadline) {
    for (std::size_t number = 0; number < forms_.size(); ++number) {
        OuterForm& form = forms_[number];
        const std::vector<RowsWays> outer = rows_of_stacks(partitions_, form.stacks);
        for (std::size_t i = 0; i < form.beside.size(); ++i) {
            if (deadline.passed()) return false;
            std::vector<std::uint16_t> stacks = form.stacks;
            stacks.push_back(form.beside[i]);
            std::ranges::sort(stacks);
            Beside best{number, i, {}};
            do {
                const Beside other = find(stacks);
                if (std::pair(other.form, other.place) < std::pair(best.form, best.place)) {
                    best = other;
                }
            } while (std::ranges::next_permutation(stacks).found);
            if (best.form == number && best.place == i) {
                const auto& sets = partitions_.sets(form.beside[i]);
                form.by_last.push_back(
                    by_last(partitions_, with_stack(outer, partitions_.rows(), sets)));
                continue;
            }
            const auto& known = forms_[best.form].by_last[best.place];
            auto& here = form.by_last.emplace_back(partitions_.size());
            for (std::size_t last = 0; last < here.size(); ++last) {
                here[last] = known[partitions_.renamed_number(last, best.names)];
            }
        }
    }
    return true;
}

bool BandTables::fill(OuterForm& form, const Deadline& deadline) const {
    const std::size_t size = partitions_.size();
    form.fillings.resize(size * size);
    for (std::size_t third = 0; third < size; ++third) {
        if (deadline.passed()) return false;
        const auto& known = form.by_last[form.place_beside[third]];
        for (std::size_t last = 0; last < size; ++last) {
            form.fillings[third * size + last] =
                known[partitions_.renamed_number(last, form.to_beside[third])];
        }
    }
    return true;
}

}  // namespace sudokit::count
