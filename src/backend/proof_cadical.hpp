// Solving of a formula by CaDiCaL, with the proof that it writes where there is no model.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/drat.hpp"

namespace sudokit::backend {

enum class TracedVerdict : std::uint8_t { model, refuted, stopped };

struct TracedAnswer {
    TracedVerdict verdict = TracedVerdict::stopped;
    std::vector<bool> model = {};        ///< by variable; there is none with number 0
    std::string proof = {};              ///< in DRAT text form, if refuted
    bool too_large = false;              ///< it was stopped because the proof was
    std::shared_ptr<void> remains = {};  ///< what the solver holds
};

/// Solves `formula`, with a proof of at most some `most` bytes. Only in builds with CaDiCaL.
[[nodiscard]] TracedAnswer solve_traced(const DratFormula& formula, Deadline deadline = {},
                                        std::size_t most = ~std::size_t{0});

/// "CaDiCaL 1.5.3".
[[nodiscard]] std::string tracer_name();

}  // namespace sudokit::backend
