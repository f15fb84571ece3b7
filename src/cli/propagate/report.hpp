// What `propagate` says of a puzzle: drawn with sentences, or as JSON.
#pragma once

#include <optional>
#include <string>

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

/// The candidates left as SVG.
[[nodiscard]] std::string left_svg(const Job& job, const Entry& entry, const Propagated& findings);

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
