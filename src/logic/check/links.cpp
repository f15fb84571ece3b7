// Checks of patterns whose parts are linked one by one: chains, colours, almost locked sets.
#include <algorithm>
#include <array>

#include "sudokit/cell_name.hpp"
#include "sudokit/techniques.hpp"

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit::logic {
namespace {

bool is_same_cell(const ChainNode& a, const ChainNode& b) {
    return a.cells.size() == 1 && a.cells == b.cells && a.digit != b.digit;
}

bool all_in(const Board& board, std::uint32_t house, std::span<const Cell> cells) {
    return std::ranges::all_of(cells, [&](Cell cell) { return is_in(board, house, cell); });
}

bool overlap(const ChainNode& a, const ChainNode& b) {
    return std::ranges::any_of(
        a.cells, [&](Cell cell) { return std::ranges::find(b.cells, cell) != b.cells.end(); });
}

std::vector<Cell> cells_with(const AlmostLockedSet& set, Digit digit, const State& before) {
    std::vector<Cell> cells;
    std::ranges::copy_if(set.cells, std::back_inserter(cells), [&](Cell cell) {
        return before.has({cell, digit});
    });
    return cells;
}

// n cells of a house that have n + 1 digits.
bool is_almost_locked(const AlmostLockedSet& set, const State& before) {
    DigitSet digits;
    for (const Cell cell : set.cells) digits |= before.candidates(cell);
    return !set.cells.empty() && digits == set.digits && digits.size() == set.cells.size() + 1 &&
           all_in(before.board(), set.house, set.cells);
}

// The nodes are all places of two digits of an almost locked set.
bool is_strong_by_set(const ChainNode& a, const ChainNode& b, const AlmostLockedSet& set,
                      const State& before) {
    return a.digit != b.digit && is_almost_locked(set, before) &&
           a.cells == cells_with(set, a.digit, before) &&
           b.cells == cells_with(set, b.digit, before);
}

// n cells of a house that have n + 1 digits hold all of these but one, since none can come twice.
// So of any two digits one is there.
void add_set_digits(Theory& theory, const AlmostLockedSet& set, const State& before) {
    for (const Digit a : set.digits) {
        for (const Digit b : set.digits) {
            if (a >= b) continue;
            theory.one_of({theory.statement(cells_with(set, a, before), a),
                           theory.statement(cells_with(set, b, before), b)});
        }
    }
}

// The nodes are all places of two digits in the rest of a house in which others have one place more
// than there are of them: no two digits more fit into those places.
bool is_strong_by_hidden(const ChainNode& a, const ChainNode& b, const AlmostHiddenSet& set,
                         const State& before) {
    if (set.cells.size() != set.digits.size() + 1 || a.digit == b.digit) return false;
    for (const Digit digit : set.digits) {
        const auto places = places_of(before, set.house, digit);
        if (places.empty() || !std::ranges::includes(set.cells, places)) return false;
    }
    return all_in(before.board(), set.house, set.cells) &&
           std::ranges::all_of(std::array{&a, &b}, [&](const ChainNode* node) {
               std::vector<Cell> rest = places_of(before, set.house, node->digit);
               std::erase_if(
                   rest, [&](Cell cell) { return std::ranges::binary_search(set.cells, cell); });
               return !set.digits.contains(node->digit) && node->cells == rest;
           });
}

// The nodes are the guardians of a rectangle.
bool is_strong_by_guardians(const ChainNode& a, const ChainNode& b, const GuardianPattern& guarded,
                            TechniqueId id, const State& before) {
    std::vector<Candidate> both;
    for (const ChainNode* const node : {&a, &b}) {
        for (const Cell cell : node->cells) both.push_back({cell, node->digit});
    }
    std::ranges::sort(both);
    return both == guarded.guardians && !check_guarded(id, guarded, before);
}

// One of the two nodes holds: the cell has no other candidate, or the house no other place.
bool is_strong(const ChainNode& a, const ChainNode& b, std::optional<std::uint32_t> house,
               const State& before) {
    if (!house) {
        return is_same_cell(a, b) && before.candidates(a.cells[0]).size() == 2;
    }
    if (a.digit != b.digit || overlap(a, b)) return false;
    std::vector<Cell> both = a.cells;
    both.insert(both.end(), b.cells.begin(), b.cells.end());
    std::ranges::sort(both);
    return places_of(before, *house, a.digit) == both;
}

bool is_strong(const ChainNode& a, const ChainNode& b, const ChainLink& link, TechniqueId id,
               const State& before) {
    if (link.set) return is_strong_by_set(a, b, *link.set, before);
    if (link.hidden) return is_strong_by_hidden(a, b, *link.hidden, before);
    if (link.guarded) return is_strong_by_guardians(a, b, *link.guarded, id, before);
    return is_strong(a, b, link.house, before);
}

// At most one of them does: they are in the same cell, or in the same house.
bool is_weak(const ChainNode& a, const ChainNode& b, std::optional<std::uint32_t> house,
             const State& before) {
    if (!house) return is_same_cell(a, b);
    return a.digit == b.digit && !overlap(a, b) && all_in(before.board(), *house, a.cells) &&
           all_in(before.board(), *house, b.cells);
}

// The cells of a node have its digit and share a house, so that it holds in one of them at most.
Fault check_node(const ChainNode& node, const State& before) {
    const Board& board = before.board();
    if (node.cells.empty()) return message(kBrokenChain);
    for (const Cell cell : node.cells) {
        if (!before.has({cell, node.digit})) {
            return message(kNotACandidate, cell_words(board, cell), node.digit);
        }
    }
    const auto houses = board.houses_of(node.cells[0]);
    if (std::ranges::none_of(
            houses, [&](std::uint32_t house) { return all_in(board, house, node.cells); })) {
        return message(kBrokenChain);
    }
    return std::nullopt;
}

// A remote pair holds with its two digits exchanged as well.
Fault check_remote_pair(const ChainPattern& pattern, const Step& step, const State& before) {
    const DigitSet digits =
        DigitSet::of(pattern.nodes[0].digit) | DigitSet::of(pattern.nodes[1].digit);
    Theory theory(before.board());
    for (std::size_t i = 0; i < pattern.nodes.size(); i += 2) {
        const Cell cell = pattern.nodes[i].cells[0];
        if (before.candidates(cell) != digits) return message(kWrongDigits);
        add_cell(theory, before, cell);
        if (i > 0) exclude_seen(theory, before, std::array{pattern.nodes[i - 1].cells[0], cell});
    }
    return check_conclusions(theory, step, before.board());
}

}  // namespace

Fault check_chain(const ChainPattern& pattern, const Step& step, const State& before) {
    const auto& nodes = pattern.nodes;
    for (const ChainNode& node : nodes) {
        if (Fault fault = check_node(node, before)) return fault;
    }
    Theory theory(before.board());
    for (std::size_t i = 0; i < pattern.links.size(); ++i) {
        const ChainLink& link = pattern.links[i];
        const ChainNode& a = nodes[i];
        const ChainNode& b = nodes[(i + 1) % nodes.size()];
        const auto first = theory.statement(a.cells, a.digit);
        const auto second = theory.statement(b.cells, b.digit);
        if (link.kind == ChainLink::Kind::strong) {
            if (!is_strong(a, b, link, step.technique, before)) return message(kNotStrong, i + 1);
            theory.one_of({first, second});
            // What a loop says of the other digits of the set.
            if (link.set && pattern.loop) add_set_digits(theory, *link.set, before);
        } else {
            const bool plain = !link.set && !link.hidden && !link.guarded;
            if (!plain || !is_weak(a, b, link.house, before)) return message(kNotWeak, i + 1);
            theory.not_both(first, second);
        }
    }
    if (step.technique == TechniqueId::remote_pair) return check_remote_pair(pattern, step, before);
    return check_conclusions(theory, step, before.board());
}

namespace {

bool contains(std::span<const Cell> cells, Cell cell) {
    return std::ranges::find(cells, cell) != cells.end();
}

Fault add_cluster(Theory& theory, const ColourCluster& cluster, Digit digit, const State& before) {
    const Board& board = before.board();
    std::vector<Cell> joined;
    for (const ConjugatePair& pair : cluster.pairs) {
        const std::array cells{std::min(pair.first, pair.second),
                               std::max(pair.first, pair.second)};
        if (!std::ranges::equal(places_of(before, pair.house, digit), cells)) {
            return message(kNotConjugate, cell_words(board, pair.first),
                           cell_words(board, pair.second));
        }
        const bool straight =
            contains(cluster.colours[0], pair.first) && contains(cluster.colours[1], pair.second);
        const bool reversed =
            contains(cluster.colours[1], pair.first) && contains(cluster.colours[0], pair.second);
        if (!straight && !reversed) return message(kBrokenColours);
        joined.insert(joined.end(), cells.begin(), cells.end());
        const auto first = theory.statement({pair.first, digit});
        const auto second = theory.statement({pair.second, digit});
        theory.one_of({first, second});
        theory.not_both(first, second);
    }
    for (const auto& colour : cluster.colours) {
        if (!std::ranges::all_of(colour, [&](Cell cell) { return contains(joined, cell); })) {
            return message(kBrokenColours);
        }
    }
    return std::nullopt;
}

}  // namespace

Fault check_colouring(const ColouringPattern& pattern, const Step& step, const State& before) {
    const Board& board = before.board();
    Theory theory(board);
    std::vector<Cell> cells;
    for (const ColourCluster& cluster : pattern.clusters) {
        if (Fault fault = add_cluster(theory, cluster, pattern.digit, before)) return fault;
        for (const auto& colour : cluster.colours) {
            cells.insert(cells.end(), colour.begin(), colour.end());
        }
    }
    for (const Cell a : cells) {
        for (const Cell b : cells) {
            if (a >= b || !sees(board, a, b)) continue;
            theory.not_both(theory.statement({a, pattern.digit}),
                            theory.statement({b, pattern.digit}));
        }
    }
    return check_conclusions(theory, step, board);
}

namespace {

bool contains(const std::vector<Candidate>& candidates, Candidate candidate) {
    return std::ranges::find(candidates, candidate) != candidates.end();
}

// The two are all that the cell or the house has.
bool is_pair(const MedusaLink& link, const State& before) {
    const auto& [first, second, house] = link;
    if (!before.has(first) || !before.has(second) || first == second) return false;
    if (!house) return first.cell == second.cell && before.candidates(first.cell).size() == 2;
    const std::array cells{std::min(first.cell, second.cell), std::max(first.cell, second.cell)};
    return first.digit == second.digit &&
           std::ranges::equal(places_of(before, *house, first.digit), cells);
}

// Adds that one of the candidates of the dead end holds, and answers with them.
std::vector<Candidate> add_dead_end(Theory& theory, const DeadEnd& end, const State& before) {
    std::vector<Candidate> some;
    if (end.kind == DeadEnd::Kind::cell) {
        for (const Digit digit : before.candidates(end.cell)) some.push_back({end.cell, digit});
        add_cell(theory, before, end.cell);
    } else {
        for (const Cell cell : places_of(before, end.house, end.digit)) {
            some.push_back({cell, end.digit});
        }
        add_house(theory, before, end.house, end.digit);
    }
    return some;
}

}  // namespace

Fault check_medusa(const MedusaPattern& pattern, const Step& step, const State& before) {
    const Board& board = before.board();
    Theory theory(board);
    for (const MedusaLink& link : pattern.links) {
        if (!is_pair(link, before)) {
            return message(kNotConjugate, cell_words(board, link.first.cell),
                           cell_words(board, link.second.cell));
        }
        const bool straight =
            contains(pattern.colours[0], link.first) && contains(pattern.colours[1], link.second);
        const bool reversed =
            contains(pattern.colours[1], link.first) && contains(pattern.colours[0], link.second);
        if (!straight && !reversed) return message(kBrokenColours);
        const auto first = theory.statement(link.first);
        const auto second = theory.statement(link.second);
        theory.one_of({first, second});
        theory.not_both(first, second);
    }
    std::vector<Candidate> named;
    for (const auto& colour : pattern.colours) {
        for (const Candidate& candidate : colour) {
            if (std::ranges::none_of(pattern.links, [&](const MedusaLink& link) {
                    return link.first == candidate || link.second == candidate;
                })) {
                return message(kBrokenColours);
            }
            named.push_back(candidate);
        }
    }
    if (pattern.dead_end) {
        const auto some = add_dead_end(theory, *pattern.dead_end, before);
        if (some.empty()) return message(kNoConclusion);
        named.insert(named.end(), some.begin(), some.end());
    }
    for (const Candidate& a : named) {
        for (const Candidate& b : named) {
            const bool exclude = a.cell == b.cell
                                     ? a.digit != b.digit
                                     : a.digit == b.digit && sees(board, a.cell, b.cell);
            if (a < b && exclude) theory.not_both(theory.statement(a), theory.statement(b));
        }
    }
    return check_conclusions(theory, step, board);
}

// Every conclusion follows from what the cells and the excluders hold, without what excluders say
// of each other.
Fault check_aligned(const AlignedPattern& pattern, const Step& step, const State& before) {
    const Board& board = before.board();
    Theory theory(board);
    for (const auto& cells : {pattern.cells, pattern.excluders}) {
        if (Fault fault = check_open(cells, before)) return fault;
        for (const Cell cell : cells) add_cell(theory, before, cell);
    }
    for (const Cell excluder : pattern.excluders) {
        if (before.candidates(excluder).size() > pattern.cells.size()) {
            return message(kWrongDigits);
        }
        for (const Cell cell : pattern.cells) {
            if (!sees(board, excluder, cell)) return message(kExcluderNotSeen);
            exclude_seen(theory, before,
                         std::array{std::min(cell, excluder), std::max(cell, excluder)});
        }
    }
    exclude_seen(theory, before, pattern.cells);
    return check_conclusions(theory, step, board);
}

namespace {

Fault add_set(Theory& theory, const AlmostLockedSet& set, std::size_t number, const State& before) {
    if (!is_almost_locked(set, before)) return message(kNotAlmostLocked, number + 1);
    add_set_digits(theory, set, before);
    return check_open(set.cells, before);
}

// A digit that two groups of cells do not both hold, since all of them see each other.
bool add_common_peers(Theory& theory, std::span<const Cell> first, std::span<const Cell> second,
                      Digit digit, const Board& board) {
    for (const Cell a : first) {
        for (const Cell b : second) {
            if (!sees(board, a, b)) return false;
        }
    }
    theory.not_both(theory.statement(first, digit), theory.statement(second, digit));
    return !first.empty() && !second.empty();
}

}  // namespace

Fault check_als(const AlsPattern& pattern, const Step& step, const State& before) {
    const Board& board = before.board();
    const auto& sets = pattern.sets;
    Theory theory(board);
    for (std::size_t i = 0; i < sets.size(); ++i) {
        if (Fault fault = add_set(theory, sets[i], i, before)) return fault;
    }
    if (pattern.stem) {
        if (Fault fault = check_open(std::array{*pattern.stem}, before)) return fault;
        add_cell(theory, before, *pattern.stem);
    }
    for (std::size_t i = 0; i < pattern.commons.size(); ++i) {
        for (const Digit digit : pattern.commons[i]) {
            const auto cells = cells_with(sets[i], digit, before);
            std::vector<Cell> others;
            if (!pattern.stem) {
                others = cells_with(sets[(i + 1) % sets.size()], digit, before);
            } else if (before.has({*pattern.stem, digit})) {
                others = {*pattern.stem};
            }
            if (!add_common_peers(theory, cells, others, digit, board)) {
                return message(kNotRestricted, digit, i + 1);
            }
        }
    }
    return check_conclusions(theory, step, board);
}

}  // namespace sudokit::logic
