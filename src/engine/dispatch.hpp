// Which kernels of the 9x9 engine this machine can run, and which one to use.
#pragma once

#include <memory>

#include "engine/nine/machine.hpp"

namespace sudokit::nine {

/// A new machine of `kernel`, which is one of `kernels()`.
[[nodiscard]] std::unique_ptr<Machine> make_machine(const Kernel& kernel);

}  // namespace sudokit::nine
