// The layers of an SVG picture, which a single picture puts together and a page shares out.
#pragma once

#include <string>

#include "sudokit/draw.hpp"

#include "draw/svg_layout.hpp"

namespace sudokit::draw {

/// One figure as pieces of SVG. The pieces lie above each other in the order given here.
class SvgPicture {
  public:
    /// `figure` must outlive the picture.
    SvgPicture(const Figure& figure, Symbols symbols, bool labels);

    [[nodiscard]] const SvgLayout& layout() const { return layout_; }

    /// Paper, tinted houses, labels: the same for all figures of a board.
    [[nodiscard]] std::string backdrop() const;
    [[nodiscard]] std::string zones() const;
    /// Constraints, lines and givens: the same for all figures of a puzzle.
    [[nodiscard]] std::string frame() const;
    /// Digits that were found, candidates, marks, arrows.
    [[nodiscard]] std::string content() const;

  private:
    [[nodiscard]] bool shows_candidates(Cell cell) const;
    void add_text(std::string& out, Point centre, std::int32_t size, Digit digit,
                  std::string_view text_class = {}) const;
    void add_digits(std::string& out, bool given, std::string_view text_class) const;
    void add_lines(std::string& out) const;
    void add_labels(std::string& out) const;
    void add_constraints(std::string& out) const;
    void add_badges(std::string& out) const;
    template <class DigitsOf>
    void add_small_digits(std::string& out, std::string_view text_class, std::int32_t size,
                          const DigitsOf& digits_of) const;
    void add_candidates(std::string& out) const;
    void add_groups(std::string& out) const;
    void add_marks(std::string& out) const;
    void add_arrows(std::string& out) const;
    [[nodiscard]] std::int32_t digit_size() const;
    [[nodiscard]] std::int32_t candidate_size() const;

    const Figure& figure_;
    const Board& board_;
    Symbols symbols_;
    bool labels_;
    SvgLayout layout_;
    std::vector<DigitSet> marked_;  // by cell
};

/// What is said below a picture, and the room that it takes.
struct SvgCaption {
    std::string text = {};
    std::int32_t height = 0;
};

/// A line for each constraint that cannot be drawn; nothing if there is none.
[[nodiscard]] SvgCaption caption_of(const Figure& figure, const SvgLayout& layout,
                                    Language language);

/// A whole picture, for an `<svg>` element of class `sk`.
struct SvgBody {
    Point size = {};
    std::string markup = {};
};

/// The layers of a picture and its caption, put together.
[[nodiscard]] SvgBody svg_body(const Figure& figure, const SvgStyle& style);

}  // namespace sudokit::draw
