// Singles and subsets in words.
#include <algorithm>

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kFullHouse{
    "In {0}, only {1} is still empty and only {2} is missing, so {3}.",
    "Dans {0}, il ne reste à remplir que la case {1} et il ne manque que le {2} : {3}."};
constexpr MessageText kHiddenSingle{
    "In {0}, {1} is the only cell that can still hold {2}, so {3}.",
    "Dans {0}, {1} est la seule case qui puisse encore recevoir le {2} : {3}."};
constexpr MessageText kSeesTheOthers{
    "The cells that {0} sees already hold every digit but {1}, so {2}.",
    "Les cases que voit {0} portent déjà tous les chiffres sauf le {1} : {2}."};
constexpr MessageText kLastCandidate{
    "All candidates of {0} but {1} have been ruled out, so {2}.",
    "Tous les candidats de la case {0} ont été écartés sauf le {1} : {2}."};

constexpr MessageText kNaked{
    "In {0}, the {1} cells {2} have only the candidates {3} between them. These digits go there in "
    "some order, and nowhere else in {0}: {4}.",
    "Dans {0}, les {1} cases {2} n’ont à elles {1} que les candidats {3}. Ces chiffres vont là, "
    "dans un ordre ou un autre, et nulle part ailleurs dans {0} : {4}."};
constexpr MessageText kHidden{
    "In {0}, {3} can only go in the {1} cells {2}. These cells have no room for anything else: "
    "{4}.",
    "Dans {0}, {3} ne peuvent aller que dans les {1} cases {2}. Ces cases n’ont plus de place pour "
    "autre chose : {4}."};

bool sees(const State& state, Cell cell, Digit digit) {
    return std::ranges::any_of(state.board().peers(cell),
                               [&](Cell peer) { return state.digit(peer) == digit; });
}

bool is_hidden_single(TechniqueId technique) {
    return technique == TechniqueId::hidden_pair || technique == TechniqueId::hidden_triple ||
           technique == TechniqueId::hidden_quad;
}

}  // namespace

std::string tell(const Telling& telling, const SinglePattern& single) {
    const auto& [words, step, state] = telling;
    const auto [cell, digit] = single.candidate;
    const std::string conclusion = words.conclusion(step);
    if (single.house) {
        const bool full = step.technique == TechniqueId::full_house;
        return words.say(full ? kFullHouse : kHiddenSingle, words.house(*single.house),
                         words.cell(cell), words.digit(digit), conclusion);
    }
    bool all_seen = true;
    for (const Digit other : state.board().digits()) {
        all_seen = all_seen && (other == digit || sees(state, cell, other));
    }
    return words.say(all_seen ? kSeesTheOthers : kLastCandidate, words.cell(cell),
                     words.digit(digit), conclusion);
}

std::string tell(const Telling& telling, const SubsetPattern& subset) {
    const Words& words = telling.words;
    const bool hidden = is_hidden_single(telling.step.technique);
    const std::string digits =
        hidden ? words.the_digits(subset.digits) : words.digits(subset.digits);
    return words.say(hidden ? kHidden : kNaked, words.houses(subset.houses),
                     words.number(subset.cells.size()), words.cells(subset.cells), digits,
                     words.conclusion(telling.step));
}

}  // namespace sudokit::logic
