#include "draw/svg_layout.hpp"

#include <algorithm>
#include <array>

namespace sudokit::draw {
namespace {

// Between the border of a cell and its candidates.
constexpr std::int32_t kPadding = 20;

std::uint32_t rounded_up_root(std::uint32_t n) {
    std::uint32_t root = 1;
    while (root * root < n) ++root;
    return root;
}

std::int32_t rounded_quotient(std::int64_t a, std::int64_t b) {
    return static_cast<std::int32_t>((a >= 0 ? a + b / 2 : a - b / 2) / b);
}

}  // namespace

std::int32_t length(Point distance) {
    const std::int64_t square =
        std::int64_t{distance.x} * distance.x + std::int64_t{distance.y} * distance.y;
    std::int64_t low = 0;
    std::int64_t high = 1 << 20;  // beyond the largest picture
    while (high - low > 1) {
        const std::int64_t middle = (low + high) / 2;
        (middle * middle <= square ? low : high) = middle;
    }
    return static_cast<std::int32_t>(low);
}

Point scaled(Point distance, std::int32_t size) {
    const std::int64_t now = std::max(1, length(distance));
    return {rounded_quotient(std::int64_t{distance.x} * size, now),
            rounded_quotient(std::int64_t{distance.y} * size, now)};
}

void append_number(std::string& out, std::int32_t tenths) {
    if (tenths < 0) out += '-';
    const std::int32_t size = tenths < 0 ? -tenths : tenths;
    if (size >= 10 || size == 0) out += std::to_string(size / 10);
    if (size % 10 != 0) {
        out += '.';
        out += static_cast<char>('0' + size % 10);
    }
}

void append_point(std::string& out, Point point) {
    append_number(out, point.x);
    out += ' ';
    append_number(out, point.y);
}

void append_circle(std::string& out, std::string_view circle_class, Point centre,
                   std::int32_t radius, std::string_view fill) {
    out += "<circle class=\"";
    out += circle_class;
    out += "\" cx=\"";
    append_number(out, centre.x);
    out += "\" cy=\"";
    append_number(out, centre.y);
    out += "\" r=\"";
    append_number(out, radius);
    if (!fill.empty()) (out += "\" fill=\"") += fill;
    out += "\"/>";
}

SvgLayout::SvgLayout(const Board& board, bool labels)
    : order_(board.order()),
      lines_(rows_of(board)),
      columns_(rounded_up_root(order_)),
      rows_((order_ + columns_ - 1) / columns_),
      pitch_(columns_ < 3 ? 480 / static_cast<std::int32_t>(columns_) : 200),
      side_(pitch_ * static_cast<std::int32_t>(columns_) + 2 * kPadding),
      thick_(std::clamp(side_ / 24, 22, 40)) {
    const std::int32_t rest = 60;
    const std::int32_t margin = labels ? label_size() * 8 / 5 + thick_ : rest;
    origin_ = {margin, margin};
    size_ = origin_ + extent() + Point{rest, rest};
}

std::int32_t SvgLayout::label_size() const { return std::clamp(side_ / 4, 120, 240); }

Point SvgLayout::corner(std::uint32_t row, std::uint32_t column) const {
    return origin_ +
           Point{static_cast<std::int32_t>(column) * side_, static_cast<std::int32_t>(row) * side_};
}

Point SvgLayout::centre(Cell cell) const {
    return corner(cell / order_, cell % order_) + Point{side_ / 2, side_ / 2};
}

Point SvgLayout::centre(Candidate candidate) const {
    const auto column = static_cast<std::int32_t>((candidate.digit - 1) % columns_);
    const auto row = static_cast<std::int32_t>((candidate.digit - 1) / columns_);
    const std::int32_t above = (side_ - static_cast<std::int32_t>(rows_) * pitch_) / 2;
    return corner(candidate.cell / order_, candidate.cell % order_) +
           Point{kPadding + column * pitch_ + pitch_ / 2, above + row * pitch_ + pitch_ / 2};
}

Cell SvgLayout::cell_at(Point place) const {
    const Point inside = place - origin_;
    return static_cast<Cell>(inside.y / side_) * order_ + static_cast<Cell>(inside.x / side_);
}

bool SvgLayout::is_on_board(Point place) const {
    const Point inside = place - origin_;
    return inside.x >= 0 && inside.y >= 0 && inside.x < extent().x && inside.y < extent().y;
}

namespace {

// Walks around the parts of a set of cells with the inside at its right hand. A side of a cell that
// no other cell of the set shares is walked once:
//
//     -> right along the upper side, down the right one, left along the lower, up the left one
class Tracer {
  public:
    Tracer(const Board& board, const SvgLayout& layout, std::span<const Cell> cells,
           std::int32_t inset)
        : board_(board),
          layout_(layout),
          inset_(inset),
          inside_(board.cell_count()),
          walked_(board.cell_count()) {
        for (const Cell cell : cells) inside_.insert(cell);
    }

