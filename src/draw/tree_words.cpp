#include "draw/tree_words.hpp"

#include "sudokit/cell_name.hpp"
#include "sudokit/explain.hpp"

namespace sudokit {
namespace {

constexpr MessageText kStart{"start", "départ"};
constexpr MessageText kAgain{"start again", "nouveau départ"};
constexpr MessageText kAuxiliary{"auxiliary variable", "variable auxiliaire"};
constexpr MessageText kChain{"{0} in a row, to {1}", "{0} de suite, jusqu’à {1}"};
constexpr MessageText kBoth{"dead end: {0} and {1} exclude each other",
                            "impasse : {0} et {1} s’excluent"};
constexpr MessageText kGivenUp{"given up to start again", "abandonné pour un nouveau départ"};
constexpr MessageText kFollow{"{0} {0:cell follows|cells follow}",
                              "{0} {0:case en découle|cases en découlent}"};
constexpr MessageText kTry{"try {0}", "essayer {0}"};
constexpr MessageText kDecide{"decide an auxiliary variable", "fixer une variable auxiliaire"};
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
constexpr MessageText kTimeUp{"Time ran out before everything was tried.",
                              "Le temps s’est écoulé avant que tout ait été essayé."};
constexpr MessageText kNodesUp{
    "The search ended at its limit of nodes, before everything was tried.",
    "La recherche s’est arrêtée à sa limite de nœuds, avant d’avoir tout essayé."};
constexpr MessageText kSolutionsUp{
    "The search ended with as many solutions as were wanted, before everything was tried.",
    "La recherche s’est arrêtée au nombre de solutions voulu, avant d’avoir tout essayé."};

const MessageText& ending(TreeLimit limit) {
    if (limit == TreeLimit::time) return kTimeUp;
    return limit == TreeLimit::nodes ? kNodesUp : kSolutionsUp;
}

}  // namespace

namespace draw {

TreeWords::TreeWords(const TreeDrawing& drawing) : drawing_(drawing), view_(view_of(drawing)) {}

std::string TreeWords::symbol(Digit digit) const {
    const Board& board = drawing_.puzzle.board();
    return symbol_of(usable_symbols(drawing_.symbols, board.order()), digit);
}

std::string TreeWords::name_of(const TreeNode& node) const {
    const Language language = drawing_.language;
    switch (node.entry) {
        case TreeEntry::start: return std::string(kStart.in(language));
        case TreeEntry::again: return std::string(kAgain.in(language));
        case TreeEntry::auxiliary: return std::string(kAuxiliary.in(language));
        case TreeEntry::put:
        case TreeEntry::ruled_out: break;
    }
    const bool put = node.entry == TreeEntry::put;
    return cell_name(drawing_.puzzle.board(), node.tried->cell, language) +
           (put                ? " = "
            : drawing_.unicode ? " ≠ "
                               : " != ") +
           symbol(node.tried->digit);
}

std::string TreeWords::name(std::size_t node) const {
    return name_of(drawing_.tree.nodes[view_[node].chain.front()]);
}

std::string TreeWords::chain(std::size_t node) const {
    const std::size_t length = view_[node].chain.size();
    if (length == 1) return {};
    return message(kChain, length, own_words(name_of(last(node)))).in(drawing_.language);
}

std::string TreeWords::followed(std::size_t node) const {
    std::size_t count = 0;
    for (const std::size_t each : view_[node].chain)
        count += drawing_.tree.nodes[each].forced.size();
    return count == 0 ? std::string() : message(kFollow, count).in(drawing_.language);
}

std::string TreeWords::outcome(std::size_t node) const {
    const Board& board = drawing_.puzzle.board();
    const TreeOutcome& outcome = last(node).outcome;
    const auto say = [&](const MessageText& text, Cell cell) {
        return message(text, cell_words(board, cell)).in(drawing_.language);
    };
    if (const auto* branching = std::get_if<Branching>(&outcome)) {
        if (branching->cell) return say(kTry, *branching->cell);
        return std::string(kDecide.in(drawing_.language));
    }
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
    if (const auto* both = std::get_if<BothForced>(&outcome)) {
        const auto said = [&](const Candidate& each) {
            return own_words(cell_name(board, each.cell, drawing_.language) + " = " +
                             symbol(each.digit));
        };
        return message(kBoth, said(both->first), said(both->second)).in(drawing_.language);
    }
    const bool found = std::holds_alternative<FoundSolution>(outcome);
    const bool given_up = std::holds_alternative<GivenUp>(outcome);
    return std::string((found ? kSolution : given_up ? kGivenUp : kOpen).in(drawing_.language));
}

std::string TreeWords::counted(std::size_t node) const {
    if (!view_[node].is_leaf() || last(node).size == 1) return {};
    return message(kCounted, last(node).size - 1, last(node).solutions).in(drawing_.language);
}

bool is_dead_end(const TreeOutcome& outcome) {
    return std::holds_alternative<NoDigitLeft>(outcome) ||
           std::holds_alternative<NoPlaceLeft>(outcome) ||
           std::holds_alternative<ConstraintBroken>(outcome) ||
           std::holds_alternative<BothForced>(outcome);
}

}  // namespace draw

std::string tree_summary(const TreeDrawing& drawing) {
    const SearchTree& tree = drawing.tree;
    const TreeNode& root = tree.nodes.front();
    std::string out = message(kSummary, root.size, tree.dead_ends, root.solutions, tree.deepest)
                          .in(drawing.language);
    if (!tree.complete) out += " " + std::string(ending(tree.ended_by).in(drawing.language));
    return out;
}

}  // namespace sudokit
