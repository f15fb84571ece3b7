// Solving formulas: is there a model, and which; by any of the engines that solve clauses.
//
//     const auto answer = satisfy(formula, {.engine = "dpll", .proof = true});
//     answer->satisfiable == false;  // and answer->proof says why
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/drat.hpp"
#include "sudokit/formula.hpp"
#include "sudokit/result.hpp"

namespace sudokit {

/// The engines of `all_engines()` that solve formulas, also those left out of this build. "auto" is
/// the first of them that is not.
[[nodiscard]] std::span<const std::string_view> formula_engines();

/// Whether the engine, or "auto", can prove that a formula has no model.
[[nodiscard]] bool proves_formulas(std::string_view engine);

/// The most bytes that a proof may have.
inline constexpr std::size_t kLargestProof = std::size_t{1} << 30U;

/// How to solve, and when to stop.
struct SatisfyOptions {
    std::string_view engine = "auto";      ///< "auto", or one of `formula_engines()`
    std::string_view solver_command = {};  ///< for "external", as in `SolveOptions`
    bool proof = false;  ///< whether to prove that there is no model, if there is none
    Deadline deadline = {};
    /// Where not null, it is given what the solver holds instead of freeing it: with millions of
    /// clauses that takes seconds, which a program that is about to end may save.
    std::shared_ptr<void>* remains = nullptr;
};

/// What is known of a formula's models.
struct SatisfyAnswer {
    std::optional<bool> satisfiable = {};  ///< nothing: the deadline passed first
    /// The values of all variables, from 1, if there is a model. It was checked: every clause
    /// holds.
    std::vector<bool> model = {};
    std::string_view engine = {};  ///< which one did it
    std::uint64_t decisions = 0;   ///< 0 where it does not tell, like the next
    std::uint64_t conflicts = 0;
    std::string proof = {};  ///< in DRAT text form, if it was asked for
    std::optional<DratOutcome> check =
        {};  ///< of the proof: `verified`, or `stopped` by the deadline
};

/// Looks for a model of `formula`. With `proof`, the answer that there is none comes with a proof,
/// which `check_drat` has looked at.
///
/// Fails with `not_found` for an engine that there is not, with `unsupported` where it cannot
/// prove, with `too_large` where the proof grows beyond `kLargestProof`, and with whatever goes
/// wrong in a solver that is not ours: also if its model or its proof is none.
[[nodiscard]] Result<SatisfyAnswer> satisfy(const Formula& formula,
                                            const SatisfyOptions& options = {});

/// The number of the first clause that `model` does not satisfy; nothing if it is a model. It has
/// the values of all variables, from 1; those that it does not have are false.
[[nodiscard]] std::optional<std::size_t> broken_clause(const Formula& formula,
                                                       const std::vector<bool>& model);

/// Reads what a solver printed for `formula`, or for its form with three literals a clause: `s` and
/// `v` lines, or MiniSat's way. Fails if that says nothing, or is no model of `formula`.
[[nodiscard]] Result<SatisfyAnswer> decode_formula_model(const Formula& formula,
                                                         std::string_view text);

}  // namespace sudokit
