// What follows from assumptions in dynamic chains, in the vectors that the compiler makes for its
// plain target.
#include <utility>

#include "rate/se/dynamic_closure.hpp"

namespace sudokit::rate::se::portable {

using Lanes [[gnu::vector_size(32)]] = std::uint64_t;

SUDOKIT_INLINE bool any(const Lanes& lanes) {
    return (lanes[0] | lanes[1] | lanes[2] | lanes[3]) != 0;
}

#include "rate/se/dynamic_closure_body.inc"

}  // namespace sudokit::rate::se::portable

namespace sudokit::rate::se {

std::unique_ptr<DynamicClosure> make_portable_closure() {
    return std::make_unique<portable::LaneClosure>();
}

}  // namespace sudokit::rate::se
