// The arguments of `sudokit solve`.
#pragma once

#include <cstdint>
#include <optional>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct SolveArguments : PuzzleArguments {
    std::optional<std::uint64_t> limit;  ///< of solutions
    bool all = false;
    bool random = false;                ///< solutions drawn by chance
    std::optional<std::uint64_t> seed;  ///< none: another one each time
    bool animate = false;
    std::optional<std::uint64_t> speed;  ///< of the animation, in steps a second
};

Exit run_solve(const SolveArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
