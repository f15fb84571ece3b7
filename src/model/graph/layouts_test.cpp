// Whether `recognise` knows the graphs of all boards, by trying all layouts of regions.
#include <algorithm>
#include <array>
#include <numeric>

#include <gtest/gtest.h>

#include "sudokit/graph.hpp"
#include "sudokit/rng.hpp"

#include "base/test_rounds.hpp"

namespace sudokit {
namespace {

constexpr std::uint32_t kMostCells = 16;

// The region of each cell of a small board, and 0 beyond; regions are numbered in the order of
// their first cells.
using Layout = std::array<std::uint8_t, kMostCells>;

Layout renumbered(const Layout& layout, std::uint32_t order) {
    std::array<int, kMostCells> number{};
    number.fill(-1);
    Layout out{};
    int next = 0;
    for (Cell cell = 0; cell < order * order; ++cell) {
        if (number[layout[cell]] < 0) number[layout[cell]] = next++;
        out[cell] = static_cast<std::uint8_t>(number[layout[cell]]);
    }
    return out;
}

// All of them, in increasing order.
class Layouts {
  public:
    explicit Layouts(std::uint32_t order) : order_(order) { extend(0, 0); }

    [[nodiscard]] const std::vector<Layout>& all() const { return all_; }

  private:
    void extend(Cell cell, std::uint32_t used) {
        if (cell == order_ * order_) {
            all_.push_back(layout_);
            return;
        }
        for (std::uint32_t region = 0; region <= std::min(used, order_ - 1); ++region) {
            if (sizes_[region] == order_) continue;
            ++sizes_[region];
            layout_[cell] = static_cast<std::uint8_t>(region);
            extend(cell + 1, std::max(used, region + 1));
            --sizes_[region];
        }
        layout_[cell] = 0;
    }

    std::uint32_t order_;
    Layout layout_{};
    std::array<std::uint32_t, kMostCells> sizes_{};
    std::vector<Layout> all_;
};

// The layouts that permuting rows or columns, or exchanging both, makes of one.
template <class Visit>
void each_image(const Layout& layout, std::uint32_t order, Visit visit) {
    std::vector<std::uint32_t> rows(order);
    std::iota(rows.begin(), rows.end(), 0U);
    do {
        std::vector<std::uint32_t> columns(order);
        std::iota(columns.begin(), columns.end(), 0U);
        do {
            Layout image{};
            Layout turned{};
            for (std::uint32_t row = 0; row < order; ++row) {
                for (std::uint32_t column = 0; column < order; ++column) {
                    const std::uint8_t region = layout[rows[row] * order + columns[column]];
                    image[row * order + column] = region;
                    turned[column * order + row] = region;
                }
            }
            visit(renumbered(image, order));
            visit(renumbered(turned, order));
        } while (std::ranges::next_permutation(columns).found);
    } while (std::ranges::next_permutation(rows).found);
}

// One layout of each kind.
std::vector<Layout> kinds_of_layouts(std::uint32_t order) {
    const Layouts layouts(order);
    const std::vector<Layout>& all = layouts.all();
    std::vector<bool> met(all.size());
    std::vector<Layout> out;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (met[i]) continue;
        out.push_back(all[i]);
        each_image(all[i], order, [&](const Layout& image) {
            met[static_cast<std::size_t>(std::ranges::lower_bound(all, image) - all.begin())] =
                true;
        });
    }
    return out;
}

// The graph of a board with these regions, its vertices in any order.
Graph graph_of(std::vector<std::uint8_t> region_of, std::uint32_t order, Rng& rng) {
    Shape shape;
    shape.order = order;
    shape.regions = Jigsaw{std::move(region_of)};
    const Graph graph = board_graph(*Board::make(shape));
    std::vector<Vertex> name(graph.vertex_count());
    std::iota(name.begin(), name.end(), 0U);
    rng.shuffle(name);
    Graph out(graph.vertex_count());
    for (Vertex vertex = 0; vertex < graph.vertex_count(); ++vertex) {
        for (const Vertex other : graph.neighbours(vertex)) {
            out.add_edge(name[vertex], name[other]);
        }
    }
    return out;
}

// By what the answer itself says: laid out on the board that was found, the graph has its edges.
bool is_recognised(const Graph& graph) {
    const auto found = recognise(graph);
    if (found->answer != Recognition::Answer::board) return false;
    const Board& board = found->puzzle->board();
    Graph again(graph.vertex_count());
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        for (const Cell peer : board.peers(cell)) {
            again.add_edge(found->vertex_of[cell], found->vertex_of[peer]);
        }
    }
    return again == graph;
}

TEST(Recognise, KnowsTheGraphsOfAllBoardsUpToOrderFour) {
    Rng rng(1);
    // Of 1, 3, 280 and 2,627,625 layouts.
    constexpr std::array<std::size_t, 4> kKinds = {1, 2, 10, 2604};
    // To find the last ones takes long: they are not for lanes that are slow by nature.
    const std::uint32_t last = tests::test_factor() < 1 ? 3 : 4;
    for (std::uint32_t order = 1; order <= last; ++order) {
        const auto kinds = kinds_of_layouts(order);
        EXPECT_EQ(kinds.size(), kKinds[order - 1]) << order;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const auto begin = kinds[i].begin();
            EXPECT_TRUE(is_recognised(graph_of({begin, begin + order * order}, order, rng)))
                << order << ' ' << i;
        }
    }
}

// A region in the row and the column of a cell makes n + 1 vertices with it that are all adjacent.
TEST(Recognise, KnowsLargerBoardsWithoutAGrid) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Rng rng(seed);
        const auto order = static_cast<std::uint32_t>(5 + rng.below(4));
        const auto row = static_cast<std::uint32_t>(rng.below(order));
        const auto column = static_cast<std::uint32_t>(rng.below(order));
        std::vector<Cell> cross;
        for (std::uint32_t i = 0; i < order; ++i) {
            if (i != column) cross.push_back(row * order + i);
            if (i != row) cross.push_back(i * order + column);
        }
        rng.shuffle(cross);
        cross.resize(order);
        std::vector<std::uint8_t> rest;
        for (std::uint32_t i = order; i < order * order; ++i) {
            rest.push_back(static_cast<std::uint8_t>(i / order));
        }
        rng.shuffle(rest);
        std::vector<std::uint8_t> region_of;
        for (Cell cell = 0; cell < order * order; ++cell) {
            const bool crossed = std::ranges::find(cross, cell) != cross.end();
            region_of.push_back(crossed ? std::uint8_t{0} : rest.back());
            if (!crossed) rest.pop_back();
        }

        EXPECT_TRUE(is_recognised(graph_of(std::move(region_of), order, rng))) << "seed " << seed;
    }
}

}  // namespace
}  // namespace sudokit
