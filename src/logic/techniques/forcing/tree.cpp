// Bifurcation trees: iterative deepening over all candidates.
#include "logic/techniques/forcing/forcing.hpp"
#include "logic/techniques/forcing/tree_search.hpp"

namespace sudokit::logic {
namespace {

// In facts found. Once there is a tree, the search for a better one ends with the first number;
// one at 9x9 that goes through all trees of depth 2 finds about a million. The second is where it
// gives up: some ten seconds.
constexpr std::uint64_t kEnoughTreeWork = 1'500'000;
constexpr std::uint64_t kMaxTreeWork = 60'000'000;
// With constraints, steps inside take most of the time.
constexpr std::uint64_t kDearer = 10;

struct Tree {
    Candidate candidate;
    Refutation refutation;
};

std::uint64_t most_work(const State& state) {
    return state.constraints().empty() ? kMaxTreeWork : kMaxTreeWork / kDearer;
}

std::optional<Tree> best_tree(const State& state, std::uint32_t depth, TreeSearch& search) {
    std::optional<Tree> best;
    Refutation::Size bound{UINT32_MAX, UINT32_MAX, UINT32_MAX};
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            if (search.is_late() || search.work() > (best ? kEnoughTreeWork : most_work(state))) {
                return best;
            }
            auto refutation = search.refute({cell, digit}, depth, bound);
            if (!refutation || refutation->size >= bound) continue;
            bound = refutation->size;
            best = Tree{{cell, digit}, *std::move(refutation)};
        }
    }
    return best;
}

}  // namespace

bool BifurcationTree::find(const State& state, StepSink sink) const {
    TreeSearch search(state, sink.deadline());
    for (std::uint32_t depth = 1; depth <= state.open_count(); ++depth) {
        const auto tree = best_tree(state, depth, search);
        if (search.is_late()) return false;
        if (tree) {
            ForcingPattern pattern;
            pattern.branches.push_back(search.branch_of(tree->candidate, tree->refutation));
            return sink({TechniqueId::bifurcation_tree, std::move(pattern), {}, {tree->candidate}});
        }
        if (search.work() > most_work(state)) break;
    }
    return true;
}

}  // namespace sudokit::logic
