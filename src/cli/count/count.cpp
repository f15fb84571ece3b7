// `sudokit count`: how many solutions are there?
#include <array>
#include <charconv>

#include "cli/count/arguments.hpp"
#include "cli/count/empty.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/nine_json.hpp"
#include "cli/stream/progress.hpp"
#include "cli/stream/stats.hpp"

namespace sudokit::cli {
namespace {

// Exact only if the search came to its end below the limit: a puzzle with exactly as many solutions
// as the limit allows gives the same answer whichever engine counts.
void append_count(const SolveAnswer& answer, std::uint64_t limit, std::string& out) {
    const bool exact = answer.stop == Stop::exhausted && (limit == 0 || answer.count < limit);
    if (!exact) out += ">=";
    std::array<char, 24> number{};
    const auto end = std::to_chars(number.data(), number.data() + number.size(), answer.count).ptr;
    out.append(number.data(), end);
    out += '\n';
}

// "~1.2e34 +-5.67 %".
std::string estimate_line(const Known& known, Language language) {
    return estimate_text(known, language) + " +-" +
           decimals(100 * known.sampled->relative_error, 2, language) + " %\n";
}

Exit run_estimates(const CountArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        const bool json = job.arguments.format == Format::json;
        const StreamTexts texts = texts_for(json ? Format::json : Format::line);
        const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
            const SearchTimer timer(job);
            Rng rng(arguments.seed.value_or(1));
            Known known;
            known.sampled = sampled_solution_count(
                entry.puzzle, arguments.samples.value_or(kSamples), rng, timer.deadline());
            Reply reply;
            if (json) {
                JsonWriter out(reply.out);
                out.begin_object();
                write_place(out, item);
                write_known(out, known);
                out.end_object().end_line();
            } else {
                reply.out = estimate_line(known, job.language());
            }
            return reply;
        };
        run_stream(job, worker, texts);
    });
}

}  // namespace

Exit run_count(const CountArguments& arguments, const Streams& io) {
    if (arguments.empty) {
        return arguments.table ? run_count_table(arguments, io) : run_count_empty(arguments, io);
    }
    if (arguments.estimate) return run_estimates(arguments, io);
    return run_job(arguments, io, [&arguments](Job& job) {
        const std::uint64_t limit = arguments.limit.value_or(0);
        const bool json = job.arguments.format == Format::json;
        const StreamTexts texts = texts_for(json ? Format::json : Format::line);
        const auto worker = [&](const Item& item, const Entry& entry, Solver& solver) {
            const auto found = find_solutions(entry.puzzle, {limit, 0}, job, solver);
            if (!found) return failure_reply(job, item, found.error(), texts);
            const SolveAnswer& answer = *found;
            Reply reply = reply_to(answer);
            if (json) {
                reply.out = json_answer(item, answer, job.arguments.write);
            } else {
                append_count(answer, limit, reply.out);
            }
            // As a time limit does, an interrupt leaves a lower bound.
            if (interrupt::flag()) reply.known = reply.out;
            return reply;
        };
        const auto write = [json, limit](const NineFound& found, std::string& out) {
            if (json) {
                append_nine_json(found, out);
            } else {
                append_count(found.answer, limit, out);
            }
            return Exit::yes;
        };
        const NineWork nine{limit, 0, json, write};
        run_stream(job, worker, texts, &nine);
    });
}

}  // namespace sudokit::cli
