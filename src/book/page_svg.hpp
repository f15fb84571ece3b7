// The pages of a book as SVG: what files hold, HTML shows and PDF is painted from.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sudokit/book.hpp"

#include "draw/picture_css.hpp"

namespace sudokit::book {

/// Every look that pages use, the later ones before the earlier.
[[nodiscard]] std::vector<draw::Look> page_looks();

/// A page as an `<svg>` element, with `style` (which may be empty) as its style sheet.
[[nodiscard]] std::string page_svg(const Book& book, std::size_t page, const std::string& style);

}  // namespace sudokit::book
