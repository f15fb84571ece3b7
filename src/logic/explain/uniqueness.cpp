// Techniques that take it for granted that there is one solution, in words: they say so.
#include <algorithm>

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kRectangle{
    "If {0} held only {1}, these could be swapped, and there would be a second solution; we assume "
    "that there is none.",
    "Si {0} ne contenaient que {1}, on pourrait échanger ces deux chiffres et il y aurait une "
    "autre solution ; "
    "or on suppose la solution unique."};
constexpr MessageText kFilledRectangle{
    "If {0}, none of them given, held only {1}, these could be swapped, and there would be a "
    "second "
    "solution; we assume that there is none.",
    "Si {0}, dont aucune n’est donnée, ne contenaient que {1}, on pourrait échanger ces deux "
    "chiffres et "
    "il y aurait une autre solution ; or on suppose la solution unique."};
constexpr MessageText kOneCorner{" Only {0} has other candidates, and must hold one of them: {1}.",
                                 " Seule {0} a d’autres candidats et doit en recevoir un : {1}."};
constexpr MessageText kFilledCorner{" The other three do, so {0}.",
                                    " C’est déjà le cas des trois autres : {0}."};
constexpr MessageText kOneDigit{" So {0} is {1}, and {2}.", " Donc {0} vaut {1} : {2}."};
constexpr MessageText kSubset{
    " So {0} is {1}, as if they were one cell; with {2} this uses up {3} in {4}: {5}.",
    " Donc {0} vaut {1}, comme si elles n’étaient qu’une case ; avec {2}, cela épuise {3} dans {4} "
    ": {5}."};
constexpr MessageText kConfined{
    " In {0}, {1} is in {2}. Were the other one {3}, all four would hold only these two: {4}.",
    " Dans {0}, le {1} est en {2}. Si l’autre valait {3}, les quatre ne contiendraient que ces "
    "deux chiffres : {4}."};
constexpr MessageText kCrosswise{
    " In {0}, {1} has no place outside these cells, so it is in two opposite corners. In {2} it "
    "would leave only {3} for the other two: {4}.",
    " Dans {0}, le {1} n’a pas de place hors de ces cases : il est donc dans deux coins opposés. "
    "En {2}, il ne laisserait que {3} aux deux autres : {4}."};
constexpr MessageText kHiddenRectangle{
    " In {0}, {1} has no place outside these cells. If {2} were {3}, {1} would be in both corners "
    "next to it and {3} in the fourth: {4}.",
    " Dans {0}, le {1} n’a pas de place hors de ces cases. Si {2} valait {3}, les deux coins "
    "voisins vaudraient {1} et le quatrième {3} : {4}."};
constexpr MessageText kRectangleBrief{"{0} not all {1}{2} => {3}.",
                                      "{0} pas toutes {1}{2} => {3}."};
constexpr MessageText kRoofBrief{", {0} has {1}", ", {0} a {1}"};
constexpr MessageText kSubsetBrief{", with {0} {1} in {2}", ", avec {0} {1} dans {2}"};
constexpr MessageText kConfinedBrief{", {1} only there in {0}", ", {1} seulement là dans {0}"};
constexpr MessageText kBug{
    "Without {0} in {1}, every empty cell would have two candidates and every missing digit two "
    "places in each house, which means several solutions or none. We assume exactly one, so {2}.",
    "Sans le {0} en {1}, chaque case vide aurait deux candidats et chaque chiffre manquant deux "
    "places dans chaque zone, d’où plusieurs solutions ou aucune. On suppose la solution unique : "
    "{2}."};
constexpr MessageText kBugBrief{"Only {0} has a third candidate => {1}.",
                                "Seule {0} a un troisième candidat => {1}."};

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
        return words.say(kSubset, words.any_cell(corners.roof), words.any_digit(corners.more),
                         words.cells(rectangle.others), words.digits(rectangle.subset),
                         words.houses(rectangle.houses), end);
    }
    if (confined && !step.eliminations.empty()) return tell_confined(telling, rectangle, corners);
    if (step.technique == TechniqueId::avoidable_rectangle_1) return words.say(kFilledCorner, end);
    if (corners.roof.size() == 1) return words.say(kOneCorner, words.cells(corners.roof), end);
    return words.say(kOneDigit, words.any_cell(corners.roof), words.any_digit(corners.more),
                     words.conclusion(step, corners.roof.size()));
}

std::string tell_briefly(const Telling& telling, const RectanglePattern& rectangle,
                         const CornerSides& corners) {
    const auto& [words, step, state] = telling;
    const Digit removed = step.eliminations.empty() ? Digit{0} : removed_digits(step).first();
    std::string more;
    if (!rectangle.others.empty()) {
        more = words.say(kSubsetBrief, words.short_cells(rectangle.others),
                         words.short_digits(rectangle.subset), words.houses(rectangle.houses));
    } else if (!rectangle.houses.empty() && removed != 0) {
        const bool same = step.technique == TechniqueId::unique_rectangle_6;
        const DigitSet other = rectangle.digits & ~DigitSet::of(removed);
        more = words.say(kConfinedBrief, words.houses(rectangle.houses),
                         same ? words.digit(removed) : words.short_digits(other));
    } else if (!corners.roof.empty()) {
        more = words.say(kRoofBrief, words.short_cells(corners.roof),
                         words.short_digits(corners.more));
    }
    return words.say(kRectangleBrief, words.short_cells(corners.all),
                     words.short_digits(rectangle.digits), more, words.in_short(step));
}

}  // namespace

std::string tell(const Telling& telling, const RectanglePattern& rectangle) {
    const Words& words = telling.words;
    const CornerSides corners = sides_of(telling.state, rectangle);
    if (words.brief()) return tell_briefly(telling, rectangle, corners);
    return words.say(corners.filled ? kFilledRectangle : kRectangle, words.the_cells(corners.all),
                     words.digits(rectangle.digits)) +
           tell_consequence(telling, rectangle, corners);
}

std::string tell(const Telling& telling, const BugPattern& bug) {
    const Words& words = telling.words;
    if (words.brief()) {
        return words.say(kBugBrief, words.cell(bug.candidate.cell), words.in_short(telling.step));
    }
    return words.say(kBug, words.digit(bug.candidate.digit), words.cell(bug.candidate.cell),
                     words.conclusion(telling.step));
}

}  // namespace sudokit::logic
