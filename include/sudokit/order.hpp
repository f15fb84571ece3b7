// Orders of trying techniques, by name, and the player who keeps to one.
//
//     sudokit::Player player(sudokit::State(puzzle), sudokit::TechniqueOrder::people);
//     while (const auto step = player.next()) player.take(*step);
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "sudokit/message.hpp"
#include "sudokit/puzzle.hpp"
#include "sudokit/result.hpp"
#include "sudokit/techniques.hpp"

namespace sudokit {

/// The orders that there are.
enum class TechniqueOrder : std::uint8_t {
    people,  ///< what a person sees first
    hodoku,  ///< HoDoKu's, with the steps that it takes: what the scale `score` adds up
    paper,   ///< the rules of the founding paper
    se       ///< Sudoku Explainer's, with the very steps that it takes: what the scale `se` rates
};

/// Which of the steps of a technique is taken.
enum class StepChoice : std::uint8_t {
    first,    ///< the first that is found
    oldest,   ///< of singles: the one that came up first in this play
    largest,  ///< the one with the most placements, and of those with the most eliminations
    /// The one with the most eliminations. A digit that it places counts as the other candidates of
    /// its cell, and these are what is removed: placing it is a step of its own.
    widest
};

/// A technique, or those of its steps that lie in houses of some kind, in an order.
struct OrderEntry {
    TechniqueId technique;
    StepHouses houses = StepHouses::all;
    StepChoice choice = StepChoice::first;
    bool with_next = false;  ///< one entry with the next: the choice is among the steps of both
};

/// What there is to know of an order.
struct TechniqueOrderInfo {
    TechniqueOrder id;
    std::string_view word;  ///< as options and JSON spell it
    MessageText summary;
    /// Every technique once, or each kind of its houses once; what is tried first comes first. Of
    /// `se`, what Sudoku Explainer does not know has a place behind the rest, and is not tried.
    std::span<const OrderEntry> entries;
};

/// The orders, in the order of `TechniqueOrder`.
[[nodiscard]] std::span<const TechniqueOrderInfo> all_technique_orders();

[[nodiscard]] const TechniqueOrderInfo& info_of(TechniqueOrder order);

/// The order of that name, or nothing.
[[nodiscard]] std::optional<TechniqueOrder> find_technique_order(std::string_view word);

/// Why `puzzle` cannot be played in this order: Sudoku Explainer knows the usual 9x9 board only.
[[nodiscard]] std::optional<Error> order_fault(TechniqueOrder order, const Puzzle& puzzle);

/// How hard a technique is in an order, to compare: the later it stands the harder; in `hodoku` its
/// level counts first.
[[nodiscard]] std::size_t hardness_in(TechniqueOrder order, TechniqueId technique);

/// The techniques that stand before this one.
[[nodiscard]] TechniqueSet techniques_before(TechniqueId technique, TechniqueOrder order);

/// The step that a player who begins with this state takes, of these techniques; nothing if none
/// has a step, or if the deadline passes first. There must be no `order_fault`.
[[nodiscard]] std::optional<Step> next_step(const State& state, TechniqueOrder order,
                                            const TechniqueSet& techniques = TechniqueSet().set(),
                                            const Deadline& deadline = {});

/// Offers all steps of these techniques to `sink`, one technique after the other, until it has
/// enough; false if it had.
bool find_steps(TechniqueOrder order, const TechniqueSet& techniques, const State& state,
                StepSink sink);

/// Plays from a state on, one step after the other, and remembers what came up when. In the order
/// `se` it takes the steps of Sudoku Explainer itself, each with its rating; if some techniques are
/// not allowed, without those of its techniques that could need them. There must be no
/// `order_fault`.
class Player {
  public:
    Player(State state, TechniqueOrder order,
           const TechniqueSet& techniques = TechniqueSet().set());
    ~Player();
    Player(Player&&) noexcept;
    Player& operator=(Player&&) noexcept;

    [[nodiscard]] const State& state() const { return state_; }

    /// The step that comes next; nothing if there is none, or if the deadline passes first.
    [[nodiscard]] std::optional<Step> next(const Deadline& deadline = {}) const;

    /// Draws the conclusions of a step, which need not be the next one.
    void take(const Step& step);
    /// Places a digit that no step was found for.
    void take(Candidate placed);

  private:
    struct Memory;

    State state_;
    TechniqueOrder order_;
    TechniqueSet techniques_;
    std::unique_ptr<Memory> memory_;
};

}  // namespace sudokit
