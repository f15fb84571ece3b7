// JSON that several functions of the C interface write.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudokit/candidate.hpp"
#include "sudokit/json_writer.hpp"
#include "sudokit/natural.hpp"
#include "sudokit/puzzle.hpp"
#include "sudokit/solve.hpp"
#include "sudokit/symbols.hpp"

namespace sudokit::capi {

/// An object whose members `write(writer)` writes, as text.
template <class Write>
[[nodiscard]] std::string json_object(Write&& write) {
    std::string out;
    JsonWriter writer(out);
    writer.begin_object();
    write(writer);
    writer.end_object();
    return out;
}

/// An array of names, "r1c1".
void write_cells(JsonWriter& out, const Board& board, std::span<const Cell> cells);

/// An array of objects with `cell` and `digit`.
void write_candidates(JsonWriter& out, const Board& board, std::span<const Candidate> candidates);

/// An array with an array of digits for each cell.
void write_digit_sets(JsonWriter& out, std::span<const DigitSet> sets);

/// A number, or a string where it is too large for a machine word.
void write_natural(JsonWriter& out, const Natural& number);

/// The puzzle as our JSON format has it, an object.
void write_puzzle(JsonWriter& out, const Puzzle& puzzle);

/// What there is to say of a search: `answer`, `count`, `exact`, `nodes`, `engine`.
void write_search(JsonWriter& out, const SolveAnswer& answer);

/// What is known where two solutions are enough to know: of one found before time was up, nothing.
[[nodiscard]] Verdict posed_verdict(std::uint64_t count, Stop stop);

}  // namespace sudokit::capi
