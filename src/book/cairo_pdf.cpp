#include "book/cairo_pdf.hpp"

#include <memory>
#include <new>

#include <cairo-pdf.h>
#include <cairo.h>

#include "book/cairo_painter.hpp"
#include "book/texts.hpp"

namespace sudokit::book {
namespace {

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Context = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

// Called by C, which knows no exceptions.
cairo_status_t append_bytes(void* target, const unsigned char* data, unsigned length) noexcept {
    try {
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes are bytes
        static_cast<std::string*>(target)->append(reinterpret_cast<const char*>(data), length);
    } catch (const std::bad_alloc&) {
        return CAIRO_STATUS_NO_MEMORY;
    }
    return CAIRO_STATUS_SUCCESS;
}

// The day is always the same, so that the same book gives the same bytes.
void set_metadata(cairo_surface_t* surface, const PrintedBook& book) {
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, book.title.c_str());
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "sudokit");
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
}

// The list of parts that readers show beside the pages.
void add_outline(cairo_surface_t* surface, const PrintedBook& book) {
    for (const auto& [page, name] : book.bookmarks) {
        const std::string target = "page=" + std::to_string(page + 1) + " pos=[0 0]";
        cairo_pdf_surface_add_outline(surface, CAIRO_PDF_OUTLINE_ROOT, name.c_str(), target.c_str(),
                                      CAIRO_PDF_OUTLINE_FLAG_OPEN);
    }
}

Result<Pdf> print(const PrintedBook& book, const Deadline& deadline) {
    Pdf pdf;
    const Surface surface(
        cairo_pdf_surface_create_for_stream(append_bytes, &pdf.bytes, book.width, book.height),
        cairo_surface_destroy);
    set_metadata(surface.get(), book);
    {
        const Context context(cairo_create(surface.get()), cairo_destroy);
        CairoPainter painter(context.get(), book.looks);
        for (std::size_t page = 0; page < book.pages; ++page) {
            if (deadline.passed()) {
                return Error{ErrorCode::stopped, 0, message(text::kNoTime)};
            }
            painter.paint(book.page_svg(page), book.width, book.height);
            cairo_show_page(context.get());
        }
        pdf.missing = painter.missing();
    }
    add_outline(surface.get(), book);
    cairo_surface_finish(surface.get());
    const cairo_status_t status = cairo_surface_status(surface.get());
    if (status == CAIRO_STATUS_NO_MEMORY) throw std::bad_alloc();
    if (status != CAIRO_STATUS_SUCCESS) {
        return Error{ErrorCode::input_output, 0,
                     message(text::kCairoFault, cairo_status_to_string(status))};
    }
    return pdf;
}

}  // namespace
}  // namespace sudokit::book

SUDOKIT_EXPORT_MODULE(sudokit::book::CairoModule, sudokit::book::print)
