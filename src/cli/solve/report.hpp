// What `solve` says of a single puzzle, drawn, and how it lists all solutions.
#pragma once

#include <cstdint>
#include <string>

#include "cli/solve/arguments.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// The only puzzle of the input: drawn, whether it is solvable, its solution; with several
/// solutions, two of them and where they differ.
void report_solutions(Job& job, const SolveArguments& arguments);

enum class Listing : std::uint8_t { drawn, lines };

/// Every solution of every puzzle, as it is found: none is kept. `lines` also stands for the other
/// formats that the arguments may ask for.
void list_solutions(Job& job, const SolveArguments& arguments, Listing listing);

}  // namespace sudokit::cli
