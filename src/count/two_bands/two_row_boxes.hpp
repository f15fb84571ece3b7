// Grids with boxes of two columns (or, turned round, two rows): there are two bands, and which
// digits each column takes in the upper one says which it takes in the lower. So the number of
// grids is a sum of squares, over all choices of these digits, of the ways to fill a band.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/natural.hpp"

#include "count/two_bands/column_fillings.hpp"
#include "count/two_bands/set_words.hpp"

namespace sudokit::count {

/// Choices of the digits of the left columns in the boxes of a band that are the same but for the
/// names of the digits, the order of the boxes, and that of the columns in each.
struct TwoRowClass {
    SetWords words;   ///< in which left columns each digit is
    Natural choices;  ///< how many choices are in the class
};

/// The classes of all choices, and how they are counted together: many begin alike. A part is a
/// class of choices for all boxes but two, with the classes for all boxes but one that are counted
/// as beginning like it, and the classes for all boxes that are counted as beginning like these. Up
/// to width 4 a part is one class.
class TwoRowBoxes {
  public:
    /// `width`, the rows of a box, is from 2 to 6. Without parts if the deadline passed.
    TwoRowBoxes(unsigned width, const Deadline& deadline);

    [[nodiscard]] std::size_t parts() const { return parts_.size(); }

    /// All classes: 2, 4, 26, 355, 63199 for widths from 2.
    [[nodiscard]] const std::vector<TwoRowClass>& classes() const { return classes_; }

    /// How many grids have choices of the classes of a part; without meaning after the deadline.
    [[nodiscard]] Natural grids(std::size_t part, ColumnFillings& fillings,
                                const Deadline& deadline) const;

  private:
    // Words that begin like those of others, and which classes are counted with them: by their
    // numbers among the words of one more box.
    struct Beginning {
        SetWords words;
        std::vector<std::uint32_t> counted;
    };

    void make_single_parts();
    [[nodiscard]] Natural grids_beginning(const Beginning& beginning, const SetWords& words,
                                          ColumnFillings& fillings, const Deadline& deadline) const;

    unsigned width_;
    std::vector<TwoRowClass> classes_;
    std::vector<Beginning> longer_;  // of all boxes but one
    std::vector<Beginning> parts_;   // of all boxes but two
};

}  // namespace sudokit::count
