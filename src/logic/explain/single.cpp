// Singles and subsets in words.
#include <algorithm>

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kFullHouse{
    "{0} is the last empty cell of {1} and takes the missing {2}.",
    "{0} est la dernière case vide {1} : elle reçoit le {2} qui y manque."};
constexpr MessageText kBlocked{
    "In {0}, the {1}{2:|s} in {3} {2:leaves|leave} only one place for {1}: {4}.",
    "Dans {0}, {2:le|les} {1} en {3} ne {2:laisse|laissent} qu’une place au {1} : {4}."};
constexpr MessageText kBlockedInPart{
    "In {0}, the {1}{2:|s} in {3} and earlier eliminations leave only one place for {1}: {4}.",
    "Dans {0}, {2:le|les} {1} en {3} et des éliminations antérieures ne laissent qu’une place au "
    "{1} : {4}."};
constexpr MessageText kBlockedBefore{
    "In {0}, earlier eliminations leave only one place for {1}: {4}.",
    "Dans {0}, des éliminations antérieures ne laissent qu’une place au {1} : {4}."};
constexpr MessageText kSeesTheOthers{"{0} sees every digit but {1}, so it must be {1}.",
                                     "{0} voit tous les chiffres sauf le {1} : elle vaut {1}."};
constexpr MessageText kSeesSome{
    "{0} sees every digit but {2}; {3} {4:has|have} been ruled out already, so it must be {1}.",
    "{0} voit tous les chiffres sauf {2} ; {3} {4:est déjà éliminé|sont déjà éliminés} : elle vaut "
    "{1}."};
constexpr MessageText kLastCandidate{
    "All candidates of {0} but {1} have been ruled out already, so it must be {1}.",
    "Tous les candidats de {0} sauf le {1} sont déjà éliminés : elle vaut {1}."};

constexpr MessageText kNaked{
    "In {0}, {1} have only the candidates {3} between them, so they use them up: {4}.",
    "Dans {0}, {1} n’ont à elles {2} que les candidats {3} et se les partagent : {4}."};
constexpr MessageText kHidden{
    "In {0}, {3} can only go in {1}, which leaves no room there for other digits: {4}.",
    "Dans {0}, {3} ne peuvent aller qu’en {1}, où il n’y a donc plus de place pour d’autres "
    "chiffres : {4}."};

constexpr MessageText kDirect{
    "In {0}, {2} can only go in {1}, which leaves only one place for {3}: {4}.",
    "Dans {0}, {2} ne peuvent aller qu’en {1}, ce qui ne laisse qu’une place au {3} : {4}."};

constexpr MessageText kFullHouseBrief{"Last empty cell of {0} => {1}.",
                                      "Dernière case vide {0} => {1}."};
constexpr MessageText kHiddenSingleBrief{"Only place for {2} in {0} => {1}.",
                                         "Seule place du {2} dans {0} => {1}."};
constexpr MessageText kNakedSingleBrief{"Only candidate left => {0}.",
                                        "Seul candidat restant => {0}."};
constexpr MessageText kNakedBrief{"In {0}, only {2} in {1} => {3}.",
                                  "Dans {0}, seulement {2} en {1} => {3}."};
constexpr MessageText kHiddenBrief{"In {0}, {2} only in {1} => {3}.",
                                   "Dans {0}, {2} seulement en {1} => {3}."};

constexpr MessageText kDirectBrief{
    "In {0}, {2} only in {1}, so one place for {3} => {4}.",
    "Dans {0}, {2} seulement en {1}, donc une place pour le {3} => {4}."};

bool sees_digit(const State& state, Cell cell, Digit digit) {
    return std::ranges::any_of(state.board().peers(cell),
                               [&](Cell peer) { return state.digit(peer) == digit; });
}

// Cells that hold a digit and rule it out in others, and whether these are all the others.
struct Blockers {
    std::vector<Cell> cells;
    bool all = true;
};

// As few as one finds who always takes the one that blocks most of what is left.
Blockers blockers_of(const State& state, std::uint32_t house, const Candidate& placed) {
    const Board& board = state.board();
    std::vector<Cell> left;
    for (const Cell cell : board.houses()[house].cells) {
        if (state.is_open(cell) && cell != placed.cell) left.push_back(cell);
    }
    Blockers out;
    const auto blocked = [&](Cell by) {
        return std::ranges::count_if(left,
                                     [&](Cell cell) { return board.peer_set(by).contains(cell); });
    };
    while (!left.empty()) {
        Cell best = 0;
        std::ptrdiff_t most = 0;
        for (Cell by = 0; by < board.cell_count(); ++by) {
            if (state.is_open(by) || state.digit(by) != placed.digit) continue;
            const std::ptrdiff_t count = blocked(by);
            if (count > most) {
                most = count;
                best = by;
            }
        }
        out.all = most > 0;
        if (!out.all) break;
        out.cells.push_back(best);
        std::erase_if(left, [&](Cell cell) { return board.peer_set(best).contains(cell); });
    }
    std::ranges::sort(out.cells);
    return out;
}

