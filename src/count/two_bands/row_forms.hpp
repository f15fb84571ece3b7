// Rows of some digits up to the order of the rows and of digits that are alike, with the order of
// the rows that leads there.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "count/two_bands/side_words.hpp"

namespace sudokit::count {

/// Of each row, the digits of one half (six at most) as bits.
using RowDigits = std::array<std::uint8_t, kMostBoxRows>;

/// How many digits of the other half each row has, where it has `sum` of both.
[[nodiscard]] RowSums missing_sums(const RowDigits& rows, unsigned width, unsigned sum);

/// The orders of rows, with numbers.
class RowOrders {
  public:
    explicit RowOrders(unsigned rows);

    [[nodiscard]] std::size_t size() const { return moved_.size(); }

    /// Where a set of rows is after order number `order`.
    [[nodiscard]] std::uint32_t moved(std::size_t order, std::uint32_t set) const {
        return moved_[order][set];
    }

    /// The number of the order that puts row i to place `places[i]`.
    [[nodiscard]] std::size_t number(const RowDigits& places) const;

  private:
    unsigned rows_;
    std::vector<std::array<std::uint8_t, 64>> moved_;
    std::vector<std::uint16_t> number_of_;  // by three bits for each place
};

/// Forms: rows with more digits come first.
class RowForms {
  public:
    struct Form {
        RowDigits rows = {};
        RowDigits places = {};  ///< where each row went
    };

    /// `kinds` says which of the digits are alike: those with the same kind. There are as many
    /// digits as rows.
    explicit RowForms(const std::vector<std::uint32_t>& kinds);

    [[nodiscard]] Form form(const RowDigits& rows) const;

    /// All forms where each digit is in `each` rows.
    [[nodiscard]] std::vector<RowDigits> all(unsigned each) const;

    /// Tells `take` all rows that have this form, some more than once, each with the order of the
    /// rows that leads to the form.
    template <class Take>
    void images(const RowDigits& form, Take&& take) const;

    /// How many orders of the digits leave alike those that are alike.
    [[nodiscard]] std::size_t digit_orders() const { return renamed_.size(); }

  private:
    [[nodiscard]] std::uint64_t packed(const RowDigits& rows, RowDigits& places) const;
    [[nodiscard]] bool is_form(const RowDigits& rows) const;
    void extend(unsigned each, RowDigits& rows, RowSums& sums, std::size_t row,
                std::vector<RowDigits>& out) const;

    std::size_t rows_;
    // For each order of the digits, what the sets of digits become.
    std::vector<std::array<std::uint8_t, 64>> renamed_;
};

template <class Take>
void RowForms::images(const RowDigits& form, Take&& take) const {
    RowDigits places{};
    for (std::size_t i = 0; i < rows_; ++i) places[i] = static_cast<std::uint8_t>(i);
    for (const auto& renamed : renamed_) {
        RowDigits order = places;
        do {
            RowDigits rows{};
            for (std::size_t i = 0; i < rows_; ++i) rows[i] = renamed[form[order[i]]];
            take(rows, order);
        } while (std::next_permutation(order.begin(),
                                       order.begin() + static_cast<std::ptrdiff_t>(rows_)));
    }
}

}  // namespace sudokit::count
