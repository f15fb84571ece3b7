// Many 9x9 puzzles at once: spans in, spans out, and nothing allocated while solving them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "sudokit/nine_digits.hpp"
#include "sudokit/search.hpp"

namespace sudokit::nine {

/// What each cell may hold: bit d-1 stands for digit d; bits from 9 on are passed over.
using Marks = std::array<std::uint16_t, kCells>;

/// The puzzle that these stand for, on the usual 9x9 board.
[[nodiscard]] Puzzle puzzle_of(const Digits& givens);
[[nodiscard]] Puzzle puzzle_of(const Marks& marks);

/// Guesses after which a puzzle is better left to another engine: some 10 ms. The hardest puzzles
/// with one solution that are known take some hundreds.
inline constexpr std::uint64_t kPatience = 10'000;

/// How a batch is solved.
struct Options {
    std::uint64_t limit = 2;  ///< stop at this many solutions of a puzzle; 0 = find them all
    Deadline deadline = {};
    /// Stop, with `Stop::patience`, after this many guesses since the last solution of a puzzle,
    /// unless `kNeverStuck` of them were found; 0 = never. `sudokit::solve` knows what to do with
    /// such puzzles.
    std::uint64_t patience = kPatience;
    /// At the end of a batch, lanes that have run dry take over work of others; so they do if a
    /// puzzle alone takes many guesses. More than two solutions are counted without visiting all of
    /// them, in ways that depend on what is counted beside. Without, guesses are the same on every
    /// kernel, and so is which of several solutions is found first.
    bool share = true;
    /// Each puzzle is solved as if it were alone: the same guesses, and the same solutions in the
    /// same order, whatever is in the batch with it. Takes some 40 % longer.
    bool as_alone = false;
};

/// What was found of one puzzle.
struct Answer {
    std::uint64_t count = 0;  ///< solutions found, at most the limit
    /// Choices tried; 0 if propagation alone was enough. The same puzzle may take a few more or
    /// less in a batch than alone, where the rules are applied in another order. (`count` takes
    /// fewer than there are solutions, if it may `share`.)
    std::uint64_t guesses = 0;
    Stop stop = Stop::exhausted;

    bool operator==(const Answer&) const = default;
};

/// One compiled form of the engine.
struct Kernel {
    std::string_view name;  ///< as `SUDOKIT_KERNEL` spells it
    std::size_t lanes = 0;  ///< of a vector, with a puzzle each

    bool operator==(const Kernel&) const = default;
};

/// The kernels that this machine can run, the fastest first. The last one, `portable`, always can.
[[nodiscard]] std::span<const Kernel> kernels();

/// The kernel that is used where none is named: what the environment variable `SUDOKIT_KERNEL`
/// said at the first call if this machine can run that one, else the fastest.
[[nodiscard]] const Kernel& default_kernel();

/// Solves batches of puzzles, one thread's worth. All memory (less than 0.9 megabytes) is
/// taken at the start, but for `count`, which keeps tables of up to 96 MiB. Not for sharing
/// between threads: one per thread.
///
///     sudokit::nine::Solver solver;
///     std::vector<sudokit::nine::Answer> answers(puzzles.size());
///     std::vector<sudokit::nine::Digits> solutions(puzzles.size());
///     solver.solve(puzzles, {.limit = 2}, answers, solutions);
///
/// In every `solve`, `answers` has a place for each puzzle; `solutions` too, or none at all, and so
/// has `seconds`; otherwise the program ends, as it does where the solver was moved away or the
/// kernel is none of ours. The first solution found of a puzzle is put into the one, the second
/// into the other; where there is none, the place is left alone.
/// Givens that clash are not an error: such a puzzle has no solution.
class Solver {
  public:
    Solver() : Solver(default_kernel()) {}
    /// `kernel` is one of `kernels()`.
    explicit Solver(const Kernel& kernel);
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    [[nodiscard]] const Kernel& kernel() const;

    void solve(std::span<const Digits> puzzles, const Options& options, std::span<Answer> answers,
               std::span<Digits> solutions = {}, std::span<Digits> seconds = {});

    /// The same for texts: each points to 81 characters, of which `1`..`9` are givens and all
    /// others empty cells.
    void solve(std::span<const char* const> puzzles, const Options& options,
               std::span<Answer> answers, std::span<Digits> solutions = {});

    /// The same for puzzles given by their candidates. A cell without any has no solution.
    void solve(std::span<const Marks> puzzles, const Options& options, std::span<Answer> answers,
               std::span<Digits> solutions = {});

    /// One puzzle, as fast as one goes: hands every solution to `sink` until it answers no, the
    /// limit is reached or there are no more.
    Answer enumerate(const Marks& puzzle, const Options& options, SolutionSink sink);

    /// One puzzle, counting only: as `enumerate`, but much faster where there are many solutions.
    /// If there are more than a 64-bit number can say, the count is the largest, with
    /// `Stop::limit`. At a deadline it is what was counted until then.
    Answer count(const Marks& puzzle, const Options& options);

    /// The same for many puzzles, which are counted side by side.
    void count(std::span<const Marks> puzzles, const Options& options, std::span<Answer> answers);

  private:
    struct State;
    [[nodiscard]] State& state() const;
    std::unique_ptr<State> state_;
};

}  // namespace sudokit::nine
