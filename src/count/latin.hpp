// Latin squares by their first rows: how a square can be completed depends only on which digits
// each column has so far, a regular bipartite graph, and on that only up to order (McKay and
// Rogoyski 1995, McKay and Wanless 2005).
#pragma once

#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/natural.hpp"

#include "count/factorisations.hpp"

namespace sudokit::count {

/// The upper halves of Latin squares whose columns are the same up to order.
struct LatinClass {
    GraphForm columns = {};  ///< the digits of each column
    Natural halves;          ///< how many halves there are of this class, with the first row fixed
};

/// All classes of the first `order / 2` rows; `order` is at most 11. Empty if the deadline passed.
[[nodiscard]] std::vector<LatinClass> latin_classes(std::size_t order, const Deadline& deadline);

/// How many squares have an upper half of the class.
[[nodiscard]] Natural squares_of(const LatinClass& half, std::size_t order,
                                 FactorisationCache& cache, const Deadline& deadline);

}  // namespace sudokit::count
