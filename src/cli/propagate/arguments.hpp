// The arguments of `sudokit propagate`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct PropagateArguments : PuzzleArguments {
    CnfOptions cnf;  ///< how puzzles are put into clauses
    bool failed_literals = false;
    std::optional<std::uint32_t> depth;  ///< of tests; none: 1 for failed literals, else 0
    std::string probe;  ///< a cell and a digit, "r1c8=7", or a literal; empty: none
    std::string why;    ///< the same
    std::optional<std::uint64_t> rounds;  ///< stop after so many literals; none: at the end
    bool trace = false;
    bool operations = false;
    bool formula = false;  ///< the operands are formulas, whatever they look like
    bool html = false;
    std::string svg;   ///< the directory for pictures; empty: none
    std::string left;  ///< the file for the formula left; empty: none
};

Exit run_propagate(const PropagateArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
