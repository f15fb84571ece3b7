#include "sudokit/reduction.hpp"

#include <functional>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_rounds.hpp"
#include "model/reduction/line_problem.hpp"

namespace sudokit {
namespace {

// Every way of filling the empty cells of a puzzle whose houses are rows, columns and boxes, cell
// by cell, with nothing of the engines in it.
std::vector<Grid> all_fillings(const Puzzle& puzzle) {
    const Board& board = puzzle.board();
    std::vector<Grid> out;
    Grid grid{board, {puzzle.givens().begin(), puzzle.givens().end()}};
    const std::function<void()> fill = [&] {
        // The cell with the fewest digits left.
        std::optional<Cell> best;
        DigitSet choices;
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            if (grid.digits[cell] != 0) continue;
            DigitSet free = puzzle.pencilmarks(cell);
            for (const Cell peer : board.peers(cell)) {
                if (grid.digits[peer] != 0) free.erase(grid.digits[peer]);
            }
            if (best && choices.size() <= free.size()) continue;
            best = cell;
            choices = free;
        }
        if (!best) {
            out.push_back(grid);
            return;
        }
        for (const Digit digit : choices) {
            grid.digits[*best] = static_cast<std::uint8_t>(digit);
            fill();
        }
        grid.digits[*best] = 0;
    };
    if (!find_clash(board, puzzle.givens())) fill();
    return out;
}

Puzzle random_latin(Rng& rng, std::uint32_t order, std::size_t givens) {
    Shape shape;
    shape.order = order;
    shape.regions = Latin{};
    Puzzle puzzle(*Board::make(shape));
    for (std::size_t i = 0; i < givens; ++i) {
        puzzle.set_given(static_cast<Cell>(rng.below(std::uint64_t{order} * order)),
                         static_cast<Digit>(rng.below(order) + 1));
    }
    return puzzle;
}

TEST(LatinToSudoku, EverySolutionIsOneCompletionAndBack) {
    Rng rng(30);
    for (std::uint32_t round = 0; round < tests::test_rounds(1000U); ++round) {
        const auto order = static_cast<std::uint32_t>(rng.below(3) + 2);
        const Puzzle latin = random_latin(rng, order, rng.below(order * order) + order - 1);
        SCOPED_TRACE("round " + std::to_string(round));

        const auto sudoku = latin_to_sudoku(latin);

        ASSERT_TRUE(sudoku);
        EXPECT_EQ(sudoku->board(), Board::standard(order * order));
        std::vector<std::vector<std::uint8_t>> back;
        for (const Grid& solution : all_fillings(*sudoku)) {
            const auto completed = latin_from_sudoku(latin, solution);
            ASSERT_TRUE(completed);
            back.push_back(completed->digits);
        }
        std::vector<std::vector<std::uint8_t>> wanted;
        for (const Grid& grid : all_fillings(latin)) wanted.push_back(grid.digits);
        std::ranges::sort(back);
        std::ranges::sort(wanted);
        EXPECT_EQ(back, wanted);
    }
}

TEST(LatinToSudoku, SquaresUpToOrderEightFit) {
    Rng rng(31);
    EXPECT_EQ(latin_to_sudoku(random_latin(rng, 8, 0))->board().order(), 64U);
    const auto large = latin_to_sudoku(random_latin(rng, 9, 0));
    ASSERT_FALSE(large);
    EXPECT_EQ(large.error().code, ErrorCode::too_large);
    EXPECT_FALSE(latin_to_sudoku(Puzzle(Board::standard(4))));
}

TEST(LatinToSudoku, PencilmarksGoAlong) {
    Rng rng(32);
    Puzzle latin = random_latin(rng, 3, 0);
    latin.set_pencilmarks(0, DigitSet::of(2));

    EXPECT_EQ(all_fillings(*latin_to_sudoku(latin)).size(), 4U);  // of 12
}

TEST(LatinToSudoku, WhatIsNoSolutionIsRefused) {
    Rng rng(33);
    const Puzzle latin = random_latin(rng, 2, 0);
    Grid grid = all_fillings(*latin_to_sudoku(latin)).front();
    std::swap(grid.digits[0], grid.digits[1]);

    EXPECT_FALSE(latin_from_sudoku(latin, grid));
}

ColouredGraph random_graph(Rng& rng, std::uint32_t vertices, std::uint32_t colours) {
    ColouredGraph out{Graph(vertices), std::vector<std::uint32_t>(vertices)};
    for (Vertex a = 0; a < vertices; ++a) {
        for (Vertex b = a + 1; b < vertices; ++b) {
            if (rng.below(10) < 7) out.graph.add_edge(a, b);
        }
        if (rng.below(4) == 0) out.colours[a] = static_cast<std::uint32_t>(rng.below(colours)) + 1;
    }
    return out;
}

// All colourings that keep what is given, by trying everything.
std::vector<std::vector<std::uint32_t>> all_colourings(const ColouredGraph& graph,
                                                       std::uint32_t colours) {
    std::vector<std::vector<std::uint32_t>> out;
    std::vector<std::uint32_t> now(graph.graph.vertex_count(), 1);
    const std::function<void(Vertex)> colour = [&](Vertex vertex) {
        if (vertex == now.size()) {
            out.push_back(now);
            return;
        }
        for (std::uint32_t each = 1; each <= colours; ++each) {
            if (graph.colours[vertex] != 0 && graph.colours[vertex] != each) continue;
            now[vertex] = each;
            const bool proper = std::ranges::none_of(
                graph.graph.neighbours(vertex),
                [&](Vertex other) { return other < vertex && now[other] == each; });
            if (proper) colour(vertex + 1);
        }
    };
    colour(0);
    return out;
}

TEST(ColouringToLatin, EveryCompletionIsOneColouringAndBack) {
    Rng rng(34);
    std::uint32_t fitting = 0;
    std::uint32_t none = 0;
    for (std::uint32_t round = 0; round < tests::test_rounds(1000U); ++round) {
        const auto colours = static_cast<std::uint32_t>(rng.below(3) + 1);
        const ColouredGraph graph =
            random_graph(rng, static_cast<std::uint32_t>(rng.below(4) + 1), colours);
        SCOPED_TRACE("round " + std::to_string(round));

        const auto reduced = colouring_to_latin(graph, colours);

        if (!reduced) {
            EXPECT_EQ(reduced.error().code, ErrorCode::too_large);
            continue;
        }
        ++fitting;
        EXPECT_FALSE(find_clash(reduced->latin.board(), reduced->latin.givens()));
        std::vector<std::vector<std::uint32_t>> back;
        for (const Grid& completed : all_fillings(reduced->latin)) {
            const auto found = colours_from_latin(*reduced, completed);
            ASSERT_TRUE(found);
            back.push_back(*found);
        }
        auto wanted = all_colourings(graph, colours);
        none += wanted.empty() ? 1U : 0U;
        std::ranges::sort(back);
        std::ranges::sort(wanted);
        EXPECT_EQ(back, wanted);
    }
    EXPECT_GT(fitting, tests::test_rounds(1000U) * 9 / 10);
    EXPECT_GT(none, 0U);
}

TEST(ColouringToLatin, LinesLackAsManySymbolsAsTheyHaveEmptyCells) {
    Rng rng(35);
    for (std::uint32_t round = 0; round < tests::test_rounds(100U); ++round) {
        const ColouredGraph graph = random_graph(rng, 6, 3);
        SCOPED_TRACE("round " + std::to_string(round));

        const model::LineProblem problem = model::colouring_lines(graph, 3);

        ASSERT_EQ(problem.rows.size(), problem.columns.size());
        std::vector<std::size_t> rows(problem.rows.size());
        std::vector<std::size_t> columns(problem.rows.size());
        for (const auto& [row, column] : problem.empty) {
            ++rows[row];
            ++columns[column];
        }
        std::vector<int> balance(problem.symbols);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            EXPECT_EQ(rows[i], problem.rows[i].size());
            EXPECT_EQ(columns[i], problem.columns[i].size());
            for (const model::Symbol symbol : problem.rows[i]) ++balance[symbol];
            for (const model::Symbol symbol : problem.columns[i]) --balance[symbol];
        }
        EXPECT_EQ(balance, std::vector<int>(problem.symbols));
    }
}

