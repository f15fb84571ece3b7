// What follows from assumptions, and how far it is to there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "logic/techniques/forcing/follow.hpp"
#include "logic/techniques/forcing/reach_sets.hpp"

namespace sudokit::logic {

/// What follows from one assumption.
struct Reach {
    std::uint32_t size = 0;  ///< how many facts there are
    /// How many facts a branch to the dead end needs; none: it runs into none.
    std::optional<std::uint32_t> dead_end = {};
    std::vector<Fact> facts = {};              ///< not kept where there is a dead end
    std::vector<std::uint64_t> literals = {};  ///< as a set; not kept where `ReachSets` has it

    // Known once the way to one of the facts has been measured.
    std::vector<std::uint32_t> parents = {};       ///< fact by fact
    std::vector<std::uint32_t> first_parent = {};  ///< by fact, with one more at the end
    std::vector<std::uint32_t> lengths = {};       ///< by fact; 0: not measured yet
};

/// Follows the assumptions of one state, each once as long as there is room.
class Reaches {
  public:
    using Way = ReachSets::Way;

    /// The state outlives this object.
    Reaches(const State& state, Way way);
    Reaches(const Reaches&) = delete;
    Reaches& operator=(const Reaches&) = delete;
    ~Reaches() = default;

    /// What follows; good until the next call.
    [[nodiscard]] Reach& of(Literal assumption);

    /// How many facts a branch to the dead end needs that the assumption runs into; nothing if it
    /// runs into none. What follows from something that runs into none need not be followed: all
    /// that follows from it does so from that too.
    [[nodiscard]] std::optional<std::uint32_t> dead_end_of(Literal assumption);

    /// The same as a set, good until the next call; the ways to what follows are not found then,
    /// where there is room for sets.
    [[nodiscard]] ReachSet set_of(Literal assumption);
    /// The numbers of the literals in sets.
    [[nodiscard]] const LiteralBits& bits() const { return bits_; }

    /// How many facts a branch to a fact needs.
    [[nodiscard]] std::uint32_t length_to(std::uint32_t fact, Reach& reach);

    /// Fills `trail()`; the dead end if that runs into one.
    std::optional<DeadEnd> follow(Literal assumption);
    [[nodiscard]] Trail& trail() { return propagation_.trail(); }
    [[nodiscard]] const Trail& trail() const { return propagation_.trail(); }

  private:
    void fill(Literal assumption, Reach& reach);
    void add_literals(std::span<const Fact> facts, std::vector<std::uint64_t>& set) const;
    void find_parents(Reach& reach);
    std::uint32_t count_ancestors(std::uint32_t fact, const Reach& reach);

    Way way_;
    LiteralBits bits_;
    std::optional<ReachSets> sets_;  // if they fit
    Propagation propagation_;
    Trail measured_;
    std::vector<std::uint32_t> place_;  // by literal: in `known_`, from 1
    std::vector<Reach> known_;
    std::size_t facts_known_ = 0;
    Reach other_;                           // what there is no room for
    std::vector<std::uint64_t> survivors_;  // what follows from something without a dead end
    std::vector<std::uint32_t> marks_;
    std::vector<std::uint32_t> stack_;
    std::uint32_t round_ = 0;
};

}  // namespace sudokit::logic
