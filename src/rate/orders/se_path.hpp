// Sudoku Explainer's own path as an order of trying. The page does without it, since its module
// would take longer to load: so there are two files of it, one for other builds and an empty one.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "sudokit/order.hpp"

namespace sudokit::rate {

/// Each technique where Sudoku Explainer has it first. Not for builds without it.
[[nodiscard]] std::span<const OrderEntry> se_steps();

/// Who knows the path. Not for builds without it.
class SePath {
  public:
    explicit SePath(const TechniqueSet& techniques);
    ~SePath();

    /// The step that comes next; nothing if there is none, or time was too short.
    [[nodiscard]] std::optional<Step> next(const State& state, const Deadline& deadline);

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace sudokit::rate
