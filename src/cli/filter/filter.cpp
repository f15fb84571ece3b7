// `sudokit filter`: what constraint models and rules of play leave of a puzzle's candidates.
#include <utility>

#include "sudokit/clock.hpp"

#include "cli/filter/arguments.hpp"
#include "cli/filter/report.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

// Answers about one puzzle after the other; used by many threads at once.
class FilterWork {
  public:
    FilterWork(const Job& job, const FilterArguments& arguments, bool single)
        : job_(job),
          arguments_(arguments),
          format_(arguments_.format.value_or(Format::line)),
          drawn_(!arguments_.format && (single || arguments_.trace)) {}

    [[nodiscard]] Reply reply(const Item& item, const Entry& entry) const {
        auto fault = arguments_.rules ? rules_fault(entry.puzzle)
                                      : model_fault(arguments_.model, entry.puzzle);
        if (fault) return failure_reply(job_, item, *std::move(fault), texts_for(format_));
        const FilterFindings findings = find(entry.puzzle);
        Reply reply;
        const bool failed = findings.left.state == Filtering::State::failed;
        if (failed) reply.exit = Exit::no;
        if (findings.left.state == Filtering::State::stopped) {
            reply.exit = Exit::stopped;
            reply.cancelled = interrupt::flag();
        }
        if (format_ == Format::json) {
            reply.out = json_report(job_, arguments_, item, entry.puzzle, findings);
        } else if (drawn_) {
            reply.out =
                (item.number > 1 ? "\n" : "") + report_text(job_, arguments_, entry, findings);
        } else if (failed && format_ == Format::line) {
            reply.out = "none\n";
        } else if (failed) {
            if (!arguments_.quiet) {
                reply.notes = note_text(item, text::kSkippedNone.in(job_.language())) + "\n";
            }
        } else {
            answer_with(write_entry(filtered_entry(entry, findings.left, format_), format_,
                                    arguments_.write),
                        item, job_, reply);
        }
        return reply;
    }

  private:
    [[nodiscard]] FilterFindings find(const Puzzle& puzzle) const {
        FilterFindings findings;
        const Timer timer(arguments_.timeout, &interrupt::flag());
        if (arguments_.rules) {
            findings.left = sudokit::filter(puzzle, *arguments_.rules, timer.deadline());
            return findings;
        }
        const auto keep = [&](const Elimination& elimination) {
            findings.trace.push_back(elimination);
        };
        EliminationSink sink(keep);
        findings.left = sudokit::filter(puzzle, arguments_.model,
                                        {.consistency = arguments_.consistency,
                                         .deadline = timer.deadline(),
                                         .sink = arguments_.trace ? &sink : nullptr});
        return findings;
    }

    const Job& job_;
    const FilterArguments& arguments_;
    Format format_;
    bool drawn_;
};

}  // namespace

Exit run_filter(const FilterArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        const bool single = !job.arguments.format && job.input.is_single();
        const FilterWork work(job, arguments, single);
        const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
            return work.reply(item, entry);
        };
        run_stream(job, worker, texts_for(job.arguments.format.value_or(Format::line)));
    });
}

}  // namespace sudokit::cli
