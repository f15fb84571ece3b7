// The arguments of `sudokit minimise`.
#pragma once

#include <cstdint>
#include <optional>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct MinimiseArguments : PuzzleArguments {
    bool all = false;                    ///< every minimal puzzle within
    std::optional<std::uint64_t> limit;  ///< how many of them
    bool smallest = false;               ///< one with the fewest givens
    bool test = false;                   ///< only say which givens are redundant
    bool unavoidable = false;            ///< the unavoidable sets of the solution
    std::optional<std::uint32_t> size;   ///< of the largest of them
    std::optional<std::uint64_t> seed;   ///< none: givens are tried in reading order
};

Exit run_minimise(const MinimiseArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
