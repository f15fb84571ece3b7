// Colouring in words.
#include <algorithm>
#include <optional>

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kCluster{
    "In {3}, {0} has just two places{4:| each}. So either {1} (one colour) or {2} (the other).",
    "Dans {3}, le {0} n’a que deux places. De proche en proche, ou bien {1} (une couleur), ou bien "
    "{2} (l’autre)."};
constexpr MessageText kSecondCluster{" Likewise in {3}: either {1} or {2}.",
                                     " De même dans {3} : ou bien {1}, ou bien {2}."};
constexpr MessageText kWrap{
    " {0} and {1} have the same colour and see each other, so this colour is wrong: {2}.",
    " {0} et {1} ont la même couleur et se voient : cette couleur est fausse, et {2}."};
constexpr MessageText kTrap{" Either way {0}.", " Dans les deux cas, {0}."};
constexpr MessageText kBothColours{", which {0:sees|see} both colours",
                                   ", qui {0:voit|voient} les deux couleurs"};
constexpr MessageText kColourSeesBoth{
    " {0} sees {1} and {2}, one of which is {3}. So {0} is not, nor is any cell of its colour: "
    "{4}.",
    " {0} voit {1} et {2}, dont l’une vaut {3}. Sa couleur est donc fausse : {4}."};
constexpr MessageText kWrongColour{" One colour is impossible: {0}.",
                                   " Une couleur est impossible : {0}."};
constexpr MessageText kOpposite{
    " {0} and {1} see each other, so they cannot both be {5}: {2}, or {3}. So {4}.",
    " {0} et {1} se voient et ne peuvent pas valoir {5} toutes deux : {2}, ou {3}. Donc {4}."};
constexpr MessageText kSeesBothSides{", which {0:sees|see} cells of both",
                                     ", qui {0:voit|voient} des cases des deux côtés"};
constexpr MessageText kColoursBrief{"{0} in {1} or in {2}", "{0} en {1} ou en {2}"};
constexpr MessageText kNextColours{"; ", " ; "};
constexpr MessageText kColouringBrief{"{0} => {1}.", "{0} => {1}."};

using Cells = std::vector<Cell>;

bool is_among(const Cells& some, const Cells& all) {
    return std::ranges::all_of(
        some, [&](Cell cell) { return std::ranges::find(all, cell) != all.end(); });
}

struct Two {
    Cell first;
    Cell second;
};

std::optional<Two> two_that_see(const Board& board, const Cells& a, const Cells& b) {
    for (const Cell first : a) {
        for (const Cell second : b) {
            if (board.peer_set(first).contains(second)) return Two{first, second};
        }
    }
    return std::nullopt;
}

bool sees_any(const Board& board, Cell cell, const Cells& cells) {
    return std::ranges::any_of(cells,
                               [&](Cell other) { return board.peer_set(cell).contains(other); });
}

// The colour whose cells lose the digit, and the cluster that it is of, if it is one.
struct WrongColour {
    const Cells* cells = nullptr;
    std::size_t cluster = 0;
};

WrongColour wrong_colour(const ColouringPattern& colouring, const Cells& losing) {
    for (std::size_t i = 0; i < colouring.clusters.size(); ++i) {
        for (const Cells& colour : colouring.clusters[i].colours) {
            if (is_among(losing, colour)) return {&colour, i};
        }
    }
    return {};
}

std::vector<std::uint32_t> pair_houses(const ColourCluster& cluster) {
    std::vector<std::uint32_t> houses;
    for (const ConjugatePair& pair : cluster.pairs) houses.push_back(pair.house);
    std::ranges::sort(houses);
    houses.erase(std::unique(houses.begin(), houses.end()), houses.end());
    return houses;
}

