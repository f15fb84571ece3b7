// Whether the engines of a race agree.
#pragma once

#include <span>
#include <string>

#include "cli/race/heat.hpp"

namespace sudokit::cli {

/// The first contradiction among the answers, in words: an answer that is no solution, or two that
/// cannot both be right; empty where there is none. Answers cut short by time count as far as they
/// go.
[[nodiscard]] std::string contradiction(const Puzzle& puzzle, std::span<const Heat> heats,
                                        Language language);

}  // namespace sudokit::cli
