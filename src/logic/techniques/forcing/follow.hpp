// Following an assumption to what it entails: one thing at a time, or everything that singles give.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "logic/techniques/forcing/trail.hpp"

namespace sudokit::logic {

/// Fills `trail` with what follows from `assumption` by plain implications, the nearest first: what
/// holds rules out what it sees; where the state has two candidates in a cell, or two places for a
/// digit in a house, what does not hold makes the other hold. So each fact has one parent at most.
/// A literal and its opposite may both follow.
void follow_chains(Literal assumption, Trail& trail);

/// Unit propagation from an assumption: what holds rules out what it sees, and a last candidate of
/// a cell or last place in a house holds, whatever took the others away.
class Propagation {
  public:
    explicit Propagation(const State& state);

    /// Follows `assumption` to the end, or to the first dead end. What `trail()` had before goes.
    std::optional<DeadEnd> follow(Literal assumption);

    [[nodiscard]] Trail& trail() { return trail_; }
    [[nodiscard]] const Trail& trail() const { return trail_; }

  private:
    // A cell, or a digit in a house, with one candidate left.
    struct Unit {
        Consequence::Reason reason;
        std::uint32_t index;  // of the cell or house
        Digit digit;
    };

    void undo();
    bool set(Literal literal, Consequence::Reason reason, std::uint32_t house);
    bool rule_out(Candidate candidate, std::uint32_t seen_from);
    bool take_away(Candidate candidate);
    bool place_unit(const Unit& unit);
    [[nodiscard]] std::uint64_t& places(std::uint32_t house, Digit digit) {
        return places_[(digit - 1) * house_count_ + house];
    }

    const State& state_;
    Trail trail_;
    std::uint32_t house_count_;
    std::vector<DigitSet> candidates_;
    std::vector<std::uint64_t> places_;
    std::vector<Unit> units_;
    std::optional<DeadEnd> dead_end_;
};

}  // namespace sudokit::logic
