// Constraints in words, below text pictures.
#include <algorithm>

#include "sudokit/draw.hpp"

namespace sudokit {

std::string constraint_lines(std::span<const ConstraintPtr> constraints, Language language) {
    std::vector<const Constraint*> sorted;
    for (const ConstraintPtr& constraint : constraints) sorted.push_back(constraint.get());
    // Those of the whole board have no cells in their data.
    std::ranges::stable_sort(sorted, {}, [](const Constraint* constraint) {
        const auto& cells = constraint->data().cells;
        return cells.empty() ? std::uint32_t{0} : cells.front() + 1;
    });
    std::string out;
    for (const Constraint* const constraint : sorted) out += constraint->text(language) + "\n";
    return out;
}

}  // namespace sudokit
