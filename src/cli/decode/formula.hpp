// `sudokit decode` on formulas rather than puzzles.
#pragma once

#include <string>

#include "cli/decode/arguments.hpp"

namespace sudokit::cli {

/// Turns the answer in the file `answer` into a model of the formula that is the only operand.
Exit decode_formula(const DecodeArguments& arguments, const Streams& io, const std::string& answer);

}  // namespace sudokit::cli
