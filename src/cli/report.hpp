// What `solve` says of a single puzzle, drawn, and how it lists all solutions.
#pragma once

#include <cstdint>
#include <string>

#include "cli/job.hpp"

namespace sudokit::cli {

/// The only puzzle of the input: drawn, whether it is solvable, its solution; with several
/// solutions, two of them and where they differ.
void report_solutions(Job& job);

/// The sentence about a puzzle without solution, with the givens that clash if some do.
[[nodiscard]] std::string unsolvable_text(const Puzzle& puzzle, const Job& job);

enum class Listing : std::uint8_t { drawn, lines };

/// Every solution of every puzzle, as it is found: none is kept. `lines` also stands for the other
/// formats that the arguments may ask for.
void list_solutions(Job& job, Listing listing);

}  // namespace sudokit::cli
