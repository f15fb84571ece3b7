// `sudokit count`: how many solutions are there?
#include "cli/count/arguments.hpp"
#include "cli/count/empty.hpp"
#include "cli/count/solutions.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/nine_json.hpp"
#include "cli/stream/progress.hpp"
#include "cli/stream/stats.hpp"

namespace sudokit::cli {
namespace {

// Where no sample reaches a solution there may be none, which the solver may find out.
Known estimated(const Puzzle& puzzle, const CountArguments& arguments, const Deadline& deadline,
                Solver& solver) {
    Known known;
    Rng rng(arguments.seed.value_or(1));
    known.take(sampled_solution_count(puzzle, arguments.samples.value_or(kSamples), rng, deadline));
    if (known.lost == 0) return known;
    const auto found = solver.solve(puzzle, {.limit = 1, .keep = 0, .deadline = deadline});
    if (found && found->verdict == Verdict::none) known.exact = Natural(0);
    return known;
}

std::string known_line(const Known& known) {
    if (known.exact) return known.exact->text() + "\n";
    if (!known.sampled) return std::string(kNothingKnown) + "\n";
    return estimate_line(*known.sampled) + "\n";
}

Exit run_estimates(const CountArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        const bool json = job.arguments.format == Format::json;
        const StreamTexts texts = texts_for(json ? Format::json : Format::line);
        const auto worker = [&](const Item& item, const Entry& entry, Solver& solver) {
            const SearchTimer timer(job);
            const Known known = estimated(entry.puzzle, arguments, timer.deadline(), solver);
            Reply reply;
            if (json) {
                JsonWriter out(reply.out);
                out.begin_object();
                write_place(out, item);
                write_known(out, known);
                out.end_object().end_line();
            } else {
                reply.out = known_line(known);
            }
            if (known.is_nothing()) {
                reply.exit = Exit::stopped;
                if (known.lost > 0)
                    reply.notes = note_text(item, lost_text(known.lost, job.language())) + "\n";
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
            const auto counted = count_solutions(entry.puzzle, arguments, job, solver);
            if (!counted) return failure_reply(job, item, counted.error(), texts);
            Reply reply = reply_to(counted->found);
            reply.out = json ? count_json(*counted, item, job.arguments.write)
                             : count_line(*counted, arguments);
            // As a time limit does, an interrupt leaves a lower bound.
            if (interrupt::flag()) reply.known = reply.out;
            return reply;
        };
        const auto write = [json, limit](const NineFound& found, Reply& reply) {
            if (json) {
                append_nine_json(found, reply.out);
            } else {
                append_found(found.answer, limit, reply.out);
                reply.out += '\n';
            }
            return Exit::yes;
        };
        const NineWork nine{limit, 0, json, write};
        run_stream(job, worker, texts, &nine);
    });
}

}  // namespace sudokit::cli
