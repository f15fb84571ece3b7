// What `compare` has found out, in words and as JSON.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "sudokit/compare.hpp"

#include "cli/compare/arguments.hpp"

namespace sudokit::cli {

/// A puzzle that is a counter-example, and where it stands.
struct ExamplePuzzle {
    std::string_view file;  ///< lives as long as the input
    std::size_t line = 0;
    Puzzle puzzle;
};

/// What the filters did with a collection.
struct Compared {
    explicit Compared(std::size_t filters) : comparison(filters) {}

    Comparison comparison;
    std::uint64_t given_up = 0;  ///< puzzles that took too long, and are left out
    std::map<std::uint64_t, ExamplePuzzle> examples;  ///< at least those that are the first ones
};

/// Tables: what each filter did, which filters at least as much as which; and counter-examples.
[[nodiscard]] std::string findings_text(const Compared& findings,
                                        const CompareArguments& arguments);

/// The same as one JSON object and a line end.
[[nodiscard]] std::string json_findings(const Compared& findings,
                                        const CompareArguments& arguments);

}  // namespace sudokit::cli
