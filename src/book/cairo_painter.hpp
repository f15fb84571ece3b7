// Paints the SVG that our own pictures and pages are made of: a small part of SVG, all of it known.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <cairo.h>

#include "base/xml.hpp"
#include "draw/picture_css.hpp"

namespace sudokit::book {

/// How an element is painted: what SVG calls its properties.
struct PaintStyle {
    struct Colour {
        double red = 0;
        double green = 0;
        double blue = 0;
        bool none = false;
    };

    enum class Anchor : std::uint8_t { start, middle, end };

    Colour fill = {};
    Colour stroke = {.none = true};
    double fill_opacity = 1;
    double opacity = 1;
    double stroke_width = 1;
    double font_size = 16;
    bool bold = false;
    Anchor anchor = Anchor::start;
    cairo_line_cap_t cap = CAIRO_LINE_CAP_BUTT;
    cairo_line_join_t join = CAIRO_LINE_JOIN_MITER;
    std::vector<double> dashes = {};
};

/// Paints documents one after the other. What it does not know in them (elements, properties,
/// commands of paths) is our own mistake; where assertions are off it is left out.
class CairoPainter {
  public:
    /// `context` must outlive the painter.
    CairoPainter(cairo_t* context, std::span<const draw::Look> looks);

    /// Paints an SVG document, made as large as `width` and `height` in the units of the context.
    void paint(std::string_view svg, double width, double height);

    /// Characters that the font lacks, each once.
    [[nodiscard]] std::string missing() const;

    /// What was met and is not known; empty if all is well.
    [[nodiscard]] const std::vector<std::string>& unknown() const { return unknown_; }

  private:
    using Declarations = std::vector<std::pair<std::string_view, std::string_view>>;

    struct Rule {
        std::string_view selector;
        Declarations declarations;
    };

    [[nodiscard]] PaintStyle style_of(const XmlEvent& element, const PaintStyle& around);
    void set(PaintStyle& style, std::string_view property, std::string_view value);
    void begin(const XmlEvent& element, const PaintStyle& style);
    void enter_svg(const XmlEvent& element);
    void paint_rectangle(const XmlEvent& element, const PaintStyle& style);
    void paint_circle(const XmlEvent& element, const PaintStyle& style);
    void paint_path(const XmlEvent& element, const PaintStyle& style);
    void fill_and_stroke(const PaintStyle& style);
    void paint_words(const std::string& text, const PaintStyle& style);
    void look_for_missing(const std::string& words);
    void give_up_on(std::string what);

    cairo_t* context_;
    std::vector<Rule> rules_;
    std::set<char32_t> missing_;
    std::vector<std::string> unknown_;
    std::pair<double, double> size_ = {};   // of the page
    std::pair<double, double> place_ = {};  // of the words that come next
};

}  // namespace sudokit::book
