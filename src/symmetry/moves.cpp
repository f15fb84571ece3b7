#include "sudokit/moves.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "symmetry/bands.hpp"
#include "symmetry/permutation.hpp"

namespace sudokit {
namespace {

// Where each row and column of a board goes, if they stay rows and columns.
struct LineImages {
    std::vector<std::uint32_t> rows;
    std::vector<std::uint32_t> columns;
};

std::optional<LineImages> line_images(const Transformation& transformation) {
    const Board& from = transformation.from();
    const Board& to = transformation.to();
    LineImages out{std::vector<std::uint32_t>(from.order()),
                   std::vector<std::uint32_t>(from.order())};
    for (std::uint32_t i = 0; i < from.order(); ++i) {
        out.rows[i] = to.row_of(transformation.cell(from.cell(i, 0)));
        out.columns[i] = to.column_of(transformation.cell(from.cell(0, i)));
    }
    for (Cell cell = 0; cell < from.cell_count(); ++cell) {
        const Cell expected =
            to.cell(out.rows[from.row_of(cell)], out.columns[from.column_of(cell)]);
        if (transformation.cell(cell) != expected) return std::nullopt;
    }
    return out;
}

bool is_in_order(const std::vector<std::uint32_t>& lines) { return std::ranges::is_sorted(lines); }

// The exchange of bands of `height` lines that `lines` makes, each line keeping its place in its
// band; and what it does within bands after that.
struct BandExchange {
    std::vector<std::uint32_t> bands;   // where each goes
    std::vector<std::uint32_t> moved;   // where each line goes with its band
    std::vector<std::uint32_t> within;  // where each line then goes
};

BandExchange band_exchange(const std::vector<std::uint32_t>& lines, std::uint32_t height) {
    BandExchange out;
    for (std::uint32_t i = 0; i < lines.size(); i += height) out.bands.push_back(lines[i] / height);
    out.within.resize(lines.size());
    for (std::uint32_t i = 0; i < lines.size(); ++i) {
        out.moved.push_back(out.bands[i / height] * height + i % height);
        out.within[out.moved[i]] = lines[i];
    }
    return out;
}

enum class LineKind : std::uint8_t { row, column };

// Collects moves; each begins on the board that the last one led to.
class Moves {
  public:
    explicit Moves(Board board) : board_(std::move(board)) {}

    void add(Move move) {
        board_ = move.transformation.to();
        moves_.push_back(std::move(move));
    }

    void add_turn(Turn how) { add({Move::Kind::turn, turn(board_, how), how, {}}); }

    // In bands of one line there is nothing to move but the lines themselves.
    void add_lines(LineKind kind, const std::vector<std::uint32_t>& lines, std::uint32_t height) {
        const BandExchange parts = band_exchange(lines, height);
        const bool are_rows = kind == LineKind::row;
        if (height > 1) {
            add_order(kind, are_rows ? Move::Kind::bands : Move::Kind::stacks, parts.moved,
                      parts.bands);
        }
        const auto& single = height > 1 ? parts.within : lines;
        add_order(kind, are_rows ? Move::Kind::rows : Move::Kind::columns, single, single);
    }

    void add_cells(const Transformation& whole) {
        auto digits = symmetry::counted_from(1, whole.digits().size());
        add({Move::Kind::cells,
             *Transformation::make(whole.from(), whole.to(),
                                   {whole.cells().begin(), whole.cells().end()}, digits),
             {},
             {}});
    }

    void add_digits(const Transformation& transformation) {
        const std::vector<Digit> digits(transformation.digits().begin(),
                                        transformation.digits().end());
        if (is_in_order(digits)) return;
        add({Move::Kind::digits, *relabelling(board_, digits), {}, digits});
    }

    std::vector<Move> take() { return std::move(moves_); }

  private:
    void add_order(LineKind kind, Move::Kind move, const std::vector<std::uint32_t>& lines,
                   const std::vector<std::uint32_t>& named) {
        if (is_in_order(lines)) return;
        const auto still = symmetry::counted_from(0, lines.size());
        auto exchange = kind == LineKind::row ? line_exchange(board_, lines, still)
                                              : line_exchange(board_, still, lines);
        add({move, *std::move(exchange), {}, symmetry::inverse_of(named)});
    }

    Board board_;
    std::vector<Move> moves_;
};

// One turn of the sheet may be all there is.
std::optional<Turn> as_turn(const Transformation& transformation) {
    for (const Turn how : kTurns) {
        const Transformation turned = turn(transformation.from(), how);
        if (turned.to() == transformation.to() &&
            std::ranges::equal(turned.cells(), transformation.cells())) {
            return how;
        }
    }
    return std::nullopt;
}

// Turns and exchanges lines as the transformation does, if that is all it does to the cells.
bool add_turn_and_lines(const Transformation& transformation, Moves& moves) {
    if (const auto how = as_turn(transformation)) {
        moves.add_turn(*how);
        return true;
    }
    const Transformation diagonal = turn(transformation.from(), Turn::diagonal);
    const auto lines = line_images(transformation);
    const auto turned = lines ? lines : line_images(compose(inverse(diagonal), transformation));
    const auto bands = bands_of(lines ? transformation.from() : diagonal.to());
    if (!turned || !bands) return false;
    if (!lines) moves.add_turn(Turn::diagonal);
    moves.add_lines(LineKind::row, turned->rows, bands->rows);
    moves.add_lines(LineKind::column, turned->columns, bands->columns);
    return true;
}

}  // namespace

std::vector<Move> moves_of(const Transformation& transformation) {
    Moves moves(transformation.from());
    const bool cells_stay = transformation.from() == transformation.to() &&
                            std::ranges::is_sorted(transformation.cells());
    if (!cells_stay &&
        !(transformation.from().is_grid() && add_turn_and_lines(transformation, moves))) {
        moves.add_cells(transformation);
    }
    moves.add_digits(transformation);
    return moves.take();
}

}  // namespace sudokit
