// Which rows the digits of one half have, as numbers without gaps: where a box is cut into the
// digits of its left column and those of its right one, this is one of the two.
//
// Each digit has equally many rows, which are a column of bits. The columns of the first digits are
// a word, those of the others another:
//
//     first word: | digit 2 | digit 1 | digit 0 |     other word: | digit 5 | digit 4 | digit 3 |
//                   rows 5-0                                        rows 5-0
//
// How many digits a row has altogether is known. So for each first word the others are those with
// the row sums that are missing; these follow each other.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace sudokit::count {

inline constexpr std::size_t kMostBoxRows = 6;

/// How many digits each row has.
using RowSums = std::array<std::uint8_t, kMostBoxRows>;

/// All words of some digits. Digits that are alike may be exchanged: only words with the columns of
/// such digits in order have a number of their own, and any other has that of the word put into
/// order.
class Words {
  public:
    /// `kinds` says of each digit (three at most) which are alike: those with the same kind. Each
    /// digit has `each` of the `rows`.
    Words(unsigned rows, unsigned each, const std::vector<std::uint32_t>& kinds);

    [[nodiscard]] std::size_t size() const { return words_.size(); }
    [[nodiscard]] std::uint32_t word(std::size_t number) const { return words_[number]; }

    /// The number of a word; the columns must have the right number of rows.
    [[nodiscard]] std::uint32_t number(std::uint32_t word) const { return number_of_[word]; }

    /// How many orders of digits that are alike leave a word as it is.
    [[nodiscard]] std::uint32_t orders(std::size_t number) const { return orders_[number]; }

    /// How many words before this one have the same row sums.
    [[nodiscard]] std::uint32_t rank(std::size_t number) const { return rank_[number]; }

    /// The words that have what a row needs besides those of another word.
    [[nodiscard]] const std::vector<std::uint16_t>& missing(const RowSums& wanted,
                                                            const Words& other,
                                                            std::size_t number) const;

  private:
    [[nodiscard]] std::uint32_t in_order(std::uint32_t word) const;

    unsigned rows_;
    std::vector<std::uint32_t> kinds_;
    std::vector<std::uint32_t> words_;
    std::vector<std::uint16_t> number_of_;
    std::vector<std::uint16_t> orders_;
    std::vector<std::uint16_t> rank_;
    std::vector<RowSums> sums_;
    std::vector<std::vector<std::uint16_t>> with_sums_;  // by sums, two bits for each row
};

/// All that the digits of one half can have.
struct SideWords {
    /// The kinds of the digits say which are alike.
    SideWords(unsigned rows, unsigned each, const std::vector<std::uint32_t>& kinds);

    /// Where the numbers with each first word begin; the last is how many there are.
    [[nodiscard]] std::vector<std::uint32_t> bases(const RowSums& wanted) const;

    Words first;
    Words other;
};

}  // namespace sudokit::count
