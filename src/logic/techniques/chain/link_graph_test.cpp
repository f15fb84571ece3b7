#include "logic/techniques/chain/link_graph.hpp"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr LinkKinds kPlain = {};
constexpr LinkKinds kGrouped = {.groups = true};

bool joins(std::span<const NodeId> row, NodeId node) {
    return std::ranges::find(row, node) != row.end();
}

// The group of these cells, or the size of the graph.
NodeId group_of(const LinkGraph& graph, Digit digit, std::span<const Cell> cells) {
    for (NodeId node = 0; node < graph.size(); ++node) {
        if (graph.digit(node) == digit && std::ranges::equal(graph.cells(node), cells)) return node;
    }
    return graph.size();
}

TEST(LinkGraph, CandidatesAreTheFirstNodesInTheirOrder) {
    State state = state_of("12.. 34.. .... ....");
    const LinkGraph graph(state, HouseCuts(state.board()), kPlain);

    NodeId expected = 0;
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            EXPECT_EQ(graph.node_of({cell, digit}), expected);
            EXPECT_EQ(graph.candidate(expected), (Candidate{cell, digit}));
            ++expected;
        }
    }
    EXPECT_EQ(graph.size(), expected);
}

TEST(LinkGraph, TheTwoCandidatesOfACellAreJoinedBothWays) {
    State state = open_state();
    keep(state, 1, 1, "12");
    const LinkGraph graph(state, HouseCuts(state.board()), kPlain);
    const NodeId one = graph.node_of({0, 1});
    const NodeId two = graph.node_of({0, 2});

    EXPECT_EQ(std::vector(graph.strong(one).begin(), graph.strong(one).end()), std::vector{two});
    EXPECT_TRUE(joins(graph.weak(one), two));
    EXPECT_TRUE(joins(graph.weak(two), one));
    EXPECT_EQ(graph.strong_house(one, two), std::nullopt);
    EXPECT_EQ(graph.weak_house(one, two), std::nullopt);
}

TEST(LinkGraph, AHouseWithTwoPlacesMakesAStrongLink) {
    State state = open_state();
    confine(state, 3, 5, std::array{at(state, 4, 1), at(state, 4, 2)});
    const LinkGraph graph(state, HouseCuts(state.board()), kPlain);
    const NodeId first = graph.node_of({at(state, 4, 1), 5});
    const NodeId second = graph.node_of({at(state, 4, 2), 5});

    EXPECT_TRUE(joins(graph.strong(first), second));
    EXPECT_TRUE(joins(graph.strong(second), first));
    EXPECT_EQ(graph.strong_house(first, second), 3U);
    // Its row is the first house that they share.
    EXPECT_EQ(graph.weak_house(second, first), 3U);
    EXPECT_EQ(graph.strong_house(second, graph.node_of({at(state, 5, 2), 5})), std::nullopt);
}

TEST(LinkGraph, ThreePlacesMakeNoStrongLink) {
    State state = open_state();
    confine(state, 3, 5, std::array{at(state, 4, 1), at(state, 4, 2), at(state, 4, 9)});
    const LinkGraph graph(state, HouseCuts(state.board()), kPlain);

    EXPECT_TRUE(graph.strong(graph.node_of({at(state, 4, 1), 5})).empty());
}

TEST(LinkGraph, LinksThatAreNotWantedAreNotThere) {
    State state = open_state();
    keep(state, 1, 1, "12");
    const LinkGraph houses(state, HouseCuts(state.board()),
                           {.strong_in_cells = false, .weak_in_cells = false});
    const LinkGraph cells(state, HouseCuts(state.board()), {.weak_in_cells = false});

    EXPECT_TRUE(houses.strong(houses.node_of({0, 1})).empty());
    EXPECT_FALSE(cells.strong(cells.node_of({0, 1})).empty());
    EXPECT_FALSE(joins(cells.weak(cells.node_of({0, 1})), cells.node_of({0, 2})));
}

TEST(LinkGraph, AGroupIsAllOfADigitWhereTwoHousesCross) {
    State state = open_state();
    const Cell single = at(state, 2, 3);
    const std::array group = {at(state, 1, 1), at(state, 1, 2)};
    confine(state, 18, 1, std::array{group[0], group[1], single});
    const LinkGraph graph(state, HouseCuts(state.board()), kGrouped);

    const NodeId node = group_of(graph, 1, group);
    ASSERT_LT(node, graph.size());
    EXPECT_TRUE(graph.is_group(node));
    EXPECT_TRUE(joins(graph.strong(node), graph.node_of({single, 1})));
    EXPECT_EQ(graph.strong_house(node, graph.node_of({single, 1})), 18U);
    const NodeId beside = graph.node_of({at(state, 1, 9), 1});
    EXPECT_TRUE(joins(graph.weak(node), beside));
    EXPECT_EQ(graph.weak_house(node, beside), 0U);
    EXPECT_FALSE(joins(graph.weak(node), graph.node_of({group[0], 1})));
    EXPECT_FALSE(joins(graph.weak(node), graph.node_of({at(state, 9, 1), 1})));
    // Two of three cells of a crossing are no group.
    const std::array part = {at(state, 1, 4), at(state, 1, 5)};
    EXPECT_EQ(group_of(graph, 1, part), graph.size());
}

TEST(LinkGraph, TwoGroupsThatFillAHouseAreLinkedStrongly) {
    State state = open_state();
    const std::array left = {at(state, 5, 1), at(state, 5, 3)};
    const std::array right = {at(state, 5, 8), at(state, 5, 9)};
    confine(state, 4, 7, std::array{left[0], left[1], right[0], right[1]});
    const LinkGraph graph(state, HouseCuts(state.board()), kGrouped);

    const NodeId first = group_of(graph, 7, left);
    const NodeId second = group_of(graph, 7, right);
    ASSERT_LT(first, graph.size());
    ASSERT_LT(second, graph.size());
    EXPECT_TRUE(joins(graph.strong(first), second));
    EXPECT_TRUE(joins(graph.strong(second), first));
    EXPECT_TRUE(joins(graph.weak(second), first));
    EXPECT_EQ(graph.strong_house(first, second), 4U);
}

TEST(LinkGraph, LatinSquaresHaveNoGroups) {
    const State state = open_state(Board::standard(5));
    const HouseCuts cuts(state.board());

    EXPECT_EQ(LinkGraph(state, cuts, kGrouped).size(), LinkGraph(state, cuts, kPlain).size());
}

}  // namespace
}  // namespace sudokit::logic
