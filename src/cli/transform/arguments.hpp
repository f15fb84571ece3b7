// The arguments of `sudokit transform`.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "sudokit/transformation.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

/// A move as the command line asks for it: made once the board is known.
using WantedMove = std::function<Result<Transformation>(const Board& board)>;

struct TransformArguments : PuzzleArguments {
    std::vector<WantedMove> moves;  ///< one after the other
};

Exit run_transform(const TransformArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
