#include "cli/stream/job.hpp"

#include "sudokit/shown_text.hpp"

#include "cli/frame/failure.hpp"
#include "cli/io/messages.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/messages.hpp"
#include "cli/stream/progress.hpp"
#include "cli/stream/stats.hpp"

namespace sudokit::cli {
namespace {

// The words for how the run ended, and its status.
Exit conclude(Job& job) {
    const Language language = job.language();
    Exit exit = job.exit;
    if (interrupt::came()) {
        exit = Exit::stopped;
        job.ended_early = true;
        complain(job.io, text::kInterrupted.in(language));
    } else if (job.items == 0 && !job.ended_early && !job.output.closed()) {
        exit = Exit::bad_input;
        job.ended_early = true;
        const std::string name(job.input.only_name());
        say(job.io, (name.empty() ? std::string("sudokit") : shown_text(name)) + ": " +
                        std::string(text::kNoPuzzle.in(language)));
    }
    job.output.finish(!job.ended_early);
    if (const int fault = job.output.fault()) {
        exit = worst(exit, Exit::bad_input);
        report_write_fault(job.arguments, job.io, fault);
    }
    if (!job.output.left_behind().empty()) {
        say(job.io, message(text::kPartLeft, shown_text(job.output.left_behind())).in(language));
    }
    if (job.arguments.stats) write_all(job.io.errors, stats_text(job));
    return exit;
}

}  // namespace

void Tally::add(Verdict verdict, std::uint64_t nodes_of_it) {
    ++puzzles;
    nodes += nodes_of_it;
    if (nodes_of_it == 0) ++without_search;
    switch (verdict) {
        case Verdict::none: ++none; break;
        case Verdict::one: ++one; break;
        case Verdict::several: ++several; break;
        case Verdict::some:
        case Verdict::unknown: ++unsettled; break;
    }
}

void Tally::add(const Tally& other) {
    puzzles += other.puzzles;
    one += other.one;
    none += other.none;
    several += other.several;
    unsettled += other.unsettled;
    nodes += other.nodes;
    without_search += other.without_search;
    for (std::size_t i = 0; i < other.ratings.size(); ++i) add_rating(i, other.ratings[i]);
}

void Tally::add_rating(std::size_t rating, std::uint64_t puzzles_of_it) {
    if (ratings.size() <= rating) ratings.resize(rating + 1);
    ratings[rating] += puzzles_of_it;
}

double Job::seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

bool Job::take(const Reply& reply) {
    if (reply.cancelled) {
        output.write(reply.known);
        if (!reply.known.empty() && !reply.notes.empty()) {
            output.flush();
            write_all(io.errors, reply.notes);
        }
        ended_early = true;
        return false;
    }
    items += reply.items;
    exit = worst(exit, reply.exit);
    tally.add(reply.tally);
    const bool written = output.write(reply.out);
    if (!reply.notes.empty()) {
        // On a terminal, answers and notes come in the order of the puzzles.
        output.flush();
        write_all(io.errors, reply.notes);
    }
    if (reply.fault && !arguments.keep_going) {
        ended_early = true;
        return false;
    }
    return written;
}

Exit run_job(const PuzzleArguments& arguments, const Streams& io, FunctionRef<void(Job&)> body) {
    if (arguments.operands.empty() && is_terminal(io.input)) {
        complain(io, message(text::kNothingToRead, arguments.command->name).in(arguments.language));
        return Exit::usage;
    }
    return run_making(arguments, io, [&](Job& job) {
        const Progress progress(job);
        body(job);
    });
}

Exit run_making(const PuzzleArguments& arguments, const Streams& io, FunctionRef<void(Job&)> body) {
    const auto options = read_options(arguments);
    if (!options) {
        say(io, options.error().message.in(arguments.language));
        return interrupt::flag() ? Exit::stopped : Exit::bad_input;
    }
    Output output(io.output);
    if (!arguments.output.empty()) {
        if (const Packing packing = packing_of_name(arguments.output); !is_built_in(packing)) {
            say(io, shown_text(arguments.output) + ": " +
                        message(text::kCannotWrite, left_out_text(packing)).in(arguments.language));
            return Exit::bad_input;
        }
        if (const int fault = output.open(arguments.output)) {
            report_write_fault(arguments, io, fault);
            return Exit::bad_input;
        }
    }
    Input input(arguments, *options, io);
    Job job{arguments, io, input, output};
    try {
        body(job);
    } catch (...) {
        complain(io, failure_at_hand().in(arguments.language));
        job.exit = worst(job.exit, Exit::stopped);
        job.ended_early = true;
    }
    return conclude(job);
}

}  // namespace sudokit::cli
