// Chains and cycles without branches as steps.
#include <algorithm>

#include "rate/se/steps/names.hpp"
#include "rate/se/steps/tell.hpp"

namespace sudokit::rate::se {
namespace {

using enum TechniqueId;

// The first house that two cells share, and that has no other place for the digit if the link is
// strong; none in a cell.
std::optional<std::uint32_t> link_house(Candidate9 from, Candidate9 to, ChainLink::Kind kind,
                                        const Position& position) {
    const unsigned one = cell_of(from);
    const unsigned two = cell_of(to);
    if (one == two) return std::nullopt;
    for (unsigned k = 0; k < kKinds; ++k) {
        const unsigned house = kGeometry.house[one][k];
        if (house != kGeometry.house[two][k]) continue;
        if (kind == ChainLink::Kind::weak || size(position.places[house][digit_of(from)]) == 2) {
            return board_house(house);
        }
    }
    return std::nullopt;
}

TechniqueId technique_of(const ChainPattern& chain) {
    if (chain.loop) return alternating_loop;
    const Digit digit = chain.nodes.front().digit;
    const bool one_digit = std::ranges::all_of(
        chain.nodes, [&](const ChainNode& node) { return node.digit == digit; });
    const bool open = chain.nodes.front() != chain.nodes.back();
    if (one_digit) return open && chain.nodes.size() == 4 ? turbot_fish : x_chain;
    const bool in_cells = std::ranges::none_of(chain.links, [](const ChainLink& link) {
        return link.kind == ChainLink::Kind::strong && link.house;
    });
    return open && in_cells && chain.nodes.back().digit == digit ? xy_chain : alternating_chain;
}

}  // namespace

// What is off and what it puts on make a strong link, what is on and puts the next off a weak one.
// A chain to "off" begins and ends outside, with what goes; one to "on" begins and ends with what
// is placed; a cycle ends with what it began with, and does not name it twice.
Step tell_chain(std::span<const Key> sequence, const Position& position) {
    const auto end = std::ranges::find(sequence, kSeparator);
    std::vector<Key> keys(std::make_reverse_iterator(end),
                          std::make_reverse_iterator(sequence.begin()));
    if (!is_on(keys.back())) keys = {keys.begin() + 1, keys.end() - 1};
    ChainPattern chain;
    chain.loop = candidate_of(keys.front()) != candidate_of(keys.back()) && is_on(sequence.front());
    for (const Key key : keys) {
        const Candidate9 at = candidate_of(key);
        chain.nodes.push_back({{cell_of(at)}, board_digit(digit_of(at))});
    }
    const std::size_t links = chain.loop ? keys.size() : keys.size() - 1;
    for (std::size_t i = 0; i < links; ++i) {
        const auto kind = i % 2 == 0 ? ChainLink::Kind::strong : ChainLink::Kind::weak;
        const Candidate9 from = candidate_of(keys[i]);
        const Candidate9 to = candidate_of(keys[(i + 1) % keys.size()]);
        chain.links.push_back({kind, link_house(from, to, kind, position)});
    }
    const TechniqueId id = technique_of(chain);
    return {id, std::move(chain), {}, {}};
}

}  // namespace sudokit::rate::se
