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
constexpr MessageText kOddagon{
    "If {0}, each of which sees the next and the last the first, held only {1}, these two digits "
    "would alternate: round a ring of {2} cells they cannot.",
    "Si {0}, dont chacune voit la suivante et la dernière la première, ne contenaient que {1}, ces "
    "deux chiffres alterneraient : c’est impossible dans un anneau de {2} cases."};
constexpr MessageText kBrokenWing{
    "But for {1}, {0} would have just two places each in {2}, neighbours in the ring {3}, and hold "
    "every other cell of it: with {4} cells it cannot.",
    "Sans {5:sa place|ses places} en {1}, le {0} n’aurait que deux places par zone dans {2}, "
    "voisines dans "
    "l’anneau {3}, et y occuperait une case sur deux : c’est impossible avec {4} cases."};
constexpr MessageText kOddagonBrief{"{0} in the ring {1}, but for {2} => {3}.",
                                    "{0} dans l’anneau {1}, sauf {2} => {3}."};
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

// The cells in the order in which they are joined: each to two others, by the houses or, without
// any, by seeing each other.
std::vector<Cell> ring_of(const Board& board, const GuardianPattern& guarded) {
    const auto are_joined = [&](Cell a, Cell b) {
        if (guarded.houses.empty()) return board.peer_set(a).contains(b);
        return std::ranges::any_of(guarded.houses, [&](std::uint32_t house) {
            return board.house_set(house).contains(a) && board.house_set(house).contains(b);
        });
    };
    std::vector<Cell> left = guarded.cells;
    std::vector<Cell> ring;
    for (auto next = left.begin(); next != left.end();) {
        const Cell cell = *next;
        ring.push_back(cell);
        left.erase(next);
        next = std::ranges::find_if(left, [&](Cell other) { return are_joined(cell, other); });
    }
    return ring;
}

// "r1c1-r1c5-r4c5-r1c1"
std::string ring_name(const Words& words, const GuardianPattern& guarded) {
    const std::vector<Cell> ring = ring_of(words.board(), guarded);
    std::string out;
    for (const Cell cell : ring) out += words.cell(cell) + "-";
    return out + words.cell(ring.front());
}

std::string odd_claim(const Words& words, const GuardianPattern& guarded) {
    const std::string count = words.number(guarded.cells.size());
    const std::string digits = words.digits(guarded.digits);
    if (guarded.houses.empty()) {
        return words.say(kOddagon, words.the_cells(ring_of(words.board(), guarded)), digits, count);
    }
    std::vector<Cell> cells;
    for (const Candidate& guardian : guarded.guardians) cells.push_back(guardian.cell);
    return words.say(kBrokenWing, digits, words.cells(cells), words.houses(guarded.houses),
                     ring_name(words, guarded), count, cells.size());
}

// The pattern of a BUG.
bool is_grave(const Board& board, const GuardianPattern& guarded) {
    return guarded.digits == board.digits();
}

bool is_ring(TechniqueId id) {
    return id == TechniqueId::broken_wing || id == TechniqueId::bivalue_oddagon;
}

std::string claim(const Words& words, TechniqueId id, const GuardianPattern& guarded) {
    if (is_ring(id)) return odd_claim(words, guarded);
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

std::string tell_ring_briefly(const Telling& telling, const GuardianPattern& guarded) {
    const auto& [words, step, state] = telling;
    std::vector<std::string> guardians;
    for (const auto& [cell, digit] : guarded.guardians) {
        guardians.push_back(words.say(kCandidate, words.digit(digit), words.cell(cell)));
    }
    return words.say(kOddagonBrief, words.digits(guarded.digits), ring_name(words, guarded),
                     words.one_of(guardians), words.in_short(step));
}

}  // namespace

std::string guardian_words(const Words& words, TechniqueId id, const GuardianPattern& guarded) {
    if (is_grave(words.board(), guarded)) return claim(words, id, guarded);
    std::vector<std::string> cases;
    for (const Candidate& guardian : guarded.guardians) cases.push_back(words.holds(guardian));
    return claim(words, id, guarded) + words.say(kGuardians, words.one_of(cases));
}

std::string tell(const Telling& telling, const GuardianPattern& guarded) {
    const auto& [words, step, state] = telling;
    if (words.brief() && is_ring(step.technique)) return tell_ring_briefly(telling, guarded);
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
    if (!guarded.houses.empty() && !is_ring(step.technique)) {
        const Digit digit = confined_digit(state, step, step.eliminations.front().cell);
        return start + words.say(kGuardedConfined, words.houses(guarded.houses), words.digit(digit),
                                 words.any_cell(roof.cells), end);
    }
    const bool all_see =
        is_ring(step.technique) && roof.digits.is_single() && removed_digits(step) == roof.digits;
    return start + words.say(kEachRulesOut,
                             all_see ? words.conclusion(step, guarded.guardians.size()) : end);
}

}  // namespace sudokit::logic
