// What a constraint rules out, in words.
#include <algorithm>

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kDiffers{"{0}, and {1}: {2}.", "{0}, et {1} : {2}."};
constexpr MessageText kConstraintBrief{"{0} => {1}.", "{0} => {1}."};
constexpr MessageText kCageOfOneCell{
    "The cage of {0} has no other cell, so {0} is its sum, {1}: {2}.",
    "La cage de {0} n’a pas d’autre case, donc {0} vaut sa somme, {1} : {2}."};
constexpr MessageText kSetsLeft{"{0}. The candidates leave only {1} for that: {2}.",
                                "{0}. Les candidats ne permettent pour cela que {1} : {2}."};
constexpr MessageText kSetsBlocked{
    "{0}. The candidates leave only {1} for that, and {2}: {3}.",
    "{0}. Les candidats ne permettent pour cela que {1}, et {2} : {3}."};
constexpr MessageText kRestBlocked{"with {0} in {1} the rest, {2}, cannot go in {3}",
                                   "avec {0} en {1}, le reste, {2}, ne peut aller en {3}"};
constexpr MessageText kNeeded{
    "{0}. Every way to fill these cells from their candidates has {1} there: {2}.",
    "{0}. Toute façon de remplir ces cases par leurs candidats y met le {1} : {2}."};
constexpr MessageText kAllWays{
    "{0}. No way to fill these cells from their candidates has the digits that go: {1}.",
    "{0}. Aucune façon de remplir ces cases par leurs candidats n’a les chiffres qui partent : "
    "{1}."};
constexpr MessageText kNoWay{"{0}. There is no way left to fill these cells: {1}.",
                             "{0}. Il n’y a plus aucune façon de remplir ces cases : {1}."};

// More of them are no help.
constexpr std::size_t kMostSetsTold = 8;
constexpr std::size_t kMostSetsTried = 500;
constexpr std::size_t kMostBlockedTold = 3;

using Case = Constraint::Case;

// The digits of a case in which each of them goes into one cell or the other: a set of a cage.
DigitSet digits_of_case(const Case& one) {
    const bool same = std::ranges::all_of(one, [&](DigitSet set) { return set == one.front(); });
    return same && one.front().size() == one.size() ? one.front() : DigitSet();
}

// The sets of digits that the cells can still hold; nothing where that is not what it is about.
std::optional<std::vector<DigitSet>> sets_left(const State& state, const Constraint& constraint) {
    const auto cases = constraint.cases(kMostSetsTried);
    if (!cases) return std::nullopt;
    std::vector<DigitSet> out;
    for (const Case& one : *cases) {
        const DigitSet set = digits_of_case(one);
        if (set.empty()) return std::nullopt;
        std::vector<DigitSet> left;
        for (std::size_t i = 0; i < one.size(); ++i) {
            const Cell cell = constraint.cells()[i];
            const DigitSet now =
                state.is_open(cell) ? state.candidates(cell) : DigitSet::of(state.digit(cell));
            left.push_back(now & one[i]);
        }
        if (constraint.filter(left)) out.push_back(set);
    }
    return out;
}

std::string set_words(const Words& words, DigitSet set) {
    std::string out;
    for (const Digit digit : set) out += (out.empty() ? "" : "+") + words.digit(digit);
    return out;
}

// Which of the candidates that go are in one of the sets, and what has no place then.
std::vector<std::string> blocked_words(const Telling& telling, const ConstraintPattern& pattern,
                                       const std::vector<DigitSet>& sets) {
    const Words& words = telling.words;
    std::vector<std::string> out;
    for (const Candidate& gone : telling.step.eliminations) {
        std::vector<std::string> rests;
        for (const DigitSet set : sets) {
            const DigitSet rest = set & ~DigitSet::of(gone.digit);
            if (rest != set) rests.push_back(set_words(words, rest));
        }
        if (rests.empty()) continue;
        std::vector<Cell> others = pattern.cells;
        std::erase(others, gone.cell);
        out.push_back(words.say(kRestBlocked, words.digit(gone.digit), words.cell(gone.cell),
                                words.one_of(rests), words.nor_cells(others)));
    }
    return out;
}

}  // namespace

std::string tell(const Telling& telling, const ConstraintPattern& pattern) {
    const auto& [words, step, state] = telling;
    const Constraint& constraint = *state.constraints()[pattern.constraint];
    const std::string rule = constraint.text(words.wording());
    if (words.brief()) return words.say(kConstraintBrief, rule, words.in_short(step));
    const std::string end = words.conclusion(step);
    const Cell first = pattern.cells.front();
    if (pattern.cells.size() == 1 && !state.is_open(first)) {
        return words.say(kDiffers, words.holds({first, state.digit(first)}), rule, end);
    }
    const auto sets = sets_left(state, constraint);
    if (pattern.cells.size() == 1 && sets && sets->size() == 1) {
        return words.say(kCageOfOneCell, words.cell(first), words.digit(sets->front().first()),
                         end);
    }
    const bool outside =
        std::ranges::find(pattern.cells, step.eliminations.front().cell) == pattern.cells.end();
    if (outside) return words.say(kNeeded, rule, words.digit(pattern.digits.first()), end);
    if (!sets || sets->size() > kMostSetsTold) return words.say(kAllWays, rule, end);
    if (sets->empty()) return words.say(kNoWay, rule, end);
    std::vector<std::string> told;
    for (const DigitSet set : *sets) told.push_back(set_words(words, set));
    const auto blocked = blocked_words(telling, pattern, *sets);
    if (blocked.size() > kMostBlockedTold) return words.say(kAllWays, rule, end);
    if (blocked.empty()) return words.say(kSetsLeft, rule, words.one_of(told), end);
    return words.say(kSetsBlocked, rule, words.one_of(told), words.all_of(blocked), end);
}

}  // namespace sudokit::logic
