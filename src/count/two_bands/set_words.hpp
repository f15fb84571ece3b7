// Choices of sets of digits, one for each box in a row of boxes, up to the names of the digits: all
// that matters then is, of each digit, in which of the sets it is.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace sudokit::count {

/// Of each digit: bit b says that it is in the set of box b. The digits are in the order of their
/// words where nothing else is said.
using SetWords = std::vector<std::uint32_t>;

/// The same for all choices of `length` sets that come from each other by other orders of the sets,
/// and of a set and its complement; a choice that is so itself.
[[nodiscard]] SetWords set_form(const SetWords& words, unsigned length);

/// n over k.
[[nodiscard]] std::uint64_t binomial(std::uint64_t n, std::uint64_t k);

/// Goes through the choices of one more set: digits with the same word so far are alike.
class NextSet {
  public:
    /// `words` are sorted; set number `box` takes `size` digits.
    NextSet(const SetWords& words, unsigned box, unsigned size)
        : words_(words), box_(box), size_(size) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (i == 0 || words[i] != words[i - 1]) starts_.push_back(i);
        }
        starts_.push_back(words.size());
    }

    /// Tells `take` the longer words, digit by digit, and how many choices are the same.
    template <class Take>
    void all(Take&& take) {
        longer_ = words_;
        choose(0, size_, 1, take);
    }

  private:
    template <class Take>
    void choose(std::size_t group, std::size_t left, std::uint64_t ways, Take& take) {
        if (group + 1 == starts_.size()) {
            if (left == 0) take(longer_, ways);
            return;
        }
        const std::size_t begin = starts_[group];
        const std::size_t alike = starts_[group + 1] - begin;
        if (left > words_.size() - begin) return;
        for (std::size_t chosen = 0; chosen <= std::min(alike, left); ++chosen) {
            for (std::size_t i = 0; i < alike; ++i) {
                longer_[begin + i] = words_[begin] | (i < chosen ? 1U << box_ : 0U);
            }
            choose(group + 1, left - chosen, ways * binomial(alike, chosen), take);
        }
    }

    const SetWords& words_;
    unsigned box_;
    std::size_t size_;
    std::vector<std::size_t> starts_;
    SetWords longer_;
};

}  // namespace sudokit::count
