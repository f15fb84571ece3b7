#include "sudokit/search_tree.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/tree/trial.hpp"

namespace sudokit {
namespace {

// Grows the tree depth first. Beyond the depth that is kept, nodes only add to those above.
class Growing {
  public:
    Growing(const Puzzle& puzzle, const SearchTreeOptions& options)
        : options_(options), trial_(engine::make_trial(puzzle, options.method)) {
        tree_.method = options.method;
        tree_.kept_depth = puzzle.board().cell_count();
    }

    SearchTree grow() {
        add(std::nullopt, trial_->begin());
        while (!levels_.empty()) {
            Level& level = levels_.back();
            if (level.untried.empty() || is_over()) {
                close();
                continue;
            }
            const Candidate tried{level.cell, level.untried.first()};
            level.untried.erase(tried.digit);
            add(tried, trial_->enter(tried));
        }
        tree_.complete = !std::holds_alternative<LeftOpen>(tree_.nodes.front().outcome);
        return std::move(tree_);
    }

  private:
    // A node on the way from the root to where the search is.
    struct Level {
        Cell cell = 0;
        DigitSet untried;
        std::optional<std::size_t> node;  // where it is kept
        std::uint64_t size = 1;
        std::uint64_t solutions = 0;
        bool open = false;  // something below it was left out
    };

    // Once it is, it stays so. A node takes much longer than a look at the deadline.
    [[nodiscard]] bool is_over() {
        over_ = over_ || visited_ >= options_.visit ||
                (options_.limit != 0 && found_ >= options_.limit) ||
                options_.deadline.passed(found_, visited_);
        return over_;
    }

    // Adds a node below the last level; one that does not branch is done with at once.
    void add(const std::optional<Candidate>& tried, const TreeOutcome& outcome) {
        ++visited_;
        const auto depth = static_cast<std::uint32_t>(levels_.size());
        tree_.deepest = std::max(tree_.deepest, depth);
        Level level;
        if (depth <= tree_.kept_depth) {
            level.node = tree_.nodes.size();
            TreeNode node{.tried = tried, .forced = trial_->forced(), .outcome = outcome};
            node.depth = depth;
            node.parent = levels_.empty() ? 0 : *levels_.back().node;
            tree_.nodes.push_back(std::move(node));
        }
        if (std::holds_alternative<FoundSolution>(outcome)) {
            ++found_;
            level.solutions = 1;
        }
        const auto* branching = std::get_if<Branching>(&outcome);
        if (branching != nullptr) {
            level.cell = branching->cell;
            level.untried = trial_->choices(branching->cell);
        } else if (level.solutions == 0) {
            ++tree_.dead_ends;
        }
        levels_.push_back(level);
        if (branching == nullptr) close();
        if (tree_.nodes.size() > options_.keep) fold();
    }

    // The last level is done with: what was below it belongs to the one above.
    void close() {
        const Level level = levels_.back();
        levels_.pop_back();
        const bool open = level.open || !level.untried.empty();
        if (level.node) {
            TreeNode& node = tree_.nodes[*level.node];
            node.size = level.size;
            node.solutions = level.solutions;
            if (open) node.outcome = LeftOpen{};
        }
        if (levels_.empty()) return;
        Level& above = levels_.back();
        above.size += level.size;
        above.solutions += level.solutions;
        above.open = above.open || open;
        trial_->leave();
    }

    // Too many nodes: the deepest levels go, until the rest fits, but never the first one.
    void fold() {
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

    const SearchTreeOptions& options_;
    std::unique_ptr<engine::Trial> trial_;
    SearchTree tree_;
    std::vector<Level> levels_;
    std::uint64_t visited_ = 0;
    std::uint64_t found_ = 0;
    bool over_ = false;
};

constexpr std::array<std::pair<std::string_view, TreeMethod>, 2> kTreeMethods = {
    {{"exhaustive", TreeMethod::exhaustive}, {"singles", TreeMethod::singles}}};

}  // namespace

std::string_view tree_method_name(TreeMethod method) {
    return kTreeMethods[static_cast<std::size_t>(method)].first;
}

std::optional<TreeMethod> find_tree_method(std::string_view name) {
    for (const auto& [known, method] : kTreeMethods) {
        if (known == name) return method;
    }
    return std::nullopt;
}

std::string_view tree_outcome_word(const TreeOutcome& outcome) {
    constexpr std::array<std::string_view, std::variant_size_v<TreeOutcome>> kWords = {
        "open", "branches", "solution", "no-digit", "no-place", "constraint"};
    return kWords[outcome.index()];
}

SearchTree search_tree(const Puzzle& puzzle, const SearchTreeOptions& options) {
    return Growing(puzzle, options).grow();
}

}  // namespace sudokit
