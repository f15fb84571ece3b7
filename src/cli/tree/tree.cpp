// `sudokit tree`: the search for the solutions of a puzzle, as a tree.
#include "sudokit/clock.hpp"
#include "sudokit/dpll_tree.hpp"
#include "sudokit/draw_tree.hpp"

#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/illustrated_stream.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/picture.hpp"
#include "cli/stream/picture_folder.hpp"
#include "cli/tree/arguments.hpp"
#include "cli/tree/messages.hpp"

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
        auto order = search_order(arguments_.order, entry.puzzle);
        if (!order) return refusal(item, order.error().message.in(job_.language()), Exit::usage);
        options.order = *std::move(order);
        auto found = options.method == TreeMethod::dpll
                         ? dpll_tree(entry.puzzle, options)
                         : Result<SearchTree>(search_tree(entry.puzzle, options));
        if (!found) return failure_reply(job_, item, found.error(), texts_);
        const SearchTree& tree = *found;
        const TextStyle style = picture_style(job_, entry.puzzle.board());
        const TreeDrawing drawing{.puzzle = entry.puzzle,
                                  .tree = tree,
                                  .symbols = style.symbols,
                                  .language = job_.language(),
                                  .unicode = style.unicode,
                                  .leaves = arguments_.fold.value_or(0),
                                  .chains = arguments_.fold.has_value()};
        Reply reply = status_of(tree);
        if (json_) {
            reply.out = json_line([&](JsonWriter& out) {
                write_place(out, item);
                write_search_tree_members(out, entry.puzzle.board(), tree);
            });
        } else {
            reply.out = arguments_.dot ? draw_dot(drawing) : text(item, entry, drawing);
        }
        if (folder_.is_wanted()) write_pictures(reply, item, drawing);
        return reply;
    }

    void finish() { folder_.finish(job_); }

  private:
    // The tree, folded to what fits a page, and its profile.
    void write_pictures(Reply& reply, const Item& item, const TreeDrawing& drawing) {
        constexpr std::size_t kUsual = 40;
        TreeDrawing picture = drawing;
        picture.leaves = arguments_.fold.value_or(kUsual);
        picture.chains = true;
        folder_.write(reply, item.number, {}, draw_svg(picture));
        folder_.write(reply, item.number, step_file(0, "profile"), draw_profile_svg(picture));
    }

    // A search that a limit of nodes or solutions has ended is what was asked for, or is told.
    static Reply status_of(const SearchTree& tree) {
        Reply reply;
        const Verdict verdict = verdict_of(tree);
        reply.cancelled = !tree.complete && interrupt::flag();
        const bool late = tree.ended_by == TreeLimit::time;
        reply.exit = verdict == Verdict::none ? Exit::no : late ? Exit::stopped : Exit::yes;
        reply.tally.add(verdict, 0);
        return reply;
    }

    [[nodiscard]] std::string text(const Item& item, const Entry& entry,
                                   const TreeDrawing& drawing) const {
        // What the player has done is no part of the search.
        Entry puzzle = entry;
        puzzle.play = {};
        return (item.number > 1 ? "\n" : "") + caption(job_, entry) + draw_entry(job_, puzzle) +
               "\n" + (arguments_.profile ? draw_profile(drawing) : draw_text(drawing)) + "\n" +
               tree_summary(drawing) + (is_cut(drawing.tree) ? " " + hint() : "") + "\n";
    }

    // By a limit that nobody has asked for.
    [[nodiscard]] bool is_cut(const SearchTree& tree) const {
        return tree.ended_by == TreeLimit::nodes && !arguments_.visit;
    }

    [[nodiscard]] std::string hint() const {
        return std::string(text::kVisitMore.in(job_.language()));
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
