// Pictures of puzzles, grids and steps: text for the terminal, SVG, HTML.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudokit/entry.hpp"
#include "sudokit/figure.hpp"
#include "sudokit/message.hpp"
#include "sudokit/symbols.hpp"

namespace sudokit {

/// How a text picture looks.
struct TextStyle {
    bool colour = false;   ///< ANSI colours: givens bold, other digits plain, marked cells inverted
    bool unicode = false;  ///< box-drawing characters instead of + - |
    Symbols symbols = Symbols::digits;
    std::vector<Cell> marked = {};     ///< cells to point out (with `*` where there is no colour)
    Language language = Language::en;  ///< of what is said in words: constraints
};

/// What the constraints of a puzzle say, a line each, in the order of their first cells; those that
/// are about the whole board come first. Text pictures of puzzles end with it, after an empty line.
[[nodiscard]] std::string constraint_lines(std::span<const ConstraintPtr> constraints,
                                           Language language);

/// The digits of a board (0 = empty, drawn `.`) as lines of text, with rules between boxes, or
/// between the regions of a jigsaw. `givens` says which digits were given; it may be empty. Here
/// and below, a board that is no grid is drawn as its cells in lines of `order`; lists of what the
/// cells hold that are not as long as there are cells end the program.
[[nodiscard]] std::string draw_text(const Board& board, std::span<const std::uint8_t> digits,
                                    std::span<const std::uint8_t> givens, const TextStyle& style);

/// The same for a puzzle with pencilmarks: every cell shows its candidates. Its constraints are
/// said below.
[[nodiscard]] std::string draw_candidates(const Puzzle& puzzle, const TextStyle& style);

/// A figure as lines of text, rows and columns numbered: placed digits, and the candidates of open
/// cells where the figure has them. Without colour a candidate's part is a character before it:
///
///     -  eliminated     *  of the pattern, in its first colour     %  in the third
///     +  placed         ~  in the second                           ^  in the fourth
///                       #  a fin
///
/// Placed digits that bear witness stand in brackets. With colour the characters are left out, and
/// eliminated candidates are struck through.
[[nodiscard]] std::string draw_text(const Figure& figure, const TextStyle& style);

/// How an SVG picture looks.
struct SvgStyle {
    Symbols symbols = Symbols::digits;  ///< gives way to numbers where it has too few
    bool labels = true;                 ///< the numbers of rows and columns
    std::string title = {};             ///< for readers who cannot see it; empty: the board's name
    /// Likewise; empty: the digits, row by row, and what the constraints say.
    std::string description = {};
    Language language = Language::en;  ///< of what the constraints say
};

/// The figure as an SVG document that needs nothing else: digits as text in the reader's font,
/// colours for light and dark screens, parts told apart by shape as well.
///
/// Boards of any order; over order 25, only cells with marks show their candidates.
[[nodiscard]] std::string draw_svg(const Figure& figure, const SvgStyle& style = {});

/// One step of a way through a puzzle: its picture and what is said of it. The texts are plain
/// text; lines of `text` become paragraphs.
struct PageStep {
    Figure figure;
    std::string name;
    std::string text;
};

/// A way through a puzzle.
struct Page {
    std::string title;
    Figure start;                      ///< the puzzle
    std::string introduction = {};     ///< said of the puzzle; may be empty
    std::vector<PageStep> steps = {};  ///< all on the board of `start`
    std::optional<Figure> end = {};    ///< what is reached
    std::string conclusion = {};       ///< said of the end; may be empty
};

/// How a page looks.
struct HtmlStyle {
    Symbols symbols = Symbols::digits;
    Language language = Language::en;  ///< of the page's own words
};

/// An HTML document that needs nothing else: a list of the steps, one step at a time with its
/// picture, keys to go back and forth. Without scripts, and in print, all steps are shown.
[[nodiscard]] std::string draw_html(const Page& page, const HtmlStyle& style = {});

}  // namespace sudokit
