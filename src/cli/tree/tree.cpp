// `sudokit tree`: the search for the solutions of a puzzle, as a tree.
#include "sudokit/clock.hpp"
#include "sudokit/draw_tree.hpp"

#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/illustrated_stream.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/picture.hpp"
#include "cli/stream/picture_folder.hpp"
#include "cli/tree/arguments.hpp"

namespace sudokit::cli {
namespace {

Verdict verdict_of(const SearchTree& tree) {
    const std::uint64_t solutions = tree.nodes.front().solutions;
    if (solutions > 1) return Verdict::several;
    if (!tree.complete) return Verdict::unknown;
    return solutions == 1 ? Verdict::one : Verdict::none;
}

// Answers about one puzzle after the other; used by many threads at once.
class Growing {
  public:
    Growing(const Job& job, const TreeArguments& arguments)
        : job_(job),
          arguments_(arguments),
          json_(arguments.format == Format::json),
          texts_(json_ ? texts_for(Format::json) : StreamTexts{}),
          folder_(arguments, arguments.svg) {}

    [[nodiscard]] const StreamTexts& texts() const { return texts_; }

    [[nodiscard]] Reply reply(const Item& item, const Entry& entry, Solver&) {
        const Timer timer(arguments_.timeout, &interrupt::flag());
        SearchTreeOptions options;
        options.method = arguments_.method;
        options.keep = arguments_.keep.value_or(options.keep);
        options.visit = arguments_.visit.value_or(options.visit);
        options.limit = arguments_.limit.value_or(options.limit);
        options.deadline = timer.deadline();
        const SearchTree tree = search_tree(entry.puzzle, options);
        const TextStyle style = picture_style(job_, entry.puzzle.board());
        const TreeDrawing drawing{.puzzle = entry.puzzle,
                                  .tree = tree,
                                  .symbols = style.symbols,
                                  .language = job_.language(),
                                  .unicode = style.unicode};
        Reply reply = status_of(tree);
        if (json_) {
            reply.out = json_line([&](JsonWriter& out) {
                write_place(out, item);
                write_search_tree_members(out, entry.puzzle.board(), tree);
            });
        } else {
            reply.out = arguments_.dot ? draw_dot(drawing) : text(item, entry, drawing);
        }
        if (folder_.is_wanted()) folder_.write(reply, item.number, {}, draw_svg(drawing));
        return reply;
    }

    void finish() { folder_.finish(job_); }

  private:
    // A search that a limit of nodes or solutions has ended is what was asked for.
    static Reply status_of(const SearchTree& tree) {
        Reply reply;
        const Verdict verdict = verdict_of(tree);
        reply.cancelled = !tree.complete && interrupt::flag();
        reply.exit = verdict == Verdict::none ? Exit::no
                     : reply.cancelled        ? Exit::stopped
                                              : Exit::yes;
        reply.tally.add(verdict, 0);
        return reply;
    }

    [[nodiscard]] std::string text(const Item& item, const Entry& entry,
                                   const TreeDrawing& drawing) const {
        // What the player has done is no part of the search.
        Entry puzzle = entry;
        puzzle.play = {};
        return (item.number > 1 ? "\n" : "") + caption(job_, entry) + draw_entry(job_, puzzle) +
               "\n" + draw_text(drawing) + "\n" + tree_summary(drawing) + "\n";
    }

    const Job& job_;
    const TreeArguments& arguments_;
    bool json_;
    StreamTexts texts_;
    PictureFolder folder_;
};

}  // namespace

Exit run_tree(const TreeArguments& arguments, const Streams& io) {
    return run_illustrated<Growing>(arguments, io);
}

}  // namespace sudokit::cli
