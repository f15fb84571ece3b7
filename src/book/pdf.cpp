// PDF, if it is in this build.
#include "sudokit/book.hpp"

#include "book/texts.hpp"

#if SUDOKIT_WITH_CAIRO
#include "book/cairo_pdf.hpp"
#endif

namespace sudokit {

bool has_pdf() { return SUDOKIT_WITH_CAIRO != 0; }

Result<Pdf> draw_pdf([[maybe_unused]] const Book& book, [[maybe_unused]] Deadline deadline) {
#if SUDOKIT_WITH_CAIRO
    return book::cairo_pdf(book, deadline);
#else
    return Error{ErrorCode::unsupported, 0, message(book::text::kNoPdf)};
#endif
}

}  // namespace sudokit
