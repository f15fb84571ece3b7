// What is painted, looked at dot by dot.
#include "book/cairo_painter.hpp"

#include <array>
#include <memory>

#include <gtest/gtest.h>

namespace sudokit::book {
namespace {

constexpr auto kLooks = std::to_array<draw::Look>({
    {"text", "text-anchor:middle"},
    {".red", "fill:#f00"},
    {".line", "fill:none;stroke:#0000ff;stroke-linecap:square"},
    {".bold", "font-weight:700"},
});

// A canvas of 100 by 100 dots, white at first.
class Canvas {
  public:
    Canvas()
        : surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 100, 100), cairo_surface_destroy),
          context_(cairo_create(surface_.get()), cairo_destroy),
          painter_(context_.get(), kLooks) {
        cairo_set_source_rgb(context_.get(), 1, 1, 1);
        cairo_paint(context_.get());
        cairo_set_antialias(context_.get(), CAIRO_ANTIALIAS_NONE);
    }

    CairoPainter& paint(std::string_view inside) {
        const std::string svg = "<svg viewBox=\"0 0 50 50\">" + std::string(inside) + "</svg>";
        painter_.paint(svg, 100, 100);
        cairo_surface_flush(surface_.get());
        return painter_;
    }

    [[nodiscard]] std::uint32_t dot(int x, int y) const {
        const unsigned char* row = cairo_image_surface_get_data(surface_.get()) +
                                   y * cairo_image_surface_get_stride(surface_.get());
        std::uint32_t value = 0;
        std::copy_n(row + x * 4, 4, reinterpret_cast<unsigned char*>(&value));
        return value & 0xFFFFFFU;
    }

    // How many dots of columns from..to-1 are not white.
    [[nodiscard]] int ink(int from, int to) const {
        int count = 0;
        for (int y = 0; y < 100; ++y) {
            for (int x = from; x < to; ++x) count += dot(x, y) == 0xFFFFFF ? 0 : 1;
        }
        return count;
    }

  private:
    std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface_;
    std::unique_ptr<cairo_t, decltype(&cairo_destroy)> context_;
    CairoPainter painter_;
};

constexpr std::uint32_t kRed = 0xFF0000;
constexpr std::uint32_t kBlue = 0x0000FF;
constexpr std::uint32_t kWhite = 0xFFFFFF;

TEST(CairoPainter, ShapesHaveTheirPlaceAndLook) {
    Canvas canvas;

    canvas.paint(R"(<rect class="red" x="10" y="10" width="10" height="5"/>)"
                 R"(<circle class="red" cx="40" cy="40" r="5"/>)"
                 R"(<path class="line" stroke-width="2" d="M5 25H25V45h-20z"/>)");

    EXPECT_EQ(canvas.dot(21, 21), kRed);
    EXPECT_EQ(canvas.dot(21, 31), kWhite);
    EXPECT_EQ(canvas.dot(80, 80), kRed);
    EXPECT_EQ(canvas.dot(71, 71), kWhite) << "the corner of the square around the circle";
    EXPECT_EQ(canvas.dot(10, 70), kBlue);
    EXPECT_EQ(canvas.dot(50, 70), kBlue);
    EXPECT_EQ(canvas.dot(30, 70), kWhite) << "not filled";
}

TEST(CairoPainter, PicturesWithinAPageAreMovedAndScaled) {
    Canvas canvas;

    canvas.paint(R"(<svg x="25" y="0" width="25" height="25" viewBox="0 0 10 10">)"
                 R"(<g class="red"><rect x="5" y="5" width="5" height="5"/></g></svg>)"
                 R"(<rect class="red" x="0" y="45" width="5" height="5"/>)");

    EXPECT_EQ(canvas.dot(76, 26), kRed);
    EXPECT_EQ(canvas.dot(73, 23), kWhite);
    EXPECT_EQ(canvas.dot(1, 99), kRed) << "what comes behind is not moved";
}

TEST(CairoPainter, WordsStandWhereTheirAnchorIs) {
    Canvas canvas;

    canvas.paint(R"(<text class="red" font-size="10" x="25" y="25">88</text>)");

    EXPECT_GT(canvas.ink(38, 50), 0);
    EXPECT_GT(canvas.ink(50, 62), 0);
    EXPECT_EQ(canvas.ink(0, 35) + canvas.ink(65, 100), 0);
}

TEST(CairoPainter, BoldWordsTakeMoreInk) {
    Canvas plain;
    Canvas bold;

    plain.paint(R"(<text class="red" font-size="20" x="25" y="35">5</text>)");
    bold.paint(R"(<text class="red bold" font-size="20" x="25" y="35">5</text>)");

    EXPECT_GT(bold.ink(0, 100), plain.ink(0, 100));
}

TEST(CairoPainter, NamesTheLettersThatTheFontLacks) {
    Canvas canvas;

    const CairoPainter& painter = canvas.paint(
        "<text font-size=\"9\" x=\"25\" y=\"35\">\u00c9t\u00e9\u202f: "
        "\u2019\u00ab\u6570\u6570</text>");

    EXPECT_EQ(painter.missing(), "\u6570");
}

#if !SUDOKIT_CHECKED
TEST(CairoPainter, SaysWhatItDoesNotKnow) {
    Canvas canvas;

    const CairoPainter& painter =
        canvas.paint(R"(<ellipse/><path d="M0 0A1 2 3"/><rect fill="red" width="1" height="1"/>)");

    EXPECT_EQ(painter.unknown(),
              (std::vector<std::string>{"<ellipse>", "path command A", "fill:red"}));
}
#endif

}  // namespace
}  // namespace sudokit::book
