// `sudokit show`: puzzles drawn for people.
#include "cli/show/arguments.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/picture.hpp"
#include "cli/stream/picture_folder.hpp"

namespace sudokit::cli {
namespace {

std::string svg_of(const Job& job, const Entry& entry) {
    const Board& board = entry.puzzle.board();
    return draw_svg(figure_of(entry), {.symbols = symbols_for(board, job.arguments.write),
                                       .title = picture_title(job, entry),
                                       .language = job.language()});
}

}  // namespace

Exit run_show(const ShowArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        PictureFolder folder(arguments, arguments.svg);
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
            if (folder.is_wanted()) {
                folder.write(reply, item->number, {}, svg_of(job, *item->entry));
            } else {
                reply.out = (first ? "" : "\n") + caption(job, *item->entry) +
                            draw_entry(job, *item->entry);
            }
            first = false;
            more = job.take(reply) && (!job.input.would_wait() || job.output.flush());
        }
        folder.finish(job);
    });
}

}  // namespace sudokit::cli
