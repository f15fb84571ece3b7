#include "backend/automatic.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "sudokit/cnf.hpp"

#include "backend/cadical.hpp"
#include "backend/cp.hpp"
#include "backend/sat_engine.hpp"
#include "engine/general/general.hpp"
#include "engine/nine/nine.hpp"

namespace sudokit::backend {
namespace {

constexpr bool kWithCadical = SUDOKIT_WITH_CADICAL == 1;

// On large boards `general` may be stuck on puzzles that CaDiCaL solves soon: 1000 nodes are about
// a tenth of a second at order 25. Chosen on 26 puzzles of order 25 and 6 of order 36: on eight of
// them `general` took 0.2 s or more to find a first solution, and CaDiCaL was faster on seven of
// these; neither solved four within 10 s; on the others `general` was as fast or faster.
//
// On small ones nodes are cheap, and 5000 take less than a tenth of a second. Puzzles that people
// make take some hundreds at most.
constexpr std::uint32_t kLargeBoard = 16 * 16;
constexpr std::uint64_t kNodesOnLarge = 1000;
constexpr std::uint64_t kNodesOnSmall = 5000;

// Neither search sees at once that eight cells cannot share seven digits, nor that a digit cannot
// be in eight rows if it has seven columns left: that takes time exponential in their number, to
// CaDiCaL too. A few nodes, a millisecond each, are enough to find such pigeonholes. On boards
// beyond this order the constraints take too much memory for that.
constexpr std::uint32_t kMostToConstrain = 36;
constexpr std::uint64_t kNodesOfConstraints = 50;
// There is one for each two cells that differ. Grids of that order have 70,000 such pairs at most
// without extra houses; a board of cliques may have eight million.
constexpr std::size_t kMostPairs = 100'000;

std::uint64_t patience_of_nine(const Board& /*board*/) { return nine::kPatience; }

std::uint64_t patience_of_general(const Board& board) {
    return board.cell_count() < kLargeBoard ? kNodesOnSmall : kNodesOnLarge;
}

std::uint64_t patience_of_constraints(const Board& /*board*/) { return kNodesOfConstraints; }

std::uint64_t no_end(const Board& /*board*/) { return 0; }

bool fits_all(const Puzzle& /*puzzle*/) { return true; }

bool fits_cp(const Puzzle& puzzle) { return cp_takes_part(puzzle.board()); }

[[maybe_unused]] bool fits_clauses(const Puzzle& puzzle) {
    return !puzzle.has_constraints() || !cnf_fault(puzzle);
}

std::unique_ptr<engine::Engine> make_general() { return std::make_unique<engine::General>(); }

// CaDiCaL has no end; where it is not linked in, or does not fit, `general` goes on once more.
std::vector<Runner> last_runners() {
    std::vector<Runner> runners;
    if constexpr (kWithCadical) {
        runners.push_back(
            {.name = "cadical",
             .make = [] { return std::make_unique<SatEngine>("cadical", backend::make_cadical); },
             .fits = fits_clauses,
             .patience = no_end});
    }
    runners.push_back(
        {.name = "general", .make = make_general, .fits = fits_all, .patience = no_end});
    return runners;
}

std::vector<Runner> runners_in_general() {
    std::vector<Runner> runners = {
        {.name = "general",
         .make = make_general,
         .fits = fits_all,
         .patience = patience_of_general},
        {.name = "cp",
         .make = [] { return std::make_unique<ConstraintEngine>(Differing::places); },
         .fits = fits_cp,
         .patience = patience_of_constraints},
    };
    std::ranges::move(last_runners(), std::back_inserter(runners));
    return runners;
}

// The first solution is kept, as `nine` does it.
nine::Answer answer_by(Relay& others, const Puzzle& puzzle, const nine::Options& options,
                       nine::Digits* solution) {
    bool first = true;
    const SearchOutcome outcome =
        search_or_stop(others, puzzle, {.limit = options.limit, .deadline = options.deadline},
                       [&](std::span<const std::uint8_t> digits) {
                           if (std::exchange(first, false) && solution != nullptr) {
                               std::ranges::copy(digits, solution->begin());
                           }
                           return true;
                       });
    return {outcome.count, outcome.nodes, outcome.stop};
}

template <class Form>
void solve_each(nine::Solver& solver, Relay& others, std::span<const Form> puzzles,
                const nine::Options& options, std::span<nine::Answer> answers,
                std::span<nine::Digits> solutions) {
    solver.solve(puzzles, options, answers, solutions);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (answers[i].stop != Stop::patience) continue;
        const std::uint64_t guesses = answers[i].guesses;
        answers[i] = answer_by(others, nine::puzzle_of(puzzles[i]), options,
                               solutions.empty() ? nullptr : &solutions[i]);
        answers[i].guesses += guesses;
    }
}

}  // namespace

bool cp_takes_part(const Board& board) {
    if (board.order() > kMostToConstrain) return false;
    std::size_t ends = 0;  // each pair has two
    for (Cell cell = 0; cell < board.cell_count(); ++cell) ends += board.peers(cell).size();
    return ends <= 2 * kMostPairs;
}

std::unique_ptr<Relay> make_automatic() {
    std::vector<Runner> runners = runners_in_general();
    runners.insert(runners.begin(), {.name = "nine",
                                     .make = [] { return std::make_unique<engine::Nine>(); },
                                     .fits = engine::Nine::fits,
                                     .patience = patience_of_nine,
                                     .counts = true});
    return std::make_unique<Relay>(std::move(runners));
}

std::unique_ptr<Relay> make_automatic_in_general() {
    return std::make_unique<Relay>(runners_in_general());
}

SearchOutcome search_or_stop(Relay& relay, const Puzzle& puzzle, const SearchLimits& limits,
                             SolutionSink sink) {
    SearchOutcome outcome = relay.search(puzzle, limits, sink);
    if (outcome.error) outcome = {.count = 0, .stop = Stop::deadline, .nodes = outcome.nodes};
    return outcome;
}

void solve_all(nine::Solver& solver, Relay& others, std::span<const nine::Digits> puzzles,
               const nine::Options& options, std::span<nine::Answer> answers,
               std::span<nine::Digits> solutions) {
    solve_each(solver, others, puzzles, options, answers, solutions);
}

void solve_all(nine::Solver& solver, Relay& others, std::span<const nine::Marks> puzzles,
               const nine::Options& options, std::span<nine::Answer> answers,
               std::span<nine::Digits> solutions) {
    solve_each(solver, others, puzzles, options, answers, solutions);
}

}  // namespace sudokit::backend
