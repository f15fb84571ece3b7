// Contradiction nets with steps of other techniques inside.
#include <algorithm>
#include <array>
#include <vector>

#include "logic/techniques/forcing/follow.hpp"
#include "logic/techniques/forcing/forcing.hpp"

namespace sudokit::logic {
namespace {

// Facts found in one search; only boards of order 25 and more have so many.
constexpr std::uint64_t kMaxNetPlusWork = 2'000'000;
// So many of the nets that end first are measured exactly, which is dear.
constexpr std::size_t kMeasured = 6;

constexpr std::array kInner = {TechniqueId::constraint,    TechniqueId::pointing,
                               TechniqueId::claiming,      TechniqueId::naked_pair,
                               TechniqueId::hidden_pair,   TechniqueId::naked_triple,
                               TechniqueId::hidden_triple, TechniqueId::x_wing};

struct Net {
    std::uint32_t length;
    Candidate candidate;
};

std::vector<Net> refuted_by_steps(const State& state, Propagation& plus, StepSink sink) {
    Propagation plain(state);
    std::vector<Net> found;
    std::uint64_t work = 0;
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            const Literal assumption{{cell, digit}, true};
            if (work > kMaxNetPlusWork || sink.has_enough()) return found;
            if (plain.follow(assumption)) continue;
            if (plus.follow(assumption)) found.push_back({plus.trail().size(), {cell, digit}});
            work += plus.trail().size();
        }
    }
    return found;
}

}  // namespace

bool ContradictionNetPlus::find(const State& state, StepSink sink) const {
    TechniqueSet inner;
    for (const TechniqueId id : kInner) inner.set(static_cast<std::size_t>(id));
    Propagation plus(state, inner);
    auto found = refuted_by_steps(state, plus, sink);
    if (sink.has_enough()) return false;
    std::ranges::stable_sort(found, {}, &Net::length);
    const auto measured = std::span(found).first(std::min(found.size(), kMeasured));
    for (Net& net : measured) {
        const auto dead_end = plus.follow({net.candidate, true});
        net.length = plus.trail().length_to(*dead_end);
    }
    std::ranges::stable_sort(measured, {}, &Net::length);
    return std::ranges::all_of(found, [&](const Net& net) {
        const auto dead_end = plus.follow({net.candidate, true});
        ForcingPattern pattern;
        pattern.branches.push_back(plus.trail().branch_to(*dead_end));
        return sink({TechniqueId::contradiction_net_plus, std::move(pattern), {}, {net.candidate}});
    });
}

}  // namespace sudokit::logic
