// The rules as filters: which goes first, what is assumed, and what comes of it.
#include "sudokit/rules.hpp"

#include "logic/rule_player.hpp"
#include "logic/rule_why.hpp"

namespace sudokit {

namespace logic {

template <bool kFull>
void RulePlayer<kFull>::play(const RuleSet& rules) {
    do {
        changed_ = false;
        if (failed_) break;
        if (rules.single_candidate) single_candidates();
        if (rules.single_position) single_positions();
        // Cheap rules go as far as they can before dearer ones look again.
        if (changed_) continue;
        if (rules.box_to_line || rules.line_to_box) lines(rules);
        if (!changed_ && rules.multiple_lines >= 2) multiple_lines(rules.multiple_lines);
        if (!changed_ && rules.naked_tuples >= 2) naked_tuples(rules.naked_tuples);
        if (!changed_ && rules.hidden_tuples >= 2) hidden_tuples(rules.hidden_tuples);
        if (!changed_ && rules.fish >= 2) fish(rules.fish);
        if constexpr (kFull) {
            if (!changed_ && rules.franken_fish >= 2) franken_fish(rules.franken_fish);
            if (!changed_ && rules.forcing_chains) forcing_chains(rules);
        }
        for (Cell cell = 0; cell < board().cell_count() && !failed_; ++cell) {
            if (candidates_[cell].empty()) fail(cell);
        }
    } while (changed_ && !failed_ && !lookout_.passed());
}

template <bool kFull>
void RulePlayer<kFull>::look(const RuleSet& rules, Rule rule) {
    only_looks_ = true;
    switch (rule) {
        case Rule::seen:
        case Rule::assumed:
        case Rule::dead_end: return;
        case Rule::single_candidate: return single_candidates();
        case Rule::single_position: return single_positions();
        case Rule::box_to_line:
        case Rule::line_to_box: return lines(rules);
        case Rule::multiple_lines: return multiple_lines(rules.multiple_lines);
        case Rule::naked_tuple: return naked_tuples(rules.naked_tuples);
        case Rule::hidden_tuple: return hidden_tuples(rules.hidden_tuples);
        case Rule::fish: return fish(rules.fish);
        case Rule::franken_fish:
        case Rule::forcing_chains: break;
    }
    if constexpr (kFull) {
        if (rule == Rule::franken_fish) return franken_fish(rules.franken_fish);
        forcing_chains(rules);
    }
}

// Places the assumption and applies the rules; false if that fails.
template <bool kFull>
bool RulePlayer<kFull>::assume(Cell cell, Digit digit, const RuleSet& rules, RuleSink* sink) {
    sink_ = sink;
    only_looks_ = false;
    place(cell, digit, [&] { return RuleDeduction{.rule = Rule::assumed, .cells = {cell}}; });
    play(rules);
    return !failed_;
}

// Makes again a test that failed, to tell what leads to its end. Without that end, as time may be
// over by now, nothing is proved.
template <bool kFull>
std::optional<RuleDeduction> RulePlayer<kFull>::refutation(Candidate candidate,
                                                           const RuleSet& rules) {
    std::vector<RuleDeduction> told;
    const auto keep = [&](const RuleDeduction& deduction) { told.push_back(deduction); };
    RuleSink sink(keep);
    RulePlayer test(*this);
    const bool stands = test.assume(candidate.cell, candidate.digit, rules, &sink);
    lookout_ = test.lookout_;
    if (stands) return std::nullopt;
    RuleDeduction deduction{.rule = Rule::forcing_chains, .cells = {candidate.cell}};
    keep_what_leads_to_the_end(told, deduction);
    return deduction;
}

template <bool kFull>
void RulePlayer<kFull>::forcing_chains(const RuleSet& rules) {
    RuleSet in_tests = rules;
    in_tests.forcing_chains = false;
    in_tests.single_candidate = true;
    for (Cell cell = 0; cell < board().cell_count() && !failed_; ++cell) {
        if (placed_[cell] || candidates_[cell].size() < 2) continue;
        for (const Digit digit : candidates_[cell]) {
            if (lookout_.passed(board().order())) return;
            RulePlayer test(*this);
            const bool stands = test.assume(cell, digit, in_tests, nullptr);
            lookout_ = test.lookout_;
            if (stands || lookout_.seen()) continue;
            std::optional<RuleDeduction> deduction = RuleDeduction();
            if (sink_ != nullptr) deduction = refutation({cell, digit}, in_tests);
            if (!deduction) return;
            remove(cell, DigitSet::of(digit));
            tell([&] { return *std::move(deduction); });
            if (candidates_[cell].empty()) return;
        }
    }
}

template <bool kFull>
Filtering RulePlayer<kFull>::result() const {
    Filtering filtering;
    Grid grid{board(), {}};
    for (Cell cell = 0; cell < board().cell_count(); ++cell) {
        const DigitSet left = candidates_[cell];
        filtering.removed += puzzle_->allowed(cell).size() - left.size();
        if (left.size() == 1) grid.digits.push_back(static_cast<std::uint8_t>(left.first()));
    }
    filtering.candidates = candidates_;
    if (failed_) {
        filtering.state = Filtering::State::failed;
    } else if (lookout_.seen()) {
        filtering.state = Filtering::State::stopped;
    } else if (grid.digits.size() == board().cell_count() && is_valid(grid)) {
        filtering.state = Filtering::State::solved;
    }
    return filtering;
}

}  // namespace logic

std::optional<Error> rules_fault(const Puzzle& puzzle) {
    static constexpr MessageText kRules{"rules of play", "les règles de jeu"};
    return constraint_fault(puzzle, kRules);
}

std::vector<RuleDeduction> rule_places(const Puzzle& puzzle, const RuleSet& rules,
                                       RuleDeduction::Rule rule, const Deadline& deadline) {
    SUDOKIT_EXPECT(!puzzle.has_constraints());
    std::vector<RuleDeduction> out;
    const auto keep = [&](const RuleDeduction& deduction) {
        if (deduction.rule == rule) out.push_back(deduction);
    };
    RuleSink sink(keep);
    logic::RulePlayer<true>(puzzle, deadline, &sink).look(rules, rule);
    return out;
}

Filtering filter(const Puzzle& puzzle, const RuleSet& rules, const Deadline& deadline,
                 RuleSink* sink) {
    SUDOKIT_EXPECT(!puzzle.has_constraints());
    logic::RulePlayer<true> player(puzzle, deadline, sink);
    player.play(rules);
    return player.result();
}

Filtering filter_by_basic_rules(const Puzzle& puzzle, const RuleSet& rules,
                                const Deadline& deadline) {
    SUDOKIT_EXPECT(!puzzle.has_constraints() && rules.franken_fish == 0 && !rules.forcing_chains);
    logic::RulePlayer<false> player(puzzle, deadline, nullptr);
    player.play(rules);
    return player.result();
}

}  // namespace sudokit
