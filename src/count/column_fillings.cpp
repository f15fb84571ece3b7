#include "count/column_fillings.hpp"

#include <algorithm>
#include <bit>

#include "base/assert.hpp"

namespace sudokit::count {
namespace {

constexpr unsigned kLane = kMostBoxRows - 1;  // bits of a key for each digit

// How many entries are kept where so many columns are left, as powers of two: none for what is
// counted as quickly as it is found.
constexpr std::array<unsigned, 9> kTableBits = {0, 0, 0, 0, 20, 0, 26, 26, 25};

constexpr std::uint64_t kBetweenLooks = 1024;

std::uint32_t word_hash(std::uint64_t word) {
    word = (word + 1) * 0x9e3779b97f4a7c15;
    word = (word ^ word >> 32) * 0xd6e8feb86659fd93;
    return static_cast<std::uint32_t>(word >> 32);
}

}  // namespace

ColumnFillings::ColumnFillings(unsigned width)
    : width_(width), all_digits_((1U << (2 * width)) - 1), spread_(std::size_t{1} << (2 * width)) {
    for (std::size_t set = 0; set < spread_.size(); ++set) {
        for (unsigned digit = 0; digit < 2 * width; ++digit) {
            spread_[set] |= std::uint64_t{set >> digit & 1U} << (kLane * digit);
        }
    }
}

void ColumnFillings::set_boxes(const std::vector<std::uint16_t>& left_columns) {
    const auto differs = std::ranges::mismatch(boxes_, left_columns).in2;
    const auto same = static_cast<std::size_t>(differs - left_columns.begin());
    boxes_ = left_columns;
    levels_.resize(2 * boxes_.size() + 1);
    found_.resize(levels_.size());
    levels_[0].possible.assign(spread_.size(), 0);
    levels_[0].possible[all_digits_] = 1;
    for (std::size_t columns = 2 * same + 1; columns < levels_.size(); ++columns) {
        set_level(columns, left_columns);
    }
}

void ColumnFillings::set_level(std::size_t columns,
                               const std::vector<std::uint16_t>& left_columns) {
    Level& level = levels_[columns];
    const std::size_t box = (columns - 1) / 2;
    const bool left = columns % 2 == 0;
    level.digits = left ? left_columns[box] : all_digits_ & ~std::uint32_t{left_columns[box]};
    // Digits that are in the same columns of this box and those after it.
    std::vector<std::uint32_t> words(std::size_t{2} * width_);
    for (std::size_t digit = 0; digit < words.size(); ++digit) {
        for (std::size_t b = 0; b <= box; ++b) words[digit] |= (left_columns[b] >> digit & 1U) << b;
    }
    level.alike.clear();
    for (std::size_t round = 0; round < words.size(); ++round) {
        // Of those alike, neighbours are compared, round after round: an odd-even sort would be
        // shorter, but these groups are small.
        for (std::size_t a = 0; a < words.size(); ++a) {
            const auto begin = words.begin() + static_cast<std::ptrdiff_t>(a) + 1;
            const auto next = std::find(begin, words.end(), words[a]);
            const auto rank = std::count(words.begin(), begin - 1, words[a]);
            const auto size = std::count(words.begin(), words.end(), words[a]);
            if (next == words.end()) continue;
            if (rank + static_cast<std::ptrdiff_t>(round) >= size - 1) continue;
            level.alike.emplace_back(kLane * a,
                                     kLane * static_cast<std::size_t>(next - words.begin()));
        }
    }
    const auto& after = levels_[columns - 1].possible;
    level.possible.assign(spread_.size(), 0);
    level.invariant.assign(spread_.size(), 0);
    for (std::uint32_t row = 0; row <= all_digits_; ++row) {
        for (std::uint32_t left_over = level.digits & ~row; left_over != 0;
             left_over &= left_over - 1) {
            level.possible[row] |= after[row | (left_over & (~left_over + 1))];
        }
        for (std::uint32_t digits = row; digits != 0; digits &= digits - 1) {
            level.invariant[row] +=
                word_hash(words[static_cast<std::size_t>(std::countr_zero(digits))]);
        }
    }
    const bool is_shared = columns <= 2 * (std::size_t{width_} - 2);
    level.known = ForgetfulTable(is_shared ? kTableBits[columns] : 0);
    level.remembers = is_shared && kTableBits[columns] > 0;
}

// The rows in the order of their invariants, then, of each digit, in which rows but the last it is,
// in order for digits that are alike. Rows with the same invariant may be in any order: then the
// same is counted more than once, but nothing is wrong.
std::uint64_t ColumnFillings::key_of(const Level& level, const RowSets& rows) const {
    std::array<std::uint64_t, kMostBoxRows> values{};
    std::array<unsigned, kMostBoxRows> ranks{};
    for (std::size_t i = 0; i < kMostBoxRows; ++i) {
        values[i] = std::uint64_t{level.invariant[rows[i]]} << 16 | rows[i];
    }
    for (std::size_t i = 1; i < kMostBoxRows; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const unsigned after = values[j] > values[i] ? 1U : 0U;
            ranks[j] += after;
            ranks[i] += 1 - after;
        }
    }
    // The last row follows from the others.
    std::uint64_t key = 0;
    for (std::size_t i = 0; i < kMostBoxRows; ++i) {
        key |= ranks[i] < kLane ? spread_[rows[i]] << ranks[i] : 0;
    }
    constexpr std::uint64_t kLaneMask = (1U << kLane) - 1;
    for (const auto& [a, b] : level.alike) {
        const std::uint64_t first = key >> a & kLaneMask;
        const std::uint64_t second = key >> b & kLaneMask;
        const std::uint64_t change = first > second ? first ^ second : 0;
        key ^= change << a | change << b;
    }
    return key;
}

