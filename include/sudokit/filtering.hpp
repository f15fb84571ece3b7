// What is left of a puzzle's candidates when models or rules have filtered them.
#pragma once

#include <cstdint>
#include <string_view>
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

/// The word that programs read for it: open, solved, none or unknown.
[[nodiscard]] constexpr std::string_view filtering_word(Filtering::State state) {
    switch (state) {
        case Filtering::State::open: return "open";
        case Filtering::State::solved: return "solved";
        case Filtering::State::failed: return "none";
        case Filtering::State::stopped: break;
    }
    return "unknown";
}

}  // namespace sudokit
