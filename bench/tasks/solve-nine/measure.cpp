#include "measure.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <functional>
#include <limits>
#include <numeric>
#include <thread>
#include <utility>

#include "check.hpp"

namespace sudokit::bench {
namespace {

// A run shorter than this is repeated, so that the clock's grain does not show.
constexpr double kLeastSeconds = 0.2;

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double wall_seconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

std::size_t repeats(double seconds) {
    return static_cast<std::size_t>(kLeastSeconds / std::max(seconds, 1e-6)) + 1;
}

// One that counts all solutions of each puzzle.
struct Counter {
    std::string name;
    bool peer = false;
    std::function<std::vector<std::uint64_t>(const Corpus&)> count;
    std::size_t repeats = 1;
};

nine::Marks marks(const Text& text) {
    nine::Marks result = {};
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i] = static_cast<std::uint16_t>(text[i] == '.' ? 0x1ff : 1 << (text[i] - '1'));
    }
    return result;
}

// What `count` answers for each puzzle, a call for each.
template <class Count>
std::vector<std::uint64_t> one_by_one(const Corpus& corpus, const Count& count) {
    std::vector<std::uint64_t> counts;
    for (const Text& text : corpus.puzzles) counts.push_back(count(text));
    return counts;
}

std::vector<std::uint64_t> all_at_once(const Corpus& corpus, nine::Solver& solver) {
    std::vector<nine::Marks> puzzles(corpus.puzzles.size());
    std::ranges::transform(corpus.puzzles, puzzles.begin(), marks);
    std::vector<nine::Answer> answers(puzzles.size());
    solver.count(puzzles, {.limit = 0}, answers);
    std::vector<std::uint64_t> counts(puzzles.size());
    std::ranges::transform(answers, counts.begin(), &nine::Answer::count);
    return counts;
}

std::vector<Counter> make_counters(std::span<const nine::Kernel> kernels,
                                   std::span<const Peer> peers) {
    std::vector<Counter> counters;
    for (const nine::Kernel& kernel : kernels) {
        const auto solver = std::make_shared<nine::Solver>(kernel);
        const std::string name = "sudokit " + std::string(kernel.name);
        counters.push_back({.name = name + ", batch", .count = [solver](const Corpus& corpus) {
                                return all_at_once(corpus, *solver);
                            }});
        counters.push_back({.name = name + ", one", .count = [solver](const Corpus& corpus) {
                                return one_by_one(corpus, [&](const Text& text) {
                                    return solver->count(marks(text), {.limit = 0}).count;
                                });
                            }});
    }
    for (const Peer& peer : peers) {
        const auto count = [peer](const Text& text) {
            Text solution = {};
            std::size_t guesses = 0;
            return std::uint64_t{peer.solve(text.data(), std::numeric_limits<std::size_t>::max(),
                                            solution.data(), &guesses)};
        };
        counters.push_back(
            {.name = peer.name, .peer = true, .count = [count](const Corpus& corpus) {
                 return one_by_one(corpus, count);
             }});
    }
    return counters;
}

// Puzzles are handed out in pieces of this size: small enough that the threads end together.
constexpr std::size_t kPiece = 2048;

// Solves all texts with so many threads, and gives the seconds from the first start to the last
// end.
double solve_with_threads(std::span<const char* const> texts, const nine::Kernel& kernel,
                          std::size_t threads, std::span<nine::Answer> answers) {
    std::vector<nine::Solver> solvers;
    for (std::size_t i = 0; i < threads; ++i) solvers.emplace_back(kernel);
    std::atomic<std::size_t> next = 0;
    const auto work = [&](nine::Solver& solver) {
        for (;;) {
            const std::size_t begin = next.fetch_add(kPiece);
            if (begin >= texts.size()) return;
            const std::size_t size = std::min(kPiece, texts.size() - begin);
            solver.solve(texts.subspan(begin, size), {.limit = 2}, answers.subspan(begin, size));
        }
    };
    const double begin = wall_seconds();
    std::vector<std::thread> running;
    for (std::size_t i = 1; i < threads; ++i) running.emplace_back(work, std::ref(solvers[i]));
    work(solvers[0]);
    for (std::thread& thread : running) thread.join();
    return wall_seconds() - begin;
}

}  // namespace

void Rates::add(double rate) { sorted_.insert(std::ranges::upper_bound(sorted_, rate), rate); }

double Rates::median() const {
    const std::size_t half = sorted_.size() / 2;
    return sorted_.size() % 2 == 1 ? sorted_[half] : (sorted_[half - 1] + sorted_[half]) / 2;
}

namespace {

// Times each call by itself. What else the machine did meanwhile is in some of the times, so the
// fastest of a few rounds counts.
Latency latency_of(Contestant& contestant, const Corpus& corpus, int rounds) {
    std::vector<double> seconds(corpus.puzzles.size(), std::numeric_limits<double>::max());
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < seconds.size(); ++i) {
            const double begin = wall_seconds();
            contestant.run_one(i);
            seconds[i] = std::min(seconds[i], wall_seconds() - begin);
        }
    }
    std::ranges::sort(seconds);
    constexpr double kMicro = 1e6;
    return {.median = kMicro * seconds[seconds.size() / 2],
            .high = kMicro * seconds[seconds.size() * 99 / 100],
            .most = kMicro * seconds.back()};
}

}  // namespace

