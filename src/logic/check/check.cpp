#include "sudokit/check.hpp"

#include <algorithm>
#include <functional>

#include "sudokit/cell_name.hpp"
#include "sudokit/techniques.hpp"

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit {
namespace logic {

Fault check_changes(std::span<const Candidate> placements, std::span<const Candidate> eliminations,
                    const State& before) {
    if (placements.empty() && eliminations.empty()) return message(kNoConclusion);
    for (const auto list : {placements, eliminations}) {
        if (std::ranges::adjacent_find(list, std::greater_equal<>()) != list.end()) {
            return message(kUnsortedConclusions);
        }
        for (const Candidate& candidate : list) {
            const Board& board = before.board();
            if (candidate.cell >= board.cell_count() || candidate.digit < 1 ||
                candidate.digit > board.order()) {
                return message(kOutsideBoard);
            }
            if (!before.has(candidate)) {
                return message(kConclusionChangesNothing, cell_words(board, candidate.cell),
                               candidate.digit);
            }
        }
    }
    const auto twice = std::ranges::adjacent_find(placements, {}, &Candidate::cell);
    if (twice != placements.end()) {
        return message(kPlacedTwice, cell_words(before.board(), twice->cell));
    }
    for (const Candidate& candidate : placements) {
        if (std::ranges::binary_search(eliminations, candidate)) {
            return message(kPlacedAndRemoved, cell_words(before.board(), candidate.cell),
                           candidate.digit);
        }
    }
    return std::nullopt;
}

}  // namespace logic

namespace {

using logic::Fault;

struct PatternCheck {
    const Step& step;
    const State& before;

    Fault operator()(const SinglePattern& pattern) const {
        return logic::check_single(pattern, step, before);
    }
    Fault operator()(const SubsetPattern& pattern) const {
        return logic::check_subset(pattern, step, before);
    }
    Fault operator()(const FishPattern& pattern) const {
        return logic::check_fish(pattern, step, before);
    }
    Fault operator()(const WingPattern& pattern) const {
        return logic::check_wing(pattern, step, before);
    }
    Fault operator()(const ChainPattern& pattern) const {
        return logic::check_chain(pattern, step, before);
    }
    Fault operator()(const ColouringPattern& pattern) const {
        return logic::check_colouring(pattern, step, before);
    }
    Fault operator()(const RectanglePattern& pattern) const {
        return logic::check_rectangle(pattern, step, before);
    }
    Fault operator()(const BugPattern& pattern) const {
        return logic::check_bug(pattern, step, before);
    }
    Fault operator()(const GuardianPattern& pattern) const {
        return logic::check_guardians(pattern, step, before);
    }
    Fault operator()(const AutomorphismPattern& pattern) const {
        return logic::check_automorphism(pattern, step, before);
    }
    Fault operator()(const MedusaPattern& pattern) const {
        return logic::check_medusa(pattern, step, before);
    }
    Fault operator()(const AlignedPattern& pattern) const {
        return logic::check_aligned(pattern, step, before);
    }
    Fault operator()(const LeftoverPattern& pattern) const {
        return logic::check_leftovers(pattern, step, before);
    }
    Fault operator()(const AlsPattern& pattern) const {
        return logic::check_als(pattern, step, before);
    }
    Fault operator()(const SueDeCoqPattern& pattern) const {
        return logic::check_sue_de_coq(pattern, step, before);
    }
    Fault operator()(const LockedSetsPattern& pattern) const {
        return logic::check_locked_sets(pattern, step, before);
    }
    Fault operator()(const ExocetPattern& pattern) const {
        return logic::check_exocet(pattern, step, before);
    }
    Fault operator()(const FireworksPattern& pattern) const {
        return logic::check_fireworks(pattern, step, before);
    }
    Fault operator()(const ForcingPattern& pattern) const {
        return logic::check_forcing(pattern, step, before);
    }
    Fault operator()(const ConstraintPattern& pattern) const {
        return logic::check_constraint(pattern, step, before);
    }
};

}  // namespace

std::optional<Message> check(const Step& step, const State& before) {
    if (Fault fault = logic::check_changes(step.placements, step.eliminations, before)) {
        return fault;
    }
    if (Fault fault = logic::check_names(step.pattern, before.board())) return fault;
    if (!fits(step.technique, before.board()) || !logic::fits(step, before.board())) {
        return message(logic::kWrongPattern, info_of(step.technique).name);
    }
    // Exchanging digits, which is what a second solution would come from, may break a constraint.
    if (info_of(step.technique).assumes_uniqueness && !before.constraints().empty()) {
        return message(logic::kNotWithConstraints, info_of(step.technique).name);
    }
    return std::visit(PatternCheck{step, before}, step.pattern);
}

}  // namespace sudokit
