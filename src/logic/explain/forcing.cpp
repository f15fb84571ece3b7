// Forcing chains, nets and trees in words: a list of cases, and lists inside of it.
#include "sudokit/techniques.hpp"

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kCell{"{0} is {1}:", "{0} vaut {1} :"};
constexpr MessageText kHouse{"In {0}, {1} is in {2}:", "Dans {0}, le {1} est en {2} :"};
constexpr MessageText kBoth{"One of two things is true:", "De deux choses l’une :"};
constexpr MessageText kCase{"If {0}, then ", "Si {0}, alors "};
constexpr MessageText kInHouse{" ({0})", " ({0})"};
constexpr MessageText kLastInCell{" (last candidate)", " (dernier candidat)"};
constexpr MessageText kRunsInto{"{0}, which is impossible", "{0}, ce qui est impossible"};
constexpr MessageText kAgree{"In every case the same follows: {0}.",
                             "Dans tous les cas, la conclusion est la même : {0}."};
constexpr MessageText kImpossible{" So {0}.", " Donc {0}."};
constexpr MessageText kThenCases{"{0}, and {1}", "{0}, et {1}"};
constexpr MessageText kByStep{"by {0} ({1}), {2}", "par « {0} » ({1}), {2}"};
constexpr MessageText kInnerStep{"{0}: {1}", "{0} : {1}"};
constexpr MessageText kTreeEnd{
    "So {0} ({1} {1:assumption|assumptions}, depth {2}, {3} {3:leaf|leaves}).",
    "Donc {0} ({1} {1:hypothèse|hypothèses}, profondeur {2}, {3} {3:feuille|feuilles})."};
constexpr MessageText kHouseCases{"in {0}, {1} is in {2}:", "dans {0}, le {1} est en {2} :"};
constexpr MessageText kNothingToShow{"If {0}, there is nothing left to show.",
                                     "Si {0}, il n’y a rien de plus à montrer."};

constexpr MessageText kNoCandidate{"no candidate is left in {0}",
                                   "il ne reste aucun candidat en {0}"};
constexpr MessageText kNoPlaceLeft{"no place is left for {0} in {1}",
                                   "il ne reste aucune place pour le {0} dans {1}"};
constexpr MessageText kTwice{"{0} is in {1} twice, in {2} and {3}",
                             "le {0} est deux fois dans {1}, en {2} et {3}"};

std::string consequence_words(const Words& words, const Consequence& consequence) {
    if (!consequence.holds) return words.holds_not(consequence.candidate);
    std::string out = words.holds(consequence.candidate);
    if (consequence.reason == Consequence::Reason::house) {
        out += words.say(kInHouse, house_name(words.board(), consequence.house, words.language()));
    } else if (consequence.reason == Consequence::Reason::cell) {
        out += words.say(kLastInCell);
    }
    return out;
}

// A branch in the state that it starts from.
struct Branch {
    const Words& words;
    const ForcingBranch& branch;
    const State& state;
};

std::string step_words(const Branch& told, const Consequence& consequence) {
    const auto& [words, branch, state] = told;
    const Step& step = branch.steps[consequence.step];
    const State inside = state_inside(branch, consequence, state);
    return words.say(kByStep, info_of(step.technique).name.in(words.language()),
                     words.cells(pattern_cells(step, inside)), words.conclusion(step));
}

// What is placed on the way, steps of other techniques, and where it ends; what is ruled out on the
// way can be seen.
std::vector<std::string> consequences_words(const Branch& told) {
    const auto& [words, branch, state] = told;
    const auto& consequences = branch.consequences;
    std::vector<bool> is_said(branch.steps.size(), false);
    std::vector<std::string> parts;
    for (std::size_t i = 1; i < consequences.size(); ++i) {
        const Consequence& consequence = consequences[i];
        const bool last = i + 1 == consequences.size() && !branch.dead_end && branch.cases.empty();
        if (consequence.reason == Consequence::Reason::step) {
            if (!is_said[consequence.step]) parts.push_back(step_words(told, consequence));
            is_said[consequence.step] = true;
        } else if (consequence.holds || last) {
            parts.push_back(consequence_words(words, consequence));
        }
    }
    if (branch.dead_end) {
        parts.push_back(words.say(kRunsInto, dead_end_words(words, *branch.dead_end)));
    }
    return parts;
}

