#include "cli/propagate/report.hpp"

#include <algorithm>

#include "cli/propagate/messages.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {
namespace {

struct Filled {
    std::size_t filled = 0;
    std::size_t empty = 0;  // cells without a given
};

Filled fill_of(const Puzzle& puzzle, const std::vector<std::uint8_t>& digits) {
    Filled fill;
    for (Cell cell = 0; cell < digits.size(); ++cell) {
        if (puzzle.given(cell) != 0) continue;
        ++fill.empty;
        if (digits[cell] != 0) ++fill.filled;
    }
    return fill;
}

// The deductions one below the other, those made under an assumption indented.
void append_deductions(const Propagated& findings, const std::vector<Deduction>& deductions,
                       const Wording& wording, std::size_t indent, std::string& out) {
    for (const Deduction& deduction : deductions) {
        out.append(indent, ' ');
        out += deduction_words(findings.cnf, findings.formula, deduction, wording);
        out += '\n';
        if (const auto* refuted = std::get_if<Refuted>(&deduction.reason)) {
            append_deductions(findings, refuted->derivation, wording, indent + 4, out);
        }
    }
}

std::string trace_text(const Propagated& findings, const Wording& wording) {
    std::string out;
    append_deductions(findings, findings.propagation.deductions, wording, 0, out);
    if (const auto emptied = findings.propagation.emptied) {
        out += sentence(wording.language, text::kContradiction,
                        contradiction_words(findings.cnf, findings.formula[*emptied], wording));
        out += '\n';
    }
    return out;
}

// The deductions behind the literal asked about, whichever way it was settled.
std::vector<Deduction> asked_deductions(const Propagated& findings) {
    const Variable variable = findings.cnf.variable(findings.why->cell, findings.why->digit);
    auto deductions = deductions_behind(findings.formula, findings.propagation, variable);
    if (!deductions.empty()) return deductions;
    return deductions_behind(findings.formula, findings.propagation, -variable);
}

std::string why_text(const Propagated& findings, const Wording& wording) {
    const auto deductions = asked_deductions(findings);
    if (deductions.empty()) {
        const Variable variable = findings.cnf.variable(findings.why->cell, findings.why->digit);
        return sentence(wording.language, text::kNotDeduced,
                        literal_words(findings.cnf, variable, wording)) +
               "\n";
    }
    std::string out;
    append_deductions(findings, deductions, wording, 0, out);
    return out;
}

std::string outcome_text(const Propagated& findings, const std::vector<std::uint8_t>& digits,
                         const Wording& wording) {
    const Filled fill = fill_of(findings.cnf.puzzle(), digits);
    const Propagation& propagation = findings.propagation;
    switch (propagation.state) {
        case PropagationState::solved:
            return message(text::kPropagatedAll, fill.filled).in(wording.language);
        case PropagationState::contradiction:
            return sentence(
                wording.language, text::kContradictory,
                contradiction_words(findings.cnf, findings.formula[*propagation.emptied], wording));
        case PropagationState::open: break;
    }
    return message(propagation.stopped ? text::kPropagatedOutOfTime : text::kPropagatedSome,
                   fill.filled, fill.empty)
        .in(wording.language);
}

std::string operations_text(const Propagated& findings, Language language) {
    const Rewriting& by_hand = *findings.by_hand;
    const Looks& looks = findings.propagation.looks;
    return message(by_hand.stopped ? text::kByRewritingOutOfTime : text::kByRewriting,
                   by_hand.rounds, by_hand.looks.clauses, by_hand.looks.literals,
                   by_hand.clauses_dropped, by_hand.literals_dropped)
               .in(language) +
           "\n" + message(text::kByWatching, looks.clauses, looks.literals).in(language) + "\n";
}

std::string_view state_word(const Propagation& propagation) {
    switch (propagation.state) {
        case PropagationState::solved: return "solved";
        case PropagationState::open: return propagation.stopped ? "unknown" : "open";
        case PropagationState::contradiction: return "none";
    }
    return "open";
}

std::string json_deductions(const Propagated& findings, const std::vector<Deduction>& deductions,
                            const Wording& wording);

// `"reason":"unit","family":"L1","text":"row 1: 7 has only column 8 left"`
std::string json_reason(const Propagated& findings, const Deduction& deduction,
                        const Wording& wording) {
    const auto clause_facts = [&](const Clause& clause, const std::string& words) {
        return "\"family\":" + json_string(family_name(clause.family)) +
               ",\"text\":" + json_string(words);
    };
    if (const auto* unit = std::get_if<MadeUnit>(&deduction.reason)) {
        const Clause clause = findings.formula[unit->clause];
        return "\"reason\":\"unit\"," +
               clause_facts(clause, reason_words(findings.cnf, clause, deduction.literal, wording));
    }
    if (const auto* refuted = std::get_if<Refuted>(&deduction.reason)) {
        const Clause clause = findings.formula[refuted->clause];
        return "\"reason\":\"refuted\"," +
               clause_facts(clause, contradiction_words(findings.cnf, clause, wording)) +
               ",\"derivation\":" + json_deductions(findings, refuted->derivation, wording);
    }
    return "\"reason\":\"assumed\"";
}

std::string json_deductions(const Propagated& findings, const std::vector<Deduction>& deductions,
                            const Wording& wording) {
    std::string out;
    for (const Deduction& deduction : deductions) {
        const bool holds = deduction.literal > 0;
        const Candidate candidate = *findings.cnf.candidate(std::abs(deduction.literal));
        out += out.empty() ? "[" : ",";
        out += "{\"literal\":" + std::to_string(deduction.literal) + ",\"cell\":" +
               json_string(cell_name(findings.cnf.puzzle().board(), candidate.cell)) +
               ",\"digit\":" + json_string(symbol_of(wording.symbols, candidate.digit)) +
               ",\"holds\":" + (holds ? "true" : "false") + "," +
               json_reason(findings, deduction, wording) + "}";
    }
    return out.empty() ? "[]" : out + "]";
}

// The grid on one line, `.` for cells that are empty.
std::string grid_line(const std::vector<std::uint8_t>& digits, const Propagated& findings,
                      const Job& job) {
    const Board& board = findings.cnf.puzzle().board();
    const Symbols symbols = symbols_for(board, job.arguments.write);
    std::string out;
    for (const std::uint8_t digit : digits) {
        if (symbols == Symbols::numbers && !out.empty()) out += ' ';
        out += digit == 0 ? "." : symbol_of(symbols, digit);
    }
    return out;
}

std::string json_looks(const Looks& looks) {
    return "\"clauses\":" + std::to_string(looks.clauses) +
           ",\"literals\":" + std::to_string(looks.literals);
}

std::string json_size(const Formula& formula) {
    return "{\"variables\":" + std::to_string(variables_of(formula).size()) +
           ",\"clauses\":" + std::to_string(formula.clause_count()) +
           ",\"literals\":" + std::to_string(formula.literal_count()) + "}";
}

std::string json_operations(const Propagated& findings) {
    const Rewriting& by_hand = *findings.by_hand;
    return ",\"operations\":{\"rewriting\":{\"rounds\":" + std::to_string(by_hand.rounds) + "," +
           json_looks(by_hand.looks) +
           ",\"clauses_dropped\":" + std::to_string(by_hand.clauses_dropped) +
           ",\"literals_dropped\":" + std::to_string(by_hand.literals_dropped) +
           ",\"complete\":" + (by_hand.stopped ? "false" : "true") + "},\"watched\":{" +
           json_looks(findings.propagation.looks) + "}}";
}

}  // namespace

