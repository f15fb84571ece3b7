// Failed literals to the fixpoint: a literal whose assumption leads to a contradiction is false.
// Tests may use failed literals themselves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/cnf/unit_propagation.hpp"

namespace sudokit::model {

enum class Derivations : std::uint8_t { dropped, kept };

/// Draws consequences on a formula, which must outlive it, to any depth.
class FailedLiterals {
  public:
    FailedLiterals(const Formula& formula, Deadline deadline, Derivations derivations);

    /// Unit propagation, and at `depth` above 0 failed literals by tests of depth `depth` - 1, to
    /// the fixpoint; false if that ends in a contradiction. The deadline may end it sooner.
    bool close(std::uint32_t depth);

    /// Assumes `literal`, which must be open, and closes to `depth`. If that fails, answers true
    /// and keeps the refutation; everything else is taken back.
    bool fails(Literal literal, std::uint32_t depth);

    /// Whether the deadline has passed.
    [[nodiscard]] bool stopped() const { return stopped_; }

    [[nodiscard]] UnitPropagation& units() { return units_; }

    /// The trail from `begin` on, with reasons.
    [[nodiscard]] std::vector<Deduction> deductions(std::size_t begin) const;

    /// The last refutation that `fails` has kept.
    [[nodiscard]] const Refuted& last_refutation() const { return refutations_.back(); }

  private:
    bool test_variable(Variable variable, std::uint32_t depth);
    void pass(std::size_t begin, std::uint32_t depth);
    [[nodiscard]] bool has_passed(Literal literal, std::uint32_t depth) const;
    [[nodiscard]] Refuted refutation(std::size_t begin) const;
    [[nodiscard]] Deduction deduction(Literal literal) const;

    const Formula& formula_;
    Deadline deadline_;
    Derivations derivations_;
    bool has_variables_ = false;
    std::vector<Variable> variables_;  // once tests need them
    UnitPropagation units_;
    std::vector<Refuted> refutations_;  // causes of kind `refuted` are numbers in it
    bool stopped_ = false;

    // What is known of tests at one depth, as long as nothing new is known: `round` grows with
    // every news.
    struct Round {
        std::uint64_t number = 0;
        std::vector<std::uint64_t> passed;  // by literal: the round of the last test it is clear of
    };
    std::vector<Round> rounds_;  // by depth
    std::uint64_t round_count_ = 0;
};

}  // namespace sudokit::model
