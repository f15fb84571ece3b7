// `sudokit solve`: the solutions of puzzles.
#include "cli/io/system.hpp"
#include "cli/solve/animation.hpp"
#include "cli/solve/arguments.hpp"
#include "cli/solve/messages.hpp"
#include "cli/solve/report.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/messages.hpp"
#include "cli/stream/nine_form.hpp"
#include "cli/stream/nine_json.hpp"

namespace sudokit::cli {
namespace {

// With a limit of one, whatever is found is the answer; otherwise it must be the only solution.
bool is_settled(const SolveAnswer& answer, std::uint64_t limit) {
    return answer.verdict == Verdict::one || (limit == 1 && answer.count > 0);
}

std::string line_answer(const SolveAnswer& answer, std::uint64_t limit,
                        const WriteOptions& options) {
    if (is_settled(answer, limit)) {
        const Grid& grid = answer.solutions.front();
        return line_of(grid.board, grid.digits, options) + "\n";
    }
    // One solution, but out of time before a second one was ruled out.
    const Verdict verdict = answer.verdict == Verdict::some ? Verdict::unknown : answer.verdict;
    return std::string(verdict_word(verdict)) + "\n";
}

// Why a puzzle has no place in a file of answers.
std::string skipping_note(const Place& place, const SolveAnswer& answer,
                          const SolveArguments& arguments) {
    if (arguments.quiet) return {};
    return note_text(place, reason_to_skip(answer.verdict).in(arguments.language)) + "\n";
}

void file_answer(Reply& reply, const Item& item, const Entry& entry, const SolveAnswer& answer,
                 const SolveArguments& arguments, const Job& job) {
    if (!is_settled(answer, arguments.limit.value_or(2))) {
        reply.notes = skipping_note(item, answer, arguments);
        return;
    }
    answer_with(write_entry(solved_entry(entry, answer.solutions.front().digits, *arguments.format),
                            *arguments.format, arguments.write),
                item, job, reply);
}

// The same of plain puzzles: as `solved_entry` has it.
void append_solved(const NineForm& form, const NineFound& found, Format format, std::string& out) {
    const bool table = format == Format::csv;
    const nine::Digits* const solution = found.solutions[0];
    form.append(table ? found.puzzle : *solution, table ? solution : nullptr, out);
}

void solve_stream(Job& job, const SolveArguments& arguments) {
    const Format format = arguments.format.value_or(Format::line);
    const SolutionLimits limits{arguments.limit.value_or(2), 2};
    const StreamTexts texts = texts_for(format);
    const auto worker = [&](const Item& item, const Entry& entry, Solver& solver) {
        const auto found = find_solutions(entry.puzzle, limits, job, solver);
        if (!found) return failure_reply(job, item, found.error(), texts);
        const SolveAnswer& answer = *found;
        Reply reply = reply_to(answer);
        reply.exit = solving_exit(answer);
        if (format == Format::line) {
            reply.out = line_answer(answer, limits.limit, arguments.write);
        } else if (format == Format::json) {
            reply.out = json_answer(item, answer, arguments.write);
        } else {
            file_answer(reply, item, entry, answer, arguments, job);
        }
        return reply;
    };
    const bool json = format == Format::json;
    const auto form = NineForm::of(format, arguments.write);
    const auto write = [&](const NineFound& found, Reply& reply) {
        if (json) {
            append_nine_json(found, reply.out);
        } else if (is_settled(found.answer, limits.limit)) {
            append_solved(*form, found, format, reply.out);
        } else if (format == Format::line) {
            reply.out += line_answer(found.answer, limits.limit, arguments.write);
        } else {
            reply.notes = skipping_note(found.place, found.answer, arguments);
        }
        return solving_exit(found.answer);
    };
    const NineWork nine{limits.limit, json ? 2U : 1U, json, write};
    job.plain.places = format != Format::line;
    run_stream(job, worker, texts, form ? &nine : nullptr);
}

// The line that tells how far the run has come has no place on the board.
Exit run_animated(const SolveArguments& arguments, const Streams& io) {
    if (!can_animate(io)) {
        complain(io, text::kNoTerminal.in(arguments.language));
        return Exit::usage;
    }
    SolveArguments quiet = arguments;
    quiet.quiet = true;
    return run_job(quiet, io, [&quiet](Job& job) {
        if (job.input.is_single()) return report_solutions(job, quiet);
        run_single(job, [](const Item&, const Entry&) {});
    });
}

}  // namespace

Exit run_solve(const SolveArguments& arguments, const Streams& io) {
    if (arguments.animate) return run_animated(arguments, io);
    return run_job(arguments, io, [&arguments](Job& job) {
        const bool report = !arguments.format && job.input.is_single();
        if (arguments.all || arguments.random) {
            list_solutions(job, arguments, report ? Listing::drawn : Listing::lines);
        } else if (report) {
            report_solutions(job, arguments);
        } else {
            solve_stream(job, arguments);
        }
    });
}

}  // namespace sudokit::cli
