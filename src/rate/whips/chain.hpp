// Whips, braids and g-whips: what a target leads to, step by step, until a variable has no value.
#pragma once

#include <vector>

#include "rate/whips/variables.hpp"

namespace sudokit::rate::whips {

enum class Kind : std::uint8_t {
    whip,   ///< each step goes on from the one before
    braid,  ///< each step goes on from the target or any before
    g_whip  ///< a whip that may have groups on the right
};

/// A variable, all of whose values but those on the right are excluded by the target and what is on
/// the right before. The one on the left is linked to what the step goes on from; those of a whip
/// are all different.
struct Link {
    std::uint16_t variable = 0;
    Candidate left = 0;
    Right right = 0;
};

/// The target is wrong, since the last variable would have no value.
struct Chain {
    Kind kind = Kind::whip;
    Candidate target = 0;
    std::vector<Link> links;
    std::uint16_t last = 0;   ///< a variable
    Candidate last_left = 0;  ///< its value on the left

    [[nodiscard]] unsigned length() const { return static_cast<unsigned>(links.size()) + 1; }
};

}  // namespace sudokit::rate::whips
