// Many states of one 9x9 puzzle side by side, and what propagates them.
#pragma once

#include <array>
#include <cstdint>

#include "engine/nine/target.hpp"
#include "rate/depth/nine/state.hpp"

namespace sudokit::rate {

/// Bit L stands for lane L.
using LaneBits = std::uint32_t;

inline constexpr unsigned kMostLanes = 16;

/// As many states as a kernel has lanes: word i of lane L is words[i * lanes + L].
struct Group {
    alignas(64) std::array<nine::Word, nine::kWords * kMostLanes> words;
};

/// What propagation found out about a group.
struct Settled {
    LaneBits failed = 0;  ///< lanes that came to a contradiction; what is in them means nothing
    Words placed = {};    ///< candidates that are alone in their cell in some lane that did not
};

/// One compiled form of propagation by naked and hidden singles.
class Propagator {
  public:
    Propagator() = default;
    Propagator(const Propagator&) = delete;
    Propagator& operator=(const Propagator&) = delete;
    virtual ~Propagator() = default;

    [[nodiscard]] virtual unsigned lanes() const = 0;

    /// Takes from all lanes what is not in `most`, and draws all consequences in the `active` ones,
    /// which are the only ones that the answer speaks of.
    virtual void settle(Group& group, const Words& most, LaneBits active,
                        Settled& settled) const = 0;
};

/// The propagator for a kernel of `nine::kernels()`.
[[nodiscard]] const Propagator& propagator_for(const nine::Kernel& kernel);

const Propagator& portable_propagator();

#if SUDOKIT_X86
const Propagator& avx2_propagator();
const Propagator& avx512_propagator();
#endif

}  // namespace sudokit::rate
