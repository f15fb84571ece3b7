// The 9x9 engine in AVX2 vectors.
#include "engine/nine/machine.hpp"

#if SUDOKIT_X86

#include <bit>
#include <cstring>
#include <memory>

#include <immintrin.h>

#include "base/assert.hpp"
#include "engine/nine/branch.hpp"
#include "engine/nine/layout.hpp"
#include "engine/nine/target.hpp"

SUDOKIT_TARGET_BEGIN("avx2,bmi,bmi2,popcnt")

namespace sudokit::nine::avx2 {

constexpr unsigned kLanes = 8;
constexpr Kernel kKernel{"avx2", kLanes};

using Lanes = Word __attribute__((vector_size(4 * kLanes)));

inline std::uint32_t lane_bits(decltype(Lanes{} == 0) truth) {
    return static_cast<std::uint32_t>(_mm256_movemask_ps(reinterpret_cast<__m256>(truth)));
}

// clang-format off
#include "engine/nine/cells_plain.inc"
#include "engine/nine/kernel_body.inc"
// clang-format on

}  // namespace sudokit::nine::avx2

SUDOKIT_TARGET_END

namespace sudokit::nine {

std::unique_ptr<Machine> make_avx2() { return std::make_unique<avx2::KernelMachine>(); }

}  // namespace sudokit::nine

#endif
