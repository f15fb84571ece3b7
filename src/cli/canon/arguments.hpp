// The arguments of `sudokit canon`.
#pragma once

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

/// What is told beside the canonical form.
struct CanonWith {
    bool automorphisms = false;
    bool transform = false;

    [[nodiscard]] bool any() const { return automorphisms || transform; }
};

struct CanonArguments : PuzzleArguments {
    CanonWith with;
    bool dedupe = false;
    bool keep_first = false;  ///< with `dedupe`: puzzles as they are rather than forms
};

Exit run_canon(const CanonArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
