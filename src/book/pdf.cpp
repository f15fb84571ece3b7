// PDF, by a module.
#include "sudokit/book.hpp"

#include "book/cairo_pdf.hpp"
#include "book/page_svg.hpp"

namespace sudokit {
namespace {

constexpr double kPointsPerUnit = 72.0 / 2540.0;  // a hundredth of a millimetre

// The list of parts that readers show beside the pages.
std::vector<book::PrintedBook::Bookmark> bookmarks_of(const Book& book) {
    std::vector<book::PrintedBook::Bookmark> bookmarks;
    for (std::size_t page = 0; page < book.pages.size(); ++page) {
        const BookPart part = book.pages[page].part;
        if (page > 0 && book.pages[page - 1].part == part) continue;
        bookmarks.push_back({page, std::string(part_name(part).in(book.language))});
    }
    return bookmarks;
}

}  // namespace

std::optional<Error> pdf_fault() { return backend::module_fault<book::CairoModule>(); }

Result<Pdf> draw_pdf(const Book& book, Deadline deadline) {
    const auto& module = backend::loaded<book::CairoModule>();
    if (!module) return module.error();
    const auto page_svg = [&](std::size_t page) { return book::page_svg(book, page, {}); };
    return module->call({.title = book.title,
                         .width = book.width * kPointsPerUnit,
                         .height = book.height * kPointsPerUnit,
                         .pages = book.pages.size(),
                         .page_svg = page_svg,
                         .looks = book::page_looks(),
                         .bookmarks = bookmarks_of(book)},
                        deadline);
}

}  // namespace sudokit
