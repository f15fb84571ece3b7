// What follows from assumptions as sets, which are found faster than the ways to there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "logic/techniques/forcing/trail.hpp"

namespace sudokit::logic {

/// Numbers for the literals of the candidates that a state has, one after the other: bits of sets
/// of literals.
class LiteralBits {
  public:
    /// In each word of a set the literals that say that their candidate holds.
    static constexpr std::uint64_t kHolding = 0xaaaaaaaaaaaaaaaa;

    explicit LiteralBits(const State& state);

    [[nodiscard]] std::uint32_t candidate_count() const { return count_; }
    /// How many words a set takes.
    [[nodiscard]] std::size_t words() const { return (2 * std::size_t{count_} + 63) / 64; }

    [[nodiscard]] std::uint32_t operator()(Literal literal) const {
        const auto [cell, digit] = literal.candidate;
        return 2 * numbers_[cell * order_ + digit - 1] + (literal.holds ? 1 : 0);
    }

  private:
    std::uint32_t order_;
    std::uint32_t count_ = 0;
    std::vector<std::uint32_t> numbers_;  // by candidate
};

/// What follows from one assumption, as a set.
struct ReachSet {
    std::uint32_t size = 0;  ///< how many literals there are; some of them at a dead end
    bool dead_end = false;
    std::span<const std::uint64_t> literals = {};  ///< with the assumption
};

/// The sets of one state, each found once.
class ReachSets {
  public:
    enum class Way : std::uint8_t {
        chains,  ///< plain implications: no dead ends are seen
        singles  ///< unit propagation
    };

    /// False if the sets would take more memory than they are worth.
    [[nodiscard]] static bool fits(const LiteralBits& bits);

    /// The numbers are those of the state, and fit. Both outlive this object.
    ReachSets(const State& state, const LiteralBits& bits, Way way);

    /// As `follow_chains` or `Propagation` has it; good as long as this object is.
    [[nodiscard]] ReachSet of(Literal assumption);

  private:
    // A cell, or a digit in a house, with one candidate left.
    struct Unit {
        bool in_house;
        std::uint32_t index;
        Digit digit;
    };
    // Where a cell lies in one of its houses.
    struct Spot {
        std::uint32_t house;
        std::uint64_t bit;
    };

    void add_spots();
    [[nodiscard]] ReachSet set_at_hand(bool dead_end) const;
    void begin_chains();
    void add_row(Candidate candidate);
    void add_partners(Candidate candidate);
    template <class Visit>
    void each_partner(Candidate candidate, Visit visit) const;
    void begin_singles();

    ReachSet follow_plainly(Literal assumption);
    ReachSet follow_singles(Candidate assumption);
    [[nodiscard]] bool is_alone(Candidate candidate) const;
    [[nodiscard]] Cell cell_of(const Unit& unit) const;
    bool hold(Candidate candidate);
    bool remove(Candidate candidate);
    void add(Literal literal) {
        const std::uint32_t bit = bits_(literal);
        set_[bit / 64] |= std::uint64_t{1} << (bit % 64);
    }
    [[nodiscard]] static bool is_in(std::uint32_t bit, const std::uint64_t* set) {
        return (set[bit / 64] >> (bit % 64) & 1) != 0;
    }
    [[nodiscard]] std::span<const Spot> spots_of(Cell cell) const {
        return {spots_.data() + first_spot_[cell], spots_.data() + first_spot_[cell + 1]};
    }

    const State& state_;
    const LiteralBits& bits_;
    Way way_;
    std::size_t words_;
    std::size_t house_count_;
    std::vector<std::uint64_t> sets_;  // by literal, as far as they have sets of their own
    std::vector<ReachSet> known_;      // by literal; those of no size are not known yet
    std::uint64_t* set_ = nullptr;     // the one at hand

    // Of chains: by candidate, what holds if it does not, and what holds and what does not two
    // links on, if it holds.
    std::vector<std::uint64_t> partners_;
    std::vector<std::uint8_t> has_partners_;
    std::vector<std::uint64_t> rows_;
    std::vector<std::uint64_t> done_;

    // Of singles: what is left, and what there was at first.
    std::vector<DigitSet> candidates_;
    std::vector<std::uint64_t> places_;  // by digit, then by house
    std::vector<DigitSet> first_candidates_;
    std::vector<std::uint64_t> first_places_;
    std::vector<Unit> units_;
    std::vector<Spot> spots_;
    std::vector<std::uint32_t> first_spot_;  // by cell, and one more
};

}  // namespace sudokit::logic
