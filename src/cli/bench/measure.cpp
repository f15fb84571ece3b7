#include "cli/bench/measure.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <numeric>
#include <thread>

#include "sudokit/clock.hpp"
#include "sudokit/nine_maker.hpp"
#include "sudokit/solve.hpp"

#include "cli/io/system.hpp"

namespace sudokit::cli::bench {
namespace {

using nine::Answer;
using nine::Digits;

// So many puzzles of a set are enough for `general`, which is far slower.
constexpr std::size_t kFew = 30;

double now() {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(since).count();
}

// Does a piece of work once, and answers whether the result was right.
using Work = std::function<bool()>;

// Something to measure: the same work, by one thread or by several at once.
struct Trial {
    Subject subject;
    std::vector<Work> workers;
    double units = 0;  // things done by one piece of work
    std::vector<double> rates = {};

    [[nodiscard]] Rate rate() const {
        std::vector<double> sorted = rates;
        std::sort(sorted.begin(), sorted.end());
        const std::size_t half = sorted.size() / 2;
        const double median =
            sorted.size() % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
        return {median, sorted.front(), sorted.back()};
    }
};

// Pieces of work per second, for about so many seconds; 0 where one went wrong.
double pace(const Work& work, double seconds) {
    const double start = now();
    double done = 0;
    double passed = 0;
    do {
        if (!work()) return 0;
        ++done;
        passed = now() - start;
    } while (passed < seconds && !interrupt::flag());
    return done / passed;
}

// Things per second of all workers together; 0 where one went wrong.
double run(const Trial& trial, double seconds) {
    std::vector<double> paces(trial.workers.size());
    {
        // They end with this block, also where the system does not give all of them.
        std::vector<std::jthread> threads;
        for (std::size_t i = 1; i < paces.size(); ++i) {
            threads.emplace_back([&, i] { paces[i] = pace(trial.workers[i], seconds); });
        }
        paces[0] = pace(trial.workers[0], seconds);
    }
    if (std::find(paces.begin(), paces.end(), 0.0) != paces.end()) return 0;
    return trial.units * std::accumulate(paces.begin(), paces.end(), 0.0);
}

// All work that there is for one plan. It refers to the sets.
class Course {
  public:
    Course(const Plan& plan, const std::vector<Set>& sets) : plan_(plan) {
        for (const nine::Kernel& kernel : plan.kernels) {
            for (const Set& set : sets) add_nine(kernel, set);
            add_counting(kernel);
        }
        for (const Set& set : sets) add_general(set);
    }

    Figures run_all() {
        // Round 0 is not measured: it warms up.
        for (std::size_t round = 0; round <= plan_.rounds; ++round) {
            const auto shares = static_cast<double>(plan_.rounds * trials_.size());
            const double seconds = round == 0 ? 0 : plan_.seconds / shares;
            for (const auto& trial : trials_) {
                const double rate = run(*trial, seconds);
                if (interrupt::flag()) {
                    figures_.interrupted = true;
                    return figures_;
                }
                if (rate == 0) {
                    figures_.at_fault = trial->subject;
                    return figures_;
                }
                if (round > 0) trial->rates.push_back(rate);
            }
        }
        for (const auto& fill : fillings_) fill();
        return figures_;
    }

  private:
    // A new trial; `place` gets its rate in the end.
    Trial& add_trial(const Subject& subject, double units, std::function<void(Rate)> place) {
        trials_.push_back(std::make_unique<Trial>(Trial{subject, {}, units}));
        Trial& trial = *trials_.back();
        fillings_.emplace_back([&trial, place = std::move(place)] { place(trial.rate()); });
        return trial;
    }

    [[nodiscard]] Deadline deadline() const { return timer_.deadline(); }

    [[nodiscard]] Work batch_work(const nine::Kernel& kernel, const Set& set) const {
        struct State {
            nine::Solver solver;
            std::vector<Answer> answers;
        };
        const auto state = std::make_shared<State>(
            State{nine::Solver(kernel), std::vector<Answer>(set.puzzles.size())});
        return [this, state, &set] {
            state->solver.solve(set.puzzles, {.limit = 2, .deadline = deadline()}, state->answers);
            return std::all_of(state->answers.begin(), state->answers.end(), is_one);
        };
    }

