// Wishes that have a name.
#pragma once

#include <span>

#include "sudokit/generate.hpp"

namespace sudokit::cli {

/// What a style means, where no other option says it.
struct GenerateStyle {
    std::string_view name;
    std::uint32_t order;
    std::string_view symmetry;
    Range<std::uint32_t> clues;
    Range<Level> level;
};

[[nodiscard]] std::span<const GenerateStyle> generate_styles();

}  // namespace sudokit::cli
