#include "count/two_bands/column_fillings.hpp"

#include <algorithm>
#include <bit>

namespace sudokit::count {
namespace {

constexpr unsigned kOtherShift = 16;  // codes of the second half's other digits are above
constexpr std::size_t kFoundAtOnce = 4096;

}  // namespace

bool ColumnFillings::set_boxes(const std::vector<std::uint16_t>& left_columns,
                               const Deadline& deadline) {
    last_ = left_columns.back();
    const std::vector<std::uint16_t> boxes(left_columns.begin(), left_columns.end() - 1);
    if (boxes.empty()) return true;
    if (!table_ || boxes != tabled_) {
        table_ = nullptr;  // before the next one is made: they are large
        auto made = std::make_shared<const BoxesTable>(width_, boxes, deadline);
        if (deadline.passed()) return false;
        table_ = std::move(made);
        tabled_ = boxes;
    }
    groups_ = {};
    for (std::size_t half = 0; half < 2; ++half) {
        std::uint32_t weight = 1;
        for (unsigned i = 0; i < width_; ++i) {
            if (half == 1 && i == width_ / 2) weight = 1U << kOtherShift;
            const unsigned digit = table_->half(half)[i];
            Group& group = groups_[half][(last_ >> digit & 1U) != 0 ? 0 : 1];
            group.digits.push_back(digit);
            group.weights.push_back(weight);
            weight *= table_->pairs();
        }
    }
    return true;
}

// All ways to give the digits of a group rows, no row twice and none that a digit has elsewhere:
// tells `take` the rows, and of each digit both of its rows.
template <class Take>
void ColumnFillings::place(const Group& group, Take&& take) const {
    RightWay ways{};
    const auto next = [&](const auto& self, std::size_t i, std::uint32_t rows) -> void {
        if (i == group.digits.size()) {
            take(rows, ways);
            return;
        }
        const unsigned elsewhere = row_of_[group.digits[i]];
        for (unsigned row = 0; row < width_; ++row) {
            if (row == elsewhere || (rows >> row & 1U) != 0) continue;
            ways[i] = static_cast<std::uint8_t>(1U << row | 1U << elsewhere);
            self(self, i + 1, rows | 1U << row);
        }
    };
    next(next, 0, 0);
}

void ColumnFillings::place_left(const Group& group, std::vector<LeftWay>& out) {
    out.clear();
    place(group, [&](std::uint32_t rows, const RightWay& pairs) {
        std::uint32_t code = 0;
        for (std::size_t i = 0; i < group.digits.size(); ++i) {
            code += table_->pair_code(pairs[i]) * group.weights[i];
        }
        out.push_back({rows, code});
    });
}

void ColumnFillings::place_right(const Group& group, std::vector<std::vector<RightWay>>& out) {
    out.resize(std::size_t{1} << width_);
    for (auto& ways : out) ways.clear();
    place(group, [&](std::uint32_t rows, const RightWay& ways) { out[rows].push_back(ways); });
}

// The first half is in its place; the second takes the rows that are left.
void ColumnFillings::look_up(const LeftWay& one, const LeftWay& two) {
    const std::uint32_t all_rows = (1U << width_) - 1;
    const std::array<std::uint32_t, 2> rows = {all_rows ^ one.rows, all_rows ^ two.rows};
    if (right_[0][rows[0]].empty() || right_[1][rows[1]].empty()) return;
    const BoxesTable::Place place = table_->place(one.code + two.code);
    for (std::size_t column = 0; column < 2; ++column) {
        const Group& group = groups_[1][column];
        codes_[column].clear();
        for (const RightWay& way : right_[column][rows[column]]) {
            std::uint32_t code = 0;
            for (std::size_t i = 0; i < group.digits.size(); ++i) {
                code += place.moved[way[i]] * group.weights[i];
            }
            codes_[column].push_back(code);
        }
    }
    for (const std::uint32_t left : codes_[0]) {
        for (const std::uint32_t right : codes_[1]) {
            const std::uint32_t code = left + right;
            const std::uint32_t* number = place.numbers +
                                          place.bases[code & ((1U << kOtherShift) - 1)] +
                                          table_->rank(code >> kOtherShift);
            __builtin_prefetch(number);
            found_.push_back(number);
        }
    }
}

void ColumnFillings::add_up() {
    for (const std::uint32_t* number : found_) sum_ += *number;
    found_.clear();
}

std::uint64_t ColumnFillings::count(const RowSets& elsewhere) {
    if (!table_) {
        // One box of two rows, which have two digits left each.
        return std::all_of(
                   elsewhere.begin(), elsewhere.begin() + width_,
                   [this](std::uint32_t row) { return std::has_single_bit(last_ & ~row & 0xfU); })
                   ? 1
                   : 0;
    }
    for (unsigned row = 0; row < width_; ++row) {
        for (std::uint32_t digits = elsewhere[row]; digits != 0; digits &= digits - 1) {
            row_of_[static_cast<std::size_t>(std::countr_zero(digits))] =
                static_cast<std::uint8_t>(row);
        }
    }
    for (std::size_t column = 0; column < 2; ++column) {
        place_left(groups_[0][column], left_[column]);
        place_right(groups_[1][column], right_[column]);
    }
    sum_ = 0;
    for (const LeftWay& one : left_[0]) {
        for (const LeftWay& two : left_[1]) table_->expect(one.code + two.code);
        for (const LeftWay& two : left_[1]) {
            look_up(one, two);
            if (found_.size() >= kFoundAtOnce) add_up();
        }
    }
    add_up();
    return sum_;
}

}  // namespace sudokit::count
