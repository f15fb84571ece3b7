#include "cli/propagate/formula.hpp"

#include <utility>

#include "sudokit/shown_text.hpp"

#include "cli/io/system.hpp"
#include "cli/propagate/figures.hpp"
#include "cli/propagate/formula_report.hpp"
#include "cli/propagate/messages.hpp"

namespace sudokit::cli {
namespace {

// Answers about one formula after the other.
class FormulaPropagating {
  public:
    explicit FormulaPropagating(const PropagateArguments& arguments) : arguments_(arguments) {}

    [[nodiscard]] Reply reply(const Job& job, const FormulaItem& item,
                              const Deadline& deadline) const {
        const bool probing = !arguments_.probe.empty();
        const std::string& named = probing ? arguments_.probe : arguments_.why;
        PropagatedFormula found;
        if (!named.empty()) {
            found.why = item.text.find(named);
            if (!found.why) return bad_literal(job, item, named);
        }
        if (probing) return probed(job, item, *found.why, deadline);
        const Formula& formula = item.text.formula;
        found.propagation = propagate(formula, options(deadline));
        found.left = formula_left(formula, found.propagation, deadline);
        if (arguments_.operations) found.by_hand = propagate_by_rewriting(formula, deadline);
        Reply reply = answered(job, item, found);
        if (!arguments_.left.empty()) write_left(job, item, found, reply);
        return reply;
    }

  private:
    [[nodiscard]] PropagationOptions options(const Deadline& deadline) const {
        return {depth_asked(arguments_), arguments_.trace || !arguments_.why.empty(), deadline,
                arguments_.rounds.value_or(0)};
    }

    [[nodiscard]] bool is_json() const { return arguments_.format == Format::json; }

    // What stands before the answer about one of several formulas.
    [[nodiscard]] std::string heading(const FormulaItem& item) const {
        if (arguments_.operands.size() <= 1) return {};
        return (item.place.number > 1 ? "\n" : "") + std::string(item.place.file) + ":\n";
    }

    [[nodiscard]] Reply answered(const Job& job, const FormulaItem& item,
                                 const PropagatedFormula& found) const {
        const FormulaReport report(item, job.language());
        const Propagation& propagation = found.propagation;
        Reply reply;
        if (propagation.state == PropagationState::contradiction) reply.exit = Exit::no;
        stop(propagation.stopped || (found.by_hand && found.by_hand->stopped), reply);
        if (is_json()) {
            reply.out = report.json(arguments_.trace, found);
        } else if (arguments_.format) {
            reply.out = std::string(propagation_word(propagation)) + "\n";
        } else {
            reply.out = heading(item) + report.lines(arguments_.trace, found);
        }
        return reply;
    }

    [[nodiscard]] Reply probed(const Job& job, const FormulaItem& item, Literal literal,
                               const Deadline& deadline) const {
        const FormulaReport report(item, job.language());
        PropagationOptions how = options(deadline);
        how.derivations = arguments_.trace;
        const Probe answer = probe(item.text.formula, literal, how);
        Reply reply;
        if (answer.contradiction()) reply.exit = Exit::no;
        stop(answer.stopped, reply);
        if (is_json()) {
            reply.out = report.probe_json(arguments_.trace, literal, answer);
        } else if (arguments_.format) {
            reply.out = probe_word(answer) + "\n";
        } else {
            reply.out = heading(item) + report.probe_lines(arguments_.trace, literal, answer);
        }
        return reply;
    }

    static void stop(bool stopped, Reply& reply) {
        if (!stopped) return;
        reply.exit = Exit::stopped;
        reply.cancelled = interrupt::flag();
    }

    // With the names that the variables have.
    void write_left(const Job& job, const FormulaItem& item, const PropagatedFormula& found,
                    Reply& reply) const {
        if (!found.left) {
            reply.exit = Exit::stopped;
            reply.notes += std::string(item.place.file) + ": " +
                           std::string(text::kNoTimeForLeft.in(job.language())) + "\n";
            return;
        }
        const FormulaText left{*found.left, item.text.names, item.text.signs};
        if (arguments_.left == "-") {
            reply.out.clear();
            write_dimacs(left, ClauseForm::any, [&](std::string_view text) {
                reply.out += text;
                return true;
            });
            return;
        }
        const Exit written = write_file(arguments_, job.io, arguments_.left, [&](TextSink sink) {
            write_dimacs(left, ClauseForm::any, sink);
        });
        reply.exit = worst(reply.exit, written);
    }

    [[nodiscard]] Reply bad_literal(const Job& job, const FormulaItem& item,
                                    const std::string& named) const {
        constexpr std::size_t kShown = 100;
        const std::string option = arguments_.probe.empty() ? "--why" : "--probe";
        const std::string some =
            item.text.formula.variable_count() > 0 ? item.text.literal(1) : std::string("1");
        const Message fault =
            message(text::kBadLiteralAsked, option, shown_text(named, kShown), own_words(some));
        return formula_refusal(job, item, fault.in(job.language()), Exit::usage);
    }

    const PropagateArguments& arguments_;
};

}  // namespace

std::uint32_t depth_asked(const PropagateArguments& arguments) {
    return arguments.depth.value_or(arguments.failed_literals ? 1 : 0);
}

Exit propagate_formulas(const PropagateArguments& arguments, const Streams& io) {
    const auto refuse = [&](std::string_view why) {
        complain(io, why);
        return Exit::usage;
    };
    if (!arguments.left.empty() && arguments.operands.size() > 1) {
        return refuse(text::kLeftOfOneFormula.in(arguments.language));
    }
    if (arguments.format && arguments.format != Format::json && arguments.format != Format::line) {
        return refuse(text::kFormatsOfFormulas.in(arguments.language));
    }
    // Where the command line does not say --formula, nothing has excluded these yet.
    const CnfOptions usual;
    const std::pair<bool, std::string_view> of_puzzles[] = {
        {!arguments.svg.empty(), "--svg"},
        {arguments.html, "--html"},
        {!arguments.cnf.only.empty(), "--families"},
        {arguments.cnf.encoding != usual.encoding, "--encoding"},
        {arguments.cnf.givens != usual.givens, "--givens"}};
    for (const auto& [given, option] : of_puzzles) {
        if (given) return refuse(message(text::kNotOfFormulas, option).in(arguments.language));
    }
    const FormulaPropagating work(arguments);
    return run_formulas(arguments, io,
                        [&](const Job& job, const FormulaItem& item, const Deadline& deadline) {
                            return work.reply(job, item, deadline);
                        });
}

}  // namespace sudokit::cli
