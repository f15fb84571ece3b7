// `sudokit filter`: what constraint models and rules of play leave of a puzzle's candidates.
#include <utility>

#include "sudokit/clock.hpp"

#include "cli/explain/messages.hpp"
#include "cli/filter/arguments.hpp"
#include "cli/filter/pictures.hpp"
#include "cli/filter/report.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/asked_candidate.hpp"
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
          drawn_(!arguments_.format && (single || arguments_.trace || !arguments_.why.empty())),
          folder_(arguments, arguments.svg) {}

    void finish() { folder_.finish(job_); }

    [[nodiscard]] Reply reply(const Item& item, const Entry& entry) {
        if (arguments_.html && item.number > 1) {
            return refusal(item, text::kOnePage.in(job_.language()));
        }
        if (auto fault = filter_fault(arguments_.filter, entry.puzzle)) {
            return failure_reply(job_, item, *std::move(fault), texts_for(format_));
        }
        std::optional<Candidate> asked;
        if (!arguments_.why.empty()) {
            const Board& board = entry.puzzle.board();
            asked = find_asked(job_, board, arguments_.why);
            if (!asked) return bad_candidate(job_, item, "--why", arguments_.why, board);
        }
        const Timer timer(arguments_.timeout, &interrupt::flag());
        const FilterFindings findings = find(entry.puzzle, asked, timer.deadline());
        Reply reply;
        const bool failed = findings.left.state == Filtering::State::failed;
        if (failed) reply.exit = Exit::no;
        const bool unproved = findings.proof && findings.proof->stopped;
        if (findings.left.state == Filtering::State::stopped || unproved) {
            reply.exit = Exit::stopped;
            reply.cancelled = interrupt::flag();
        }
        if (folder_.is_wanted()) {
            draw_filtering(job_, arguments_, item, entry, findings, timer.deadline(), folder_,
                           reply);
        }
        if (arguments_.html) {
            reply.out = filter_page(job_, arguments_, entry, findings, timer.deadline());
        } else if (format_ == Format::json) {
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
    [[nodiscard]] FilterFindings find(const Puzzle& puzzle, const std::optional<Candidate>& asked,
                                      const Deadline& deadline) const {
        FilterFindings findings;
        const bool told =
            arguments_.trace || asked || arguments_.html || drawn_ || folder_.is_wanted();
        if (const auto* const rules = std::get_if<RuleSet>(&arguments_.filter.what)) {
            auto& trace = findings.trace.emplace<std::vector<RuleDeduction>>();
            const auto keep = [&](const RuleDeduction& deduction) { trace.push_back(deduction); };
            RuleSink sink(keep);
            findings.left = sudokit::filter(puzzle, *rules, deadline, told ? &sink : nullptr);
        } else {
            auto& trace = findings.trace.emplace<std::vector<Elimination>>();
            const auto keep = [&](const Elimination& elimination) { trace.push_back(elimination); };
            EliminationSink sink(keep);
            findings.left = sudokit::filter(puzzle, std::get<Model>(arguments_.filter.what),
                                            arguments_.filter.consistency,
                                            {.deadline = deadline, .sink = told ? &sink : nullptr});
        }
        if (asked) {
            findings.proof = proof_of(puzzle, arguments_.filter, findings.left, findings.trace,
                                      *asked, deadline);
        }
        return findings;
    }

    const Job& job_;
    const FilterArguments& arguments_;
    Format format_;
    bool drawn_;
    PictureFolder folder_;
};

}  // namespace

Exit run_filter(const FilterArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        const bool single = !job.arguments.format && job.input.is_single();
        FilterWork work(job, arguments, single);
        const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
            return work.reply(item, entry);
        };
        run_stream(job, worker, texts_for(job.arguments.format.value_or(Format::line)));
        work.finish();
    });
}

}  // namespace sudokit::cli
