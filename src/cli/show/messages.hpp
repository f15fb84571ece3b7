// The texts of `sudokit show`.
#pragma once

#include "sudokit/message.hpp"

namespace sudokit::cli::text {

inline constexpr MessageText kHouseCells{"{0}: {1}", "{0} : {1}"};
inline constexpr MessageText kHousesOfCell{
    "{0} sees {1} other {1:cell|cells} in its houses, where it has these places:",
    "{0} voit {1} {1:autre case|autres cases} dans ses zones, où elle a ces places :"};
inline constexpr MessageText kPlaceInHouse{"  {0}, place {1}: {2}", "  {0}, place {1} : {2}"};
inline constexpr MessageText kHousesInCommon{"In common: {0}", "En commun : {0}"};
inline constexpr MessageText kNothingInCommon{"nothing", "rien"};

}  // namespace sudokit::cli::text
