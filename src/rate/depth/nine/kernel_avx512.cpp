// Propagation in AVX-512 vectors.
#include "rate/depth/nine/lanes.hpp"

#if SUDOKIT_RATE_X86

#include <cstring>

#include <immintrin.h>

#include "engine/nine/target.hpp"

SUDOKIT_TARGET_BEGIN("avx512f,avx512dq,avx512bw,avx512vl,avx2,bmi,bmi2,popcnt")

namespace sudokit::rate::avx512 {

using namespace nine;

constexpr unsigned kLanes = 16;

using Lanes = Word __attribute__((vector_size(4 * kLanes)));

inline LaneBits lane_bits(decltype(Lanes{} == 0) truth) {
    return static_cast<LaneBits>(_mm512_movepi32_mask(reinterpret_cast<__m512i>(truth)));
}

// All candidates of all lanes. By way of memory: g++ 12 warns of its own intrinsics for halves of
// vectors.
inline Word union_of(Lanes v) {
    using Half = Word __attribute__((vector_size(2 * kLanes)));
    Half halves[2];
    std::memcpy(halves, &v, sizeof halves);
    const auto eight = reinterpret_cast<__m256i>(halves[0] | halves[1]);
    const __m128i four =
        _mm_or_si128(_mm256_castsi256_si128(eight), _mm256_extracti128_si256(eight, 1));
    const __m128i two = _mm_or_si128(four, _mm_shuffle_epi32(four, 0x4e));
    return static_cast<Word>(_mm_cvtsi128_si32(_mm_or_si128(two, _mm_shuffle_epi32(two, 0xb1))));
}

// Three-input logic in one instruction. The numbers are truth tables: the result for a, b, c = 111,
// 110, .. 000 from the highest bit on.
template <int kTable>
inline __attribute__((always_inline)) Lanes logic(Lanes a, Lanes b, Lanes c) {
    return reinterpret_cast<Lanes>(_mm512_ternarylogic_epi32(reinterpret_cast<__m512i>(a),
                                                             reinterpret_cast<__m512i>(b),
                                                             reinterpret_cast<__m512i>(c), kTable));
}

inline Lanes any(Lanes a, Lanes b, Lanes c) { return logic<0xfe>(a, b, c); }
inline Lanes at_least_two(Lanes a, Lanes b, Lanes c) { return logic<0xe8>(a, b, c); }
inline Lanes or_both(Lanes a, Lanes b, Lanes c) { return logic<0xf8>(a, b, c); }
inline Lanes or_only(Lanes a, Lanes b, Lanes c) { return logic<0xf4>(a, b, c); }
inline Lanes without(Lanes a, Lanes b, Lanes c) { return logic<0x10>(a, b, c); }
inline Lanes and_either(Lanes a, Lanes b, Lanes c) { return logic<0xe0>(a, b, c); }
inline Lanes without_but(Lanes a, Lanes b, Lanes c) { return logic<0xb0>(a, b, c); }

#include "rate/depth/nine/singles.inc"

}  // namespace sudokit::rate::avx512

SUDOKIT_TARGET_END

namespace sudokit::rate {

const Propagator& avx512_propagator() {
    static const avx512::KernelPropagator kPropagator;
    return kPropagator;
}

}  // namespace sudokit::rate

#endif
