// Forcing chains that branch: Nishio, multiple, dynamic and nested chains, as Sudoku Explainer
// finds them.
#pragma once

#include <memory>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/step.hpp"

#include "rate/se/dynamic_closure.hpp"
#include "rate/se/forcing.hpp"
#include "rate/se/reach.hpp"
#include "rate/se/variant.hpp"

namespace sudokit::rate::se {

/// What follows from one assumption, and how. Nodes are in the order in which they were deduced.
struct Run {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    /// A candidate that came out on and off, as two nodes; or kNoNode.
    std::uint32_t conflict_on = 0;
    std::uint32_t conflict_off = 0;
    /// Which candidates are on and off.
    std::array<std::array<std::uint64_t, 12>, 2> keys{};
    /// Nodes by key, less `begin`; or -1.
    std::array<std::int16_t, kKeys> node{};
    /// The same as `keys` by the numbers of what is known to follow at most, once it is asked for.
    bool has_sets = false;
    Conclusions::Sets sets{};

    [[nodiscard]] bool has(Key key) const { return node[key] >= 0; }
};

inline constexpr std::uint32_t kNoNode = ~std::uint32_t{0};

/// A chain technique: assumes candidates on and off, follows them, and looks for contradictions and
/// for what all candidates of a cell, or all places of a digit in a house, have in common.
class BranchingChains {
  public:
    /// What the original calls them. `level` 1 adds locked candidates, pairs and X-Wings to what
    /// follows; 2 chains without branches; 3 multiple ones too; 4 dynamic ones instead of these; 5
    /// those of level 2 too.
    struct Options {
        bool multiple;
        bool dynamic;
        bool nishio;
        int level;
        Variant variant = Variant::se_1_2_1;
        int nested_level = 0;  ///< of the nested chains of level 4 in Sukaku Explainer
    };
    /// In the vectors of `kernel`. Shares what it finds out about chains without branches with
    /// `other`, which is of level 2, if that is not null.
    explicit BranchingChains(const Options& options,
                             const nine::Kernel& kernel = nine::default_kernel(),
                             const BranchingChains* other = nullptr);
    ~BranchingChains();

    /// Finds out first, from now on, which assumptions are worth following; for levels 1 to 4.
    /// Those that look at the same positions may share what they find out: levels 1 to 3, not 4.
    void look_ahead(std::shared_ptr<Reach> reach);

    /// The first hint in order; nothing also if time was too short.
    bool find(const Position& position, const Deadline& deadline, Hint& hint);
    /// All of them.
    void find_all(const Position& position, const Deadline& deadline, ChainHints& hints);
    /// Completes a hint of the last search by its events and its sequence.
    void write(ChainHint& hint);
    /// A hint of the last search as a step, without what it concludes; `position` is the one that
    /// was searched.
    [[nodiscard]] Step tell(const BranchingEnds& ends, const Position& position,
                            const Deadline& deadline);

  private:
    // Why a candidate is on or off.
    struct Node {
        std::uint32_t parents;
        std::uint16_t parent_count;
        Key key;
        std::uint16_t depth;      // of the longest way back
        std::uint16_t weight;     // how much more its complexity is, at least
        std::uint16_t ancestors;  // with itself; 0: not counted yet
        Cause cause;
        bool has_reason;      // it or an ancestor has one
        std::int32_t reason;  // the nested chain, or -1
    };
    // A nested chain: which sequence, and how complex it is with all that is nested in it.
    struct Reason {
        std::uint32_t sequence;
        unsigned complexity;
    };
    struct Reasons;
    class Teller;
    // Another chain technique whose hints are steps of this one.
    struct Nested;
    struct BestSink;
    struct AllSink;
    using Targets = std::array<std::uint32_t, 9>;

    template <class Sink>
    void search(const Position& position, const Deadline& deadline, Sink& sink);
    template <class Sink>
    void search_candidate(unsigned cell, unsigned digit, Sink& sink);
    template <class Sink>
    void offer_contradictions(Candidate9 candidate, Sink& sink);
    template <class Sink>
    void offer_contradiction(Key key, Sink& sink);
    template <class Sink>
    void search_house(unsigned cell, unsigned kind, unsigned digit, Sink& sink);
    template <class Sink>
    void search_cell(unsigned cell, Sink& sink);
    template <class Sink>
    void search_list(const std::array<Candidate9, 9>& list, unsigned count, unsigned kind,
                     Cause root, Sink& sink);
    template <class Sink>
    void search_keys(const std::array<Key, 9>& keys, unsigned count, unsigned kind, Cause root,
                     Sink& sink);
    template <class Sink>
    void offer_common(const Run* const* runs, unsigned count, unsigned kind, Cause root,
                      Sink& sink);
    template <class Sink>
    void offer(Key result, const Targets& targets, unsigned count, unsigned kind, Cause root,
               Sink& sink);

