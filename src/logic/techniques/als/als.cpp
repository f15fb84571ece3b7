#include "logic/techniques/als/als.hpp"

#include <algorithm>

#include "logic/conclusions.hpp"
#include "logic/techniques/als/als_index.hpp"
#include "logic/techniques/als/als_steps.hpp"

namespace sudokit::logic {
namespace {

// What goes if one of the two sets holds each of `digits`.
void strike_by_ends(const AlsIndex& index, std::uint32_t a, std::uint32_t b, DigitSet digits,
                    std::vector<Candidate>& struck) {
    struck.clear();
    for (const Digit digit : digits) {
        add_common(index.seen(index.node(a, digit)), index.seen(index.node(b, digit)), digit,
                   struck);
    }
    sort_unique(struck);
}

// Two sets with two commons: each holds all of its digits but one of the two, and the two are held
// between them.
void strike_by_loop(const AlsIndex& index, std::uint32_t a, std::uint32_t b, DigitSet commons,
                    std::vector<Candidate>& struck) {
    strike_by_ends(index, a, b, commons, struck);
    for (const Digit digit : index.digits(a) & ~commons) {
        add_difference(index.seen(index.node(a, digit)), index.cells(b), digit, struck);
    }
    for (const Digit digit : index.digits(b) & ~commons) {
        add_difference(index.seen(index.node(b, digit)), index.cells(a), digit, struck);
    }
    sort_unique(struck);
}

// Looks at two sets that are joined by `commons`; `struck` is memory to work in.
void add_xz(const AlsIndex& index, std::uint32_t a, std::uint32_t b, DigitSet commons,
            std::vector<Candidate>& struck, AlsSteps& steps) {
    const std::uint32_t cells = index.cell_count(a) + index.cell_count(b);
    if (commons.size() == 1) {
        strike_by_ends(index, a, b, index.digits(a) & index.digits(b) & ~commons, struck);
        if (steps.wants(struck, 2, cells)) {
            steps.add({{a, b}, {commons.first()}, {}, false}, struck);
        }
        return;
    }
    for (const Digit x : commons) {
        for (const Digit y : commons) {
            if (y <= x) continue;
            strike_by_loop(index, a, b, DigitSet::of(x) | DigitSet::of(y), struck);
            if (steps.wants(struck, 2, cells)) steps.add({{a, b}, {x, y}, {}, true}, struck);
        }
    }
}

// The wing with `middle` between the sets of two nodes that it is joined to; `struck` is memory to
// work in.
void add_wing(const AlsIndex& index, std::uint32_t middle, std::uint32_t one, std::uint32_t other,
              std::vector<Candidate>& struck, AlsSteps& steps) {
    const auto [first, last] = std::minmax(one, other);
    const std::uint32_t a = index.set_of(first);
    const std::uint32_t b = index.set_of(last);
    const Digit x = index.digit_of(first);
    const Digit y = index.digit_of(last);
    const DigitSet shared = index.digits(a) & index.digits(b) & ~DigitSet::of(x) & ~DigitSet::of(y);
    if (shared.empty() || index.overlap(a, b)) return;
    strike_by_ends(index, a, b, shared, struck);
    const std::uint32_t cells =
        index.cell_count(a) + index.cell_count(middle) + index.cell_count(b);
    if (steps.wants(struck, 3, cells)) steps.add({{a, middle, b}, {x, y}, {}, false}, struck);
}

}  // namespace

bool AlsXz::find_at(const Position& position, StepSink sink) const {
    const AlsIndex& index = position.sets();
    if (sink.has_enough()) return false;
    AlsSteps steps(index, AlsSteps::Equals::all);
    std::vector<Candidate> struck;
    std::vector<DigitSet> commons(index.size());
    std::vector<std::uint32_t> joined;
    for (std::uint32_t a = 0; a < index.size(); ++a) {
        if (sink.has_enough()) return false;
        joined.clear();
        for (const Digit digit : index.digits(a)) {
            for (const std::uint32_t node : index.links(index.node(a, digit))) {
                const std::uint32_t b = index.set_of(node);
                if (b < a) continue;
                if (commons[b].empty()) joined.push_back(b);
                commons[b].insert(digit);
            }
        }
        for (const std::uint32_t b : joined) {
            add_xz(index, a, b, commons[b], struck, steps);
            commons[b] = {};
        }
    }
    return steps.offer(TechniqueId::als_xz, sink);
}

bool AlsXyWing::find_at(const Position& position, StepSink sink) const {
    const AlsIndex& index = position.sets();
    AlsSteps steps(index, AlsSteps::Equals::all);
    std::vector<Candidate> struck;
    std::vector<std::uint32_t> joined;
    for (std::uint32_t middle = 0; middle < index.size(); ++middle) {
        if (sink.has_enough()) return false;
        joined.clear();
        // The two sets are joined to it by different digits.
        for (std::uint32_t exit = index.first_node(middle); exit < index.first_node(middle + 1);
             ++exit) {
            const std::size_t by_others = joined.size();
            for (const std::uint32_t node : index.links(exit)) {
                for (std::size_t i = 0; i < by_others; ++i) {
                    add_wing(index, middle, joined[i], node, struck, steps);
                }
                joined.push_back(node);
            }
        }
    }
    return !sink.has_enough() && steps.offer(TechniqueId::als_xy_wing, sink);
}

}  // namespace sudokit::logic
