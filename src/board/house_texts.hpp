// Texts about houses, one for each kind.
#pragma once

#include <array>

#include "sudokit/board.hpp"
#include "sudokit/message.hpp"

namespace sudokit {

/// In the order of `HouseKind`; {0} is the number of the house, from 1.
using HouseTexts = std::array<MessageText, 6>;

/// The house in the words of its kind.
[[nodiscard]] inline std::string house_text(const HouseTexts& texts, const House& house,
                                            Language language) {
    return message(texts[static_cast<std::size_t>(house.kind)], house.index + 1).in(language);
}

}  // namespace sudokit
