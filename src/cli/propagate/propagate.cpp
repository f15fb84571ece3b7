// `sudokit propagate`: what follows from a puzzle without search.
#include <algorithm>
#include <utility>

#include "sudokit/clock.hpp"
#include "sudokit/propagation.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/explain/messages.hpp"
#include "cli/io/messages.hpp"
#include "cli/io/system.hpp"
#include "cli/propagate/arguments.hpp"
#include "cli/propagate/figures.hpp"
#include "cli/propagate/formula.hpp"
#include "cli/propagate/messages.hpp"
#include "cli/propagate/pictures.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/asked_candidate.hpp"
#include "cli/stream/families.hpp"
#include "cli/stream/formulas.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/messages.hpp"
#include "cli/stream/picture_folder.hpp"

namespace sudokit::cli {
namespace {

// Answers about one puzzle after the other; used by many threads at once.
class Propagating {
  public:
    Propagating(const Job& job, const PropagateArguments& arguments)
        : job_(job),
          arguments_(arguments),
          format_(arguments_.format.value_or(Format::line)),
          drawn_(arguments_.trace || !arguments_.why.empty() || arguments_.operations),
          folder_(arguments, arguments.svg) {}

    void finish() { folder_.finish(job_); }

    /// Draws and says more of each puzzle than fits on a line.
    void draw() { drawn_ = true; }

    /// Also hands over the formula that is left, if `left` is not null.
    [[nodiscard]] Reply reply(const Item& item, const Entry& entry,
                              std::optional<Formula>* left = nullptr) {
        if (arguments_.html && item.number > 1) {
            return refusal(item, text::kOnePage.in(job_.language()));
        }
        auto fault = cnf_fault(entry.puzzle);
        if (!fault) fault = families_fault(entry.puzzle, arguments_.cnf);
        if (fault) {
            return failure_reply(job_, item, *std::move(fault), texts_for(format_));
        }
        const bool probing = !arguments_.probe.empty();
        const std::string& named = probing ? arguments_.probe : arguments_.why;
        std::optional<Candidate> candidate;
        if (!named.empty()) {
            const Board& board = entry.puzzle.board();
            candidate = find_asked(job_, board, named);
            if (!candidate) {
                return bad_candidate(job_, item, probing ? "--probe" : "--why", named, board);
            }
        }
        const Timer timer(arguments_.timeout, &interrupt::flag());
        const Cnf cnf(entry.puzzle, arguments_.cnf);
        auto formula = Formula::of(cnf, timer.deadline());
        const bool made = formula.has_value();
        Propagated findings{cnf, std::move(formula).value_or(Formula())};
        if (candidate) {
            const Variable variable = cnf.variable(candidate->cell, candidate->digit);
            findings.why = asks_opposite(named) ? -variable : variable;
        }
        if (probing) {
            Probe answer;
            answer.stopped = !made;
            if (made) answer = probe(findings.formula, *findings.why, options(timer));
            return probe_reply(item, findings, answer);
        }
        findings.propagation.stopped = !made;
        if (made) {
            findings.propagation = propagate(findings.formula, options(timer));
            add_figures(timer.deadline(), findings);
        }
        Reply reply = propagate_reply(item, entry, findings);
        if (folder_.is_wanted()) {
            folder_.write(reply, item.number, {}, left_svg(job_, entry, findings));
        }
        if (left != nullptr) *left = std::move(findings.left);
        return reply;
    }

  private:
    [[nodiscard]] PropagationOptions options(const Timer& timer) const {
        const bool told = arguments_.trace || !arguments_.why.empty() || arguments_.html;
        return {depth_asked(arguments_), told, timer.deadline(), arguments_.rounds.value_or(0)};
    }

    // What is only asked for where the answer is more than a line.
    void add_figures(const Deadline& deadline, Propagated& findings) const {
        const bool told = format_ == Format::json || (drawn_ && !arguments_.format);
        if (told || !arguments_.left.empty()) {
            findings.left = formula_left(findings.formula, findings.propagation, deadline);
        }
        if (told && arguments_.operations) {
            findings.by_hand = propagate_by_rewriting(findings.formula, deadline);
        }
    }

