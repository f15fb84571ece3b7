// `sudokit show`: puzzles drawn for people.
#include "cli/picture.hpp"

namespace sudokit::cli {
namespace {

// What the picture itself does not tell: the title, and a board that is not the usual one.
std::string caption(const Entry& entry) {
    std::string out;
    if (!entry.info.title.empty()) out += entry.info.title + "\n";
    const Shape& shape = entry.puzzle.board().shape();
    if (!(shape == Shape::standard(shape.order))) out += shape_name(shape) + "\n";
    return out;
}

}  // namespace

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
            reply.out = (first ? "" : "\n") + caption(*item->entry) + draw_entry(job, *item->entry);
            first = false;
            more = job.take(reply) && (!job.input.would_wait() || job.output.flush());
        }
    });
}

}  // namespace sudokit::cli
