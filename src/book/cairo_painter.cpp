#include "book/cairo_painter.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <numbers>
#include <optional>

#include "base/assert.hpp"
#include "base/utf8.hpp"
#include "book/letter_widths.hpp"

namespace sudokit::book {
namespace {

// The widths of its letters are those of letter_widths.cpp, and every Debian has it to offer.
constexpr const char* kFont = "Liberation Sans";

std::optional<double> number_at(std::string_view& text) {
    while (text.starts_with(' ') || text.starts_with(',')) text.remove_prefix(1);
    double number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

double number_of(const XmlEvent& element, std::string_view name) {
    const XmlAttribute* attribute = element.attribute(name);
    if (attribute == nullptr) return 0;
    std::string_view text = attribute->value;
    return number_at(text).value_or(0);
}

std::vector<double> numbers_of(std::string_view text) {
    std::vector<double> out;
    while (const auto number = number_at(text)) out.push_back(*number);
    return out;
}

// "#1c5fae", "#fff" or "none".
std::optional<PaintStyle::Colour> colour_of(std::string_view text) {
    if (text == "none") return PaintStyle::Colour{.none = true};
    if (!text.starts_with('#') || (text.size() != 4 && text.size() != 7)) return std::nullopt;
    const std::size_t width = text.size() / 3;
    std::array<double, 3> parts{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        unsigned value = 0;
        const char* begin = text.data() + 1 + i * width;
        if (std::from_chars(begin, begin + width, value, 16).ptr != begin + width) {
            return std::nullopt;
        }
        parts[i] = value / (width == 1 ? 15.0 : 255.0);
    }
    return PaintStyle::Colour{parts[0], parts[1], parts[2]};
}

// Whether `word` is one of those in a list with blanks between.
bool has_word(std::string_view list, std::string_view word) {
    while (!list.empty()) {
        const std::string_view next = list.substr(0, list.find(' '));
        if (next == word) return true;
        list.remove_prefix(std::min(list.size(), next.size() + 1));
    }
    return false;
}

bool applies(std::string_view selector, const XmlEvent& element) {
    if (!selector.starts_with('.')) return selector == element.name;
    const XmlAttribute* classes = element.attribute("class");
    return classes != nullptr && has_word(classes->value, selector.substr(1));
}

void use_colour(cairo_t* context, const PaintStyle::Colour& colour, double opacity) {
    cairo_set_source_rgba(context, colour.red, colour.green, colour.blue, opacity);
}

// A curve with one control point, as one with two.
void curve_to(cairo_t* context, double control_x, double control_y, double x, double y) {
    double from_x = 0;
    double from_y = 0;
    cairo_get_current_point(context, &from_x, &from_y);
    const auto part = [](double end, double control) { return end + (control - end) * 2 / 3; };
    cairo_curve_to(context, part(from_x, control_x), part(from_y, control_y), part(x, control_x),
                   part(y, control_y), x, y);
}

// How many numbers follow a command of a path.
std::size_t number_count(char command) {
    switch (command) {
        case 'Q': return 4;
        case 'M':
        case 'L': return 2;
        case 'H':
        case 'V':
        case 'h':
        case 'v': return 1;
        default: return 0;
    }
}

// Draws one command of a path off the front of `text`, whose numbers follow; false if there is
// anything that we never write.
bool follow(cairo_t* context, char command, std::string_view& text) {
    std::array<double, 4> to{};
    const std::size_t count = number_count(command);
    for (std::size_t i = 0; i < count; ++i) {
        const auto number = number_at(text);
        if (!number) return false;
        to[i] = *number;
    }
    double x = 0;
    double y = 0;
    cairo_get_current_point(context, &x, &y);
    switch (command) {
        case 'M': cairo_move_to(context, to[0], to[1]); return true;
        case 'L': cairo_line_to(context, to[0], to[1]); return true;
        case 'H': cairo_line_to(context, to[0], y); return true;
        case 'V': cairo_line_to(context, x, to[0]); return true;
        case 'h': cairo_line_to(context, x + to[0], y); return true;
        case 'v': cairo_line_to(context, x, y + to[0]); return true;
        case 'Q': curve_to(context, to[0], to[1], to[2], to[3]); return true;
        case 'z': cairo_close_path(context); return true;
        default: return false;
    }
}

// The font has no such blank.
std::string with_usual_blanks(std::string words) {
    constexpr std::string_view kNarrow = "\xE2\x80\xAF";
    constexpr std::string_view kUsual = "\xC2\xA0";
    for (auto at = words.find(kNarrow); at != std::string::npos; at = words.find(kNarrow, at)) {
        words.replace(at, kNarrow.size(), kUsual);
    }
    return words;
}

}  // namespace

CairoPainter::CairoPainter(cairo_t* context, std::span<const draw::Look> looks)
    : context_(context) {
    for (const draw::Look& look : looks) {
        Rule rule{look.selector, {}};
        for (std::string_view rest = look.light; !rest.empty();) {
            const std::string_view one = rest.substr(0, rest.find(';'));
            rest.remove_prefix(std::min(rest.size(), one.size() + 1));
            const std::size_t colon = std::min(one.find(':'), one.size());
            rule.declarations.emplace_back(one.substr(0, colon),
                                           one.substr(std::min(colon + 1, one.size())));
        }
        rules_.push_back(std::move(rule));
    }
    // Letters are as wide as the font says, whatever they will be shown on.
    cairo_font_options_t* options = cairo_font_options_create();
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_set_font_options(context, options);
    cairo_font_options_destroy(options);
}

std::string CairoPainter::missing() const {
    std::string out;
    for (const char32_t letter : missing_) append_utf8(out, letter);
    return out;
}

void CairoPainter::give_up_on(std::string what) {
    if (std::ranges::find(unknown_, what) == unknown_.end()) unknown_.push_back(std::move(what));
}

void CairoPainter::set(PaintStyle& style, std::string_view property, std::string_view value) {
    const auto number = [value] {
        std::string_view text = value;
        return number_at(text).value_or(0);
    };
    const auto colour = colour_of(value);
    if (property == "fill" && colour) {
        style.fill = *colour;
    } else if (property == "stroke" && colour) {
        style.stroke = *colour;
    } else if (property == "stroke-width") {
        style.stroke_width = number();
    } else if (property == "stroke-dasharray") {
        style.dashes = numbers_of(value);
    } else if (property == "stroke-linecap" && (value == "round" || value == "square")) {
        style.cap = value == "round" ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE;
    } else if (property == "stroke-linejoin" && value == "round") {
        style.join = CAIRO_LINE_JOIN_ROUND;
    } else if (property == "fill-opacity") {
        style.fill_opacity = number();
    } else if (property == "opacity") {
        style.opacity = number();
    } else if (property == "font-size") {
        style.font_size = number();
    } else if (property == "font-weight" && value == "700") {
        style.bold = true;
    } else if (property == "text-anchor") {
        using enum PaintStyle::Anchor;
        style.anchor = value == "middle" ? middle : value == "end" ? end : start;
    } else if (property != "font-family") {
        give_up_on(std::string(property) + ":" + std::string(value));
    }
}

PaintStyle CairoPainter::style_of(const XmlEvent& element, const PaintStyle& around) {
    PaintStyle style = around;
    style.opacity = 1;  // that of a group is its own
    for (const std::string_view name : {"stroke-width", "font-size", "fill"}) {
        const XmlAttribute* attribute = element.attribute(name);
        if (attribute != nullptr) set(style, name, attribute->value);
    }
    for (const Rule& rule : rules_) {
        if (!applies(rule.selector, element)) continue;
        for (const auto& [property, value] : rule.declarations) set(style, property, value);
    }
    return style;
}

void CairoPainter::paint(std::string_view svg, double width, double height) {
    size_ = {width, height};
    XmlReader reader(svg);
    std::vector<PaintStyle> styles(1);
    std::string words;
    while (true) {
        const auto event = reader.next();
        SUDOKIT_ASSERT(event.has_value());
        if (!event || event->kind == XmlEvent::Kind::done) break;
        if (event->kind == XmlEvent::Kind::text) {
            words += event->text;
        } else if (event->kind == XmlEvent::Kind::start) {
            words.clear();
            cairo_save(context_);
            styles.push_back(style_of(*event, styles.back()));
            begin(*event, styles.back());
        } else {
            if (event->name == "text") paint_words(words, styles.back());
            words.clear();
            styles.pop_back();
            cairo_restore(context_);
        }
    }
    SUDOKIT_ASSERT(unknown_.empty());
}

void CairoPainter::begin(const XmlEvent& element, const PaintStyle& style) {
    const std::string& name = element.name;
    if (name == "svg") {
        enter_svg(element);
    } else if (name == "rect") {
        paint_rectangle(element, style);
    } else if (name == "circle") {
        paint_circle(element, style);
    } else if (name == "path") {
        paint_path(element, style);
    } else if (name == "text") {
        place_ = {number_of(element, "x"), number_of(element, "y")};
    } else if (name != "g" && name != "title" && name != "desc" && name != "style") {
        give_up_on("<" + name + ">");
    }
}

// The outermost one is the page, whose size is known; the others say where they are.
void CairoPainter::enter_svg(const XmlEvent& element) {
    const XmlAttribute* view = element.attribute("viewBox");
    const auto box = view == nullptr ? std::vector<double>() : numbers_of(view->value);
    if (box.size() != 4 || box[2] <= 0 || box[3] <= 0) return give_up_on("<svg> without viewBox");
    const bool whole = element.attribute("x") == nullptr;
    const double width = whole ? size_.first : number_of(element, "width");
    const double height = whole ? size_.second : number_of(element, "height");
    if (!whole) cairo_translate(context_, number_of(element, "x"), number_of(element, "y"));
    // Both are the same but for rounding; what is seen must not be stretched.
    const double scale = std::min(width / box[2], height / box[3]);
    cairo_scale(context_, scale, scale);
}

void CairoPainter::fill_and_stroke(const PaintStyle& style) {
    if (!style.fill.none) {
        use_colour(context_, style.fill, style.fill_opacity * style.opacity);
        cairo_fill_preserve(context_);
    }
    if (!style.stroke.none) {
        use_colour(context_, style.stroke, style.opacity);
        cairo_set_line_width(context_, style.stroke_width);
        cairo_set_line_cap(context_, style.cap);
        cairo_set_line_join(context_, style.join);
        cairo_set_dash(context_, style.dashes.data(), static_cast<int>(style.dashes.size()), 0);
        cairo_stroke_preserve(context_);
    }
    cairo_new_path(context_);
}

// Round corners are for screens: on white paper nobody sees them.
void CairoPainter::paint_rectangle(const XmlEvent& element, const PaintStyle& style) {
    cairo_rectangle(context_, number_of(element, "x"), number_of(element, "y"),
                    number_of(element, "width"), number_of(element, "height"));
    fill_and_stroke(style);
}

void CairoPainter::paint_circle(const XmlEvent& element, const PaintStyle& style) {
    cairo_new_sub_path(context_);
    cairo_arc(context_, number_of(element, "cx"), number_of(element, "cy"), number_of(element, "r"),
              0, 2 * std::numbers::pi);
    cairo_close_path(context_);
    fill_and_stroke(style);
}

void CairoPainter::paint_path(const XmlEvent& element, const PaintStyle& style) {
    const XmlAttribute* commands = element.attribute("d");
    std::string_view rest = commands == nullptr ? std::string_view() : commands->value;
    while (!rest.empty()) {
        const char command = rest.front();
        rest.remove_prefix(1);
        if (command == ' ') continue;
        if (!follow(context_, command, rest)) {
            give_up_on(std::string("path command ") + command);
            break;
        }
    }
    fill_and_stroke(style);
}

void CairoPainter::look_for_missing(const std::string& words) {
    cairo_glyph_t* glyphs = nullptr;
    int count = 0;
    const cairo_status_t status = cairo_scaled_font_text_to_glyphs(
        cairo_get_scaled_font(context_), 0, 0, words.data(), static_cast<int>(words.size()),
        &glyphs, &count, nullptr, nullptr, nullptr);
    if (status != CAIRO_STATUS_SUCCESS) return;
    std::size_t at = 0;
    for (int i = 0; i < count && at < words.size(); ++i) {
        const CodePoint letter = code_point_at(words, at).value_or(CodePoint{'?', 1});
        if (glyphs[i].index == 0) missing_.insert(letter.value);
        at += letter.length;
    }
    cairo_glyph_free(glyphs);
}

void CairoPainter::paint_words(const std::string& text, const PaintStyle& style) {
    const std::string words = with_usual_blanks(text);
    cairo_select_font_face(context_, kFont, CAIRO_FONT_SLANT_NORMAL,
                           style.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(context_, style.font_size);
    const bool plain = std::ranges::all_of(words, [](char c) { return c > 0; });
    if (!plain) look_for_missing(words);
    cairo_text_extents_t extents;
    cairo_text_extents(context_, words.c_str(), &extents);
    // Where the system put another font in its place, words must still fit their boxes.
    constexpr std::int32_t kMille = 1000;
    const double room = text_extent(words, kMille, style.bold) * style.font_size / kMille;
    const double squeeze = extents.x_advance > room * 1.01 ? room / extents.x_advance : 1;
    const double width = extents.x_advance * squeeze;
    double left = place_.first;
    if (style.anchor == PaintStyle::Anchor::middle) left -= width / 2;
    if (style.anchor == PaintStyle::Anchor::end) left -= width;
    use_colour(context_, style.fill, style.opacity);
    cairo_translate(context_, left, place_.second);
    cairo_scale(context_, squeeze, 1);
    cairo_move_to(context_, 0, 0);
    cairo_show_text(context_, words.c_str());
    cairo_new_path(context_);
}

}  // namespace sudokit::book