    // What follows from an assumption at most, or by its run if that must be made anyway.
    [[nodiscard]] const Conclusions::Sets& find_sets(Key key);
    // False if these assumptions have nothing in common that could be wanted.
    template <class Sink>
    [[nodiscard]] bool may_have_common(const Key* keys, unsigned count, unsigned kind,
                                       const Sink& sink);
    template <class Sink>
    [[nodiscard]] bool may_win(const Conclusions::Sets& common, const Key* keys, unsigned count,
                               unsigned kind, const Sink& sink);
    // How complex a hint is, if it is wanted.
    template <class Sink>
    [[nodiscard]] std::optional<unsigned> find_complexity(Key result, const Targets& targets,
                                                          unsigned count, unsigned others,
                                                          unsigned kind, const Sink& sink);

    const Run& run(Candidate9 candidate, bool on);
    void follow(Key start);
    [[nodiscard]] bool follow_on(std::uint32_t node);
    [[nodiscard]] bool follow_off(std::uint32_t node);
    [[nodiscard]] bool put_off(Candidate9 candidate, Cause cause, std::uint32_t parent);
    void add_advanced();
    bool add_locking();
    bool add_hidden_pairs();
    bool add_naked_pairs();
    bool add_x_wings();
    bool add_nested(Nested& nested);
    [[nodiscard]] std::span<const Removal> in_hash_order(std::span<const Removal> removals);
    void add_off(std::span<const Removal> removals, std::uint32_t parents, std::int32_t reason);
    bool add_removals(std::uint32_t parents);
    void add_parent(unsigned cell, unsigned digit);
    std::uint32_t add_node(Key key, Cause cause, std::uint32_t parents, std::int32_t reason);
    std::uint32_t add_child(Key key, Cause cause, std::uint32_t parent);
    void insert(std::uint32_t node);
    [[nodiscard]] bool is_shallow(std::uint32_t node) const {
        return nodes_[node].depth + nodes_[node].weight < limit_;
    }
    [[nodiscard]] bool may_matter() const;

    [[nodiscard]] Step tell(const BranchingEnds& ends);
    [[nodiscard]] Step tell(const ChainHint& hint);

    [[nodiscard]] unsigned ancestors(std::uint32_t node);
    [[nodiscard]] unsigned count_complexity(std::uint32_t node);
    [[nodiscard]] unsigned nested_complexity(const Targets& targets, unsigned count);
    template <class Visit>
    void walk_back(std::uint32_t node, const Visit& visit);

    Options options_;
    double base_ = 0;
    std::vector<std::shared_ptr<Nested>> nested_;
    std::unique_ptr<Reasons> reasons_;

    const Position* position_ = nullptr;
    // Where static chains can have anything in common; only if there are no contradictions.
    Closure closure_;
    bool filtered_ = false;
    // The same for dynamic chains without techniques, and for those that look ahead; or null.
    std::unique_ptr<DynamicClosure> dynamic_closure_;
    std::shared_ptr<Reach> reach_;
    const Conclusions* conclusions_ = nullptr;
    // Nishio: where the digits were when they last had nothing to find, and who has something now.
    std::array<Cells, 9> barren_{};
    Mask offered_ = 0;
    const Deadline* deadline_ = nullptr;
    static constexpr unsigned kUnlimited = ~0U;
    unsigned limit_ = 0;  // what is deeper cannot be wanted

    std::vector<Node> nodes_;
    std::vector<std::uint32_t> parents_;
    std::vector<std::unique_ptr<Run>> runs_;
    unsigned run_count_ = 0;
    std::array<std::int32_t, kKeys> run_of_{};
    std::vector<std::uint32_t> advanced_;  // how many nodes there were when techniques were tried

    // The run being made.
    Position now_;
    Run* current_ = nullptr;
    std::array<std::uint32_t, kCandidates> on_queue_{};
    std::array<std::uint32_t, kCandidates> off_queue_{};
    unsigned on_head_ = 0;
    unsigned on_tail_ = 0;
    unsigned off_head_ = 0;
    unsigned off_tail_ = 0;
    unsigned shallow_ = 0;  // waiting nodes that are not too deep
    bool fresh_ = false;    // one has come since all techniques were tried

    // Marks for walks.
    std::array<std::uint32_t, kKeys> seen_{};
    std::uint32_t stamp_ = 0;
    std::array<std::uint32_t, kKeys> walk_{};  // each key once
    Removals removals_;
    std::vector<Removal> hashed_;
};

}  // namespace sudokit::rate::se
