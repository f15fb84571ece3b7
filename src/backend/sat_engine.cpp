#include "backend/sat_engine.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

#include "sudokit/cell_name.hpp"

#include "backend/messages.hpp"
#include "base/lookout.hpp"

namespace sudokit::backend {
namespace {

using Digits = std::vector<std::uint8_t>;

// The formula of one puzzle on its way into a solver, and its models on their way back.
class SatSearch {
  public:
    SatSearch(const Puzzle& puzzle, const SatOptions& options)
        : cnf_(puzzle, options.cnf.value_or(default_encoding(puzzle.board().order()))),
          values_(static_cast<std::size_t>(cnf_.candidate_count()) + 1),
          left_(puzzle.board().cell_count(), puzzle.board().digits()) {
        if (options.scope == Scope::open) settle(open_candidates(puzzle));
    }

    /// Gives the solver all clauses. False if it was stopped, or if one of them cannot hold.
    [[nodiscard]] bool encode(SatSolver& solver, const Deadline& deadline) {
        // Some solvers take a kilobyte for each, and as long to free it.
        constexpr std::uint64_t kLiteralsBetweenLooks = 4096;
        Lookout lookout(deadline, kLiteralsBetweenLooks);
        return cnf_.each_clause([&](const Clause& clause) {
            stopped_ = lookout.passed(clause.literals.size());
            if (stopped_) return false;
            if (!shorten(clause.literals)) return true;
            solver.add(literals_);
            return !literals_.empty();
        });
    }

    [[nodiscard]] bool stopped() const { return stopped_; }

    /// No cell has a choice left.
    [[nodiscard]] bool settled() const {
        return std::ranges::all_of(left_, [](DigitSet digits) { return digits.size() == 1; });
    }

    /// The clause against `digits`, over the cells that are open.
    [[nodiscard]] std::span<const Literal> excluding(std::span<const std::uint8_t> digits) {
        literals_.clear();
        for (Cell cell = 0; cell < digits.size(); ++cell) {
            if (left_[cell].size() > 1) literals_.push_back(-cnf_.variable(cell, digits[cell]));
        }
        return literals_;
    }

    /// The solution that the solver's model stands for, or why it stands for none.
    Result<Digits> solution(const SatSolver& solver, const std::string& name) const {
        const Puzzle& puzzle = cnf_.puzzle();
        Grid grid{puzzle.board(), Digits(left_.size())};
        for (Cell cell = 0; cell < left_.size(); ++cell) {
            Digit found = left_[cell].size() == 1 ? left_[cell].first() : 0;
            for (const Digit digit : left_[cell]) {
                if (found == digit || !solver.value(cnf_.variable(cell, digit))) continue;
                if (found != 0) return fault(text::kTwoDigits, name, cell);
                found = digit;
            }
            if (found == 0) return fault(text::kEmptyCell, name, cell);
            grid.digits[cell] = static_cast<std::uint8_t>(found);
        }
        if (!solves(grid, puzzle)) {
            return Error{ErrorCode::input_output, 0, message(text::kNotASolution, name)};
        }
        return std::move(grid.digits);
    }

  private:
    void settle(std::vector<DigitSet> left) {
        left_ = std::move(left);
        for (Variable variable = 1; variable <= cnf_.candidate_count(); ++variable) {
            const auto [cell, digit] = *cnf_.candidate(variable);
            if (!left_[cell].contains(digit)) {
                values_[static_cast<std::size_t>(variable)] = -1;
            } else if (left_[cell].size() == 1) {
                values_[static_cast<std::size_t>(variable)] = 1;
            }
        }
    }

    [[nodiscard]] int value_of(Literal literal) const {
        const auto variable = static_cast<std::size_t>(std::abs(literal));
        if (variable >= values_.size()) return 0;  // an auxiliary one
        return literal > 0 ? values_[variable] : -values_[variable];
    }

