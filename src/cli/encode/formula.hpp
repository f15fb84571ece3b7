// `sudokit encode` on formulas rather than puzzles.
#pragma once

#include "cli/encode/arguments.hpp"

namespace sudokit::cli {

/// Writes the only formula as DIMACS, with as many literals a clause as the kind says; or tells its
/// size, or its clauses.
Exit encode_formula(const EncodeArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
