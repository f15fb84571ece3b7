// Grids that `sudokit grid` makes, by rank or at random, as text.
#pragma once

#include "cli/grid/arguments.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// --rank: the grids of these ranks, in order.
void write_ranked_grids(Job& job, const GridArguments& arguments);

/// --random: grids of the usual 9x9 board, each of all equally likely.
void write_random_grids(Job& job, const GridArguments& arguments, std::uint64_t seed);

}  // namespace sudokit::cli
