#include "backend/cp.hpp"

#include <optional>
#include <vector>

#include "engine/luby.hpp"
#include "engine/patience.hpp"
#include "model/fd/puzzle_model.hpp"

namespace sudokit::backend {
namespace {

// Failures in the shortest runs. Chosen, as the order of digits is, out of about a dozen settings
// on 15 puzzles of order 25, each shuffled in three ways: with runs of 100 failures and then half
// as many again, and the least digit first, eight of the 45 took longer than 6 s; now one does. On
// other puzzles the gain is smaller, and on tight ones (half of the cells open) there is none.
constexpr std::uint64_t kRestartUnit = 30;

// Complete also on cells that differ and are more than there are digits. Boards of cliques have no
// places: a digit may be missing in a house.
Model model_of(const Board& board, Differing differing) {
    const bool places = differing == Differing::places && board.is_grid();
    return {.primal = board.cell_count(), .dual = places ? board.order() : Model::kAbsent};
}

class CpSearch {
  public:
    CpSearch(const Puzzle& puzzle, Differing differing, const SearchLimits& limits,
             SolutionSink sink)
        : board_(puzzle.board()),
          problem_(puzzle, model_of(board_, differing), limits.deadline),
          store_(problem_.store()),
          limits_(limits),
          sink_(sink),
          patience_(limits.patience),
          weights_(puzzle.board().cell_count(), 1) {}

    SearchOutcome run() {
        for (;;) {
            if (limits_.deadline.passed(outcome_.count, outcome_.nodes)) {
                return ended(Stop::deadline);
            }
            if (!store_.propagate()) {
                if (store_.stopped()) return ended(Stop::deadline);
                blame();
                if (!back()) return ended(Stop::exhausted);
                if (outcome_.count == 0 && ++failures_ >= allowed_) restart();
            } else if (const auto cell = choose()) {
                if (patience_.is_over(++outcome_.nodes)) return ended(Stop::patience);
                decide(*cell);
            } else {
                if (!hand_on()) return ended(Stop::limit);
                if (!back()) return ended(Stop::exhausted);
            }
        }
    }

  private:
    struct Decision {
        fd::Variable cell;
        Digit digit;
    };

    SearchOutcome ended(Stop stop) {
        outcome_.stop = stop;
        return outcome_;
    }

    // The cells of the constraint that failed are harder than others. (Places come after them.)
    void blame() {
        if (store_.failed_in() != fd::kNoConstraint) {
            for (const fd::Variable variable : store_.constraint(store_.failed_in()).variables()) {
                if (variable < weights_.size()) ++weights_[variable];
            }
        }
        if (!decisions_.empty()) last_conflict_ = decisions_.back().cell;
    }

    // The last decision was wrong, or is done with: on without it. False if there is none.
    bool back() {
        if (decisions_.empty()) return false;
        const Decision decision = decisions_.back();
        decisions_.pop_back();
        store_.pop();
        store_.remove(decision.cell, DigitSet::of(decision.digit));
        return true;
    }

    // What was refuted without any decision before it stays so; the weights stay too.
    void restart() {
        while (!decisions_.empty()) {
            decisions_.pop_back();
            store_.pop();
        }
        store_.wake_all();
        failures_ = 0;
        allowed_ = kRestartUnit * engine::luby(++runs_);
    }

    // The open cell to branch on; none if all have their digit.
    [[nodiscard]] std::optional<fd::Variable> choose() const {
        if (last_conflict_ && !store_.is_assigned(*last_conflict_)) return last_conflict_;
        std::optional<fd::Variable> best;
        for (const fd::Variable cell : problem_.cells()) {
            if (store_.is_assigned(cell)) continue;
            if (!best || is_better(cell, *best)) best = cell;
        }
        return best;
    }

    // Fewer candidates for its weight, compared without division.
    [[nodiscard]] bool is_better(fd::Variable a, fd::Variable b) const {
        return store_.domain(a).size() * weights_[b] < store_.domain(b).size() * weights_[a];
    }

    // The digit that the fewest other cells lose by it.
    [[nodiscard]] Digit choose_digit(fd::Variable cell) const {
        std::size_t fewest = board_.cell_count();
        Digit best = 0;
        for (const Digit digit : store_.domain(cell)) {
            std::size_t losers = 0;
            for (const Cell peer : board_.peers(cell)) {
                if (store_.domain(peer).contains(digit)) ++losers;
            }
            if (losers >= fewest) continue;
            fewest = losers;
            best = digit;
        }
        return best;
    }

    void decide(fd::Variable cell) {
        const Digit digit = choose_digit(cell);
        decisions_.push_back({cell, digit});
        store_.push();
        store_.assign(cell, digit);
    }

    // False if no more solutions are wanted.
    bool hand_on() {
        std::vector<std::uint8_t> digits;
        for (const fd::Variable cell : problem_.cells()) {
            digits.push_back(static_cast<std::uint8_t>(store_.domain(cell).first()));
        }
        patience_.renew(outcome_.nodes, ++outcome_.count);
        return sink_(digits) && outcome_.count != limits_.limit;
    }

    Board board_;
    fd::PuzzleModel problem_;
    fd::Store& store_;
    SearchLimits limits_;
    SolutionSink sink_;
    engine::Patience patience_;
    std::vector<std::uint64_t> weights_;  // by cell
    std::vector<Decision> decisions_;
    std::optional<fd::Variable> last_conflict_;
    SearchOutcome outcome_;
    std::uint64_t failures_ = 0;
    std::uint64_t runs_ = 1;
    std::uint64_t allowed_ = kRestartUnit;
};

}  // namespace

SearchOutcome ConstraintEngine::search(const Puzzle& puzzle, const SearchLimits& limits,
                                       SolutionSink sink) {
    return CpSearch(puzzle, differing_, limits, sink).run();
}

}  // namespace sudokit::backend
