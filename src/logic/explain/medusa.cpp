// 3D Medusa in words.
#include <algorithm>

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kMedusaColours{
    "Cells with two candidates and houses with two places of a digit tie these together: either "
    "all of {0} hold (one colour), or all of {1} (the other).",
    "Des cases à deux candidats et des zones où un chiffre n’a que deux places lient ceux-ci : ou "
    "bien {0} sont tous vrais (une couleur), ou bien {1} (l’autre)."};
constexpr MessageText kDigitIn{"{0} in {1}", "{0} en {1}"};
constexpr MessageText kMedusaTwoInCell{
    " {0} would be both {1} and {2} with the {3:first|second} colour, so it is wrong: {4}.",
    " {0} vaudrait à la fois {1} et {2} avec la {3:première|seconde} couleur, qui est donc "
    "fausse : {4}."};
constexpr MessageText kMedusaTwiceInHouse{
    " {0} and {1}, which see each other, would both be {2} with the {3:first|second} colour, so it "
    "is wrong: {4}.",
    " {0} et {1}, qui se voient, vaudraient toutes deux {2} avec la {3:première|seconde} couleur, "
    "qui est donc fausse : {4}."};
constexpr MessageText kMedusaDeadEnd{
    " With the {0:first|second} colour, {1}, so it is wrong: {2}.",
    " Avec la {0:première|seconde} couleur, {1} : elle est fausse, et {2}."};
constexpr MessageText kMedusaTrap{" Either way {0}.", " Dans les deux cas, {0}."};
constexpr MessageText kMedusaCellFilled{", where a colour goes",
                                        ", où va l’une ou l’autre couleur"};
constexpr MessageText kMedusaSeesBoth{", which {0:sees|see} both colours of {1}",
                                      ", qui {0:voit|voient} {1} des deux couleurs"};
constexpr MessageText kMedusaSeesOne{
    ", where one colour goes or which {0:sees|see} {1} of the other",
    ", où va une couleur ou qui {0:voit|voient} {1} de l’autre"};
constexpr MessageText kMedusaBrief{"{0} or {1} => {2}.", "{0} ou {1} => {2}."};

using Colour = std::vector<Candidate>;

// "4 in r1c1 and r2c5, 5 in r3c3"
std::string colour_words(const Words& words, const Colour& colour) {
    DigitSet digits;
    for (const Candidate& candidate : colour) digits.insert(candidate.digit);
    std::vector<std::string> parts;
    for (const Digit digit : digits) {
        std::vector<Cell> cells;
        for (const Candidate& candidate : colour) {
            if (candidate.digit == digit) cells.push_back(candidate.cell);
        }
        parts.push_back(words.say(kDigitIn, words.digit(digit), words.short_cells(cells)));
    }
    return words.all_of(parts);
}

// Why the colour of this number, which loses all, is wrong.
std::string tell_wrong(const Telling& telling, const MedusaPattern& medusa, std::size_t number) {
    const auto& [words, step, state] = telling;
    const Board& board = state.board();
    const Colour& colour = medusa.colours[number];
    const std::string end = words.conclusion(step);
    if (medusa.dead_end) {
        return words.say(kMedusaDeadEnd, number + 1, dead_end_words(words, *medusa.dead_end), end);
    }
    for (std::size_t i = 0; i < colour.size(); ++i) {
        for (std::size_t j = i + 1; j < colour.size(); ++j) {
            const auto& [a, first] = colour[i];
            const auto& [b, second] = colour[j];
            if (a == b) {
                return words.say(kMedusaTwoInCell, words.cell(a), words.digit(first),
                                 words.digit(second), number + 1, end);
            }
            if (first == second && board.peer_set(a).contains(b)) {
                return words.say(kMedusaTwiceInHouse, words.cell(a), words.cell(b),
                                 words.digit(first), number + 1, end);
            }
        }
    }
    return words.say(kMedusaTrap, end);
}

bool has_cell(const Colour& colour, Cell cell) {
    return std::ranges::find(colour, cell, &Candidate::cell) != colour.end();
}

bool sees_digit(const Board& board, const Colour& colour, Candidate candidate) {
    return std::ranges::any_of(colour, [&](const Candidate& other) {
        return other.digit == candidate.digit &&
               board.peer_set(candidate.cell).contains(other.cell);
    });
}

// The cells of a group lose their digits all for one reason, or else for the mixed one.
std::string tell_trapped(const Telling& telling, const MedusaPattern& medusa) {
    const auto& [words, step, state] = telling;
    const Board& board = state.board();
    const auto why = [&, &words = words](DigitSet digits, const std::vector<Cell>& cells) {
        const auto all = [&](const auto& holds) {
            return std::ranges::all_of(medusa.colours, [&](const Colour& colour) {
                return std::ranges::all_of(cells, [&](Cell cell) {
                    return std::ranges::all_of(digits, [&](Digit digit) {
                        return holds(colour, Candidate{cell, digit});
                    });
                });
            });
        };
        if (all([&](const Colour& colour, Candidate candidate) {
                return has_cell(colour, candidate.cell);
            })) {
            return words.say(kMedusaCellFilled);
        }
        const bool sees_both = all([&](const Colour& colour, Candidate candidate) {
            return sees_digit(board, colour, candidate);
        });
        return words.say(sees_both ? kMedusaSeesBoth : kMedusaSeesOne, cells.size(),
                         words.the_digits(digits));
    };
    return words.say(kMedusaTrap, words.conclusion(step, why));
}

}  // namespace

std::string tell(const Telling& telling, const MedusaPattern& medusa) {
    const auto& [words, step, state] = telling;
    const std::string first = colour_words(words, medusa.colours[0]);
    const std::string second = colour_words(words, medusa.colours[1]);
    if (words.brief()) return words.say(kMedusaBrief, first, second, words.in_short(step));
    const std::string start = words.say(kMedusaColours, first, second);
    for (std::size_t i = 0; i < 2; ++i) {
        if (step.eliminations == medusa.colours[i]) return start + tell_wrong(telling, medusa, i);
    }
    return start + tell_trapped(telling, medusa);
}

}  // namespace sudokit::logic
