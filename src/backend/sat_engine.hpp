// Any solver of formulas as an engine for puzzles.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/sat_solver.hpp"
#include "engine/engine.hpp"

namespace sudokit::backend {

/// What the formula speaks of.
enum class Scope : std::uint8_t {
    all,  ///< every candidate of the board: the formula as it is written to files
    open  ///< only those that the givens leave: clauses are shortened by what is known of the rest
};

/// How a puzzle becomes a formula.
struct SatOptions {
    std::optional<CnfOptions> cnf;  ///< none: what was measured best for the board
    Scope scope = Scope::open;
};

/// The encoding that suits solvers on boards of this order.
[[nodiscard]] CnfOptions default_encoding(std::uint32_t order);

/// What each cell may hold when the givens alone are looked at; empty where they clash.
/// `Scope::open` leaves out cells with one digit, as it does those that are given.
[[nodiscard]] std::vector<DigitSet> open_candidates(const Puzzle& puzzle);

/// Encodes the puzzle, asks for a model, excludes it by a clause over the open cells, and again.
/// Models are checked before they are handed on: one that does not solve the puzzle is an error. A
/// node is a decision, or a conflict where the solver does not count decisions.
class SatEngine final : public engine::Engine {
  public:
    /// `name` is what errors call the solver.
    SatEngine(std::string name, SatSolverMaker make, SatOptions options = {})
        : name_(std::move(name)), make_(std::move(make)), options_(options) {}

    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) override;

    /// What is known is excluded by clauses from the start.
    SearchOutcome search_beyond(engine::KnownSolutions known, const Puzzle& puzzle,
                                const SearchLimits& limits, SolutionSink sink) override;

    /// What the last search took.
    [[nodiscard]] const SatStatistics& statistics() const { return statistics_; }

  private:
    std::string name_;
    SatSolverMaker make_;
    SatOptions options_;
    SatStatistics statistics_;
};

}  // namespace sudokit::backend
