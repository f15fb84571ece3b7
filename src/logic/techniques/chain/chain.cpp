#include "logic/techniques/chain/chain.hpp"

namespace sudokit::logic {
namespace {

using Ends = ChainRules::Ends;

// Chains of one digit, or through cells of two candidates, are no longer than HoDoKu lets them
// grow; shorter ones have names of their own (Turbot Fish, XY-Wing).
constexpr std::uint32_t kMaxSimple = 10;

constexpr ChainRules kXChain = {
    .technique = TechniqueId::x_chain,
    .links = {.strong_in_cells = false, .weak_in_cells = false},
    .ends = Ends::any,
    .min_strong = 3,
    .max_strong = kMaxSimple,
};
constexpr ChainRules kXyChain = {
    .technique = TechniqueId::xy_chain,
    .links = {.strong_in_houses = false, .weak_in_cells = false},
    .ends = Ends::any,
    .min_strong = 4,
    .max_strong = kMaxSimple,
};
constexpr ChainRules kChain = {.technique = TechniqueId::alternating_chain, .links = {}};
constexpr ChainRules kLoop = {
    .technique = TechniqueId::alternating_loop, .links = {}, .ends = Ends::linked};
constexpr ChainRules kGroupedChain = {.technique = TechniqueId::grouped_chain,
                                      .links = {.groups = true}};
constexpr ChainRules kGroupedLoop = {
    .technique = TechniqueId::grouped_loop, .links = {.groups = true}, .ends = Ends::linked};

// The digits that have enough strong links, and may have a chain.
DigitSet digits_with_chains(const Position& position) {
    DigitSet digits;
    for (const Digit digit : position.digits_with_doomed(kXChain.technique)) {
        if (position.pairs(digit).size() >= kXChain.min_strong) digits.insert(digit);
    }
    return digits;
}

}  // namespace

bool LinkChain::find_at(const Position& position, StepSink sink) const {
    if (!LinkGraph::fits(position.state())) return true;
    const Board& board = position.state().board();
    LinkKinds links = rules_.links;
    if (rules_.technique == TechniqueId::x_chain) {
        const DigitSet digits = digits_with_chains(position);
        if (digits.empty()) return !sink.has_enough();
        links.without = board.digits() & ~digits;
    }
    return ChainSearch(position.links(links), position.link_bits(links), board.cell_count(), rules_,
                       sink)
        .run();
}

const Technique* chain_technique(TechniqueId id) {
    static const LinkChain kXChains(kXChain);
    static const LinkChain kXyChains(kXyChain);
    static const LinkChain kChains(kChain);
    static const LinkChain kLoops(kLoop);
    static const LinkChain kGroupedChains(kGroupedChain);
    static const LinkChain kGroupedLoops(kGroupedLoop);
    switch (id) {
        case TechniqueId::x_chain: return &kXChains;
        case TechniqueId::xy_chain: return &kXyChains;
        case TechniqueId::alternating_chain: return &kChains;
        case TechniqueId::alternating_loop: return &kLoops;
        case TechniqueId::grouped_chain: return &kGroupedChains;
        case TechniqueId::grouped_loop: return &kGroupedLoops;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
