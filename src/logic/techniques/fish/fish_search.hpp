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
    /// Which houses the base and the cover are of. Without its boxes each of the two has lines of
    /// one direction only, and the other one's are of the other, but in mutants.
    enum class Houses : std::uint8_t {
        lines,
        franken,  ///< there is a box in one of the two, and a line in each
        mutant    ///< rows and columns are mixed
    };
    enum class Fins : std::uint8_t {
        none,
        finned,   ///< lines only: each base line has two places or more in the cover
        sashimi,  ///< lines only: some base line has but one place in the cover
        some      ///< whatever they leave
    };

    std::uint32_t size = 2;
    Houses houses = Houses::lines;
    Fins fins = Fins::finned;
    std::uint32_t most_fins = kMaxFins;
};

/// Finds all fish of a kind by asking for each place of a digit which fish remove it. That settles
/// which cells can be fins, namely those that the place sees, and leaves for each base house the
/// places that the cover has to take.
class FishSearch {
  public:
    /// Takes a fish and the cells that the digit leaves; answers whether more are wanted.
    using Take = FunctionRef<bool(FishPattern, const CellSet&)>;

    FishSearch(const State& state, const HouseCuts& cuts, const FishKind& kind, Take take,
               const Deadline& deadline);

    /// Hands over the fish of `digit`, which remove nothing but cells of `targets`; false if enough
    /// are taken, or it is too late.
    bool run(Digit digit, const CellSet& targets);

    /// The same for fish that would remove `target` were it not for their fins, of which all are
    /// among `fins`, whether the target sees them or not.
    bool run_against(Candidate target, const CellSet& fins);

  private:
    // A base house while the cover grows: `rest` are the places that are in no cover house yet and
    // cannot be fins.
    struct Base {
        std::uint32_t house;
        std::uint64_t rest;
    };
    struct Choice {
        std::array<Base, 3 * kMaxOrder> bases;
        std::uint32_t count = 0;
    };
    static constexpr std::uint32_t kMaxSize = 4;

    // Kinds of houses, as sets.
    static constexpr std::uint32_t kRows = 1;
    static constexpr std::uint32_t kColumns = 2;
    static constexpr std::uint32_t kBoxes = 4;

    bool run_all(const CellSet& targets);
    bool run_kinds(std::uint32_t base_kinds, std::uint32_t cover_kinds, const CellSet& targets);
    [[nodiscard]] std::uint64_t possible_fins(std::uint32_t house) const;
    bool look_for(Cell target);
    bool add_cover(std::uint32_t from, std::uint32_t depth, std::uint32_t tried);
    bool narrow(const Choice& before, Choice& after, std::uint32_t cover,
                std::uint32_t covers_left);
    bool add_base(const Choice& choice, std::uint32_t from, std::uint32_t depth,
                  std::uint32_t endo_fins, std::uint32_t exo_fins);
    bool offer();

    [[nodiscard]] std::uint64_t places(std::uint32_t house) const {
        return state_.places(house, digit_);
    }
    [[nodiscard]] bool has_boxes() const { return kind_.houses != FishKind::Houses::lines; }
    [[nodiscard]] bool is_cover(std::uint32_t house) const;
    [[nodiscard]] bool takes_at_most(const Base& base, std::uint32_t covers) const;
    [[nodiscard]] std::uint64_t covered(std::uint32_t house) const;
    [[nodiscard]] std::uint64_t body(std::uint32_t house) const;
    [[nodiscard]] bool is_sashimi() const;
    [[nodiscard]] bool is_kind() const;
    [[nodiscard]] bool removes_target() const;
    [[nodiscard]] bool every_cover_meets_the_base() const;
    [[nodiscard]] CellSet fins() const;
    [[nodiscard]] CellSet removed(const CellSet& fins) const;

    const State& state_;
    const HouseCuts& cuts_;
    FishKind kind_;
    Take take_;
    Lookout lookout_;
    std::uint32_t order_;

    Digit digit_ = 0;
    const CellSet* fins_ = nullptr;  // those that there may be, if not what sees the target
    std::uint32_t cover_kinds_ = 0;
    std::array<std::uint32_t, 3 * kMaxOrder> base_houses_;
    std::uint32_t base_count_ = 0;
    std::array<std::uint32_t, 3 * kMaxOrder> cover_houses_;
    std::uint32_t cover_count_ = 0;

    Cell target_ = 0;
    std::array<Choice, kMaxSize + 1> choices_;  // before and after each cover house
    std::array<std::uint32_t, kMaxSize> cover_;
    std::array<std::uint32_t, kMaxSize> base_;
};

}  // namespace sudokit::logic
