// Chains with branches as steps: what they end in is followed back to the assumptions.
#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "base/assert.hpp"
#include "rate/se/branching_parts.hpp"
#include "rate/se/sets.hpp"
#include "rate/se/steps/names.hpp"
#include "rate/se/steps/premises.hpp"
#include "rate/se/steps/tell.hpp"

namespace sudokit::rate::se {

/// Tells a hint of the last search of some chains.
class BranchingChains::Teller {
  public:
    explicit Teller(BranchingChains& chains) : chains_(chains) {}

    Step tell(const BranchingEnds& ends) {
        ForcingPattern pattern;
        if (ends.kind == kContradictionHint) {
            pattern.branches.push_back(failing_branch(ends.targets[0], ends.targets[1]));
        } else {
            for (unsigned i = 0; i < ends.count; ++i) {
                pattern.branches.push_back(branch({ends.targets[i]}, ends.targets[i]));
            }
        }
        const unsigned cell = cell_of(candidate_of(assumption(ends.targets[0])));
        if (ends.kind == kCellHint) pattern.cell = cell;
        if (ends.kind == kHouseHint) pattern.house = board_house(kGeometry.house[cell][ends.root]);
        const TechniqueId id = technique(ends.kind, pattern);
        return {id, std::move(pattern), {}, {}};
    }

  private:
    using Id = std::uint32_t;

    // A step inside a branch, and what it has to do with nodes.
    struct Inside {
        Step step;
        std::vector<Id> parents;
    };

    [[nodiscard]] TechniqueId technique(unsigned kind, const ForcingPattern& pattern) const {
        using enum TechniqueId;
        const auto& steps = pattern.branches.front().steps;
        const bool nets = std::ranges::any_of(steps, [](const Step& step) {
            return std::holds_alternative<ForcingPattern>(step.pattern);
        });
        const Options& options = chains_.options_;
        if (kind == kContradictionHint) {
            return nets             ? nested_net
                   : !steps.empty() ? contradiction_net_plus
                   : options.nishio ? nishio
                                    : contradiction_net;
        }
        if (options.dynamic) return dynamic_forcing_net;
        return kind == kCellHint ? cell_forcing_chains : house_forcing_chains;
    }

    [[nodiscard]] const Run& run_of(Id node) const {
        const auto runs = std::span(chains_.runs_).first(chains_.run_count_);
        const auto found = std::ranges::find_if(
            runs, [&](const auto& run) { return run->begin <= node && node < run->end; });
        SUDOKIT_ASSERT(found != runs.end());
        return **found;
    }
    [[nodiscard]] Key assumption(Id node) const { return chains_.nodes_[run_of(node).begin].key; }

    [[nodiscard]] std::vector<Id> parents_of(const Node& node) const {
        const auto begin = chains_.parents_.begin() + node.parents;
        return {begin, begin + node.parent_count};
    }
    [[nodiscard]] static bool is_by_step(const Node& node) {
        return node.cause == Cause::none && node.parent_count > 0;
    }

    // A candidate is on and off. It is on for being the last one of a cell or a house, so that in
    // truth nothing is left there.
    ForcingBranch failing_branch(Id on, Id off) {
        const Node& last = chains_.nodes_[on];
        SUDOKIT_ASSERT(last.parent_count > 0);
        std::vector<Id> ends = parents_of(last);
        ends.push_back(off);
        ForcingBranch out = branch(ends, on);
        const Candidate9 at = candidate_of(last.key);
        DeadEnd& end = out.dead_end.emplace();
        if (last.cause == Cause::cell) {
            end.kind = DeadEnd::Kind::cell;
            end.cell = cell_of(at);
        } else {
            end.kind = DeadEnd::Kind::house;
            end.house = house_of(last);
            end.digit = board_digit(digit_of(at));
        }
        return out;
    }

    [[nodiscard]] static std::uint32_t house_of(const Node& node) {
        const unsigned cell = cell_of(candidate_of(node.key));
        return board_house(kGeometry.house[cell][static_cast<unsigned>(node.cause)]);
    }

    // All that some nodes of one run, that of `some`, rest on, in order.
    ForcingBranch branch(const std::vector<Id>& ends, Id some) {
        run_ = &run_of(some);
        inside_.clear();
        std::set<Id> needed{run_->begin};
        for (std::vector<Id> left = ends; !left.empty();) {
            const Id id = left.back();
            left.pop_back();
            if (!needed.insert(id).second) continue;
            const Node& node = chains_.nodes_[id];
            const std::vector<Id> parents =
                is_by_step(node) ? step_inside(id).parents : parents_of(node);
            left.insert(left.end(), parents.begin(), parents.end());
        }
        ForcingBranch out;
        std::map<Id, std::uint32_t> place;                  // of a node among the consequences
        std::map<std::uint32_t, std::uint32_t> step_place;  // of a step among the steps
        for (const Id id : needed) {
            place.emplace(id, static_cast<std::uint32_t>(place.size()));
            out.consequences.push_back(consequence(id, place));
            const Node& node = chains_.nodes_[id];
            if (!is_by_step(node)) continue;
            const auto [known, is_new] =
                step_place.emplace(node.parents, static_cast<std::uint32_t>(step_place.size()));
            if (is_new) out.steps.push_back(inside_.at(node.parents).step);
            out.consequences.back().step = known->second;
        }
        return out;
    }

