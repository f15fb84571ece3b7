// `sudokit count`: how many solutions are there?
#include "cli/answer.hpp"
#include "cli/json.hpp"

namespace sudokit::cli {
namespace {

// Exact only if the search came to its end below the limit: a puzzle with exactly as many solutions
// as the limit allows gives the same answer whichever engine counts.
std::string count_text(const SolveAnswer& answer, std::uint64_t limit) {
    const bool exact = answer.stop == Stop::exhausted && (limit == 0 || answer.count < limit);
    return (exact ? "" : ">=") + std::to_string(answer.count) + "\n";
}

}  // namespace

Exit run_count(const Arguments& arguments, const Streams& io) {
    return run_job(arguments, io, [](Job& job) {
        const std::uint64_t limit = job.arguments.limit.value_or(0);
        const bool json = job.arguments.format == Format::json;
        const auto worker = [&](const Item& item, const Entry& entry, Solver& solver) {
            const SolveAnswer answer = find_solutions(entry.puzzle, {limit, 0}, job, solver);
            Reply reply = reply_to(answer);
            reply.out =
                json ? json_answer(item, answer, job.arguments.write) : count_text(answer, limit);
            return reply;
        };
        const auto write = [limit](const SolveAnswer& answer, const nine::Digits&,
                                   std::string& out) {
            out += count_text(answer, limit);
            return Exit::yes;
        };
        const NineWork nine{limit, false, write};
        run_stream(job, worker, texts_for(json ? Format::json : Format::line),
                   json ? nullptr : &nine);
    });
}

}  // namespace sudokit::cli
