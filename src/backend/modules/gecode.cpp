#include "backend/gecode.hpp"

#include <memory>
#include <new>
#include <vector>

#include <gecode/int.hh>
#include <gecode/search.hh>

namespace sudokit::backend {
namespace {

// Failures before the first restart, and how much longer each run may be than the one before: as in
// our own search on constraints.
constexpr unsigned long kFirstRun = 100;
constexpr double kGrowth = 1.5;

// A variable for each cell; cloned by the search as it goes.
class PuzzleSpace final : public Gecode::Space {
  public:
    explicit PuzzleSpace(const GecodePuzzle& puzzle)
        : cells_(*this, static_cast<int>(puzzle.allowed.size()), 1,
                 static_cast<int>(puzzle.order)) {
        for (Cell cell = 0; cell < puzzle.allowed.size(); ++cell) {
            Gecode::dom(*this, at(cell), set_of(puzzle.allowed[cell]));
        }
        for (const House& house : puzzle.houses) {
            Gecode::IntVarArgs variables;
            for (const Cell cell : house.cells) variables << at(cell);
            Gecode::distinct(*this, variables, Gecode::IPL_DOM);
        }
        Gecode::branch(*this, cells_, Gecode::INT_VAR_AFC_SIZE_MAX(), Gecode::INT_VAL_MIN());
    }

    PuzzleSpace(PuzzleSpace& other) : Gecode::Space(other) { cells_.update(*this, other.cells_); }
    Gecode::Space* copy() override { return new PuzzleSpace(*this); }

    // The digits, once all cells have one.
    [[nodiscard]] std::vector<std::uint8_t> digits() const {
        std::vector<std::uint8_t> all;
        for (const Gecode::IntVar& cell : cells_) {
            all.push_back(static_cast<std::uint8_t>(cell.val()));
        }
        return all;
    }

  private:
    static Gecode::IntSet set_of(DigitSet digits) {
        std::vector<int> values;
        for (const Digit digit : digits) values.push_back(static_cast<int>(digit));
        return Gecode::IntSet(values.data(), static_cast<int>(values.size()));
    }

    [[nodiscard]] Gecode::IntVar at(Cell cell) const { return cells_[static_cast<int>(cell)]; }

    Gecode::IntVarArray cells_;
};

// Asked by the search at every node.
class DeadlineStop final : public Gecode::Search::Stop {
  public:
    // Tells how far the search has come: `outcome` is of those before it.
    DeadlineStop(Deadline deadline, const SearchOutcome& outcome)
        : deadline_(deadline), outcome_(outcome) {}
    bool stop(const Gecode::Search::Statistics& statistics,
              const Gecode::Search::Options& /*options*/) override {
        return deadline_.passed(outcome_.count, outcome_.nodes + statistics.node);
    }

  private:
    Deadline deadline_;
    const SearchOutcome& outcome_;
};

// One search for solutions: with restarts until the first one is found, since a bad choice at the
// start may cost hours; then in order, with the failures counted so far.
class GecodeRun {
  public:
    GecodeRun(const GecodePuzzle& puzzle, const SearchLimits& limits, SolutionSink sink)
        : root_(std::make_unique<PuzzleSpace>(puzzle)),
          stop_(limits.deadline, outcome_),
          limit_(limits.limit),
          sink_(sink) {}

    SearchOutcome all() {
        // Gecode 6.2 loses some memory when a search with restarts is made of a failed root.
        if (root_->status() == Gecode::SS_FAILED) return outcome_;
        if (find_first()) find_others();
        return outcome_;
    }

  private:
    // False if that ends the search.
    bool find_first() {
        Gecode::Search::Options options;
        options.stop = &stop_;
        options.cutoff = Gecode::Search::Cutoff::geometric(kFirstRun, kGrowth);
        Gecode::RBS<PuzzleSpace, Gecode::DFS> search(root_.get(), options);
        const std::unique_ptr<PuzzleSpace> solution(search.next());
        if (solution) first_ = solution->digits();
        const bool more = solution && hand_on(first_);
        note(search.statistics(), search.stopped(), solution ? 1 : 0);
        return more;
    }

    void find_others() {
        Gecode::Search::Options options;
        options.stop = &stop_;
        Gecode::DFS<PuzzleSpace> search(root_.get(), options);
        std::uint64_t solutions = 0;
        while (const auto solution = std::unique_ptr<PuzzleSpace>(search.next())) {
            ++solutions;
            const std::vector<std::uint8_t> digits = solution->digits();
            if (digits != first_ && !hand_on(digits)) break;
        }
        note(search.statistics(), search.stopped(), solutions);
    }

    // False if no more solutions are wanted.
    bool hand_on(const std::vector<std::uint8_t>& digits) {
        ++outcome_.count;
        const bool more = sink_(digits) && outcome_.count != limit_;
        if (!more) outcome_.stop = Stop::limit;
        return more;
    }

    // Gecode counts every node of the tree; those that are neither failed nor solved are choices. A
    // run that fails at its root is counted as a failure only.
    void note(const Gecode::Search::Statistics& told, bool stopped, std::uint64_t solutions) {
        const std::uint64_t leaves = told.fail + solutions;
        if (told.node > leaves) outcome_.nodes += told.node - leaves;
        if (stopped) outcome_.stop = Stop::deadline;
    }

    std::unique_ptr<PuzzleSpace> root_;
    DeadlineStop stop_;
    std::uint64_t limit_;
    SolutionSink sink_;
    std::vector<std::uint8_t> first_;
    SearchOutcome outcome_;
};

SearchOutcome search(const GecodePuzzle& puzzle, const SearchLimits& limits, SolutionSink sink) {
    if (limits.deadline.passed()) return {.stop = Stop::deadline};
    try {
        return GecodeRun(puzzle, limits, sink).all();
    } catch (const Gecode::MemoryExhausted&) {
        // Gecode's own word for what everybody else calls this.
        throw std::bad_alloc();
    }
}

}  // namespace
}  // namespace sudokit::backend

SUDOKIT_EXPORT_MODULE(sudokit::backend::GecodeModule, sudokit::backend::search)
