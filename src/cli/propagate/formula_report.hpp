// What `propagate` says of a formula: in lines, or as JSON.
#pragma once

#include <optional>
#include <string>

#include "sudokit/propagation.hpp"

#include "cli/stream/formulas.hpp"

namespace sudokit::cli {

/// What followed from a formula.
struct PropagatedFormula {
    Propagation propagation = {};
    std::optional<Literal> why = {};        ///< the literal that is asked about
    std::optional<Formula> left = {};       ///< none: there was no time for it
    std::optional<Rewriting> by_hand = {};  ///< where it is wanted
};

/// Puts findings about one formula into words.
class FormulaReport {
  public:
    FormulaReport(const FormulaItem& item, Language language)
        : item_(item), text_(item.text), language_(language) {}

    /// The deductions asked for, if any, what was deduced, how it ended, and what is left.
    [[nodiscard]] std::string lines(bool trace, const PropagatedFormula& found) const;

    /// The same as JSON, and a line end.
    [[nodiscard]] std::string json(bool trace, const PropagatedFormula& found) const;

    /// The answer about one literal in a sentence; with `trace`, the derivation follows.
    [[nodiscard]] std::string probe_lines(bool trace, Literal literal, const Probe& probe) const;

    /// The same as JSON.
    [[nodiscard]] std::string probe_json(bool trace, Literal literal, const Probe& probe) const;

  private:
    void append(const std::vector<Deduction>& deductions, std::size_t indent,
                std::string& out) const;
    [[nodiscard]] std::string words(const Deduction& deduction) const;
    [[nodiscard]] std::string nothing_left(std::size_t clause) const;
    [[nodiscard]] std::string outcome(const Propagation& propagation) const;
    [[nodiscard]] std::string deduced(const Propagation& propagation) const;
    [[nodiscard]] std::string clauses_left(const Formula& left) const;
    [[nodiscard]] std::vector<Deduction> behind(const PropagatedFormula& found) const;
    void write(JsonWriter& out, const std::vector<Deduction>& deductions) const;

    const FormulaItem& item_;
    const FormulaText& text_;
    Language language_;
};

}  // namespace sudokit::cli
