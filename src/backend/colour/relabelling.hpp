// All colourings that one of them stands for when some colours are interchangeable.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/function_ref.hpp"

#include "backend/colour/problem.hpp"

namespace sudokit::colouring {

/// Hands each colouring that differs from this one by the names of interchangeable colours only to
/// `sink`, itself among them, until it wants no more; false if it did.
bool for_each_relabelling(const Problem& problem, std::span<const Colour> colours,
                          FunctionRef<bool(std::span<const Colour>)> sink);

}  // namespace sudokit::colouring
