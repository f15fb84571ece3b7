// What follows from the formula of a puzzle without search.
#include "sudokit/cell_name.hpp"
#include "sudokit/grid_text.hpp"
#include "sudokit/propagation.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {
namespace {

constexpr MessageText kNoCandidate{
    "option \"why\": expected a cell and a digit like r1c8=7, found '{0}'",
    "option « why » : case et chiffre attendus, comme L1C8=7, "
    "trouvé « {0} »"};

// A puzzle as a formula, and how deductions in it are worded.
struct Worded {
    const Cnf& cnf;
    const Formula& formula;
    Wording wording;
};

void write_deductions(JsonWriter& out, const Worded& of, const std::vector<Deduction>& deductions);

void write_clause(JsonWriter& out, const Clause& clause) {
    out.key("family").text(family_name(clause.family)).key("clause").numbers(clause.literals);
}

void write_reason(JsonWriter& out, const Worded& of, const Deduction& deduction) {
    if (const auto* unit = std::get_if<MadeUnit>(&deduction.reason)) {
        const Clause clause = of.formula[unit->clause];
        write_clause(out.key("reason").text("unit"), clause);
        out.key("text").text(reason_words(of.cnf, clause, deduction.literal, of.wording));
    } else if (const auto* refuted = std::get_if<Refuted>(&deduction.reason)) {
        const Clause clause = of.formula[refuted->clause];
        write_clause(out.key("reason").text("refuted"), clause);
        out.key("text").text(contradiction_words(of.cnf, clause, of.wording)).key("derivation");
        write_deductions(out, of, refuted->derivation);
    } else {
        out.key("reason").text("assumed");
    }
}

// Auxiliary variables, which only constraints have here, say nothing of a cell.
void write_deductions(JsonWriter& out, const Worded& of, const std::vector<Deduction>& deductions) {
    const Board& board = of.cnf.puzzle().board();
    out.begin_array();
    for (const Deduction& deduction : deductions) {
        const auto candidate = of.cnf.candidate(std::abs(deduction.literal));
        if (!candidate) continue;
        out.begin_object().key("literal").number(deduction.literal);
        out.key("cell").text(cell_name(board, candidate->cell));
        out.key("digit").number(candidate->digit).key("holds").boolean(deduction.literal > 0);
        out.key("words").text(literal_words(of.cnf, deduction.literal, of.wording));
        write_reason(out, of, deduction);
        out.end_object();
    }
    out.end_array();
}

// Those behind the literal asked about, whichever way it was settled.
std::vector<Deduction> deductions_about(const Worded& of, const Propagation& propagation,
                                        const Candidate& candidate) {
    const Variable variable = of.cnf.variable(candidate.cell, candidate.digit);
    auto found = deductions_behind(of.formula, propagation, variable);
    return found.empty() ? deductions_behind(of.formula, propagation, -variable) : found;
}

void write_formula_left(JsonWriter& out, const std::optional<Formula>& left) {
    if (!left) {
        out.null();
        return;
    }
    out.begin_object().key("variables").number(variables_of(*left).size());
    out.key("clauses").number(left->clause_count());
    out.key("literals").number(left->literal_count()).end_object();
}

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_propagate(sudokit_session* session, const sudokit_puzzle* puzzle,
                                 const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        const CnfOptions clauses = clause_options(given);
        const bool failed_literals = given.flag("failed_literals");
        const auto depth =
            static_cast<std::uint32_t>(given.number("depth", failed_literals ? 1 : 0, 0, 64));
        const bool trace = given.flag("trace");
        const auto why = given.text("why");
        const Puzzle& asked = puzzle->entry.puzzle;
        const Symbols symbols = written_symbols(given.symbols(), asked.board().order());
        std::optional<Candidate> candidate;
        if (why) {
            if (auto fault = grid_fault(asked.board())) return *std::move(fault);
            candidate = find_candidate(asked.board(), *why, symbols);
            if (!candidate) given.refuse({ErrorCode::syntax, 0, message(kNoCandidate, *why)});
        }
        if (auto fault = given.fault()) return *std::move(fault);
        if (auto fault = cnf_fault(asked)) return *std::move(fault);
        const Deadline deadline = session->deadline();
        const Cnf cnf(asked, clauses);
        const auto formula = Formula::of(cnf, deadline);
        if (!formula) return Stopped();
        const Propagation propagation =
            propagate(*formula, {depth, trace || candidate.has_value(), deadline});
        const Worded worded{cnf, *formula, {session->language, symbols}};
        return json_object([&](JsonWriter& writer) {
            writer.key("answer").text(propagation_word(propagation));
            writer.key("digits").numbers(filled_digits(cnf, propagation));
            write_digit_sets(writer.key("candidates"), candidates_left(cnf, propagation));
            write_formula_left(writer.key("left"), formula_left(*formula, propagation, deadline));
            if (propagation.emptied) {
                const Clause emptied = (*formula)[*propagation.emptied];
                writer.key("contradiction");
                writer.text(contradiction_words(cnf, emptied, worded.wording));
                writer.key("emptied").numbers(emptied.literals);
            }
            if (trace) write_deductions(writer.key("trace"), worded, propagation.deductions);
            if (!candidate) return;
            write_deductions(writer.key("why"), worded,
                             deductions_about(worded, propagation, *candidate));
        });
    };
    return give_text(session, out, work, puzzle);
}
