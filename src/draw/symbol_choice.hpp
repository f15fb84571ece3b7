// Which alphabet a picture is written in.
#pragma once

#include "sudokit/symbols.hpp"

namespace sudokit::draw {

/// The alphabet, or numbers where it has too few symbols for the order.
[[nodiscard]] inline Symbols usable_symbols(Symbols symbols, Digit order) {
    return can_write(symbols, order) ? symbols : Symbols::numbers;
}

}  // namespace sudokit::draw
