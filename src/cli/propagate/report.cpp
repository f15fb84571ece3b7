#include "cli/propagate/report.hpp"

#include <algorithm>

#include "sudokit/filtering_figure.hpp"

#include "cli/propagate/figures.hpp"
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
    auto deductions = deductions_behind(findings.formula, findings.propagation, *findings.why);
    if (!deductions.empty()) return deductions;
    return deductions_behind(findings.formula, findings.propagation, -*findings.why);
}

std::string why_text(const Propagated& findings, const Wording& wording) {
    const auto deductions = asked_deductions(findings);
    if (deductions.empty()) {
        const bool cut = findings.propagation.cut;
        return sentence(wording.language, cut ? text::kNotYetDeduced : text::kNotDeduced,
                        literal_words(findings.cnf, std::abs(*findings.why), wording)) +
               "\n";
    }
    std::string out;
    append_deductions(findings, deductions, wording, 0, out);
    return out;
}

// With colours in the code of the founding paper, else the digits alone.
std::string drawn_text(const Job& job, const Entry& entry, const Propagated& findings,
                       const std::vector<std::uint8_t>& digits) {
    const Puzzle& puzzle = entry.puzzle;
    const TextStyle style = picture_style(job, puzzle.board());
    if (style.colour) return draw_text(left_figure(findings), style);
    std::string out = draw_text(puzzle.board(), digits, puzzle.givens(), style);
    if (puzzle.has_constraints()) {
        out += "\n" + constraint_lines(puzzle.constraints(), job.language());
    }
    return out;
}

void write_deductions(JsonWriter& out, const Propagated& findings,
                      const std::vector<Deduction>& deductions, const Wording& wording);

// `"reason":"unit","family":"L1","text":"row 1: 7 has only column 8 left"`
void write_reason(JsonWriter& out, const Propagated& findings, const Deduction& deduction,
                  const Wording& wording) {
    if (const auto* unit = std::get_if<MadeUnit>(&deduction.reason)) {
        const Clause clause = findings.formula[unit->clause];
        out.key("reason").text("unit").key("family").text(family_name(clause.family));
        out.key("text").text(reason_words(findings.cnf, clause, deduction.literal, wording));
    } else if (const auto* refuted = std::get_if<Refuted>(&deduction.reason)) {
        const Clause clause = findings.formula[refuted->clause];
        out.key("reason").text("refuted").key("family").text(family_name(clause.family));
        out.key("text").text(contradiction_words(findings.cnf, clause, wording));
        out.key("derivation");
        write_deductions(out, findings, refuted->derivation, wording);
    } else {
        out.key("reason").text("assumed");
    }
}

// Auxiliary variables, which only constraints have here, say nothing of a cell.
void write_deductions(JsonWriter& out, const Propagated& findings,
                      const std::vector<Deduction>& deductions, const Wording& wording) {
    const Board& board = findings.cnf.puzzle().board();
    out.begin_array();
    for (const Deduction& deduction : deductions) {
        const auto candidate = findings.cnf.candidate(std::abs(deduction.literal));
        if (!candidate) continue;
        out.begin_object().key("literal").number(deduction.literal);
        out.key("cell").text(cell_name(board, candidate->cell));
        out.key("digit").text(symbol_of(wording.symbols, candidate->digit));
        out.key("holds").boolean(deduction.literal > 0);
        write_reason(out, findings, deduction, wording);
        out.end_object();
    }
    out.end_array();
}

}  // namespace

std::string outcome_text(const Propagated& findings, const Wording& wording) {
    const Filled fill =
        fill_of(findings.cnf.puzzle(), filled_digits(findings.cnf, findings.propagation));
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
    if (propagation.cut) {
        return message(text::kPropagatedRounds, propagation.deductions.size(), fill.filled,
                       fill.empty)
            .in(wording.language);
    }
    return message(propagation.stopped ? text::kPropagatedOutOfTime : text::kPropagatedSome,
                   fill.filled, fill.empty)
        .in(wording.language);
}

Figure left_figure(const Propagated& findings) {
    const Puzzle& puzzle = findings.cnf.puzzle();
    const bool failed = findings.propagation.state == PropagationState::contradiction;
    if (failed) return FilteringAlbum(puzzle).figure();
    return figure_of(puzzle, candidates_left(findings.cnf, findings.propagation));
}