// Whether the square is filled but for the empty cells, and its lines lack what they should.
void check_background(const model::LineProblem& problem, std::uint32_t order) {
    const auto square = model::latin_background(problem, order, {});
    ASSERT_TRUE(square);
    for (std::uint32_t line = 0; line < order; ++line) {
        for (const bool is_row : {true, false}) {
            std::vector<int> seen(order);
            for (std::uint32_t other = 0; other < order; ++other) {
                const std::uint32_t row = is_row ? line : other;
                const std::uint32_t column = is_row ? other : line;
                const std::uint8_t symbol = (*square)[row * order + column];
                EXPECT_EQ(symbol == 0, problem.empty.contains({row, column}));
                if (symbol != 0) ++seen[symbol - 1U];
            }
            const auto& lacking = is_row ? problem.rows : problem.columns;
            if (line < lacking.size()) {
                for (const model::Symbol symbol : lacking[line]) ++seen[symbol];
            }
            EXPECT_EQ(seen, std::vector<int>(order, 1));
        }
    }
}

TEST(ColouringToLatin, SquaresOfTwiceTheLinesCanAlwaysBeFilledAround) {
    Rng rng(36);
    for (std::uint32_t round = 0; round < tests::test_rounds(60U); ++round) {
        const model::LineProblem problem = model::colouring_lines(random_graph(rng, 4, 3), 3);
        const std::size_t least = std::max<std::size_t>(problem.rows.size(), problem.symbols);
        SCOPED_TRACE("round " + std::to_string(round));

        if (least > 0 && least <= 32)
            check_background(problem, 2 * static_cast<std::uint32_t>(least));
    }
}