    Consequence consequence(Id id, const std::map<Id, std::uint32_t>& place) {
        using enum Consequence::Reason;
        const Node& node = chains_.nodes_[id];
        Consequence out;
        out.candidate = board_candidate(candidate_of(node.key));
        out.holds = is_on(node.key);
        if (node.parent_count == 0) return out;
        out.reason = is_by_step(node)            ? step
                     : !out.holds                ? seen
                     : node.cause == Cause::cell ? Consequence::Reason::cell
                                                 : house;
        if (out.reason == house) out.house = house_of(node);
        for (const Id parent :
             out.reason == step ? inside_.at(node.parents).parents : parents_of(node)) {
            out.parents.push_back(place.at(parent));
        }
        return out;
    }

    // The step that a node follows by, and all nodes that it rests on.
    const Inside& step_inside(Id id) {
        const Node& node = chains_.nodes_[id];
        const auto known = inside_.find(node.parents);
        if (known != inside_.end()) return known->second;
        const Position now = position_before(id);
        const Candidate9 at = candidate_of(node.key);
        Inside out{node.reason < 0 ? plain_step(now, at) : nested_step(now, node), {}};
        std::set<Id> parents;
        for (const Id parent : parents_of(node)) parents.insert(parent);
        each_premise(out.step, *chains_.position_, now, [&](Candidate9 gone) {
            parents.insert(run_->begin + static_cast<Id>(run_->node[key_of(gone, false)]));
        });
        out.parents.assign(parents.begin(), parents.end());
        return inside_.emplace(node.parents, std::move(out)).first->second;
    }

    // What was left when the step was looked for: all that was off by then had gone.
    [[nodiscard]] Position position_before(Id id) const {
        const auto& starts = chains_.advanced_;
        const Id start = *(std::upper_bound(starts.begin(), starts.end(), id) - 1);
        Position now = *chains_.position_;
        for (Id i = run_->begin; i < start; ++i) {
            const Key key = chains_.nodes_[i].key;
            const Candidate9 at = candidate_of(key);
            if (!is_on(key)) now.remove_all(cell_of(at), bit(digit_of(at)));
        }
        return now;
    }

    // The first pattern that removes the candidate and needed something to go.
    Step plain_step(const Position& now, Candidate9 at) {
        Step out;
        Removals removals;
        const auto take = [&](Step step) {
            const bool removes = std::ranges::any_of(removals, [&](const Removal& removal) {
                return removal.cell == cell_of(at) && (removal.digits & bit(digit_of(at))) != 0;
            });
            if (!removes) return false;
            bool needed = false;
            each_premise(step, *chains_.position_, now, [&](Candidate9) { needed = true; });
            if (!needed) return false;
            out = std::move(step);
            out.eliminations = board_candidates(removals);
            return true;
        };
        const bool found = each_locking(now, chains_.options_.variant, {},
                                        [&](const Locking& sight) {
                                            find_removals(now, sight, removals);
                                            return take(se::tell(sight));
                                        }) ||
                           each_hidden_set<2>(now, 4, {},
                                              [&](const Subset& set) {
                                                  find_hidden_removals(now, set, removals);
                                                  return take(se::tell(HiddenSet{set}, false));
                                              }) ||
                           each_naked_set<2>(now, {},
                                             [&](const Subset& set) {
                                                 find_naked_removals(now, set, removals);
                                                 return take(se::tell(NakedSet{set}));
                                             }) ||
                           each_fish<2>(now, {}, [&](const Fish& sight) {
                               find_removals(now, sight, removals);
                               return take(se::tell(sight));
                           });
        SUDOKIT_ASSERT(found);
        static_cast<void>(found);
        return out;
    }

    // Finds the nested chain again, by its candidates.
    Step nested_step(const Position& now, const Node& node) {
        const auto sequence = chains_.reasons_->sequence_of(node.reason);
        for (const auto& nested : chains_.nested_) {
            if (nested->forcing != nullptr) {
                nested->forcing->find_all(now, nested->hints);
            } else {
                nested->branching->find_all(now, *chains_.deadline_, nested->hints);
            }
            for (ChainHint* hint : nested->hints.sorted()) {
                if (nested->branching != nullptr) nested->branching->write(*hint);
                if (!std::ranges::equal(hint->sequence, sequence)) continue;
                Step out = nested->forcing != nullptr ? tell_chain(sequence, now)
                                                      : nested->branching->tell(*hint);
                out.eliminations = board_candidates(hint->removals);
                return out;
            }
        }
        SUDOKIT_ASSERT(chains_.deadline_->passed());
        return {};
    }

    BranchingChains& chains_;
    const Run* run_ = nullptr;
    std::map<std::uint32_t, Inside> inside_;  // by where the parents of their nodes begin
};

Step BranchingChains::tell(const BranchingEnds& ends) { return Teller(*this).tell(ends); }

Step BranchingChains::tell(const ChainHint& hint) {
    return tell(BranchingEnds{hint.targets, hint.target_count, hint.rank.kind,
                              static_cast<unsigned>(hint.root)});
}

Step BranchingChains::tell(const BranchingEnds& ends, const Position& position,
                           const Deadline& deadline) {
    position_ = &position;
    deadline_ = &deadline;
    return tell(ends);
}

}  // namespace sudokit::rate::se