Wording wording_for(const Job& job, const Board& board) {
    return {job.language(), symbols_for(board, job.arguments.write)};
}

std::string report_text(const Job& job, bool trace, const Entry& entry,
                        const Propagated& findings) {
    const Board& board = entry.puzzle.board();
    const Wording wording = wording_for(job, board);
    const auto digits = filled_digits(findings.cnf, findings.propagation);
    std::string out = caption(job, entry);
    if (trace) out += trace_text(findings, wording) + "\n";
    if (findings.why) out += why_text(findings, wording) + "\n";
    out += draw_text(board, digits, entry.puzzle.givens(), picture_style(job, board)) + "\n";
    out += outcome_text(findings, digits, wording) + "\n";
    if (findings.left) {
        out += message(text::kFormulaLeft, variables_of(*findings.left).size(),
                       findings.left->clause_count(), findings.left->literal_count())
                   .in(wording.language);
        out += '\n';
    }
    if (findings.by_hand) out += operations_text(findings, wording.language);
    return out;
}

std::string json_report(const Job& job, bool trace, const Item& item, const Propagated& findings) {
    const Board& board = findings.cnf.puzzle().board();
    const Wording wording = wording_for(job, board);
    const auto digits = filled_digits(findings.cnf, findings.propagation);
    const Filled fill = fill_of(findings.cnf.puzzle(), digits);
    std::string out =
        "{" + json_place(item) + ",\"answer\":\"" + std::string(state_word(findings.propagation)) +
        "\",\"grid\":" + json_string(grid_line(digits, findings, job)) +
        ",\"filled\":" + std::to_string(fill.filled) + ",\"empty\":" + std::to_string(fill.empty) +
        ",\"left\":" + (findings.left ? json_size(*findings.left) : "null");
    if (const auto emptied = findings.propagation.emptied) {
        out += ",\"contradiction\":" +
               json_string(contradiction_words(findings.cnf, findings.formula[*emptied], wording));
    }
    if (trace) {
        out += ",\"trace\":" + json_deductions(findings, findings.propagation.deductions, wording);
    }
    if (findings.why) {
        out += ",\"why\":" + json_deductions(findings, asked_deductions(findings), wording);
    }
    if (findings.by_hand) out += json_operations(findings);
    return out + "}\n";
}

