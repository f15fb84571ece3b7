// What solvers of 0-1 programmes and of exact cover answer: solution files of CBC and GLPK, what
// Knuth's DLX programs print, and the options of a solution alone.
#pragma once

#include <string_view>

#include "sudokit/exports.hpp"

#include "model/value_sink.hpp"

namespace sudokit::model {

/// True if `text` is of one of these programs, by what it begins with or the form of its lines.
[[nodiscard]] bool is_programme_answer(std::string_view text);

/// Reads such a text. Values come only with the status `solution`; those that solvers leave out
/// are 0. Values between 0 and 1, and variables of another board, are faults.
[[nodiscard]] Result<Decoded::Status> read_programme_answer(const Board& board,
                                                            std::string_view text, ValueSink sink);

}  // namespace sudokit::model
