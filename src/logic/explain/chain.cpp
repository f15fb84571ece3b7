// Chains and loops in words, and in the field's notation.
#include <algorithm>

#include "sudokit/cell_name.hpp"

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kTwoLinks{
    "In {3}, {0} is in {1} or {2}; in {6}, it is in {4} or {5}. {2} and {4} see each other and "
    "cannot both hold it, so {7}.",
    "Dans {3}, le {0} est en {1} ou {2} ; dans {6}, il est en {4} ou {5}. {2} et {4} se voient et "
    "ne peuvent pas le contenir toutes deux, donc {7}."};
constexpr MessageText kTwoGroupedLinks{
    "In {3}, {0} is in {1}, or else in {2}; in {6}, it is in {4}, or else in {5}. {0} in {2} rules "
    "out {0} in {4}, so {7}.",
    "Dans {3}, le {0} est en {1}, ou bien en {2} ; dans {6}, il est en {4}, ou bien en {5}. Le {0} "
    "en {2} exclut le {0} en {4}, donc {7}."};
constexpr MessageText kTwoCells{
    "Each of {0} and {1} is {2}. In {3}, {4} is in {5} or in {6}, so {0} and {1} cannot both be "
    "{4}: one of them is {7}.",
    "{0} et {1} valent chacune {2}. Dans {3}, le {4} est en {5} ou en {6}, donc {0} et {1} ne "
    "peuvent pas valoir toutes deux {4} : l’une des deux vaut {7}."};
constexpr MessageText kPairs{
    "{0} have only the candidates {1}, and each of them sees the next. So the two digits alternate "
    "along them, and a cell that sees two of them with different digits can hold neither.",
    "{0} n’ont que les candidats {1}, et chacune voit la suivante. Les deux chiffres y alternent "
    "donc, et une case qui en voit deux de chiffres différents ne peut contenir ni l’un ni "
    "l’autre."};

constexpr MessageText kSuppose{"If {0}, then ", "Si {0}, alors "};
constexpr MessageText kSo{", so ", ", donc "};
constexpr MessageText kPlaceIn{" (the only other place in {0})", " (seule autre place dans {0})"};
constexpr MessageText kGroupIn{" (no other place in {0})", " (pas d’autre place dans {0})"};
constexpr MessageText kInCell{" (no other candidate in the cell)",
                              " (pas d’autre candidat dans la case)"};
constexpr MessageText kOneEnd{"So in any case {0}.", "Donc, dans tous les cas, {0}."};
constexpr MessageText kOneHolds{"at least one of {0} is {1}",
                                "au moins l’une des cases {0} vaut {1}"};
constexpr MessageText kAfterAll{"That contradicts the assumption.", "Cela contredit l’hypothèse."};
constexpr MessageText kEither{"{0} or {1}", "{0} ou {1}"};
constexpr MessageText kBack{
    ", which leads back to the start. The same is true the other way round, so of any two "
    "neighbours in this loop exactly one is true.",
    ", ce qui ramène au départ. Il en va de même dans l’autre sens : de deux voisins de cette "
    "boucle, un seul est vrai."};
constexpr MessageText kConclude{" Therefore {0}.", " Par conséquent, {0}."};
constexpr MessageText kNotation{" Chain: {0} => {1}.", " Chaîne : {0} => {1}."};
constexpr MessageText kLoopNotation{" Loop: {0} => {1}.", " Boucle : {0} => {1}."};

bool one_digit(const ChainPattern& chain) {
    return std::ranges::all_of(chain.nodes, [&](const ChainNode& node) {
        return node.digit == chain.nodes.front().digit;
    });
}

bool grouped(const ChainPattern& chain) {
    return std::ranges::any_of(chain.nodes,
                               [](const ChainNode& node) { return node.cells.size() > 1; });
}

std::string end_words(const Words& words, const ChainPattern& chain) {
    const ChainNode& first = chain.nodes.front();
    const ChainNode& last = chain.nodes.back();
    if (first.digit == last.digit) {
        ChainNode both = first;
        both.cells.insert(both.cells.end(), last.cells.begin(), last.cells.end());
        std::ranges::sort(both.cells);
        both.cells.erase(std::unique(both.cells.begin(), both.cells.end()), both.cells.end());
        return words.say(kOneHolds, words.cells(both.cells), words.digit(both.digit));
    }
    return words.say(kEither, words.holds(first), words.holds(last));
}

// Skyscrapers, kites, turbots, empty rectangles: two houses, and a bond between them.
std::string tell_two_links(const Words& words, const ChainPattern& chain) {
    const auto place = [&](std::size_t i) { return words.any_cell(chain.nodes[i].cells); };
    return words.say(grouped(chain) ? kTwoGroupedLinks : kTwoLinks,
                     words.digit(chain.nodes.front().digit), place(0), place(1),
                     words.house(*chain.links[0].house), place(2), place(3),
                     words.house(*chain.links[2].house), end_words(words, chain));
}

