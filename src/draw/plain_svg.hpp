// SVG documents made of words, boxes and lines: charts, profiles and trees.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sudokit::draw {

/// Style rules, one after the other: for light screens and paper, and what is different in the
/// dark.
struct PlainLooks {
    std::string_view light;
    std::string_view dark;
};

/// A document as it is put together. Words are dark on light ground, or the other way round where
/// the reader's screen is dark; `looks` say what else there is.
class PlainSvg {
  public:
    PlainSvg(std::int64_t width, std::int64_t height, std::string_view title,
             const PlainLooks& looks);

    /// Nothing if there are no words.
    void add_text(std::string_view look, std::int64_t x, std::int64_t y, std::string_view words);

    /// Nothing if it has no width. `round` is the radius of its corners.
    void add_box(std::string_view look, std::int64_t x, std::int64_t y, std::int64_t width,
                 std::int64_t height, std::int64_t round = 0);

    /// A path, in the notation of SVG.
    void add_path(std::string_view look, std::string_view path);

    /// The whole document.
    [[nodiscard]] std::string document() const { return out_ + "</svg>\n"; }

  private:
    std::string out_;
};

}  // namespace sudokit::draw
