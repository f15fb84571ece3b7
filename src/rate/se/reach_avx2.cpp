// What assumptions can lead to, in AVX2 vectors.
#include "rate/se/reach.hpp"

#if SUDOKIT_X86

#include <cstring>
#include <utility>

#include <immintrin.h>

SUDOKIT_TARGET_AVX2

namespace sudokit::rate::se::avx2 {

using Half [[gnu::vector_size(32)]] = std::uint64_t;

// Two vectors: one that is longer than those of the machine would be kept in memory.
struct Lanes {
    Half low;
    Half high;

    SUDOKIT_INLINE friend Lanes operator&(const Lanes& a, const Lanes& b) {
        return {a.low & b.low, a.high & b.high};
    }
    SUDOKIT_INLINE friend Lanes operator|(const Lanes& a, const Lanes& b) {
        return {a.low | b.low, a.high | b.high};
    }
    SUDOKIT_INLINE friend Lanes operator^(const Lanes& a, const Lanes& b) {
        return {a.low ^ b.low, a.high ^ b.high};
    }
    SUDOKIT_INLINE friend Lanes operator~(const Lanes& a) { return {~a.low, ~a.high}; }
    SUDOKIT_INLINE Lanes& operator&=(const Lanes& other) { return *this = *this & other; }
    SUDOKIT_INLINE Lanes& operator|=(const Lanes& other) { return *this = *this | other; }
    SUDOKIT_INLINE std::uint64_t operator[](unsigned word) const {
        return word < 4 ? low[word] : high[word - 4];
    }
};

SUDOKIT_INLINE bool any(const Half& lanes) {
    const auto v = reinterpret_cast<__m256i>(lanes);
    return _mm256_testz_si256(v, v) == 0;
}

SUDOKIT_INLINE bool any(const Lanes& lanes) { return any(lanes.low | lanes.high); }

#include "rate/se/reach_body.inc"

}  // namespace sudokit::rate::se::avx2

SUDOKIT_TARGET_END

namespace sudokit::rate::se {

std::unique_ptr<Reach> make_avx2_reach() { return std::make_unique<avx2::LaneReach>(); }

}  // namespace sudokit::rate::se

#endif
