// Who takes what a solver's answer says of a puzzle's variables.
#pragma once

#include <cstddef>
#include <optional>

#include "sudokit/candidate.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/result.hpp"

namespace sudokit::model {

/// Takes the value of a variable and where in the text it stands; an error ends the reading.
using ValueSink = FunctionRef<std::optional<Error>(Candidate, bool value, std::size_t offset)>;

}  // namespace sudokit::model
