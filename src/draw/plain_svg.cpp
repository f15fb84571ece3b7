#include "draw/plain_svg.hpp"

#include "base/xml.hpp"

namespace sudokit::draw {

PlainSvg::PlainSvg(std::int64_t width, std::int64_t height, std::string_view title,
                   const PlainLooks& looks) {
    const std::string size = std::to_string(width) + " " + std::to_string(height);
    out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sk\" viewBox=\"0 0 " + size +
           "\" width=\"" + std::to_string(width) + "\" height=\"" + std::to_string(height) +
           "\" role=\"img\" aria-labelledby=\"t\">\n<title id=\"t\">" +
           xml_escaped(std::string(title)) + "</title>\n<style>\n";
    out_ +=
        "text{font-family:\"Helvetica Neue\",Helvetica,Arial,\"Liberation Sans\",sans-serif;"
        "fill:#14171c}\n"
        ".bg{fill:#fff}\n";
    out_ += looks.light;
    out_ +=
        "@media screen and (prefers-color-scheme:dark){\ntext{fill:#f4f6f8}\n.bg{fill:#14161b}\n";
    out_ += looks.dark;
    out_ += "}\n</style>\n<rect class=\"bg\" width=\"100%\" height=\"100%\"/>\n";
}

void PlainSvg::add_text(std::string_view look, std::int64_t x, std::int64_t y,
                        std::string_view words) {
    if (words.empty()) return;
    out_ += "<text class=\"" + std::string(look) + "\" x=\"" + std::to_string(x) + "\" y=\"" +
            std::to_string(y) + "\">" + xml_escaped(std::string(words)) + "</text>\n";
}

void PlainSvg::add_box(std::string_view look, std::int64_t x, std::int64_t y, std::int64_t width,
                       std::int64_t height, std::int64_t round) {
    if (width == 0) return;
    out_ += "<rect class=\"" + std::string(look) + "\" x=\"" + std::to_string(x) + "\" y=\"" +
            std::to_string(y) + "\" width=\"" + std::to_string(width) + "\" height=\"" +
            std::to_string(height) + "\"";
    if (round > 0) out_ += " rx=\"" + std::to_string(round) + "\"";
    out_ += "/>\n";
}

void PlainSvg::add_path(std::string_view look, std::string_view path) {
    out_ += "<path class=\"" + std::string(look) + "\" d=\"" + std::string(path) + "\"/>\n";
}

}  // namespace sudokit::draw
