// `sudokit show`: puzzles drawn for people.
#include "cli/picture.hpp"

namespace sudokit::cli {

Exit run_show(const Arguments& arguments, const Streams& io) {
    return run_job(arguments, io, [](Job& job) {
        bool first = true;
        bool more = true;
        while (more) {
            const auto item = job.input.next();
            if (!item) break;
            if (!item->entry) {
                more = job.take(fault_reply(job, *item, {}));
                continue;
            }
            Reply reply;
            reply.out =
                (first ? "" : "\n") + caption(job, *item->entry) + draw_entry(job, *item->entry);
            first = false;
            more = job.take(reply) && (!job.input.would_wait() || job.output.flush());
        }
    });
}

}  // namespace sudokit::cli
