// What is left of a puzzle's candidates when models or rules have filtered them.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/puzzle.hpp"

namespace sudokit {

/// What filtering left.
struct Filtering {
    enum class State : std::uint8_t {
        open,    ///< some cell has several candidates left
        solved,  ///< every cell has one, and they are a solution
        failed,  ///< some variable has no value left: there is no solution
        stopped  ///< the deadline passed first
    };

    State state = State::open;
    std::vector<DigitSet> candidates;  ///< of each cell; of little worth if it failed
    std::uint64_t removed = 0;         ///< candidates of cells that went, givens not counted
};

}  // namespace sudokit
