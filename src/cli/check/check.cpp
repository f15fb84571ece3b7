// `sudokit check`: is there exactly one solution?
#include "cli/check/arguments.hpp"
#include "cli/check/solution.hpp"
#include "cli/check/why.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/nine_form.hpp"
#include "cli/stream/nine_json.hpp"
#include "cli/stream/progress.hpp"

namespace sudokit::cli {
namespace {

// Out of time with one solution found: whether it is the only one is what was asked.
Verdict checked(const SolveAnswer& answer) {
    return answer.verdict == Verdict::some ? Verdict::unknown : answer.verdict;
}

// As `check` does, with the reason why there is no solution.
Reply reply_with_reason(const Item& item, const Entry& entry, const Job& job, Solver& solver,
                        Saying saying, const StreamTexts& texts) {
    const bool json = job.arguments.format == Format::json;
    const SearchTimer timer(job);
    const auto found = solver.solve(entry.puzzle, {job.arguments.engine, 2, json ? 2U : 0U,
                                                   timer.deadline(), job.arguments.solver_command});
    if (!found) return failure_reply(job, item, found.error(), texts);
    const Verdict verdict = checked(*found);
    Reply reply = reply_to(*found);
    reply.exit = posed_exit(verdict);
    ClashingGivens clashing;
    const bool none = verdict == Verdict::none;
    if (none) clashing = fewest_clashing(entry.puzzle, timer.deadline());
    if (clashing.stop == Stop::deadline) {
        reply.exit = Exit::stopped;
        reply.cancelled = interrupt::flag();
    }
    if (json) {
        reply.out = json_line([&](JsonWriter& out) {
            write_answer(out, item, *found, job.arguments.write);
            if (none) write_clashing(out, clashing, entry.puzzle.board());
        });
    } else if (saying == Saying::sentence) {
        reply.out = posed_text(verdict, entry.puzzle, job);
        const std::string why = none ? clashing_text(clashing, entry.puzzle, job) : std::string();
        if (!why.empty()) reply.out += " " + why;
        reply.out += "\n";
    } else {
        reply.out = verdict_word(verdict);
        if (none) reply.out += clashing_line(clashing, entry.puzzle, job);
        reply.out += "\n";
    }
    return reply;
}

}  // namespace

Exit run_check(const CheckArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        const bool single = !job.arguments.format && job.input.is_single();
        const bool json = job.arguments.format == Format::json;
        const StreamTexts texts = texts_for(json ? Format::json : Format::line);
        const auto worker = [&](const Item& item, const Entry& entry, Solver& solver) {
            const Saying saying = single ? Saying::sentence : Saying::word;
            if (!arguments.solution.empty()) {
                return solution_reply(job, arguments, item, entry, saying);
            }
            if (arguments.why) {
                return reply_with_reason(item, entry, job, solver, saying, texts);
            }
            const auto found = find_solutions(entry.puzzle, {2, json ? 2U : 0U}, job, solver);
            if (!found) return failure_reply(job, item, found.error(), texts);
            const SolveAnswer& answer = *found;
            const Verdict verdict = checked(answer);
            Reply reply = reply_to(answer);
            reply.exit = posed_exit(verdict);
            if (json) {
                reply.out = json_answer(item, answer, job.arguments.write);
            } else {
                reply.out = (single ? posed_text(verdict, entry.puzzle, job)
                                    : std::string(verdict_word(verdict))) +
                            "\n";
            }
            return reply;
        };
        const auto write = [json](const NineFound& found, Reply& reply) {
            const Verdict verdict = checked(found.answer);
            if (json) {
                append_nine_json(found, reply.out);
            } else {
                reply.out += verdict_word(verdict);
                reply.out += '\n';
            }
            return posed_exit(verdict);
        };
        const NineWork nine{2, json ? 2U : 0U, json, write};
        const bool plain = !arguments.why && arguments.solution.empty();
        const bool quick = plain && (json ? writes_digits(job.arguments.write) : !single);
        run_stream(job, worker, texts, quick ? &nine : nullptr);
    });
}

}  // namespace sudokit::cli
