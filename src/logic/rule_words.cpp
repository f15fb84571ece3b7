// Deductions of rules in words.
#include "sudokit/rules.hpp"

#include "logic/explain/words.hpp"

namespace sudokit {
namespace {

using Rule = RuleDeduction::Rule;

constexpr MessageText kSeen{"{0} is in {1}", "le {0} est en {1}"};
constexpr MessageText kAssumed{"that is assumed", "c’est supposé"};
constexpr MessageText kSingleCandidate{"no other candidate is left there",
                                       "il n’y reste pas d’autre candidat"};
constexpr MessageText kSinglePosition{"{0} has no other place for {1}",
                                      "{0} n’a pas d’autre place pour le {1}"};
constexpr MessageText kConfined{"in {0}, {1} can only be in {2}",
                                "dans {0}, le {1} ne peut être que dans {2}"};
constexpr MessageText kNaked{"in {0}, {1} keep {2} for themselves",
                             "dans {0}, {1} se partagent {2}"};
constexpr MessageText kHidden{"in {0}, {1} can only be in {2}",
                              "dans {0}, {1} n’ont de place qu’en {2}"};
constexpr MessageText kForced{"assuming it leads to a contradiction",
                              "le supposer mène à une contradiction"};
constexpr MessageText kNoCandidate{"nothing is left for {0}", "il ne reste rien pour {0}"};
constexpr MessageText kNoPlace{"{0} has no place for {1}", "{0} n’a pas de place pour le {1}"};

}  // namespace

std::string_view rule_word(Rule rule) {
    switch (rule) {
        case Rule::seen: return "seen";
        case Rule::assumed: return "assumed";
        case Rule::single_candidate: return "single-candidate";
        case Rule::single_position: return "single-position";
        case Rule::box_to_line: return "box-to-line";
        case Rule::line_to_box: return "line-to-box";
        case Rule::multiple_lines: return "multiple-lines";
        case Rule::naked_tuple: return "naked-tuple";
        case Rule::hidden_tuple: return "hidden-tuple";
        case Rule::fish: return "fish";
        case Rule::franken_fish: return "franken-fish";
        case Rule::forcing_chains: return "forcing-chains";
        case Rule::dead_end: break;
    }
    return "dead-end";
}

std::string reason_text(const Board& board, const RuleDeduction& deduction,
                        const Wording& wording) {
    const logic::Words words(board, wording);
    const auto houses = [&] { return words.houses(deduction.houses); };
    const auto digit = [&] { return words.digit(deduction.digits.first()); };
    switch (deduction.rule) {
        case Rule::seen: return words.say(kSeen, digit(), words.cells(deduction.cells));
        case Rule::assumed: return words.say(kAssumed);
        case Rule::single_candidate: return words.say(kSingleCandidate);
        case Rule::single_position: return words.say(kSinglePosition, houses(), digit());
        case Rule::box_to_line:
        case Rule::line_to_box:
        case Rule::multiple_lines:
        case Rule::fish:
        case Rule::franken_fish:
            return words.say(kConfined, houses(), digit(), words.houses(deduction.covers));
        case Rule::naked_tuple:
            return words.say(kNaked, houses(), words.cells(deduction.cells),
                             words.the_digits(deduction.digits));
        case Rule::hidden_tuple:
            return words.say(kHidden, houses(), words.the_digits(deduction.digits),
                             words.cells(deduction.cells));
        case Rule::forcing_chains: return words.say(kForced);
        case Rule::dead_end: break;
    }
    if (deduction.houses.empty()) return words.say(kNoCandidate, words.cells(deduction.cells));
    return words.say(kNoPlace, houses(), digit());
}

}  // namespace sudokit
