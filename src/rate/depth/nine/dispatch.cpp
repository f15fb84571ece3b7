#include <array>

#include "base/assert.hpp"
#include "rate/depth/nine/lanes.hpp"

namespace sudokit::rate {

const Propagator& propagator_for(const nine::Kernel& kernel) {
#if SUDOKIT_RATE_X86
    if (kernel.name == "avx512") return avx512_propagator();
    if (kernel.name == "avx2") return avx2_propagator();
#endif
    SUDOKIT_ASSERT(kernel.name == "portable");
    return portable_propagator();
}

}  // namespace sudokit::rate
