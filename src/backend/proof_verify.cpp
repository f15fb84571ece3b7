// The checks of a certificate, which trust the puzzle's board and nothing else of it.
#include <optional>
#include <utility>

#include "sudokit/proof.hpp"

#include "backend/proof_messages.hpp"
#include "backend/proof_rules.hpp"

namespace sudokit {
namespace {

using namespace backend;

constexpr std::uint64_t kClausesPerLook = 4096;

class Verifier {
  public:
    Verifier(const Certificate& certificate, Deadline deadline)
        : certificate_(certificate), puzzle_(certificate.puzzle), deadline_(deadline) {}

    Verification run() {
        if (!check_solutions()) return out_;
        if (certificate_.claim == Claim::several) return ended(VerifyVerdict::verified);
        if (!read_formula_of_rules()) return out_;
        return check_proof();
    }

  private:
    [[nodiscard]] std::int64_t candidate_count() const {
        return std::int64_t{puzzle_.board().cell_count()} * puzzle_.board().order();
    }

    bool check_solutions() {
        const auto wanted = static_cast<std::size_t>(certificate_.claim);
        const auto& solutions = certificate_.solutions;
        if (solutions.size() != wanted) {
            return reject(kSolutionsFile, 0,
                          message(backend::text::kSolutionCount, wanted, solutions.size()));
        }
        for (std::size_t i = 0; i < wanted; ++i) {
            if (!is_solution(puzzle_, solutions[i].digits)) {
                return reject(kSolutionsFile, i + 1, message(backend::text::kNotSolution));
            }
        }
        if (wanted == 2 && solutions[0].digits == solutions[1].digits) {
            return reject(kSolutionsFile, 2, message(backend::text::kSameSolution));
        }
        return true;
    }

    // Each clause is judged when the next one is there, since the last one is another matter.
    bool read_formula_of_rules() {
        const std::int64_t wanted = candidate_count();
        std::vector<Literal> before;
        std::size_t line_before = 0;
        const auto take = [&](std::size_t line, std::span<const Literal> literals) {
            if (formula_.clauses.size() > 0 && !take_rule(line_before, before)) return false;
            line_before = line;
            before.assign(literals.begin(), literals.end());
            formula_.clauses.add(literals);
            if (formula_.clauses.size() % kClausesPerLook != 0 || !deadline_.passed()) return true;
            ended(VerifyVerdict::stopped);
            return false;
        };
        const auto variables = read_formula(certificate_.formula, take, deadline_);
        out_.clauses = formula_.clauses.size();
        if (!fault_ && deadline_.passed()) ended(VerifyVerdict::stopped);
        if (fault_ || out_.verdict == VerifyVerdict::stopped) return false;
        if (!variables) {
            return reject(kFormulaFile, variables.error().line, variables.error().message);
        }
        if (*variables != wanted) {
            return reject(kFormulaFile, 0,
                          message(backend::text::kVariableCount, wanted, *variables));
        }
        formula_.variables = *variables;
        if (certificate_.claim == Claim::none) {
            return formula_.clauses.size() == 0 || take_rule(line_before, before);
        }
        if (formula_.clauses.size() > 0 &&
            excludes(puzzle_, certificate_.solutions[0].digits, before)) {
            return true;
        }
        return reject(kFormulaFile, line_before, message(backend::text::kNotExcluding));
    }

    // Literals beyond the variables that the puzzle has are found out here, before any other use.
    bool take_rule(std::size_t line, std::span<const Literal> literals) {
        const std::int64_t most = candidate_count();
        for (const Literal literal : literals) {
            if (literal > most || literal < -most) {
                return reject(kFormulaFile, line,
                              message(backend::text::kAuxiliary, literal, most));
            }
        }
        if (is_rule(puzzle_, literals)) return true;
        return reject(kFormulaFile, line, message(backend::text::kNotRule));
    }

    Verification check_proof() {
        out_.proof = check_drat(formula_, certificate_.proof, deadline_);
        switch (out_.proof.verdict) {
            case DratVerdict::verified: return ended(VerifyVerdict::verified);
            case DratVerdict::stopped: return ended(VerifyVerdict::stopped);
            case DratVerdict::rejected: break;
        }
        reject(kProofFile, out_.proof.line, out_.proof.reason);
        return out_;
    }

    bool reject(std::string_view file, std::size_t line, Message reason) {
        fault_ = true;
        out_.verdict = VerifyVerdict::rejected;
        out_.file = file;
        out_.line = line;
        out_.reason = std::move(reason);
        return false;
    }

    Verification& ended(VerifyVerdict verdict) {
        out_.verdict = verdict;
        return out_;
    }

    const Certificate& certificate_;
    const Puzzle& puzzle_;
    Deadline deadline_;
    DratFormula formula_;
    Verification out_;
    bool fault_ = false;
};

}  // namespace

Verification verify(const Certificate& certificate, Deadline deadline) {
    return Verifier(certificate, deadline).run();
}

}  // namespace sudokit
