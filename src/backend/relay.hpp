// Two engines in turn: one that is quick on most puzzles, and a solver for those it is stuck on.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "backend/sat_engine.hpp"
#include "engine/engine.hpp"

namespace sudokit::backend {

/// Searches with `first` until that has asked for its deadline `patience` times since it found its
/// last solution, which for `general` means as many failures; then goes on with `second`. Solutions
/// that were handed on are not found again. Who finds many of them in a row is never stopped: then
/// the first engine is not stuck, and remembering them all would take ever more memory.
class Relay final : public engine::Engine {
  public:
    Relay(std::unique_ptr<engine::Engine> first, std::unique_ptr<SatEngine> second,
          std::uint64_t patience)
        : first_(std::move(first)), second_(std::move(second)), patience_(patience) {}

    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) override;

    /// True if the second engine had to end the last search.
    [[nodiscard]] bool handed_over() const { return handed_over_; }

  private:
    std::unique_ptr<engine::Engine> first_;
    std::unique_ptr<SatEngine> second_;
    std::uint64_t patience_;
    std::vector<std::vector<std::uint8_t>> known_;
    bool handed_over_ = false;
};

}  // namespace sudokit::backend
