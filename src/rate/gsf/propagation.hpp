// What gsf's program does with a puzzle, step by step: singles, boxes and lines, tests.
#pragma once

#include <cstddef>
#include <vector>

#include "sudokit/function_ref.hpp"

#include "rate/gsf/grid.hpp"

namespace sudokit::rate::gsf {

enum class Outcome : std::uint8_t { dead, open, solved };

struct Propagated {
    Outcome outcome = Outcome::open;
    unsigned rounds = 0;
};

/// What the ratings are made of.
struct Counts {
    std::uint64_t steps = 0;  ///< rounds in which something was looked for, also in tests
    unsigned boxes = 0;       ///< rounds with eliminations by boxes and lines, also in tests
    unsigned tests = 0;       ///< rounds that tests decided
    unsigned rounds = 0;      ///< of tests
    std::uint64_t work = 0;   ///< of tests
};

/// What a move follows from; those of a round come in this order.
enum class Rule : std::uint8_t { naked, hidden, boxes, test };

struct Move {
    Rule rule;
    std::uint8_t cell;
    Digits keep;
};

inline constexpr unsigned kNoLimit = ~0U;

/// What moves are found by.
enum class Means : std::uint8_t { singles, boxes_too };

/// Finds moves round by round; those of a round are made together, at the beginning of the next.
class Propagation {
  public:
    /// Adds the moves that tests decide, where nothing else does.
    using Test = FunctionRef<void(Grid& grid)>;

    explicit Propagation(Means means) : means_(means) {}

    /// Goes on until nothing is found, by tests neither.
    Propagated propagate(Grid& grid, Test test) { return run(grid, kNoLimit, &test); }

    /// What follows from an assumption that was made in `grid`, in so many rounds at most, without
    /// tests. A full grid is checked.
    Propagated propagate_assumption(Grid& grid, unsigned most) { return run(grid, most, nullptr); }

    Counts counts;
    std::vector<Move> moves;  ///< yet to be made; those of outer rounds first

  private:
    Propagated run(Grid& grid, unsigned most, const Test* test);
    bool scan(const Grid& grid, bool& open);
    void look(Grid& grid, const Test* test, std::size_t first);
    void make(Grid& grid, std::size_t first);
    void find_hidden();
    void find_in_boxes(const Grid& grid);
    void find_in_lines(const Grid& grid);
    void eliminate(const Grid& grid, unsigned corner, const std::uint8_t (&cells)[6], Digits digit);

    Means means_;
    std::array<Digits, kCells> left_{};  // at the beginning of the round; nothing of settled cells
};

/// Where a digit can be in a house, one bit a cell; cells that are settled have nothing.
using Places = std::array<std::array<std::uint16_t, 9>, kHouses>;
[[nodiscard]] Places places_of(const Grid& grid);

/// Which third of a house all of two or more places lie in, from 0: 0 to 2 are cells next to each
/// other (of a box, a row), 3 to 5 every third one (a column); 6 if they lie in none.
[[nodiscard]] unsigned third_of(std::uint16_t places);

}  // namespace sudokit::rate::gsf
