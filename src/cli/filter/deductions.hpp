// The deductions of `filter`, one below the other: all of them, or those behind one conclusion.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "sudokit/compare.hpp"
#include "sudokit/json_writer.hpp"

namespace sudokit::cli {

/// What was deduced, in order: by a model, or by rules.
using FilterTrace = std::variant<std::vector<Elimination>, std::vector<RuleDeduction>>;

/// What a conclusion rests on.
struct FilterProof {
    Candidate asked;
    std::vector<Cell> givens = {};
    FilterTrace deductions = {};
    bool stopped = false;  ///< by the deadline: it is not complete
};

/// What `filter` left and told of `puzzle` about the candidate that is asked for; no deductions if
/// it says nothing about it.
[[nodiscard]] FilterProof proof_of(const Puzzle& puzzle, const Filter& filter,
                                   const Filtering& left, const FilterTrace& trace, Candidate asked,
                                   const Deadline& deadline);

/// The trace without what filled cells rule out at once in their houses; tests stay as they are.
[[nodiscard]] FilterTrace without_seen(const Puzzle& puzzle, FilterTrace trace);

/// A line each; what follows from an assumption is indented.
[[nodiscard]] std::string deductions_text(const Board& board, const FilterTrace& trace,
                                          const Wording& wording);

/// Where the trace of a contradiction ends, in words; empty if it does not say so.
[[nodiscard]] std::string dead_end_text(const Board& board, const FilterTrace& trace,
                                        const Wording& wording);

/// The givens, then the deductions.
[[nodiscard]] std::string proof_text(const Puzzle& puzzle, const FilterProof& proof,
                                     const Wording& wording);

/// An array of objects.
void write_deductions(JsonWriter& out, const Board& board, const FilterTrace& trace,
                      const Wording& wording);

/// An object.
void write_proof(JsonWriter& out, const Board& board, const FilterProof& proof,
                 const Wording& wording);

}  // namespace sudokit::cli
