// The constraints of a puzzle in our JSON.
//
//     "constraints": [{"kind": "killer-cage", "cells": ["r1c1", "r1c2"], "sum": 3},
//                     {"kind": "anti-knight"}]
#pragma once

#include <optional>

#include "sudokit/json_writer.hpp"
#include "sudokit/puzzle.hpp"

#include "base/json.hpp"

namespace sudokit::formats {

/// Adds the constraints that `value` describes to the puzzle, or says what is wrong with them.
[[nodiscard]] std::optional<Error> read_constraints(const json::Value& value, Puzzle& puzzle);

/// Writes the constraints of `puzzle` as an array.
void write_constraints(JsonWriter& out, const Puzzle& puzzle);

}  // namespace sudokit::formats
