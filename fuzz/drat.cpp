// The readers of formulas and proofs, and the checker, on any bytes: a formula, a line "%", a
// proof. What is verified has no model, which is tried out on small formulas.
#include "sudokit/drat.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "fuzz/require.hpp"

namespace {

constexpr sudokit::Variable kFew = 10;

// True if some assignment of at most `kFew` variables makes all clauses true.
bool has_model(const sudokit::DratFormula& formula) {
    for (unsigned model = 0; model < 1U << static_cast<unsigned>(formula.variables); ++model) {
        bool all = true;
        for (std::size_t i = 0; i < formula.clauses.size() && all; ++i) {
            bool some = false;
            for (const sudokit::Literal literal : formula.clauses[i]) {
                const auto variable = static_cast<unsigned>(literal < 0 ? -literal : literal);
                some = some || ((model >> (variable - 1) & 1U) != 0) == (literal > 0);
            }
            all = some;
        }
        if (all) return true;
    }
    return false;
}

// Such a formula needs no proof.
bool has_empty_clause(const sudokit::DratFormula& formula) {
    for (std::size_t i = 0; i < formula.clauses.size(); ++i) {
        if (formula.clauses[i].empty()) return true;
    }
    return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::size_t cut = text.find("%\n");
    if (cut == std::string_view::npos) return 0;
    const std::string_view proof = text.substr(cut + 2);

    sudokit::DratFormula formula;
    const auto variables = sudokit::read_formula(
        text.substr(0, cut), [&](std::size_t, std::span<const sudokit::Literal> literals) {
            formula.clauses.add(literals);
            return true;
        });
    if (!variables) {
        require(variables.error().line > 0 && variables.error().offset <= size);
        return 0;
    }
    formula.variables = *variables;

    const sudokit::DratOutcome outcome = sudokit::check_drat(formula, proof);
    require(outcome.verdict != sudokit::DratVerdict::stopped);
    if (outcome.verdict == sudokit::DratVerdict::rejected) {
        require(outcome.reason.text != nullptr);
    } else {
        require((outcome.additions > 0 || has_empty_clause(formula)) &&
                outcome.rat <= outcome.additions);
        if (formula.variables <= kFew) require(!has_model(formula));
    }
    return 0;
}
