// Forcing chains, nets and trees in words: a list of cases, and lists inside of it.
#include <algorithm>

#include "sudokit/techniques.hpp"

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kCell{"{0} is {1}:", "{0} vaut {1} :"};
constexpr MessageText kHouse{"In {0}, {1} is in {2}:", "Dans {0}, le {1} est en {2} :"};
constexpr MessageText kBoth{"Either {0} or not:", "Ou bien {0}, ou bien non :"};
constexpr MessageText kCase{"If {0}, then ", "Si {0}, alors "};
constexpr MessageText kReason{" ({0})", " ({0})"};
constexpr MessageText kReasonBy{" ({0}, by {1})", " ({0}, par {1})"};
constexpr MessageText kBy{" (by {0})", " (par {0})"};
constexpr MessageText kLastInCell{"last candidate", "dernier candidat"};
constexpr MessageText kRunsInto{"{0}, which is impossible", "{0}, ce qui est impossible"};
constexpr MessageText kAgree{"In every case, {0}.", "Dans tous les cas, {0}."};
constexpr MessageText kAgreeWherePossible{"In every case that is possible, {0}.",
                                          "Dans tous les cas possibles, {0}."};
constexpr MessageText kImpossible{" So {0}.", " Donc {0}."};
constexpr MessageText kThenCases{"{0}, and {1}", "{0}, et {1}"};
constexpr MessageText kByStep{"by {0} ({1}), {2}", "par « {0} » ({1}), {2}"};
constexpr MessageText kStepName{"{0}", "« {0} »"};
constexpr MessageText kInnerStep{"{0}: {1}", "{0}. {1}"};
constexpr MessageText kTreeEnd{
    "So {0} ({1} {1:assumption|assumptions}, depth {2}, {3} {3:leaf|leaves}).",
    "Donc {0} ({1} {1:hypothèse|hypothèses}, profondeur {2}, {3} {3:feuille|feuilles})."};
constexpr MessageText kHouseCases{"in {0}, {1} is in {2}:", "dans {0}, le {1} est en {2} :"};
constexpr MessageText kTreeEndBrief{"=> {0}.", "=> {0}."};
constexpr MessageText kByStepBrief{"{0} {1}", "{0} {1}"};
constexpr MessageText kNothingToShow{"If {0}, that is the conclusion itself.",
                                     "Si {0}, c’est la conclusion elle-même."};
constexpr MessageText kForcingBrief{"{0} => {1}.", "{0} => {1}."};

constexpr MessageText kNoCandidate{"no candidate is left in {0}",
                                   "il ne reste aucun candidat en {0}"};
constexpr MessageText kNoPlaceLeft{"no place is left for {0} in {1}",
                                   "il ne reste aucune place pour le {0} dans {1}"};
constexpr MessageText kTwice{"{0} is in {1} twice, in {2} and {3}",
                             "le {0} est deux fois dans {1}, en {2} et {3}"};

// What was placed, or assumed, for this to be: told unless it is what was told just before.
using Causes = std::vector<std::uint32_t>;

// The first consequence of a step inside, which stands for it.
std::uint32_t first_of(const ForcingBranch& branch, std::uint32_t step) {
    std::uint32_t index = 0;
    while (branch.consequences[index].reason != Consequence::Reason::step ||
           branch.consequences[index].step != step) {
        ++index;
    }
    return index;
}

void add_cause(const ForcingBranch& branch, std::uint32_t parent, Causes& causes) {
    const Consequence& cause = branch.consequences[parent];
    if (cause.reason == Consequence::Reason::step) parent = first_of(branch, cause.step);
    if (!cause.holds && cause.reason == Consequence::Reason::seen) {
        for (const std::uint32_t of : cause.parents) add_cause(branch, of, causes);
    } else if (std::ranges::find(causes, parent) == causes.end()) {
        causes.push_back(parent);
    }
}

Causes causes_of(const ForcingBranch& branch, const std::vector<std::uint32_t>& parents) {
    Causes causes;
    for (const std::uint32_t parent : parents) add_cause(branch, parent, causes);
    std::ranges::sort(causes);
    return causes;
}

// What rules out every candidate of the cell, or every place in the house.
std::vector<std::uint32_t> losses_at(const Words& words, const ForcingBranch& branch,
                                     const DeadEnd& end) {
    std::vector<std::uint32_t> losses;
    for (std::uint32_t i = 0; i < branch.consequences.size(); ++i) {
        const Candidate& candidate = branch.consequences[i].candidate;
        const bool there = end.kind == DeadEnd::Kind::cell
                               ? candidate.cell == end.cell
                               : end.kind == DeadEnd::Kind::house && candidate.digit == end.digit &&
                                     words.board().house_set(end.house).contains(candidate.cell);
        if (there && !branch.consequences[i].holds) losses.push_back(i);
    }
    return losses;
}

// A branch in the state that it starts from.
struct Branch {
    const Words& words;
    const ForcingBranch& branch;
    const State& state;
};

// Tells a branch one consequence after the other.
class BranchWords {
  public:
    explicit BranchWords(const Branch& told)
        : words_(told.words), branch_(told.branch), state_(told.state) {}

