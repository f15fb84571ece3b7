// The fewest givens that clash: a smallest hitting set of the corrections, the sets of givens that
// can be left out to get a solution.
#include "sudokit/clashing_givens.hpp"

#include <utility>

#include "generate/minimality/hitting_sets.hpp"
#include "generate/minimality/other_solutions.hpp"

namespace sudokit {
namespace {

using generate::Missed;

class ClashSearch {
  public:
    ClashSearch(const Puzzle& puzzle, Deadline deadline)
        : puzzle_(puzzle),
          kept_puzzle_(puzzle),
          givens_(generate::given_cells(puzzle)),
          deadline_(deadline) {}

    ClashingGivens run() {
        const Missed all = correction(givens_);
        if (all.stopped) return {0, Stop::deadline};
        if (all.set) return {1};
        CellSet best = givens_;
        const bool reduced = reduce(best);
        const auto found = generate::smallest_hitting_set(
            {.cells = givens_,
             .missed = [this](const CellSet& kept) { return missed(kept); },
             .deadline = deadline_},
            best);
        return {.stop = reduced && !found.stopped ? Stop::exhausted : Stop::deadline,
                .least = found.least,
                .cells = {found.best.begin(), found.best.end()}};
    }

  private:
    // With the kept givens there is no solution, or one that disagrees with these other givens.
    Missed correction(const CellSet& kept) {
        Missed missed;
        missed.stopped = deadline_.passed();
        if (missed.stopped) return missed;
        for (const Cell cell : givens_) {
            kept_puzzle_.set_given(cell, kept.contains(cell) ? puzzle_.given(cell) : 0);
        }
        const SearchOutcome outcome =
            backend::search_or_stop(*engines_, kept_puzzle_, {.limit = 1, .deadline = deadline_},
                                    [&](std::span<const std::uint8_t> digits) {
                                        missed.set = givens_ - givens_;
                                        for (const Cell cell : givens_) {
                                            if (digits[cell] != puzzle_.given(cell))
                                                missed.set->insert(cell);
                                        }
                                        return false;
                                    });
        missed.stopped = !missed.set && outcome.stop == Stop::deadline;
        return missed;
    }

    // A correction without any of the kept givens that contains no other one: given after given is
    // kept as well, as long as there is a solution.
    Missed missed(const CellSet& kept) {
        Missed missed = correction(kept);
        if (!missed.set) return missed;
        for (const Cell cell : CellSet(*missed.set)) {
            if (!missed.set->contains(cell)) continue;
            CellSet more = givens_ - *missed.set;
            more.insert(cell);
            Missed smaller = correction(more);
            if (smaller.stopped) return smaller;
            if (smaller.set) missed = std::move(smaller);
        }
        return missed;
    }

    // Leaves givens out as long as the others clash; false if time ran out.
    bool reduce(CellSet& clashing) {
        for (const Cell cell : givens_) {
            clashing.erase(cell);
            const Missed missed = correction(clashing);
            if (missed.set || missed.stopped) clashing.insert(cell);
            if (missed.stopped) return false;
        }
        return true;
    }

    const Puzzle& puzzle_;
    Puzzle kept_puzzle_;
    CellSet givens_;
    Deadline deadline_;
    std::unique_ptr<backend::Relay> engines_ = backend::make_automatic();
};

}  // namespace

ClashingGivens fewest_clashing(const Puzzle& puzzle, Deadline deadline) {
    return ClashSearch(puzzle, deadline).run();
}

}  // namespace sudokit
