// What tests of ratings share: 9x9 puzzles from text.
#pragma once

#include <cstdint>
#include <string_view>

#include "sudokit/nine.hpp"
#include "sudokit/puzzle.hpp"

#include "board/test_puzzle.hpp"

namespace sudokit {

/// 81 cells in reading order, '.' where there is no given.
inline nine::Digits digits_of(std::string_view text) {
    nine::Digits digits{};
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (text[i] != '.') digits[i] = static_cast<std::uint8_t>(text[i] - '0');
    }
    return digits;
}

}  // namespace sudokit
