// Sizes that all pages of a book share, and how large pictures are on them. All in hundredths of a
// millimetre.
#pragma once

#include <cstdint>

#include "sudokit/book.hpp"

namespace sudokit::book {

/// A length in typographic points.
constexpr std::int32_t points(std::int32_t count) { return count * 3528 / 100; }

/// How much of a page is for what.
struct Measures {
    explicit Measures(Paper paper);

    std::int32_t width = 0;
    std::int32_t height = 0;
    PageBox content = {};      ///< what parts may fill
    PageBox footer = {};       ///< for the number of the page
    std::int32_t gap = 0;      ///< between things side by side
    std::int32_t heading = 0;  ///< with the gap below it

    /// What is left of a page below a heading.
    [[nodiscard]] std::int32_t room() const { return content.height - heading; }
};

/// What a picture of a figure would be like, in the units of its own drawing.
struct PictureMeasures {
    PictureMeasures(const Figure& figure, bool labels, Language language);

    std::int32_t width = 0;
    std::int32_t height = 0;
    std::int32_t side = 0;    ///< of a cell
    std::int32_t pitch = 0;   ///< of a candidate
    std::int32_t margin = 0;  ///< left of the board

    /// `units` of the drawing on paper, where the whole picture is `printed` wide.
    [[nodiscard]] std::int32_t printed(std::int32_t units, std::int32_t printed_width) const;

    /// How wide the picture must be for `units` to be so wide in print.
    [[nodiscard]] std::int32_t width_for(std::int32_t units, std::int32_t wanted) const;

    /// The height of a picture that is so wide.
    [[nodiscard]] std::int32_t height_for(std::int32_t printed_width) const {
        return printed(height, printed_width);
    }

    /// The widest that a picture may be in a box of that size.
    [[nodiscard]] std::int32_t widest(std::int32_t box_width, std::int32_t box_height) const;
};

/// What digits of `board` are written in.
[[nodiscard]] Symbols symbols_of(const BookStyle& style, const Board& board);

}  // namespace sudokit::book
