#include "logic/position.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "logic/conjugate_pairs.hpp"
#include "logic/digit_templates.hpp"
#include "logic/techniques/als/als_index.hpp"
#include "logic/techniques/chain/link_bits.hpp"
#include "logic/techniques/chain/link_graph.hpp"
#include "logic/techniques/forcing/reach.hpp"
#include "logic/techniques/uniqueness/open_rectangle.hpp"

namespace sudokit::logic {

struct Position::Memory {
    struct Links {
        LinkKinds kinds;
        std::unique_ptr<const LinkGraph> graph;
        std::unique_ptr<const LinkBits> bits = {};
    };

    std::optional<HouseCuts> cuts;
    std::vector<std::optional<CellSet>> doomed;                    // by digit
    std::vector<std::optional<std::vector<ConjugatePair>>> pairs;  // by digit
    std::optional<std::vector<OpenRectangle>> rectangles;
    std::optional<AlsIndex> sets;
    std::vector<Links> links;
    std::optional<Reaches> chains;
    std::optional<Reaches> nets;
};

Position::Position(const State& state, const Deadline& deadline)
    : state_(state), deadline_(deadline) {}
Position::Position(const State& state, const Deadline& deadline, VainLooks& looks)
    : state_(state), deadline_(deadline), looks_(&looks) {}
Position::~Position() = default;

const VainLooks* Position::vain_looks() const {
    if (looks_ != nullptr && !looks_are_here_) looks_->come_to(state_);
    looks_are_here_ = true;
    return looks_;
}

DigitSet Position::digits_for(TechniqueId technique) const {
    const VainLooks* const looks = vain_looks();
    return looks != nullptr ? looks->changed_digits(technique) : state_.board().digits();
}

// Templates say nothing of diagonals and other houses beside rows, columns and boxes; and where a
// digit is twice in a house, which is a dead end, they may leave others without it.
DigitSet Position::digits_with_doomed(TechniqueId technique) const {
    const Board& board = state_.board();
    const DigitSet digits = digits_for(technique);
    if (board.houses().size() != (board.has_boxes() ? 3 : 2) * board.order()) return digits;
    DigitSet left;
    for (const Digit digit : digits) {
        if (!doomed(digit).empty()) left.insert(digit);
    }
    return left;
}

Position::Memory& Position::memory() const {
    if (!memory_) memory_ = std::make_unique<Memory>();
    return *memory_;
}

const HouseCuts& Position::cuts() const {
    if (looks_ != nullptr) return looks_->cuts(state_.board());
    std::optional<HouseCuts>& cuts = memory().cuts;
    if (!cuts) cuts.emplace(state_.board());
    return *cuts;
}

const CellSet& Position::doomed(Digit digit) const {
    if (vain_looks() != nullptr) return looks_->doomed(state_, digit);
    memory().doomed.resize(state_.board().order());
    std::optional<CellSet>& places = memory().doomed[digit - 1];
    if (!places) places = doomed_places(state_, cuts(), digit);
    return *places;
}

std::span<const ConjugatePair> Position::pairs(Digit digit) const {
    memory().pairs.resize(state_.board().order());
    std::optional<std::vector<ConjugatePair>>& pairs = memory().pairs[digit - 1];
    if (!pairs) find_conjugate_pairs(state_, digit, pairs.emplace());
    return *pairs;
}

std::span<const OpenRectangle> Position::rectangles() const {
    std::optional<std::vector<OpenRectangle>>& rectangles = memory().rectangles;
    if (!rectangles) rectangles = open_rectangles(state_, deadline_);
    return *rectangles;
}

const AlsIndex& Position::sets() const {
    std::optional<AlsIndex>& sets = memory().sets;
    if (!sets) sets.emplace(state_, cuts(), deadline_);
    return *sets;
}

const LinkGraph& Position::links(LinkKinds kinds) const {
    auto& all = memory().links;
    const auto known = std::ranges::find(all, kinds, &Memory::Links::kinds);
    if (known != all.end()) return *known->graph;
    all.push_back({kinds, std::make_unique<LinkGraph>(state_, cuts(), kinds)});
    return *all.back().graph;
}

const LinkBits* Position::link_bits(LinkKinds kinds) const {
    const LinkGraph& graph = links(kinds);
    auto& bits = std::ranges::find(memory().links, kinds, &Memory::Links::kinds)->bits;
    if (!bits && LinkBits::fits(graph)) bits = std::make_unique<LinkBits>(graph);
    return bits.get();
}

Reaches& Position::chains() const {
    std::optional<Reaches>& chains = memory().chains;
    if (!chains) chains.emplace(state_, Reaches::Way::chains);
    return *chains;
}

Reaches& Position::nets() const {
    std::optional<Reaches>& nets = memory().nets;
    if (!nets) nets.emplace(state_, Reaches::Way::singles);
    return *nets;
}

}  // namespace sudokit::logic
