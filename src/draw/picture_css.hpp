// The looks of SVG pictures, in one place for single pictures and pages.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace sudokit::draw {

/// What elements of a class look like, and what of it is different in the dark.
struct Look {
    std::string_view selector;  ///< ".gv", or the name of an element
    std::string_view light;     ///< declarations, as CSS writes them
    std::string_view dark = {};
};

/// The looks of pictures, and what those with constraints need more.
[[nodiscard]] std::span<const Look> picture_looks();
[[nodiscard]] std::span<const Look> constraint_looks();

/// The style sheet of looks for paper: always light.
[[nodiscard]] std::string paper_css(std::span<const Look> looks);

/// The style sheet for everything within an element of class `sk`. Screens that prefer dark get
/// dark colours; print is light. It has no variables, which many viewers of SVG files do not know.
[[nodiscard]] std::string picture_css();

/// What pictures with constraints need more.
[[nodiscard]] std::string constraint_css();

/// What pictures in the code of the founding paper have besides.
[[nodiscard]] std::string code_css();

}  // namespace sudokit::draw
