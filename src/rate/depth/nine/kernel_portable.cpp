// Propagation in the vectors that the compiler makes for its plain target.
#include <cstring>

#include "rate/depth/nine/lanes.hpp"

namespace sudokit::rate::portable {

using namespace nine;

constexpr unsigned kLanes = 4;

#include "rate/depth/nine/kernel_plain.inc"

}  // namespace sudokit::rate::portable

namespace sudokit::rate {

const Propagator& portable_propagator() {
    static const portable::KernelPropagator kPropagator;
    return kPropagator;
}

}  // namespace sudokit::rate