std::string probe_text(const Job& job, bool trace, const Propagated& findings, Variable variable,
                       const Probe& probe) {
    const Wording wording = wording_for(job, findings.cnf.puzzle().board());
    if (!probe.deduction) {
        return sentence(wording.language, probe.stopped ? text::kProbeOutOfTime : text::kProbeOpen,
                        literal_words(findings.cnf, variable, wording)) +
               "\n";
    }
    std::string out =
        sentence(wording.language, text::kProbeSettled, probe.value,
                 deduction_words(findings.cnf, findings.formula, *probe.deduction, wording)) +
        "\n";
    if (!trace) return out;
    append_deductions(findings, std::get<Refuted>(probe.deduction->reason).derivation, wording, 4,
                      out);
    return out;
}

std::string json_probe(const Job& job, bool trace, const Item& item, const Propagated& findings,
                       Variable variable, const Probe& probe) {
    const Wording wording = wording_for(job, findings.cnf.puzzle().board());
    std::string out =
        "{" + json_place(item) +
        ",\"probe\":" + json_string(literal_words(findings.cnf, variable, wording)) +
        ",\"answer\":" + (probe.stopped ? std::string("\"unknown\"") : std::to_string(probe.value));
    if (probe.deduction && trace) {
        out += ",\"trace\":" + json_deductions(findings, {*probe.deduction}, wording);
    }
    return out + "}\n";
}

Entry filled_entry(const Entry& entry, const Propagated& findings, Format format) {
    Entry out{Puzzle(entry.puzzle.board()), {}, entry.info, {}};
    const auto digits = filled_digits(findings.cnf, findings.propagation);
    for (Cell cell = 0; cell < digits.size(); ++cell) out.puzzle.set_given(cell, digits[cell]);
    if (format == Format::pencilmarks || format == Format::candidates) {
        const auto candidates = candidates_left(findings.cnf, findings.propagation);
        for (Cell cell = 0; cell < digits.size(); ++cell) {
            out.puzzle.set_pencilmarks(cell, candidates[cell]);
        }
    }
    return out;
}

}  // namespace sudokit::cli
