// Verdicts as JSON spells them.
#pragma once

#include <array>
#include <string_view>

#include "sudokit/solve.hpp"

namespace sudokit::api {

/// "none", "one", "some", "several" or "unknown".
[[nodiscard]] constexpr std::string_view verdict_word(Verdict verdict) {
    constexpr std::array<std::string_view, 5> kWords = {"none", "one", "some", "several",
                                                        "unknown"};
    return kWords[static_cast<std::size_t>(verdict)];
}

}  // namespace sudokit::api
