// Lists of candidates as steps have them: in increasing order, each once.
#pragma once

#include <algorithm>
#include <vector>

#include "sudokit/candidate.hpp"
#include "sudokit/cell_set.hpp"

namespace sudokit::logic {

/// `digit` in each of the cells.
[[nodiscard]] inline std::vector<Candidate> candidates_at(const CellSet& cells, Digit digit) {
    std::vector<Candidate> candidates;
    for (const Cell cell : cells) candidates.push_back({cell, digit});
    return candidates;
}

/// Puts candidates into increasing order, each once.
inline void sort_unique(std::vector<Candidate>& candidates) {
    std::ranges::sort(candidates);
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
}

}  // namespace sudokit::logic
