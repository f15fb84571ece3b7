// What follows from an assumption, in the order it was found, with the reasons.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudokit/step.hpp"

namespace sudokit::logic {

/// "The candidate holds", or that it does not.
struct Literal {
    Candidate candidate;
    bool holds = false;

    bool operator==(const Literal&) const = default;
};

/// One entry of a trail. Its parents follow from the reason.
struct Fact {
    Literal literal;
    Consequence::Reason reason = Consequence::Reason::assumption;
    std::uint32_t house = 0;
    /// Of reason `seen`: the fact that rules this one out; of reason `step`: which of the steps.
    std::uint32_t source = 0;
};

/// The facts that follow from one assumption. Used again for the next one, it keeps its memory.
class Trail {
  public:
    explicit Trail(const State& state);

    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] std::span<const Fact> facts() const { return facts_; }
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(facts_.size()); }

    /// A number for each literal of the state, below `literal_count()`, in the order of candidates.
    [[nodiscard]] std::size_t index_of(Literal literal) const {
        const auto [cell, digit] = literal.candidate;
        return 2 * (std::size_t{cell} * order_ + digit - 1) + (literal.holds ? 1 : 0);
    }
    [[nodiscard]] Literal literal_of(std::size_t index) const {
        const std::size_t candidate = index / 2;
        return {{static_cast<Cell>(candidate / order_), static_cast<Digit>(candidate % order_) + 1},
                index % 2 != 0};
    }
    [[nodiscard]] std::size_t literal_count() const { return position_.size(); }

    [[nodiscard]] bool has(Literal literal) const { return position_[index_of(literal)] != 0; }
    /// Where a literal stands; it must be there.
    [[nodiscard]] std::uint32_t position_of(Literal literal) const {
        return position_[index_of(literal)] - 1;
    }

    void add(const Fact& fact) {
        facts_.push_back(fact);
        position_[index_of(fact.literal)] = size();
    }
    void clear() { truncate(0); }
    /// Takes the facts from number `size` on away.
    void truncate(std::uint32_t size);

    /// Keeps a step that follows from the first `known` facts, for facts of reason `step`. Which of
    /// them it needs is found out when it is asked for, unless it is said.
    std::uint32_t add_step(Step step, std::uint32_t known,
                           std::optional<std::vector<std::uint32_t>> premises = {});

    /// Adds the facts that a fact follows from directly; it does not follow by a step.
    void add_parents(std::uint32_t fact, std::vector<std::uint32_t>& parents) const;

    /// How many facts a branch to `literal`, or to `dead_end`, needs.
    [[nodiscard]] std::uint32_t length_to(Literal literal) { return mark_branch(literal); }
    [[nodiscard]] std::uint32_t length_to(const DeadEnd& dead_end) { return mark_branch(dead_end); }

    /// The branch itself: the facts needed, in order.
    [[nodiscard]] ForcingBranch branch_to(Literal literal);
    [[nodiscard]] ForcingBranch branch_to(const DeadEnd& dead_end);

    /// Trees grow from the end of a trail, and come back to where they grew from: the facts from
    /// number `start` on that `wanted` says are needed, or that these rest on, as a branch. In
    /// `wanted`, which has an entry for each fact, those before `start` that it rests on are added.
    [[nodiscard]] ForcingBranch branch_from(std::uint32_t start, std::vector<bool>& wanted);
    /// Adds the facts that make a dead end, or that the candidate is gone.
    void want(const DeadEnd& dead_end, std::vector<bool>& wanted) const;
    void want_gone(Candidate candidate, std::vector<bool>& wanted) const;

  private:
    struct InnerStep {
        Step step;
        std::uint32_t known;
        std::optional<std::vector<std::uint32_t>> premises;
    };

    template <class Visit>
    void each_parent(const Fact& fact, Visit visit) const;
    template <class Visit>
    void each_cause(const DeadEnd& dead_end, Visit visit) const;
    void find_premises(const Fact& fact);
    void start_marking();
    void mark(std::uint32_t fact);
    std::uint32_t mark_ancestors();
    std::uint32_t mark_branch(Literal literal);
    std::uint32_t mark_branch(const DeadEnd& dead_end);
    template <class IsNeeded>
    [[nodiscard]] ForcingBranch needed(std::uint32_t start, IsNeeded is_needed) const;
    [[nodiscard]] ForcingBranch marked() const;

    const State& state_;
    std::uint32_t order_;  // of the board, which is asked for very often
    std::vector<Fact> facts_;
    std::vector<InnerStep> steps_;
    std::vector<std::uint32_t> position_;  // by literal, from 1; 0: not there
    std::vector<std::uint32_t> marks_;
    std::vector<std::uint32_t> stack_;
    std::uint32_t round_ = 0;
};

}  // namespace sudokit::logic