    std::string path() {
        std::string out;
        for (const Cell cell : inside_) {
            const Place start = at(cell);
            // Every loop, also that of a hole, goes along the upper side of some cell.
            if (!has(start.row - 1, start.column) && !walked_.contains(cell)) walk(out, start);
        }
        return out;
    }

  private:
    struct Place {
        std::int32_t row = 0;
        std::int32_t column = 0;

        bool operator==(const Place&) const = default;
    };

    // By direction of the walk: right, down, left, up.
    static constexpr std::array<Place, 4> kAhead = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

    Place at(Cell cell) const {
        return {static_cast<std::int32_t>(board_.row_of(cell)),
                static_cast<std::int32_t>(board_.column_of(cell))};
    }

    bool has(std::int32_t row, std::int32_t column) const {
        const auto order = static_cast<std::int32_t>(board_.order());
        if (row < 0 || column < 0 || column >= order) return false;
        const Cell cell = cell_of({row, column});
        return cell < board_.cell_count() && inside_.contains(cell);
    }
    Cell cell_of(Place place) const {
        return board_.cell(static_cast<std::uint32_t>(place.row),
                           static_cast<std::uint32_t>(place.column));
    }
    bool has_next(Place place, std::size_t direction) const {
        const Place step = kAhead[direction % 4];
        return has(place.row + step.row, place.column + step.column);
    }

    void walk(std::string& out, Place start) {
        Place cell = start;
        std::size_t direction = 0;
        bool first = true;
        do {
            if (direction == 0) walked_.insert(cell_of(cell));
            const std::size_t outward = direction + 3;
            if (!has_next(cell, direction)) {
                add(out, first, corner(cell, direction));  // turn right, around the same cell
                direction = (direction + 1) % 4;
            } else {
                const Place next = {cell.row + kAhead[direction].row,
                                    cell.column + kAhead[direction].column};
                if (has_next(next, outward)) {  // turn left, on to a cell that stands out
                    const Place turn = kAhead[outward % 4];
                    cell = {next.row + turn.row, next.column + turn.column};
                    add(out, first, corner_in(cell, direction));
                    direction = outward % 4;
                } else {
                    cell = next;
                }
            }
        } while (!(cell == start && direction == 0));
        out += 'z';
    }

    // The corner where the side in `direction` ends, moved inside the cell.
    Point corner(Place cell, std::size_t direction) const {
        const bool right = direction == 0 || direction == 1;
        const bool below = direction == 1 || direction == 2;
        return moved(cell, right, below, inset_);
    }

    // The corner of a left turn: `cell` is the one beyond it, reached diagonally.
    Point corner_in(Place cell, std::size_t direction) const {
        // Walking right and turning up, the corner is the lower left one of the cell beyond.
        const bool right = direction == 2 || direction == 3;
        const bool below = direction == 0 || direction == 3;
        const Point place = moved(cell, right, below, 0);
        return {place.x + (direction == 0 || direction == 3 ? inset_ : -inset_),
                place.y + (direction == 0 || direction == 1 ? inset_ : -inset_)};
    }

    Point moved(Place cell, bool right, bool below, std::int32_t inset) const {
        const auto row = static_cast<std::uint32_t>(cell.row + (below ? 1 : 0));
        const auto column = static_cast<std::uint32_t>(cell.column + (right ? 1 : 0));
        return layout_.corner(row, column) + Point{right ? -inset : inset, below ? -inset : inset};
    }

    static void add(std::string& out, bool& first, Point point) {
        out += first ? 'M' : 'L';
        first = false;
        append_point(out, point);
    }

    const Board& board_;
    const SvgLayout& layout_;
    std::int32_t inset_;
    CellSet inside_;
    CellSet walked_;  // along the upper side
};

}  // namespace

std::string outline(const Board& board, const SvgLayout& layout, std::span<const Cell> cells,
                    std::int32_t inset) {
    return Tracer(board, layout, cells, inset).path();
}

}  // namespace sudokit::draw
