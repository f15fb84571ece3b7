// `explain --summary`: a line for each puzzle, and the totals of all.
#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <string>

#include "sudokit/explanation_walk.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// "solved x-wing 56 910 x-wing:1 hidden-single:55", with a line end.
[[nodiscard]] std::string summary_line(const ExplanationWalk& walk);

/// The same as a JSON object, with a line end.
[[nodiscard]] std::string summary_json(const Item& item, const ExplanationWalk& walk);

/// What many walks come to. `add` may be called from many threads at once.
class Totals {
  public:
    explicit Totals(TechniqueOrder order) : order_(order) {}

    void add(const ExplanationWalk& walk);

    /// A table, with a line end; empty if nothing was added.
    [[nodiscard]] std::string text(Language language) const;

  private:
    struct Row {
        std::uint64_t steps = 0;
        std::uint64_t puzzles = 0;
        std::uint64_t hardest = 0;
    };

    TechniqueOrder order_;
    std::mutex mutex_;
    std::uint64_t puzzles_ = 0;
    std::uint64_t solved_ = 0;
    std::uint64_t by_patterns_ = 0;  // solved without assumptions
    std::uint64_t ill_posed_ = 0;
    std::array<Row, kTechniqueCount> rows_{};
};

}  // namespace sudokit::cli
