// Levels of local consistency of constraint models, beyond arc and singleton arc consistency, and
// what a conclusion of theirs rests on.
//
//     const auto model = read_model("PRIMAL");
//     const Filtering left = filter(puzzle, *model, *find_consistency("3C"));
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/models.hpp"

namespace sudokit {

/// What must be possible for a value to stay.
struct LocalConsistency {
    enum class Kind : std::uint8_t {
        arc,             ///< AC: each constraint by itself can be satisfied with it
        max_restricted,  ///< MAXRPC: and each neighbour has a value such that every third variable
                         ///< has one that goes with both
        neighbourhood,   ///< NSAC: arc consistency refutes it not within the variable's neighbours
        singleton,       ///< SAC: arc consistency does not refute it; level d: tests d deep
        strong           ///< kC: every consistent choice of values for k - 1 variables or fewer can
                         ///< be continued to one more, whichever; level k, from 2 to 4
    };

    Kind kind = Kind::arc;
    std::uint32_t level = 1;  ///< of singleton and strong consistency

    bool operator==(const LocalConsistency&) const = default;
};

/// The names of consistencies: "AC", "MAXRPC", "NSAC", "SAC", "SAC2" and so on to "SAC9", "2C",
/// "3C", "4C", in any case; also "PC", path consistency, which is "3C". Nothing if it is no name.
[[nodiscard]] std::optional<LocalConsistency> find_consistency(std::string_view name);

/// The same with a fault that says what was expected.
[[nodiscard]] Result<LocalConsistency> read_consistency(std::string_view name);

/// The name as `find_consistency` takes it.
[[nodiscard]] std::string consistency_name(const LocalConsistency& consistency);

/// Why the model of `puzzle` cannot be made so consistent; nothing if it can. MAXRPC and kC are
/// about constraints on two variables, and keep tables that must not grow too large.
[[nodiscard]] std::optional<Error> consistency_fault(const LocalConsistency& consistency,
                                                     const Model& model, const Puzzle& puzzle);

/// Filters the candidates of `puzzle` by `model` and by its constraints, as the other `filter` does
/// for AC and SAC; a `consistency_fault` or `model_fault` ends the program. The consistency in
/// `options` does not count.
[[nodiscard]] Filtering filter(const Puzzle& puzzle, const Model& model,
                               const LocalConsistency& consistency,
                               const FilterOptions& options = {});

/// What a conclusion of a model rests on, and nothing else.
struct ModelProof {
    std::vector<Cell> givens;               ///< in increasing order
    std::vector<Elimination> eliminations;  ///< in order, each with the values that are needed
    bool stopped = false;                   ///< by the deadline: it is not complete
};

/// Why no digit but that of `candidate` is left in its cell, if it holds; or else why it went.
/// `trace` is what `filter` told of `puzzle` with the same model and consistency, which is not
/// MAXRPC or kC: these rest on pairs of values that no trace tells of, and end the program. What
/// was refuted is refuted once more, to tell its test. Empty if the trace does not say so.
[[nodiscard]] ModelProof eliminations_behind(const Puzzle& puzzle, const Model& model,
                                             const LocalConsistency& consistency,
                                             std::span<const Elimination> trace,
                                             Candidate candidate, bool holds,
                                             const Deadline& deadline = {});

/// Whether `eliminations_behind` can tell what its conclusions rest on.
[[nodiscard]] bool is_explained(const LocalConsistency& consistency);

}  // namespace sudokit
