// The search tree of the engine `dpll`: its decisions, what unit propagation makes of them, and the
// clauses that become false.
#pragma once

#include "sudokit/search_tree.hpp"

namespace sudokit {

/// Searches `puzzle` as the engine does, whatever the method of `options`. A node is a decision, or
/// the opposite of one that failed. Fails where there are no clauses for a constraint of the
/// puzzle.
[[nodiscard]] Result<SearchTree> dpll_tree(const Puzzle& puzzle,
                                           const SearchTreeOptions& options = {});

}  // namespace sudokit
