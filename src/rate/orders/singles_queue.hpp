// The singles of a play in the order in which they came up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudokit/state.hpp"
#include "sudokit/step.hpp"

namespace sudokit::rate {

/// Follows a play, and keeps the naked and the hidden singles that come up, the oldest first.
/// HoDoKu takes them in this order, so that its path depends on it: it lets a digit leave the peers
/// one after the other, and looks at the cell and its houses each time.
class SinglesQueue {
  public:
    /// As if the digits of the state had been placed in reading order, and then what candidates are
    /// missing removed.
    explicit SinglesQueue(const State& state);

    void place(Candidate placed);
    void remove(Candidate removed);

    /// The oldest full house, naked or hidden single of `state`, which is where the play has come
    /// to; nothing if there is none.
    [[nodiscard]] std::optional<Step> oldest(TechniqueId technique, const State& state) const;

  private:
    struct Singles {
        std::vector<Candidate> all = {};
        std::size_t first = 0;  // those before are filled
    };

    [[nodiscard]] bool is_filled(Candidate single) const {
        return !candidates_[single.cell].contains(single.digit);
    }
    [[nodiscard]] std::uint8_t* place_counts(Digit digit) {
        return place_counts_.data() + (digit - 1) * open_counts_.size();
    }
    void lose(Candidate candidate);
    void lose_place(std::span<const std::uint32_t> houses, Digit digit);
    void add_hidden(std::uint32_t house, Digit digit);
    void fill(Cell cell);
    void skip_filled(Singles& singles) const;

    Board board_;
    std::vector<DigitSet> candidates_;
    // By digit and house; 0 where the house has the digit or need not have it.
    std::vector<std::uint8_t> place_counts_;
    std::vector<std::uint8_t> open_counts_;  // by house: cells without a digit
    std::size_t nearly_full_ = 0;            // houses that can have all digits, with one such cell
    Singles naked_;
    Singles hidden_;
};

}  // namespace sudokit::rate
