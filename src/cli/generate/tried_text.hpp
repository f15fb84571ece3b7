// What was tried in making puzzles, in words.
#pragma once

#include <cstdint>
#include <string>

#include "sudokit/generate.hpp"

namespace sudokit::cli {

/// What a run of `sudokit generate` has come to.
struct MakingFigures {
    std::uint64_t made = 0;
    std::uint64_t doubles = 0;  ///< as wished, but equivalent to others
    Tried tried = {};
};

/// How many of those tried were as wished, in percent, as exactly as is worth reading: "12 %".
[[nodiscard]] std::string share_text(std::uint64_t made, std::uint64_t tried, Language language);

/// "1000 with one solution were tried, 20 of another difficulty; 3.2 % were as wished".
[[nodiscard]] std::string tried_text(const MakingFigures& figures, Language language);

}  // namespace sudokit::cli
