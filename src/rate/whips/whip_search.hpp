// The search for whips and g-whips.
#pragma once

#include <cstddef>
#include <vector>

#include "sudokit/deadline.hpp"

#include "rate/whips/chain.hpp"
#include "rate/whips/position.hpp"

namespace sudokit::rate::whips {

/// Goes through all partial whips of a target, depth first. Those that have the same on the right
/// in another order, and the same last, are extended once.
///
/// What is on the left plays a part only in that all of it is different, which is seldom hard. So
/// it is chosen when a whip is found. If that fails, the search begins again with the left chosen
/// step by step; partial whips then have to have the same on the left, too, to be as good as
/// another.
class WhipSearch {
  public:
    explicit WhipSearch(Kind kind) : kind_(kind) {}

    /// Whether a whip of this length (2 or more) or a shorter one has this target. If the deadline
    /// passes, the answer is no.
    bool find(Position& position, Candidate target, unsigned length, const Deadline& deadline);

    /// What was found.
    [[nodiscard]] const Chain& chain() const { return chain_; }
    /// True if partial whips of the last search were not extended, as they are as long as asked
    /// for.
    [[nodiscard]] bool cut() const { return cut_; }

  private:
    bool run(unsigned length);
    template <bool kGroups>
    bool extend(std::size_t depth, Right last, unsigned rest, std::uint64_t set);
    template <bool kGroups>
    bool list(const Masks& left, Right last, std::vector<Link>& out);
    void add(std::uint16_t variable, Right right, Right last, std::vector<Link>& out) const;
    bool finish(unsigned variable);
    bool choose_lefts();
    [[nodiscard]] bool remember(std::uint64_t key);

    Kind kind_;
    const Variables& all_ = variables();
    Position* position_ = nullptr;
    const Deadline* deadline_ = nullptr;
    Chain chain_;
    bool cut_ = false;
    bool stopped_ = false;
    bool with_lefts_ = false;  // they are chosen on the way
    std::vector<Masks> states_;
    std::vector<std::vector<Link>> next_;  // by depth: what partial whips are extended with
    std::vector<std::uint64_t> seen_;      // a table with open addresses, 0 where it is empty
    std::size_t count_ = 0;
};

}  // namespace sudokit::rate::whips
