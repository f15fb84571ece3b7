// A slot is a row of a column. What the first half takes are bits, those of the last box lowest:
//
//     | box 0 right | box 0 left | ... | last box right | last box left |
//       rows 5-0
//
// The second half must take all others. Its digits' rows are words as in side_words.hpp, the first
// word in the lower 32 bits and the other one in the upper.
#include "count/two_bands/inner_boxes.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>
#include <utility>

namespace sudokit::count {
namespace {

constexpr std::uint64_t kFirstWord = 0xffffffff;

unsigned word_shift(unsigned width, std::size_t place) {
    const std::size_t first = width / 2;
    return static_cast<unsigned>(place < first ? width * place : 32 + width * (place - first));
}

// Those of `from` that have nothing in common with `word`, put together with it.
void keep_apart(std::uint64_t word, const std::vector<std::uint64_t>& from,
                std::vector<std::uint64_t>& to, std::size_t& size) {
    if (to.size() < size + from.size()) to.resize(2 * (size + from.size()));
    std::uint64_t* out = to.data();
    for (const std::uint64_t other : from) {
        out[size] = word | other;
        size += (word & other) == 0 ? 1U : 0U;
    }
}

}  // namespace

InnerBoxes::InnerBoxes(unsigned width, std::vector<std::uint16_t> left_columns,
                       std::array<std::vector<unsigned>, 2> halves,
                       const std::vector<std::uint32_t>& kinds)
    : width_(width),
      column_((1U << width) - 1),
      boxes_(std::move(left_columns)),
      halves_(std::move(halves)),
      lists_(2 * boxes_.size()) {
    // There are fewest ways to fill a box that has half of each half in either column: such a box
    // comes last.
    std::uint32_t second = 0;
    for (const unsigned digit : halves_[1]) second |= 1U << digit;
    std::ranges::stable_sort(boxes_, std::greater<>(), [&](std::uint32_t left) {
        return std::abs(2 * std::popcount(left & second) - static_cast<int>(width));
    });
    for (std::size_t box = 0; box < boxes_.size(); ++box) {
        make_lists(box, false, kinds);
        make_lists(box, true, kinds);
    }
}

std::size_t InnerBoxes::slots(std::size_t box, bool right) const {
    return width_ * (2 * (boxes_.size() - 1 - box) + (right ? 1U : 0U));
}

// For each set of rows, the ways to fill them with the digits of the second half that are in a
// column. In the first box digits that are alike are in the order of their rows.
void InnerBoxes::make_lists(std::size_t box, bool right, const std::vector<std::uint32_t>& kinds) {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < halves_[1].size(); ++place) {
        const bool left = (std::uint32_t{boxes_[box]} >> halves_[1][place] & 1U) != 0;
        if (left != right) places.push_back(place);
    }
    Lists& lists = lists_[2 * box + (right ? 1U : 0U)];
    lists.resize(std::size_t{1} << width_);
    std::vector<std::uint32_t> rows;
    const std::size_t half = width_ / 2;
    const auto place_rows = [&](const auto& self, std::uint32_t set, std::uint64_t word) -> void {
        if (rows.size() == places.size()) {
            lists[set].push_back(word);
            return;
        }
        const std::size_t place = places[rows.size()];
        for (std::uint32_t row = 0; row < width_; ++row) {
            if ((set >> row & 1U) != 0) continue;
            bool in_order = true;
            for (std::size_t i = 0; i < rows.size() && box == 0; ++i) {
                const bool alike =
                    kinds[places[i]] == kinds[place] && (places[i] < half) == (place < half);
                in_order &= !alike || rows[i] < row;
            }
            if (!in_order) continue;
            rows.push_back(row);
            self(self, set | 1U << row,
                 word | std::uint64_t{1} << (word_shift(width_, place) + row));
            rows.pop_back();
        }
    };
    place_rows(place_rows, 0, 0);
}

// All ways to put the digits of the first half, from this one, into the boxes.
void InnerBoxes::place_first(std::size_t digit, std::uint64_t taken, const RowDigits& elsewhere) {
    if (digit == halves_[0].size()) {
        taken_.push_back(taken);
        return;
    }
    std::array<std::uint8_t, kMostBoxRows> free{};
    std::size_t count = 0;
    for (unsigned row = 0; row < width_; ++row) {
        if ((elsewhere[row] >> digit & 1U) == 0) free[count++] = static_cast<std::uint8_t>(row);
    }
    const auto end = free.begin() + static_cast<std::ptrdiff_t>(count);
    do {
        std::uint64_t here = 0;
        for (std::size_t box = 0; box < count; ++box) {
            const bool right = (std::uint32_t{boxes_[box]} >> halves_[0][digit] & 1U) == 0;
            here |= std::uint64_t{1} << (slots(box, right) + free[box]);
        }
        if ((here & taken) == 0) place_first(digit + 1, taken | here, elsewhere);
    } while (std::next_permutation(free.begin(), end));
}

