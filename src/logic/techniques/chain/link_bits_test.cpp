#include "logic/techniques/chain/link_bits.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

bool has_node(std::span<const NodeId> nodes, NodeId node) {
    return std::ranges::find(nodes, node) != nodes.end();
}

std::vector<NodeId> linked_nodes(const LinkGraph& graph) {
    std::vector<NodeId> nodes;
    for (NodeId node = 0; node < graph.size(); ++node) {
        if (!graph.strong(node).empty()) nodes.push_back(node);
    }
    return nodes;
}

TEST(LinkBits, SayWhatTheGraphSays) {
    const State state = state_of(
        "..64.........823.....73......58..24664......8.9....1..5.........87.1....3......62");
    const HouseCuts cuts(state.board());
    const LinkGraph graph(state, cuts, {.groups = true});
    ASSERT_TRUE(LinkBits::fits(graph));
    const LinkBits bits(graph);
    const std::vector<NodeId> nodes = linked_nodes(graph);
    EXPECT_EQ(bits.words() % 4, 0U);
    EXPECT_GE(bits.words() * 64, nodes.size());

    for (const NodeId a : nodes) {
        for (const NodeId b : nodes) {
            const std::uint32_t number = bits.number(b);
            EXPECT_EQ(has_bit(bits.strong(bits.number(a)), number), has_node(graph.strong(a), b));
            EXPECT_EQ(has_bit(bits.onward(bits.number(a)), number), has_node(graph.onward(a), b));
            const bool two_on = std::ranges::any_of(
                graph.onward(a), [&](NodeId off) { return has_node(graph.strong(off), b); });
            EXPECT_EQ(has_bit(bits.two_on(bits.number(a)), number), two_on);
            const auto shared = std::ranges::count_if(graph.weak(a), [&](NodeId both) {
                return !graph.is_group(both) && has_node(graph.weak(b), both);
            });
            EXPECT_EQ(bits.shared(bits.number(a), number), shared);
        }
        for (NodeId candidate = 0; candidate < graph.candidate_count(); ++candidate) {
            EXPECT_EQ(has_bit(bits.weakly_linked(candidate), bits.number(a)),
                      has_node(graph.weak(a), candidate));
        }
    }
}

// Two links at a time, with a queue.
std::vector<NodeId> reached_from(const LinkGraph& graph, NodeId start) {
    std::vector<NodeId> reached;
    const auto go_on = [&](NodeId node) {
        for (const NodeId off : graph.onward(node)) {
            for (const NodeId on : graph.strong(off)) {
                if (!has_node(reached, on)) reached.push_back(on);
            }
        }
    };
    go_on(start);
    std::size_t done = 0;  // more come while they are gone through
    while (done < reached.size()) go_on(reached[done++]);
    return reached;
}

TEST(LinkBits, ReachWhatIsReachedOneByOne) {
    const State state = state_of(
        "..64.........823.....73......58..24664......8.9....1..5.........87.1....3......62");
    const LinkGraph graph(state, HouseCuts(state.board()), {.groups = true});
    const LinkBits bits(graph);
    const std::vector<NodeId> nodes = linked_nodes(graph);
    std::size_t most = 0;

    for (const NodeId start : nodes) {
        const std::vector<NodeId> reached = reached_from(graph, start);
        most = std::max(most, reached.size());
        for (const NodeId node : nodes) {
            EXPECT_EQ(has_bit(bits.reach(bits.number(start)), bits.number(node)),
                      has_node(reached, node));
        }
    }
    EXPECT_GT(most, 20U);
}

}  // namespace
}  // namespace sudokit::logic
