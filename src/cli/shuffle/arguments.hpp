// The arguments of `sudokit shuffle`.
#pragma once

#include <cstdint>
#include <optional>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct ShuffleArguments : PuzzleArguments {
    std::optional<std::uint64_t> seed;   ///< none: another one each time
    std::optional<std::uint64_t> count;  ///< of each puzzle; none: 1
};

Exit run_shuffle(const ShuffleArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
