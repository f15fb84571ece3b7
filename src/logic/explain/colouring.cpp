// Colouring in words.
#include <algorithm>
#include <optional>

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kCluster{
    "Where a house has just two places for {0}, one or the other holds it. Following these pairs, "
    "either {1} (one colour) or {2} (the other colour).",
    "Là où une zone n’a que deux places pour le {0}, l’une ou l’autre le contient. De paire en "
    "paire, ou bien {1} (une couleur), ou bien {2} (l’autre couleur)."};
constexpr MessageText kSecondCluster{" Likewise, either {1} or {2}.",
                                     " De même, ou bien {1}, ou bien {2}."};
constexpr MessageText kWrap{
    " {0} and {1} have the same colour and see each other, so this colour is wrong: {2}.",
    " {0} et {1} ont la même couleur et se voient : cette couleur est donc fausse, et {2}."};
constexpr MessageText kTrap{
    " A cell that sees both colours sees a {0} either way, so {1}.",
    " Une case qui voit les deux couleurs voit un {0} dans les deux cas : {1}."};
constexpr MessageText kBothSeen{
    " {0} {1:sees|see} both colours of the other group, one of which is right: {2}.",
    " {0} {1:voit|voient} les deux couleurs de l’autre groupe, dont l’une est juste : {2}."};
constexpr MessageText kOpposite{
    " {0} and {1} see each other, so their colours cannot both be right, and one of the opposite "
    "colours is: {2}, or {3}. A cell that sees both of these loses the digit: {4}.",
    " {0} et {1} se voient : leurs couleurs ne peuvent pas être justes toutes deux, et l’une des "
    "couleurs opposées l’est : {2}, ou {3}. Une case qui voit ces deux-là perd le chiffre : {4}."};

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

// The colour whose cells lose the digit, if it is one.
const Cells* wrong_colour(const ColouringPattern& colouring, const Cells& losing) {
    for (const ColourCluster& cluster : colouring.clusters) {
        for (const Cells& colour : cluster.colours) {
            if (is_among(losing, colour)) return &colour;
        }
    }
    return nullptr;
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
            return words.say(kOpposite, words.cell(two->first), words.cell(two->second),
                             words.all_hold(first[1 - i], colouring.digit),
                             words.all_hold(second[1 - j], colouring.digit),
                             words.conclusion(step));
        }
    }
    return words.say(kTrap, words.digit(colouring.digit), words.conclusion(step));
}

}  // namespace

std::string tell(const Telling& telling, const ColouringPattern& colouring) {
    const auto& [words, step, state] = telling;
    const Digit digit = colouring.digit;
    std::string out;
    for (const ColourCluster& cluster : colouring.clusters) {
        out += words.say(out.empty() ? kCluster : kSecondCluster, words.digit(digit),
                         words.all_hold(cluster.colours[0], digit),
                         words.all_hold(cluster.colours[1], digit));
    }
    const Cells losing = losing_cells(step);
    const Cells* wrong = wrong_colour(colouring, losing);
    if (wrong != nullptr && colouring.clusters.size() > 1) {
        return out +
               words.say(kBothSeen, words.cells(*wrong), wrong->size(), words.conclusion(step));
    }
    if (colouring.clusters.size() > 1) return out + tell_opposite(telling, colouring, losing);
    const auto two = wrong == nullptr ? std::nullopt : two_that_see(state.board(), *wrong, *wrong);
    if (two) {
        return out + words.say(kWrap, words.cell(two->first), words.cell(two->second),
                               words.conclusion(step));
    }
    return out + words.say(kTrap, words.digit(digit), words.conclusion(step));
}

}  // namespace sudokit::logic
