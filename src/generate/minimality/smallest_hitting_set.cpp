// The smallest hitting set: tries 0 cells, then 1, and so on from a proved bound, so that at any
// time what was tried in vain is a lower bound.
#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

#include "base/lookout.hpp"
#include "generate/minimality/hitting_sets.hpp"

namespace sudokit::generate {
namespace {

// A node of the search takes microseconds.
constexpr std::uint64_t kNodesBetweenLooks = 64;

class SmallestSearch {
  public:
    SmallestSearch(const HittingProblem& problem, const CellSet& best)
        : problem_(problem),
          family_(problem.known),
          best_(best),
          lookout_(problem.deadline, kNodesBetweenLooks) {
        hits_.resize(end_of(problem.cells));
    }

    SmallestHitting run() {
        std::uint32_t least = first_bound();
        while (!stopped_ && least < best_.size()) {
            CellSet chosen = none();
            if (!search(chosen, problem_.cells, all_sets(), least) && !stopped_) ++least;
        }
        return {std::min(least, best_.size()), best_, stopped_};
    }

  private:
    [[nodiscard]] CellSet none() const { return problem_.cells - problem_.cells; }

    [[nodiscard]] std::vector<std::size_t> all_sets() const {
        std::vector<std::size_t> all(family_.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        return all;
    }

    // Sets without a common cell take a cell each. What such cells miss gives further ones.
    std::uint32_t first_bound() {
        CellSet hit = none();
        std::uint32_t bound = 0;
        for (const std::size_t index : disjoint_sets(family_)) {
            hit |= family_[index];
            ++bound;
        }
        while (!stopped_) {
            const auto set = ask(hit);
            if (!set) break;
            hit |= *set;
            family_.push_back(*set);
            ++bound;
        }
        return bound;
    }

    std::optional<CellSet> ask(const CellSet& chosen) {
        if (lookout_.passed(kNodesBetweenLooks)) stopped_ = true;
        if (stopped_) return std::nullopt;
        Missed missed = problem_.missed(chosen);
        stopped_ = missed.stopped;
        return std::move(missed.set);
    }

    // True if `left` more of the `open` cells hit all sets; then `best_` has them. `unhit` are the
    // known sets that `chosen` misses.
    bool search(CellSet& chosen, CellSet open, std::vector<std::size_t> unhit, std::uint32_t left) {
        if (is_too_late()) return false;
        if (unhit.empty()) {
            const auto set = ask(chosen);
            if (stopped_) return false;
            if (!set) {
                best_ = chosen;
                return true;
            }
            unhit.push_back(family_.size());
            family_.push_back(*set);
        }
        if (!may_hit(open, unhit, left)) return false;
        const std::vector<Cell> cells = by_hits(family_[sizes_.front().second] & open);
        std::size_t known = family_.size();
        for (const Cell cell : cells) {
            // What deeper nodes found is missed by their cells, so by those chosen here too.
            for (; known < family_.size(); ++known) unhit.push_back(known);
            open.erase(cell);
            std::vector<std::size_t> rest;
            for (const std::size_t index : unhit) {
                if (!family_[index].contains(cell)) rest.push_back(index);
            }
            chosen.insert(cell);
            const bool found = search(chosen, open, std::move(rest), left - 1);
            chosen.erase(cell);
            if (found || stopped_) return found;
        }
        return false;
    }

    bool is_too_late() {
        ++nodes_;
        if (lookout_.passed() || (problem_.effort > 0 && nodes_ > problem_.effort)) stopped_ = true;
        return stopped_;
    }

    // False if `left` cells cannot hit them all: because so many have no open cell in common, or
    // because even the cells that hit the most do not hit enough. Counts the sets that cells hit,
    // and sorts the sets by how many open cells they have.
    bool may_hit(const CellSet& open, const std::vector<std::size_t>& unhit, std::uint32_t left) {
        if (left == 0) return false;
        std::ranges::fill(hits_, 0);
        sizes_.clear();
        for (const std::size_t index : unhit) {
            const CellSet rest = family_[index] & open;
            std::uint32_t size = 0;
            for (const Cell cell : rest) {
                ++hits_[cell];
                ++size;
            }
            if (size == 0) return false;
            sizes_.emplace_back(size, index);
        }
        std::ranges::sort(sizes_);
        CellSet taken = none();
        std::uint32_t disjoint = 0;
        for (const auto& [size, index] : sizes_) {
            const CellSet rest = family_[index] & open;
            if (rest.meets(taken)) continue;
            taken |= rest;
            if (++disjoint > left) return false;
        }
        counts_ = hits_;
        const auto middle = counts_.begin() + std::min<std::ptrdiff_t>(left, std::ssize(counts_));
        std::partial_sort(counts_.begin(), middle, counts_.end(), std::greater<>());
        return std::accumulate(counts_.begin(), middle, std::size_t{0}) >= unhit.size();
    }

    // Those that hit the most sets come first: what is left out later is small then.
    [[nodiscard]] std::vector<Cell> by_hits(const CellSet& set) const {
        std::vector<Cell> cells(set.begin(), set.end());
        std::ranges::stable_sort(cells, std::greater<>(),
                                 [this](Cell cell) { return hits_[cell]; });
        return cells;
    }

    const HittingProblem& problem_;
    std::vector<CellSet> family_;
    CellSet best_;
    Lookout lookout_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
    // Of the last call of `may_hit`.
    std::vector<std::size_t> hits_;                             // sets that a cell hits
    std::vector<std::size_t> counts_;                           // the same, sorted
    std::vector<std::pair<std::uint32_t, std::size_t>> sizes_;  // open cells of sets, sorted
};

}  // namespace

std::size_t end_of(const CellSet& cells) {
    std::size_t end = 0;
    for (const Cell cell : cells) end = cell + 1;
    return end;
}

SmallestHitting smallest_hitting_set(const HittingProblem& problem, const CellSet& best) {
    return SmallestSearch(problem, best).run();
}

CellSet greedy_hitting_set(const std::vector<CellSet>& sets, const CellSet& cells) {
    CellSet chosen = cells - cells;
    std::vector<std::size_t> hits;
    for (;;) {
        hits.assign(end_of(cells), 0);
        for (const CellSet& set : sets) {
            if (set.meets(chosen)) continue;
            for (const Cell cell : set) {
                ++hits[cell];
            }
        }
        const auto most = std::ranges::max_element(hits);
        if (most == hits.end() || *most == 0) return chosen;
        chosen.insert(static_cast<Cell>(most - hits.begin()));
    }
}

std::vector<std::size_t> disjoint_sets(const std::vector<CellSet>& sets) {
    std::vector<std::size_t> order(sets.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t index) { return sets[index].size(); });
    std::vector<std::size_t> chosen;
    for (const std::size_t index : order) {
        const bool meets = std::ranges::any_of(
            chosen, [&](std::size_t other) { return sets[index].meets(sets[other]); });
        if (!meets) chosen.push_back(index);
    }
    return chosen;
}

}  // namespace sudokit::generate
