#include "cli/filter/deductions.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "sudokit/cell_name.hpp"

#include "cli/filter/messages.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kIndent = 4;

std::string line(std::size_t indent, const std::string& text) {
    return std::string(indent, ' ') + text + "\n";
}

// Whether a reader learns something from it. Most removals only say in another variable what was
// said before: a digit leaves a place because the place's cell lost the digit.
bool is_telling(const Elimination& elimination) {
    using Kind = Elimination::Kind;
    if (elimination.kind == Kind::refuted || elimination.kind == Kind::assumed) return true;
    if (elimination.kind == Kind::unsupported) return true;
    switch (elimination.variable.kind) {
        case ModelVariable::Kind::cell: return true;
        case ModelVariable::Kind::place: return elimination.kind == Kind::all_different;
        case ModelVariable::Kind::box_of_line:
        case ModelVariable::Kind::row_in_box:
        case ModelVariable::Kind::column_in_box:
            return elimination.kind == Kind::all_different || elimination.kind == Kind::different;
    }
    return true;
}

// "1, 2 or 5".
std::string values_text(DigitSet values, const Wording& wording, Symbols symbols) {
    std::string out;
    std::size_t left = values.size();
    for (const Digit value : values) {
        out += symbol_of(symbols, value);
        --left;
        if (left > 0) out += left == 1 ? text::kOr.in(wording.language) : ", ";
    }
    return out;
}

// Values of other variables than cells are places, boxes and lines: numbers.
Symbols symbols_of(const ModelVariable& variable, const Wording& wording) {
    return variable.kind == ModelVariable::Kind::cell ? wording.symbols : Symbols::numbers;
}

std::string removed_text(const Board& board, const Elimination& elimination,
                         const Wording& wording) {
    return sentence(
        wording.language, text::kRemoved,
        variable_text(board, elimination.variable, wording.language),
        values_text(elimination.values, wording, symbols_of(elimination.variable, wording)),
        reason_text(board, elimination, wording.language));
}

// An assumption is told by what it assumes, not by what it leaves out.
std::string assumed_text(const Board& board, const Elimination& refuted, const Wording& wording) {
    return sentence(wording.language, text::kAssumed,
                    variable_text(board, refuted.variable, wording.language),
                    values_text(refuted.values, wording, symbols_of(refuted.variable, wording)));
}

std::string text_of(const Board& board, const std::vector<Elimination>& trace,
                    const Wording& wording, std::size_t indent) {
    std::string out;
    for (const Elimination& elimination : trace) {
        if (!is_telling(elimination) || elimination.kind == Elimination::Kind::assumed) continue;
        out += line(indent, removed_text(board, elimination, wording));
        if (elimination.test.empty()) continue;
        const std::size_t deeper = indent + kIndent;
        out += line(deeper, assumed_text(board, elimination, wording));
        out += text_of(board, elimination.test, wording, deeper);
        const std::string emptied =
            variable_text(board, elimination.test.back().variable, wording.language);
        out += line(deeper, sentence(wording.language, text::kNothingLeft, emptied));
    }
    return out;
}

// "r1c2, r1c3": the cells that lose the same digits, in the order of the first.
std::string removed_text(const Board& board, const RuleDeduction& deduction, const Wording& wording,
                         std::size_t indent) {
    std::map<Cell, DigitSet> by_cell;
    for (const Candidate gone : deduction.removed) by_cell[gone.cell].insert(gone.digit);
    const std::string reason = reason_text(board, deduction, wording);
    std::string out;
    while (!by_cell.empty()) {
        const DigitSet digits = by_cell.begin()->second;
        std::string cells;
        for (auto at = by_cell.begin(); at != by_cell.end();) {
            if (at->second != digits) {
                ++at;
                continue;
            }
            cells += (cells.empty() ? "" : ", ") + cell_name(board, at->first, wording);
            at = by_cell.erase(at);
        }
        out += line(indent, sentence(wording.language, text::kRemoved, cells,
                                     values_text(digits, wording, wording.symbols), reason));
    }
    return out;
}

