// All minimal hitting sets, depth first (the algorithm MMCS of Murakami and Uno 2014): each chosen
// cell keeps a set that it alone hits, and the cells tried before its siblings are tried again
// below them, so that every hitting set is met once. Here the family grows as the search asks.
#include <algorithm>
#include <iterator>
#include <utility>

#include "base/lookout.hpp"
#include "generate/minimality/hitting_sets.hpp"

namespace sudokit::generate {
namespace {

// A step takes microseconds.
constexpr std::uint64_t kStepsBetweenLooks = 64;

// The sets known so far, and by which of the chosen cells they are hit.
class HitFamily {
  public:
    explicit HitFamily(std::size_t cells) : sets_of_(cells), alone_(cells, 0) {}

    void add(const CellSet& set, const CellSet& chosen) {
        const std::size_t index = sets_.size();
        sets_.push_back({{set.begin(), set.end()}});
        for (const Cell cell : set) {
            sets_of_[cell].push_back(index);
        }
        enter_missed(index);
        for (const Cell cell : set) {
            if (chosen.contains(cell)) hit(index, cell);
        }
    }

    void choose(Cell cell) {
        for (const std::size_t index : sets_of_[cell]) hit(index, cell);
    }

    void take_back(Cell cell) {
        for (const std::size_t index : sets_of_[cell]) {
            KnownSet& set = sets_[index];
            if (set.hits == 1) --alone_[cell];
            --set.hits;
            set.hitters -= cell;
            if (set.hits == 1) ++alone_[set.hitters];
            if (set.hits == 0) enter_missed(index);
        }
    }

    /// True if there is a set that of all chosen cells this one alone hits.
    [[nodiscard]] bool hits_alone(Cell cell) const { return alone_[cell] > 0; }

    /// The set not hit that has the fewest open cells; nothing if all are hit.
    [[nodiscard]] const std::vector<Cell>* narrowest_missed(const CellSet& open) const {
        const std::vector<Cell>* best = nullptr;
        std::ptrdiff_t fewest = 0;
        for (const std::size_t index : missed_) {
            const KnownSet& set = sets_[index];
            const std::ptrdiff_t size =
                std::ranges::count_if(set.cells, [&](Cell cell) { return open.contains(cell); });
            if (best != nullptr && size >= fewest) continue;
            best = &set.cells;
            fewest = size;
        }
        return best;
    }

  private:
    struct KnownSet {
        std::vector<Cell> cells;
        std::uint32_t hits = 0;
        Cell hitters = 0;       // the sum of the chosen cells that hit it: the cell, if it is one
        std::size_t place = 0;  // in `missed_`, where it is not hit
    };

    void enter_missed(std::size_t index) {
        sets_[index].place = missed_.size();
        missed_.push_back(index);
    }

    void leave_missed(std::size_t place) {
        missed_[place] = missed_.back();
        sets_[missed_[place]].place = place;
        missed_.pop_back();
    }

    void hit(std::size_t index, Cell cell) {
        KnownSet& set = sets_[index];
        if (set.hits == 0) leave_missed(set.place);
        if (set.hits == 1) --alone_[set.hitters];
        ++set.hits;
        set.hitters += cell;
        if (set.hits == 1) ++alone_[cell];
    }

    std::vector<KnownSet> sets_;
    std::vector<std::vector<std::size_t>> sets_of_;  // by cell
    std::vector<std::size_t> missed_;                // those not hit, in any order
    std::vector<std::size_t> alone_;                 // by cell: how many sets it alone hits
};

class MinimalSearch {
  public:
    MinimalSearch(const MinimalHittingProblem& problem, const std::vector<CellSet>& known)
        : problem_(problem),
          chosen_(problem.cells - problem.cells),
          family_(end_of(problem.cells)),
          lookout_(problem.deadline, kStepsBetweenLooks) {
        for (const CellSet& set : known) family_.add(set, chosen_);
    }

    MinimalHittingEnd run() {
        search(problem_.cells);
        return end_;
    }

  private:
    // Hands over the minimal hitting sets that have the chosen cells and others among the `open`
    // ones. Each chosen cell is the only one that hits some set.
    void search(CellSet open) {
        if (lookout_.passed()) {
            end_ = MinimalHittingEnd::stopped;
            return;
        }
        const auto missed = missed_cells(open);
        if (end_ != MinimalHittingEnd::all) return;
        if (!missed) {
            if (!problem_.sink(chosen_)) end_ = MinimalHittingEnd::enough;
            return;
        }
        for (const Cell cell : *missed) open.erase(cell);
        for (const Cell cell : *missed) {
            chosen_.insert(cell);
            family_.choose(cell);
            const bool minimal = all_are_needed();
            if (minimal) search(open);
            family_.take_back(cell);
            chosen_.erase(cell);
            if (end_ != MinimalHittingEnd::all) return;
            // A cell that makes another one superfluous does so below its siblings too.
            if (minimal) open.insert(cell);
        }
    }

    // The open cells of a set that is missed; nothing if there is none.
    std::optional<std::vector<Cell>> missed_cells(const CellSet& open) {
        std::vector<Cell> cells;
        if (const auto* known = family_.narrowest_missed(open)) {
            std::ranges::copy_if(*known, std::back_inserter(cells),
                                 [&](Cell cell) { return open.contains(cell); });
            return cells;
        }
        const auto found = take(problem_.missed(chosen_));
        if (!found) return std::nullopt;
        const CellSet rest = *found & open;
        cells.assign(rest.begin(), rest.end());
        return cells;
    }

    // True if each of the chosen cells has a set that it alone hits.
    bool all_are_needed() {
        return std::ranges::all_of(chosen_, [this](Cell cell) {
            return family_.hits_alone(cell) || take(problem_.hit_by_only(chosen_, cell));
        });
    }

    std::optional<CellSet> take(Missed missed) {
        if (missed.stopped) end_ = MinimalHittingEnd::stopped;
        if (missed.set) family_.add(*missed.set, chosen_);
        return std::move(missed.set);
    }

    const MinimalHittingProblem& problem_;
    CellSet chosen_;
    HitFamily family_;
    Lookout lookout_;
    MinimalHittingEnd end_ = MinimalHittingEnd::all;
};

}  // namespace

MinimalHittingEnd minimal_hitting_sets(const MinimalHittingProblem& problem,
                                       const std::vector<CellSet>& known) {
    return MinimalSearch(problem, known).run();
}

}  // namespace sudokit::generate
