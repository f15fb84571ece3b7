// What every page carries besides the walk: its style sheet, its script, the legend.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sudokit/figure.hpp"
#include "sudokit/message.hpp"

#include "draw/legend.hpp"

namespace sudokit::draw {

/// The style sheet of the page around the pictures.
[[nodiscard]] std::string_view page_css();

/// Shows one step at a time, and goes through them by keys, buttons and links.
[[nodiscard]] std::string_view page_script();

/// What shapes and colours mean, with an example of each.
[[nodiscard]] std::string legend_of(std::span<const Sample> samples, Language language);

/// What the parts of one figure mean; empty if it has none.
[[nodiscard]] std::string figure_legend(const Figure& figure, Language language);

/// The legend of pictures of steps.
[[nodiscard]] std::string page_legend(Language language);

}  // namespace sudokit::draw
