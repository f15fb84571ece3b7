// The arguments of `sudokit reduce`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/frame/command.hpp"
#include "cli/io/graph_arguments.hpp"

namespace sudokit::cli {

struct ReduceArguments : GraphArguments {
    std::optional<std::uint32_t> with;  ///< colours; none: the operand is a Latin square
    bool to_sudoku = false;             ///< a colouring goes on to a Sudoku
    std::string back;  ///< the file with a solution to be carried back; empty: there is none
};

Exit run_reduce(const ReduceArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
