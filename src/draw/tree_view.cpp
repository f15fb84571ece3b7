#include "draw/tree_view.hpp"

#include <queue>
#include <tuple>

namespace sudokit::draw {
namespace {

using Children = std::vector<std::vector<std::size_t>>;

Children children_of(const SearchTree& tree) {
    Children below(tree.nodes.size());
    for (std::size_t i = 1; i < below.size(); ++i) below[tree.nodes[i].parent].push_back(i);
    return below;
}

// What leads to solutions comes first, then what is large: there the time goes.
class Unfolding {
  public:
    Unfolding(const TreeDrawing& drawing, const Children& below)
        : nodes_(drawing.tree.nodes), below_(below), unfolded_(nodes_.size()) {
        offer(0);
        std::size_t leaves = 1;
        while (!offered_.empty()) {
            const std::size_t node = std::get<2>(offered_.top());
            offered_.pop();
            const std::size_t more = below_[node].size() - 1;
            if (drawing.leaves != 0 && leaves + more > drawing.leaves) continue;
            leaves += more;
            unfolded_[node] = true;
            for (const std::size_t child : below_[node]) offer(child);
        }
    }

    [[nodiscard]] bool is_unfolded(std::size_t node) const { return unfolded_[node]; }

  private:
    void offer(std::size_t node) {
        if (below_[node].empty()) return;
        // Of equals, the first of the search.
        offered_.emplace(nodes_[node].solutions > 0, nodes_[node].size, node);
    }

    struct Later {
        bool operator()(const std::tuple<bool, std::uint64_t, std::size_t>& a,
                        const std::tuple<bool, std::uint64_t, std::size_t>& b) const {
            const auto& [a_leads, a_size, a_node] = a;
            const auto& [b_leads, b_size, b_node] = b;
            return std::tuple(a_leads, a_size, b_node) < std::tuple(b_leads, b_size, a_node);
        }
    };

    const std::vector<TreeNode>& nodes_;
    const Children& below_;
    std::vector<bool> unfolded_;
    std::priority_queue<std::tuple<bool, std::uint64_t, std::size_t>,
                        std::vector<std::tuple<bool, std::uint64_t, std::size_t>>, Later>
        offered_;
};

}  // namespace

std::vector<ViewNode> view_of(const TreeDrawing& drawing) {
    const Children below = children_of(drawing.tree);
    const Unfolding unfolding(drawing, below);
    std::vector<ViewNode> view;
    struct Waiting {
        std::size_t node;
        std::size_t parent;
    };
    std::vector<Waiting> waiting = {{0, 0}};
    while (!waiting.empty()) {
        const auto [first, parent] = waiting.back();
        waiting.pop_back();
        const std::size_t place = view.size();
        ViewNode& drawn = view.emplace_back();
        drawn.parent = parent;
        drawn.chain = {first};
        if (place > 0) {
            drawn.depth = view[parent].depth + 1;
            view[parent].below.push_back(place);
        }
        std::size_t last = first;
        while (drawing.chains && place > 0 && unfolding.is_unfolded(last) &&
               below[last].size() == 1) {
            last = below[last].front();
            drawn.chain.push_back(last);
        }
        if (!unfolding.is_unfolded(last)) continue;
        // The first is to be taken next.
        const auto& next = below[last];
        for (std::size_t i = next.size(); i > 0; --i) waiting.push_back({next[i - 1], place});
    }
    return view;
}

}  // namespace sudokit::draw
