// Patterns that cannot be filled, or not in one way only, and the guardians that prevent them, in
// words.
#include <algorithm>

#include "sudokit/techniques.hpp"

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kTridagon{
    "If {0}, three in each of {1}, held only {2}, the order of these digits would only rotate from "
    "box to box, and yet come back reversed after the four boxes: there is no way to fill them.",
    "Si {0}, trois dans chacun {1}, ne contenaient que {2}, l’ordre de ces chiffres ne ferait que "
    "tourner d’un bloc à l’autre, et reviendrait pourtant inversé après les quatre blocs : on ne "
    "peut pas les remplir ainsi."};
constexpr MessageText kUniqueLoop{
    "If {0} held only {1}, these two digits could be swapped all along and the puzzle would have a "
    "second solution; we assume that it has only one.",
    "Si {0} ne contenaient que {1}, on pourrait y échanger partout ces deux chiffres et la grille "
    "aurait une autre solution ; or on suppose qu’elle n’en a qu’une."};
constexpr MessageText kExtendedRectangle{
    "If {0} held only {1}, {2} could be swapped there and the puzzle would have a second solution; "
    "we assume that it has only one.",
    "Si {0} ne contenaient que {1}, on pourrait y échanger {2} et la grille aurait une autre "
    "solution ; or on suppose qu’elle n’en a qu’une."};
constexpr MessageText kGrave{
    "But for the candidates {0}, every empty cell would have two candidates and every missing "
    "digit two places in each house; such a puzzle has several solutions or none. We assume that "
    "it has exactly one, so one of these candidates holds.",
    "Sans les candidats {0}, chaque case vide aurait deux candidats et chaque chiffre manquant "
    "deux places dans chaque zone ; une telle grille a plusieurs solutions ou aucune. On suppose "
    "qu’elle en a une et une seule : l’un de ces candidats est vrai."};
constexpr MessageText kCandidate{"{0} in {1}", "{0} en {1}"};
constexpr MessageText kOneGuardian{" Only one candidate prevents this, so {0}.",
                                   " Un seul candidat l’empêche : {0}."};
constexpr MessageText kOneCell{" Only {0} can prevent this, so {1}.",
                               " Seule la case {0} peut l’empêcher : {1}."};
constexpr MessageText kGuardians{" So one of the other candidates holds, its guardians: {0}.",
                                 " L’un des autres candidats, ses gardiens, est donc vrai : {0}."};
constexpr MessageText kEachRulesOut{" Each of them rules out the same, so {0}.",
                                    " Chacun d’eux exclut la même chose : {0}."};
constexpr MessageText kGuardedSubset{
    " Whichever it is, one of {0} is {1}; with {2} they use up {3} in {4}, and {5}.",
    " Quel qu’il soit, l’une des cases {0} vaut {1} ; avec {2}, elles épuisent les chiffres {3} "
    "dans {4}, et {5}."};
constexpr MessageText kGuardedConfined{
    " In {0}, {1} can only go in {2}: one of the two holds {1}, and the other a guardian, so {3}.",
    " Dans {0}, le {1} ne peut aller qu’en {2} : l’une des deux porte le {1}, et l’autre un "
    "gardien, donc {3}."};

constexpr MessageText kGuardedBrief{"{0} not all {1}: {2}", "{0} pas toutes {1} : {2}"};
constexpr MessageText kGraveBrief{"Two of everything but for {0}", "Deux de tout sauf {0}"};
constexpr MessageText kGuardedSubsetBrief{", with {0} {1} in {2}", ", avec {0} {1} dans {2}"};
constexpr MessageText kGuardedConfinedBrief{", {1} only there in {0}",
                                            ", {1} seulement là dans {0}"};
constexpr MessageText kGuardianEndBrief{"{0}{1} => {2}.", "{0}{1} => {2}."};

std::vector<std::uint32_t> boxes_of(const Board& board, const std::vector<Cell>& cells) {
    std::vector<std::uint32_t> houses;
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        if (board.houses()[house].kind != HouseKind::box) continue;
        if (std::ranges::any_of(cells,
                                [&](Cell cell) { return board.house_set(house).contains(cell); })) {
            houses.push_back(house);
        }
    }
    return houses;
}

// The two lines that share the cells out.
std::vector<std::uint32_t> lines_of(const Board& board, const std::vector<Cell>& cells) {
    std::vector<std::uint32_t> houses;
    for (std::uint32_t house = 0; house < 2 * board.order(); ++house) {
        const auto inside = std::ranges::count_if(
            cells, [&](Cell cell) { return board.house_set(house).contains(cell); });
        if (2 * static_cast<std::size_t>(inside) == cells.size()) houses.push_back(house);
    }
    return houses;
}

// The pattern of a BUG.
bool is_grave(const Board& board, const GuardianPattern& guarded) {
    return guarded.digits == board.digits();
}

