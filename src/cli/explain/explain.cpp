// `sudokit explain`: solved as a person does, with every step explained.
#include <algorithm>
#include <utility>

#include "sudokit/clock.hpp"

#include "cli/explain/arguments.hpp"
#include "cli/explain/messages.hpp"
#include "cli/explain/pictures.hpp"
#include "cli/explain/report.hpp"
#include "cli/explain/summary.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/illustrated_stream.hpp"

namespace sudokit::cli {
namespace {

ExplanationWalkOptions walk_options(const ExplainArguments& arguments, Deadline deadline) {
    ExplanationWalkOptions options;
    options.order = arguments.order;
    options.techniques = arguments.techniques;
    options.uniqueness = !arguments.no_uniqueness;
    options.until = arguments.until;
    options.verify = arguments.verify;
    options.prune = arguments.prune;
    options.diagnose = !arguments.summary;
    options.deadline = deadline;
    return options;
}

// Answers about one puzzle after the other; used by many threads at once.
class Explaining {
  public:
    Explaining(const Job& job, const ExplainArguments& arguments)
        : job_(job),
          arguments_(arguments),
          json_(arguments.format == Format::json),
          texts_(json_               ? texts_for(Format::json)
                 : arguments.summary ? texts_for(Format::line)
                                     : StreamTexts{}),
          folder_(arguments, arguments.svg),
          totals_(arguments.order) {}

    [[nodiscard]] const StreamTexts& texts() const { return texts_; }

    [[nodiscard]] Reply reply(const Item& item, const Entry& entry, Solver& solver) {
        if (arguments_.html && item.number > 1) {
            return refusal(item, text::kOnePage.in(job_.language()));
        }
        if (const auto fault = order_fault(arguments_.order, entry.puzzle)) {
            return refusal(item, fault->message.in(job_.language()));
        }
        const Timer timer(arguments_.timeout, &interrupt::flag());
        ExplanationWalkOptions options = walk_options(arguments_, timer.deadline());
        // All that is wanted of the walk then is where it begins.
        if (arguments_.all_steps) options.limit = 1;
        const ExplanationWalk found = explanation_walk(entry, options, solver);
        Reply reply;
        reply.exit = walk_exit(found);
        reply.cancelled = found.end == ExplanationWalkEnd::stopped && interrupt::flag();
        reply.tally.add(found.verdict, 0);
        if (arguments_.all_steps) {
            tell_steps(item, entry, found, timer.deadline(), reply);
        } else if (arguments_.summary) {
            totals_.add(found);
            reply.out = json_ ? summary_json(item, found) : summary_line(found);
        } else if (arguments_.html) {
            reply.out = walk_page(job_, arguments_, entry, found);
        } else if (json_) {
            reply.out = walk_report(job_, arguments_, item, found, options);
        } else {
            reply.out = (item.number > 1 ? "\n" : "") + walk_text(job_, arguments_, entry, found);
        }
        if (folder_.is_wanted() && !arguments_.all_steps) {
            draw_walk(job_, arguments_, item, entry, found, folder_, reply);
        }
        return reply;
    }

    void finish() { folder_.finish(job_); }

    [[nodiscard]] const Totals& totals() const { return totals_; }

  private:
    void tell_steps(const Item& item, const Entry& entry, const ExplanationWalk& found,
                    const Deadline& deadline, Reply& reply) {
        PossibleSteps possible;
        JsonWriter out(possible.told);
        if (json_) begin_steps(out, item);
        if (folder_.is_wanted()) draw_puzzle(job_, item, entry, folder_, reply);
        // Told as they come, so that there is time for it.
        const auto take = [&](const Step& step) {
            ++possible.count;
            if (json_) {
                write_step(out, job_, arguments_, step, found.start);
            } else {
                possible.told += step_text(job_, arguments_, step, found.start, possible.count);
            }
            if (folder_.is_wanted()) {
                draw_step(job_, arguments_, item, step, found.start, possible.count, folder_,
                          reply);
            }
            return !reply.fault;
        };
        possible.complete =
            find_steps(found.order, found.techniques, found.start, StepSink(take, deadline));
        if (!possible.complete && !reply.fault) {
            reply.exit = Exit::stopped;
            reply.cancelled = interrupt::flag();
        } else if (possible.count == 0) {
            reply.exit = worst(reply.exit, Exit::no);
        }
        if (json_) {
            end_steps(out, possible);
            reply.out = std::move(possible.told);
        } else {
            reply.out = (item.number > 1 ? "\n" : "") + steps_text(job_, entry, possible);
        }
        if (reply.cancelled) reply.known = reply.out;
    }

    const Job& job_;
    const ExplainArguments& arguments_;
    bool json_;
    StreamTexts texts_;
    PictureFolder folder_;
    Totals totals_;
};

}  // namespace

Exit run_explain(const ExplainArguments& arguments, const Streams& io) {
    return run_illustrated<Explaining>(arguments, io, [&](const Job& job, const Explaining& work) {
        if (arguments.summary && !arguments.quiet) {
            write_all(io.errors, work.totals().text(job.language()));
        }
    });
}

}  // namespace sudokit::cli
