// Propagation in AVX2 vectors.
#include "rate/depth/nine/lanes.hpp"

#if SUDOKIT_X86

#include <cstring>

#include <immintrin.h>

#include "engine/nine/target.hpp"

SUDOKIT_TARGET_AVX2

namespace sudokit::rate::avx2 {

using namespace nine;

#include "engine/nine/vectors_avx2.inc"

// All candidates of all lanes.
inline Word union_of(Lanes v) {
    const auto all = reinterpret_cast<__m256i>(v);
    const __m128i four =
        _mm_or_si128(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
    const __m128i two = _mm_or_si128(four, _mm_shuffle_epi32(four, 0x4e));
    return static_cast<Word>(_mm_cvtsi128_si32(_mm_or_si128(two, _mm_shuffle_epi32(two, 0xb1))));
}

#include "rate/depth/nine/singles.inc"

}  // namespace sudokit::rate::avx2

SUDOKIT_TARGET_END

namespace sudokit::rate {

const Propagator& avx2_propagator() {
    static const avx2::KernelPropagator kPropagator;
    return kPropagator;
}

}  // namespace sudokit::rate

#endif
