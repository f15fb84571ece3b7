#include "draw/tree_words.hpp"

#include "sudokit/cell_name.hpp"
#include "sudokit/explain.hpp"

namespace sudokit {
namespace {

constexpr MessageText kStart{"start", "départ"};
constexpr MessageText kFollow{"{0} {0:cell follows|cells follow}",
                              "{0} {0:case en découle|cases en découlent}"};
constexpr MessageText kTry{"try {0}", "essayer {0}"};
constexpr MessageText kSolution{"solution", "solution"};
constexpr MessageText kNoDigit{"dead end: {0} has no digit left",
                               "impasse : {0} n’a plus de chiffre possible"};
constexpr MessageText kClash{"dead end: the given in {0} breaks a rule",
                             "impasse : le chiffre donné en {0} enfreint une règle"};
constexpr MessageText kNoPlace{"dead end: {0} has no place for {1}",
                               "impasse ({0}) : plus de place pour {1}"};
constexpr MessageText kConstraint{"dead end: a constraint with {0} cannot hold",
                                  "impasse : une contrainte sur {0} ne peut plus être respectée"};
constexpr MessageText kOpen{"not searched to the end", "pas exploré jusqu’au bout"};
constexpr MessageText kCounted{
    "{0} more {0:node|nodes} below, with {1} {1:solution|solutions}",
    "{0} {0:autre nœud|autres nœuds} en dessous, avec {1} {1:solution|solutions}"};
constexpr MessageText kSummary{
    "{0} {0:node|nodes}, {1} {1:dead end|dead ends}, {2} {2:solution|solutions}; depth {3}.",
    "{0} {0:nœud|nœuds}, {1} {1:impasse|impasses}, {2} {2:solution|solutions} ; profondeur {3}."};
constexpr MessageText kStopped{"The search ended before everything was tried.",
                               "La recherche s’est arrêtée avant d’avoir tout essayé."};

}  // namespace

namespace draw {

TreeWords::TreeWords(const TreeDrawing& drawing)
    : drawing_(drawing), below_(drawing.tree.nodes.size()) {
    for (std::size_t i = 1; i < below_.size(); ++i) below_[at(i).parent].push_back(i);
}

std::string TreeWords::symbol(Digit digit) const {
    const Board& board = drawing_.puzzle.board();
    return symbol_of(usable_symbols(drawing_.symbols, board.order()), digit);
}

std::string TreeWords::name(std::size_t node) const {
    const auto& tried = at(node).tried;
    if (!tried) return std::string(kStart.in(drawing_.language));
    return cell_name(drawing_.puzzle.board(), tried->cell, drawing_.language) + " = " +
           symbol(tried->digit);
}

std::string TreeWords::followed(std::size_t node) const {
    const std::size_t count = at(node).forced.size();
    return count == 0 ? std::string() : message(kFollow, count).in(drawing_.language);
}

std::string TreeWords::outcome(std::size_t node) const {
    const Board& board = drawing_.puzzle.board();
    const TreeOutcome& outcome = at(node).outcome;
    const auto say = [&](const MessageText& text, Cell cell) {
        return message(text, cell_words(board, cell)).in(drawing_.language);
    };
    if (const auto* branching = std::get_if<Branching>(&outcome)) return say(kTry, branching->cell);
    if (const auto* cell = std::get_if<NoDigitLeft>(&outcome)) {
        return say(drawing_.puzzle.given(cell->cell) != 0 ? kClash : kNoDigit, cell->cell);
    }
    if (const auto* broken = std::get_if<ConstraintBroken>(&outcome)) {
        return say(kConstraint, broken->cell);
    }
    if (const auto* place = std::get_if<NoPlaceLeft>(&outcome)) {
        const Language language = drawing_.language;
        return message(kNoPlace, own_words(house_name(board, place->house, {language})),
                       own_words(symbol(place->digit)))
            .in(language);
    }
    const bool found = std::holds_alternative<FoundSolution>(outcome);
    return std::string((found ? kSolution : kOpen).in(drawing_.language));
}

std::string TreeWords::counted(std::size_t node) const {
    if (!is_leaf(node) || at(node).size == 1) return {};
    return message(kCounted, at(node).size - 1, at(node).solutions).in(drawing_.language);
}

bool is_dead_end(const TreeOutcome& outcome) {
    return std::holds_alternative<NoDigitLeft>(outcome) ||
           std::holds_alternative<NoPlaceLeft>(outcome) ||
           std::holds_alternative<ConstraintBroken>(outcome);
}

}  // namespace draw

std::string tree_summary(const TreeDrawing& drawing) {
    const SearchTree& tree = drawing.tree;
    const TreeNode& root = tree.nodes.front();
    std::string out = message(kSummary, root.size, tree.dead_ends, root.solutions, tree.deepest)
                          .in(drawing.language);
    if (!tree.complete) out += " " + std::string(kStopped.in(drawing.language));
    return out;
}

}  // namespace sudokit
