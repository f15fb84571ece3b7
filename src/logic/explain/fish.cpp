// Candidate lines, multiple lines and fish in words.
#include <algorithm>

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kLocked{
    "In {0}, {1} can only go in {3}, where {2} crosses it. So the {1} of {2} is there too, and "
    "{4}.",
    "Dans {0}, le {1} ne peut aller qu’en {3}, au croisement avec {2}. Le {1} {5} est donc là "
    "aussi : {4}."};
constexpr MessageText kFish{
    "In {0}, all places for {1} lie in {2}. The {1}s of {2} must therefore be in {0}, so {4}.",
    "Dans {0}, toutes les places du {1} sont dans {2}. Les {1} {5} sont donc dans {0} : {4}."};
constexpr MessageText kFinned{
    "In {0}, all places for {1} lie in {2}, except for the {6:fin|fins} {3}. Either {6:the fin|one "
    "of the fins} holds {1}, or the {1}s of {2} are in {0}; either way, {4}.",
    "Dans {0}, toutes les places du {1} sont dans {2}, sauf {6:la nageoire|les nageoires} {3}. Ou "
    "bien {6:la nageoire|l’une des nageoires} vaut {1}, ou bien les {1} {5} sont dans {0} ; dans "
    "les deux cas, {4}."};

}  // namespace

std::string tell(const Telling& telling, const FishPattern& fish) {
    const auto& [words, step, state] = telling;
    const bool locked = fish.base.size() == 1 && fish.fins.empty();
    const MessageText& text = !fish.fins.empty() ? kFinned : locked ? kLocked : kFish;
    const std::vector<Cell> cells =
        locked ? places(state, fish.base.front(), fish.digit) : fish.fins;
    return words.say(text, words.houses(fish.base), words.digit(fish.digit),
                     words.houses(fish.cover), locked ? words.any_cell(cells) : words.cells(cells),
                     words.conclusion(step), words.of_houses(fish.cover), cells.size());
}

}  // namespace sudokit::logic
