// For tests: puzzles with known ratings, from files of lines "ratings | givens | remark".
#pragma once

#include <cstdint>
#include <fstream>
#include <string>

#include "base/test_rounds.hpp"
#include "support/boards.hpp"

namespace sudokit::tests {

/// Calls `check(ratings, puzzle, givens)` for each line of a file of tests/conformance, or for as
/// many as are to be taken; answers how many there are.
template <class Check>
[[nodiscard]] std::uint64_t each_known_rating(const std::string& file_name, const Check& check) {
    std::ifstream file(std::string(SUDOKIT_CONFORMANCE_DIR) + "/" + file_name);
    std::string line;
    std::uint64_t puzzles = 0;
    while (std::getline(file, line)) {
        if (line.starts_with('#')) continue;
        const std::size_t bar = line.find(" | ");
        const std::string givens = line.substr(bar + 3, line.find(' ', bar + 3) - (bar + 3));
        if (takes_case(puzzles++)) check(line.substr(0, bar), puzzle_of(givens), givens);
    }
    return puzzles;
}

}  // namespace sudokit::tests
