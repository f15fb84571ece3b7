#include "count/two_bands/side_words.hpp"

#include <algorithm>
#include <bit>

namespace sudokit::count {

Words::Words(unsigned rows, unsigned each, const std::vector<std::uint32_t>& kinds)
    : rows_(rows),
      kinds_(kinds),
      number_of_(std::size_t{1} << (rows * kinds.size())),
      with_sums_(std::size_t{1} << (2 * rows)) {
    const std::uint32_t column = (1U << rows) - 1;
    const auto is_right = [&](std::uint32_t word) {
        for (std::size_t digit = 0; digit < kinds_.size(); ++digit) {
            const std::uint32_t bits = word >> (rows_ * digit) & column;
            if (static_cast<unsigned>(std::popcount(bits)) != each) return false;
        }
        return true;
    };
    std::vector<std::uint32_t> others;
    for (std::uint32_t word = 0; word < number_of_.size(); ++word) {
        if (!is_right(word)) continue;
        if (in_order(word) != word) {
            others.push_back(word);
            continue;
        }
        number_of_[word] = static_cast<std::uint16_t>(words_.size());
        words_.push_back(word);
        RowSums& sums = sums_.emplace_back();
        std::uint32_t orders = 1;
        for (std::size_t digit = 0; digit < kinds_.size(); ++digit) {
            const std::uint32_t bits = word >> (rows_ * digit) & column;
            for (unsigned row = 0; row < rows_; ++row) {
                sums[row] = static_cast<std::uint8_t>(sums[row] + (bits >> row & 1U));
            }
            std::uint32_t equal = 1;
            for (std::size_t before = 0; before < digit; ++before) {
                const bool same = (word >> (rows_ * before) & column) == bits;
                equal += same && kinds_[before] == kinds_[digit] ? 1U : 0U;
            }
            orders *= equal;
        }
        orders_.push_back(static_cast<std::uint16_t>(orders));
        std::size_t key = 0;
        for (std::size_t row = 0; row < sums.size(); ++row) {
            key |= std::size_t{sums[row]} << (2 * row);
        }
        rank_.push_back(static_cast<std::uint16_t>(with_sums_[key].size()));
        with_sums_[key].push_back(number_of_[word]);
    }
    for (const std::uint32_t word : others) number_of_[word] = number_of_[in_order(word)];
}

// Columns of digits that are alike ascend.
std::uint32_t Words::in_order(std::uint32_t word) const {
    const std::uint32_t column = (1U << rows_) - 1;
    for (std::size_t last = kinds_.size(); last > 0; --last) {
        for (std::size_t a = 0; a < last; ++a) {
            for (std::size_t b = a + 1; b < last; ++b) {
                const std::uint32_t first = word >> (rows_ * a) & column;
                const std::uint32_t second = word >> (rows_ * b) & column;
                if (kinds_[a] != kinds_[b] || first <= second) continue;
                word ^= (first ^ second) << (rows_ * a) | (first ^ second) << (rows_ * b);
            }
        }
    }
    return word;
}

const std::vector<std::uint16_t>& Words::missing(const RowSums& wanted, const Words& other,
                                                 std::size_t number) const {
    static const std::vector<std::uint16_t> kNone;
    std::size_t key = 0;
    for (std::size_t row = 0; row < wanted.size(); ++row) {
        const int left = wanted[row] - other.sums_[number][row];
        if (left < 0 || left > 3) return kNone;
        key |= static_cast<std::size_t>(left) << (2 * row);
    }
    return with_sums_[key];
}

SideWords::SideWords(unsigned rows, unsigned each, const std::vector<std::uint32_t>& kinds)
    : first(rows, each, {kinds.begin(), kinds.begin() + static_cast<std::ptrdiff_t>(rows / 2)}),
      other(rows, each, {kinds.begin() + static_cast<std::ptrdiff_t>(rows / 2), kinds.end()}) {}

std::vector<std::uint32_t> SideWords::bases(const RowSums& wanted) const {
    std::vector<std::uint32_t> out = {0};
    out.reserve(first.size() + 1);
    for (std::size_t i = 0; i < first.size(); ++i) {
        const auto& others = other.missing(wanted, first, i);
        out.push_back(out.back() + static_cast<std::uint32_t>(others.size()));
    }
    return out;
}

}  // namespace sudokit::count
