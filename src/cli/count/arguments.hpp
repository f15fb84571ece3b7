// The arguments of `sudokit count`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct CountArguments : PuzzleArguments {
    std::optional<std::uint64_t> limit;  ///< of solutions
    bool empty = false;                  ///< count the grids of a board
    std::optional<std::uint32_t> order;  ///< of that board
    bool table = false;                  ///< of many boards
    bool classes = false;                ///< count essentially different ones
    bool bands = false;                  ///< count the bands of a board
    bool steps = false;                  ///< tell what the number is made of
    bool estimate = false;
    std::string checkpoint;  ///< a file that keeps the parts that are done; empty: none
    std::optional<std::uint64_t> samples;
    std::optional<std::uint64_t> seed;
};

Exit run_count(const CountArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
