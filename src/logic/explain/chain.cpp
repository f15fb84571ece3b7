// Chains and loops in words, and in the field's notation.
#include <algorithm>

#include "logic/explain/families.hpp"

namespace sudokit::logic {
namespace {

constexpr MessageText kTwoLinks{
    "In {3}, {0} is in {1} or {2}; in {6}, it is in {4} or {5}. {2} and {4} cannot both be {0} "
    "({7}), so {8} is: {9}.",
    "Dans {3}, le {0} est en {1} ou {2} ; dans {6}, il est en {4} ou {5}. {2} et {4} ne peuvent "
    "pas valoir {0} toutes deux ({7}), donc {8} vaut {0} : {9}."};
constexpr MessageText kTwoGroupedLinks{
    "In {3}, {0} is in {1}, or else in {2}; in {6}, it is in {4}, or else in {5}. {0} in {2} rules "
    "out {0} in {4} ({7}), so it is in {8}: {9}.",
    "Dans {3}, le {0} est en {1}, ou bien en {2} ; dans {6}, il est en {4}, ou bien en {5}. Le {0} "
    "en {2} exclut le {0} en {4} ({7}), il est donc en {8} : {9}."};
constexpr MessageText kTwoCells{
    "{0} is {2}, and so is {1}. In {3}, {4} is in {5}, which {0} sees, or in {6}, which {1} sees. "
    "So {0} and {1} cannot both be {4}, and one of them is {7}: {8}.",
    "{0} vaut {2}, {1} de même. Dans {3}, le {4} est en {5}, que voit {0}, ou en {6}, que voit "
    "{1}. {0} et {1} ne peuvent donc pas valoir {4} toutes deux, et l’une vaut {7} : {8}."};
constexpr MessageText kPairs{
    "{0} have only the candidates {1}, and each sees the next, so the digits alternate: {2}.",
    "{0} n’ont que les candidats {1} et chacune voit la suivante : les chiffres y alternent, et "
    "{2}."};
constexpr MessageText kWhichSeesPair{", which {0:sees|see} {1}", ", qui {0:voit|voient} {1}"};
constexpr MessageText kWhichSeesSomePair{", which {0:sees|see} two of them with different digits",
                                         ", qui en {0:voit|voient} deux de chiffres différents"};

// Inferences one after the other: what does not hold, so what does.
constexpr MessageText kIfItIs{"If {0} is not {1}, it is {2}",
                              "Si {0} ne vaut pas {1}, elle vaut {2}"};
constexpr MessageText kIfPlaceIs{"If {0}, then in {2}, {3} is {1}",
                                 "Si {0}, alors dans {2}, {3} vaut {1}"};
constexpr MessageText kSoItIs{", so {0} is {2}, not {1} ({3})",
                              ", donc {0} vaut {2}, pas {1} ({3})"};
constexpr MessageText kSoPlaceIs{", so in {2}, {3} is {1}, not {0}",
                                 ", donc dans {2}, {3} vaut {1}, pas {0}"};
constexpr MessageText kIfSet{"If {0} ({1}) lack {2}, they hold {3}",
                             "Si le {2} manque à {0} ({1}), elles contiennent le {3}"};
constexpr MessageText kSoSet{", so {0} ({1}) lack {2}{4} and hold {3}",
                             ", donc le {2} manque à {0} ({1}){4}, qui contiennent le {3}"};
constexpr MessageText kIfHidden{"If {0}, then in {2}, {4} have no places but {3}, so {1}",
                                "Si {0}, alors dans {2}, {4} n’ont de place qu’en {3}, donc {1}"};
constexpr MessageText kSoHidden{
    ", so {0}{5}, and in {2}, {4} have no places but {3}, so {1}",
    ", donc {0}{5}, et dans {2}, {4} n’ont de place qu’en {3}, donc {1}"};
constexpr MessageText kIfGuarded{
    "If {0}, then {1} (otherwise {2} could be swapped in {3}, and there would be a second "
    "solution; we assume that there is none)",
    "Si {0}, alors {1} (sinon on pourrait échanger {2} dans {3} et il y aurait une autre "
    "solution ; or on suppose la solution unique)"};
constexpr MessageText kSoGuarded{
    ", so {0}{4}, and {1} (otherwise {2} could be swapped in {3}, and there would be a second "
    "solution; we assume that there is none)",
    ", donc {0}{4}, et {1} (sinon on pourrait échanger {2} dans {3} et il y aurait une autre "
    "solution ; or on suppose la solution unique)"};
constexpr MessageText kByHouse{" ({0})", " ({0})"};
constexpr MessageText kAfterAll{", against the assumption. So {0}.",
                                ", contre l’hypothèse. Donc {0}."};
constexpr MessageText kSameEnds{". So {0} is in {1}: {2}.", ". Donc le {0} est en {1} : {2}."};
constexpr MessageText kOtherEnds{". So {0} or {1}. {2}", ". Donc {0} ou {1}. {2}"};
constexpr MessageText kNotEither{"{0} sees {1}, so it cannot be {2} either way.",
                                 "{0} voit {1} et ne peut donc valoir {2} en aucun cas."};
constexpr MessageText kNeither{
    "They see each other, so {0} cannot be {3}, nor {1} {2}, either way.",
    "Elles se voient : {0} ne peut donc valoir {3}, ni {1} {2}, en aucun cas."};
constexpr MessageText kOneCellLeft{". So {0} is {1}, and {2}.", ". Donc {0} vaut {1}, et {2}."};
constexpr MessageText kEndsConclude{". So {0} or {1}, and {2}.", ". Donc {0} ou {1}, et {2}."};
constexpr MessageText kBack{
    ", which rules the start out: a loop. So of any two that are linked, exactly one is true: {0}.",
    ", ce qui exclut le départ : c’est une boucle. De deux maillons voisins, un seul est donc vrai "
    ": {0}."};
constexpr MessageText kLinkInCell{"{0} is {1}, so {2}", "{0} vaut {1}, donc {2}"};
constexpr MessageText kLinkOfPlaces{"{0} is in {1}, so {2}", "le {0} est en {1}, donc {2}"};
constexpr MessageText kLinkInSet{
    "{0} lack {3} or {4}, so they hold {1}, and {2}",
    "il manque à {0} le {3} ou le {4} ; elles contiennent donc le {1}, et {2}"};
constexpr MessageText kNextLink{"; ", " ; "};
constexpr MessageText kNotation{" Chain: {0} => {1}.", " Chaîne : {0} => {1}."};
constexpr MessageText kLoopNotation{" Loop: {0} => {1}.", " Boucle : {0} => {1}."};
constexpr MessageText kNotationBrief{"{0} => {1}.", "{0} => {1}."};
constexpr MessageText kLoopBrief{"Loop {0} => {1}.", "Boucle {0} => {1}."};

using Cells = std::vector<Cell>;

bool one_digit(const ChainPattern& chain) {
    return std::ranges::all_of(chain.nodes, [&](const ChainNode& node) {
        return node.digit == chain.nodes.front().digit;
    });
}

bool grouped(const ChainPattern& chain) {
    return std::ranges::any_of(chain.nodes,
                               [](const ChainNode& node) { return node.cells.size() > 1; });
}

Cells end_cells(const ChainNode& first, const ChainNode& second) {
    Cells both = first.cells;
    both.insert(both.end(), second.cells.begin(), second.cells.end());
    std::ranges::sort(both);
    both.erase(std::unique(both.begin(), both.end()), both.end());
    return both;
}

// True: the node holds only if the candidate does not.
bool conflicts(const Board& board, const ChainNode& node, const Candidate& candidate) {
    if (node.digit != candidate.digit) return node.cells == Cells{candidate.cell};
    return std::ranges::all_of(
        node.cells, [&](Cell cell) { return board.peer_set(candidate.cell).contains(cell); });
}

// Skyscrapers, kites, turbots, empty rectangles: two houses, and a bond between them.
std::string tell_two_links(const Telling& telling, const ChainPattern& chain) {
    const Words& words = telling.words;
    const auto place = [&](std::size_t i) { return words.any_cell(chain.nodes[i].cells); };
    const Cells ends = end_cells(chain.nodes[0], chain.nodes[3]);
    return words.say(grouped(chain) ? kTwoGroupedLinks : kTwoLinks,
                     words.digit(chain.nodes.front().digit), place(0), place(1),
                     words.house(*chain.links[0].house), place(2), place(3),
                     words.house(*chain.links[2].house), words.plain_house(*chain.links[1].house),
                     words.any_cell(ends), words.conclusion(telling.step, ends.size()));
}

bool is_two_links(const ChainPattern& chain) {
    return !chain.loop && chain.nodes.size() == 4 && one_digit(chain) &&
           !(chain.nodes.front() == chain.nodes.back()) &&
           std::ranges::all_of(chain.links,
                               [](const ChainLink& link) { return link.house.has_value(); });
}

// Two cells with the same two candidates, and a house in between.
std::string tell_two_cells(const Telling& telling, const ChainPattern& chain) {
    const Words& words = telling.words;
    const auto& nodes = chain.nodes;
    DigitSet both = DigitSet::of(nodes[0].digit);
    both.insert(nodes[1].digit);
    return words.say(kTwoCells, words.cells(nodes[0].cells), words.cells(nodes[5].cells),
                     words.any_digit(both), words.house(*chain.links[2].house),
                     words.digit(nodes[1].digit), words.any_cell(nodes[2].cells),
                     words.any_cell(nodes[3].cells), words.digit(nodes[0].digit),
                     words.conclusion(telling.step, 2));
}

bool is_two_cells(const Telling& telling, const ChainPattern& chain) {
    const auto& nodes = chain.nodes;
    return telling.step.technique == TechniqueId::w_wing && nodes.size() == 6 &&
           nodes[0].cells == nodes[1].cells && nodes[4].cells == nodes[5].cells &&
           nodes[0].digit == nodes[5].digit && nodes[1].digit == nodes[4].digit &&
           chain.links[2].house;
}

Cells cells_in_turn(const ChainPattern& chain) {
    Cells cells;
    for (const ChainNode& node : chain.nodes) {
        for (const Cell cell : node.cells) {
            if (cells.empty() || cells.back() != cell) cells.push_back(cell);
        }
    }
    return cells;
}

// Two cells of a remote pair that hold different digits and that all these see; none: empty.
Cells pair_seen(const Board& board, const Cells& along, const Cells& losing) {
    for (std::size_t i = 0; i < along.size(); ++i) {
        for (std::size_t j = i + 1; j < along.size(); j += 2) {
            const bool seen = std::ranges::all_of(losing, [&](Cell cell) {
                return board.peer_set(cell).contains(along[i]) &&
                       board.peer_set(cell).contains(along[j]);
            });
            if (seen) return {along[i], along[j]};
        }
    }
    return {};
}

std::string tell_pairs(const Telling& telling, const ChainPattern& chain) {
    const auto& [words, step, state] = telling;
    const Cells along = cells_in_turn(chain);
    const auto why = [&along, &words = words, &state = state](DigitSet, const Cells& losing) {
        const Cells pair = pair_seen(state.board(), along, losing);
        return pair.empty() ? words.say(kWhichSeesSomePair, losing.size())
                            : words.say(kWhichSeesPair, losing.size(), words.cells(pair));
    };
    return words.say(kPairs, words.cells(along), words.digits(state.candidates(along.front())),
                     words.conclusion(step, why));
}

bool is_pairs(const Telling& telling, const ChainPattern& chain) {
    const Cells cells = cells_in_turn(chain);
    const DigitSet pair = telling.state.candidates(cells.front());
    return telling.step.technique == TechniqueId::remote_pair && pair.size() == 2 &&
           std::ranges::all_of(cells,
                               [&](Cell cell) { return telling.state.candidates(cell) == pair; });
}

// The same as below for a link by a hidden set: it takes in the digit that is not elsewhere, and
// with that it is full.
std::string inference_by_hidden(const Words& words, const ChainPattern& chain, std::size_t i,
                                const std::string& why) {
    const AlmostHiddenSet& hidden = *chain.links[i].hidden;
    DigitSet digits = hidden.digits;
    digits.insert(chain.nodes[i].digit);
    return words.say(i == 0 ? kIfHidden : kSoHidden, words.holds_not(chain.nodes[i]),
                     words.holds(chain.nodes[i + 1]), words.house(hidden.house),
                     words.cells(hidden.cells), words.the_digits(digits), why);
}

std::string inference_by_guardians(const Words& words, const ChainPattern& chain, std::size_t i,
                                   const std::string& why) {
    const GuardianPattern& guarded = *chain.links[i].guarded;
    return words.say(i == 0 ? kIfGuarded : kSoGuarded, words.holds_not(chain.nodes[i]),
                     words.holds(chain.nodes[i + 1]), words.the_digits(guarded.digits),
                     words.cells(guarded.cells), why);
}

// The link that makes node `i` + 1 hold since node `i` does not, and before it the one by which
// node `i` does not hold since node `i` - 1 does.
std::string inference(const Words& words, const ChainPattern& chain, std::size_t i) {
    const ChainNode& lost = chain.nodes[i];
    const ChainNode& held = chain.nodes[i + 1];
    const auto& house = chain.links[i].house;
    const auto by = i == 0 ? std::nullopt : chain.links[i - 1].house;
    const std::string why = by ? words.say(kByHouse, words.plain_house(*by)) : "";
    if (chain.links[i].hidden) return inference_by_hidden(words, chain, i, why);
    if (chain.links[i].guarded) return inference_by_guardians(words, chain, i, why);
    if (const auto& set = chain.links[i].set) {
        return words.say(i == 0 ? kIfSet : kSoSet, words.cells(set->cells),
                         words.short_digits(set->digits), words.digit(lost.digit),
                         words.digit(held.digit), why);
    }
    if (!house) {
        return words.say(i == 0 ? kIfItIs : kSoItIs, words.cells(lost.cells),
                         words.digit(lost.digit), words.digit(held.digit),
                         by ? words.plain_house(*by) : "");
    }
    const std::string before = i == 0 ? words.holds_not(lost) : words.nor_cells(lost.cells);
    return words.say(i == 0 ? kIfPlaceIs : kSoPlaceIs, before, words.digit(held.digit),
                     words.house(*house), words.any_cell(held.cells)) +
           why;
}

// One of the ends holds, and they are of different digits: why each candidate goes.
std::string tell_other_ends(const Telling& telling, const ChainPattern& chain) {
    const auto& [words, step, state] = telling;
    const ChainNode& first = chain.nodes.front();
    const ChainNode& last = chain.nodes.back();
    const std::string one = words.holds(first);
    const std::string other = words.holds(last);
    const bool single = first.cells.size() == 1 && last.cells.size() == 1;
    if (single && first.cells == last.cells) {
        DigitSet both = DigitSet::of(first.digit);
        both.insert(last.digit);
        return words.say(kOneCellLeft, words.cells(first.cells), words.any_digit(both),
                         words.conclusion(step));
    }
    const auto removes = [&step = step](const ChainNode& cell, const ChainNode& digit) {
        return cell.cells.size() == 1 &&
               std::ranges::find(step.eliminations, Candidate{cell.cells.front(), digit.digit}) !=
                   step.eliminations.end();
    };
    const bool from_first = removes(first, last);
    const bool from_last = removes(last, first);
    const std::size_t told = (from_first ? 1U : 0U) + (from_last ? 1U : 0U);
    if (told == 0 || told != step.eliminations.size()) {
        return words.say(kEndsConclude, one, other, words.conclusion(step));
    }
    const ChainNode& loser = from_first ? first : last;
    const ChainNode& keeper = from_first ? last : first;
    const std::string end =
        told == 2 ? words.say(kNeither, words.cells(first.cells), words.cells(last.cells),
                              words.digit(first.digit), words.digit(last.digit))
                  : words.say(kNotEither, words.cells(loser.cells), words.cells(keeper.cells),
                              words.digit(keeper.digit));
    return words.say(kOtherEnds, one, other, end);
}

// Moves what goes from `left` into a step of its own.
template <class Goes>
Step part_of(const Step& step, std::vector<Candidate>& left, const Goes& goes) {
    Step part{step.technique, step.pattern, {}, {}};
    std::ranges::copy_if(left, std::back_inserter(part.eliminations), goes);
    std::erase_if(left, goes);
    return part;
}

// In a loop what conflicts with both sides of a weak link goes.
std::string tell_weak_link(const Telling& telling, const ChainNode& first, const ChainNode& second,
                           std::vector<Candidate>& left) {
    const auto& [words, step, state] = telling;
    const Board& board = state.board();
    const Step part = part_of(step, left, [&](const Candidate& candidate) {
        return conflicts(board, first, candidate) && conflicts(board, second, candidate);
    });
    if (part.eliminations.empty()) return {};
    if (first.digit != second.digit) {
        DigitSet both = DigitSet::of(first.digit);
        both.insert(second.digit);
        return words.say(kLinkInCell, words.cells(first.cells), words.any_digit(both),
                         words.conclusion(part));
    }
    const Cells both = end_cells(first, second);
    return words.say(kLinkOfPlaces, words.digit(first.digit), words.any_cell(both),
                     words.conclusion(part, both.size()));
}

// In a loop the set of link `i` holds its digits but for one of those of its two nodes: what sees
// all places that one of the others has there goes.
std::string tell_held(const Telling& telling, const ChainPattern& chain, std::size_t i, Digit digit,
                      std::vector<Candidate>& left) {
    const auto& [words, step, state] = telling;
    const AlmostLockedSet& set = *chain.links[i].set;
    const State& before = state;
    ChainNode held{{}, digit};
    std::ranges::copy_if(set.cells, std::back_inserter(held.cells), [&](Cell cell) {
        return before.has({cell, digit});
    });
    const Step part = part_of(step, left, [&](const Candidate& candidate) {
        return candidate.digit == digit && conflicts(before.board(), held, candidate);
    });
    if (part.eliminations.empty()) return {};
    const auto why = [&held, &words = words](DigitSet, const Cells& losing) {
        return words.say(kWhichSeesPair, losing.size(), words.cells(held.cells));
    };
    return words.say(kLinkInSet, words.cells(set.cells), words.digit(digit),
                     words.conclusion(part, why), words.digit(chain.nodes[i].digit),
                     words.digit(chain.nodes[i + 1].digit));
}

std::string tell_loop_ends(const Telling& telling, const ChainPattern& chain) {
    const auto& [words, step, state] = telling;
    std::vector<Candidate> left = step.eliminations;
    std::vector<std::string> clauses;
    const auto& nodes = chain.nodes;
    for (std::size_t i = 1; i < nodes.size(); i += 2) {
        clauses.push_back(tell_weak_link(telling, nodes[i], nodes[(i + 1) % nodes.size()], left));
    }
    for (std::size_t i = 0; i < nodes.size(); i += 2) {
        if (!chain.links[i].set) continue;
        for (const Digit digit : chain.links[i].set->digits) {
            if (digit == nodes[i].digit || digit == nodes[i + 1].digit) continue;
            clauses.push_back(tell_held(telling, chain, i, digit, left));
        }
    }
    if (!left.empty()) {
        clauses.push_back(words.conclusion({step.technique, step.pattern, step.placements, left}));
    }
    std::string out;
    for (const std::string& clause : clauses) {
        if (clause.empty()) continue;
        if (!out.empty()) out += words.say(kNextLink);
        out += clause;
    }
    return out;
}

std::string tell_in_turn(const Telling& telling, const ChainPattern& chain) {
    const auto& [words, step, state] = telling;
    std::string out;
    for (std::size_t i = 0; i + 1 < chain.nodes.size(); i += 2) out += inference(words, chain, i);
    const ChainNode& first = chain.nodes.front();
    const ChainNode& last = chain.nodes.back();
    if (chain.loop) return out + words.say(kBack, tell_loop_ends(telling, chain));
    if (first == last) return out + words.say(kAfterAll, words.conclusion(step));
    if (first.digit != last.digit) return out + tell_other_ends(telling, chain);
    const Cells ends = end_cells(first, last);
    const std::string end =
        step.eliminations.empty() ? words.conclusion(step) : words.conclusion(step, ends.size());
    return out + words.say(kSameEnds, words.digit(first.digit), words.any_cell(ends), end);
}

}  // namespace

std::string tell(const Telling& telling, const ChainPattern& chain) {
    const auto& [words, step, state] = telling;
    const std::string notation = chain_notation(chain, state.board(), words.wording());
    const std::string end = words.in_short(step);
    if (words.brief()) return words.say(chain.loop ? kLoopBrief : kNotationBrief, notation, end);
    if (is_pairs(telling, chain)) return tell_pairs(telling, chain);
    if (is_two_cells(telling, chain)) return tell_two_cells(telling, chain);
    if (is_two_links(chain)) return tell_two_links(telling, chain);
    return tell_in_turn(telling, chain) +
           words.say(chain.loop ? kLoopNotation : kNotation, notation, end);
}

}  // namespace sudokit::logic

