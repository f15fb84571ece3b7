// Where things are in an SVG picture. All lengths are whole tenths of a unit, so that a picture is
// the same to the byte on every machine.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "sudokit/state.hpp"

#include "draw/rows.hpp"

namespace sudokit::draw {

/// A place or a distance, in tenths.
struct Point {
    std::int32_t x = 0;
    std::int32_t y = 0;

    bool operator==(const Point&) const = default;
    friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

/// The length of a distance, rounded down.
[[nodiscard]] std::int32_t length(Point distance);

/// Whether `length(distance) < size`, without taking a root.
[[nodiscard]] constexpr bool is_shorter(Point distance, std::int32_t size) {
    return std::int64_t{distance.x} * distance.x + std::int64_t{distance.y} * distance.y <
           std::int64_t{size} * size;
}

/// `distance` made `size` long; it must not be zero.
[[nodiscard]] Point scaled(Point distance, std::int32_t size);

/// A length in tenths as SVG writes it: "12", "12.5".
void append_number(std::string& out, std::int32_t tenths);

/// "12.5 7" for use in paths.
void append_point(std::string& out, Point point);

/// A circle of this class; where `fill` is not empty, filled with that instead of as the class is.
void append_circle(std::string& out, std::string_view circle_class, Point centre,
                   std::int32_t radius, std::string_view fill = {});

/// The measures of the picture of a board.
///
/// A cell is a square of side() with the candidates 1, 2, ... in reading order in a square grid,
/// each in a square of pitch():
///
///     1 2 3        1 2 3
///     4 5 6        4 5 6      (order 6: two rows, in the middle)
///     7 8 9
class SvgLayout {
  public:
    SvgLayout(const Board& board, bool labels);

    [[nodiscard]] std::int32_t side() const { return side_; }
    [[nodiscard]] std::int32_t pitch() const { return pitch_; }
    [[nodiscard]] std::int32_t radius() const { return pitch_ * 12 / 25; }  ///< of a mark
    [[nodiscard]] std::int32_t thick() const { return thick_; }             ///< of a box's border
    [[nodiscard]] std::int32_t label_size() const;
    [[nodiscard]] Point origin() const { return origin_; }  ///< the corner of the first cell
    [[nodiscard]] Point size() const { return size_; }      ///< of the whole picture
    /// Of all cells, from the corner of the first one; a square but for boards that are no grids.
    [[nodiscard]] Point extent() const {
        return {side_ * static_cast<std::int32_t>(order_),
                side_ * static_cast<std::int32_t>(lines_)};
    }

    /// The corner where row `row` and column `column` begin, both up to the order.
    [[nodiscard]] Point corner(std::uint32_t row, std::uint32_t column) const;
    [[nodiscard]] Point centre(Cell cell) const;
    [[nodiscard]] Point centre(Candidate candidate) const;

    /// The cell at a place, which must be on the board.
    [[nodiscard]] Cell cell_at(Point place) const;
    [[nodiscard]] bool is_on_board(Point place) const;

  private:
    std::uint32_t order_;
    std::uint32_t lines_;    // of cells
    std::uint32_t columns_;  // of candidates in a cell
    std::uint32_t rows_;
    std::int32_t pitch_;
    std::int32_t side_;
    std::int32_t thick_;
    Point origin_;
    Point size_;
};

/// The outline of cells as the commands of an SVG path, `inset` inside their borders: one loop for
/// each part that hangs together by sides, and one for each hole.
[[nodiscard]] std::string outline(const Board& board, const SvgLayout& layout,
                                  std::span<const Cell> cells, std::int32_t inset);

}  // namespace sudokit::draw
