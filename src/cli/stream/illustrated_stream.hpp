// Commands that answer about one puzzle after the other, and may draw the answers into a folder.
#pragma once

#include "sudokit/solve.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Makes a `Work` of the job and the arguments, lets it answer about all puzzles of the input, by
/// `reply`, in its `texts`, and then `finish` the folder; at last calls `then` with the job and it.
template <class Work, class Arguments, class Then>
Exit run_illustrated(const Arguments& arguments, const Streams& io, const Then& then) {
    return run_job(arguments, io, [&](Job& job) {
        Work work(job, arguments);
        const auto worker = [&](const Item& item, const Entry& entry, Solver& solver) {
            return work.reply(item, entry, solver);
        };
        run_stream(job, worker, work.texts());
        work.finish();
        then(job, work);
    });
}

/// The same for commands that end there.
template <class Work, class Arguments>
Exit run_illustrated(const Arguments& arguments, const Streams& io) {
    return run_illustrated<Work>(arguments, io, [](const Job&, const Work&) {});
}

}  // namespace sudokit::cli
