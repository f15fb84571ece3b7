// Contradiction nets of one digit.
#include <algorithm>
#include <vector>

#include "logic/houses.hpp"
#include "logic/techniques/forcing/forcing.hpp"
#include "logic/techniques/forcing/trail.hpp"

namespace sudokit::logic {
namespace {

// Follows a digit from one of its places to where it must go then, house by house.
class DigitPropagation {
  public:
    explicit DigitPropagation(const State& state) : state_(state), trail_(state) {}

    [[nodiscard]] Trail& trail() { return trail_; }

    // The first house that is left without a place for the digit.
    std::optional<DeadEnd> follow(Candidate assumption) {
        trail_.clear();
        left_.clear();
        units_.clear();
        digit_ = assumption.digit;
        const auto houses = static_cast<std::uint32_t>(state_.board().houses().size());
        for (std::uint32_t house = 0; house < houses; ++house) {
            left_.push_back(state_.places(house, digit_));
        }
        auto dead_end = place(assumption.cell, Consequence::Reason::assumption, 0);
        // First come first served keeps the ways short.
        for (std::size_t next = 0; !dead_end && next < units_.size(); ++next) {
            const std::uint32_t house = units_[next];
            const Cell cell = first_cell_at(state_.board().houses()[house], left_[house]);
            if (trail_.has({{cell, digit_}, true})) continue;
            dead_end = place(cell, Consequence::Reason::house, house);
        }
        return dead_end;
    }

  private:
    std::optional<DeadEnd> place(Cell cell, Consequence::Reason reason, std::uint32_t house) {
        const std::uint32_t position = trail_.size();
        trail_.add({{{cell, digit_}, true}, reason, house, 0});
        std::optional<DeadEnd> dead_end;
        for (const Cell peer : state_.cells_of(digit_) & state_.board().peer_set(cell)) {
            const Literal gone{{peer, digit_}, false};
            if (trail_.has(gone)) continue;
            trail_.add({gone, Consequence::Reason::seen, 0, position});
            if (!dead_end) dead_end = take_away(peer);
        }
        return dead_end;
    }

    std::optional<DeadEnd> take_away(Cell cell) {
        const auto houses = state_.board().houses_of(cell);
        const auto places = state_.board().places_of(cell);
        std::optional<DeadEnd> dead_end;
        for (std::size_t i = 0; i < houses.size(); ++i) {
            std::uint64_t& left = left_[houses[i]];
            if (left == 0) continue;  // a house that need not have the digit
            left &= ~(std::uint64_t{1} << places[i]);
            if (left == 0 && !dead_end) {
                dead_end =
                    DeadEnd{.kind = DeadEnd::Kind::house, .house = houses[i], .digit = digit_};
            }
            if (is_one_bit(left)) units_.push_back(houses[i]);
        }
        return dead_end;
    }

    const State& state_;
    Trail trail_;
    Digit digit_ = 0;
    std::vector<std::uint64_t> left_;  // places by house
    std::vector<std::uint32_t> units_;
};

struct Misplaced {
    std::uint32_t length;
    Candidate candidate;
};

}  // namespace

bool Nishio::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    DigitPropagation propagation(state);
    std::vector<Misplaced> found;
    for (const Digit digit : position.digits_with_doomed(TechniqueId::nishio)) {
        for (const Cell cell : state.cells_of(digit)) {
            if (sink.has_enough()) return false;
            if (const auto dead_end = propagation.follow({cell, digit})) {
                found.push_back({propagation.trail().length_to(*dead_end), {cell, digit}});
            }
        }
    }
    std::ranges::stable_sort(found, {}, &Misplaced::length);
    return std::ranges::all_of(found, [&](const Misplaced& wrong) {
        const auto dead_end = propagation.follow(wrong.candidate);
        ForcingPattern pattern;
        pattern.branches.push_back(propagation.trail().branch_to(*dead_end));
        return sink({TechniqueId::nishio, std::move(pattern), {}, {wrong.candidate}});
    });
}

}  // namespace sudokit::logic
