// The search for braids.
#pragma once

#include <vector>

#include "sudokit/deadline.hpp"

#include "rate/whips/chain.hpp"
#include "rate/whips/propagation.hpp"

namespace sudokit::rate::whips {

/// A braid is a set of candidates on the right, each of which follows from the target and others
/// of them. Propagation in as many rounds as there may be candidates leads to a contradiction if
/// there is such a set; those that the contradiction follows from are often one. If they are too
/// many, one of them is chosen: either it is in the set, or it is excluded from then on.
class BraidSearch {
  public:
    /// Whether a braid of this length (2 or more) or a shorter one has this target. If the deadline
    /// passes, the answer is no.
    bool find(Position& position, Candidate target, unsigned length, const Deadline& deadline);

    /// What was found.
    [[nodiscard]] const Chain& chain() const { return chain_; }

  private:
    struct Node {
        Masks left;
        std::vector<Link> next;  // what could be placed
    };
    bool search(std::size_t depth, unsigned rest);
    bool choose(std::size_t depth, unsigned rest, std::vector<Right>& excluded);
    bool finish_with_one(const Node& node);
    bool enter(const Node& from, Link link, Node& to);
    void explain(std::uint16_t variable);
    void explain_values(std::uint16_t variable, std::size_t known, Right right);
    [[nodiscard]] Candidate find_left(unsigned variable, std::size_t before) const;
    bool finish(std::uint16_t variable);

    Propagation propagation_;
    const Variables& all_ = variables();
    Position* position_ = nullptr;
    const Deadline* deadline_ = nullptr;
    bool stopped_ = false;
    Chain chain_;
    std::vector<Node> nodes_;
    std::vector<std::size_t> used_;  // events that the contradiction follows from
};

}  // namespace sudokit::rate::whips
