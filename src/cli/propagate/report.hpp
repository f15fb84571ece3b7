// What `propagate` says of a puzzle: drawn with sentences, or as JSON.
#pragma once

#include <optional>
#include <string>

#include "sudokit/figure.hpp"
#include "sudokit/propagation.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// A puzzle as a formula, and what followed from it.
struct Propagated {
    Cnf cnf;
    Formula formula;
    Propagation propagation = {};
    std::optional<Literal> why = {};        ///< the literal that is asked about
    std::optional<Formula> left = {};       ///< none: not wanted, or there was no time for it
    std::optional<Rewriting> by_hand = {};  ///< likewise
};

/// How far it came, in a sentence.
[[nodiscard]] std::string outcome_text(const Propagated& findings, const Wording& wording);

/// What is left, in the code of the founding paper; of a contradiction, the givens and what they
/// rule out at once.
[[nodiscard]] Figure left_figure(const Propagated& findings);

/// Deductions one below the other, a line each; those made under an assumption are indented.
[[nodiscard]] std::string deductions_text(const Propagated& findings,
                                          const std::vector<Deduction>& deductions,
                                          const Wording& wording);

/// The deductions asked for, if any, the grid, and how far it came.
[[nodiscard]] std::string report_text(const Job& job, bool trace, const Entry& entry,
                                      const Propagated& findings);

/// A JSON answer with the same facts, and a line end.
[[nodiscard]] std::string json_report(const Job& job, bool trace, const Item& item,
                                      const Propagated& findings);

/// The answer about one literal in a sentence; with --trace, the derivation follows.
[[nodiscard]] std::string probe_text(const Job& job, bool trace, const Propagated& findings,
                                     Literal literal, const Probe& probe);

/// The same as JSON.
[[nodiscard]] std::string json_probe(const Job& job, bool trace, const Item& item,
                                     const Propagated& findings, Literal literal,
                                     const Probe& probe);

/// The grid as far as it is filled, for file formats: where they hold candidates, those left.
[[nodiscard]] Entry filled_entry(const Entry& entry, const Propagated& findings, Format format);

}  // namespace sudokit::cli
