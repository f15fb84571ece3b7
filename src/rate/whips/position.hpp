// A puzzle as far as it is solved: the values that its variables have left.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sudokit/nine.hpp"

#include "rate/whips/variables.hpp"

namespace sudokit::rate::whips {

/// `to` is what `right` leaves of `from`. The variables of a candidate are then settled.
void place(const Masks& from, Right right, Masks& to);

class Position {
  public:
    Position();

    /// Begins with a puzzle that has a solution.
    void load(const nine::Marks& puzzle);
    /// Goes on from what was left of some position. Whether it is solved is not kept.
    void load(const Masks& left);

    [[nodiscard]] const Masks& left() const { return left_; }
    [[nodiscard]] bool solved() const { return open_ == 0; }
    [[nodiscard]] bool has(Candidate candidate) const {
        const Seat seat = all_.seats[candidate][0];
        return left_.of[seat.variable] != kSettled &&
               (left_.of[seat.variable] >> seat.place & 1U) != 0;
    }
    void remove(Candidate candidate);
    /// Places naked and hidden singles as long as there are any. False if a variable has no value
    /// left, which only happens where something wrong was assumed.
    bool settle_singles();

    /// The variables with values that are linked to `right`, in no order. There may be a few more:
    /// those that have lost such values since the last placement.
    [[nodiscard]] std::span<const std::uint16_t> touched(Right right);
    /// The values of the variable that are linked to `right`.
    [[nodiscard]] Mask linked(Right right, unsigned variable) const {
        const Mask values = left_.of[variable];
        if (values == kSettled) return 0;
        return static_cast<Mask>(values & ~unsigned{all_.keeps[right].of[variable]});
    }
    /// A variable that would have no value left if `right` were placed after `left`, which is what
    /// others left of this position.
    [[nodiscard]] std::optional<std::uint16_t> death(const Masks& left, Right right) {
        for (const std::uint16_t variable : touched(right)) {
            if ((left.of[variable] & all_.keeps[right].of[variable]) == 0) return variable;
        }
        return std::nullopt;
    }

  private:
    struct Touched {
        std::uint32_t age = 0;
        std::uint32_t count = 0;
        std::array<std::uint16_t, kTouched> variables{};
    };
    void place_in(Candidate candidate);

    Masks left_;
    const Variables& all_ = variables();
    unsigned open_ = 0;
    std::uint32_t age_ = 0;  // changes with every placement
    std::vector<Touched> touched_;
};

}  // namespace sudokit::rate::whips
