// Following an assumption to what it entails: one thing at a time, or everything that singles give.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudokit/techniques.hpp"

#include "logic/techniques/forcing/trail.hpp"
#include "logic/vain_looks.hpp"

namespace sudokit::logic {

/// Fills `trail` with what follows from `assumption` by plain implications, the nearest first: what
/// holds rules out what it sees; where the state has two candidates in a cell, or two places for a
/// digit in a house, what does not hold makes the other hold. So each fact has one parent at most.
/// A literal and its opposite may both follow.
void follow_chains(Literal assumption, Trail& trail);

/// Unit propagation from an assumption: what holds rules out what it sees, and a last candidate of
/// a cell or last place in a house holds, whatever took the others away. Where that ends, steps of
/// other techniques may take it further.
class Propagation {
  public:
    /// `inner` are the techniques whose steps may be taken, in their order: all steps of the first
    /// one that has any. Of such steps only the eliminations count. Once the deadline has passed,
    /// none are taken.
    explicit Propagation(const State& state, const TechniqueSet& inner = {},
                         const Deadline& deadline = {});

    /// Follows `assumption` to the end, or to the first dead end. What `trail()` had before goes.
    std::optional<DeadEnd> follow(Literal assumption);

    /// The same on top of what is there, which ran into no dead end; `retract` comes back to there.
    std::optional<DeadEnd> assume(Literal assumption);
    /// Undoes the facts from number `size` on, with their dead end.
    void retract(std::uint32_t size);

    /// What is left.
    [[nodiscard]] DigitSet candidates(Cell cell) const { return candidates_[cell]; }
    [[nodiscard]] std::uint64_t places(std::uint32_t house, Digit digit) const {
        return places_[(digit - 1) * house_count_ + house];
    }

    /// How often steps were looked for so far.
    [[nodiscard]] std::uint64_t looks() const { return looks_; }

    [[nodiscard]] Trail& trail() { return trail_; }
    [[nodiscard]] const Trail& trail() const { return trail_; }

  private:
    // A cell, or a digit in a house, with one candidate left.
    struct Unit {
        Consequence::Reason reason;
        std::uint32_t index;  // of the cell or house
        Digit digit;
    };

    // Another cell that a constraint wants to differ.
    struct Differing {
        std::uint32_t constraint;
        Cell other;

        // clang-tidy 14 takes the 0 that the result is compared with for a pointer.
        // NOLINTNEXTLINE(modernize-use-nullptr)
        auto operator<=>(const Differing&) const = default;
    };

    void look_first();
    bool place_units();
    bool rule_out_differing(Candidate candidate, std::uint32_t position);
    bool take_steps(bool& going);
    bool set(Literal literal, Consequence::Reason reason, std::uint32_t house);
    bool rule_out(Candidate candidate, Consequence::Reason reason, std::uint32_t source) {
        if (!candidates_[candidate.cell].contains(candidate.digit)) return true;
        trail_.add({{candidate, false}, reason, 0, source});
        return take_away(candidate);
    }
    bool take_away(Candidate candidate);
    bool place_unit(const Unit& unit);
    [[nodiscard]] std::uint64_t& places_left(std::uint32_t house, Digit digit) {
        return places_[(digit - 1) * house_count_ + house];
    }

    const State& state_;
    TechniqueSet inner_;
    Deadline deadline_;
    std::uint64_t looks_ = 0;
    Trail trail_;
    std::uint32_t house_count_;
    std::vector<DigitSet> candidates_;
    std::vector<std::uint64_t> places_;
    std::vector<DigitSet> first_candidates_;  // of the state
    std::vector<std::uint64_t> first_places_;
    std::vector<Unit> units_;
    VainLooks first_vain_;  // for steps inside: in the state, and in what is left of it
    VainLooks vain_;
    std::vector<std::vector<Differing>>
        differing_;  // by cell; empty if steps by constraints are not taken
    std::optional<DeadEnd> dead_end_;
};

}  // namespace sudokit::logic
