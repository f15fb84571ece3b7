// The ratings of each scale in words, for the table of scales.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "sudokit/rate.hpp"

namespace sudokit::rate {

/// Those of `level` and `rules`, and those of `score`, the easiest first.
[[nodiscard]] std::span<const RatingInfo> level_ratings();
[[nodiscard]] std::span<const RatingInfo> score_ratings();

/// The words of a table of levels.
template <class Info, std::size_t kSize>
[[nodiscard]] constexpr std::array<RatingInfo, kSize> ratings_of(
    const std::array<Info, kSize>& levels) {
    std::array<RatingInfo, kSize> out{};
    for (std::size_t i = 0; i < kSize; ++i) out[i] = {levels[i].word, levels[i].name};
    return out;
}

}  // namespace sudokit::rate
