// The search for small trees of cases that refute a candidate.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/lookout.hpp"
#include "logic/techniques/forcing/follow.hpp"

namespace sudokit::logic {

/// How an assumption is refuted: at once, or by cases.
struct Refutation {
    /// What makes one better than another, in this order.
    struct Size {
        std::uint32_t assumptions = 0;  ///< cells and houses that are split
        std::uint32_t leaves = 0;
        std::uint32_t length = 0;  ///< facts that lead to the leaves, those on shared ways again

        // clang-tidy 14 takes the 0 that the result is compared with for a pointer.
        // NOLINTNEXTLINE(modernize-use-nullptr)
        auto operator<=>(const Size&) const = default;
    };

    Size size;
    std::optional<Cell> cell;            ///< whose candidates the cases are
    std::optional<std::uint32_t> house;  ///< for whose places of a digit they stand
    std::vector<Candidate> assumed;
    std::vector<Refutation> cases;  ///< as many as are assumed; none: a dead end follows at once
};

/// Refutes candidates of one state by trees of a given depth at most.
class TreeSearch {
  public:
    /// With constraints, steps by these are taken after singles.
    TreeSearch(const State& state, const Deadline& deadline);

    /// The best refutation of a candidate by assumptions `depth` deep, of which it is the first,
    /// that is not larger than `bound`; nothing if there is none, or if it is too late.
    std::optional<Refutation> refute(Candidate candidate, std::uint32_t depth,
                                     const Refutation::Size& bound);

    /// The branch that the refutation describes.
    [[nodiscard]] ForcingBranch branch_of(Candidate candidate, const Refutation& refutation);

    /// How many facts were found so far.
    [[nodiscard]] std::uint64_t work() const { return work_; }
    /// Whether the deadline has passed.
    [[nodiscard]] bool is_late() const { return lookout_.seen(); }

  private:
    struct Choice;
    class Choices;
    class Level;

    std::optional<Refutation> split(std::uint32_t depth, Refutation::Size bound);
    std::optional<Refutation::Size> size_of(std::span<const Candidate> cases, std::uint32_t depth,
                                            Level& level, const Refutation::Size& bound);
    [[nodiscard]] Choices choices() const;
    ForcingBranch build(Candidate candidate, const Refutation& refutation,
                        std::vector<bool>& wanted);

    const State& state_;
    Propagation propagation_;
    Lookout lookout_;
    std::uint64_t work_ = 0;
};

}  // namespace sudokit::logic
