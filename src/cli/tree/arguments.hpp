// The arguments of `sudokit tree`.
#pragma once

#include <optional>
#include <string>

#include "sudokit/search_tree.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct TreeArguments : PuzzleArguments {
    TreeMethod method = TreeMethod::singles;
    std::optional<std::size_t> keep;
    std::optional<std::uint64_t> visit;
    std::optional<std::uint64_t> limit;
    std::optional<std::size_t> fold;  ///< leaves; none: text as it is, pictures to a usual size
    bool profile = false;
    bool dot = false;
    std::string svg;  ///< the directory for pictures; empty: none
};

Exit run_tree(const TreeArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
