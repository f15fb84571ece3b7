#include "logic/techniques/chain/chain_wing.hpp"

#include <algorithm>

#include "logic/conclusions.hpp"

namespace sudokit::logic {
namespace {

constexpr auto kInCell = WingForm::Link::cell;
constexpr auto kInHouse = WingForm::Link::house;

constexpr WingForm kMWing = {TechniqueId::m_wing, {kInCell, kInHouse, kInHouse, kInCell, kInHouse}};
constexpr WingForm kSWing = {TechniqueId::s_wing,
                             {kInHouse, kInHouse, kInCell, kInHouse, kInHouse}};
constexpr WingForm kLWing = {TechniqueId::l_wing, {kInHouse, kInCell, kInHouse, kInCell, kInHouse}};
constexpr WingForm kHWing = {TechniqueId::h_wing, {kInCell, kInHouse, kInCell, kInHouse, kInHouse}};

// The wings of one form in one state, each node of a wing added to those before it.
class WingSearch {
  public:
    WingSearch(const Position& position, const WingForm& form)
        : state_(position.state()),
          board_(state_.board()),
          form_(form),
          graph_(position.links({})) {}

    bool run(StepSink sink) {
        for (NodeId node = 0; node < graph_.size(); ++node) {
            if (sink.has_enough()) return false;
            nodes_[0] = node;
            if (!extend(1, sink)) return false;
        }
        return true;
    }

  private:
    static constexpr std::size_t kNodes = 6;

    [[nodiscard]] Cell cell_of(std::size_t i) const { return graph_.candidate(nodes_[i]).cell; }
    [[nodiscard]] Digit digit_of(std::size_t i) const { return graph_.digit(nodes_[i]); }

    bool extend(std::size_t count, StepSink sink) {
        if (count == kNodes) return offer(sink);
        const NodeId last = nodes_[count - 1];
        const auto links = count % 2 == 1 ? graph_.strong(last) : graph_.weak(last);
        return std::ranges::all_of(links, [&](NodeId node) {
            const bool in_cell = graph_.digit(node) != graph_.digit(last);
            if (in_cell != (form_.links[count - 1] == kInCell)) return true;
            if (!in_cell && passes(graph_.candidate(node).cell, count)) return true;
            nodes_[count] = node;
            return extend(count + 1, sink);
        });
    }

    [[nodiscard]] bool passes(Cell cell, std::size_t count) const {
        for (std::size_t i = 0; i < count; ++i) {
            if (cell_of(i) == cell) return true;
        }
        return false;
    }

    bool offer(StepSink sink) const {
        // A form that is the same from both ends is found from both.
        const bool symmetric = form_.links[0] == form_.links[4] && form_.links[1] == form_.links[3];
        if (symmetric && nodes_[0] > nodes_[kNodes - 1]) return true;
        std::vector<Candidate> struck = eliminations();
        if (struck.empty()) return true;
        return sink({form_.technique, pattern(), {}, std::move(struck)});
    }

    [[nodiscard]] std::vector<Candidate> eliminations() const {
        const Candidate first = graph_.candidate(nodes_.front());
        const Candidate last = graph_.candidate(nodes_.back());
        const bool same_digit = first.digit == last.digit;
        if (same_digit != (form_.technique == TechniqueId::m_wing)) return {};
        const CellSet& seen = board_.peer_set(first.cell);
        if (seen.contains(last.cell) == same_digit) return {};
        if (same_digit) {
            return candidates_at(state_.cells_of(first.digit) & seen & board_.peer_set(last.cell),
                                 first.digit);
        }
        std::vector<Candidate> struck;
        for (const Candidate candidate :
             {Candidate{first.cell, last.digit}, Candidate{last.cell, first.digit}}) {
            if (state_.has(candidate)) struck.push_back(candidate);
        }
        sort_unique(struck);
        return struck;
    }

    [[nodiscard]] ChainPattern pattern() const {
        ChainPattern chain;
        for (std::size_t i = 0; i < kNodes; ++i) {
            chain.nodes.push_back({{cell_of(i)}, digit_of(i)});
            if (i + 1 == kNodes) break;
            const bool strong = i % 2 == 0;
            chain.links.push_back({strong ? ChainLink::Kind::strong : ChainLink::Kind::weak,
                                   strong ? graph_.strong_house(nodes_[i], nodes_[i + 1])
                                          : graph_.weak_house(nodes_[i], nodes_[i + 1])});
        }
        return chain;
    }

    const State& state_;
    const Board& board_;
    const WingForm& form_;
    const LinkGraph& graph_;
    std::array<NodeId, kNodes> nodes_ = {};
};

}  // namespace

bool ChainWing::find_at(const Position& position, StepSink sink) const {
    return !LinkGraph::fits(position.state()) || WingSearch(position, form_).run(sink);
}

const Technique* chain_wing_technique(TechniqueId id) {
    static const ChainWing kMWings(kMWing);
    static const ChainWing kSWings(kSWing);
    static const ChainWing kLWings(kLWing);
    static const ChainWing kHWings(kHWing);
    switch (id) {
        case TechniqueId::m_wing: return &kMWings;
        case TechniqueId::s_wing: return &kSWings;
        case TechniqueId::l_wing: return &kLWings;
        case TechniqueId::h_wing: return &kHWings;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
