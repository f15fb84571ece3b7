// A page that shows one thing at a time, whatever its pictures are.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudokit/message.hpp"

namespace sudokit::draw {

/// What the page shows one at a time. Texts are plain text; lines of `text` become paragraphs.
struct Leaf {
    std::string heading;
    std::string entry;  ///< in the list of steps
    std::string_view text;
    std::string size = {};     ///< "120 80": of the picture
    std::string picture = {};  ///< what is in its <svg> element
    std::string style = {};    ///< of that element
    std::string board = {};    ///< "x y side order": where its cells are; empty: it has none
    std::string legend = {};   ///< of the picture
    std::string region = {};   ///< "x y width height": what matters of it; empty: all
};

/// Everything on a page.
struct PageParts {
    std::string_view title;
    std::string css;     ///< of the pictures
    std::string shared;  ///< SVG definitions that the pictures refer to
    std::string legend;
    std::vector<Leaf> leaves;
};

[[nodiscard]] std::string html_page(const PageParts& parts, Language language);

}  // namespace sudokit::draw
