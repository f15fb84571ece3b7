// `sudokit walk`: through the 0-1 programme or the graph of a puzzle, step by step.
#include "sudokit/clock.hpp"

#include "cli/explain/messages.hpp"
#include "cli/frame/messages.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/illustrated_stream.hpp"
#include "cli/walk/arguments.hpp"
#include "cli/walk/report.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kTooLargeToDraw{
    "walks are drawn up to order {0} only; in words there is no limit",
    "les parcours sont dessinés jusqu’à l’ordre {0} ; en mots, il n’y a pas de limite"};

Exit exit_of(const ModelWalk& walk) {
    switch (walk.end) {
        case ModelWalkEnd::solved: break;
        case ModelWalkEnd::dead_end:
        case ModelWalkEnd::stuck: return Exit::no;
        case ModelWalkEnd::stopped: return Exit::stopped;
    }
    return Exit::yes;
}

// Answers about one puzzle after the other; used by many threads at once.
class Walking {
  public:
    Walking(const Job& job, const WalkArguments& arguments)
        : job_(job),
          arguments_(arguments),
          json_(arguments.format == Format::json),
          texts_(json_ ? texts_for(Format::json) : StreamTexts{}),
          folder_(arguments, arguments.svg) {}

    [[nodiscard]] const StreamTexts& texts() const { return texts_; }

    [[nodiscard]] Reply reply(const Item& item, const Entry& entry, Solver& solver) {
        if (arguments_.html && item.number > 1) {
            return refusal(item, text::kOnePage.in(job_.language()));
        }
        if (auto fault = model_walk_fault(entry.puzzle, arguments_.model)) {
            return failure_reply(job_, item, *std::move(fault), texts_);
        }
        const bool draws = arguments_.html || folder_.is_wanted();
        if (draws && entry.puzzle.board().order() > kMaxModelPictureOrder) {
            return refusal(item,
                           message(kTooLargeToDraw, kMaxModelPictureOrder).in(job_.language()));
        }
        const Timer timer(arguments_.timeout, &interrupt::flag());
        ModelWalkOptions options{
            .model = arguments_.model, .order = {}, .deadline = timer.deadline()};
        if (!arguments_.order.empty()) {
            auto order = read_order(entry.puzzle, arguments_.order);
            if (!order) {
                const std::string fault = order.error().message.in(job_.language());
                return refusal(item, message(text::kBadMeans, "--order", fault).in(job_.language()),
                               Exit::usage);
            }
            options.order = *std::move(order);
        }
        return reply(item, entry, walk_model(entry.puzzle, options, solver));
    }

    void finish() { folder_.finish(job_); }

  private:
    [[nodiscard]] Reply reply(const Item& item, const Entry& entry, const ModelWalk& walk) {
        Reply reply;
        reply.exit = exit_of(walk);
        reply.cancelled = walk.end == ModelWalkEnd::stopped && interrupt::flag();
        reply.tally.add(walk.verdict, 0);
        if (arguments_.html) {
            reply.out = model_walk_page(job_, entry, walk);
        } else if (json_) {
            reply.out = model_walk_report(job_, item, walk);
        } else {
            reply.out = (item.number > 1 ? "\n" : "") +
                        model_walk_text(job_, arguments_.pictures, entry, walk);
        }
        if (folder_.is_wanted()) draw_model_walk(job_, item, entry, walk, folder_, reply);
        return reply;
    }

    const Job& job_;
    const WalkArguments& arguments_;
    bool json_;
    StreamTexts texts_;
    PictureFolder folder_;
};

}  // namespace

Exit run_walk(const WalkArguments& arguments, const Streams& io) {
    return run_illustrated<Walking>(arguments, io);
}

}  // namespace sudokit::cli
