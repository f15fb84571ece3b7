// The 9x9 engine in AVX-512 vectors.
#include "engine/nine/machine.hpp"

#if SUDOKIT_X86

#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>

#include <immintrin.h>

#include "engine/nine/branch.hpp"
#include "engine/nine/layout.hpp"
#include "engine/nine/target.hpp"

SUDOKIT_TARGET_BEGIN("avx512f,avx512dq,avx512bw,avx512vl,avx2,bmi,bmi2,lzcnt,popcnt")

namespace sudokit::nine::avx512 {

constexpr unsigned kLanes = 16;
constexpr Kernel kKernel{"avx512", kLanes};

using Lanes = Word __attribute__((vector_size(4 * kLanes)));

inline std::uint32_t lane_bits(decltype(Lanes{} == 0) truth) {
    return static_cast<std::uint32_t>(_mm512_movepi32_mask(reinterpret_cast<__m512i>(truth)));
}

#include "engine/nine/kernel_body.inc"

}  // namespace sudokit::nine::avx512

SUDOKIT_TARGET_END

namespace sudokit::nine {

std::unique_ptr<Machine> make_avx512() { return std::make_unique<avx512::Both>(); }

}  // namespace sudokit::nine

#endif
