// The depth of a puzzle on any board, by the definition and a few facts that save work.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "sudokit/deadline.hpp"

#include "engine/general/propagation.hpp"

namespace sudokit::rate {

/// Finds depths on any board. Allocates only when the board changes; one per thread.
class GeneralDepth {
  public:
    /// The depth of `puzzle`, of which `solution` is the only solution; nothing if time ran out.
    [[nodiscard]] std::optional<unsigned> find(const Puzzle& puzzle,
                                               std::span<const std::uint8_t> solution,
                                               Deadline deadline);

  private:
    /// How drawing consequences ended.
    enum class End : std::uint8_t { contradiction, solved, stuck, late };

    /// A place in the round of all candidates: they are numbered cell by cell.
    using Position = std::size_t;

    void prepare(const Board& board);
    [[nodiscard]] End propagate();
    [[nodiscard]] End close(unsigned depth);
    [[nodiscard]] End test_round(unsigned depth, Position& position);
    [[nodiscard]] bool is_worth_testing(Candidate candidate) const;
    [[nodiscard]] End test(Candidate candidate, unsigned depth);

    std::unique_ptr<engine::Links> links_;
    std::unique_ptr<engine::Propagation> state_;
    std::span<const std::uint8_t> solution_;
    Deadline deadline_;
    unsigned assumed_ = 0;  // how many candidates are assumed at the moment
};

}  // namespace sudokit::rate
