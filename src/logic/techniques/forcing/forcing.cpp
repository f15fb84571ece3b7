#include "logic/techniques/forcing/forcing.hpp"

#include <algorithm>
#include <vector>

#include "logic/position.hpp"
#include "logic/techniques/forcing/reach.hpp"
#include "logic/techniques/forcing/verities.hpp"

namespace sudokit::logic {
namespace {

// Facts found in one search of contradiction nets; only boards of order 25 and more have so many.
constexpr std::uint64_t kMaxNetWork = 20'000'000;

struct Refuted {
    std::uint32_t length;
    Candidate candidate;
};

std::vector<Refuted> refuted(const State& state, Reaches& nets, StepSink sink) {
    std::vector<Refuted> found;
    std::uint64_t work = 0;
    std::uint64_t candidates = 0;
    for (const Digit digit : state.board().digits()) candidates += state.cells_of(digit).size();
    // No candidate has more facts than there are of all.
    const bool is_bounded = candidates * 2 * candidates <= kMaxNetWork;
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            const Literal assumption{{cell, digit}, true};
            if (!is_bounded) work += nets.of(assumption).size;
            if (const auto length = nets.dead_end_of(assumption)) {
                found.push_back({*length, {cell, digit}});
            }
            if (work > kMaxNetWork || sink.has_enough()) return found;
        }
    }
    return found;
}

using EachAlternatives = void (*)(const State&, AlternativesSink);

bool find_verities(TechniqueId technique, const State& state, Reaches& reaches,
                   std::initializer_list<EachAlternatives> kinds, StepSink sink) {
    Verities verities(reaches, sink);
    for (const EachAlternatives each : kinds) {
        each(state, [&](const Alternatives& alternatives) { return verities.add(alternatives); });
    }
    return verities.offer(technique);
}

}  // namespace

bool ContradictionNet::find_at(const Position& position, StepSink sink) const {
    Reaches& nets = position.nets();
    auto found = refuted(position.state(), nets, sink);
    if (sink.has_enough()) return false;
    std::ranges::stable_sort(found, {}, &Refuted::length);
    return std::ranges::all_of(found, [&](const Refuted& wrong) {
        if (!sink.wants({0, 1})) return true;
        const auto dead_end = nets.follow({wrong.candidate, true});
        ForcingPattern pattern;
        pattern.branches.push_back(nets.trail().branch_to(*dead_end));
        return sink({TechniqueId::contradiction_net, std::move(pattern), {}, {wrong.candidate}});
    });
}

bool CellForcingChains::find_at(const Position& position, StepSink sink) const {
    return find_verities(TechniqueId::cell_forcing_chains, position.state(), position.chains(),
                         {each_choice_by_cell}, sink);
}

bool HouseForcingChains::find_at(const Position& position, StepSink sink) const {
    return find_verities(TechniqueId::house_forcing_chains, position.state(), position.chains(),
                         {each_choice_by_house}, sink);
}

bool DynamicForcingNet::find_at(const Position& position, StepSink sink) const {
    return find_verities(TechniqueId::dynamic_forcing_net, position.state(), position.nets(),
                         {each_choice_by_candidate, each_choice_by_cell, each_choice_by_house},
                         sink);
}

bool TridagonForcingNet::find_at(const Position& position, StepSink sink) const {
    return find_verities(TechniqueId::tridagon_forcing_net, position.state(), position.nets(),
                         {each_choice_by_guardian}, sink);
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
