// The order in which players look through the houses of a board.
#pragma once

#include <cstdint>

#include "sudokit/board.hpp"

namespace sudokit::logic {

/// Visits the houses until `visit` answers false, and then does so too. Boxes come first, since
/// players look there first; then the others in their order.
template <class Visit>
bool each_house(const Board& board, Visit visit) {
    const auto houses = board.houses();
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        if (houses[house].kind == HouseKind::box && !visit(house)) return false;
    }
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        if (houses[house].kind != HouseKind::box && !visit(house)) return false;
    }
    return true;
}

}  // namespace sudokit::logic
