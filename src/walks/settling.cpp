#include "walks/settling.hpp"

#include <algorithm>

namespace sudokit::walks {
namespace {

// The candidates of a constraint's cells after it was filtered.
std::vector<DigitSet> filtered(const Constraint& constraint, const State& state) {
    std::vector<DigitSet> out;
    for (const Cell cell : constraint.cells()) {
        out.push_back(state.is_open(cell) ? state.candidates(cell)
                                          : DigitSet::of(state.digit(cell)));
    }
    if (!constraint.filter(out)) out.assign(out.size(), DigitSet());
    return out;
}

// A cell that must differ from that of `zero` and holds its digit.
std::optional<Cell> holder(const Constraint& constraint, const State& state, Candidate zero) {
    for (const std::vector<Cell>& group : constraint.different()) {
        if (std::ranges::find(group, zero.cell) == group.end()) continue;
        for (const Cell cell : group) {
            if (state.digit(cell) == zero.digit) return cell;
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<Candidate> Settling::settle(State& state) {
    const auto constraints = state.constraints();
    std::vector<Candidate> out;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::uint32_t i = 0; i < constraints.size(); ++i) {
            const Constraint& constraint = *constraints[i];
            const std::vector<DigitSet> left = filtered(constraint, state);
            for (std::size_t at = 0; at < left.size(); ++at) {
                const Cell cell = constraint.cells()[at];
                if (!state.is_open(cell)) continue;
                for (const Digit digit : state.candidates(cell) & ~left[at]) {
                    const Candidate zero = {cell, digit};
                    why_[zero] = {i, holder(constraint, state, zero)};
                    out.push_back(zero);
                    state.remove(zero);
                    changed = true;
                }
            }
        }
    }
    std::ranges::sort(out);
    return out;
}

void Settling::complete(std::vector<ModelReason>& reasons) const {
    for (ModelReason& reason : reasons) {
        const auto found = why_.find(reason.zero);
        if (reason.by || found == why_.end()) continue;
        reason.by = found->second.by;
        if (!reason.by) reason.constraint = found->second.constraint;
    }
}

}  // namespace sudokit::walks
