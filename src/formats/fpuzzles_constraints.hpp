// Constraints in f-puzzles data: flags of the whole board, and lists of cells with a value.
//
//     "antiknight": true, "killercage": [{"cells": ["R1C1", "R1C2"], "value": "3"}]
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudokit/puzzle.hpp"

#include "base/json.hpp"

namespace sudokit::formats {

/// The kind that has this name in f-puzzles data, or null.
[[nodiscard]] const ConstraintKind* find_fpuzzles_kind(std::string_view name);

/// Adds what a member of that kind says to the puzzle, or says what is wrong with it.
[[nodiscard]] std::optional<Error> read_fpuzzles_constraints(const ConstraintKind& kind,
                                                             const json::Value& value,
                                                             Puzzle& puzzle);

/// The constraints of `puzzle` as names of f-puzzles and their values in JSON; kinds that
/// f-puzzles does not have are left out (see `fault_of_fpuzzles_constraints`).
[[nodiscard]] std::vector<std::pair<std::string_view, std::string>> fpuzzles_constraints(
    const Puzzle& puzzle);

/// The error of a puzzle with constraints that f-puzzles has no name for.
[[nodiscard]] std::optional<Error> fault_of_fpuzzles_constraints(const Puzzle& puzzle);

}  // namespace sudokit::formats
