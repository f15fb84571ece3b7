#include "sudokit/minimality.hpp"

#include <numeric>
#include <optional>
#include <utility>

#include "generate/minimality/other_solutions.hpp"
#include "generate/nine/minimality.hpp"

namespace sudokit {
namespace {

using generate::FirstSolution;
using generate::Missed;
using generate::OtherSolutions;

std::vector<Cell> reading_order(const Board& board) {
    std::vector<Cell> order(board.cell_count());
    std::iota(order.begin(), order.end(), Cell{0});
    return order;
}

Puzzle with_givens(Puzzle puzzle, const CellSet& kept) {
    for (const Cell cell : generate::given_cells(puzzle) - kept) puzzle.set_given(cell, 0);
    return puzzle;
}

// The redundant givens, each on its own; nothing if time ran out.
std::optional<CellSet> redundant_cells(OtherSolutions& others) {
    CellSet redundant = others.givens() - others.givens();
    for (const Cell cell : others.givens()) {
        const Missed missed = others.missed_at(others.givens(), cell);
        if (missed.stopped) return std::nullopt;
        if (!missed.set) redundant.insert(cell);
    }
    return redundant;
}

// Takes redundant givens out of those kept, one by one; false if time ran out. A given that is
// needed stays needed when others are taken out, so one look at each is enough.
bool take_out(OtherSolutions& others, std::span<const Cell> order, CellSet& kept) {
    for (const Cell cell : order) {
        if (!kept.contains(cell)) continue;
        const Missed missed = others.missed_at(kept, cell);
        if (missed.stopped) return false;
        if (!missed.set) kept.erase(cell);
    }
    return true;
}

// What every hitting set has: each needed given is a difference of its own.
std::vector<CellSet> needed_alone(const CellSet& givens, const CellSet& redundant) {
    std::vector<CellSet> sets;
    for (const Cell cell : givens - redundant) {
        sets.push_back(givens - givens);
        sets.back().insert(cell);
    }
    return sets;
}

}  // namespace

struct Minimiser::State {
    explicit State(const nine::Kernel& kernel) : nine(kernel) {}

    // Lets `work` do what it does with a puzzle that has one solution; it answers how it ended.
    template <class Work>
    Posed with_solution(const Puzzle& puzzle, Deadline deadline, const Work& work) {
        FirstSolution first = generate::first_solution(*engines, puzzle, deadline);
        if (!first.is_only()) return first.posed;
        OtherSolutions others(*engines, puzzle, std::move(first.digits), deadline);
        return {1, work(others)};
    }

    std::unique_ptr<backend::Relay> engines = backend::make_automatic();
    generate::NineMinimality nine;
};

Minimiser::Minimiser(const nine::Kernel& kernel) : state_(std::make_unique<State>(kernel)) {}
Minimiser::~Minimiser() = default;
Minimiser::Minimiser(Minimiser&&) noexcept = default;
Minimiser& Minimiser::operator=(Minimiser&&) noexcept = default;

Minimiser::State& Minimiser::state() const {
    SUDOKIT_EXPECT(state_ != nullptr);
    return *state_;
}

RedundancyAnswer Minimiser::redundant(const Puzzle& puzzle, Deadline deadline) {
    RedundancyAnswer answer;
    answer.posed = state().with_solution(puzzle, deadline, [&](OtherSolutions& others) {
        const auto redundant = redundant_cells(others);
        if (!redundant) return Stop::deadline;
        answer.redundant.assign(redundant->begin(), redundant->end());
        return Stop::exhausted;
    });
    return answer;
}

void Minimiser::redundant(std::span<const nine::Digits> puzzles, Deadline deadline,
                          std::span<NineRedundancy> answers) {
    state().nine.redundant(puzzles, deadline, answers);
}

MinimiseAnswer Minimiser::minimise(const Puzzle& puzzle, std::span<const Cell> order,
                                   Deadline deadline) {
    MinimiseAnswer answer{{}, puzzle};
    answer.posed = state().with_solution(puzzle, deadline, [&](OtherSolutions& others) {
        CellSet kept = others.givens();
        const bool done = take_out(others, order, kept);
        answer.puzzle = with_givens(puzzle, kept);
        return done ? Stop::exhausted : Stop::deadline;
    });
    return answer;
}

MinimiseAnswer Minimiser::minimise(const Puzzle& puzzle, Deadline deadline) {
    return minimise(puzzle, reading_order(puzzle.board()), deadline);
}

MinimiseAnswer Minimiser::minimise(const Puzzle& puzzle, Rng& rng, Deadline deadline) {
    std::vector<Cell> order = reading_order(puzzle.board());
    rng.shuffle(order);
    return minimise(puzzle, order, deadline);
}

void Minimiser::minimise(std::span<nine::Digits> puzzles, std::span<const Cell> order,
                         Deadline deadline, std::span<Posed> answers) {
    state().nine.minimise(puzzles, order, deadline, answers);
}

MinimalPuzzlesAnswer Minimiser::minimal_puzzles(const Puzzle& puzzle, Deadline deadline,
                                                GivensSink sink) {
    MinimalPuzzlesAnswer answer;
    answer.posed = state().with_solution(puzzle, deadline, [&](OtherSolutions& others) {
        const auto redundant = redundant_cells(others);
        if (!redundant) return Stop::deadline;
        const auto hand_over = [&](const CellSet& kept) {
            ++answer.found;
            return sink(with_givens(puzzle, kept).givens());
        };
        const auto end = generate::minimal_hitting_sets(
            {.cells = others.givens(),
             .missed = [&](const CellSet& kept) { return others.missed(kept); },
             .hit_by_only = [&](const CellSet& kept,
                                Cell only) { return others.missed_at(kept, only); },
             .sink = hand_over,
             .deadline = deadline},
            needed_alone(others.givens(), *redundant));
        switch (end) {
            case generate::MinimalHittingEnd::all: break;
            case generate::MinimalHittingEnd::enough: return Stop::limit;
            case generate::MinimalHittingEnd::stopped: return Stop::deadline;
        }
        return Stop::exhausted;
    });
    return answer;
}

FewestAnswer Minimiser::fewest(const Puzzle& puzzle, Deadline deadline) {
    FewestAnswer answer{{}, 0, puzzle.given_count(), puzzle};
    answer.posed = state().with_solution(puzzle, deadline, [&](OtherSolutions& others) {
        const auto redundant = redundant_cells(others);
        if (!redundant) return Stop::deadline;
        CellSet best = others.givens();
        const bool settled = take_out(others, reading_order(puzzle.board()), best);
        auto found = generate::smallest_hitting_set(
            {.cells = others.givens(),
             .known = needed_alone(others.givens(), *redundant),
             .missed = [&](const CellSet& kept) { return others.missed(kept); },
             .deadline = deadline},
            best);
        answer.least = found.least;
        answer.most = found.best.size();
        answer.puzzle = with_givens(puzzle, found.best);
        return settled && !found.stopped ? Stop::exhausted : Stop::deadline;
    });
    return answer;
}

}  // namespace sudokit
