// What follows from a target in rounds: in each, all that has one value left is placed.
#pragma once

#include <bit>
#include <optional>
#include <span>

#include "rate/whips/chain.hpp"
#include "rate/whips/position.hpp"

namespace sudokit::rate::whips {

/// What a variable has come down to: a candidate, with groups also a group, or kRights.
template <bool kGroups>
[[nodiscard]] inline Right right_of(const Variables& all, unsigned variable, Mask values) {
    if (has_one_at_most(values)) {
        return all.candidates[variable][static_cast<unsigned>(std::countr_zero(values))];
    }
    return kGroups ? group_of(variable, values) : Right{kRights};
}

class Propagation {
  public:
    /// Something placed, or about to be.
    struct Event {
        Link link;
        std::uint16_t round = 0;
        std::uint16_t known = 0;  ///< how many events were placed when this one was found
    };

    /// Goes on from `left`, which is what others left of `position`, with what it has come down to,
    /// for so many rounds, but for what is `excluded`. The variable that has no value then, if
    /// there is one.
    template <bool kGroups>
    std::optional<std::uint16_t> run(Position& position, const Masks& left,
                                     std::span<const Link> first, unsigned rounds);

    /// Those of the last run in the order of their coming.
    [[nodiscard]] std::span<const Event> events() const { return std::span(events_).first(count_); }

    /// True if the last run ended before the rounds did.
    [[nodiscard]] bool complete() const { return complete_; }

    /// Not to be placed from now on, or to be placed again.
    void exclude(Right right, bool excluded) { excluded_[right] = excluded; }
    [[nodiscard]] bool excluded(Right right) const { return excluded_[right]; }

    /// Whether `target` leads to a contradiction in so many rounds.
    template <bool kGroups>
    bool refutes(Position& position, Candidate target, unsigned rounds);

  private:
    void add(Link link, unsigned round, std::size_t known);

    Masks left_;
    const Variables& all_ = variables();
    std::size_t count_ = 0;
    bool complete_ = false;
    std::uint32_t age_ = 0;
    std::array<Event, kRights> events_{};
    std::array<std::uint32_t, kRights> met_{};  // the run that met it last
    std::array<bool, kRights> excluded_{};
};

}  // namespace sudokit::rate::whips
