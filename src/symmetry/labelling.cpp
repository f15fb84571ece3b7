// After McKay (1981), "Practical graph isomorphism": the tree of partitions made by putting one
// vertex after the other into a class of its own is searched for its least leaf; two leaves that
// give the same graph are an automorphism, by which other branches can be left out.
#include "symmetry/labelling.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "symmetry/partition.hpp"
#include "symmetry/permutation.hpp"

namespace sudokit::symmetry {
namespace {

// Which vertices are known to go to which.
class Orbits {
  public:
    explicit Orbits(std::size_t count) : parent_(count) {
        std::iota(parent_.begin(), parent_.end(), Vertex{0});
    }

    Vertex find(Vertex vertex) {
        while (parent_[vertex] != vertex) vertex = parent_[vertex] = parent_[parent_[vertex]];
        return vertex;
    }

    void join(const Permutation& generator) {
        for (Vertex v = 0; v < generator.size(); ++v) {
            const Vertex a = find(v);
            const Vertex b = find(generator[v]);
            if (a != b) parent_[std::max(a, b)] = std::min(a, b);
        }
    }

  private:
    std::vector<Vertex> parent_;
};

// A leaf that others are compared with.
struct Leaf {
    std::vector<Vertex> sequence;       // what was individualised on the way
    std::vector<std::uint64_t> traces;  // what the refinements said
    std::vector<Vertex> places;
    std::vector<Vertex> order;
    std::vector<std::uint32_t> certificate;
};

std::size_t common_length(const std::vector<Vertex>& a, const std::vector<Vertex>& b) {
    return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

class Search {
  public:
    Search(const ColouredGraph& graph, Deadline deadline)
        : graph_(graph), deadline_(deadline), refiner_(graph), orbits_(graph.colours.size()) {}

    std::optional<Labelling> run() {
        Partition root(graph_);
        refiner_.refine(root);
        explore(root, true, 0);
        if (stopped_) return std::nullopt;
        std::ranges::reverse(levels_);
        return Labelling{std::move(best_.places), std::move(generators_), std::move(levels_)};
    }

  private:
    // Searches below a node; `like_first`: its traces are those of the first leaf; `rank`: they are
    // less (-1), the same (0) or more (1) than those of the best. Returns the depth of the node at
    // which to go on.
    std::size_t explore(const Partition& node, bool like_first, int rank) {
        if (node.is_discrete()) return take_leaf(node, like_first, rank);
        const std::size_t depth = sequence_.size();
        const bool on_first_path = first_.places.empty();
        const auto class_members = node.members(node.first_open());
        std::vector<Vertex> members(class_members.begin(), class_members.end());
        std::ranges::sort(members);
        std::vector<Vertex> tried;
        for (const Vertex vertex : members) {
            if ((stopped_ = stopped_ || deadline_.passed())) return 0;
            if (!tried.empty() && is_known(vertex, tried, on_first_path)) continue;
            tried.push_back(vertex);
            const std::uint64_t bests = bests_;
            const std::size_t back = descend(node, vertex, like_first, rank);
            if (stopped_ || back < depth) return back;
            if (bests_ != bests) rank = 0;  // the best leaf is below this node now
        }
        if (on_first_path) add_level(members);
        return depth == 0 ? 0 : depth - 1;
    }

    std::size_t descend(const Partition& node, Vertex vertex, bool like_first, int rank) {
        const std::size_t depth = sequence_.size();
        Partition child = node;
        const std::uint64_t trace = refiner_.individualise(child, vertex);
        if (!first_.places.empty()) {
            like_first =
                like_first && depth < first_.traces.size() && trace == first_.traces[depth];
            if (rank == 0) {
                const std::uint64_t best = depth < best_.traces.size() ? best_.traces[depth] : 0;
                rank = trace < best ? -1 : trace > best ? 1 : 0;
            }
            if (!like_first && rank < 0) return depth;
        }
        sequence_.push_back(vertex);
        traces_.push_back(trace);
        const std::size_t back = explore(child, like_first, rank);
        sequence_.pop_back();
        traces_.pop_back();
        return back;
    }

    // An automorphism takes a vertex that was tried at this node to this one.
    bool is_known(Vertex vertex, const std::vector<Vertex>& tried, bool on_first_path) {
        if (on_first_path) {
            // All automorphisms found so far keep the vertices on the way to this node.
            return std::ranges::any_of(
                tried, [&](Vertex t) { return orbits_.find(t) == orbits_.find(vertex); });
        }
        Orbits orbits(graph_.colours.size());
        for (const Permutation& generator : generators_) {
            if (std::ranges::all_of(sequence_, [&](Vertex v) { return generator[v] == v; })) {
                orbits.join(generator);
            }
        }
        return std::ranges::any_of(tried,
                                   [&](Vertex t) { return orbits.find(t) == orbits.find(vertex); });
    }

    std::size_t take_leaf(const Partition& leaf, bool like_first, int rank) {
        const std::size_t parent = sequence_.empty() ? 0 : sequence_.size() - 1;
        if (first_.places.empty()) {
            keep(leaf, first_, certificate(graph_, leaf.place));
            best_ = first_;
            return parent;
        }
        if (!like_first && rank < 0) return parent;
        auto here = certificate(graph_, leaf.place);
        if (like_first && here == first_.certificate) {
            add_automorphism(first_, leaf);
            return common_length(sequence_, first_.sequence);
        }
        if (rank == 0 && here == best_.certificate) {
            add_automorphism(best_, leaf);
            return common_length(sequence_, best_.sequence);
        }
        if (rank > 0 || (rank == 0 && here > best_.certificate)) {
            keep(leaf, best_, std::move(here));
            ++bests_;
        }
        return parent;
    }

    void keep(const Partition& leaf, Leaf& kept, std::vector<std::uint32_t> certificate) const {
        kept = {sequence_, traces_, leaf.place, leaf.order, std::move(certificate)};
    }

    void add_automorphism(const Leaf& from, const Partition& to) {
        Permutation generator(from.places.size());
        for (Vertex v = 0; v < generator.size(); ++v) generator[v] = to.order[from.places[v]];
        orbits_.join(generator);
        generators_.push_back(std::move(generator));
    }

    void add_level(const std::vector<Vertex>& members) {
        OrbitLevel level{members.front(), {}};
        for (const Vertex vertex : members) {
            if (orbits_.find(vertex) == orbits_.find(level.point)) level.orbit.push_back(vertex);
        }
        levels_.push_back(std::move(level));
    }

    const ColouredGraph& graph_;
    Deadline deadline_;
    Refiner refiner_;
    Orbits orbits_;  // of what is known at the node of the first path that is being searched
    std::vector<Vertex> sequence_;
    std::vector<std::uint64_t> traces_;
    Leaf first_;
    Leaf best_;
    std::uint64_t bests_ = 0;  // how often a better leaf was found
    std::vector<Permutation> generators_;
    std::vector<OrbitLevel> levels_;  // the deepest first
    bool stopped_ = false;
};

}  // namespace

std::optional<Labelling> label(const ColouredGraph& graph, Deadline deadline) {
    if (graph.colours.empty()) return Labelling{};
    return Search(graph, deadline).run();
}

std::vector<std::uint32_t> certificate(const ColouredGraph& graph, std::span<const Vertex> places) {
    std::vector<std::uint32_t> out;
    for (const Vertex vertex : inverse_of(places)) {
        out.push_back(graph.colours[vertex]);
        const auto begin = static_cast<std::ptrdiff_t>(out.size());
        for (const Vertex neighbour : graph.neighbours[vertex]) out.push_back(places[neighbour]);
        std::sort(out.begin() + begin, out.end());
        out.push_back(static_cast<std::uint32_t>(places.size()));  // ends the list
    }
    return out;
}

}  // namespace sudokit::symmetry
