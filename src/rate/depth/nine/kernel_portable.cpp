// Propagation in the vectors that the compiler makes for its plain target.
#include <cstring>

#include "rate/depth/nine/lanes.hpp"

namespace sudokit::rate::portable {

using namespace nine;

constexpr unsigned kLanes = 4;

using Lanes = Word __attribute__((vector_size(4 * kLanes)));

inline LaneBits lane_bits(decltype(Lanes{} == 0) truth) {
    LaneBits bits = 0;
    for (unsigned lane = 0; lane < kLanes; ++lane) bits |= (truth[lane] != 0 ? 1U : 0U) << lane;
    return bits;
}

inline Word union_of(Lanes v) { return v[0] | v[1] | v[2] | v[3]; }

#include "rate/depth/nine/singles.inc"

}  // namespace sudokit::rate::portable

namespace sudokit::rate {

const Propagator& portable_propagator() {
    static const portable::KernelPropagator kPropagator;
    return kPropagator;
}

}  // namespace sudokit::rate
