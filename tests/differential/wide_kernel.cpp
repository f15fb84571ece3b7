// For tests: the 9x9 engine with sixteen lanes, as AVX-512 has them, on any machine.
#include "differential/wide_kernel.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>

#include "engine/nine/branch.hpp"
#include "engine/nine/layout.hpp"
#include "engine/nine/machine.hpp"

#pragma GCC diagnostic ignored "-Wpsabi"  // nothing passes these vectors between files

namespace sudokit::nine {
namespace wide {

constexpr unsigned kLanes = 16;
constexpr Kernel kKernel{"wide", kLanes};

using Lanes = Word __attribute__((vector_size(4 * kLanes)));

inline std::uint32_t lane_bits(decltype(Lanes{} == 0) truth) {
    std::uint32_t bits = 0;
    for (unsigned lane = 0; lane < kLanes; ++lane) {
        bits |= (truth[lane] != 0 ? 1U : 0U) << lane;
    }
    return bits;
}

#include "engine/nine/kernel_body.inc"

}  // namespace wide

std::unique_ptr<Machine> make_wide() { return std::make_unique<wide::KernelMachine>(); }

}  // namespace sudokit::nine
