#include "sudokit/proof.hpp"

#include <array>
#include <charconv>
#include <utility>

#include "sudokit/version.hpp"

#include "backend/proof_cadical.hpp"

namespace sudokit {
namespace {

#if SUDOKIT_WITH_CADICAL

using backend::solve_traced;
using backend::TracedAnswer;
using backend::TracedVerdict;

void append_clause(std::string& out, std::span<const Literal> literals) {
    std::array<char, 16> digits{};
    for (const Literal literal : literals) {
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), literal).ptr;
        out.append(digits.data(), end);
        out += ' ';
    }
    out += "0\n";
}

// Nothing if the deadline passed first: large boards have millions of clauses.
std::optional<DratFormula> formula_of(const Cnf& cnf, Deadline deadline) {
    constexpr std::size_t kClausesPerLook = 4096;
    DratFormula formula{cnf.candidate_count()};
    const bool whole = cnf.each_clause([&](const Clause& clause) {
        formula.clauses.add(clause.literals);
        return formula.clauses.size() % kClausesPerLook != 0 || !deadline.passed();
    });
    if (!whole) return std::nullopt;
    return formula;
}

// Comments stand before the header only, which is where all programs accept them.
std::string formula_text(const Board& board, const DratFormula& formula, const Certificate& about) {
    const std::string order = std::to_string(board.order());
    std::string out = "c " + shape_name(board.shape()) + " sudoku, by " + about.made_by +
                      "\nc Variable (row * " + order + " + column) * " + order +
                      " + digit, rows and columns from 0: the cell holds the digit.\n";
    if (about.claim == Claim::one) {
        out += "c The last clause excludes the solution: no model means that it is the only one.\n";
    }
    out += "p cnf " + std::to_string(formula.variables) + " " +
           std::to_string(formula.clauses.size()) + "\n";
    for (std::size_t i = 0; i < formula.clauses.size(); ++i) append_clause(out, formula.clauses[i]);
    return out;
}

Grid grid_of(const Cnf& cnf, const std::vector<bool>& model) {
    const Board& board = cnf.puzzle().board();
    Grid grid{board, std::vector<std::uint8_t>(board.cell_count())};
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        for (Digit digit = 1; digit <= board.order(); ++digit) {
            if (model[static_cast<std::size_t>(cnf.variable(cell, digit))]) {
                grid.digits[cell] = static_cast<std::uint8_t>(digit);
            }
        }
    }
    return grid;
}

std::string maker(const ProveOptions& options) {
    constexpr std::array<std::string_view, 3> kEncodings = {"minimal", "efficient", "extended"};
    return "sudokit " + std::string(kVersion) + " and " + backend::tracer_name() + ", encoding " +
           std::string(kEncodings[static_cast<std::size_t>(options.encoding)]) + ", givens " +
           (options.givens == GivenClauses::full ? "full" : "units");
}

std::optional<Certificate> certify(const Puzzle& puzzle, const ProveOptions& options) {
    const Cnf cnf(puzzle, {.encoding = options.encoding, .givens = options.givens});
    std::optional<DratFormula> formula = formula_of(cnf, options.deadline);
    if (!formula) return std::nullopt;
    Certificate out{.puzzle = puzzle, .made_by = maker(options)};
    TracedAnswer answer = solve_traced(*formula, options.deadline);
    if (answer.verdict == TracedVerdict::model) {
        out.claim = Claim::one;
        out.solutions.push_back(grid_of(cnf, answer.model));
        formula->clauses.add(cnf.excluding(out.solutions[0].digits));
        answer = solve_traced(*formula, options.deadline);
    }
    switch (answer.verdict) {
        case TracedVerdict::stopped: return std::nullopt;
        case TracedVerdict::model:
            out.claim = Claim::several;
            out.solutions.push_back(grid_of(cnf, answer.model));
            break;
        case TracedVerdict::refuted:
            out.proof = std::move(answer.proof);
            out.formula = formula_text(puzzle.board(), *formula, out);
            break;
    }
    return out;
}

#else

constexpr MessageText kNoProver{"proofs are made by CaDiCaL, which is not in this build",
                                "les preuves sont faites par CaDiCaL, absent de cette version"};

#endif

}  // namespace

std::string_view claim_name(Claim claim) {
    constexpr std::array<std::string_view, 3> kNames = {"none", "one", "several"};
    return kNames[static_cast<std::size_t>(claim)];
}

bool can_prove() { return SUDOKIT_WITH_CADICAL != 0; }

Result<std::optional<Certificate>> prove(const Puzzle& puzzle,
                                         [[maybe_unused]] const ProveOptions& options) {
    static constexpr MessageText kCertificates{"certificates", "les certificats"};
    if (auto fault = constraint_fault(puzzle, kCertificates)) return *std::move(fault);
#if SUDOKIT_WITH_CADICAL
    return certify(puzzle, options);
#else
    return Error{ErrorCode::not_found, 0, message(kNoProver)};
#endif
}

}  // namespace sudokit