// A cell of the wrong colour that sees both colours of the other cluster.
std::string tell_colour_sees_both(const Telling& telling, const ColouringPattern& colouring,
                                  const WrongColour& wrong) {
    const auto& [words, step, state] = telling;
    const auto& colours = colouring.clusters[1 - wrong.cluster].colours;
    for (const Cell cell : *wrong.cells) {
        const auto first = two_that_see(state.board(), {cell}, colours[0]);
        const auto second = two_that_see(state.board(), {cell}, colours[1]);
        if (!first || !second) continue;
        return words.say(kColourSeesBoth, words.cell(cell), words.cell(first->second),
                         words.cell(second->second), words.digit(colouring.digit),
                         words.conclusion(step));
    }
    return words.say(kWrongColour, words.conclusion(step));
}

std::string tell_trap(const Telling& telling) {
    const auto& [words, step, state] = telling;
    return words.say(kTrap, words.conclusion(step, [&words = words](DigitSet, const Cells& losing) {
        return words.say(kBothColours, losing.size());
    }));
}

// Two clusters of which two colours exclude each other, so that one of the opposite ones is right.
std::string tell_opposite(const Telling& telling, const ColouringPattern& colouring,
                          const Cells& losing) {
    const auto& [words, step, state] = telling;
    const Board& board = state.board();
    for (const std::size_t i : {0U, 1U}) {
        for (const std::size_t j : {0U, 1U}) {
            const auto& first = colouring.clusters[0].colours;
            const auto& second = colouring.clusters[1].colours;
            const auto two = two_that_see(board, first[i], second[j]);
            const bool both = std::ranges::all_of(losing, [&](Cell cell) {
                return sees_any(board, cell, first[1 - i]) && sees_any(board, cell, second[1 - j]);
            });
            if (!two || !both) continue;
            const auto why = [&words = words](DigitSet, const Cells& cells) {
                return words.say(kSeesBothSides, cells.size());
            };
            return words.say(kOpposite, words.cell(two->first), words.cell(two->second),
                             words.all_hold(first[1 - i], colouring.digit),
                             words.all_hold(second[1 - j], colouring.digit),
                             words.conclusion(step, why), words.digit(colouring.digit));
        }
    }
    return tell_trap(telling);
}

std::string tell_briefly(const Telling& telling, const ColouringPattern& colouring) {
    const auto& [words, step, state] = telling;
    std::string out;
    for (const ColourCluster& cluster : colouring.clusters) {
        if (!out.empty()) out += words.say(kNextColours);
        out +=
            words.say(kColoursBrief, words.digit(colouring.digit),
                      words.short_cells(cluster.colours[0]), words.short_cells(cluster.colours[1]));
    }
    return words.say(kColouringBrief, out, words.in_short(step));
}

}  // namespace

std::string tell(const Telling& telling, const ColouringPattern& colouring) {
    const auto& [words, step, state] = telling;
    if (words.brief()) return tell_briefly(telling, colouring);
    const Digit digit = colouring.digit;
    std::string out;
    for (const ColourCluster& cluster : colouring.clusters) {
        const std::vector<std::uint32_t> houses = pair_houses(cluster);
        out += words.say(out.empty() ? kCluster : kSecondCluster, words.digit(digit),
                         words.all_hold(cluster.colours[0], digit),
                         words.all_hold(cluster.colours[1], digit), words.houses(houses),
                         houses.size());
    }
    const Cells losing = losing_cells(step);
    const WrongColour wrong = wrong_colour(colouring, losing);
    if (wrong.cells != nullptr && colouring.clusters.size() > 1) {
        return out + tell_colour_sees_both(telling, colouring, wrong);
    }
    if (colouring.clusters.size() > 1) return out + tell_opposite(telling, colouring, losing);
    const auto two = wrong.cells == nullptr
                         ? std::nullopt
                         : two_that_see(state.board(), *wrong.cells, *wrong.cells);
    if (two) {
        return out + words.say(kWrap, words.cell(two->first), words.cell(two->second),
                               words.conclusion(step));
    }
    return out + tell_trap(telling);
}

}  // namespace sudokit::logic
