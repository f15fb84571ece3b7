#include "sudokit/model_walk.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sudokit/cell_name.hpp"

#include "base/fault.hpp"
#include "walks/model_walk_deductions.hpp"
#include "walks/settling.hpp"

namespace sudokit {
namespace {

using walks::choice_of;
using walks::deduction;
using walks::deduction_in;
using walks::forced_by;
using walks::is_last_cell;

constexpr std::array kForcedKinds = {ModelStepKind::last_cell, ModelStepKind::cell,
                                     ModelStepKind::house};

class Walker {
  public:
    Walker(const Puzzle& puzzle, const ModelWalkOptions& options, Solver& solver)
        : puzzle_(puzzle),
          options_(options),
          solver_(solver),
          walk_(puzzle.board().is_grid() ? options.model : WalkModel::graph, State(puzzle)),
          open_neighbours_(puzzle.board().cell_count()) {
        walk_.ruled_out = settling_.settle(walk_.start);
        walk_.reached = walk_.start;
        for (Cell cell = 0; cell < open_neighbours_.size(); ++cell) {
            const auto peers = puzzle.board().peers(cell);
            open_neighbours_[cell] = static_cast<std::uint32_t>(
                std::ranges::count_if(peers, [&](Cell peer) { return state().is_open(peer); }));
        }
    }

    ModelWalk walk() && {
        go_by_order();
        while (!has_ended()) {
            if (walk_.model == WalkModel::cube ? go_round() : go_to_vertex()) continue;
            choose();
        }
        if (walk_.end == ModelWalkEnd::solved && walk_.choices == 0) walk_.verdict = Verdict::one;
        if (walk_.end == ModelWalkEnd::dead_end) walk_.verdict = Verdict::none;
        return std::move(walk_);
    }

  private:
    [[nodiscard]] const State& state() const { return walk_.reached; }

    bool end_with(ModelWalkEnd end) {
        walk_.end = end;
        ended_ = true;
        return true;
    }

    bool has_ended() {
        if (ended_) return true;
        walk_.dead_end = state().dead_end();
        if (walk_.dead_end) return end_with(ModelWalkEnd::dead_end);
        if (state().open_count() == 0) return end_with(ModelWalkEnd::solved);
        if (options_.deadline.passed()) return end_with(ModelWalkEnd::stopped);
        return false;
    }

    void take(ModelStep step) {
        settling_.complete(step.reasons);
        walk_.reached.place(step.placement);
        const std::vector<Candidate> settled = settling_.settle(walk_.reached);
        step.zeros.insert(step.zeros.end(), settled.begin(), settled.end());
        std::ranges::sort(step.zeros);
        for (const Cell peer : state().board().peers(step.placement.cell)) {
            --open_neighbours_[peer];
        }
        if (step.kind == ModelStepKind::choice) ++walk_.choices;
        walk_.steps.push_back(std::move(step));
    }

    void go_by_order() {
        const ModelStepKind easiest =
            walk_.model == WalkModel::cube ? ModelStepKind::last_cell : ModelStepKind::cell;
        for (const Cell cell : options_.order) {
            if (has_ended()) return;
            if (!state().is_open(cell)) {
                walk_.filled_before.push_back(cell);
                continue;
            }
            auto step = deduction_in(cell, easiest, state());
            if (!step && has_solution()) {
                step = choice_of({cell, solution_->digits[cell]}, state());
            }
            if (ended_) return;
            if (!step) {
                walk_.passed_over.push_back(cell);
                continue;
            }
            step->ordered = true;
            take(*std::move(step));
        }
    }

    // One round through the cube; false if there is nothing to take.
    bool go_round() {
        for (const ModelStepKind kind : kForcedKinds) {
            const std::vector<Candidate> found = forced_by(kind, state());
            if (found.empty()) continue;
            for (const Candidate candidate : found) {
                if (has_ended()) break;
                // Steps of the same round may have made it so.
                const bool last = is_last_cell(candidate.cell, state());
                take(deduction(last ? ModelStepKind::last_cell : kind, candidate, state()));
            }
            return true;
        }
        return false;
    }

    // The next vertex of the graph; false if none is forced.
    bool go_to_vertex() {
        for (const ModelStepKind kind : {ModelStepKind::cell, ModelStepKind::house}) {
            const std::vector<Candidate> found = forced_by(kind, state());
            if (found.empty()) continue;
            const auto next = std::ranges::min_element(
                found, [&](Candidate a, Candidate b) { return comes_before(a.cell, b.cell); });
            take(deduction(kind, *next, state()));
            return true;
        }
        return false;
    }

