// The 9x9 engine in AVX-512 vectors.
#include "engine/nine/machine.hpp"

#if SUDOKIT_X86

#include <bit>
#include <cstring>
#include <memory>

#include <immintrin.h>

#include "base/assert.hpp"
#include "engine/nine/branch.hpp"
#include "engine/nine/layout.hpp"
#include "engine/nine/planes.hpp"
#include "engine/nine/target.hpp"

SUDOKIT_TARGET_BEGIN("avx512f,avx512cd,avx512dq,avx512bw,avx512vl,avx2,bmi,bmi2,popcnt")

namespace sudokit::nine::avx512 {

constexpr unsigned kLanes = 16;
constexpr Kernel kKernel{"avx512", kLanes};

using Lanes = Word __attribute__((vector_size(4 * kLanes)));

inline std::uint32_t lane_bits(decltype(Lanes{} == 0) truth) {
    return static_cast<std::uint32_t>(_mm512_movepi32_mask(reinterpret_cast<__m512i>(truth)));
}

// Three-input logic in one instruction, for the functions of rules.inc that have three inputs. The
// numbers are truth tables: the result for a, b, c = 111, 110, .. 000 from the highest bit on.
template <int kTable>
inline __attribute__((always_inline)) Lanes logic(Lanes a, Lanes b, Lanes c) {
    return reinterpret_cast<Lanes>(_mm512_ternarylogic_epi32(reinterpret_cast<__m512i>(a),
                                                             reinterpret_cast<__m512i>(b),
                                                             reinterpret_cast<__m512i>(c), kTable));
}

inline Lanes all(Lanes a, Lanes b, Lanes c) { return logic<0x80>(a, b, c); }
inline Lanes any(Lanes a, Lanes b, Lanes c) { return logic<0xfe>(a, b, c); }
inline Lanes at_least_two(Lanes a, Lanes b, Lanes c) { return logic<0xe8>(a, b, c); }
inline Lanes odd(Lanes a, Lanes b, Lanes c) { return logic<0x96>(a, b, c); }
inline Lanes or_both(Lanes a, Lanes b, Lanes c) { return logic<0xf8>(a, b, c); }
inline Lanes without_but(Lanes a, Lanes b, Lanes c) { return logic<0xb0>(a, b, c); }
inline Lanes without(Lanes a, Lanes b, Lanes c) { return logic<0x10>(a, b, c); }

inline Lanes repeated(const Lanes (&singles)[9], Lanes) {
    Lanes once[3], twice[3];
    for (int i = 0; i < 3; ++i) {
        once[i] = any(singles[3 * i], singles[3 * i + 1], singles[3 * i + 2]);
        twice[i] = at_least_two(singles[3 * i], singles[3 * i + 1], singles[3 * i + 2]);
    }
    return any(twice[0], twice[1], twice[2]) | at_least_two(once[0], once[1], once[2]);
}

// clang-format off
#include "engine/nine/cells_avx512.inc"
#include "engine/nine/kernel_body.inc"
// clang-format on

}  // namespace sudokit::nine::avx512

SUDOKIT_TARGET_END

namespace sudokit::nine {

std::unique_ptr<Machine> make_avx512() { return std::make_unique<avx512::KernelMachine>(); }

}  // namespace sudokit::nine

#endif
