// The pictures of the manual, painted: whatever they are made of, the painter of PDF knows it.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include <cairo.h>
#include <gtest/gtest.h>

#include "book/cairo_painter.hpp"
#include "book/page_svg.hpp"

namespace sudokit {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(PaintedPictures, HoldNothingThatThePainterDoesNotKnow) {
    const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface(
        cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr), cairo_surface_destroy);
    const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> context(cairo_create(surface.get()),
                                                                     cairo_destroy);
    book::CairoPainter painter(context.get(), book::page_looks());
    std::size_t count = 0;
    for (const auto& file : fs::directory_iterator(SUDOKIT_DOCS_DIR "/techniques")) {
        if (file.path().extension() != ".svg") continue;

        painter.paint(text_of(file.path()), 100, 100);

        EXPECT_EQ(painter.unknown(), std::vector<std::string>()) << file.path();
        ++count;
    }
    EXPECT_GT(count, 50U);
}

}  // namespace
}  // namespace sudokit
