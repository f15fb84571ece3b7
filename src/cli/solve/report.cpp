#include "cli/solve/report.hpp"

#include <new>

#include "sudokit/cell_name.hpp"
#include "sudokit/clock.hpp"

#include "cli/io/system.hpp"
#include "cli/solve/animation.hpp"
#include "cli/solve/messages.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/picture.hpp"
#include "cli/stream/relaxation.hpp"

namespace sudokit::cli {
namespace {

std::vector<Cell> differences(const Grid& a, const Grid& b) {
    std::vector<Cell> out;
    for (Cell cell = 0; cell < a.digits.size(); ++cell) {
        if (a.digits[cell] != b.digits[cell]) out.push_back(cell);
    }
    return out;
}

std::string cell_names(const Board& board, const std::vector<Cell>& cells, Language language) {
    std::string out;
    for (const Cell cell : cells) {
        if (!out.empty()) out += ' ';
        out += cell_name(board, cell, language);
    }
    return out;
}

std::string several_text(const SolveAnswer& answer, const Puzzle& puzzle, const Job& job,
                         TextStyle style) {
    const Language language = job.language();
    const bool exact = answer.stop == Stop::exhausted;
    const Grid& first = answer.solutions[0];
    const Grid& second = answer.solutions[1];
    const std::vector<Cell> where = differences(first, second);
    std::string out =
        message(exact ? text::kSeveralExactly : text::kSeveralAtLeast, answer.count).in(language);
    out += '\n';
    out += text::kTwoOfThem.in(language);
    style.marked = where;
    out += "\n\n" + draw_text(first.board, first.digits, puzzle.givens(), style);
    out += "\n" + draw_text(second.board, second.digits, puzzle.givens(), style);
    out += "\n" + sentence(language, text::kDiffer, where.size(),
                           cell_names(first.board, where, language));
    return out + "\n";
}

// Tells "several" more exactly where that is quick: the number, or that it is at least a thousand.
// What is known already is not given up where there is no memory to know more.
void count_on(SolveAnswer& answer, const Puzzle& puzzle, const Job& job, Solver& solver) try {
    constexpr std::uint64_t kMany = 1000;
    constexpr double kSeconds = 1;
    const Timer timer(kSeconds, &interrupt::flag());
    const auto counted = solver.solve(puzzle, {.engine = job.arguments.engine,
                                               .limit = kMany,
                                               .keep = 0,
                                               .deadline = timer.deadline(),
                                               .solver_command = job.arguments.solver_command});
    // What was counted when time ran out would differ from run to run.
    if (!counted || counted->stop == Stop::deadline) return;
    answer.count = counted->count;
    answer.stop = counted->stop;
} catch (const std::bad_alloc&) {
}

std::string verdict_text(const SolveAnswer& answer, const Puzzle& puzzle, const Job& job) {
    const TextStyle style = picture_style(job, puzzle.board());
    const Language language = job.language();
    const auto with_solution = [&](const MessageText& text) {
        const Grid& grid = answer.solutions.front();
        return std::string(text.in(language)) + "\n\n" +
               draw_text(grid.board, grid.digits, puzzle.givens(), style);
    };
    switch (answer.verdict) {
        case Verdict::none: return unsolvable_text(puzzle, job) + "\n";
        case Verdict::one: return with_solution(text::kSolvable);
        case Verdict::several: return several_text(answer, puzzle, job, style);
        case Verdict::some:
            return with_solution(answer.stop == Stop::deadline && !interrupt::flag()
                                     ? text::kSolvableOutOfTime
                                     : text::kSolvableFirst);
        case Verdict::unknown: break;
    }
    return std::string(text::kOutOfTime.in(language)) + "\n";
}

}  // namespace

void report_solutions(Job& job, const SolveArguments& arguments) {
    constexpr std::uint64_t kEnough = 2;  // to know whether there are none, one or several
    const auto item = job.input.next();
    if (!item) return;
    const Entry& entry = *item->entry;
    if (arguments.animate) {
        if (const auto fault = terminal_fault(entry.puzzle, job)) {
            complain(job.io, fault->message.in(job.language()));
            Reply reply;
            reply.exit = Exit::usage;
            job.take(reply);
            return;
        }
    }
    job.output.write(caption(job, entry) + draw_entry(job, entry) + "\n");
    job.output.flush();
    Solver solver;
    const std::uint64_t limit = arguments.limit.value_or(kEnough);
    auto found = arguments.animate ? find_animated(entry.puzzle, {limit, 2}, job, arguments.speed)
                                   : find_solutions(entry.puzzle, {limit, 2}, job, solver);
    if (!found) {
        job.take(failure_reply(job, *item, found.error()));
        return;
    }
    SolveAnswer& answer = *found;
    if (!arguments.limit && answer.count == kEnough) count_on(answer, entry.puzzle, job, solver);
    Reply reply = reply_to(answer);
    reply.exit = solving_exit(answer);
    reply.out = verdict_text(answer, entry.puzzle, job) +
                relaxation_text(answer, entry.puzzle.board(), job.language());
    // A solution that was found is one, whatever was still to be found out.
    if (reply.cancelled && answer.count > 0) reply.known = reply.out;
    job.take(reply);
}

}  // namespace sudokit::cli
