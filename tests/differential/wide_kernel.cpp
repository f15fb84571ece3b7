// For tests: the 9x9 engine with sixteen lanes, and a puzzle alone in wide vectors, on any machine.
#include "differential/wide_kernel.hpp"

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

#pragma GCC diagnostic ignored "-Wpsabi"  // nothing passes these vectors between files

namespace sudokit::nine {
namespace wide {

constexpr unsigned kLanes = 16;
constexpr Kernel kKernel{"wide", kLanes};

// clang-format off
#include "engine/nine/vectors_plain.inc"
#include "engine/nine/cells_plain.inc"
#include "engine/nine/rules.inc"
#include "engine/nine/alone_wide.inc"
#include "engine/nine/kernel_body.inc"
// clang-format on

}  // namespace wide

bool is_paired(const Marks& marks) {
    Word words[kWords];
    read<kPlaces, 1>(marks, words);
    return wide::is_paired(words);
}

std::unique_ptr<Machine> make_wide() { return std::make_unique<wide::KernelMachine>(); }

}  // namespace sudokit::nine
