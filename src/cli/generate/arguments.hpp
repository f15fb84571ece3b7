// The arguments of `sudokit generate`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "sudokit/generate.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/generate/styles.hpp"

namespace sudokit::cli {

/// What is told of each puzzle besides the puzzle.
struct GenerateWith {
    bool solution = false;
    bool level = false;
    bool score = false;
    bool depth = false;
    bool steps = false;
    bool weight = false;

    [[nodiscard]] bool any() const {
        return solution || level || score || depth || steps || weight;
    }
};

struct GenerateArguments : PuzzleArguments {
    std::optional<std::uint64_t> count;  ///< none: one, drawn; 0: without end
    std::optional<std::uint64_t> seed;   ///< none: another one each time
    std::optional<std::uint32_t> order;
    std::optional<Range<std::uint32_t>> clues;
    bool minimal = false;
    bool bottom_up = false;
    bool unbiased = false;
    std::optional<PatternSymmetries> symmetry;
    bool random_symmetry = false;
    const GenerateStyle* style = nullptr;  ///< already in the other arguments
    std::optional<Range<Level>> level;
    std::optional<Range<std::uint32_t>> score;
    std::optional<Range<std::uint32_t>> depth;
    std::optional<TechniqueId> uses;
    TechniqueSet without;
    std::string base;      ///< a file with what is fixed
    std::string solution;  ///< a file with the grid to dig from
    std::string pattern;   ///< a file with givens in the cells that have them
    std::string near;      ///< a file with a puzzle to stay near
    std::optional<std::uint32_t> distance;
    GenerateWith with;
    bool different = false;  ///< no two equivalent
    std::string not_in;      ///< a file with puzzles that none may be equivalent to
    std::string library;     ///< likewise, which they are put into
};

Exit run_generate(const GenerateArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