namespace sudokit {

std::string chain_notation(const ChainPattern& chain, const Board& board, const Wording& wording) {
    std::vector<ChainNode> nodes = chain.nodes;
    if (chain.loop && !nodes.empty()) nodes.push_back(nodes.front());
    const logic::Words words(board, wording);
    std::string out;
    const auto is_set = [&](std::size_t link) {
        return link < chain.links.size() && chain.links[link].set.has_value();
    };
    // What stands between two nodes that a hidden set or a rectangle joins.
    const auto between = [&](const ChainLink& link) -> std::string {
        const auto part = [&](std::string_view name, const auto& set) {
            return std::string(name) + "(" + words.short_digits(set.digits) + ")" +
                   cells_in_short(board, set.cells, wording, "|") + "=";
        };
        if (link.hidden) return part("AHS", *link.hidden);
        return link.guarded ? part("UR", *link.guarded) : "";
    };
    // Nodes of the same cells that are in one pair of brackets with the next.
    const auto goes_with_next = [&](std::size_t i) {
        return i + 1 < nodes.size() && nodes[i].cells == nodes[i + 1].cells && !is_set(i) &&
               !is_set(i + 1) && !(i > 0 && is_set(i - 1)) && i < chain.links.size() &&
               between(chain.links[i]).empty();
    };
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (i > 0 && is_set(i - 1)) {
            // The other digits of the set come before the one that goes on.
            const AlmostLockedSet& set = *chain.links[i - 1].set;
            for (const Digit digit : set.digits) {
                if (digit != nodes[i - 1].digit && digit != nodes[i].digit) {
                    out += words.digit(digit);
                }
            }
            out +=
                words.digit(nodes[i].digit) + ")" + cells_in_short(board, set.cells, wording, "|");
            if (i < chain.links.size()) out += '-';
            continue;
        }
        if (i == 0 || !goes_with_next(i - 1)) out += '(';
        out += words.digit(nodes[i].digit);
        if (!is_set(i) && !goes_with_next(i)) {
            out += ")" + cells_in_short(board, nodes[i].cells, wording, "|");
        }
        if (i < chain.links.size()) {
            out += chain.links[i].kind == ChainLink::Kind::strong ? '=' : '-';
            out += between(chain.links[i]);
        }
    }
    return out;
}

}  // namespace sudokit
