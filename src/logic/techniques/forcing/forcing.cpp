#include "logic/techniques/forcing/forcing.hpp"

#include <algorithm>
#include <vector>

#include "logic/techniques/forcing/follow.hpp"
#include "logic/techniques/forcing/verities.hpp"

namespace sudokit::logic {
namespace {

// Facts found in one search of contradiction nets; only boards of order 25 and more have so many.
constexpr std::uint64_t kMaxNetWork = 20'000'000;

struct Refuted {
    std::uint32_t length;
    Candidate candidate;
};

std::vector<Refuted> refuted(const State& state, Propagation& propagation, StepSink sink) {
    std::vector<Refuted> found;
    std::uint64_t work = 0;
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            const auto dead_end = propagation.follow({{cell, digit}, true});
            if (dead_end) {
                found.push_back({propagation.trail().length_to(*dead_end), {cell, digit}});
            }
            work += propagation.trail().size();
            if (work > kMaxNetWork || sink.has_enough()) return found;
        }
    }
    return found;
}

using EachAlternatives = void (*)(const State&, AlternativesSink);

bool find_chains(TechniqueId technique, const State& state, EachAlternatives each, StepSink sink) {
    Trail trail(state);
    const auto follow = [&](Literal assumption) {
        follow_chains(assumption, trail);
        return std::optional<DeadEnd>();
    };
    Verities verities(trail, follow, sink.deadline());
    each(state, [&](const Alternatives& alternatives) { return verities.add(alternatives); });
    return verities.offer(technique, sink);
}

bool find_nets(TechniqueId technique, const State& state,
               std::initializer_list<EachAlternatives> kinds, StepSink sink) {
    Propagation propagation(state);
    const auto follow = [&](Literal assumption) { return propagation.follow(assumption); };
    Verities verities(propagation.trail(), follow, sink.deadline());
    for (const EachAlternatives each : kinds) {
        each(state, [&](const Alternatives& alternatives) { return verities.add(alternatives); });
    }
    return verities.offer(technique, sink);
}

}  // namespace

bool ContradictionNet::find(const State& state, StepSink sink) const {
    Propagation propagation(state);
    auto found = refuted(state, propagation, sink);
    if (sink.has_enough()) return false;
    std::ranges::stable_sort(found, {}, &Refuted::length);
    return std::ranges::all_of(found, [&](const Refuted& wrong) {
        const auto dead_end = propagation.follow({wrong.candidate, true});
        ForcingPattern pattern;
        pattern.branches.push_back(propagation.trail().branch_to(*dead_end));
        return sink({TechniqueId::contradiction_net, std::move(pattern), {}, {wrong.candidate}});
    });
}

bool CellForcingChains::find(const State& state, StepSink sink) const {
    return find_chains(TechniqueId::cell_forcing_chains, state, each_choice_by_cell, sink);
}

bool HouseForcingChains::find(const State& state, StepSink sink) const {
    return find_chains(TechniqueId::house_forcing_chains, state, each_choice_by_house, sink);
}

bool DynamicForcingNet::find(const State& state, StepSink sink) const {
    return find_nets(TechniqueId::dynamic_forcing_net, state,
                     {each_choice_by_candidate, each_choice_by_cell, each_choice_by_house}, sink);
}

bool TridagonForcingNet::find(const State& state, StepSink sink) const {
    return find_nets(TechniqueId::tridagon_forcing_net, state, {each_choice_by_guardian}, sink);
}

const Technique* forcing_technique(TechniqueId id) {
    static const ContradictionNet kContradictionNet;
    static const Nishio kNishio;
    static const CellForcingChains kCellForcingChains;
    static const HouseForcingChains kHouseForcingChains;
    static const DynamicForcingNet kDynamicForcingNet;
    static const TridagonForcingNet kTridagonForcingNet;
    static const ContradictionNetPlus kContradictionNetPlus;
    static const NestedNet kNestedNet;
    static const BifurcationTree kBifurcationTree;
    switch (id) {
        case TechniqueId::contradiction_net: return &kContradictionNet;
        case TechniqueId::nishio: return &kNishio;
        case TechniqueId::cell_forcing_chains: return &kCellForcingChains;
        case TechniqueId::house_forcing_chains: return &kHouseForcingChains;
        case TechniqueId::dynamic_forcing_net: return &kDynamicForcingNet;
        case TechniqueId::tridagon_forcing_net: return &kTridagonForcingNet;
        case TechniqueId::contradiction_net_plus: return &kContradictionNetPlus;
        case TechniqueId::nested_net: return &kNestedNet;
        case TechniqueId::bifurcation_tree: return &kBifurcationTree;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
