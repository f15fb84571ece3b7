#include "engine/tree/recorder.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace sudokit::engine {

TreeRecorder::TreeRecorder(const SearchTreeOptions& options) : options_(options) {
    tree_.method = options.method;
    tree_.kept_depth = std::numeric_limits<std::uint32_t>::max();
    add(TreeEntry::start, {});
}

void TreeRecorder::add(TreeEntry entry, Candidate tried) {
    ++visited_;
    const auto depth = static_cast<std::uint32_t>(levels_.size());
    tree_.deepest = std::max(tree_.deepest, depth);
    const bool about_cell = entry == TreeEntry::put || entry == TreeEntry::ruled_out;
    if (tree_.levels.size() <= depth) {
        tree_.levels.emplace_back();
        if (about_cell) tree_.levels.back().cell = tried.cell;
    }
    TreeLevel& all = tree_.levels[depth];
    ++all.nodes;
    if (!about_cell || all.cell != tried.cell) all.cell.reset();
    Level level;
    if (depth <= tree_.kept_depth) {
        level.node = tree_.nodes.size();
        TreeNode node;
        node.parent = levels_.empty() ? 0 : *levels_.back().node;
        node.depth = depth;
        node.entry = entry;
        if (about_cell) node.tried = tried;
        tree_.nodes.push_back(std::move(node));
    }
    levels_.push_back(level);
}

void TreeRecorder::enter(TreeEntry entry, Candidate tried) {
    Level& above = levels_.back();
    if (above.ways > 0) --above.ways;
    add(entry, tried);
}

bool TreeRecorder::settle(const TreeOutcome& outcome, std::uint32_t ways,
                          std::span<const Candidate> forced) {
    Level& level = levels_.back();
    level.ways = ways;
    if (level.node) {
        TreeNode& node = tree_.nodes[*level.node];
        node.outcome = outcome;
        node.forced.assign(forced.begin(), forced.end());
        std::ranges::sort(node.forced);
    }
    if (std::holds_alternative<FoundSolution>(outcome)) {
        ++found_;
        ++level.solutions;
    } else if (!std::holds_alternative<Branching>(outcome)) {
        ++tree_.dead_ends;
        ++tree_.levels[levels_.size() - 1].dead_ends;
    }
    if (tree_.nodes.size() > options_.keep) fold();
    return !is_over();
}

void TreeRecorder::leave() { close(); }

void TreeRecorder::begin_anew() {
    for (std::size_t i = 1; i < levels_.size(); ++i) {
        levels_[i].given_up = levels_[i].ways > 0;
        levels_[i].ways = 0;
    }
    while (levels_.size() > 1) close();
    // What the root has not tried yet is tried below the new node.
    levels_.front().ways = 1;
    enter(TreeEntry::again, {});
}

SearchTree TreeRecorder::finish() {
    while (!levels_.empty()) close();
    tree_.complete = !std::holds_alternative<LeftOpen>(tree_.nodes.front().outcome);
    // A search looks at the deadline itself as well, and tells nobody.
    if (!tree_.complete) tree_.ended_by = over_ == TreeLimit::none ? TreeLimit::time : over_;
    return std::move(tree_);
}

// Once it is, it stays so. A node takes much longer than a look at the deadline.
bool TreeRecorder::is_over() {
    if (over_ != TreeLimit::none) return true;
    if (visited_ >= options_.visit) {
        over_ = TreeLimit::nodes;
    } else if (options_.limit != 0 && found_ >= options_.limit) {
        over_ = TreeLimit::solutions;
    } else if (options_.deadline.passed(found_, visited_)) {
        over_ = TreeLimit::time;
    }
    return over_ != TreeLimit::none;
}

// The last level is done with: what was below it belongs to the one above.
void TreeRecorder::close() {
    const Level level = levels_.back();
    levels_.pop_back();
    const bool open = level.open || level.ways > 0;
    if (level.node) {
        TreeNode& node = tree_.nodes[*level.node];
        node.size = level.size;
        node.solutions = level.solutions;
        if (open) {
            node.outcome = LeftOpen{};
        } else if (level.given_up) {
            node.outcome = GivenUp{};
        }
    }
    if (levels_.empty()) return;
    Level& above = levels_.back();
    above.size += level.size;
    above.solutions += level.solutions;
    above.open = above.open || open;
}

// Too many nodes: the deepest levels go, until the rest fits, but never the first one.
void TreeRecorder::fold() {
    std::vector<std::size_t> by_depth(tree_.deepest + 1, 0);
    for (const TreeNode& node : tree_.nodes) ++by_depth[node.depth];
    std::size_t sum = 0;
    std::uint32_t depth = 0;
    while (depth <= tree_.deepest && (depth < 2 || sum + by_depth[depth] <= options_.keep)) {
        sum += by_depth[depth];
        ++depth;
    }
    tree_.kept_depth = std::max(depth - 1, 1U);
    std::vector<std::size_t> moved(tree_.nodes.size(), 0);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < tree_.nodes.size(); ++i) {
        if (tree_.nodes[i].depth > tree_.kept_depth) continue;
        moved[i] = kept;
        tree_.nodes[i].parent = moved[tree_.nodes[i].parent];
        if (kept != i) tree_.nodes[kept] = std::move(tree_.nodes[i]);
        ++kept;
    }
    tree_.nodes.resize(kept);
    for (std::size_t i = 0; i < levels_.size(); ++i) {
        if (i > tree_.kept_depth) {
            levels_[i].node.reset();
        } else if (levels_[i].node) {
            levels_[i].node = moved[*levels_[i].node];
        }
    }
}

}  // namespace sudokit::engine
