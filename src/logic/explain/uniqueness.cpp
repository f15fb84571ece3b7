// Techniques that take it for granted that there is one solution, in words: they say so.
#include <algorithm>

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kRectangle{
    "If {0} held only {1}, these two digits could be swapped and the puzzle would have a second "
    "solution; we assume that it has only one.",
    "Si {0} ne contenaient que {1}, on pourrait y échanger ces deux chiffres et la grille aurait "
    "une autre solution ; or on suppose qu’elle n’en a qu’une."};
constexpr MessageText kFilledRectangle{
    "If {0}, none of them given, held only {1}, these two digits could be swapped and the puzzle "
    "would have a second solution; we assume that it has only one.",
    "Si {0}, dont aucune n’est donnée, ne contenaient que {1}, on pourrait y échanger ces deux "
    "chiffres et la grille aurait une autre solution ; or on suppose qu’elle n’en a qu’une."};
constexpr MessageText kOneCorner{" Only {0} can prevent this, so {1}.",
                                 " Seule la case {0} peut l’empêcher : {1}."};
constexpr MessageText kFilledCorner{" So {0}.", " Donc {0}."};
constexpr MessageText kOneDigit{" So at least one of {0} is {1}, and {2}.",
                                " Donc au moins l’une des cases {0} vaut {1}, et {2}."};
constexpr MessageText kSubset{
    " So {0} hold at least one of {1} between them; with {2} they use up {3} in {4}, and {5}.",
    " Donc {0} portent au moins l’un des chiffres {1} ; avec {2}, elles épuisent les chiffres {3} "
    "dans {4}, et {5}."};
constexpr MessageText kConfined{
    " In {0}, {1} can only go in {2}, so one of these is {1}. The other cannot be {3}, so neither "
    "is: {4}.",
    " Dans {0}, le {1} ne peut aller qu’en {2}, donc l’une de ces cases vaut {1}. L’autre ne peut "
    "pas valoir {3}, si bien qu’aucune ne le vaut : {4}."};
constexpr MessageText kCrosswise{
    " In {0}, {1} has no place outside these cells, so it is in two opposite corners. In {2} it "
    "would leave only {3} for the other two, so {4}.",
    " Dans {0}, le {1} n’a pas de place hors de ces cases : il est donc dans deux coins opposés. "
    "En {2}, il ne laisserait que {3} aux deux autres : {4}."};
constexpr MessageText kHiddenRectangle{
    " In {0}, {1} has no place outside these cells. If {2} were {3}, {1} would be in both corners "
    "next to it and {3} in the fourth, so {4}.",
    " Dans {0}, le {1} n’a pas de place hors de ces cases. Si {2} valait {3}, les deux coins "
    "voisins vaudraient {1} et le quatrième {3} : {4}."};
constexpr MessageText kBug{
    "But for {0} in {1}, every empty cell would have two candidates and every missing digit two "
    "places in each house; such a puzzle has several solutions or none. We assume that it has "
    "exactly one, so {2}.",
    "Sans le {0} en {1}, chaque case vide aurait deux candidats et chaque chiffre manquant deux "
    "places dans chaque zone ; une telle grille a plusieurs solutions ou aucune. On suppose "
    "qu’elle en a une et une seule : {2}."};

struct CornerSides {
    std::vector<Cell> all;   // in increasing order
    std::vector<Cell> roof;  // open ones that can still hold another digit than the two
    DigitSet more;           // what these can hold
    bool filled = false;     // some are no longer open
};

CornerSides sides_of(const State& state, const RectanglePattern& rectangle) {
    CornerSides out;
    out.all.assign(rectangle.corners.begin(), rectangle.corners.end());
    std::ranges::sort(out.all);
    for (const Cell cell : out.all) {
        out.filled = out.filled || !state.is_open(cell);
        const DigitSet more = state.candidates(cell) & ~rectangle.digits;
        if (more.empty()) continue;
        out.roof.push_back(cell);
        out.more |= more;
    }
    return out;
}

std::string tell_confined(const Telling& telling, const RectanglePattern& rectangle,
                          const CornerSides& corners) {
    const auto& [words, step, state] = telling;
    const Digit removed = removed_digits(step).first();
    const Digit other = (rectangle.digits & ~DigitSet::of(removed)).first();
    const std::string where = words.houses(rectangle.houses);
    const std::string end = words.conclusion(step);
    if (step.technique == TechniqueId::unique_rectangle_6) {
        return words.say(kCrosswise, where, words.digit(removed), words.cells(corners.roof),
                         words.the_digits(DigitSet::of(other)), end);
    }
    if (step.technique == TechniqueId::hidden_rectangle) {
        return words.say(kHiddenRectangle, where, words.digit(other),
                         words.cells(losing_cells(step)), words.digit(removed), end);
    }
    return words.say(kConfined, where, words.digit(other), words.any_cell(corners.roof),
                     words.digit(removed), end);
}

std::string tell_consequence(const Telling& telling, const RectanglePattern& rectangle,
                             const CornerSides& corners) {
    const auto& [words, step, state] = telling;
    const std::string end = words.conclusion(step);
    const bool confined = !rectangle.houses.empty() && rectangle.others.empty();
    if (!rectangle.others.empty()) {
        return words.say(kSubset, words.the_cells(corners.roof), words.digits(corners.more),
                         words.the_cells(rectangle.others), words.digits(rectangle.subset),
                         words.houses(rectangle.houses), end);
    }
    if (confined && !step.eliminations.empty()) return tell_confined(telling, rectangle, corners);
    if (step.technique == TechniqueId::avoidable_rectangle_1) return words.say(kFilledCorner, end);
    if (corners.roof.size() == 1) return words.say(kOneCorner, words.cells(corners.roof), end);
    return words.say(kOneDigit, words.cells(corners.roof), words.any_digit(corners.more), end);
}

}  // namespace

std::string tell(const Telling& telling, const RectanglePattern& rectangle) {
    const Words& words = telling.words;
    const CornerSides corners = sides_of(telling.state, rectangle);
    return words.say(corners.filled ? kFilledRectangle : kRectangle, words.the_cells(corners.all),
                     words.digits(rectangle.digits)) +
           tell_consequence(telling, rectangle, corners);
}

std::string tell(const Telling& telling, const BugPattern& bug) {
    const Words& words = telling.words;
    return words.say(kBug, words.digit(bug.candidate.digit), words.cell(bug.candidate.cell),
                     words.conclusion(telling.step));
}

}  // namespace sudokit::logic
