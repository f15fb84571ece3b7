// Constraints in f-puzzles data: flags of the whole board, and lists of cells with a value.
//
//     "antiknight": true, "killercage": [{"cells": ["R1C1", "R1C2"], "value": "3"}]
#pragma once

#include <optional>
#include <string_view>

#include "sudokit/json_writer.hpp"
#include "sudokit/puzzle.hpp"

#include "base/json.hpp"

namespace sudokit::formats {

/// The kind that has this name in f-puzzles data, or null.
[[nodiscard]] const ConstraintKind* find_fpuzzles_kind(std::string_view name);

/// Adds what a member of that kind says to the puzzle, or says what is wrong with it.
[[nodiscard]] std::optional<Error> read_fpuzzles_constraints(const ConstraintKind& kind,
                                                             const json::Value& value,
                                                             Puzzle& puzzle);

/// Writes the constraints of `puzzle` as members of an object; kinds that f-puzzles does not have
/// are left out (see `fault_of_fpuzzles_constraints`).
void write_fpuzzles_constraints(JsonWriter& out, const Puzzle& puzzle);

/// The error of a puzzle with constraints that f-puzzles has no name for.
[[nodiscard]] std::optional<Error> fault_of_fpuzzles_constraints(const Puzzle& puzzle);

}  // namespace sudokit::formats
