#include "cli/propagate/formula_report.hpp"

#include <algorithm>

#include "cli/io/json_line.hpp"
#include "cli/propagate/figures.hpp"
#include "cli/propagate/messages.hpp"

namespace sudokit::cli {
namespace {

// What is listed without being asked for.
constexpr std::size_t kMostLiterals = 40;
constexpr std::size_t kMostClauses = 20;

}  // namespace

std::string FormulaReport::nothing_left(std::size_t clause) const {
    return sentence(language_, text::kNothingLeftOfClause, std::to_string(clause + 1),
                    short_clause(text_, text_.formula.literals(clause)));
}

std::string FormulaReport::words(const Deduction& deduction) const {
    const std::string literal = text_.literal(deduction.literal);
    if (const auto* unit = std::get_if<MadeUnit>(&deduction.reason)) {
        const auto clause = text_.formula.literals(unit->clause);
        const std::string number = std::to_string(unit->clause + 1);
        if (clause.size() == 1) return sentence(language_, text::kIsClause, literal, number);
        return sentence(language_, text::kByClause, literal, number, short_clause(text_, clause));
    }
    if (const auto* refuted = std::get_if<Refuted>(&deduction.reason)) {
        return sentence(language_, text::kByRefutation, literal, nothing_left(refuted->clause));
    }
    return sentence(language_, text::kAssumedLiteral, literal);
}

void FormulaReport::append(const std::vector<Deduction>& deductions, std::size_t indent,
                           std::string& out) const {
    for (const Deduction& deduction : deductions) {
        out.append(indent, ' ');
        out += words(deduction) + "\n";
        if (const auto* refuted = std::get_if<Refuted>(&deduction.reason)) {
            append(refuted->derivation, indent + 4, out);
        }
    }
}

// The deductions behind the literal asked about, whichever way it was settled.
std::vector<Deduction> FormulaReport::behind(const PropagatedFormula& found) const {
    auto deductions = deductions_behind(text_.formula, found.propagation, *found.why);
    if (!deductions.empty()) return deductions;
    return deductions_behind(text_.formula, found.propagation, -*found.why);
}

std::string FormulaReport::deduced(const Propagation& propagation) const {
    const auto& all = propagation.deductions;
    if (all.empty()) return {};
    std::string list;
    for (std::size_t i = 0; i < std::min(all.size(), kMostLiterals); ++i) {
        list += (i == 0 ? "" : ", ") + text_.literal(all[i].literal);
    }
    if (all.size() > kMostLiterals) list += ", ...";
    return sentence(language_, text::kDeducedLiterals, list) + "\n";
}

std::string FormulaReport::outcome(const Propagation& propagation) const {
    const std::size_t count = propagation.deductions.size();
    switch (propagation.state) {
        case PropagationState::solved: return message(text::kFormulaSolved, count).in(language_);
        case PropagationState::contradiction:
            return sentence(language_, text::kFormulaContradictory,
                            nothing_left(*propagation.emptied));
        case PropagationState::open: break;
    }
    if (propagation.cut) return message(text::kFormulaRounds, count).in(language_);
    return message(propagation.stopped ? text::kFormulaOutOfTime : text::kFormulaOpen, count)
        .in(language_);
}

std::string FormulaReport::clauses_left(const Formula& left) const {
    std::string out = left_text(left, language_);
    const std::size_t count = std::min(left.clause_count(), kMostClauses);
    for (std::size_t i = 0; i < count; ++i) {
        out += "  " + short_clause(text_, left.literals(i)) + "\n";
    }
    if (left.clause_count() == count) return out;
    return out + "  " + message(text::kMoreClauses, left.clause_count() - count).in(language_) +
           "\n";
}

std::string FormulaReport::lines(bool trace, const PropagatedFormula& found) const {
    const Propagation& propagation = found.propagation;
    std::string out;
    if (trace) {
        append(propagation.deductions, 0, out);
        if (propagation.emptied) {
            out += sentence(language_, text::kContradiction, nothing_left(*propagation.emptied));
            out += '\n';
        }
        out += '\n';
    }
    if (found.why) {
        const auto deductions = behind(found);
        if (deductions.empty()) {
            const auto& nothing = propagation.cut ? text::kNotYetDeduced : text::kNotDeduced;
            out += sentence(language_, nothing, text_.literal(*found.why)) + "\n";
        }
        append(deductions, 0, out);
        out += '\n';
    }
    if (!trace) out += deduced(propagation);
    out += outcome(propagation) + "\n";
    if (found.left && propagation.state == PropagationState::open) out += clauses_left(*found.left);
    if (found.by_hand) out += operations_text(*found.by_hand, propagation.looks, language_);
    return out;
}

void FormulaReport::write(JsonWriter& out, const std::vector<Deduction>& deductions) const {
    out.begin_array();
    for (const Deduction& deduction : deductions) {
        out.begin_object().key("literal");
        write_literal(out, text_, deduction.literal);
        if (const auto* unit = std::get_if<MadeUnit>(&deduction.reason)) {
            out.key("reason").text("unit").key("clause").number(unit->clause + 1);
            out.key("text").text(short_clause(text_, text_.formula.literals(unit->clause)));
        } else if (const auto* refuted = std::get_if<Refuted>(&deduction.reason)) {
            out.key("reason").text("refuted").key("clause").number(refuted->clause + 1);
            out.key("text").text(short_clause(text_, text_.formula.literals(refuted->clause)));
            out.key("derivation");
            write(out, refuted->derivation);
        } else {
            out.key("reason").text("assumed");
        }
        out.end_object();
    }
    out.end_array();
}

std::string FormulaReport::json(bool trace, const PropagatedFormula& found) const {
    const Propagation& propagation = found.propagation;
    return json_line([&](JsonWriter& out) {
        write_formula_place(out, item_.place);
        out.key("answer").text(propagation_word(propagation)).key("deduced").begin_array();
        for (const Deduction& deduction : propagation.deductions) {
            write_literal(out, text_, deduction.literal);
        }
        out.end_array().key("left");
        write_left_size(out, found.left);
        if (propagation.emptied) {
            out.key("contradiction").text(nothing_left(*propagation.emptied));
        }
        if (trace) {
            out.key("trace");
            write(out, propagation.deductions);
        }
        if (found.why) {
            out.key("why");
            write(out, behind(found));
        }
        if (found.by_hand) {
            out.key("operations");
            write_operations(out, *found.by_hand, propagation.looks);
        }
    });
}

std::string FormulaReport::probe_lines(bool trace, Literal literal, const Probe& probe) const {
    const auto symmetric = [&](const MessageText& text) {
        return sentence(language_, text, text_.literal(literal)) + "\n";
    };
    if (probe.stopped) return symmetric(text::kProbeOutOfTime);
    if (!probe.deduction) return symmetric(text::kProbeOpen);
    std::string out;
    if (probe.contradiction()) {
        out = symmetric(text::kProbeNoModel);
        if (trace) append(probe_deductions(probe), 4, out);
        return out;
    }
    out = sentence(language_, text::kProbeSettled, probe.value, words(*probe.deduction)) + "\n";
    if (trace) append(std::get<Refuted>(probe.deduction->reason).derivation, 4, out);
    return out;
}

std::string FormulaReport::probe_json(bool trace, Literal literal, const Probe& probe) const {
    return json_line([&](JsonWriter& out) {
        write_formula_place(out, item_.place);
        out.key("probe");
        write_literal(out, text_, literal);
        out.key("answer");
        write_probe_answer(out, probe);
        if (!probe.deduction || !trace) return;
        out.key("trace");
        write(out, probe_deductions(probe));
    });
}

}  // namespace sudokit::cli