std::string text_of(const Board& board, const std::vector<RuleDeduction>& trace,
                    const Wording& wording, std::size_t indent) {
    using Rule = RuleDeduction::Rule;
    std::string out;
    for (const RuleDeduction& deduction : trace) {
        if (deduction.rule == Rule::dead_end) {
            out += line(indent, sentence(wording.language, text::kDeadEnd,
                                         reason_text(board, deduction, wording)));
        } else if (deduction.placed) {
            const std::string cell = cell_name(board, deduction.placed->cell, wording);
            const std::string digit = symbol_of(wording.symbols, deduction.placed->digit);
            out += line(indent, deduction.rule == Rule::assumed
                                    ? sentence(wording.language, text::kAssumed, cell, digit)
                                    : sentence(wording.language, text::kFilled, cell, digit,
                                               reason_text(board, deduction, wording)));
        } else {
            out += removed_text(board, deduction, wording, indent);
        }
        out += text_of(board, deduction.test, wording, indent + kIndent);
    }
    return out;
}

void write_list(JsonWriter& out, const Board& board, const std::vector<Elimination>& trace,
                const Wording& wording) {
    out.begin_array();
    for (const Elimination& elimination : trace) {
        out.begin_object();
        out.key("variable").text(variable_text(board, elimination.variable, wording.language));
        out.key("removed").numbers(elimination.values);
        out.key("reason").text(elimination_word(elimination.kind));
        out.key("text").text(reason_text(board, elimination, wording.language));
        if (!elimination.test.empty()) {
            out.key("test");
            write_list(out, board, elimination.test, wording);
        }
        out.end_object();
    }
    out.end_array();
}

void write_candidate(JsonWriter& out, const Board& board, Candidate candidate,
                     const Wording& wording) {
    out.begin_object().key("cell").text(cell_name(board, candidate.cell));
    out.key("digit").text(symbol_of(wording.symbols, candidate.digit)).end_object();
}

void write_list(JsonWriter& out, const Board& board, const std::vector<RuleDeduction>& trace,
                const Wording& wording) {
    out.begin_array();
    for (const RuleDeduction& deduction : trace) {
        out.begin_object().key("reason").text(rule_word(deduction.rule));
        if (deduction.placed) {
            out.key("placed");
            write_candidate(out, board, *deduction.placed, wording);
        }
        out.key("removed").begin_array();
        for (const Candidate gone : deduction.removed) write_candidate(out, board, gone, wording);
        out.end_array();
        out.key("text").text(reason_text(board, deduction, wording));
        if (!deduction.test.empty()) {
            out.key("test");
            write_list(out, board, deduction.test, wording);
        }
        out.end_object();
    }
    out.end_array();
}

// Follows the eliminations of a model, and tells those that filled cells make at once, whichever
// variables say so.
class SeenEliminations {
  public:
    explicit SeenEliminations(const Puzzle& puzzle) : board_(puzzle.board()) {
        for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
            left_.push_back(puzzle.given(cell) == 0 ? puzzle.allowed(cell)
                                                    : DigitSet::of(puzzle.given(cell)));
        }
    }

    bool takes(const Elimination& elimination) {
        const auto gone = ruled_out(board_, elimination);
        const bool seen =
            std::ranges::all_of(gone, [&](Candidate candidate) { return is_seen(candidate); });
        for (const Candidate candidate : gone) {
            left_[candidate.cell] &= ~DigitSet::of(candidate.digit);
        }
        return seen;
    }

  private:
    [[nodiscard]] bool is_seen(Candidate candidate) const {
        const DigitSet digit = DigitSet::of(candidate.digit);
        if (!left_[candidate.cell].contains(candidate.digit)) return true;  // said before
        return std::ranges::any_of(board_.peers(candidate.cell),
                                   [&](Cell peer) { return left_[peer] == digit; });
    }

    const Board& board_;
    std::vector<DigitSet> left_;
};

}  // namespace

