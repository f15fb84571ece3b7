// Neighbourhood singleton arc consistency (Wallace 2015): tests that look no further than the
// neighbours of the variable that is tried.
#pragma once

#include <optional>
#include <vector>

#include "model/fd/consistency.hpp"

namespace sudokit::fd {

/// Tests values by the constraints on a variable and its neighbours alone. It keeps those of one
/// variable at a time: a large board has too many for all.
class NeighbourhoodTester {
  public:
    explicit NeighbourhoodTester(Store& store) : store_(store) {}

    /// Assigns the value and propagates; false if that fails, or stops. The caller pushes and pops.
    bool test(Variable variable, Digit value);

  private:
    void look_around(Variable variable);

    Store& store_;
    std::optional<Variable> centre_;
    std::vector<ConstraintId> inside_;  // the constraints around it
};

/// Removes the values that such tests refute, and propagates by all constraints, until nothing
/// changes. All variables are tried.
Filtered make_neighbourhood_consistent(Store& store, Deadline deadline = {});

}  // namespace sudokit::fd