    // Leaves in `literals_` what is not known to be false; false if one is known to be true.
    bool shorten(std::span<const Literal> clause) {
        literals_.clear();
        // NOLINTNEXTLINE(readability-use-anyofallof): it gathers on the way
        for (const Literal literal : clause) {
            const int value = value_of(literal);
            if (value > 0) return false;
            if (value == 0) literals_.push_back(literal);
        }
        return true;
    }

    Error fault(const MessageText& text, const std::string& name, Cell cell) const {
        return {ErrorCode::input_output, 0,
                message(text, name, cell_words(cnf_.puzzle().board(), cell))};
    }

    Cnf cnf_;
    std::vector<std::int8_t> values_;  // per candidate: 1 true, -1 false, 0 open
    std::vector<DigitSet> left_;       // per cell
    std::vector<Literal> literals_;
    bool stopped_ = false;
};

SearchOutcome failed(SearchOutcome outcome, Error error) {
    outcome.error = std::move(error);
    return outcome;
}

}  // namespace

std::vector<DigitSet> open_candidates(const Puzzle& puzzle) {
    const Board& board = puzzle.board();
    std::vector<DigitSet> left;
    left.reserve(board.cell_count());
    for (Cell cell = 0; cell < board.cell_count(); ++cell) left.push_back(puzzle.allowed(cell));
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const Digit given = puzzle.given(cell);
        if (given == 0) continue;
        for (const Cell peer : board.peers(cell)) left[peer].erase(given);
    }
    return left;
}

CnfOptions default_encoding(std::uint32_t order) {
    constexpr std::uint32_t kPairwise = 36;
    return {.at_most_one = order <= kPairwise ? AtMostOne::pairwise : AtMostOne::product};
}

SearchOutcome SatEngine::search(const Puzzle& puzzle, const SearchLimits& limits,
                                SolutionSink sink) {
    return search_beyond({}, puzzle, limits, sink);
}

SearchOutcome SatEngine::search_beyond(engine::KnownSolutions known, const Puzzle& puzzle,
                                       const SearchLimits& limits, SolutionSink sink) {
    SearchOutcome outcome;
    statistics_ = {};
    auto solver = make_();
    if (!solver) return failed(outcome, solver.error());
    SatSolver& sat = **solver;
    SatSearch search(puzzle, options_);
    if (!search.encode(sat, limits.deadline)) {
        if (search.stopped()) outcome.stop = Stop::deadline;
        return outcome;
    }
    std::set<std::string> found;
    for (const Digits& digits : known) {
        sat.add(search.excluding(digits));
        found.emplace(digits.begin(), digits.end());
    }
    for (;;) {
        if (limits.deadline.passed(outcome.count, outcome.nodes)) {
            outcome.stop = Stop::deadline;
            return outcome;
        }
        // Nothing is left to ask of a full board, or of one whose only solution is known: what
        // contradicts itself then is an empty clause, but for cases of constraints.
        const bool settled = search.settled() && !puzzle.has_constraints();
        const auto answer =
            settled ? Result(found.empty() ? SatAnswer::satisfiable : SatAnswer::unsatisfiable)
                    : sat.solve(limits.deadline);
        statistics_ = sat.statistics();
        outcome.nodes = std::max(statistics_.decisions, statistics_.conflicts);
        if (!answer) return failed(outcome, answer.error());
        if (*answer == SatAnswer::unsatisfiable) return outcome;
        if (*answer == SatAnswer::stopped) {
            outcome.stop = Stop::deadline;
            return outcome;
        }
        const auto digits = search.solution(sat, name_);
        if (!digits) return failed(outcome, digits.error());
        // A solver that ignores clauses would go round for ever.
        if (!found.emplace(digits->begin(), digits->end()).second) {
            return failed(outcome, {ErrorCode::input_output, 0, message(text::kSameAgain, name_)});
        }
        ++outcome.count;
        if (!sink(*digits) || outcome.count == limits.limit) {
            outcome.stop = Stop::limit;
            return outcome;
        }
        if (!settled) sat.add(search.excluding(*digits));
    }
}

}  // namespace sudokit::backend