FilterTrace without_seen(const Puzzle& puzzle, FilterTrace trace) {
    if (auto* const rules = std::get_if<std::vector<RuleDeduction>>(&trace)) {
        std::erase_if(*rules, [](const RuleDeduction& deduction) {
            return deduction.rule == RuleDeduction::Rule::seen;
        });
        return trace;
    }
    SeenEliminations seen(puzzle);
    std::vector<Elimination> told;
    for (Elimination& elimination : std::get<std::vector<Elimination>>(trace)) {
        if (!seen.takes(elimination)) told.push_back(std::move(elimination));
    }
    return told;
}

FilterProof proof_of(const Puzzle& puzzle, const Filter& filter, const Filtering& left,
                     const FilterTrace& trace, Candidate asked, const Deadline& deadline) {
    FilterProof proof{.asked = asked};
    const bool holds = left.candidates[asked.cell] == DigitSet::of(asked.digit);
    if (!holds && left.candidates[asked.cell].contains(asked.digit)) return proof;
    if (const auto* const rules = std::get_if<std::vector<RuleDeduction>>(&trace)) {
        RuleProof found = deductions_behind(puzzle, *rules, asked, holds);
        proof.givens = std::move(found.givens);
        proof.deductions = std::move(found.deductions);
        return proof;
    }
    ModelProof found =
        eliminations_behind(puzzle, std::get<Model>(filter.what), filter.consistency,
                            std::get<std::vector<Elimination>>(trace), asked, holds, deadline);
    proof.givens = std::move(found.givens);
    proof.deductions = std::move(found.eliminations);
    proof.stopped = found.stopped;
    return proof;
}

std::string deductions_text(const Board& board, const FilterTrace& trace, const Wording& wording) {
    return std::visit([&](const auto& list) { return text_of(board, list, wording, 0); }, trace);
}

std::string dead_end_text(const Board& board, const FilterTrace& trace, const Wording& wording) {
    if (const auto* const rules = std::get_if<std::vector<RuleDeduction>>(&trace)) {
        const bool ends = !rules->empty() && rules->back().rule == RuleDeduction::Rule::dead_end;
        return ends ? reason_text(board, rules->back(), wording) : std::string();
    }
    // A model fails as soon as a variable has lost its last value.
    const auto& eliminations = std::get<std::vector<Elimination>>(trace);
    if (eliminations.empty()) return {};
    return sentence(wording.language, text::kNothingLeftFor,
                    variable_text(board, eliminations.back().variable, wording.language));
}

std::string proof_text(const Puzzle& puzzle, const FilterProof& proof, const Wording& wording) {
    const Board& board = puzzle.board();
    const std::string deductions = deductions_text(board, proof.deductions, wording);
    if (deductions.empty()) {
        const Digit held = puzzle.given(proof.asked.cell);
        const bool given = held == proof.asked.digit;
        if (held != 0 && !given) {
            return sentence(wording.language, text::kOtherGiven,
                            cell_name(board, proof.asked.cell, wording),
                            symbol_of(wording.symbols, held),
                            symbol_of(wording.symbols, proof.asked.digit)) +
                   "\n";
        }
        return sentence(wording.language, given ? text::kGiven : text::kNothingFollows,
                        cell_name(board, proof.asked.cell, wording),
                        symbol_of(wording.symbols, proof.asked.digit)) +
               "\n";
    }
    std::string out;
    for (const Cell cell : proof.givens) {
        out += sentence(wording.language, text::kGiven, cell_name(board, cell, wording),
                        symbol_of(wording.symbols, puzzle.given(cell))) +
               "\n";
    }
    return out + deductions;
}

void write_deductions(JsonWriter& out, const Board& board, const FilterTrace& trace,
                      const Wording& wording) {
    std::visit([&](const auto& list) { write_list(out, board, list, wording); }, trace);
}

void write_proof(JsonWriter& out, const Board& board, const FilterProof& proof,
                 const Wording& wording) {
    out.begin_object().key("asked");
    write_candidate(out, board, proof.asked, wording);
    out.key("givens").begin_array();
    for (const Cell cell : proof.givens) out.text(cell_name(board, cell));
    out.end_array().key("deductions");
    write_deductions(out, board, proof.deductions, wording);
    out.end_object();
}

}  // namespace sudokit::cli
