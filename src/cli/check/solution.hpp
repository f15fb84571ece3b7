// `check --solution`: whether a grid solves a puzzle, and if not, all that is wrong with it.
#pragma once

#include "cli/check/arguments.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// How an answer that is not JSON is put.
enum class Saying : std::uint8_t { word, sentence };

/// Whether the grid of the arguments is a solution of the puzzle.
[[nodiscard]] Reply solution_reply(const Job& job, const CheckArguments& arguments,
                                   const Item& item, const Entry& entry, Saying saying);

}  // namespace sudokit::cli
