// Minimality: which givens of a puzzle are redundant, the minimal puzzles within it, and the fewest
// givens that are enough.
//
//     sudokit::Minimiser minimiser;
//     const auto answer = minimiser.redundant(puzzle);
//     if (!answer.is_minimal()) puzzle = minimiser.minimise(puzzle).puzzle;
//
// A given is redundant if there is still one solution without it; a puzzle with one solution is
// minimal if none of its givens is. Taking one redundant given out may make another one needed, so
// a puzzle holds many minimal ones, of different sizes. All of this is about givens: pencilmarks
// and constraints stay as they are. docs/minimality.md tells how it is found out.
#pragma once

#include <bitset>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "sudokit/nine.hpp"
#include "sudokit/rng.hpp"
#include "sudokit/search.hpp"

namespace sudokit {

/// What is known of the solutions of a puzzle whose givens are asked about; two are enough to know.
struct Posed {
    std::uint64_t count = 0;  ///< solutions found, at most 2
    /// `exhausted` where the question is answered; `deadline` where time ran out, be it for this or
    /// for what follows from it.
    Stop stop = Stop::exhausted;

    bool operator==(const Posed&) const = default;
};

/// The redundant givens of a puzzle.
struct RedundancyAnswer {
    Posed posed;
    std::vector<Cell> redundant = {};  ///< in reading order; none unless there is one solution

    [[nodiscard]] bool is_minimal() const {
        return posed.count == 1 && posed.stop == Stop::exhausted && redundant.empty();
    }
};

/// The same of a puzzle on the usual 9x9 board.
struct NineRedundancy {
    Posed posed;
    std::bitset<nine::kCells> redundant = {};

    [[nodiscard]] bool is_minimal() const {
        return posed.count == 1 && posed.stop == Stop::exhausted && redundant.none();
    }
    bool operator==(const NineRedundancy&) const = default;
};

/// A minimal puzzle within another one.
struct MinimiseAnswer {
    Posed posed;
    /// Minimal where there is one solution and time was enough; where it was not, what is left so
    /// far, which has the same solution; else the puzzle as it was.
    Puzzle puzzle;
};

/// How the search for all minimal puzzles within a puzzle ended.
struct MinimalPuzzlesAnswer {
    Posed posed;              ///< `limit` where the sink had enough
    std::uint64_t found = 0;  ///< with `exhausted`, that is all there are
};

/// Called with the givens of a minimal puzzle in reading order, 0 where there is none; answers
/// whether to go on.
using GivensSink = FunctionRef<bool(std::span<const std::uint8_t> givens)>;

/// How many givens every puzzle with one solution has at least on the usual 9x9 board, without
/// constraints and pencilmarks. This is known from a search through all grids (G. McGuire,
/// B. Tugemann, G. Civario: There is no 16-clue Sudoku, 2012), which nobody can repeat at once.
inline constexpr std::uint32_t kFewestNineGivens = 17;

/// The fewest givens within a puzzle.
struct FewestAnswer {
    Posed posed;
    std::uint32_t least = 0;  ///< proved: fewer are not enough
    std::uint32_t most = 0;   ///< `puzzle` has so many; equal to `least` unless time ran out
    Puzzle puzzle;            ///< the best one found, with the same solution
};

/// Answers questions about givens, one puzzle after the other, keeping the engines' memory. Not for
/// sharing between threads: one per thread. One that was moved away ends the program.
///
/// Puzzles may have any board, givens, pencilmarks and constraints. No solution and several are
/// answers, not errors: see `Posed`.
class Minimiser {
  public:
    Minimiser() : Minimiser(nine::default_kernel()) {}
    /// `kernel` is one of `nine::kernels()`.
    explicit Minimiser(const nine::Kernel& kernel);
    ~Minimiser();
    Minimiser(Minimiser&&) noexcept;
    Minimiser& operator=(Minimiser&&) noexcept;

    /// Which givens are redundant, each on its own.
    [[nodiscard]] RedundancyAnswer redundant(const Puzzle& puzzle, Deadline deadline = {});

    /// The same for many puzzles on the usual 9x9 board, side by side. `answers` has a place for
    /// each.
    void redundant(std::span<const nine::Digits> puzzles, Deadline deadline,
                   std::span<NineRedundancy> answers);

    /// A minimal puzzle within `puzzle`: takes redundant givens out, one by one, in reading order.
    [[nodiscard]] MinimiseAnswer minimise(const Puzzle& puzzle, Deadline deadline = {});

    /// The same in a random order.
    [[nodiscard]] MinimiseAnswer minimise(const Puzzle& puzzle, Rng& rng, Deadline deadline = {});

    /// The same in any order of the cells; givens in cells that it leaves out are kept.
    [[nodiscard]] MinimiseAnswer minimise(const Puzzle& puzzle, std::span<const Cell> order,
                                          Deadline deadline = {});

    /// The same for many puzzles on the usual 9x9 board, side by side: takes givens out of each
    /// that has one solution. `answers` has a place for each.
    void minimise(std::span<nine::Digits> puzzles, std::span<const Cell> order, Deadline deadline,
                  std::span<Posed> answers);

    /// Hands every minimal puzzle within `puzzle` to `sink`, each once, until it answers no. There
    /// may be very many: all that a full grid holds nobody can wait for.
    [[nodiscard]] MinimalPuzzlesAnswer minimal_puzzles(const Puzzle& puzzle, Deadline deadline,
                                                       GivensSink sink);

    /// The fewest givens of `puzzle` that leave one solution, and a puzzle with so many. Time grows
    /// exponentially with the number of redundant givens: for some 20 it takes milliseconds, for a
    /// full grid far too long. At the deadline the answer is a range.
    [[nodiscard]] FewestAnswer fewest(const Puzzle& puzzle, Deadline deadline = {});

  private:
    struct State;
    [[nodiscard]] State& state() const;
    std::unique_ptr<State> state_;
};

}  // namespace sudokit
