// Propagation in AVX-512 vectors.
#include "rate/depth/nine/lanes.hpp"

#if SUDOKIT_X86

#include <cstring>

#include <immintrin.h>

#include "engine/nine/target.hpp"

SUDOKIT_TARGET_AVX512

namespace sudokit::rate::avx512 {

using namespace nine;

#include "engine/nine/vectors_avx512.inc"

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
