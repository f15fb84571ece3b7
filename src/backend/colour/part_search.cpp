#include "backend/colour/part_search.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include "backend/colour/clique.hpp"
#include "backend/colour/greedy.hpp"
#include "backend/colour/max_clique.hpp"
#include "backend/colour/search.hpp"
#include "backend/colour/tabu.hpp"

namespace sudokit::colouring {
namespace {

// Exact search pauses after this many failures, and then after twice as many each time; between two
// runs tabu search makes as many steps as there were failures.
constexpr std::uint64_t kFirstRun = 1000;

// A colouring with one colour less to begin with: the rarest colour is gone, and the colours
// behind it have moved up.
std::vector<Colour> without_rarest(std::span<const Colour> colours) {
    std::vector<std::size_t> vertices_with(colours_in(colours));
    for (const Colour colour : colours) ++vertices_with[colour];
    const auto rarest =
        static_cast<Colour>(std::ranges::min_element(vertices_with) - vertices_with.begin());
    std::vector<Colour> out(colours.begin(), colours.end());
    for (Colour& colour : out) {
        if (colour == rarest) {
            colour = kNoColour;
        } else if (colour > rarest) {
            --colour;
        }
    }
    return out;
}

}  // namespace

PartSearch::PartSearch(const Graph& graph, Colour lower, Effort& effort)
    : graph_(graph), best_(greedy_colouring(graph, effort.deadline)) {
    upper_ = colours_in(best_);
    if (upper_ <= lower) return;
    clique_ = large_clique(graph, effort.cliques.large);
    if (clique_.size() < upper_) {
        clique_ = larger_clique(graph, std::move(clique_), effort.cliques.largest);
    }
}

void PartSearch::keep(std::span<const Colour> colours) {
    best_ = without_gaps(colours);
    upper_ = colours_in(best_);
}

void PartSearch::improve(Colour goal, const Effort& effort) {
    while (upper_ > goal && !effort.deadline.passed()) {
        const Problem problem = problem_of(graph_, upper_ - 1);
        if (!Tabu::fits(problem)) return;
        Tabu tabu(problem, without_rarest(best_), Rng(effort.seed));
        if (!tabu.run(effort.steps, effort.deadline)) return;
        keep(tabu.colours());
    }
}

std::vector<std::vector<Vertex>> PartSearch::full_cliques(Colour colours, Budget& budget) const {
    std::vector<std::vector<Vertex>> full;
    std::ranges::copy_if(suggested_, std::back_inserter(full),
                         [&](const auto& clique) { return clique.size() == colours; });
    if (full.empty() && clique_.size() == colours) {
        full = cliques_of_size(graph_, colours, budget);
    }
    return full;
}

PartSearch::Answer PartSearch::decide(Colour colours, Patience patience, Effort& effort) {
    if (upper_ <= colours) return Answer::yes;
    if (clique_.size() > colours) return Answer::no;
    Problem problem = problem_of(graph_, colours);
    problem.first = clique_;
    problem.fixed = fixed_;
    const std::vector<std::vector<Vertex>> full = full_cliques(colours, effort.cliques.full);
    problem.full_cliques.assign(full.begin(), full.end());

    Search search(problem, Search::Choice::saturation);
    std::optional<Tabu> tabu;
    const std::uint64_t before = effort.nodes;
    const auto take = [&](std::span<const Colour> found) {
        keep(found);
        return false;
    };
    for (std::uint64_t failures = kFirstRun;; failures *= 2) {
        const Search::End end = search.run(take, effort.deadline, failures);
        effort.nodes = before + search.nodes();
        switch (end) {
            case Search::End::exhausted: return Answer::no;
            case Search::End::told: return Answer::yes;
            case Search::End::deadline: return Answer::stopped;
            case Search::End::failures: break;
        }
        if (patience == Patience::little) return Answer::stopped;
        if (!tabu && Tabu::fits(problem)) tabu.emplace(problem, best_, Rng(effort.seed));
        if (tabu && tabu->run(failures, effort.deadline)) {
            keep(tabu->colours());
            return Answer::yes;
        }
    }
}

}  // namespace sudokit::colouring
