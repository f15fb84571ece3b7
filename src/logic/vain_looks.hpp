// Where techniques have looked in vain, and what has changed since.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "sudokit/state.hpp"
#include "sudokit/step.hpp"

#include "logic/house_cuts.hpp"

namespace sudokit::logic {

/// Goes along with a play, in which candidates are only taken away, and remembers for each
/// technique when it last found nothing, and for each digit and each house when it last lost a
/// candidate. A technique that goes by the places of one digit, or by what stands in one house,
/// need not look there again until something is lost there; nor need what is known of the places
/// of one digit be found again.
class VainLooks {
  public:
    /// The play has come to this state, from the one of the last call.
    void come_to(const State& state);

    /// The technique finds nothing in the state that the play is at, if it has been told of it; if
    /// not, this is taken to be said of the state before.
    void add(TechniqueId technique) { vain_at(technique) = turn_; }

    /// The digits that have lost candidates since the technique last found nothing. All of them if
    /// it never did, here and below.
    [[nodiscard]] DigitSet changed_digits(TechniqueId technique) const;

    /// Whether the house has lost candidates since then.
    [[nodiscard]] bool has_changed(std::uint32_t house, TechniqueId technique) const {
        return house_changed_at_[house] > vain_at(technique);
    }

    /// The places of a digit that no template was found for (see `doomed_places`) in the state that
    /// the play is at, which it has been told of: found anew only once the digit has lost some.
    [[nodiscard]] const CellSet& doomed(const State& state, Digit digit);

    /// Where the houses of the board cross: the same in all states of a play.
    [[nodiscard]] const HouseCuts& cuts(const Board& board) {
        if (!cuts_) cuts_ = std::make_shared<const HouseCuts>(board);
        return *cuts_;
    }

  private:
    // Turns count the states that differ from the one before, from 1.
    using Turn = std::uint32_t;

    [[nodiscard]] Turn& vain_at(TechniqueId technique) {
        return vain_at_[static_cast<std::size_t>(technique)];
    }
    [[nodiscard]] Turn vain_at(TechniqueId technique) const {
        return vain_at_[static_cast<std::size_t>(technique)];
    }
    void begin(const State& state);

    Turn turn_ = 0;
    std::array<Turn, kTechniqueCount> vain_at_ = {};  // 0: never
    std::vector<DigitSet> candidates_;                // of the state
    std::vector<Turn> digit_changed_at_;
    std::vector<Turn> house_changed_at_;
    std::vector<Turn> doomed_at_;  // by digit: when they were found; 0: never
    std::vector<CellSet> doomed_;
    std::shared_ptr<const HouseCuts> cuts_;  // copies share it
};

}  // namespace sudokit::logic