// Which cases there are, as the start of a list.
std::string cases_words(const Words& words, const ForcingBranch& branch) {
    DigitSet digits;
    std::vector<Cell> cells;
    for (const ForcingBranch& one : branch.cases) {
        digits.insert(one.consequences.front().candidate.digit);
        cells.push_back(one.consequences.front().candidate.cell);
    }
    if (branch.cell) return words.say(kCell, words.cell(*branch.cell), words.any_digit(digits));
    return words.say(kHouseCases, words.house(*branch.house), words.any_digit(digits),
                     words.any_cell(cells));
}

// The proofs of steps inside that have one of their own, as items of a list.
std::string inner_proofs(const Branch& told, const std::string& indent) {
    const auto& [words, branch, state] = told;
    std::string out;
    std::vector<bool> is_said(branch.steps.size(), false);
    for (const Consequence& consequence : branch.consequences) {
        if (consequence.reason != Consequence::Reason::step) continue;
        const Step& step = branch.steps[consequence.step];
        const auto* const inner = std::get_if<ForcingPattern>(&step.pattern);
        if (inner == nullptr || is_said[consequence.step]) continue;
        is_said[consequence.step] = true;
        const State inside = state_inside(branch, consequence, state);
        out += "\n" + indent + "- ";
        for (const char letter :
             words.say(kInnerStep, info_of(step.technique).name.in(words.language()),
                       tell({words, step, inside}, *inner))) {
            out += letter;
            if (letter == '\n') out += indent + "  ";
        }
    }
    return out;
}

// Proofs of steps inside, and cases, are lists that stand further in.
std::string branch_words(const Branch& told, const std::string& indent) {
    const auto& [words, branch, state] = told;
    const Consequence& assumed = branch.consequences.front();
    const std::string assumption =
        assumed.holds ? words.holds(assumed.candidate) : words.holds_not(assumed.candidate);
    const std::vector<std::string> parts = consequences_words(told);
    if (branch.cases.empty() && parts.empty()) return words.say(kNothingToShow, assumption);
    std::string out = words.say(kCase, assumption);
    if (branch.cases.empty()) return out + words.all_of(parts) + "." + inner_proofs(told, indent);
    const std::string cases = cases_words(words, branch);
    out += parts.empty() ? cases : words.say(kThenCases, words.all_of(parts), cases);
    out += inner_proofs(told, indent);
    State inside = state;
    apply(branch, inside);
    for (const ForcingBranch& one : branch.cases) {
        out += "\n" + indent + "- " + branch_words({words, one, inside}, indent + "  ");
    }
    return out;
}

std::string introduction(const Telling& telling, const ForcingPattern& forcing) {
    const auto& [words, step, state] = telling;
    DigitSet digits;
    std::vector<Cell> cells;
    for (const ForcingBranch& branch : forcing.branches) {
        digits.insert(branch.consequences.front().candidate.digit);
        cells.push_back(branch.consequences.front().candidate.cell);
    }
    if (forcing.cell) return words.say(kCell, words.cell(*forcing.cell), words.any_digit(digits));
    if (forcing.house) {
        return words.say(kHouse, words.house(*forcing.house), words.any_digit(digits),
                         words.any_cell(cells));
    }
    if (forcing.guarded) return guardian_words(words, step.technique, *forcing.guarded);
    return words.say(kBoth);
}

}  // namespace

std::string tell(const Telling& telling, const ForcingPattern& forcing) {
    const Words& words = telling.words;
    const std::string end = words.conclusion(telling.step);
    if (forcing.branches.size() == 1) {
        const ForcingBranch& branch = forcing.branches.front();
        const std::string told = branch_words({words, branch, telling.state}, "");
        const bool one_line = told.find('\n') == std::string::npos;
        if (one_line) return told + words.say(kImpossible, end);
        const auto [assumptions, depth, leaves] = proof_size(forcing);
        return told + "\n" + words.say(kTreeEnd, end, assumptions, depth, leaves);
    }
    std::string out = introduction(telling, forcing);
    for (const ForcingBranch& branch : forcing.branches) {
        out += "\n- " + branch_words({words, branch, telling.state}, "  ");
    }
    return out + "\n" + words.say(kAgree, end);
}

std::string dead_end_words(const Words& words, const DeadEnd& dead_end) {
    switch (dead_end.kind) {
        case DeadEnd::Kind::cell: return words.say(kNoCandidate, words.cell(dead_end.cell));
        case DeadEnd::Kind::house:
            return words.say(kNoPlaceLeft, words.digit(dead_end.digit),
                             words.house(dead_end.house));
        case DeadEnd::Kind::clash: break;
    }
    return words.say(kTwice, words.digit(dead_end.digit), words.house(dead_end.house),
                     words.cell(dead_end.cell), words.cell(dead_end.other));
}

}  // namespace sudokit::logic
