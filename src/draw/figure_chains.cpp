// What the patterns with links from one candidate to the next point out.
#include <algorithm>
#include <array>
#include <set>

#include "draw/figure_builder.hpp"

namespace sudokit::draw {
namespace {

using Kind = ChainLink::Kind;

// Branches with more consequences than this are drawn from one candidate that holds to the next,
// without those that are ruled out between them: with them nothing could be made out.
constexpr std::size_t kMaxDetailed = 24;

ChainNode node_of(Candidate candidate) { return {{candidate.cell}, candidate.digit}; }

void add_branch(FigureBuilder& builder, const ForcingBranch& branch, std::uint32_t index,
                bool detailed) {
    const auto& all = branch.consequences;
    for (std::size_t i = 0; i < all.size(); ++i) {
        builder.mark(all[i].candidate, all[i].holds ? MarkRole::first : MarkRole::second);
        const bool last = i + 1 == all.size();
        if (!detailed && !all[i].holds && !last) continue;
        std::set<std::uint32_t> sources;
        for (const std::uint32_t parent : all[i].parents) {
            if (detailed || all[parent].holds) {
                sources.insert(parent);
            } else {
                sources.insert(all[parent].parents.begin(), all[parent].parents.end());
            }
        }
        for (const std::uint32_t source : sources) {
            builder.add_arrow({node_of(all[source].candidate), node_of(all[i].candidate),
                               all[i].holds ? Kind::strong : Kind::weak, true, index});
        }
    }
}

void add_dead_end(FigureBuilder& builder, const DeadEnd& dead_end) {
    switch (dead_end.kind) {
        case DeadEnd::Kind::cell: builder.add_cells(ZoneRole::dead_end, {dead_end.cell}); break;
        case DeadEnd::Kind::house: builder.add_house(ZoneRole::dead_end, dead_end.house); break;
        case DeadEnd::Kind::clash:
            builder.add_cells(ZoneRole::dead_end, {std::min(dead_end.cell, dead_end.other),
                                                   std::max(dead_end.cell, dead_end.other)});
            break;
    }
}

// Where a tree divides first; what the cases lead to is left to the words.
void add_split(FigureBuilder& builder, const ForcingBranch& branch) {
    if (branch.house) builder.add_house(ZoneRole::base, *branch.house);
    if (branch.cell) builder.add_cells(ZoneRole::base, {*branch.cell});
    for (const ForcingBranch& one : branch.cases) {
        builder.mark(one.consequences.front().candidate, MarkRole::third);
    }
}

}  // namespace

void add_pattern(FigureBuilder& builder, const Step&, const WingPattern& pattern) {
    const State& state = builder.before();
    const DigitSet digit = DigitSet::of(pattern.digit);
    builder.add_cells(ZoneRole::base, {pattern.pivot});
    builder.add_cells(ZoneRole::set, pattern.pincers);
    builder.mark(pattern.pincers, digit, MarkRole::first);
    builder.mark(std::span(&pattern.pivot, 1), digit, MarkRole::first);
    for (const Cell pincer : pattern.pincers) {
        const DigitSet shared = state.candidates(pattern.pivot) & state.candidates(pincer);
        for (const Digit link : shared & ~digit) {
            builder.mark({pattern.pivot, link}, MarkRole::second);
            builder.mark({pincer, link}, MarkRole::second);
            builder.add_arrow({{{pattern.pivot}, link}, {{pincer}, link}, Kind::weak});
            builder.add_arrow({{{pincer}, link}, {{pincer}, pattern.digit}, Kind::strong});
        }
    }
}

void add_pattern(FigureBuilder& builder, const Step&, const ChainPattern& pattern) {
    // If the first node does not hold the second does, the third does not, and so on. A chain that
    // ends in its first node says that this one holds, so what holds comes first.
    for (const std::size_t start : {1U, 0U}) {
        for (std::size_t i = start; i < pattern.nodes.size(); i += 2) {
            const ChainNode& node = pattern.nodes[i];
            builder.mark(node.cells, DigitSet::of(node.digit),
                         start == 0 ? MarkRole::second : MarkRole::first);
        }
    }
    for (const ChainLink& link : pattern.links) {
        const auto show = [&](const auto& part) {
            if (!part) return;
            builder.add_cells(ZoneRole::set, part->cells);
            builder.mark(part->cells, part->digits, MarkRole::member);
        };
        show(link.set);
        show(link.hidden);
        show(link.guarded);
    }
    for (std::size_t i = 0; i < pattern.links.size(); ++i) {
        const ChainNode& next = pattern.nodes[(i + 1) % pattern.nodes.size()];
        builder.add_arrow({pattern.nodes[i], next, pattern.links[i].kind});
    }
}

void add_pattern(FigureBuilder& builder, const Step&, const ColouringPattern& pattern) {
    using enum MarkRole;
    constexpr std::array kRoles = {first, second, third, fourth};
    for (std::size_t i = 0; i < pattern.clusters.size(); ++i) {
        const ColourCluster& cluster = pattern.clusters[i];
        for (std::size_t colour = 0; colour < 2; ++colour) {
            builder.mark(cluster.colours[colour], DigitSet::of(pattern.digit),
                         kRoles[(2 * i + colour) % kRoles.size()]);
        }
        for (const ConjugatePair& pair : cluster.pairs) {
            builder.add_arrow({{{pair.first}, pattern.digit},
                               {{pair.second}, pattern.digit},
                               Kind::strong,
                               false});
        }
    }
}

void add_pattern(FigureBuilder& builder, const Step&, const MedusaPattern& pattern) {
    for (const Candidate& candidate : pattern.colours[0]) builder.mark(candidate, MarkRole::first);
    for (const Candidate& candidate : pattern.colours[1]) builder.mark(candidate, MarkRole::second);
    for (const MedusaLink& link : pattern.links) {
        builder.add_arrow({node_of(link.first), node_of(link.second), Kind::strong, false});
    }
    if (pattern.dead_end) add_dead_end(builder, *pattern.dead_end);
}

void add_pattern(FigureBuilder& builder, const Step& step, const ForcingPattern& pattern) {
    if (pattern.fish) add_pattern(builder, step, *pattern.fish);
    if (pattern.guarded) builder.add_cells(ZoneRole::set, pattern.guarded->cells);
    if (pattern.house) builder.add_house(ZoneRole::base, *pattern.house);
    if (pattern.cell) builder.add_cells(ZoneRole::base, {*pattern.cell});
    std::size_t count = 0;
    for (const ForcingBranch& branch : pattern.branches) count += branch.consequences.size();
    for (std::uint32_t i = 0; i < pattern.branches.size(); ++i) {
        add_branch(builder, pattern.branches[i], i, count <= kMaxDetailed);
        const ForcingBranch& branch = pattern.branches[i];
        if (branch.dead_end) add_dead_end(builder, *branch.dead_end);
        add_split(builder, branch);
    }
}

}  // namespace sudokit::draw
