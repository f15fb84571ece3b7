// Solving: does a puzzle have no solution, one, or several, and which; by any of the engines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudokit/search.hpp"
#include "sudokit/search_order.hpp"
#include "sudokit/search_probe.hpp"

namespace sudokit {

/// What is known of a puzzle's solutions.
enum class Verdict : std::uint8_t {
    none,     ///< there is no solution
    one,      ///< there is exactly one
    some,     ///< there is at least one; whether there are more was not found out
    several,  ///< there are at least two
    unknown   ///< stopped before any was found
};

/// What `count` solutions say if the search for them ended with `stop`.
[[nodiscard]] Verdict verdict_of(std::uint64_t count, Stop stop);

/// "none", "one", "some", "several" or "unknown", as lines and JSON spell it.
[[nodiscard]] std::string_view verdict_word(Verdict verdict);

/// One way of solving.
struct EngineInfo {
    std::string_view name;  ///< as `--engine` spells it
    MessageText summary;
    bool needs_command = false;  ///< it runs the program that `SolveOptions::solver_command` names
};

/// All engines that sudokit knows, also those that are not here.
[[nodiscard]] std::span<const EngineInfo> all_engines();

/// Why `engine` ("auto" or a name) cannot solve anything here: there is none of that name, it is
/// left out of this build, or its module cannot be loaded; nothing if it can. Engines that are
/// modules are loaded by this, and by the first use.
[[nodiscard]] std::optional<Error> engine_fault(std::string_view engine);

/// Why `engine` ("auto" or a name) cannot solve puzzles on `board`; nothing if it can.
[[nodiscard]] std::optional<Error> engine_fault(std::string_view engine, const Board& board);

/// The same for a puzzle, whose constraints it must be able to keep.
[[nodiscard]] std::optional<Error> engine_fault(std::string_view engine, const Puzzle& puzzle);

/// How to solve, and when to stop.
struct SolveOptions {
    std::string_view engine = "auto";  ///< "auto" or a name in `all_engines()` that is here
    std::uint64_t limit = 2;           ///< stop after this many solutions; 0 = find them all
    std::size_t keep = 2;              ///< how many of them to return
    Deadline deadline = {};

    /// For the engine "external": the command line of a solver of DIMACS files, such as
    /// "cryptominisat5 --verb 0". It is run without a shell; words with blanks stand in quotes. The
    /// formula's file takes the place of {cnf}, else it comes last; {model} is a file for the
    /// model.
    std::string_view solver_command = {};

    /// For the engine "exhaustive": in which order it searches, and who is told of every node. Both
    /// may be null.
    const SearchOrder* order = nullptr;
    SearchProbe* probe = nullptr;
};

/// What was found.
struct SolveAnswer {
    Verdict verdict = Verdict::unknown;
    std::vector<Grid> solutions;  ///< the first `keep` ones, in the order they were found
    std::uint64_t count = 0;      ///< solutions found
    Stop stop = Stop::exhausted;  ///< `exhausted` means that `count` is all there are
    std::uint64_t nodes = 0;      ///< search nodes visited; 0 if propagation alone was enough
    std::string_view engine;      ///< which engine did it
    std::optional<Relaxation> relaxation = {};  ///< by the engine "ilp", unless time was up first
};

/// Solves `puzzle`. Givens that clash are not an error: the answer is `none`.
/// Fails only with `not_found`, for an engine that there is not, with `unsupported`, for one that
/// does not do the board or the constraints, and with whatever goes wrong in a solver that is not
/// ours. Safe to call from many threads at once.
[[nodiscard]] Result<SolveAnswer> solve(const Puzzle& puzzle, const SolveOptions& options = {});

/// The same, but hands each solution to `sink` as it is found and keeps none. A sink that says no
/// ends the search with `Stop::limit`.
[[nodiscard]] Result<SolveAnswer> enumerate(const Puzzle& puzzle, const SolveOptions& options,
                                            SolutionSink sink);

/// Solves many puzzles one after the other, keeping the engines' working memory between them.
/// Not for sharing between threads: one per thread. One that was moved away ends the program.
class Solver {
  public:
    Solver();
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    [[nodiscard]] Result<SolveAnswer> solve(const Puzzle& puzzle, const SolveOptions& options = {});
    [[nodiscard]] Result<SolveAnswer> enumerate(const Puzzle& puzzle, const SolveOptions& options,
                                                SolutionSink sink);

  private:
    struct State;
    [[nodiscard]] State& state() const;
    std::unique_ptr<State> state_;
};

}  // namespace sudokit
