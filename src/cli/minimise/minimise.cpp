// `sudokit minimise`: which of its ways is asked for, and what they have in common.
#include "cli/io/system.hpp"
#include "cli/minimise/messages.hpp"
#include "cli/minimise/modes.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {

Verdict posed_verdict(const Posed& posed) {
    const Verdict verdict = verdict_of(posed.count, posed.stop);
    return verdict == Verdict::some ? Verdict::unknown : verdict;
}

Reply reply_to(const Posed& posed) {
    Reply reply;
    const Verdict verdict = posed_verdict(posed);
    reply.tally.add(verdict, 0);
    reply.exit = posed_exit(verdict);
    reply.cancelled = posed.stop == Stop::deadline && interrupt::flag();
    return reply;
}

std::string nothing_text(Verdict verdict, const Puzzle& puzzle, const Job& job) {
    std::string out = posed_text(verdict, puzzle, job);
    if (verdict == Verdict::several) {
        out += " ";
        out += text::kSeveralNotMinimised.in(job.language());
    } else if (verdict == Verdict::none) {
        out += " ";
        out += text::kNoneNotMinimised.in(job.language());
    }
    return out + "\n";
}

Exit run_minimise(const MinimiseArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        if (arguments.test) return test_minimality(job, arguments);
        if (arguments.unavoidable) return find_unavoidable(job, arguments);
        if (arguments.all) return list_minimal_puzzles(job, arguments);
        minimise_puzzles(job, arguments);
    });
}

}  // namespace sudokit::cli
