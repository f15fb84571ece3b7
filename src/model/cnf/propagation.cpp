#include "sudokit/propagation.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/lookout.hpp"
#include "model/cnf/derivation.hpp"
#include "model/cnf/failed_literals.hpp"

namespace sudokit {
namespace {

using model::Derivations;
using model::FailedLiterals;
using model::Marks;

constexpr std::uint64_t kClausesToCheckBetweenLooks = 10'000;

Derivations derivations(const PropagationOptions& options) {
    return options.derivations ? Derivations::kept : Derivations::dropped;
}

// By variable: 1 for those that were deduced to be true, -1 for false, 0 for open ones.
std::vector<std::int16_t> values_of(Variable variables, const Propagation& propagation) {
    std::vector<std::int16_t> values(static_cast<std::size_t>(variables) + 1);
    for (const Deduction& deduction : propagation.deductions) {
        const auto variable = static_cast<std::size_t>(std::abs(deduction.literal));
        values[variable] = deduction.literal > 0 ? 1 : -1;
    }
    return values;
}

int value_of(const std::vector<std::int16_t>& values, Literal literal) {
    const int value = values[static_cast<std::size_t>(std::abs(literal))];
    return literal > 0 ? value : -value;
}

bool is_satisfied(const Formula& formula, const Propagation& propagation, Lookout& lookout) {
    const auto values = values_of(formula.variable_count(), propagation);
    for (std::size_t clause = 0; clause < formula.clause_count(); ++clause) {
        if (lookout.passed()) return false;
        if (std::ranges::none_of(formula.literals(clause),
                                 [&](Literal l) { return value_of(values, l) > 0; })) {
            return false;
        }
    }
    return true;
}

// The first clause whose literals are all false.
std::optional<std::size_t> emptied_clause(const Formula& formula, const Propagation& propagation) {
    const auto values = values_of(formula.variable_count(), propagation);
    for (std::size_t clause = 0; clause < formula.clause_count(); ++clause) {
        if (std::ranges::all_of(formula.literals(clause),
                                [&](Literal l) { return value_of(values, l) < 0; })) {
            return clause;
        }
    }
    return std::nullopt;
}

// Leaves the first deductions: each literal is a unit once those before it are known, so these
// stand alone. They may be enough for a contradiction.
void keep_rounds(const Formula& formula, std::uint64_t rounds, Propagation& propagation) {
    propagation.deductions.resize(rounds);
    propagation.stopped = false;
    if (const auto emptied = emptied_clause(formula, propagation)) {
        propagation.state = PropagationState::contradiction;
        propagation.emptied = *emptied;
    } else {
        propagation.cut = true;
    }
}

}  // namespace

std::string_view propagation_word(const Propagation& propagation) {
    switch (propagation.state) {
        case PropagationState::solved: return "solved";
        case PropagationState::open: return propagation.stopped ? "unknown" : "open";
        case PropagationState::contradiction: break;
    }
    return "none";
}

Propagation propagate(const Formula& formula, const PropagationOptions& options) {
    FailedLiterals work(formula, options.deadline, derivations(options));
    Propagation result;
    const bool consistent = work.close(options.depth);
    result.stopped = work.stopped();
    result.deductions = work.deductions(0);
    result.looks = work.units().looks();
    if (options.rounds != 0 && result.deductions.size() > options.rounds) {
        keep_rounds(formula, options.rounds, result);
    } else if (!consistent) {
        result.state = PropagationState::contradiction;
        result.stopped = false;
        result.emptied = work.units().emptied();
    } else if (!result.stopped) {
        Lookout lookout(options.deadline, kClausesToCheckBetweenLooks);
        if (is_satisfied(formula, result, lookout)) result.state = PropagationState::solved;
        result.stopped = lookout.seen();
    }
    return result;
}

Formula formula_left(const Formula& formula, const Propagation& propagation) {
    return *formula_left(formula, propagation, Deadline());
}

std::optional<Formula> formula_left(const Formula& formula, const Propagation& propagation,
                                    const Deadline& deadline) {
    constexpr std::size_t kMany = 1'000'000;
    Formula left;
    left.reserve_variables(formula.variable_count());
    if (propagation.state == PropagationState::contradiction) {
        left.add(Clause{});
        return left;
    }
    const auto values = values_of(formula.variable_count(), propagation);
    std::vector<Literal> rest;
    for (std::size_t i = 0; i < formula.clause_count(); ++i) {
        if (i % kMany == kMany - 1 && deadline.passed()) return std::nullopt;
        rest.clear();
        bool satisfied = false;
        for (const Literal literal : formula.literals(i)) {
            const int value = value_of(values, literal);
            satisfied = satisfied || value > 0;
            if (value == 0) rest.push_back(literal);
        }
        if (satisfied) continue;
        Clause clause = formula[i];
        clause.literals = rest;
        left.add(clause);
    }
    return left;
}

std::vector<Deduction> deductions_behind(const Formula& formula, const Propagation& propagation,
                                         Literal literal) {
    std::vector<Deduction> out;
    if (literal == 0 || std::abs(literal) > formula.variable_count()) return out;
    if (value_of(values_of(formula.variable_count(), propagation), literal) <= 0) return out;
    std::vector<const Deduction*> needed;
    Marks marks(formula.variable_count());
    marks.add(literal);
    for (std::size_t i = propagation.deductions.size(); i-- > 0;) {
        const Deduction* at = &propagation.deductions[i];
        if (!marks.take(at->literal)) continue;
        needed.push_back(at);
        if (const auto* unit = std::get_if<MadeUnit>(&at->reason)) {
            for (const Literal other : formula.literals(unit->clause)) {
                if (other != at->literal) marks.add(other);
            }
        } else if (const auto* refuted = std::get_if<Refuted>(&at->reason)) {
            marks.add(refuted->rests_on);
        }
    }
    std::ranges::reverse(needed);
    for (const Deduction* deduction : needed) out.push_back(*deduction);
    return out;
}

std::vector<std::uint8_t> filled_digits(const Cnf& cnf, const Propagation& propagation) {
    const auto givens = cnf.puzzle().givens();
    std::vector<std::uint8_t> digits(givens.begin(), givens.end());
    for (const Deduction& deduction : propagation.deductions) {
        const auto candidate = cnf.candidate(deduction.literal);
        if (candidate && digits[candidate->cell] == 0) {
            digits[candidate->cell] = static_cast<std::uint8_t>(candidate->digit);
        }
    }
    return digits;
}

std::vector<DigitSet> candidates_left(const Cnf& cnf, const Propagation& propagation) {
    const Board& board = cnf.puzzle().board();
    std::vector<DigitSet> candidates(board.cell_count(), board.digits());
    for (const Deduction& deduction : propagation.deductions) {
        const auto candidate = cnf.candidate(-deduction.literal);
        if (candidate) candidates[candidate->cell].erase(candidate->digit);
    }
    return candidates;
}

Probe probe(const Formula& formula, Literal literal, const PropagationOptions& options) {
    SUDOKIT_EXPECT(literal != 0 && std::abs(literal) <= formula.variable_count());
    const std::uint32_t depth = std::max(options.depth, 1U) - 1;
    Probe result;
    for (const Literal assumed : {-literal, literal}) {
        // The assumption comes first, so that the derivation tells everything it uses.
        FailedLiterals work(formula, options.deadline, derivations(options));
        if (work.fails(assumed, depth)) {
            auto& found = result.deduction ? result.opposite : result.deduction;
            found = Deduction{-assumed, work.last_refutation()};
        } else if (work.stopped()) {
            result.stopped = !result.deduction;
            break;
        }
    }
    if (result.deduction) result.value = result.deduction->literal == literal ? 1 : -1;
    return result;
}

}  // namespace sudokit