    // What is placed on the way, steps of other techniques, and where it ends; what is ruled out on
    // the way can be seen.
    [[nodiscard]] std::vector<std::string> parts() {
        const auto& all = branch_.consequences;
        const bool open = !branch_.dead_end && branch_.cases.empty();
        std::vector<std::string> out;
        for (std::uint32_t i = 1; i < all.size(); ++i) {
            const bool by_step = all[i].reason == Consequence::Reason::step;
            if (by_step ? first_of(branch_, all[i].step) != i
                        : !all[i].holds && !(open && i + 1 == all.size())) {
                continue;
            }
            out.push_back(by_step          ? step(all[i])
                          : words_.brief() ? briefly(all[i])
                                           : consequence(i));
            told_ = i;
        }
        if (branch_.dead_end) out.push_back(dead_end());
        return out;
    }

    [[nodiscard]] std::string briefly(const Consequence& consequence) const {
        return words_.cell(consequence.candidate.cell) + (consequence.holds ? "=" : "<>") +
               words_.digit(consequence.candidate.digit);
    }

  private:
    [[nodiscard]] std::string consequence(std::uint32_t index) const {
        const Consequence& one = branch_.consequences[index];
        const std::string by = cause_words(one.parents);
        if (!one.holds) return words_.holds_not(one.candidate) + because({}, by);
        const bool house = one.reason == Consequence::Reason::house;
        return words_.holds(one.candidate) +
               because(house ? words_.plain_house(one.house) : words_.say(kLastInCell), by);
    }

    [[nodiscard]] std::string step(const Consequence& consequence) const {
        const Step& step = branch_.steps[consequence.step];
        const std::string name(info_of(step.technique).name.in(words_.language()));
        if (words_.brief()) return words_.say(kByStepBrief, name, words_.in_short(step));
        const State inside = state_inside(branch_, consequence, state_);
        return words_.say(kByStep, name, words_.cells(pattern_cells(step, inside)),
                          words_.conclusion(step));
    }

    [[nodiscard]] std::string dead_end() const {
        std::string where = dead_end_words(words_, *branch_.dead_end);
        if (words_.brief()) return where;
        const std::string by = cause_words(losses_at(words_, branch_, *branch_.dead_end));
        return words_.say(kRunsInto, where + because({}, by));
    }

    [[nodiscard]] std::string cause_words(const std::vector<std::uint32_t>& parents) const {
        const Causes causes = causes_of(branch_, parents);
        if (causes == Causes{told_}) return {};
        std::vector<std::string> names;
        for (const std::uint32_t cause : causes) {
            const Consequence& one = branch_.consequences[cause];
            const bool by_step = one.reason == Consequence::Reason::step;
            std::string name =
                by_step ? words_.say(
                              kStepName,
                              info_of(branch_.steps[one.step].technique).name.in(words_.language()))
                        : words_.cell(one.candidate.cell);
            // Several steps of one technique, or candidates of one cell, are named once.
            if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
        }
        return words_.all_of(names);
    }

    [[nodiscard]] std::string because(const std::string& reason, const std::string& by) const {
        if (by.empty()) return reason.empty() ? reason : words_.say(kReason, reason);
        return reason.empty() ? words_.say(kBy, by) : words_.say(kReasonBy, reason, by);
    }

    const Words& words_;
    const ForcingBranch& branch_;
    const State& state_;
    std::uint32_t told_ = 0;  // the last one that was told
};

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
    BranchWords telling(told);
    const Consequence& assumed = branch.consequences.front();
    const std::vector<std::string> parts = telling.parts();
    std::string out;
    if (words.brief()) {
        out = telling.briefly(assumed);
        for (const std::string& part : parts) out += " → " + part;
        if (!branch.cases.empty()) out += " → " + cases_words(words, branch);
    } else {
        const std::string assumption =
            assumed.holds ? words.holds(assumed.candidate) : words.holds_not(assumed.candidate);
        if (branch.cases.empty() && parts.empty()) return words.say(kNothingToShow, assumption);
        const std::string all =
            branch.steps.empty() ? words.all_of(parts) : words.all_clauses(parts);
        const std::string cases = branch.cases.empty() ? "" : cases_words(words, branch);
        out = words.say(kCase, assumption) + (branch.cases.empty() ? all + "."
                                              : parts.empty()      ? cases
                                                              : words.say(kThenCases, all, cases));
    }
    out += inner_proofs(told, indent);
    if (branch.cases.empty()) return out;
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
    if (forcing.fish) return kraken_words(words, step, *forcing.fish);
    return words.say(kBoth, words.holds(forcing.branches.front().consequences.front().candidate));
}

}  // namespace

std::string tell(const Telling& telling, const ForcingPattern& forcing) {
    const Words& words = telling.words;
    const std::string end =
        words.brief() ? words.in_short(telling.step) : words.conclusion(telling.step);
    if (forcing.branches.size() == 1 && !forcing.fish) {
        const std::string told = branch_words({words, forcing.branches.front(), telling.state}, "");
        const bool one_line = told.find('\n') == std::string::npos;
        if (words.brief()) {
            return one_line ? words.say(kForcingBrief, told, end)
                            : told + "\n" + words.say(kTreeEndBrief, end);
        }
        if (one_line) return told + words.say(kImpossible, end);
        const auto [assumptions, depth, leaves] = proof_size(forcing);
        return told + "\n" + words.say(kTreeEnd, end, assumptions, depth, leaves);
    }
    std::string out = introduction(telling, forcing);
    for (const ForcingBranch& branch : forcing.branches) {
        out += "\n- " + branch_words({words, branch, telling.state}, "  ");
    }
    if (words.brief()) return out + "\n" + words.say(kTreeEndBrief, end);
    const bool all_possible = std::ranges::none_of(
        forcing.branches, [](const ForcingBranch& branch) { return branch.dead_end.has_value(); });
    return out + "\n" + words.say(all_possible ? kAgree : kAgreeWherePossible, end);
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
