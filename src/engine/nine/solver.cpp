#include <algorithm>
#include <limits>
#include <optional>

#include "sudokit/expect.hpp"
#include "sudokit/nine.hpp"

#include "engine/dispatch.hpp"
#include "engine/nine/machine.hpp"

namespace sudokit::nine {
namespace {

// Fewer puzzles than this are solved one after the other. On 17-clue puzzles a batch is as fast
// from two (avx2) to four (avx512) on.
constexpr std::size_t kFew = 4;

// More solutions than this are counted without visiting each of them; so many are visited in less
// than a millisecond. On 17-clue puzzles less one given, this was the best of 500 to 100,000;
// Serg's puzzles, which mostly have a few hundred, take no longer from 2,000 on.
constexpr std::uint64_t kMany = 3'000;

// How many nodes a count without visits may go on for, in terms of guesses. Whoever would count
// instead visits each solution, so it must be hopeless first.
constexpr std::uint64_t kTallyPatience = 100;

// 0, which is endless, stays so.
std::uint64_t tally_patience(std::uint64_t guesses) {
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
    return guesses < kMost / kTallyPatience ? kTallyPatience * guesses : kMost;
}

Batch batch_of(Batch::Form form, const void* puzzles, std::size_t size, const Options& options) {
    Batch batch;
    batch.form = form;
    batch.puzzles = puzzles;
    batch.size = size;
    batch.options = options;
    return batch;
}

// Whether lanes may help each other where that is seen in the answers.
bool may_help(const Options& options) { return options.share && !options.as_alone; }

}  // namespace

struct Solver::State {
    std::unique_ptr<Machine> machine;
    Tallier tallier;

    template <class Puzzle>
    void solve(Batch::Form form, std::span<const Puzzle> puzzles, const Options& options,
               std::span<Answer> answers, std::span<Digits> solutions,
               std::span<Digits> seconds = {}) const {
        SUDOKIT_EXPECT(solutions.empty() || solutions.size() >= puzzles.size());
        SUDOKIT_EXPECT(seconds.empty() || seconds.size() >= puzzles.size());
        Batch batch = batch_of(form, puzzles.data(), puzzles.size(), options);
        // Who asks for two solutions makes something of them, and of the same ones each time.
        batch.hand_over = may_help(options) && seconds.empty();
        run(batch, puzzles, answers, solutions, seconds);
    }

    // Solves what `batch` says of `puzzles`.
    template <class Puzzle>
    void run(Batch batch, std::span<const Puzzle> puzzles, std::span<Answer> answers,
             std::span<Digits> solutions = {}, std::span<Digits> seconds = {}) const {
        SUDOKIT_EXPECT(answers.size() >= puzzles.size());
        batch.answers = answers.data();
        batch.solutions = solutions.empty() ? nullptr : solutions.data();
        batch.seconds = seconds.empty() ? nullptr : seconds.data();
        if (puzzles.size() >= kFew) return machine->solve(batch);
        batch.size = 1;
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            batch.puzzles = &puzzles[i];
            batch.answers = &answers[i];
            batch.solutions = solutions.empty() ? nullptr : &solutions[i];
            batch.seconds = seconds.empty() ? nullptr : &seconds[i];
            machine->solve_one(batch, nullptr);
        }
    }

    // Counts the solutions of a puzzle that has `least` of them.
    Answer tally(const Marks& puzzle, std::uint64_t least, const Options& options) {
        Tally tally = machine->tally(puzzle, options.limit, options.deadline);
        if (tally.stop == Stop::patience) {
            const std::uint64_t in_vain = tally.nodes;
            tally = tallier.count(puzzle, options.limit, options.deadline,
                                  tally_patience(options.patience));
            tally.nodes += in_vain;
        }
        return {std::max(least, tally.count), tally.nodes, tally.stop};
    }
};

Solver::Solver(const Kernel& kernel) : state_(new State{make_machine(kernel), {}}) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Solver::State& Solver::state() const {
    SUDOKIT_EXPECT(state_ != nullptr);
    return *state_;
}

const Kernel& Solver::kernel() const { return state().machine->kernel(); }

void Solver::solve(std::span<const Digits> puzzles, const Options& options,
                   std::span<Answer> answers, std::span<Digits> solutions,
                   std::span<Digits> seconds) {
    state().solve(Batch::Form::digits, puzzles, options, answers, solutions, seconds);
}

void Solver::solve(std::span<const char* const> puzzles, const Options& options,
                   std::span<Answer> answers, std::span<Digits> solutions) {
    for (const char* const text : puzzles) SUDOKIT_EXPECT(text != nullptr);
    state().solve(Batch::Form::texts, puzzles, options, answers, solutions);
}

void Solver::solve(std::span<const Marks> puzzles, const Options& options,
                   std::span<Answer> answers, std::span<Digits> solutions) {
    state().solve(Batch::Form::marks, puzzles, options, answers, solutions);
}

Answer Solver::enumerate(const Marks& puzzle, const Options& options, SolutionSink sink) {
    Answer answer;
    Batch batch = batch_of(Batch::Form::marks, &puzzle, 1, options);
    batch.answers = &answer;
    state().machine->solve_one(batch, &sink);
    return answer;
}

void Solver::count(std::span<const Marks> puzzles, const Options& options,
                   std::span<Answer> answers) {
    Batch batch = batch_of(Batch::Form::marks, puzzles.data(), puzzles.size(), options);
    const bool may_tally = options.limit == 0 || options.limit > kMany;
    if (may_tally) batch.options.limit = kMany;
    // Lanes make the same guesses in another order: nobody sees it if they come to the end of the
    // search, or if what they have found is put aside.
    batch.hand_over = may_tally || may_help(options);
    batch.waives_patience = !may_tally;
    // Up to two solutions are found as quickly.
    batch.counts = may_help(options) && batch.options.limit > 2;
    state().run(batch, puzzles, answers);
    if (!may_tally) return;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        // Where there are many solutions and the search is stuck, it is worth a try too.
        const bool stuck = answers[i].stop == Stop::patience && answers[i].count >= kNeverStuck;
        if (!stuck && answers[i].stop != Stop::limit) continue;
        answers[i] = state().tally(puzzles[i], answers[i].count, options);
    }
}

Answer Solver::count(const Marks& puzzle, const Options& options) {
    Answer answer;
    count(std::span(&puzzle, 1), options, std::span(&answer, 1));
    return answer;
}

}  // namespace sudokit::nine