    [[nodiscard]] bool comes_before(Cell a, Cell b) const {
        const Digit left_a = state().candidates(a).size();
        const Digit left_b = state().candidates(b).size();
        if (left_a != left_b) return left_a < left_b;
        return walk_.model == WalkModel::graph && open_neighbours_[a] > open_neighbours_[b];
    }

    void choose() {
        if (!has_solution()) {
            if (!ended_) end_with(ModelWalkEnd::stuck);
            return;
        }
        Cell best = state().open_cells().first();
        for (const Cell cell : state().open_cells()) {
            if (comes_before(cell, best)) best = cell;
        }
        take(choice_of({best, solution_->digits[best]}, state()));
    }

    // Asks once; ends the walk if time is up before there is an answer.
    bool has_solution() {
        if (std::exchange(asked_, true)) return solution_.has_value();
        SolveOptions wish;
        wish.limit = 2;
        wish.keep = 1;
        wish.deadline = options_.deadline;
        auto answer = solver_.solve(puzzle_, wish);
        if (answer) walk_.verdict = answer->verdict;  // what fails has found out nothing
        if (answer && !answer->solutions.empty()) solution_ = std::move(answer->solutions.front());
        if (walk_.verdict == Verdict::unknown) end_with(ModelWalkEnd::stopped);
        return solution_.has_value();
    }

    const Puzzle& puzzle_;
    const ModelWalkOptions& options_;
    Solver& solver_;
    ModelWalk walk_;
    walks::Settling settling_;
    std::vector<std::uint32_t> open_neighbours_;  // by cell
    bool asked_ = false;
    std::optional<Grid> solution_;
    bool ended_ = false;
};

constexpr MessageText kGivenCell{"{0} is given: there is nothing to find in it",
                                 "{0} est donnée : il n’y a rien à y trouver"};
constexpr MessageText kGraphHasNoRoom{
    "a graph says which cells differ, and nothing else: it has no room for {0}",
    "un graphe dit quelles cases diffèrent, et rien d’autre : il n’a pas de place pour {0}"};
constexpr MessageText kCellTwice{"{0} is named twice", "{0} est nommée deux fois"};

}  // namespace

std::string_view model_step_word(ModelStepKind kind) {
    constexpr std::array<std::string_view, 4> kWords = {"last-cell", "cell", "house", "choice"};
    return kWords[static_cast<std::size_t>(kind)];
}

std::string_view model_walk_end_word(ModelWalkEnd end) {
    constexpr std::array<std::string_view, 4> kWords = {"solved", "dead-end", "stuck", "stopped"};
    return kWords[static_cast<std::size_t>(end)];
}

std::optional<Error> model_walk_fault(const Puzzle& puzzle, WalkModel model) {
    if (model == WalkModel::cube && puzzle.board().is_grid()) return std::nullopt;
    std::vector<ConstraintPtr> more;
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        if (!constraint->only_differs()) more.push_back(constraint);
    }
    if (more.empty()) return std::nullopt;
    return Error{ErrorCode::unsupported, 0, message(kGraphHasNoRoom, kind_words(more))};
}

void apply(const ModelStep& step, State& state) {
    state.place(step.placement);
    for (const Candidate zero : step.zeros) {
        if (state.has(zero)) state.remove(zero);
    }
}

ModelWalk walk_model(const Puzzle& puzzle, const ModelWalkOptions& options, Solver& solver) {
    SUDOKIT_EXPECT(!model_walk_fault(puzzle, options.model));
    return Walker(puzzle, options, solver).walk();
}

ModelWalk walk_model(const Puzzle& puzzle, const ModelWalkOptions& options) {
    Solver solver;
    return walk_model(puzzle, options, solver);
}

Result<std::vector<Cell>> read_order(const Puzzle& puzzle, std::string_view text) {
    const Board& board = puzzle.board();
    if (auto fault = grid_fault(board)) return *std::move(fault);
    std::vector<Cell> out;
    std::size_t at = 0;
    while (true) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        const std::string_view name = text.substr(at, comma - at);
        const auto cell = read_cell(board.order(), name);
        if (!cell) return shifted(cell.error(), at);
        if (puzzle.given(*cell) != 0) {
            return Error{ErrorCode::unsupported, at, message(kGivenCell, cell_words(board, *cell))};
        }
        if (std::ranges::find(out, *cell) != out.end()) {
            return Error{ErrorCode::unsupported, at, message(kCellTwice, cell_words(board, *cell))};
        }
        out.push_back(*cell);
        if (comma == text.size()) return out;
        at = comma + 1;
    }
}

}  // namespace sudokit
