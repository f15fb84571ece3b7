// Engines in turn: each is quick on most puzzles, and leaves those that it is stuck on to the next.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/engine.hpp"

namespace sudokit::backend {

/// One engine of a relay.
struct Runner {
    std::string_view name;
    std::function<std::unique_ptr<engine::Engine>()> make;  ///< called when it is first needed
    bool (*fits)(const Puzzle&);
    /// How many nodes since the last solution it is given on a board; the last runner has no end.
    std::uint64_t (*patience)(const Board&);
    bool counts = false;  ///< it has a way to count that is better than visiting solutions
};

/// Begins with the first engine that fits the puzzle, and goes on with the next where one runs out
/// of patience (see `SearchLimits::patience`). Each begins anew with the whole puzzle, but for the
/// solutions that were handed on: none is handed on twice. Patience is counted in nodes, so that
/// answers depend on the puzzle alone; all engines share the deadline.
class Relay final : public engine::Engine {
  public:
    /// At least one, and the last one fits all puzzles.
    explicit Relay(std::vector<Runner> runners);

    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) override;
    SearchOutcome count(const Puzzle& puzzle, const SearchLimits& limits) override;

    /// The engine that ended the last search.
    [[nodiscard]] std::string_view last_engine() const { return runners_[last_].name; }

  private:
    [[nodiscard]] std::size_t next_for(const Puzzle& puzzle, std::size_t runner) const;
    [[nodiscard]] SearchLimits limits_of(std::size_t runner, const Board& board,
                                         const SearchLimits& limits) const;
    engine::Engine& engine(std::size_t runner);
    SearchOutcome run(std::size_t runner, const Puzzle& puzzle, const SearchLimits& limits,
                      SolutionSink sink);

    std::vector<Runner> runners_;
    std::vector<std::unique_ptr<engine::Engine>> engines_;
    std::size_t last_ = 0;
};

}  // namespace sudokit::backend