    [[nodiscard]] Reply propagate_reply(const Item& item, const Entry& entry,
                                        const Propagated& findings) const {
        const bool contradiction = findings.propagation.state == PropagationState::contradiction;
        Reply reply;
        if (contradiction) reply.exit = Exit::no;
        stopped(findings.propagation.stopped || (findings.by_hand && findings.by_hand->stopped),
                reply);
        if (arguments_.html) {
            reply.out = propagation_page(job_, arguments_, entry, findings);
        } else if (format_ == Format::json) {
            reply.out = json_report(job_, arguments_.trace, item, findings);
        } else if (drawn_ && !arguments_.format) {
            reply.out = (item.number > 1 ? "\n" : "") +
                        report_text(job_, arguments_.trace, entry, findings);
        } else if (contradiction && format_ == Format::line) {
            reply.out = "none\n";
        } else if (contradiction) {
            if (!arguments_.quiet) {
                reply.notes = note_text(item, text::kSkippedNone.in(job_.language())) + "\n";
            }
        } else {
            answer_with(
                write_entry(filled_entry(entry, findings, format_), format_, arguments_.write),
                item, job_, reply);
        }
        return reply;
    }

    [[nodiscard]] Reply probe_reply(const Item& item, const Propagated& findings,
                                    const Probe& answer) const {
        Reply reply;
        if (answer.contradiction()) reply.exit = Exit::no;
        stopped(answer.stopped, reply);
        if (format_ == Format::json) {
            reply.out = json_probe(job_, arguments_.trace, item, findings, *findings.why, answer);
        } else if (drawn_ && !arguments_.format) {
            reply.out = probe_text(job_, arguments_.trace, findings, *findings.why, answer);
        } else {
            reply.out = probe_word(answer) + "\n";
        }
        return reply;
    }

    static void stopped(bool stopped, Reply& reply) {
        if (!stopped) return;
        reply.exit = Exit::stopped;
        reply.cancelled = interrupt::flag();
    }

    const Job& job_;
    const PropagateArguments& arguments_;
    Format format_;
    bool drawn_;
    PictureFolder folder_;
};

// Writes the formula left of the only puzzle; answers whether there is more to say of it.
bool write_left(Job& job, const std::string& path, const Formula& left) {
    if (path == "-") {
        write_dimacs(left, [&](std::string_view text) { return job.output.write(text); });
        return false;
    }
    const Exit written =
        write_file(job.arguments, job.io, path, [&](TextSink sink) { write_dimacs(left, sink); });
    job.exit = worst(job.exit, written);
    return true;
}

// The only puzzle, whose formula left is wanted too.
void propagate_one(Job& job, const std::string& path, Propagating& work) {
    const auto item = job.input.next();
    if (!item) return;
    if (!item->entry) {
        job.take(fault_reply(job, *item, {}));
        return;
    }
    if (job.input.next()) {
        Reply reply;
        reply.notes = "sudokit: " + std::string(text::kLeftOfOne.in(job.language())) + "\n";
        reply.exit = Exit::usage;
        reply.fault = true;
        job.take(reply);
        return;
    }
    std::optional<Formula> left;
    Reply reply = work.reply(*item, *item->entry, &left);
    if (!left && !reply.fault) {
        reply.exit = Exit::stopped;
        reply.notes += note_text(*item, text::kNoTimeForLeft.in(job.language())) + "\n";
    } else if (!reply.fault && !write_left(job, path, *left)) {
        reply.out.clear();
    }
    job.take(reply);
}

}  // namespace

Exit run_propagate(const PropagateArguments& arguments, const Streams& io) {
    const OperandSight sight(arguments, io, arguments.formula);
    if (sight.refused()) return Exit::usage;
    if (sight.are_formulas()) return propagate_formulas(arguments, sight.io());
    return run_job(arguments, sight.io(), [&arguments](Job& job) {
        Propagating work(job, arguments);
        if (!job.arguments.format && job.input.is_single()) work.draw();
        if (!arguments.left.empty()) {
            propagate_one(job, arguments.left, work);
            return work.finish();
        }
        const Format format = job.arguments.format.value_or(Format::line);
        const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
            return work.reply(item, entry);
        };
        run_stream(job, worker, texts_for(format));
        work.finish();
    });
}

}  // namespace sudokit::cli
