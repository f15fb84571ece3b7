// Chains as their inventor writes them: "whip[3]: r5c2{n1 n4} - c1n4{r6 r2} - b1n7{r2c2 .}".
#pragma once

#include <string>

#include "rate/whips/chain.hpp"

namespace sudokit::rate::whips {

/// With what follows at the end: "==> r1c1<>7".
[[nodiscard]] std::string chain_text(const Chain& chain);

}  // namespace sudokit::rate::whips
