// How many completed grids a board has: exactly where there is a scheme for it, or as an estimate
// with its error.
//
//     grid_count(Shape::boxes(3, 3))->text(",");   // "6,670,903,752,021,072,936,960"
//     class_count({3, 3})->text(",");              // "5,472,730,538"
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "sudokit/board.hpp"
#include "sudokit/deadline.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/natural.hpp"
#include "sudokit/puzzle.hpp"
#include "sudokit/rng.hpp"

namespace sudokit {

/// A count cut into parts that are worked on one by one, in any order: the number of grids is the
/// sum of them all. There are schemes for 3x3 boxes (44 parts), for boxes of two rows or columns up
/// to 2x6, for 3x4 boxes, and for Latin squares up to order 11. How long a part takes differs from
/// milliseconds (3x3, 2x4) to a quarter of an hour (some of 2x6).
///
/// Copies share what was prepared, and can be used in different threads, one in each.
class GridCounting {
  public:
    /// Nothing where there is no scheme for boards of that shape.
    static std::optional<GridCounting> of(const Shape& shape);
    /// Nothing, too, where the scheme `is_long`.
    static std::optional<GridCounting> within_minutes(const Shape& shape);

    /// Whether all parts together take hours or more, and up to some gigabytes of memory: 2x6 and
    /// 3x4 boxes, Latin squares of order 10 and 11.
    [[nodiscard]] bool is_long() const;

    /// Finds out what the parts are; false if the deadline passed first. To be called first.
    [[nodiscard]] bool prepare(const Deadline& deadline = {});

    [[nodiscard]] std::size_t parts() const;

    /// How many grids are in a part; nothing if the deadline passed first.
    [[nodiscard]] std::optional<Natural> part(std::size_t index, const Deadline& deadline = {});

    GridCounting(const GridCounting&);
    GridCounting& operator=(const GridCounting&);
    GridCounting(GridCounting&&) noexcept;
    GridCounting& operator=(GridCounting&&) noexcept;
    ~GridCounting();

  private:
    class Scheme;
    struct Nine;
    struct TwoRows;
    struct Bands;
    struct LatinRows;
    explicit GridCounting(std::unique_ptr<Scheme> scheme);
    // All but 3x4 boxes.
    static std::optional<GridCounting> of_plain(const Shape& plain);
    std::unique_ptr<Scheme> scheme_;
};

/// The number of grids of boards of that shape by `GridCounting`; nothing if there is no scheme, or
/// the deadline passed. The deadline hears how many parts are done, and how many there are.
[[nodiscard]] std::optional<Natural> grid_count(const Shape& shape, const Deadline& deadline = {});

/// How many ways there are to fill a band of boxes (`rows` rows of all boxes side by side); nothing
/// where a box has more than five rows or columns, or the deadline passed.
[[nodiscard]] std::optional<Natural> band_count(const Boxes& boxes, const Deadline& deadline = {});

/// The decimal logarithm of b(R,C)^C b(C,R)^R / (RC)!^(RC), where b counts bands: what the number
/// of grids would be if bands and stacks did not depend on each other (Pettersen 2006). It is 0.2 %
/// too low for 3x3 boxes; how far off it is for large ones is not known. Nothing where `band_count`
/// has no answer.
[[nodiscard]] std::optional<double> product_estimate(const Boxes& boxes,
                                                     const Deadline& deadline = {});

/// What sampling says of a number.
struct Estimate {
    double log10 = 0;           ///< decimal logarithm of the mean; minus infinity where it is 0
    double relative_error = 0;  ///< the standard error of the mean, divided by the mean
    std::uint64_t samples = 0;  ///< at least 2, unless the deadline passed before

    /// Decimal logarithms of the bounds of an interval that holds the number in about 95 of 100
    /// cases; it reaches further up than down where a few large samples carry the mean. Less often
    /// where samples are so uneven that the largest have not been met at all.
    double low = 0;
    double high = 0;
};

/// The number of grids of boards of that shape, boxes or a Latin square of order 32 at most and
/// nothing else, estimated without bias: the digits of each row in each box are chosen at random,
/// band by band, and the ways to put them into columns are estimated by random matchings. A sample
/// takes some microseconds (3x3) to milliseconds (5x5), and differs from the mean by about as much
/// as the mean. Nothing for other shapes.
[[nodiscard]] std::optional<Estimate> sampled_grid_count(const Shape& shape, std::uint64_t samples,
                                                         Rng& rng, const Deadline& deadline = {});

/// Counts the solutions of one puzzle exactly, and without going through them: for puzzles that
/// have very many. Any board, any constraints.
///
/// Where all givens of a 9x9 puzzle are in one band or stack, the kinds of bands give the number at
/// once, and a board without givens goes by `GridCounting` where that has a scheme that is not
/// long. Any other plain 9x9 puzzle goes by what the columns of its stacks hold, which takes some
/// seconds where there are few givens, less with more, and minutes at worst (eight digits along a
/// diagonal). Else the puzzle is cut into components that have nothing to do with each other, and
/// what was counted once is remembered by its cells and candidates, whatever the digits are called
/// (component caching, as counters of models do). How long that takes depends on how the open cells
/// hang together more than on the number: some with 10^30 solutions take milliseconds, some with
/// 10^9 minutes.
class SolutionCounting {
  public:
    static constexpr std::size_t kMemory = std::size_t{256} << 20;
    static constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};

