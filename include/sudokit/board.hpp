// Boards: which sets of cells (houses) hold every digit once. Nothing here assumes 9, or square
// boxes; boards made of the cliques of a graph need not even be a grid.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "sudokit/cell_set.hpp"
#include "sudokit/digit_set.hpp"
#include "sudokit/expect.hpp"
#include "sudokit/result.hpp"

namespace sudokit {

/// No boxes: a Latin square.
struct Latin {
    bool operator==(const Latin&) const = default;
};

/// Boxes `rows` tall and `columns` wide; their product is the order.
struct Boxes {
    std::uint32_t rows = 3;
    std::uint32_t columns = 3;
    bool operator==(const Boxes&) const = default;
};

/// Jigsaw regions: for each cell in reading order the number of its region, from 0. Each number
/// 0..order-1 occurs `order` times; the regions need not be connected.
struct Jigsaw {
    std::vector<std::uint8_t> region_of;
    bool operator==(const Jigsaw&) const = default;
};

/// No rows and columns either: `cells` cells, at most 4096, and houses of at most `order` of them.
/// The digits of a house differ; only one of `order` cells holds each of them. So a solution is a
/// colouring of any graph whose edges the houses cover (see `colouring_puzzle` in graph.hpp).
///
/// Everything does such boards as far as it makes sense: engines, checks, formulas, models, ratings
/// and pictures (of cells in lines) do; of the techniques only singles find anything; what is about
/// rows and columns, such as formats and exports, refuses them (see `grid_fault`).
struct Cliques {
    std::uint32_t cells = 0;
    std::vector<std::vector<Cell>> houses;
    bool operator==(const Cliques&) const = default;
};

/// A description of a board, from which `Board::make` builds the houses.
struct Shape {
    std::uint32_t order = 9;
    std::variant<Latin, Boxes, Jigsaw, Cliques> regions = Boxes{};
    bool diagonals = false;                ///< both main diagonals are houses
    bool windows = false;                  ///< the four inner 3x3 windows are houses (9x9 only)
    std::vector<std::vector<Cell>> extra;  ///< further houses of `order` different cells each

    /// Boxes of `rows` by `columns`.
    static Shape boxes(std::uint32_t rows, std::uint32_t columns);

    /// The usual board of this order: the squarest boxes with rows <= columns, and Latin where
    /// that would be 1 x order (prime orders, and order 1).
    static Shape standard(std::uint32_t order);

    bool operator==(const Shape&) const = default;
};

enum class HouseKind : std::uint8_t { row, column, box, diagonal, window, extra };

/// A set of `order` cells that holds each digit once, or, on boards of cliques, of fewer cells
/// whose digits differ. Jigsaw regions are of kind `box`, cliques of kind `extra`.
struct House {
    HouseKind kind = HouseKind::row;
    std::uint32_t index = 0;      ///< among the houses of its kind, from 0
    std::span<const Cell> cells;  ///< in reading order
    bool full = true;             ///< it holds each digit once; false: it has fewer cells than that
};

/// An immutable board. Copies share one set of tables, so passing it by value is cheap, and it may
/// be used from many threads at once. Cells, houses, boxes and places that it does not have end the
/// program, as does any use of a board that was moved away.
///
///     const Board board = Board::standard(9);
///     board.peers(0).size();                  // 20
///     board.cell(5, 0) == board.cell_in_box(3, 6);  // the same cell by row and column, and by box
class Board {
  public:
    /// Builds the board, or says what is wrong with `shape`. Descriptions of the same regions make
    /// equal boards: `shape()` of the board is the simplest of them (a jigsaw of boxes has boxes,
    /// boxes of one row are Latin, regions are numbered in the order of their first cells).
    static Result<Board> make(const Shape& shape);

    /// The board of `Shape::standard(order)`; `order` is in 1..64, else the program ends.
    static Board standard(std::uint32_t order);

    [[nodiscard]] const Shape& shape() const;
    [[nodiscard]] std::uint32_t order() const;
    [[nodiscard]] std::uint32_t cell_count() const;
    /// Cells are in rows and columns: false for boards of cliques only.
    [[nodiscard]] bool is_grid() const;
    [[nodiscard]] DigitSet digits() const { return DigitSet::full(order()); }

    /// All houses: rows, columns, boxes, diagonals, windows, extra ones, in this order.
    [[nodiscard]] std::span<const House> houses() const;

    /// The houses that `cell` is in, as indices into `houses()`, in increasing order.
    [[nodiscard]] std::span<const std::uint32_t> houses_of(Cell cell) const;

    /// The place of `cell` among the cells of each of its houses, in the order of `houses_of`.
    [[nodiscard]] std::span<const std::uint8_t> places_of(Cell cell) const;

    /// The cells that share a house with `cell`, in increasing order, without itself.
    [[nodiscard]] std::span<const Cell> peers(Cell cell) const;

