// For tests: the 9x9 engine with sixteen lanes in plain code.
#pragma once

#include "engine/nine/machine.hpp"

namespace sudokit::nine {

std::unique_ptr<Machine> make_wide();

/// What the kernels say of a position when they count.
bool is_paired(const Marks& marks);

}  // namespace sudokit::nine
