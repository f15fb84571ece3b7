// The search for fish with fins, or with boxes among their houses.
#pragma once

#include <array>

#include "sudokit/step.hpp"

#include "base/lookout.hpp"
#include "logic/house_cuts.hpp"

namespace sudokit::logic {

/// At most so many fins, and so many of them shared by two base houses: a fish with more of them is
/// nothing that a player sees. The numbers are HoDoKu's.
inline constexpr std::uint32_t kMaxFins = 5;
inline constexpr std::uint32_t kMaxEndoFins = 2;

/// The kinds of fish that a search looks for.
struct FishKind {
    enum class Fins : std::uint8_t {
        none,
        finned,   ///< lines only: each base line has two places or more in the cover
        sashimi,  ///< lines only: some base line has but one place in the cover
        some      ///< boxes too
    };

    TechniqueId technique = TechniqueId::finned_x_wing;
    std::uint32_t size = 2;
    /// Franken: the base has rows and perhaps boxes, the cover columns and perhaps boxes (or rows
    /// and columns exchanged), and there is a box in one of them.
    bool boxes = false;
    Fins fins = Fins::finned;
};

/// Finds all fish of a kind by asking for each place of a digit which fish remove it. That settles
/// which cells can be fins, namely those that the place sees, and leaves for each base house the
/// places that the cover has to take.
class FishSearch {
  public:
    FishSearch(const State& state, const HouseCuts& cuts, const FishKind& kind, StepSink sink);

    /// Offers the fish of `digit`, which remove nothing but cells of `targets`; false if the sink
    /// has enough.
    bool run(Digit digit, const CellSet& targets);

  private:
    // A base house while the cover grows: `rest` are the places that are in no cover house yet and
    // cannot be fins.
    struct Base {
        std::uint32_t house;
        std::uint64_t rest;
    };
    struct Choice {
        std::array<Base, 2 * kMaxOrder> bases;
        std::uint32_t count = 0;
    };
    static constexpr std::uint32_t kMaxSize = 4;

    bool run_direction(std::uint32_t base_lines, const CellSet& targets);
    bool look_for(Cell target);
    bool look_through(std::uint32_t cover, std::uint32_t barred);
    bool add_cover(std::uint32_t from, std::uint32_t depth, std::uint32_t barred);
    bool narrow(const Choice& before, Choice& after, std::uint32_t cover,
                std::uint32_t covers_left);
    bool add_base(const Choice& choice, std::uint32_t from, std::uint32_t depth,
                  std::uint32_t endo_fins);
    bool offer();

    [[nodiscard]] std::uint64_t places(std::uint32_t house) const {
        return state_.places(house, digit_);
    }
    [[nodiscard]] bool is_box(std::uint32_t house) const { return house >= 2 * order_; }
    [[nodiscard]] bool is_cover(std::uint32_t house) const;
    [[nodiscard]] bool takes_at_most(const Base& base, std::uint32_t covers) const;
    [[nodiscard]] std::uint64_t body(std::uint32_t house) const;
    [[nodiscard]] bool is_kind() const;
    [[nodiscard]] bool removes_target() const;
    [[nodiscard]] bool every_cover_meets_the_base() const;
    [[nodiscard]] CellSet fins() const;
    [[nodiscard]] CellSet removed(const CellSet& fins) const;

    const State& state_;
    const HouseCuts& cuts_;
    FishKind kind_;
    StepSink sink_;
    Lookout lookout_;
    std::uint32_t order_;

    Digit digit_ = 0;
    std::uint32_t cover_lines_ = 0;  // the first house of the direction of the cover
    std::array<std::uint32_t, 2 * kMaxOrder> base_houses_;
    std::uint32_t base_count_ = 0;
    std::array<std::uint32_t, 2 * kMaxOrder> cover_houses_;
    std::uint32_t cover_count_ = 0;

    Cell target_ = 0;
    std::array<Choice, kMaxSize + 1> choices_;  // before and after each cover house
    std::array<std::uint32_t, kMaxSize> cover_;
    std::array<std::uint32_t, kMaxSize> base_;
};

}  // namespace sudokit::logic