const std::vector<std::uint64_t>& InnerBoxes::ways_of(std::size_t box, bool right,
                                                      std::uint64_t open) const {
    return lists_[2 * box + (right ? 1U : 0U)][open >> slots(box, right) & column_];
}

// The second half in all boxes but the last.
void InnerBoxes::begin_second(std::uint64_t open) {
    begun_.assign(1, 0);
    for (std::size_t i = 0; i + 2 < lists_.size(); ++i) {
        std::size_t size = 0;
        const auto& list = ways_of(i / 2, i % 2 != 0, open);
        for (const std::uint64_t word : begun_) keep_apart(word, list, next_, size);
        begun_.assign(next_.begin(), next_.begin() + static_cast<std::ptrdiff_t>(size));
    }
}

template <class Take>
void InnerBoxes::end_second(std::uint64_t open, Take&& take) {
    const auto& lefts = ways_of(boxes_.size() - 1, false, open);
    const auto& rights = ways_of(boxes_.size() - 1, true, open);
    left_.resize(std::max(left_.size(), lefts.size() + 1));
    right_.resize(std::max(right_.size(), rights.size() + 1));
    std::uint64_t* left = left_.data();
    std::uint64_t* right = right_.data();
    for (const std::uint64_t word : begun_) {
        // No branch depends on whether two have something in common: that cannot be foreseen.
        std::size_t left_size = 0;
        for (const std::uint64_t other : lefts) {
            left[left_size] = word | other;
            left_size += (word & other) == 0 ? 1U : 0U;
        }
        if (left_size == 0) continue;
        std::size_t right_size = 0;
        for (const std::uint64_t other : rights) {
            right[right_size] = other;
            right_size += (word & other) == 0 ? 1U : 0U;
        }
        for (std::size_t j = 0; j < right_size; ++j) {
            for (std::size_t i = 0; i < left_size; ++i) take(left[i] | right[j]);
        }
    }
}

// Where the numbers begin, by the rows that the first digits have in these boxes.
void InnerBoxes::set_bases(const SideWords& second, const std::vector<std::uint32_t>& bases) {
    const std::size_t first_words = std::size_t{1} << (width_ * (width_ / 2));
    const std::size_t other_words = std::size_t{1} << (width_ * (width_ - width_ / 2));
    base_of_.resize(first_words);
    for (std::size_t word = 0; word < first_words; ++word) {
        base_of_[word] =
            bases[second.first.number(static_cast<std::uint32_t>(word ^ (first_words - 1)))];
    }
    if (!rank_of_.empty()) return;
    for (std::size_t word = 0; word < other_words; ++word) {
        const auto elsewhere = static_cast<std::uint32_t>(word ^ (other_words - 1));
        rank_of_.push_back(
            static_cast<std::uint16_t>(second.other.rank(second.other.number(elsewhere))));
    }
}

void InnerBoxes::count(const RowDigits& elsewhere, const SideWords& second,
                       const std::vector<std::uint32_t>& bases, std::vector<std::uint32_t>& ways) {
    ways.assign(bases.back(), boxes_.empty() ? 1 : 0);
    if (boxes_.empty()) return;
    taken_.clear();
    place_first(0, 0, elsewhere);
    std::ranges::sort(taken_);
    const std::uint64_t all_slots = (std::uint64_t{1} << (lists_.size() * width_)) - 1;
    if (bases != known_bases_) set_bases(second, bases);
    known_bases_ = bases;
    const std::uint32_t* base_of = base_of_.data();
    const std::uint16_t* rank_of = rank_of_.data();
    std::uint32_t* out = ways.data();
    std::uint64_t begun = ~std::uint64_t{0};
    for (std::size_t i = 0; i < taken_.size();) {
        std::uint32_t times = 0;
        const std::uint64_t taken = taken_[i];
        for (; i < taken_.size() && taken_[i] == taken; ++i) ++times;
        const std::uint64_t open = all_slots & ~taken;
        if (begun != open >> (2 * width_)) begin_second(open);
        begun = open >> (2 * width_);
        end_second(open, [=](std::uint64_t word) {
            out[base_of[word & kFirstWord] + rank_of[word >> 32]] += times;
        });
    }
    // Where digits that are alike have the same rows, their order in the first box was one of
    // several.
    const RowSums wanted = missing_sums(elsewhere, width_, 6);
    for (std::size_t i = 0; i < second.first.size(); ++i) {
        if (bases[i] == bases[i + 1]) continue;
        std::uint32_t at = bases[i];
        for (const std::uint16_t other : second.other.missing(wanted, second.first, i)) {
            ways[at++] *= second.first.orders(i) * second.other.orders(other);
        }
    }
}

}  // namespace sudokit::count