    /// Remembers no more than about `memory` bytes; beyond that it forgets and goes on.
    explicit SolutionCounting(const Puzzle& puzzle, std::size_t memory = kMemory);
    SolutionCounting(SolutionCounting&&) noexcept;
    SolutionCounting& operator=(SolutionCounting&&) noexcept;
    ~SolutionCounting();

    /// The number of solutions. Nothing if the deadline passed first, or `most` components were
    /// counted (where it does not go by components: `most` looks at the deadline taken, some 10
    /// microseconds each) and that was not enough; what it remembers helps when it is asked again.
    [[nodiscard]] std::optional<Natural> count(const Deadline& deadline = {},
                                               std::uint64_t most = kNoLimit);

    /// Whether it is known that counting comes to its end within minutes: plain 9x9 puzzles,
    /// and boards without givens that have a scheme that is not long.
    [[nodiscard]] bool is_bounded() const;

    /// A solution, each equally likely: cell by cell, by the numbers of solutions with each digit;
    /// of a plain 9x9 puzzle by what its stacks hold, of the empty one by `GridSampler`. Nothing if
    /// there is none, or the deadline passed first.
    [[nodiscard]] std::optional<Grid> draw(Rng& rng, const Deadline& deadline = {});

  private:
    struct Work;
    std::unique_ptr<Work> work_;
};

/// The exact number of solutions by `SolutionCounting`; nothing if the deadline passed.
[[nodiscard]] std::optional<Natural> solution_count(const Puzzle& puzzle,
                                                    const Deadline& deadline = {});

/// The number of solutions of a puzzle, estimated without bias by random descents into the tree of
/// choices (Knuth 1975). Works on any board, with any constraints; fewer samples than asked for if
/// the deadline passed. The error is itself an estimate, and too small where few samples carry the
/// mean.
[[nodiscard]] Estimate sampled_solution_count(const Puzzle& puzzle, std::uint64_t samples, Rng& rng,
                                              const Deadline& deadline = {});

/// Symmetries of a board with boxes (exchanging bands, stacks, rows, columns, and for square boxes
/// rows with columns) that are conjugate, and how many grids one of them leaves as they are but for
/// the names of the digits.
struct SymmetryClass {
    std::uint64_t size = 0;   ///< how many symmetries
    std::vector<Cell> cells;  ///< of one of them: where the digit of each cell comes from
};

/// The conjugacy classes of the symmetries of boards with such boxes: 275 for 3x3. The order is at
/// most 9.
[[nodiscard]] std::vector<SymmetryClass> symmetry_classes(const Boxes& boxes);

/// How many grids a symmetry leaves as they are but for the names of the digits, those that differ
/// by names only counted once. Nothing if the deadline passed.
[[nodiscard]] std::optional<Natural> fixed_grids(const Boxes& boxes, const SymmetryClass& symmetry,
                                                 const Deadline& deadline = {});

/// The number of essentially different grids, by Burnside's lemma; the order is at most 9. Nothing
/// if the deadline passed, which hears how many classes are done, and how many there are.
[[nodiscard]] std::optional<Natural> class_count(const Boxes& boxes, const Deadline& deadline = {});

/// The same, telling `sink` of each class of symmetries how many grids one of them fixes. Where
/// boxes are higher than wide, these are the classes of the transposed shape, which has as many.
using FixedSink = FunctionRef<void(const SymmetryClass& symmetries, const Natural& fixed)>;
[[nodiscard]] std::optional<Natural> class_count(const Boxes& boxes, const Deadline& deadline,
                                                 FixedSink sink);

/// The number of essentially different bands: no renaming of digits and no exchange of rows, of
/// stacks, or of columns within a stack makes one of another; 416 for 3x3. By Burnside's lemma; the
/// order is at most 9. Nothing if the deadline passed.
[[nodiscard]] std::optional<Natural> band_class_count(const Boxes& boxes,
                                                      const Deadline& deadline = {});

/// In how many ways the digits can be cut into the columns of a box, whatever the order of the
/// columns and of the digits in them: 280 for 3x3.
[[nodiscard]] Natural column_partition_count(const Boxes& boxes);

/// Given which digits each column of a box has, in how many ways the columns of a box below it can
/// have theirs, whatever their order in the columns: 56 for 3x3, 346 for boxes of 4 rows and 3
/// columns.
[[nodiscard]] Natural next_columns_count(const Boxes& boxes);

}  // namespace sudokit
