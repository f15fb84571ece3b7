// The strong links of a digit in a house: two places, or two groups of places.
#pragma once

#include "rate/se/position.hpp"

namespace sudokit::rate::se {

/// A link, and its two ends.
struct StrongLink {
    unsigned house;
    unsigned kind;  ///< 0: block, 1: row, 2: column
    bool grouped;
    Cells places;               ///< of the digit
    std::array<Cells, 2> ends;  ///< their cells
    std::array<Cells, 2> sees;  ///< what sees all cells of an end
};

/// The links of a digit in one house: none, one, or two that share out the same places.
class StrongLinkList {
  public:
    /// The house is number 0-8 of its kind.
    StrongLinkList(const Position& position, unsigned kind, unsigned number, unsigned digit);

    [[nodiscard]] const StrongLink* begin() const { return list_.data(); }
    [[nodiscard]] const StrongLink* end() const { return list_.data() + size_; }

  private:
    void split_block(unsigned count);
    void split_evenly(Mask one, Mask two, Mask heart, bool square);
    void split_line();
    void add(Mask one, Mask two, bool grouped);

    unsigned house_;
    unsigned kind_;
    Mask all_;
    std::array<StrongLink, 2> list_{};
    unsigned size_ = 0;
};

}  // namespace sudokit::rate::se
