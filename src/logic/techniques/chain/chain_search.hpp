// The search for chains and loops in a link graph, shortest first.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "sudokit/step.hpp"

#include "base/lookout.hpp"
#include "logic/techniques/chain/link_bits.hpp"
#include "logic/techniques/chain/link_graph.hpp"

namespace sudokit::logic {

/// What makes a chain one of a technique.
struct ChainRules {
    enum class Ends : std::uint8_t {
        any,       ///< what is linked weakly to both ends goes
        unlinked,  ///< the same, and the ends themselves are not linked
        linked     ///< they are: a loop
    };

    TechniqueId technique = TechniqueId::alternating_chain;
    LinkKinds links;
    Ends ends = Ends::unlinked;
    std::uint32_t min_strong = 2;  ///< strong links at least
    std::uint32_t max_strong = UINT32_MAX;
};

/// One search of one state.
///
/// From every node that does not hold, "strong links make their other end hold, weak ones keep it
/// from holding" is followed breadth first, so that each pair of ends has its shortest chain. No
/// cell comes twice in a chain but for neighbours, and a chain that returns to its first node.
class ChainSearch {
  public:
    /// The graph has the links of the rules; `bits`, which may be null, are those of the graph. All
    /// of these outlive this object.
    ChainSearch(const LinkGraph& graph, const LinkBits* bits, std::uint32_t cell_count,
                const ChainRules& rules, StepSink sink);

    /// Offers one chain for each set of conclusions: the shortest first, of these the one with
    /// most conclusions, of these the first in the order of the nodes. False if the sink had
    /// enough. What it does not want is passed over.
    bool run();

  private:
    struct Chain {
        std::uint32_t strong = 0;
        std::vector<NodeId> nodes;
        std::vector<NodeId> conclusions;  // in increasing order
    };
    // What the walk from the current start knows of a node; `round` tells the starts apart.
    struct Mark {
        std::uint32_t off_round = 0;
        std::uint32_t on_round = 0;
        std::uint32_t start_round = 0;  // linked weakly to the start
        std::uint32_t end_round = 0;    // a chain that ends here may be wanted
        std::uint32_t shared_round = 0;
        std::uint32_t shared = 0;  // candidates linked weakly to it and to the start
        NodeId off_from = 0;
        NodeId on_from = 0;
    };

    void find_best();
    void find_all();
    void walk_from(NodeId start);
    [[nodiscard]] std::uint32_t most_strong();
    void set_ends();
    [[nodiscard]] bool reaches_on(BitRow first);
    [[nodiscard]] bool hits(std::uint32_t strong) const;
    bool walk_on();
    void mark_ends();
    [[nodiscard]] bool may_return() const;
    void turn_on(std::uint32_t depth);
    void judge(NodeId end, std::uint32_t strong);
    [[nodiscard]] bool is_wanted(std::uint32_t strong, StepSize size) const;
    [[nodiscard]] bool places(const std::vector<NodeId>& nodes) const;
    [[nodiscard]] StepSize size_of(const std::vector<NodeId>& nodes,
                                   const std::vector<NodeId>& conclusions) const;
    bool trace(NodeId end);
    bool crosses_itself();
    void conclude();
    void add_shared(NodeId a, NodeId b);
    void keep(std::uint32_t strong);
    void normalise(std::vector<NodeId>& nodes) const;
    [[nodiscard]] bool is_loop() const { return rules_.ends == ChainRules::Ends::linked; }
    [[nodiscard]] Step step_of(const Chain& chain) const;

    const ChainRules& rules_;
    const LinkGraph& graph_;
    const LinkBits* bits_;
    StepSink sink_;
    std::vector<Mark> marks_;
    std::uint32_t round_ = 0;
    NodeId start_ = 0;
    std::vector<NodeId> on_;
    std::vector<NodeId> off_;
    std::vector<NodeId> ends_;     // scratch of `mark_ends`
    std::uint32_t ends_left_ = 0;  // that have not been reached yet
    std::uint64_t work_ = 0;
    bool is_bounded_;  // no walk can come to the limit of the work
    Lookout lookout_;

    // Scratch of `most_strong`: sets of nodes, as `bits_` has them.
    using NodeSet = std::array<std::uint64_t, LinkBits::kMostWords>;
    struct Sets {
        NodeSet ends = {};
        NodeSet on = {};
        NodeSet so_far = {};
    };
    Sets sets_;

    std::vector<std::uint32_t> shared_round_;  // scratch of `add_shared`
    std::uint32_t shared_ = 0;
    std::vector<std::uint32_t> place_of_cell_;  // scratch of `crosses_itself`, from 1
    std::vector<NodeId> path_;
    std::vector<NodeId> conclusions_;

    bool best_only_ = true;
    std::vector<Chain> found_;  // one while only the best is sought
};

}  // namespace sudokit::logic