std::string deductions_text(const Propagated& findings, const std::vector<Deduction>& deductions,
                            const Wording& wording) {
    std::string out;
    append_deductions(findings, deductions, wording, 0, out);
    return out;
}

std::string report_text(const Job& job, bool trace, const Entry& entry,
                        const Propagated& findings) {
    const Board& board = entry.puzzle.board();
    const Wording wording = wording_for(job, board);
    const auto digits = filled_digits(findings.cnf, findings.propagation);
    std::string out = caption(job, entry);
    if (trace) out += trace_text(findings, wording) + "\n";
    if (findings.why) out += why_text(findings, wording) + "\n";
    out += drawn_text(job, entry, findings, digits) + "\n";
    out += outcome_text(findings, wording) + "\n";
    if (findings.left) {
        out += left_text(*findings.left, wording.language);
    }
    if (findings.by_hand) {
        out += operations_text(*findings.by_hand, findings.propagation.looks, wording.language);
    }
    return out;
}

std::string json_report(const Job& job, bool trace, const Item& item, const Propagated& findings) {
    const Board& board = findings.cnf.puzzle().board();
    const Wording wording = wording_for(job, board);
    const auto digits = filled_digits(findings.cnf, findings.propagation);
    const Filled fill = fill_of(findings.cnf.puzzle(), digits);
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        out.key("answer").text(propagation_word(findings.propagation));
        out.key("grid").text(line_of(board, digits, job.arguments.write));
        out.key("filled").number(fill.filled).key("empty").number(fill.empty).key("left");
        write_left_size(out, findings.left);
        if (const auto emptied = findings.propagation.emptied) {
            const Clause clause = findings.formula[*emptied];
            out.key("contradiction").text(contradiction_words(findings.cnf, clause, wording));
        }
        if (trace) {
            out.key("trace");
            write_deductions(out, findings, findings.propagation.deductions, wording);
        }
        if (findings.why) {
            out.key("why");
            write_deductions(out, findings, asked_deductions(findings), wording);
        }
        if (findings.by_hand) {
            out.key("operations");
            write_operations(out, *findings.by_hand, findings.propagation.looks);
        }
    });
}

std::string probe_text(const Job& job, bool trace, const Propagated& findings, Literal literal,
                       const Probe& probe) {
    const Wording wording = wording_for(job, findings.cnf.puzzle().board());
    // Sentences about a literal and its opposite alike name the one that is easier to read.
    const auto symmetric = [&](const MessageText& text) {
        return sentence(wording.language, text,
                        literal_words(findings.cnf, std::abs(literal), wording)) +
               "\n";
    };
    if (probe.stopped) return symmetric(text::kProbeOutOfTime);
    if (!probe.deduction) return symmetric(text::kProbeOpen);
    std::string out;
    if (probe.contradiction()) {
        out = symmetric(text::kProbeNone);
        if (trace) append_deductions(findings, probe_deductions(probe), wording, 4, out);
        return out;
    }
    out = sentence(wording.language, text::kProbeSettled, probe.value,
                   deduction_words(findings.cnf, findings.formula, *probe.deduction, wording)) +
          "\n";
    if (!trace) return out;
    append_deductions(findings, std::get<Refuted>(probe.deduction->reason).derivation, wording, 4,
                      out);
    return out;
}

std::string json_probe(const Job& job, bool trace, const Item& item, const Propagated& findings,
                       Literal literal, const Probe& probe) {
    const Wording wording = wording_for(job, findings.cnf.puzzle().board());
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        out.key("probe").text(literal_words(findings.cnf, literal, wording)).key("answer");
        write_probe_answer(out, probe);
        if (!probe.deduction || !trace) return;
        out.key("trace");
        write_deductions(out, findings, probe_deductions(probe), wording);
    });
}

Entry filled_entry(const Entry& entry, const Propagated& findings, Format format) {
    const auto digits = filled_digits(findings.cnf, findings.propagation);
    Entry out{puzzle_of(entry.puzzle, digits, format), {}, entry.info, {}};
    if (format == Format::pencilmarks || format == Format::candidates) {
        const auto candidates = candidates_left(findings.cnf, findings.propagation);
        for (Cell cell = 0; cell < digits.size(); ++cell) {
            out.puzzle.set_pencilmarks(cell, candidates[cell]);
        }
    }
    return out;
}

}  // namespace sudokit::cli