bool is_two_links(const ChainPattern& chain) {
    return !chain.loop && chain.nodes.size() == 4 && one_digit(chain) && chain.links[0].house &&
           chain.links[2].house;
}

// Two cells with the same two candidates, and a house in between.
std::string tell_two_cells(const Words& words, const ChainPattern& chain) {
    const auto& nodes = chain.nodes;
    DigitSet both = DigitSet::of(nodes[0].digit);
    both.insert(nodes[1].digit);
    return words.say(kTwoCells, words.cells(nodes[0].cells), words.cells(nodes[5].cells),
                     words.any_digit(both), words.house(*chain.links[2].house),
                     words.digit(nodes[1].digit), words.any_cell(nodes[2].cells),
                     words.any_cell(nodes[3].cells), words.digit(nodes[0].digit));
}

bool is_two_cells(const Telling& telling, const ChainPattern& chain) {
    const auto& nodes = chain.nodes;
    return telling.step.technique == TechniqueId::w_wing && nodes.size() == 6 &&
           nodes[0].cells == nodes[1].cells && nodes[4].cells == nodes[5].cells &&
           nodes[0].digit == nodes[5].digit && nodes[1].digit == nodes[4].digit &&
           chain.links[2].house;
}

std::vector<Cell> cells_in_turn(const ChainPattern& chain) {
    std::vector<Cell> cells;
    for (const ChainNode& node : chain.nodes) {
        for (const Cell cell : node.cells) {
            if (cells.empty() || cells.back() != cell) cells.push_back(cell);
        }
    }
    return cells;
}

std::string tell_pairs(const Telling& telling, const ChainPattern& chain) {
    const Words& words = telling.words;
    const std::vector<Cell> cells = cells_in_turn(chain);
    const DigitSet pair = telling.state.candidates(cells.front());
    return words.say(kPairs, words.cells(cells), words.digits(pair));
}

bool is_pairs(const Telling& telling, const ChainPattern& chain) {
    const std::vector<Cell> cells = cells_in_turn(chain);
    const DigitSet pair = telling.state.candidates(cells.front());
    return telling.step.technique == TechniqueId::remote_pair && pair.size() == 2 &&
           std::ranges::all_of(cells,
                               [&](Cell cell) { return telling.state.candidates(cell) == pair; });
}

// Why a node holds once the one before does not.
std::string reason(const Words& words, const ChainPattern& chain, std::size_t link) {
    const auto& house = chain.links[link].house;
    if (!house) return words.say(kInCell);
    const std::size_t next = (link + 1) % chain.nodes.size();
    return words.say(chain.nodes[next].cells.size() == 1 ? kPlaceIn : kGroupIn,
                     words.house(*house));
}

std::string tell_in_turn(const Words& words, const ChainPattern& chain) {
    std::string out = words.say(kSuppose, words.holds_not(chain.nodes.front()));
    for (std::size_t i = 0; i + 1 < chain.nodes.size(); ++i) {
        const bool holds = i % 2 == 0;
        if (i > 0) out += words.say(kSo);
        out += holds ? words.holds(chain.nodes[i + 1]) + reason(words, chain, i)
                     : words.holds_not(chain.nodes[i + 1]);
    }
    if (chain.loop) return out + words.say(kBack);
    if (chain.nodes.front() == chain.nodes.back()) return out + ". " + words.say(kAfterAll);
    return out + ". " + words.say(kOneEnd, end_words(words, chain));
}

std::string tell_pattern(const Telling& telling, const ChainPattern& chain) {
    if (is_pairs(telling, chain)) return tell_pairs(telling, chain);
    if (is_two_cells(telling, chain)) return tell_two_cells(telling.words, chain);
    if (is_two_links(chain)) return tell_two_links(telling.words, chain);
    return tell_in_turn(telling.words, chain);
}

}  // namespace

std::string tell(const Telling& telling, const ChainPattern& chain) {
    const auto& [words, step, state] = telling;
    const Board& board = state.board();
    const std::string notation = chain_notation(chain, board, words.language(), words.symbols());
    return tell_pattern(telling, chain) + words.say(kConclude, words.conclusion(step)) +
           words.say(chain.loop ? kLoopNotation : kNotation, notation,
                     conclusions(step, board, words.language(), words.symbols()));
}

}  // namespace sudokit::logic

namespace sudokit {

std::string chain_notation(const ChainPattern& chain, const Board& board, Language language,
                           Symbols symbols) {
    const auto node_text = [&](const ChainNode& node) {
        std::string out = "(" + symbol_of(usable_symbols(symbols, board.order()), node.digit) + ")";
        for (std::size_t i = 0; i < node.cells.size(); ++i) {
            if (i > 0) out += '|';
            out += cell_name(board, node.cells[i], language);
        }
        return out;
    };
    std::string out;
    for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
        out += node_text(chain.nodes[i]);
        if (i < chain.links.size()) {
            out += chain.links[i].kind == ChainLink::Kind::strong ? '=' : '-';
        }
    }
    return chain.loop && !chain.nodes.empty() ? out + node_text(chain.nodes.front()) : out;
}

}  // namespace sudokit
