// Grids with boxes of two rows: a band has two boxes, so the digits in the upper row of the left
// one say which digits every row has in every box.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/natural.hpp"

#include "count/factorisations.hpp"

namespace sudokit::count {

/// Choices of the digits in the upper left rows of all bands that are the same but for the names of
/// the digits, the order of the bands, and the order of the two rows of each.
struct TwoRowClass {
    std::vector<std::uint32_t>
        words;        ///< of each digit: bit b says that it is in the set of band b
    Natural choices;  ///< how many choices are in the class
};

/// All classes for boxes of two rows and `width` columns: 1, 2, 7, 26, 355... for widths from 1.
/// `width` is at most 6. Nothing if the deadline passed.
[[nodiscard]] std::vector<TwoRowClass> two_row_classes(unsigned width, const Deadline& deadline);

/// How many grids there are with the choices of the class.
[[nodiscard]] Natural grids_of(const TwoRowClass& chosen, unsigned width, FactorisationCache& cache,
                               const Deadline& deadline);

}  // namespace sudokit::count
