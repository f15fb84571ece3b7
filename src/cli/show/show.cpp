// `sudokit show`: puzzles drawn for people.
#include "cli/show/arguments.hpp"
#include "cli/show/houses.hpp"
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

// With what the digits on the board leave in the other cells, as far as its pencilmarks allow it.
Entry with_candidates(Entry entry) {
    Puzzle& puzzle = entry.puzzle;
    const Board& board = puzzle.board();
    std::vector<std::uint8_t> digits(puzzle.givens().begin(), puzzle.givens().end());
    for (Cell cell = 0; cell < entry.play.placed.size(); ++cell) {
        if (digits[cell] == 0) digits[cell] = entry.play.placed[cell];
    }
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        DigitSet left = puzzle.pencilmarks(cell);
        for (const Cell peer : board.peers(cell)) {
            if (digits[peer] != 0) left.erase(digits[peer]);
        }
        if (digits[cell] == 0) puzzle.set_pencilmarks(cell, left);
    }
    return entry;
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
            const std::string_view between = first || arguments.json ? "" : "\n";
            const Entry entry = arguments.candidates ? with_candidates(*item->entry) : *item->entry;
            if (!arguments.houses.empty()) {
                reply = houses_reply(job, arguments, *item);
                reply.out.insert(0, between);
            } else if (folder.is_wanted()) {
                folder.write(reply, item->number, {}, svg_of(job, entry));
            } else {
                reply.out = std::string(between) + caption(job, entry) + draw_entry(job, entry);
            }
            first = false;
            more = job.take(reply) && (!job.input.would_wait() || job.output.flush());
        }
        folder.finish(job);
    });
}

}  // namespace sudokit::cli