std::string tell_hidden(const Telling& telling, const Candidate& placed, std::uint32_t house) {
    const auto& [words, step, state] = telling;
    const Blockers blockers = blockers_of(state, house, placed);
    const MessageText& text = blockers.cells.empty() ? kBlockedBefore
                              : blockers.all         ? kBlocked
                                                     : kBlockedInPart;
    return words.say(text, words.house(house), words.digit(placed.digit), blockers.cells.size(),
                     words.cells(blockers.cells), words.cell(placed.cell));
}

std::string tell_naked(const Telling& telling, const Candidate& placed) {
    const auto& [words, step, state] = telling;
    DigitSet unseen;
    for (const Digit digit : state.board().digits()) {
        if (digit != placed.digit && !sees_digit(state, placed.cell, digit)) unseen.insert(digit);
    }
    const bool none = unseen.size() + 1 == state.board().order();
    const MessageText& text = unseen.empty() ? kSeesTheOthers : none ? kLastCandidate : kSeesSome;
    return words.say(text, words.cell(placed.cell), words.digit(placed.digit),
                     words.digits(unseen | DigitSet::of(placed.digit)), words.digits(unseen),
                     unseen.size());
}

std::string tell_briefly(const Telling& telling, const SinglePattern& single) {
    const auto& [words, step, state] = telling;
    const std::string end = words.in_short(step);
    if (!single.house) return words.say(kNakedSingleBrief, end);
    if (step.technique == TechniqueId::full_house) {
        return words.say(kFullHouseBrief, words.of_houses({*single.house}), end);
    }
    return words.say(kHiddenSingleBrief, words.house(*single.house), end,
                     words.digit(single.candidate.digit));
}

bool is_hidden_subset(TechniqueId technique) {
    return technique == TechniqueId::hidden_pair || technique == TechniqueId::hidden_triple ||
           technique == TechniqueId::hidden_quad;
}

bool is_direct_subset(TechniqueId technique) {
    return technique == TechniqueId::direct_hidden_pair ||
           technique == TechniqueId::direct_hidden_triple;
}

std::string tell_direct(const Telling& telling, const SubsetPattern& subset) {
    const auto& [words, step, state] = telling;
    const auto [cell, digit] = step.placements.front();
    if (words.brief()) {
        return words.say(kDirectBrief, words.houses(subset.houses), words.short_cells(subset.cells),
                         words.short_digits(subset.digits), words.digit(digit),
                         words.in_short(step));
    }
    return words.say(kDirect, words.houses(subset.houses), words.cells(subset.cells),
                     words.the_digits(subset.digits), words.digit(digit), words.cell(cell));
}

}  // namespace

std::string tell(const Telling& telling, const SinglePattern& single) {
    const auto& [words, step, state] = telling;
    if (words.brief()) return tell_briefly(telling, single);
    if (!single.house) return tell_naked(telling, single.candidate);
    if (step.technique == TechniqueId::full_house) {
        return words.say(kFullHouse, words.cell(single.candidate.cell),
                         words.of_houses({*single.house}), words.digit(single.candidate.digit));
    }
    return tell_hidden(telling, single.candidate, *single.house);
}

std::string tell(const Telling& telling, const SubsetPattern& subset) {
    const auto& [words, step, state] = telling;
    if (is_direct_subset(step.technique)) return tell_direct(telling, subset);
    const bool hidden = is_hidden_subset(step.technique);
    if (words.brief()) {
        return words.say(hidden ? kHiddenBrief : kNakedBrief, words.houses(subset.houses),
                         words.short_cells(subset.cells), words.short_digits(subset.digits),
                         words.in_short(step));
    }
    const std::string digits =
        hidden ? words.the_digits(subset.digits) : words.digits(subset.digits);
    return words.say(hidden ? kHidden : kNaked, words.houses(subset.houses),
                     words.cells(subset.cells), words.number(subset.cells.size()), digits,
                     words.conclusion(step));
}

}  // namespace sudokit::logic
