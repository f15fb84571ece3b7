// What assumptions can lead to, in AVX-512 vectors.
#include "rate/se/reach.hpp"

#if SUDOKIT_X86

#include <cstring>
#include <utility>

#include <immintrin.h>

SUDOKIT_TARGET_AVX512

namespace sudokit::rate::se::avx512 {

using Lanes [[gnu::vector_size(64)]] = std::uint64_t;
using Half [[gnu::vector_size(32)]] = std::uint64_t;

SUDOKIT_INLINE bool any(const Lanes& lanes) {
    const auto v = reinterpret_cast<__m512i>(lanes);
    return _mm512_test_epi64_mask(v, v) != 0;
}

SUDOKIT_INLINE bool any(const Half& lanes) {
    const auto v = reinterpret_cast<__m256i>(lanes);
    return _mm256_testz_si256(v, v) == 0;
}

#include "rate/se/reach_body.inc"

}  // namespace sudokit::rate::se::avx512

SUDOKIT_TARGET_END

namespace sudokit::rate::se {

std::unique_ptr<Reach> make_avx512_reach() { return std::make_unique<avx512::LaneReach>(); }

}  // namespace sudokit::rate::se

#endif
