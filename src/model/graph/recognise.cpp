// From a graph to the board that it is the graph of.
#include <algorithm>
#include <set>

#include "sudokit/graph.hpp"

#include "base/assert.hpp"
#include "model/graph/arrangement.hpp"
#include "model/graph/cliques.hpp"
#include "model/graph/house_search.hpp"
#include "model/graph/messages.hpp"

namespace sudokit {
namespace {

namespace text = model::text;
using Clique = std::vector<Vertex>;

constexpr std::uint32_t kLargestOrder = 64;

Recognition refusal(std::vector<Vertex> witness, Message reason) {
    Recognition out;
    out.witness = std::move(witness);
    out.reason = std::move(reason);
    return out;
}

Recognition undecided(Message reason) {
    Recognition out = refusal({}, std::move(reason));
    out.answer = Recognition::Answer::undecided;
    return out;
}

std::string list_of(const std::vector<Vertex>& vertices) {
    std::string out;
    for (const Vertex vertex : vertices) {
        out += (out.empty() ? "" : ", ") + std::to_string(vertex + 1);
    }
    return out;
}

class Recogniser {
  public:
    Recogniser(const Graph& graph, std::uint64_t most_choices, const Deadline& deadline)
        : graph_(graph), most_choices_(most_choices), deadline_(deadline) {}

    Recognition run() {
        const std::uint32_t count = graph_.vertex_count();
        while (order_ < kLargestOrder && order_ * order_ < count) ++order_;
        if (order_ == 0 || order_ * order_ != count) {
            return refusal({}, message(text::kNotSquare, count));
        }
        if (order_ == 1) return found({Board::standard(1), {0}});
        for (const auto check : {&Recogniser::check_degrees, &Recogniser::find_cliques,
                                 &Recogniser::check_edges, &Recogniser::check_vertices}) {
            if (auto refused = (this->*check)()) return *std::move(refused);
        }
        return lay_out();
    }

  private:
    using Refusal = std::optional<Recognition>;

    // A cell has n - 1 others in its row and as many in its column, and at most n - 1 more in its
    // region.
    Refusal check_degrees() {
        const std::uint32_t least = 2 * (order_ - 1);
        const std::uint32_t most = 3 * (order_ - 1);
        for (Vertex vertex = 0; vertex < graph_.vertex_count(); ++vertex) {
            const std::uint32_t degree = graph_.degree(vertex);
            if (degree < least || degree > most) {
                return refusal({vertex},
                               message(text::kDegree, vertex + 1, degree, order_, least, most));
            }
        }
        return std::nullopt;
    }

    // A cell u of a board lies in at most 4n + 3 maximal cliques: let A be what such a clique has
    // of u's row and B what it has of u's column, both outside its region.
    // - A and B are not empty: then they are all in one other region. With more than u besides, it
    //   is one cell x of u's region, A the cell of the row in its column, B likewise: 2n at most.
    // - A only: it is the row, or A is one cell, and the others those of u's region in its column
    //   or in u's row: n at most. B only: likewise. None: it is the region.
    // It has more than n cells only if it is u and a region that lies in u's row and column, or u's
    // region and a cell that sees all of it: n + 1. Or it has four cells, where that is more.
    Refusal find_cliques() {
        const std::size_t most = 4 * std::size_t{order_} + 3;
        const std::size_t largest = std::max(order_ + 1, 4U);
        std::set<Clique> found;
        for (Vertex vertex = 0; vertex < graph_.vertex_count(); ++vertex) {
            if (deadline_.passed()) return undecided(message(text::kRecognitionStopped));
            const auto around = graph::cliques_around(graph_, vertex, most);
            if (!around) return refusal({vertex}, message(text::kManyCliques, vertex + 1, most));
            for (const Clique& clique : *around) {
                if (clique.size() > largest) {
                    return refusal(clique,
                                   message(text::kLargeClique, largest, order_, list_of(clique)));
                }
                add_houses_in(clique, found);
            }
        }
        cliques_.assign(found.begin(), found.end());
        return std::nullopt;
    }