// Tells `take` the rows with one more column, in all ways that leave something possible.
template <class Take>
void ColumnFillings::fill(std::size_t columns, const RowSets& rows, Take&& take) const {
    const auto& possible = levels_[columns - 1].possible;
    RowSets next = rows;
    const auto place = [&](const auto& self, unsigned row, std::uint32_t left) -> void {
        for (std::uint32_t open = left & ~std::uint32_t{rows[row]}; open != 0; open &= open - 1) {
            const std::uint32_t digit = open & (~open + 1);
            const std::uint32_t filled = rows[row] | digit;
            if (possible[filled] == 0) continue;
            next[row] = static_cast<std::uint16_t>(filled);
            if (row + 1 == width_) {
                take(next);
            } else {
                self(self, row + 1, left & ~digit);
            }
        }
    };
    place(place, 0, levels_[columns].digits);
}

bool ColumnFillings::late() {
    if (!late_ && ++looks_ % kBetweenLooks == 0) late_ = deadline_->passed();
    return late_;
}

std::uint64_t ColumnFillings::ways(std::size_t columns, const RowSets& rows) {
    // The last box: each row has a digit left for either column, and each digit a row.
    if (columns == 2) return 1;
    std::uint64_t sum = 0;
    Level& next = levels_[columns - 1];
    if (!next.remembers) {
        fill(columns, rows, [&](const RowSets& filled) { sum += ways(columns - 1, filled); });
        return sum;
    }
    // All keys first, so that the memory has time to answer.
    auto& found = found_[columns];
    found.clear();
    fill(columns, rows, [&](const RowSets& filled) {
        const std::uint64_t key = key_of(next, filled);
        next.known.expect(key);
        found.push_back({filled, key});
    });
    for (const Found& one : found) {
        std::uint64_t value = 0;
        if (next.known.find(one.key, value)) {
            sum += value;
            continue;
        }
        if (late()) return 0;
        value = ways(columns - 1, one.rows);
        if (late_) return 0;
        next.known.keep(one.key, value);
        sum += value;
    }
    return sum;
}

std::uint64_t ColumnFillings::count(const RowSets& elsewhere, const Deadline& deadline) {
    deadline_ = &deadline;
    late_ = deadline.passed();
    if (late_) return 0;
    const std::size_t columns = 2 * boxes_.size();
    for (unsigned i = 0; i < width_; ++i) {
        if (levels_[columns].possible[elsewhere[i]] == 0) return 0;
    }
    if (columns == 0) return 1;
    return ways(columns, elsewhere);
}

}  // namespace sudokit::count
