#include "model/cnf/failed_literals.hpp"

#include <algorithm>
#include <utility>

#include "model/cnf/derivation.hpp"

namespace sudokit::model {
FailedLiterals::FailedLiterals(const Formula& formula, Deadline deadline, Derivations derivations)
    : formula_(formula),
      deadline_(deadline),
      derivations_(derivations),
      units_(formula, deadline) {}

// Goes round and round the variables until a whole round brings nothing new.
bool FailedLiterals::close(std::uint32_t depth) {
    if (!units_.propagate()) return false;
    stopped_ = stopped_ || units_.stopped();
    if (depth == 0 || stopped_) return true;
    if (!has_variables_) {
        has_variables_ = true;
        variables_ = variables_of(formula_);
    }
    if (variables_.empty()) return true;
    if (rounds_.size() <= depth) rounds_.resize(depth + 1);
    rounds_[depth].passed.resize(2 * static_cast<std::size_t>(formula_.variable_count()) + 2);
    rounds_[depth].number = ++round_count_;
    std::size_t idle = 0;
    for (std::size_t i = 0; idle < variables_.size() && !stopped_;
         i = (i + 1) % variables_.size()) {
        const std::size_t known = units_.trail().size();
        if (!test_variable(variables_[i], depth)) return false;
        idle = units_.trail().size() == known ? idle + 1 : 0;
    }
    return true;
}

// Assumes that it is false, then that it is true; false if what follows is a contradiction.
bool FailedLiterals::test_variable(Variable variable, std::uint32_t depth) {
    for (const Literal literal : {-variable, variable}) {
        if (units_.value(literal) != 0) return true;
        if (has_passed(literal, depth) || !fails(literal, depth - 1)) continue;
        const auto number = static_cast<std::uint32_t>(refutations_.size() - 1);
        units_.set(-literal, {CauseKind::refuted, number});
        rounds_[depth].number = ++round_count_;
        return units_.propagate();
    }
    return true;
}

bool FailedLiterals::fails(Literal literal, std::uint32_t depth) {
    stopped_ = stopped_ || deadline_.passed();
    if (stopped_) return false;
    const std::size_t begin = units_.trail().size();
    const std::size_t refutation_count = refutations_.size();
    units_.set(literal, {CauseKind::assumed, 0});
    const bool failed = !close(depth);
    Refuted refuted;
    if (failed) {
        refuted = refutation(begin);
    } else if (!stopped_) {
        pass(begin, depth + 1);
    }
    units_.undo(begin);
    refutations_.resize(refutation_count);
    if (failed) refutations_.push_back(std::move(refuted));
    return failed;
}

// A test without contradiction clears all that follows in it: whatever follows from these alone
// follows there too. So most literals need no test of their own.
void FailedLiterals::pass(std::size_t begin, std::uint32_t depth) {
    if (rounds_.size() <= depth) return;
    Round& round = rounds_[depth];
    if (round.passed.empty()) return;
    for (const Literal literal : units_.trail().subspan(begin)) {
        round.passed[literal_index(literal)] = round.number;
    }
}

bool FailedLiterals::has_passed(Literal literal, std::uint32_t depth) const {
    return rounds_[depth].passed[literal_index(literal)] == rounds_[depth].number;
}

// Back along the trail from the clause that has no literal left to the assumption at `begin`.
Refuted FailedLiterals::refutation(std::size_t begin) const {
    Refuted out{.clause = units_.emptied(), .derivation = {}, .rests_on = {}};
    if (derivations_ == Derivations::dropped) return out;
    Marks marks(formula_.variable_count());
    marks.add(formula_.literals(out.clause));
    const auto trail = units_.trail();
    std::vector<Literal> needed;
    for (std::size_t i = trail.size(); i-- > begin;) {
        // The assumption heads the derivation also where the contradiction would come without it.
        if (!marks.take(trail[i]) && i != begin) continue;
        const Cause& cause = units_.cause(trail[i]);
        if (cause.kind == CauseKind::clause) {
            for (const Literal other : formula_.literals(cause.index)) {
                if (other != trail[i]) marks.add(other);
            }
        } else if (cause.kind == CauseKind::refuted) {
            marks.add(refutations_[cause.index].rests_on);
        }
        needed.push_back(trail[i]);
    }
    std::ranges::reverse(needed);
    for (const Literal literal : needed) out.derivation.push_back(deduction(literal));
    for (const Variable variable : marks.left()) {
        out.rests_on.push_back(units_.value(variable) > 0 ? variable : -variable);
    }
    return out;
}

Deduction FailedLiterals::deduction(Literal literal) const {
    const Cause& cause = units_.cause(literal);
    switch (cause.kind) {
        case CauseKind::clause: return {literal, MadeUnit{cause.index}};
        case CauseKind::assumed: return {literal, Assumed{}};
        case CauseKind::refuted: return {literal, refutations_[cause.index]};
    }
    return {literal, Assumed{}};
}

std::vector<Deduction> FailedLiterals::deductions(std::size_t begin) const {
    std::vector<Deduction> out;
    for (const Literal literal : units_.trail().subspan(begin)) out.push_back(deduction(literal));
    return out;
}

}  // namespace sudokit::model
