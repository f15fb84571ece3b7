#include "sudokit/search_order.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"
#include "sudokit/search_tree.hpp"

#include "base/test_rounds.hpp"
#include "engine/exhaustive/exhaustive.hpp"

namespace sudokit {
namespace {

constexpr std::string_view kCellOrderNames[] = {"reading", "columns", "boxes", "fewest", "random"};
constexpr std::string_view kDigitOrderNames[] = {"increasing", "decreasing", "frequent", "rare",
                                                 "random"};

Puzzle order_puzzle(std::string_view line) {
    Puzzle puzzle(Board::standard(line.size() == 16 ? 4 : 9));
    for (Cell cell = 0; cell < line.size(); ++cell) {
        if (line[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(line[cell] - '0'));
    }
    return puzzle;
}

// The cells that a search comes to, depth by depth, where they do not depend on the node.
std::vector<Cell> cells_of(const Puzzle& puzzle, const SearchOrder& order) {
    const SearchTree tree =
        search_tree(puzzle, {.method = TreeMethod::exhaustive, .limit = 1, .order = order});
    std::vector<Cell> cells;
    for (std::size_t depth = 1; depth < tree.levels.size(); ++depth) {
        cells.push_back(tree.levels[depth].cell.value());
    }
    return cells;
}

TEST(SearchOrder, EveryOrderFindsTheSameSolutions) {
    Rng rng(20);
    for (std::uint32_t round = 0; round < tests::test_rounds(20U); ++round) {
        Puzzle puzzle(Board::standard(4));
        for (int i = 0; i < 3; ++i) {
            puzzle.set_given(static_cast<Cell>(rng.below(16)),
                             static_cast<Digit>(rng.below(4) + 1));
        }
        SCOPED_TRACE("round " + std::to_string(round));
        std::set<std::vector<std::vector<std::uint8_t>>> all;
        for (const auto cells : kCellOrderNames) {
            for (const auto digits : kDigitOrderNames) {
                engine::Exhaustive engine({.cells = *find_cell_order(cells),
                                           .digits = *find_digit_order(digits),
                                           .seed = round});
                std::vector<std::vector<std::uint8_t>> found;
                engine.search(puzzle, {.limit = 0}, [&](std::span<const std::uint8_t> solution) {
                    found.emplace_back(solution.begin(), solution.end());
                    return true;
                });
                std::ranges::sort(found);
                all.insert(found);
            }
        }
        EXPECT_EQ(all.size(), 1U);
    }
}

TEST(SearchOrder, CellsComeAsTheirOrderSays) {
    const Puzzle puzzle = order_puzzle("1...............");

    EXPECT_EQ(cells_of(puzzle, {})[0], 1U);
    const auto columns = cells_of(puzzle, {.cells = CellOrder::columns});
    EXPECT_EQ(std::vector<Cell>(columns.begin(), columns.begin() + 4),
              (std::vector<Cell>{4, 8, 12, 1}));
    const auto boxes = cells_of(puzzle, {.cells = CellOrder::boxes});
    EXPECT_EQ(std::vector<Cell>(boxes.begin(), boxes.begin() + 4), (std::vector<Cell>{1, 4, 5, 2}));
    const auto listed = cells_of(puzzle, {.cells = CellOrder::listed, .listed = {15, 3}});
    EXPECT_EQ(std::vector<Cell>(listed.begin(), listed.begin() + 4),
              (std::vector<Cell>{15, 3, 1, 2}));
    EXPECT_EQ(cells_of(puzzle, {.cells = CellOrder::random, .seed = 3}),
              cells_of(puzzle, {.cells = CellOrder::random, .seed = 3}));
    EXPECT_NE(cells_of(puzzle, {.cells = CellOrder::random, .seed = 3}),
              cells_of(puzzle, {.cells = CellOrder::random, .seed = 4}));
}

TEST(SearchOrder, DigitsComeAsTheirOrderSays) {
    Puzzle few = order_puzzle("..........3...4.");
    few.set_given(5, 4);
    const auto tried = [&](DigitOrder digits) {
        return search_tree(
                   few, {.method = TreeMethod::exhaustive, .visit = 2, .order = {.digits = digits}})
            .nodes.at(1)
            .tried->digit;
    };
    EXPECT_EQ(tried(DigitOrder::increasing), 1U);
    EXPECT_EQ(tried(DigitOrder::decreasing), 3U);  // 4 is in its box
    EXPECT_EQ(tried(DigitOrder::frequent), 3U);
    EXPECT_EQ(tried(DigitOrder::rare), 1U);
}

TEST(SearchOrder, FewestDigitsFirstTakesFewerNodes) {
    const Puzzle puzzle = order_puzzle(
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    engine::Exhaustive plain;
    engine::Exhaustive fewest({.cells = CellOrder::fewest});

    const SearchOutcome slow = plain.count(puzzle, {.limit = 0});
    const SearchOutcome quick = fewest.count(puzzle, {.limit = 0});

    EXPECT_EQ(slow.nodes, 18884U);
    EXPECT_LT(quick.nodes, slow.nodes / 5);
    EXPECT_EQ(slow.count, quick.count);
}

// How many digits a search puts until it looks at the deadline, which has passed.
std::uint64_t nodes_when_late(const Puzzle& puzzle, CellOrder cells) {
    const Deadline over([](const void*) { return true; }, nullptr);
    engine::Exhaustive engine({.cells = cells});
    const SearchOutcome outcome = engine.search(puzzle, {.limit = 0, .deadline = over},
                                                [](std::span<const std::uint8_t>) { return true; });
    EXPECT_EQ(outcome.stop, Stop::deadline);
    return outcome.nodes;
}

TEST(SearchOrder, TheDeadlineIsLookedAtByTheCellsAndNotByTheSteps) {
    const Puzzle open(Board::standard(64));  // where each step of `fewest` looks at 4096 cells
    Puzzle caged(Board::standard(9));
    caged.add_constraint(*make_constraint(
        {.kind = "killer-cage", .cells = {0, 1, 2, 9, 10, 11}, .value = 30}, caged.board()));

    EXPECT_LE(nodes_when_late(open, CellOrder::fewest), 2U);
    EXPECT_LT(nodes_when_late(caged, CellOrder::reading),
              nodes_when_late(Puzzle(Board::standard(9)), CellOrder::reading));
}

}  // namespace
}  // namespace sudokit
