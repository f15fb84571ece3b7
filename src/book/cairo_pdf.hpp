// PDF files by Cairo.
#pragma once

#include "sudokit/book.hpp"

namespace sudokit::book {

/// As `draw_pdf` says.
[[nodiscard]] Result<Pdf> cairo_pdf(const Book& book, const Deadline& deadline);

}  // namespace sudokit::book