std::string claim(const Words& words, TechniqueId id, const GuardianPattern& guarded) {
    if (!info_of(id).assumes_uniqueness) {
        return words.say(kTridagon, words.the_cells(guarded.cells),
                         words.of_houses(boxes_of(words.board(), guarded.cells)),
                         words.digits(guarded.digits));
    }
    if (is_grave(words.board(), guarded)) {
        std::vector<std::string> candidates;
        for (const auto& [cell, digit] : guarded.guardians) {
            candidates.push_back(words.say(kCandidate, words.digit(digit), words.cell(cell)));
        }
        return words.say(kGrave, words.all_of(candidates));
    }
    const std::string cells = words.the_cells(guarded.cells);
    const std::string digits = words.digits(guarded.digits);
    if (guarded.digits.size() == 2) return words.say(kUniqueLoop, cells, digits);
    return words.say(kExtendedRectangle, cells, digits,
                     words.houses(lines_of(words.board(), guarded.cells)));
}

struct GuardedCells {
    std::vector<Cell> cells;  // those with guardians
    DigitSet digits;          // of the guardians
};

GuardedCells guarded_cells(const GuardianPattern& guarded) {
    GuardedCells roof;
    for (const auto& [cell, digit] : guarded.guardians) {
        if (roof.cells.empty() || roof.cells.back() != cell) roof.cells.push_back(cell);
        roof.digits.insert(digit);
    }
    return roof;
}

// The digit that is confined to the two cells: none but a guardian stays beside it.
Digit confined_digit(const State& state, const Step& step, Cell cell) {
    DigitSet left = state.candidates(cell);
    for (const Candidate& gone : step.eliminations) {
        if (gone.cell == cell) left.erase(gone.digit);
    }
    for (const Candidate& guardian : std::get<GuardianPattern>(step.pattern).guardians) {
        if (guardian.cell == cell) left.erase(guardian.digit);
    }
    return left.first();
}

// "r1c2=4 or r3c45=7".
std::string guardians_in_short(const Words& words, const GuardianPattern& guarded) {
    std::vector<std::string> names;
    for (const Digit digit : words.board().digits()) {
        std::vector<Cell> cells;
        for (const Candidate& guardian : guarded.guardians) {
            if (guardian.digit == digit) cells.push_back(guardian.cell);
        }
        if (!cells.empty()) names.push_back(words.short_cells(cells) + "=" + words.digit(digit));
    }
    return words.one_of(names);
}

std::string tell_guardians_briefly(const Telling& telling, const GuardianPattern& guarded) {
    const auto& [words, step, state] = telling;
    std::string more;
    if (!guarded.others.empty()) {
        more = words.say(kGuardedSubsetBrief, words.short_cells(guarded.others),
                         words.short_digits(guarded.subset), words.houses(guarded.houses));
    } else if (!guarded.houses.empty()) {
        const Digit digit = confined_digit(state, step, step.eliminations.front().cell);
        more = words.say(kGuardedConfinedBrief, words.houses(guarded.houses), words.digit(digit));
    }
    return words.say(kGuardianEndBrief, guardian_words(words, step.technique, guarded), more,
                     words.in_short(step));
}

}  // namespace

std::string guardian_words(const Words& words, TechniqueId id, const GuardianPattern& guarded) {
    if (words.brief()) {
        const std::string guardians = guardians_in_short(words, guarded);
        if (is_grave(words.board(), guarded)) return words.say(kGraveBrief, guardians);
        return words.say(kGuardedBrief, words.short_cells(guarded.cells),
                         words.short_digits(guarded.digits), guardians);
    }
    if (is_grave(words.board(), guarded)) return claim(words, id, guarded);
    std::vector<std::string> cases;
    for (const Candidate& guardian : guarded.guardians) cases.push_back(words.holds(guardian));
    return claim(words, id, guarded) + words.say(kGuardians, words.one_of(cases));
}

std::string tell(const Telling& telling, const GuardianPattern& guarded) {
    const auto& [words, step, state] = telling;
    if (words.brief()) return tell_guardians_briefly(telling, guarded);
    const std::string end = words.conclusion(step);
    const GuardedCells roof = guarded_cells(guarded);
    if (guarded.guardians.size() == 1) {
        return claim(words, step.technique, guarded) + words.say(kOneGuardian, end);
    }
    if (roof.cells.size() == 1 && !is_grave(words.board(), guarded)) {
        return claim(words, step.technique, guarded) +
               words.say(kOneCell, words.cell(roof.cells.front()), end);
    }
    const std::string start = guardian_words(words, step.technique, guarded);
    if (!guarded.others.empty()) {
        return start + words.say(kGuardedSubset, words.cells(roof.cells),
                                 words.any_digit(roof.digits), words.the_cells(guarded.others),
                                 words.digits(guarded.subset), words.houses(guarded.houses), end);
    }
    if (!guarded.houses.empty()) {
        const Digit digit = confined_digit(state, step, step.eliminations.front().cell);
        return start + words.say(kGuardedConfined, words.houses(guarded.houses), words.digit(digit),
                                 words.any_cell(roof.cells), end);
    }
    return start + words.say(kEachRulesOut, end);
}

}  // namespace sudokit::logic
