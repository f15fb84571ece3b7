#include "count/three_bands/column_partitions.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace sudokit::count {
namespace {

constexpr DigitNames kSameNames = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};

std::size_t lowest_digit(std::uint32_t digits) {
    return static_cast<std::size_t>(std::countr_zero(digits));
}

using Order = std::vector<std::uint8_t>;

// Names by which the digits of each of three sets, in some order, become those of another.
DigitNames names_of(const std::array<std::uint8_t, 3>& sets,
                    const std::array<const Order*, 3>& orders) {
    DigitNames names = kSameNames;
    std::size_t digit = 0;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        for (const std::size_t place : *orders[i]) {
            names[digit++] = static_cast<std::uint8_t>(sets[i] * orders[i]->size() + place);
        }
    }
    return names;
}

}  // namespace

std::uint16_t renamed(std::uint32_t digits, const DigitNames& names) {
    std::uint32_t out = 0;
    for (; digits != 0; digits &= digits - 1) out |= 1U << names[lowest_digit(digits)];
    return static_cast<std::uint16_t>(out);
}

DigitNames renamed_twice(const DigitNames& first, const DigitNames& second) {
    DigitNames out{};
    std::ranges::transform(first, out.begin(), [&](std::uint8_t name) { return second[name]; });
    return out;
}

ColumnPartitions::ColumnPartitions(unsigned rows)
    : rows_(rows), subset_number_(std::size_t{1} << (3 * rows)) {
    const std::uint32_t all = (1U << (3 * rows)) - 1;
    const auto has_rows = [rows](std::uint32_t set) {
        return static_cast<unsigned>(std::popcount(set)) == rows;
    };
    for (std::uint32_t set = 0; set <= all; ++set) {
        if (has_rows(set)) subset_number_[set] = static_cast<std::uint16_t>(subsets_++);
    }
    number_.resize(subsets_ * subsets_);
    for (std::uint32_t a = 1; a <= all; a += 2) {
        if (!has_rows(a)) continue;
        const std::uint32_t rest = all & ~a;
        for (std::uint32_t b = rest; b != 0; b = (b - 1) & rest) {
            if (!has_rows(b) || (b & rest & (~rest + 1)) == 0) continue;
            partitions_.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                                   static_cast<std::uint16_t>(rest & ~b)});
        }
    }
    std::ranges::sort(partitions_);
    for (std::size_t i = 0; i < partitions_.size(); ++i) {
        const auto& [a, b, c] = partitions_[i];
        number_[subset_number_[a] * subsets_ + subset_number_[b]] = static_cast<std::uint16_t>(i);
    }
}

std::uint16_t ColumnPartitions::number_of(const ColumnSets& sets) const {
    auto [a, b, c] = sets;
    // The set with the lowest digit first, then the one with the lowest of the others.
    if ((b & 1U) != 0) std::swap(a, b);
    if ((c & 1U) != 0) std::swap(a, c);
    if (lowest_digit(c) < lowest_digit(b)) std::swap(b, c);
    return number_[subset_number_[a] * subsets_ + subset_number_[b]];
}

std::uint16_t ColumnPartitions::renamed_number(std::size_t number, const DigitNames& names) const {
    const ColumnSets& sets = partitions_[number];
    const std::uint16_t a = renamed(sets[0], names);
    const std::uint16_t b = renamed(sets[1], names);
    const std::uint32_t all = (1U << digits()) - 1;
    return number_of({a, b, static_cast<std::uint16_t>(all & ~(std::uint32_t{a} | b))});
}

DigitNames ColumnPartitions::names_to_first(std::size_t number) const {
    DigitNames names = kSameNames;
    std::uint8_t next = 0;
    for (std::uint32_t set : partitions_[number]) {
        for (; set != 0; set &= set - 1) names[lowest_digit(set)] = next++;
    }
    return names;
}

std::vector<DigitNames> ColumnPartitions::keeping_first() const {
    std::vector<Order> orders;  // of the digits in a set
    Order order(rows_);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    do orders.push_back(order);
    while (std::ranges::next_permutation(order).found);

    std::vector<DigitNames> out;
    std::array<std::uint8_t, 3> sets = {0, 1, 2};
    do {
        for (const auto& a : orders) {
            for (const auto& b : orders) {
                for (const auto& c : orders) out.push_back(names_of(sets, {&a, &b, &c}));
            }
        }
    } while (std::ranges::next_permutation(sets).found);
    return out;
}

std::vector<Below> ColumnPartitions::below(std::size_t number) const {
    const ColumnSets& top = partitions_[number];
    const std::uint32_t all = (1U << digits()) - 1;
    const auto has_rows = [this](std::uint32_t set) {
        return static_cast<unsigned>(std::popcount(set)) == rows_;
    };
    std::vector<Below> out;
    const std::uint32_t for_first = all & ~std::uint32_t{top[0]};
    for (std::uint32_t a = for_first; a != 0; a = (a - 1) & for_first) {
        if (!has_rows(a)) continue;
        const std::uint32_t for_second = all & ~std::uint32_t{top[1]} & ~a;
        for (std::uint32_t b = for_second; b != 0; b = (b - 1) & for_second) {
            const std::uint32_t c = all & ~a & ~b;
            if (!has_rows(b) || (c & top[2]) != 0) continue;
            const ColumnSets middle = {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                                       static_cast<std::uint16_t>(c)};
            ColumnSets bottom{};
            for (std::size_t i = 0; i < 3; ++i) {
                bottom[i] = static_cast<std::uint16_t>(all & ~(std::uint32_t{top[i]} | middle[i]));
            }
            out.push_back({number_of(middle), number_of(bottom), middle[0] < bottom[0]});
        }
    }
    return out;
}

}  // namespace sudokit::count
