// The arguments of `sudokit count`.
#pragma once

#include <cstdint>
#include <optional>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct CountArguments : PuzzleArguments {
    std::optional<std::uint64_t> limit;  ///< of solutions
};

Exit run_count(const CountArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