    // All sets of `order_` vertices of a clique: any of them may be a house.
    void add_houses_in(const Clique& clique, std::set<Clique>& found) const {
        if (clique.size() == order_) found.insert(clique);
        if (clique.size() <= order_) return;
        for (std::size_t i = 0; i < clique.size(); ++i) {
            Clique less = clique;
            less.erase(less.begin() + static_cast<std::ptrdiff_t>(i));
            add_houses_in(less, found);
        }
    }

    Refusal check_edges() {
        std::vector<graph::VertexSet> shared(graph_.vertex_count(),
                                             graph::VertexSet(graph_.vertex_count()));
        for (const Clique& clique : cliques_) {
            graph::VertexSet set(graph_.vertex_count());
            for (const Vertex vertex : clique) set.add(vertex);
            for (const Vertex vertex : clique) shared[vertex] |= set;
        }
        for (Vertex vertex = 0; vertex < graph_.vertex_count(); ++vertex) {
            for (const Vertex other : graph_.neighbours(vertex)) {
                if (shared[vertex].contains(other)) continue;
                return refusal({vertex, other},
                               message(text::kEdgeInNoClique, vertex + 1, other + 1, order_));
            }
        }
        return std::nullopt;
    }

    Refusal check_vertices() {
        std::vector<std::uint32_t> counts(graph_.vertex_count());
        for (const Clique& clique : cliques_) {
            for (const Vertex vertex : clique) ++counts[vertex];
        }
        for (Vertex vertex = 0; vertex < graph_.vertex_count(); ++vertex) {
            if (counts[vertex] < 2) {
                return refusal({vertex},
                               message(text::kFewCliques, vertex + 1, counts[vertex], order_));
            }
        }
        return std::nullopt;
    }

    Recognition lay_out() {
        graph::HouseSearch search(graph_, cliques_, order_, most_choices_, deadline_);
        switch (search.run()) {
            case graph::HouseSearch::Outcome::found: return found(graph::arrange(search.houses()));
            case graph::HouseSearch::Outcome::none:
                return refusal({}, message(text::kNoLines, cliques_.size(), order_));
            case graph::HouseSearch::Outcome::stopped:
                return undecided(message(text::kRecognitionStopped));
            case graph::HouseSearch::Outcome::gave_up: break;
        }
        return undecided(message(text::kTooManyChoices, order_));
    }

    [[nodiscard]] Recognition found(graph::Arrangement arrangement) const {
        SUDOKIT_ASSERT(is_graph_of(arrangement));
        Recognition out;
        out.answer = Recognition::Answer::board;
        out.layouts = graph::layout_count(arrangement.board.shape());
        out.puzzle = Puzzle(arrangement.board);
        out.vertex_of = std::move(arrangement.vertex_of);
        return out;
    }

    [[nodiscard]] bool is_graph_of(const graph::Arrangement& arrangement) const {
        Graph built(graph_.vertex_count());
        for (Cell cell = 0; cell < arrangement.board.cell_count(); ++cell) {
            for (const Cell peer : arrangement.board.peers(cell)) {
                built.add_edge(arrangement.vertex_of[cell], arrangement.vertex_of[peer]);
            }
        }
        return built == graph_;
    }

    const Graph& graph_;
    std::uint64_t most_choices_;
    Deadline deadline_;
    std::uint32_t order_ = 0;
    std::vector<Clique> cliques_;  // of `order_` vertices
};

}  // namespace

Result<Recognition> recognise(const Graph& graph, std::span<const std::uint32_t> colours,
                              std::uint64_t most_choices, const Deadline& deadline) {
    SUDOKIT_EXPECT(colours.empty() || colours.size() == graph.vertex_count());
    Recognition out = Recogniser(graph, most_choices, deadline).run();
    if (out.answer != Recognition::Answer::board || colours.empty()) return out;
    const std::uint32_t order = out.puzzle->board().order();
    for (Cell cell = 0; cell < graph.vertex_count(); ++cell) {
        const Vertex vertex = out.vertex_of[cell];
        if (colours[vertex] > order) {
            return Error{ErrorCode::unsupported, 0,
                         message(text::kColourTooLarge, vertex + 1, colours[vertex], order)};
        }
        out.puzzle->set_given(cell, colours[vertex]);
    }
    return out;
}

}  // namespace sudokit