Comparison compare_solving(const Corpus& corpus,
                           std::span<const std::unique_ptr<Contestant>> contestants, int rounds) {
    Comparison result;
    Answers reference;
    std::vector<std::size_t> times;
    // Round 0 is not measured: it compares answers, warms up, and finds how often to repeat.
    for (int round = 0; round <= rounds; ++round) {
        for (std::size_t i = 0; i < contestants.size(); ++i) {
            Contestant& contestant = *contestants[i];
            if (round == 0) contestant.prepare(corpus);
            const std::size_t runs = round == 0 ? 1 : times[i];
            const double begin = cpu_seconds();
            for (std::size_t run = 0; run < runs; ++run) contestant.run();
            const double seconds = cpu_seconds() - begin;
            const Answers found = contestant.answers();
            if (round == 0 && i == 0) reference = found;
            if (const std::string fault = difference(corpus, reference, found); !fault.empty()) {
                result.fault = corpus.name + ", " + contestant.name() + ": " + fault;
                return result;
            }
            const auto puzzles = static_cast<double>(corpus.puzzles.size());
            if (round == 0) {
                times.push_back(repeats(seconds));
                result.samples.push_back({.contestant = contestant.name(),
                                          .peer = contestant.is_peer(),
                                          .guesses = static_cast<double>(found.guesses) / puzzles});
            } else {
                result.samples[i].rates.add(puzzles * static_cast<double>(runs) / seconds);
            }
        }
    }
    for (std::size_t i = 0; i < contestants.size(); ++i) {
        if (!contestants[i]->is_single()) continue;
        result.samples[i].latency = latency_of(*contestants[i], corpus, rounds);
    }
    return result;
}

Comparison compare_counting(const Corpus& corpus, std::span<const nine::Kernel> kernels,
                            std::span<const Peer> peers, int rounds) {
    Comparison result;
    std::vector<Counter> counters;
    std::vector<std::uint64_t> reference;
    for (Counter& counter : make_counters(kernels, peers)) {
        const double begin = cpu_seconds();
        const std::vector<std::uint64_t> counts = counter.count(corpus);
        counter.repeats = repeats(cpu_seconds() - begin);
        if (reference.empty()) reference = counts;
        if (counts != reference) {
            const bool stops_at_two =
                std::ranges::all_of(counts, [](std::uint64_t count) { return count <= 2; });
            if (counter.peer && stops_at_two) continue;
            result.fault = corpus.name + ", " + counter.name + ": other numbers of solutions";
            return result;
        }
        result.samples.push_back({.contestant = counter.name, .peer = counter.peer});
        counters.push_back(std::move(counter));
    }
    const auto total =
        static_cast<double>(std::accumulate(reference.begin(), reference.end(), std::uint64_t{0}));
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < counters.size(); ++i) {
            const double begin = cpu_seconds();
            for (std::size_t run = 0; run < counters[i].repeats; ++run) {
                if (counters[i].count(corpus) == reference) continue;
                result.fault = corpus.name + ", " + counters[i].name + ": another number each time";
                return result;
            }
            const double seconds = cpu_seconds() - begin;
            result.samples[i].rates.add(total * static_cast<double>(counters[i].repeats) / seconds);
        }
    }
    return result;
}

Comparison compare_threads(const Corpus& corpus, const nine::Kernel& kernel, std::size_t threads,
                           double rate, int rounds) {
    const std::size_t size =
        std::max(corpus.puzzles.size(), static_cast<std::size_t>(std::min(1e6, rate * 2)));
    std::vector<const char*> texts;
    for (std::size_t i = 0; i < size; ++i) {
        texts.push_back(corpus.puzzles[i % corpus.puzzles.size()].data());
    }
    std::vector<nine::Answer> answers(size);
    solve_with_threads(texts, kernel, 1, answers);
    const std::vector<nine::Answer> reference = answers;

    Comparison result;
    for (const std::size_t number : {std::size_t{1}, threads}) {
        result.samples.push_back({.contestant = std::to_string(number)});
    }
    for (int round = 0; round < rounds; ++round) {
        for (Sample& sample : result.samples) {
            const bool single = &sample == result.samples.data();
            const double seconds = solve_with_threads(texts, kernel, single ? 1 : threads, answers);
            sample.rates.add(static_cast<double>(size) / seconds);
            // Guesses may depend on which puzzles went together; the numbers of solutions may not.
            if (!std::ranges::equal(answers, reference, {}, &nine::Answer::count,
                                    &nine::Answer::count)) {
                result.fault = corpus.name + ": other answers with more threads";
                return result;
            }
        }
    }
    return result;
}

}  // namespace sudokit::bench
