// What shapes and colours of figures mean: a small drawing and a text for each.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "sudokit/figure.hpp"
#include "sudokit/message.hpp"

namespace sudokit::draw {

/// An entry of a legend: a drawing of 28 by 28 units, and what it means.
struct Sample {
    std::string_view drawing;
    const MessageText* text;
};

/// All that pictures of steps may have.
[[nodiscard]] std::span<const Sample> all_samples();

/// What one figure has.
[[nodiscard]] std::vector<Sample> samples_of(const Figure& figure);

}  // namespace sudokit::draw
