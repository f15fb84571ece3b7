// The 9x9 engine in vectors of 128 bits as the compiler makes them for its plain target: SSE2,
// NEON, WebAssembly SIMD, or single words.
#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>

#include "engine/nine/branch.hpp"
#include "engine/nine/layout.hpp"
#include "engine/nine/machine.hpp"

namespace sudokit::nine {
namespace portable {

constexpr unsigned kLanes = 4;
constexpr Kernel kKernel{"portable", kLanes};

using Lanes = Word __attribute__((vector_size(4 * kLanes)));

inline std::uint32_t lane_bits(decltype(Lanes{} == 0) truth) {
    std::uint32_t bits = 0;
    for (unsigned lane = 0; lane < kLanes; ++lane) {
        bits |= (truth[lane] != 0 ? 1U : 0U) << lane;
    }
    return bits;
}

#include "engine/nine/kernel_body.inc"

}  // namespace portable

std::unique_ptr<Machine> make_portable() { return std::make_unique<portable::KernelMachine>(); }

}  // namespace sudokit::nine
