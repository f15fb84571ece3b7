#include "sudokit/drat.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "model/cnf/drat_checker.hpp"
#include "model/cnf/drat_reader.hpp"

namespace sudokit {
namespace {

using model::DratChecker;
using model::DratReader;
using model::DratStep;

constexpr MessageText kNotImplied{"the clause does not follow from the ones before it",
                                  "la clause ne découle pas de celles qui précèdent"};
constexpr MessageText kNothingToDelete{"expected a clause that is there to be deleted",
                                       "clause présente attendue pour être supprimée"};
constexpr MessageText kNoEmptyClause{"the proof ends without the empty clause",
                                     "la preuve finit sans la clause vide"};
constexpr MessageText kTooLarge{"the proof is too large to be checked here",
                                "la preuve est trop grande pour être vérifiée ici"};

// How many clauses, or steps of a proof, may pass between two looks at the deadline.
constexpr std::size_t kClausesPerLook = 4096;
constexpr std::size_t kStepsPerLook = 16;

class Check {
  public:
    Check(const DratFormula& formula, std::string_view proof, Deadline deadline)
        : formula_(formula),
          deadline_(deadline),
          // Fresh variables take room in the proof, so that there are no more than it has bytes.
          reader_(proof, std::min(std::int64_t{std::numeric_limits<Literal>::max()},
                                  formula.variables + static_cast<std::int64_t>(proof.size()))) {}

    DratOutcome run() {
        for (std::size_t i = 0; i < formula_.clauses.size(); ++i) {
            if (i % kClausesPerLook == 0 && deadline_.passed()) return ended(DratVerdict::stopped);
            // Steps of the proof may still be at fault, but the formula needs none.
            complete_ = complete_ || formula_.clauses[i].empty();
            checker_.add(formula_.clauses[i]);
        }
        DratStep step;
        while (true) {
            if (outcome_.steps % kStepsPerLook == 0 && deadline_.passed()) {
                return ended(DratVerdict::stopped);
            }
            const auto more = reader_.next(step);
            if (!more) {
                ++outcome_.steps;
                return rejected(more.error().line, more.error().message);
            }
            if (!*more) break;
            ++outcome_.steps;
            if (complete_) continue;
            if (const MessageText* fault = take(step)) return rejected(step.line, message(*fault));
        }
        if (!complete_) return rejected(step.line, message(kNoEmptyClause));
        return ended(DratVerdict::verified);
    }

  private:
    // Why the step is at fault; null if it is not.
    const MessageText* take(const DratStep& step) {
        if (step.deletes) {
            ++outcome_.deletions;
            return checker_.remove(step.literals) ? nullptr : &kNothingToDelete;
        }
        const DratChecker::Why why = checker_.follows(step.literals);
        if (why == DratChecker::Why::neither) return &kNotImplied;
        ++outcome_.additions;
        if (why == DratChecker::Why::resolvents) ++outcome_.rat;
        complete_ = step.literals.empty();
        if (!complete_) checker_.add(step.literals);
        return nullptr;
    }

    DratOutcome ended(DratVerdict verdict) {
        outcome_.verdict = verdict;
        return outcome_;
    }

    DratOutcome rejected(std::size_t line, Message reason) {
        outcome_.line = line;
        outcome_.reason = std::move(reason);
        return ended(DratVerdict::rejected);
    }

    const DratFormula& formula_;
    Deadline deadline_;
    DratReader reader_;
    DratChecker checker_;
    DratOutcome outcome_;
    bool complete_ = false;
};

}  // namespace

DratOutcome check_drat(const DratFormula& formula, std::string_view proof, Deadline deadline) {
    // The checker numbers what it keeps with 32 bits: two for a clause and one for a literal. Each
    // of these takes at least a byte of the proof.
    const std::uint64_t most =
        std::uint64_t{2} * formula.clauses.size() + formula.clauses.literal_count() + proof.size();
    if (most >= std::numeric_limits<std::uint32_t>::max()) {
        DratOutcome outcome;
        outcome.reason = message(kTooLarge);
        return outcome;
    }
    return Check(formula, proof, deadline).run();
}

}  // namespace sudokit
