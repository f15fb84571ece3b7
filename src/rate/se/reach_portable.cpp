// What assumptions can lead to, in the vectors that the compiler makes for its plain target.
#include <cstring>
#include <utility>

#include "rate/se/reach.hpp"

namespace sudokit::rate::se::portable {

using Lanes [[gnu::vector_size(64)]] = std::uint64_t;
using Half [[gnu::vector_size(32)]] = std::uint64_t;

template <class Vector>
SUDOKIT_INLINE bool any(const Vector& lanes) {
    std::uint64_t all = 0;
    for (unsigned i = 0; i < sizeof lanes / 8; ++i) all |= lanes[i];
    return all != 0;
}

#include "rate/se/reach_body.inc"

}  // namespace sudokit::rate::se::portable

namespace sudokit::rate::se {

std::unique_ptr<Reach> make_portable_reach() { return std::make_unique<portable::LaneReach>(); }

}  // namespace sudokit::rate::se
