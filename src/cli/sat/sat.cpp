// `sudokit sat`: is there a model of a formula?
#include "sudokit/satisfy.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/io/json_line.hpp"
#include "cli/io/system.hpp"
#include "cli/sat/arguments.hpp"
#include "cli/sat/assignment.hpp"
#include "cli/sat/messages.hpp"
#include "cli/stream/formulas.hpp"
#include "cli/stream/model_lines.hpp"

namespace sudokit::cli {
namespace {

std::string_view word_of_answer(const SatisfyAnswer& answer) {
    if (!answer.satisfiable) return "unknown";
    return *answer.satisfiable ? "satisfiable" : "unsatisfiable";
}

std::string_view competition_word(const SatisfyAnswer& answer) {
    if (!answer.satisfiable) return "UNKNOWN";
    return *answer.satisfiable ? "SATISFIABLE" : "UNSATISFIABLE";
}

// What the solver of the last formula holds, for ever: the system takes it back in no time, where
// to free it may take seconds.
std::shared_ptr<void>& held_to_the_end() {
    static auto* const kHeld = new std::shared_ptr<void>;
    return *kHeld;
}

// Answers about one formula after the other.
class SatWork {
  public:
    explicit SatWork(const SatArguments& arguments) : arguments_(arguments) {}

    [[nodiscard]] Reply reply(const Job& job, const FormulaItem& item,
                              const Deadline& deadline) const {
        if (!arguments_.assign.empty()) return assigned_reply(job, item, arguments_.assign);
        const bool last = item.place.number >= arguments_.operands.size();
        const auto found =
            satisfy(item.text.formula, {.engine = arguments_.engine,
                                        .solver_command = arguments_.solver_command,
                                        .proof = !arguments_.proof.empty(),
                                        .deadline = deadline,
                                        .remains = last ? &held_to_the_end() : nullptr});
        if (!found) {
            return formula_refusal(job, item, found.error().message.in(job.language()),
                                   Exit::bad_input);
        }
        Reply reply;
        reply.exit = !found->satisfiable   ? Exit::stopped
                     : *found->satisfiable ? Exit::yes
                                           : Exit::no;
        reply.cancelled = !found->satisfiable && interrupt::flag();
        reply.out = arguments_.format == Format::json ? json(item, *found) : lines(item, *found);
        if (!arguments_.proof.empty() && !reply.cancelled) add_proof(job, item, *found, reply);
        return reply;
    }

  private:
    [[nodiscard]] std::string lines(const FormulaItem& item, const SatisfyAnswer& found) const {
        std::string out;
        if (arguments_.operands.size() > 1) out = "c " + std::string(item.place.file) + "\n";
        out += "s " + std::string(competition_word(found)) + "\n";
        if (found.satisfiable == true) out += model_lines(item.text, found.model);
        return out;
    }

    static std::string json(const FormulaItem& item, const SatisfyAnswer& found) {
        return json_line([&](JsonWriter& out) {
            const Formula& formula = item.text.formula;
            write_formula_place(out, item.place);
            out.key("answer").text(word_of_answer(found));
            out.key("variables").number(formula.variable_count());
            out.key("clauses").number(formula.clause_count());
            out.key("literals").number(formula.literal_count());
            out.key("engine").text(found.engine).key("decisions").number(found.decisions);
            out.key("conflicts").number(found.conflicts);
            if (is_proved(found)) out.key("proof_steps").number(found.check->steps);
            if (found.satisfiable != true) return;
            out.key("model");
            write_model(out, item.text, found.model);
        });
    }

    static bool is_proved(const SatisfyAnswer& found) {
        return found.check && found.check->verdict == DratVerdict::verified;
    }

    // Writes the proof, or says why there is none.
    void add_proof(const Job& job, const FormulaItem& item, const SatisfyAnswer& found,
                   Reply& reply) const {
        const auto note = [&](const MessageText& text) {
            reply.notes +=
                std::string(item.place.file) + ": " + std::string(text.in(job.language())) + "\n";
        };
        if (found.satisfiable == true) {
            if (!arguments_.quiet) note(text::kNothingToProve);
        } else if (found.satisfiable == false && !is_proved(found)) {
            reply.exit = Exit::stopped;
            note(text::kProofUnchecked);
        } else if (is_proved(found)) {
            write_proof(job, found, reply);
        }
    }

    void write_proof(const Job& job, const SatisfyAnswer& found, Reply& reply) const {
        if (arguments_.proof == "-") {
            reply.out = found.proof;
            return;
        }
        const Exit written = write_file(arguments_, job.io, arguments_.proof,
                                        [&](TextSink sink) { sink(found.proof); });
        reply.exit = worst(reply.exit, written);
        if (written != Exit::yes || arguments_.format == Format::json) return;
        reply.out += "c " +
                     message(text::kProofWritten, shown_text(arguments_.proof), found.check->steps)
                         .in(job.language()) +
                     "\n";
    }

    const SatArguments& arguments_;
};

}  // namespace

Exit run_sat(const SatArguments& arguments, const Streams& io) {
    if (!arguments.proof.empty() && arguments.proof != "-") {
        SatArguments proof = arguments;
        proof.output = arguments.proof;
        if (const Exit tried = try_output(proof, io); tried != Exit::yes) return tried;
    }
    const SatWork work(arguments);
    return run_formulas(
        arguments, io,
        [&](const Job& job, const FormulaItem& item, const Deadline& deadline) {
            return work.reply(job, item, deadline);
        },
        "s UNKNOWN\n");
}

}  // namespace sudokit::cli
