// PDF files by Cairo, a module.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sudokit/book.hpp"

#include "backend/module.hpp"
#include "draw/picture_css.hpp"

namespace sudokit::book {

/// A book as Cairo is told of it.
struct PrintedBook {
    struct Bookmark {
        std::size_t page = 0;  ///< from 0
        std::string name;
    };

    std::string title;
    double width = 0;  ///< of a page, in points
    double height = 0;
    std::size_t pages = 0;
    FunctionRef<std::string(std::size_t)> page_svg;
    std::vector<draw::Look> looks;
    std::vector<Bookmark> bookmarks;
};

struct CairoModule {
    static constexpr const char* kName = "cairo";
    /// As `draw_pdf` says.
    using Entry = Result<Pdf>(const PrintedBook&, const Deadline&);
};

}  // namespace sudokit::book
