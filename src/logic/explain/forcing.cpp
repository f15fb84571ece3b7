// Forcing chains and nets in words: a list of cases.
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

// What is placed on the way, and where it ends; what is ruled out on the way can be seen.
std::string branch_words(const Words& words, const ForcingBranch& branch) {
    const auto& consequences = branch.consequences;
    std::vector<std::string> parts;
    for (std::size_t i = 1; i < consequences.size(); ++i) {
        const bool last = i + 1 == consequences.size() && !branch.dead_end;
        if (consequences[i].holds || last) {
            parts.push_back(consequence_words(words, consequences[i]));
        }
    }
    if (branch.dead_end) {
        parts.push_back(words.say(kRunsInto, dead_end_words(words, *branch.dead_end)));
    }
    const Consequence& assumed = consequences.front();
    const std::string assumption =
        assumed.holds ? words.holds(assumed.candidate) : words.holds_not(assumed.candidate);
    if (parts.empty()) return words.say(kNothingToShow, assumption);
    return words.say(kCase, assumption) + words.all_of(parts) + ".";
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
    return words.say(kBoth);
}

}  // namespace

std::string tell(const Telling& telling, const ForcingPattern& forcing) {
    const Words& words = telling.words;
    const std::string end = words.conclusion(telling.step);
    if (forcing.branches.size() == 1) {
        return branch_words(words, forcing.branches.front()) + words.say(kImpossible, end);
    }
    std::string out = introduction(telling, forcing);
    for (const ForcingBranch& branch : forcing.branches) {
        out += "\n- " + branch_words(words, branch);
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
