// Contradiction nets with steps of other techniques inside, up to contradiction nets themselves.
#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <tuple>
#include <vector>

#include "logic/techniques/forcing/forcing.hpp"
#include "logic/techniques/forcing/reach.hpp"

namespace sudokit::logic {
namespace {

// Facts found in one search; only boards of order 25 and more have so many.
constexpr std::uint64_t kMaxNetPlusWork = 2'000'000;
// So many of the nets that end first are measured exactly, which is dear.
constexpr std::size_t kMeasured = 6;

// Candidates followed inside nested nets, as on a board of 81 cells; larger ones take longer for
// each. The first number is where a search ends that has found some, the second where it gives up;
// at 9x9 these are some tenths of a second.
constexpr std::uint64_t kEnoughNestedWork = 60'000;
constexpr std::uint64_t kMaxNestedWork = 100'000;
constexpr std::uint64_t kNestedCells = 81;
// Nets inside are many, and what they rest on has to be found out for each.
constexpr std::size_t kNestedMeasured = 12;

constexpr std::array kInner = {TechniqueId::constraint,    TechniqueId::pointing,
                               TechniqueId::claiming,      TechniqueId::naked_pair,
                               TechniqueId::hidden_pair,   TechniqueId::naked_triple,
                               TechniqueId::hidden_triple, TechniqueId::x_wing};

struct Net {
    std::uint32_t length;
    Candidate candidate;
    std::uint32_t nets_inside = 0;
};

std::uint32_t nets_inside(const ForcingBranch& branch) {
    return static_cast<std::uint32_t>(std::ranges::count_if(branch.steps, [](const Step& step) {
        return std::holds_alternative<ForcingPattern>(step.pattern);
    }));
}

TechniqueSet simple_steps() {
    TechniqueSet inner;
    for (const TechniqueId id : kInner) inner.set(static_cast<std::size_t>(id));
    return inner;
}

std::vector<Net> refuted_by_steps(const State& state, Reaches& plain, Propagation& plus,
                                  StepSink sink) {
    std::vector<Net> found;
    std::uint64_t work = 0;
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            const Literal assumption{{cell, digit}, true};
            if (work > kMaxNetPlusWork || sink.has_enough()) return found;
            if (plain.dead_end_of(assumption)) continue;
            if (plus.follow(assumption)) found.push_back({plus.trail().size(), {cell, digit}});
            work += plus.trail().size();
        }
    }
    return found;
}

// Candidates that simple steps do not refute, with how much follows from each, the most first: they
// are the nearest to a dead end. Nothing if it is too late.
std::optional<std::vector<Net>> unrefuted(const State& state, StepSink sink) {
    Propagation plus(state, simple_steps(), sink.deadline());
    std::vector<Net> left;
    std::uint64_t work = 0;
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            if (work > kMaxNetPlusWork) return std::vector<Net>();
            if (sink.has_enough()) return std::nullopt;
            if (!plus.follow({{cell, digit}, true})) {
                left.push_back({plus.trail().size(), {cell, digit}});
            }
            work += plus.trail().size();
        }
    }
    std::ranges::stable_sort(left, std::ranges::greater(), &Net::length);
    return left;
}

// Nothing if it is too late.
std::optional<std::vector<Net>> refuted_by_nets(const State& state, Propagation& nested,
                                                StepSink sink) {
    const auto left = unrefuted(state, sink);
    if (!left) return std::nullopt;
    std::vector<Net> found;
    for (const Net& net : *left) {
        const std::uint64_t work =
            nested.looks() * left->size() * state.board().cell_count() / kNestedCells;
        if (work > (found.empty() ? kMaxNestedWork : kEnoughNestedWork)) break;
        if (sink.has_enough()) return std::nullopt;
        if (nested.follow({net.candidate, true})) {
            found.push_back({nested.trail().size(), net.candidate});
        }
    }
    return found;
}

// Offers the nets, as far as they are measured those with the fewest nets inside first, and then
// the shortest.
bool offer_nets(TechniqueId technique, std::vector<Net> found, std::size_t most_measured,
                Propagation& propagation, StepSink sink) {
    std::ranges::stable_sort(found, {}, &Net::length);
    const auto measured = std::span(found).first(std::min(found.size(), most_measured));
    for (Net& net : measured) {
        const auto dead_end = propagation.follow({net.candidate, true});
        if (sink.has_enough()) return false;
        const ForcingBranch branch = propagation.trail().branch_to(*dead_end);
        net.length = static_cast<std::uint32_t>(branch.consequences.size());
        net.nets_inside = nets_inside(branch);
    }
    std::ranges::stable_sort(
        measured, {}, [](const Net& net) { return std::tuple(net.nets_inside, net.length); });
    return std::ranges::all_of(found, [&](const Net& net) {
        const auto dead_end = propagation.follow({net.candidate, true});
        if (sink.has_enough()) return false;
        ForcingPattern pattern;
        pattern.branches.push_back(propagation.trail().branch_to(*dead_end));
        return sink({technique, std::move(pattern), {}, {net.candidate}});
    });
}

}  // namespace

bool ContradictionNetPlus::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    Propagation plus(state, simple_steps());
    auto found = refuted_by_steps(state, position.nets(), plus, sink);
    if (sink.has_enough()) return false;
    return offer_nets(TechniqueId::contradiction_net_plus, std::move(found), kMeasured, plus, sink);
}

bool NestedNet::find(const State& state, StepSink sink) const {
    TechniqueSet inner = simple_steps();
    inner.set(static_cast<std::size_t>(TechniqueId::contradiction_net));
    Propagation nested(state, inner, sink.deadline());
    auto found = refuted_by_nets(state, nested, sink);
    return found &&
           offer_nets(TechniqueId::nested_net, *std::move(found), kNestedMeasured, nested, sink);
}

}  // namespace sudokit::logic