TEST(ColouringToLatin, WhatDoesNotFitIsTold) {
    Graph petersen(10);
    for (Vertex i = 0; i < 5; ++i) {
        petersen.add_edge(i, (i + 1) % 5);
        petersen.add_edge(i, i + 5);
        petersen.add_edge(i + 5, (i + 2) % 5 + 5);
    }

    const auto large = colouring_to_latin({petersen, {}}, 3);
    const auto colour = colouring_to_latin({Graph(2), {5, 0}}, 3);

    ASSERT_FALSE(large);
    EXPECT_EQ(large.error().code, ErrorCode::too_large);
    ASSERT_FALSE(colour);
    EXPECT_EQ(colour.error().code, ErrorCode::unsupported);
}

TEST(ColouringToLatin, WhatIsFarTooLargeIsToldBeforeAnythingIsBuilt) {
    constexpr std::uint32_t kMillion = 1'000'000;

    const auto vertices = colouring_to_latin({Graph(kMillion), {}}, 3);
    const auto colours = colouring_to_latin({Graph(1), {}}, 4000 * kMillion);
    // One vertex among so many that have their colour.
    std::vector<std::uint32_t> beforehand(kMillion, 1);
    beforehand.back() = 0;
    const auto one = colouring_to_latin({Graph(kMillion), beforehand}, 3);

    ASSERT_FALSE(vertices);
    EXPECT_EQ(vertices.error().code, ErrorCode::too_large);
    ASSERT_FALSE(colours);
    EXPECT_EQ(colours.error().code, ErrorCode::too_large);
    EXPECT_TRUE(one);
}

}  // namespace
}  // namespace sudokit
