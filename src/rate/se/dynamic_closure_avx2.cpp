// What follows from assumptions in dynamic chains, in AVX2 vectors.
#include "rate/se/dynamic_closure.hpp"

#if SUDOKIT_X86

#include <utility>

#include <immintrin.h>

SUDOKIT_TARGET_AVX2

namespace sudokit::rate::se::avx2 {

using Lanes [[gnu::vector_size(32)]] = std::uint64_t;

SUDOKIT_INLINE bool any(const Lanes& lanes) {
    const auto v = reinterpret_cast<__m256i>(lanes);
    return _mm256_testz_si256(v, v) == 0;
}

#include "rate/se/dynamic_closure_body.inc"

}  // namespace sudokit::rate::se::avx2

SUDOKIT_TARGET_END

namespace sudokit::rate::se {

std::unique_ptr<DynamicClosure> make_avx2_closure() {
    return std::make_unique<avx2::LaneClosure>();
}

}  // namespace sudokit::rate::se

#endif
