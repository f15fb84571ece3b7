// The engine for any board: propagation on bit sets and a search that learns where it fails.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudokit/search_probe.hpp"

#include "engine/engine.hpp"
#include "engine/general/propagation.hpp"

namespace sudokit::engine {

/// Propagates naked and hidden singles and locked candidates, and branches on the slot (a cell, or
/// a digit's place in a house) with the fewest options for the number of times it has failed.
/// Starts over now and then until a first solution is found, with what it has learnt of failures. A
/// node is a choice made. Allocates only when the board changes.
class General final : public Engine {
  public:
    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) override;

    /// From now on `probe`, if it is not null, is told of all that is done; it must outlive that.
    void watch(SearchProbe* probe) { probe_ = probe; }

  private:
    /// A choice made, and where to go back to when it has been tried.
    struct Frame {
        Candidate choice;
        std::size_t mark = 0;
        std::size_t depth = 0;  ///< of the node that it was made at, for the probe
    };

    void prepare(const Board& board);
    [[nodiscard]] Candidate choose() const;
    [[nodiscard]] bool backtrack();
    void restart();
    [[nodiscard]] bool report(SolutionSink sink);
    [[nodiscard]] bool tell(const Puzzle& puzzle, const TreeOutcome& outcome);
    void enter(TreeEntry entry, Candidate tried);
    void leave_to(std::size_t depth);

    std::unique_ptr<Links> links_;
    std::unique_ptr<Propagation> state_;
    std::size_t slots_to_choose_from_ = 0;
    std::vector<std::uint32_t> weight_;  // per slot: 1 + how often it ran out of options
    std::vector<Frame> frames_;
    std::vector<std::uint8_t> digits_;

    // For whoever watches: how deep the node is that the search is at, where its changes begin,
    // and the cell that it put a digit into.
    SearchProbe* probe_ = nullptr;
    std::size_t depth_ = 0;
    std::size_t entered_ = 0;
    std::optional<Cell> put_;
    std::vector<Candidate> forced_;
};

}  // namespace sudokit::engine
