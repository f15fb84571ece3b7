// Finds what somebody meant who mistyped a name.
#pragma once

#include <span>
#include <string_view>

namespace sudokit {

/// The known word that is most like `word`; empty if none is like it.
[[nodiscard]] std::string_view nearest(std::string_view word,
                                       std::span<const std::string_view> known);

}  // namespace sudokit
