// How long the runs of a search that starts over should be.
#pragma once

#include <bit>
#include <cstdint>

#include "base/assert.hpp"

namespace sudokit::engine {

/// The Luby sequence 1 1 2 1 1 2 4 ...: lengths of runs that are never far from the best ones
/// (Luby, Sinclair and Zuckerman 1993). `index` counts from 1.
[[nodiscard]] inline std::uint64_t luby(std::uint64_t index) {
    for (;;) {
        SUDOKIT_ASSERT(index >= 1);
        const auto bits = static_cast<std::uint32_t>(std::bit_width(index));
        if (index + 1 == std::uint64_t{1} << bits) return std::uint64_t{1} << (bits - 1);
        index -= (std::uint64_t{1} << (bits - 1)) - 1;
    }
}

}  // namespace sudokit::engine