    /// The same as sets: the peers of a cell, and the cells of `houses()[house]`.
    [[nodiscard]] const CellSet& peer_set(Cell cell) const;
    [[nodiscard]] const CellSet& house_set(std::uint32_t house) const;

    /// Rows, columns, boxes and places all count from 0. The cells of a board that is no grid are
    /// taken to lie in lines of `order`, the last of which need not be full. Below the last row,
    /// `cell` gives numbers that are no cells.
    [[nodiscard]] Cell cell(std::uint32_t row, std::uint32_t column) const;
    [[nodiscard]] std::uint32_t row_of(Cell cell) const;
    [[nodiscard]] std::uint32_t column_of(Cell cell) const;

    /// False on Latin boards, where the four functions below must not be called.
    [[nodiscard]] bool has_boxes() const;
    [[nodiscard]] std::uint32_t box_of(Cell cell) const;
    /// The place of `cell` among the cells of its box in reading order.
    [[nodiscard]] std::uint32_t place_of(Cell cell) const;
    [[nodiscard]] Cell cell_in_box(std::uint32_t box, std::uint32_t place) const;
    [[nodiscard]] const House& box(std::uint32_t index) const;

    /// Boards are equal when their shapes are.
    friend bool operator==(const Board& a, const Board& b) {
        return a.tables_ == b.tables_ || a.shape() == b.shape();
    }

  private:
    // Known here, since boards are asked a thousand things for each step of play.
    struct Tables {
        Shape shape;
        std::uint32_t cell_count = 0;
        std::vector<std::vector<Cell>> house_cells;
        std::vector<House> houses;
        std::vector<std::uint32_t> houses_of;        // flat, `houses_of_start` delimits the cells
        std::vector<std::uint32_t> houses_of_start;  // one more than there are cells
        std::vector<std::uint8_t> places_of;         // beside `houses_of`
        std::vector<Cell> peers;
        std::vector<std::uint32_t> peers_start;
        std::vector<CellSet> peer_sets;
        std::vector<CellSet> house_sets;
        std::vector<std::uint32_t> box_of;    // empty on Latin boards
        std::vector<std::uint32_t> place_of;  // likewise

        void add_houses();
        void add_peers();
    };

    explicit Board(std::shared_ptr<const Tables> tables) : tables_(std::move(tables)) {}

    [[nodiscard]] const Tables& tables() const {
        SUDOKIT_EXPECT(tables_ != nullptr);  // as it is where the board was moved away
        return *tables_;
    }
    // The tables of a board that has this cell.
    [[nodiscard]] const Tables& tables_with(Cell cell) const {
        const Tables& own = tables();
        SUDOKIT_EXPECT(cell < own.cell_count);
        return own;
    }
    // The part of a flat list that belongs to a cell, as `starts` delimits it.
    template <class Item>
    static std::span<const Item> part(const std::vector<Item>& all,
                                      const std::vector<std::uint32_t>& starts, Cell cell) {
        return {all.data() + starts[cell], all.data() + starts[cell + 1]};
    }

    std::shared_ptr<const Tables> tables_;
};

inline std::uint32_t Board::order() const { return tables().shape.order; }
inline std::uint32_t Board::cell_count() const { return tables().cell_count; }
inline std::span<const House> Board::houses() const { return tables().houses; }

inline std::span<const std::uint32_t> Board::houses_of(Cell cell) const {
    const Tables& own = tables_with(cell);
    return part(own.houses_of, own.houses_of_start, cell);
}

inline std::span<const std::uint8_t> Board::places_of(Cell cell) const {
    const Tables& own = tables_with(cell);
    return part(own.places_of, own.houses_of_start, cell);
}

inline std::span<const Cell> Board::peers(Cell cell) const {
    const Tables& own = tables_with(cell);
    return part(own.peers, own.peers_start, cell);
}

inline const CellSet& Board::peer_set(Cell cell) const { return tables_with(cell).peer_sets[cell]; }

inline const CellSet& Board::house_set(std::uint32_t house) const {
    const Tables& own = tables();
    SUDOKIT_EXPECT(house < own.house_sets.size());
    return own.house_sets[house];
}

/// Why what is about rows and columns cannot be done with this board: it is no grid. Nothing if it
/// is one.
[[nodiscard]] std::optional<Error> grid_fault(const Board& board);

/// The name of a cell as people write it, rows and columns from 1: "r1c1"; "v1" where the board is
/// no grid.
[[nodiscard]] std::string cell_name(const Board& board, Cell cell);

/// The board in short, as `--box` and the file formats name it: "9x9 boxes 3x3",
/// "7x7 jigsaw", "5x5 latin", with "+diagonals", "+windows", "+extra" behind; "11 cells 4 digits"
/// where it is no grid.
[[nodiscard]] std::string shape_name(const Shape& shape);

}  // namespace sudokit
