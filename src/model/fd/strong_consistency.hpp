// Consistencies of networks of constraints on two variables that look at pairs and triples of
// values: strong k-consistency (Freuder 1978) and max-restricted path consistency (Debruyne and
// Bessiere 1997).
#pragma once

#include "model/fd/consistency.hpp"

namespace sudokit::fd {

/// Removes values until every consistent choice of values for fewer than k variables can be
/// continued to one more, whichever it is; k is 2, 3 or 4. Choices that cannot be are forbidden, in
/// tables of 8 bytes for each value and variable, and for k = 4 each pair of values and variable.
Filtered make_strongly_consistent(Store& store, std::uint32_t k, Deadline deadline = {});

/// Removes values until each has, in every variable that it shares a constraint with, a value such
/// that any third variable has one that goes with both.
Filtered make_max_restricted_consistent(Store& store, Deadline deadline = {});

}  // namespace sudokit::fd
