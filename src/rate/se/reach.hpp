// What assumptions can lead to at most in chains with techniques and nested chains: it says which
// of them need not be followed.
#pragma once

#include "engine/nine/target.hpp"
#include "rate/se/groups.hpp"

namespace sudokit::rate::se {

/// For each candidate's being on or off, a set of which all that follows from it is a part.
///
/// The sets are closed under rules that find all that the techniques inside chains find, and are
/// more generous in that they know no order, no conditions on how many cells are open, and no
/// parents. Such rules are monotone: when more is known, they find at least the same, or a
/// contradiction. So by induction over its nodes, all that a chain deduces is in the closed set;
/// and if that set has no contradiction, neither has the chain. It does not matter where a set grew
/// from: when a position loses candidates, the sets of before just go on growing.
class Reach : public Conclusions {
  public:
    /// What is applied to all that an assumption leads to. Each has what those before it have.
    enum class Rules : std::uint8_t {
        sets,      ///< singles, locked candidates, pairs and X-Wings (level 1)
        chains,    ///< chains without branches (level 2)
        multiple,  ///< multiple chains (level 3)
        dynamic    ///< dynamic chains (level 4)
    };

    Reach() = default;
    Reach(const Reach&) = delete;
    Reach& operator=(const Reach&) = delete;
    virtual ~Reach() = default;

    /// Finds the sets for a position. If the last one was a greater one of the same puzzle, that is
    /// quicker.
    virtual void update(const Position& position, Rules rules) = 0;
};

/// One in the vectors of a kernel of `nine::kernels()`.
[[nodiscard]] std::unique_ptr<Reach> make_reach(const nine::Kernel& kernel);

std::unique_ptr<Reach> make_portable_reach();

#if SUDOKIT_X86
std::unique_ptr<Reach> make_avx2_reach();
std::unique_ptr<Reach> make_avx512_reach();
#endif

}  // namespace sudokit::rate::se
