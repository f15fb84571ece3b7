#include "cli/count/solutions.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "sudokit/stream.hpp"

#include "cli/count/empty.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/progress.hpp"
#include "cli/stream/stats.hpp"

namespace sudokit::cli {
namespace {

// Rounds: so many solutions one by one, then so many components; the next round goes further. Both
// take some tenths of a second at first.
constexpr std::uint64_t kFirstSolutions = 1'000'000;
constexpr std::uint64_t kFirstComponents = 20'000;
constexpr std::uint64_t kFurther = 8;

// Less than this holds too little of what 9x9 puzzles need again at once.
constexpr std::size_t kLeastMemory = std::size_t{32} << 20;

// An estimate once time is up.
constexpr std::uint64_t kMostLateSamples = 1000;

std::optional<Estimate> late_estimate(const Puzzle& puzzle, const CountArguments& arguments) {
    const Timer timer(kLateSeconds);
    Rng rng(arguments.seed.value_or(1));
    const Estimate sampled =
        sampled_solution_count(puzzle, kMostLateSamples, rng, timer.deadline());
    if (!tells(sampled)) return std::nullopt;
    return sampled;
}

}  // namespace

Result<CountAnswer> count_solutions(const Puzzle& puzzle, const CountArguments& arguments,
                                    const Job& job, Solver& solver) {
    const SearchTimer timer(job);
    const std::uint64_t limit = arguments.limit.value_or(0);
    // Whoever names an engine or a limit wants solutions to be found.
    const bool in_rounds = limit == 0 && job.arguments.engine == "auto";
    SolveOptions options{job.arguments.engine, in_rounds ? kFirstSolutions : limit, 0,
                         timer.deadline(), job.arguments.solver_command};
    std::optional<SolutionCounting> counting;
    CountAnswer answer;
    for (std::uint64_t components = kFirstComponents;; components *= kFurther) {
        auto found = solver.solve(puzzle, options);
        if (!found) return found.error();
        // A round that time cut short may have come less far than the one before.
        if (found->count >= answer.found.count) {
            answer.found = *std::move(found);
        } else {
            answer.found.stop = found->stop;
        }
        if (!in_rounds || answer.found.stop != Stop::limit) break;
        if (!counting) {
            // All threads together remember as much as one may, or each as little as is of use.
            const std::size_t share =
                SolutionCounting::kMemory / job.arguments.threads.value_or(core_count());
            counting.emplace(puzzle, std::max(share, kLeastMemory));
        }
        answer.exact = counting->count(
            timer.deadline(), counting->is_bounded() ? SolutionCounting::kNoLimit : components);
        if (answer.exact) return answer;
        options.limit *= kFurther;
    }
    if (limit == 0 && answer.found.stop == Stop::deadline) {
        answer.sampled = late_estimate(puzzle, arguments);
    }
    return answer;
}

void append_found(const SolveAnswer& found, std::uint64_t limit, std::string& out) {
    // Exact only if the search came to its end below the limit: a puzzle with exactly as many
    // solutions as the limit allows gives the same answer whichever engine counts.
    const bool exact = found.stop == Stop::exhausted && (limit == 0 || found.count < limit);
    if (!exact) out += ">=";
    std::array<char, 24> number{};
    const auto end = std::to_chars(number.data(), number.data() + number.size(), found.count).ptr;
    out.append(number.data(), end);
}

std::string count_line(const CountAnswer& answer, const CountArguments& arguments) {
    if (answer.exact) return answer.exact->text() + "\n";
    std::string out;
    append_found(answer.found, arguments.limit.value_or(0), out);
    if (answer.sampled) out += " " + estimate_line(*answer.sampled);
    return out + "\n";
}

std::string count_json(const CountAnswer& answer, const Item& item, const WriteOptions& options) {
    if (!answer.exact) {
        return json_line([&](JsonWriter& out) {
            write_answer(out, item, answer.found, options);
            if (answer.sampled) write_estimate(out, *answer.sampled);
        });
    }
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        out.key("solutions").begin_array().end_array();
        out.key("answer").text(verdict_word(answer.found.verdict)).key("count");
        write_count(out, *answer.exact);
        out.key("exact").boolean(true).key("nodes").number(answer.found.nodes);
        out.key("engine").text("count");
    });
}

bool tells(const Estimate& estimate) {
    return estimate.samples >= 2 && std::isfinite(estimate.log10);
}

void write_count(JsonWriter& out, const Natural& count) {
    // The numbers of most readers of JSON are doubles.
    constexpr std::uint64_t kDoubles = std::uint64_t{1} << 53;
    const auto word = count.word();
    if (word && *word < kDoubles) {
        out.number(*word);
    } else {
        out.text(count.text());
    }
}

std::string estimate_line(const Estimate& estimate) {
    return "~" + scientific_text(estimate.log10, 4) + " +-" +
           decimals(100 * estimate.relative_error, 2, Language::en) + " %";
}

void write_estimate(JsonWriter& out, const Estimate& estimate) {
    out.key("estimate").text(scientific_text(estimate.log10, 6));
    out.key("relative_error").raw(std::to_string(estimate.relative_error));
    out.key("samples").number(estimate.samples);
    const auto bound = [](double log10) {
        return std::isfinite(log10) ? scientific_text(log10, 6) : "0";
    };
    out.key("interval").begin_array();
    out.text(bound(estimate.low)).text(bound(estimate.high)).end_array();
}

}  // namespace sudokit::cli
