// The 9x9 engine in vectors of 128 bits, for every machine.
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <memory>
#include <span>

#include "base/assert.hpp"
#include "engine/nine/branch.hpp"
#include "engine/nine/layout.hpp"
#include "engine/nine/machine.hpp"
#include "engine/nine/row_order.hpp"

namespace sudokit::nine {
namespace portable {

constexpr unsigned kLanes = 4;
constexpr Kernel kKernel{"portable", kLanes};

#include "engine/nine/kernel_plain.inc"

}  // namespace portable

std::unique_ptr<Machine> make_portable() { return std::make_unique<portable::KernelMachine>(); }

}  // namespace sudokit::nine
