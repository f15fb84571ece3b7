// The looks of SVG pictures, in one place for single pictures and pages.
#pragma once

#include <string>

namespace sudokit::draw {

/// The style sheet for everything within an element of class `sk`. Screens that prefer dark get
/// dark colours; print is light. It has no variables, which many viewers of SVG files do not know.
[[nodiscard]] std::string picture_css();

/// What pictures with constraints need more.
[[nodiscard]] std::string constraint_css();

}  // namespace sudokit::draw
