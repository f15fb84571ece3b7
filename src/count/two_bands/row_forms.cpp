#include "count/two_bands/row_forms.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace sudokit::count {

RowSums missing_sums(const RowDigits& rows, unsigned width, unsigned sum) {
    RowSums out{};
    for (std::size_t row = 0; row < width; ++row) {
        const auto here = static_cast<unsigned>(std::popcount(std::uint32_t{rows[row]}));
        out[row] = static_cast<std::uint8_t>(sum - here);
    }
    return out;
}

RowOrders::RowOrders(unsigned rows)
    : rows_(rows), number_of_(std::size_t{1} << (3 * kMostBoxRows)) {
    RowDigits places = {0, 1, 2, 3, 4, 5};
    const auto end = places.begin() + static_cast<std::ptrdiff_t>(rows);
    do {
        std::size_t key = 0;
        for (std::size_t i = 0; i < rows; ++i) key |= std::size_t{places[i]} << (3 * i);
        number_of_[key] = static_cast<std::uint16_t>(moved_.size());
        auto& moved = moved_.emplace_back();
        for (std::uint32_t set = 0; set < 1U << rows; ++set) {
            std::uint32_t out = 0;
            for (unsigned row = 0; row < rows; ++row) out |= (set >> row & 1U) << places[row];
            moved[set] = static_cast<std::uint8_t>(out);
        }
    } while (std::next_permutation(places.begin(), end));
}

std::size_t RowOrders::number(const RowDigits& places) const {
    std::size_t key = 0;
    for (std::size_t i = 0; i < rows_; ++i) key |= std::size_t{places[i]} << (3 * i);
    return number_of_[key];
}

RowForms::RowForms(const std::vector<std::uint32_t>& kinds) : rows_(kinds.size()) {
    std::vector<std::size_t> order(kinds.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    do {
        bool is_alike = true;
        for (std::size_t i = 0; i < order.size(); ++i) is_alike &= kinds[i] == kinds[order[i]];
        if (!is_alike) continue;
        auto& renamed = renamed_.emplace_back();
        for (std::uint32_t set = 0; set < 1U << order.size(); ++set) {
            std::uint32_t out = 0;
            for (std::size_t i = 0; i < order.size(); ++i) out |= (set >> i & 1U) << order[i];
            renamed[set] = static_cast<std::uint8_t>(out);
        }
    } while (std::ranges::next_permutation(order).found);
}

// The rows in order, as one number of ten bits for each; says where the rows went.
std::uint64_t RowForms::packed(const RowDigits& rows, RowDigits& places) const {
    std::array<std::uint32_t, kMostBoxRows> keys{};
    for (std::size_t i = 0; i < rows_; ++i) {
        const auto digits = static_cast<unsigned>(std::popcount(std::uint32_t{rows[i]}));
        std::uint32_t key =
            digits << 9 | std::uint32_t{rows[i]} << 3 | static_cast<std::uint32_t>(i);
        for (std::size_t j = 0; j < i; ++j) {
            const std::uint32_t less = std::min(keys[j], key);
            keys[j] = std::max(keys[j], key);
            key = less;
        }
        keys[i] = key;
    }
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < rows_; ++i) {
        places[keys[i] & 7U] = static_cast<std::uint8_t>(i);
        out = out << 10 | keys[i] >> 3;
    }
    return out;
}

RowForms::Form RowForms::form(const RowDigits& rows) const {
    Form best;
    std::uint64_t most = 0;
    for (const auto& renamed : renamed_) {
        RowDigits here{};
        for (std::size_t i = 0; i < rows_; ++i) here[i] = renamed[rows[i]];
        RowDigits places{};
        const std::uint64_t value = packed(here, places);
        if (value <= most) continue;
        most = value;
        best.places = places;
        for (std::size_t i = 0; i < rows_; ++i) best.rows[places[i]] = here[i];
    }
    return best;
}

bool RowForms::is_form(const RowDigits& rows) const {
    RowDigits places{};
    const std::uint64_t value = packed(rows, places);
    return std::ranges::none_of(renamed_, [&](const auto& renamed) {
        RowDigits here{};
        for (std::size_t i = 0; i < rows_; ++i) here[i] = renamed[rows[i]];
        return packed(here, places) > value;
    });
}

void RowForms::extend(unsigned each, RowDigits& rows, RowSums& sums, std::size_t row,
                      std::vector<RowDigits>& out) const {
    if (row == rows_) {
        const auto left = sums.begin() + static_cast<std::ptrdiff_t>(rows_);
        if (std::any_of(sums.begin(), left, [each](std::uint8_t sum) { return sum != each; })) {
            return;
        }
        if (is_form(rows)) out.push_back(rows);
        return;
    }
    const auto rank = [](std::uint32_t digits) {
        return static_cast<std::uint32_t>(std::popcount(digits)) << 6 | digits;
    };
    for (std::uint32_t digits = 0; digits < 1U << rows_; ++digits) {
        if (row > 0 && rank(digits) > rank(rows[row - 1])) continue;
        bool fits = true;
        for (std::size_t i = 0; i < rows_; ++i) {
            const std::size_t sum = sums[i] + (digits >> i & 1U);
            fits &= sum <= each && sum + rows_ - row - 1 >= each;
        }
        if (!fits) continue;
        for (std::size_t i = 0; i < rows_; ++i) {
            sums[i] = static_cast<std::uint8_t>(sums[i] + (digits >> i & 1U));
        }
        rows[row] = static_cast<std::uint8_t>(digits);
        extend(each, rows, sums, row + 1, out);
        for (std::size_t i = 0; i < rows_; ++i) {
            sums[i] = static_cast<std::uint8_t>(sums[i] - (digits >> i & 1U));
        }
    }
}

std::vector<RowDigits> RowForms::all(unsigned each) const {
    std::vector<RowDigits> out;
    RowDigits rows{};
    RowSums sums{};
    extend(each, rows, sums, 0, out);
    return out;
}

}  // namespace sudokit::count