    [[nodiscard]] Work single_work(const nine::Kernel& kernel, const Set& set) const {
        const auto solver = std::make_shared<nine::Solver>(kernel);
        return [this, solver, &set] {
            bool right = true;
            for (const Digits& puzzle : set.puzzles) {
                Answer answer;
                solver->solve(std::span(&puzzle, 1), {.limit = 2, .deadline = deadline()},
                              {&answer, 1});
                right &= is_one(answer);
            }
            return right;
        };
    }

    static bool is_one(const Answer& answer) {
        return answer.count == 1 && answer.stop == Stop::exhausted;
    }

    static double guesses(const nine::Kernel& kernel, const Set& set) {
        std::vector<Answer> answers(set.puzzles.size());
        nine::Solver(kernel).solve(set.puzzles, {.limit = 2, .share = false}, answers);
        std::uint64_t sum = 0;
        for (const Answer& answer : answers) sum += answer.guesses;
        return static_cast<double>(sum) / static_cast<double>(answers.size());
    }

    void add_nine(const nine::Kernel& kernel, const Set& set) {
        const std::size_t row = figures_.solving.size();
        const Subject subject{"nine", kernel};
        const auto puzzles = static_cast<double>(set.puzzles.size());
        figures_.solving.push_back(
            {subject, set.name, set.puzzles.size(), guesses(kernel, set), {}, {}, {}});
        add_trial(subject, puzzles, [this, row](Rate rate) {
            figures_.solving[row].batch = rate;
        }).workers.push_back(batch_work(kernel, set));
        add_trial(subject, puzzles, [this, row](Rate rate) {
            figures_.solving[row].single = rate;
        }).workers.push_back(single_work(kernel, set));
        if (plan_.threads < 2) return;
        Trial& trial = add_trial(subject, puzzles,
                                 [this, row](Rate rate) { figures_.solving[row].threads = rate; });
        for (std::size_t i = 0; i < plan_.threads; ++i) {
            trial.workers.push_back(batch_work(kernel, set));
        }
    }

    void add_counting(const nine::Kernel& kernel) {
        const std::size_t row = figures_.counting.size();
        const Subject subject{"nine", kernel};
        figures_.counting.push_back({subject, nine::kLooseSolutions, {}});
        Trial& trial = add_trial(subject, static_cast<double>(nine::kLooseSolutions),
                                 [this, row](Rate rate) { figures_.counting[row].rate = rate; });
        const auto solver = std::make_shared<nine::Solver>(kernel);
        trial.workers.emplace_back([this, solver, marks = nine::marks_of(nine::loose_puzzle())] {
            const Answer answer = solver->count(marks, {.limit = 0, .deadline = deadline()});
            return answer.count == nine::kLooseSolutions;
        });
    }

    void add_general(const Set& set) {
        struct State {
            Solver solver;
            std::vector<Puzzle> puzzles;
            std::uint64_t nodes = 0;
        };
        const auto state = std::make_shared<State>();
        for (std::size_t i = 0; i < std::min(kFew, set.puzzles.size()); ++i) {
            state->puzzles.push_back(nine::puzzle_of(set.puzzles[i]));
        }
        const std::size_t row = figures_.solving.size();
        const auto puzzles = static_cast<double>(state->puzzles.size());
        const Subject subject{"general"};
        figures_.solving.push_back({subject, set.name, state->puzzles.size(), 0, {}, {}, {}});
        Trial& trial = add_trial(subject, puzzles, [this, row, state, puzzles](Rate rate) {
            figures_.solving[row].single = rate;
            figures_.solving[row].guesses = static_cast<double>(state->nodes) / puzzles;
        });
        trial.workers.emplace_back([this, state] {
            bool right = true;
            state->nodes = 0;
            for (const Puzzle& puzzle : state->puzzles) {
                const auto answer = state->solver.solve(
                    puzzle, {.engine = "general", .limit = 2, .keep = 0, .deadline = deadline()});
                right &= answer->verdict == Verdict::one;
                state->nodes += answer->nodes;
            }
            return right;
        });
    }

    const Plan& plan_;
    Timer timer_ = Timer(0, &interrupt::flag());
    std::vector<std::unique_ptr<Trial>> trials_;
    std::vector<std::function<void()>> fillings_;  // put the rates in their places
    Figures figures_;
};

}  // namespace

Figures measure(const Plan& plan, const std::vector<Set>& sets) {
    return Course(plan, sets).run_all();
}

}  // namespace sudokit::cli::bench
