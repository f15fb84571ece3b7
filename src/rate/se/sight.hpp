// What Sudoku Explainer's techniques see: as much as is needed to tell a step.
#pragma once

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

#include "rate/se/position.hpp"

namespace sudokit::rate::se {

/// A digit has one place left in a house, or a cell one candidate.
struct LastOne {
    static constexpr unsigned kInCell = kHouses;

    unsigned house;  ///< or kInCell
    bool last_cell;  ///< no other cell of the house is open
};

/// All places of a digit in house `from` are also in house `to`: it leaves the rest of `to`.
struct Locking {
    unsigned from;
    unsigned to;
    unsigned digit;
    Mask shared_from;  ///< the places of `from` that lie in `to`
    Mask shared_to;    ///< the places of `to` that lie in `from`
};

/// The cells of a house at `places` hold just `digits`, or these digits just `places`.
struct Subset {
    unsigned house;
    Mask places;
    Mask digits;
};
struct NakedSet : Subset {};
struct HiddenSet : Subset {};

/// In the lines (0-8) of `base`, the digit is within `cover`, lines across.
struct Fish {
    unsigned base_kind;  ///< kRows or kColumns
    Mask base;
    Mask cover;
    unsigned digit;
};

/// XY-Wing and XYZ-Wing.
struct Wing {
    std::uint8_t pivot;
    std::uint8_t one;
    std::uint8_t two;
    std::uint8_t digit;  ///< that goes
};

/// Cells that could hold two digits both ways round.
struct UniqueLoop {
    std::vector<std::uint8_t> cells;  ///< from each to the next, and from the last to the first
    Mask pair;
    int type;
    NakedSet set;  ///< of type 3, which has a house: the other cells, and all digits
};

/// All open cells would have two candidates, but for some that have too many.
struct Grave {
    struct Extra {
        unsigned cell;
        Mask digits;
    };
    std::vector<Extra> extras;
    int type;
    NakedSet set;  ///< of type 3: the other cells, and all digits
};

/// Cells whose digits others exclude in all combinations but some.
struct Aligned {
    std::array<std::uint8_t, 3> cells;
    unsigned count;
    Cells excluders;
};

/// Some chain without branches: which one is found again when it is asked for.
struct ForcingChain {};

/// Chains with branches, by the nodes of the search that they end in.
struct BranchingEnds {
    std::array<std::uint32_t, 9> targets;
    unsigned count;
    unsigned kind;
    unsigned root;  ///< the cause why one of the assumptions is right
};

using Sight = std::variant<std::monostate, LastOne, Locking, NakedSet, HiddenSet, Fish, Wing,
                           UniqueLoop, Grave, Aligned, ForcingChain, BranchingEnds>;

}  // namespace sudokit::rate::se
