#include "logic/techniques/als/als.hpp"

#include <algorithm>
#include <bit>

#include "logic/conclusions.hpp"
#include "logic/techniques/als/als_index.hpp"
#include "logic/techniques/als/als_joins.hpp"
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

bool are_joined(const AlsIndex& index, std::uint32_t a, std::uint32_t b, Digit digit) {
    return index.digits(b).contains(digit) && !index.overlap(a, b) &&
           AlsIndex::is_within(index.places(index.node(b, digit)),
                               index.seen(index.node(a, digit)));
}

// The wings with `a` and `b` as ends that strike `z`; `struck` is memory to work in.
void add_wings(const AlsIndex& index, std::uint32_t a, std::uint32_t b, Digit z,
               std::vector<Candidate>& struck, AlsSteps& steps) {
    const DigitSet shared = index.digits(a) & index.digits(b);
    const std::uint32_t ends = index.cell_count(a) + index.cell_count(b);
    for (const Digit x : index.digits(a) & ~DigitSet::of(z)) {
        for (const std::uint32_t node : index.links(index.node(a, x))) {
            const std::uint32_t middle = index.set_of(node);
            const DigitSet used = DigitSet::of(x) | DigitSet::of(z);
            for (const Digit y : index.digits(middle) & index.digits(b) & ~used) {
                if (!are_joined(index, middle, b, y)) continue;
                strike_by_ends(index, a, b, shared & ~DigitSet::of(x) & ~DigitSet::of(y), struck);
                if (steps.wants(struck, 3, ends + index.cell_count(middle))) {
                    steps.add({{a, middle, b}, {x, y}, {}, false}, struck);
                }
            }
        }
    }
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
    if (sink.has_enough()) return false;
    const AlsJoins& joins = position.joins();
    AlsSteps steps(index, AlsSteps::Equals::all);
    std::vector<Candidate> struck;
    std::vector<std::uint64_t> ends(joins.words());
    for (std::uint32_t node = 0; node < index.node_count(); ++node) {
        if (sink.has_enough()) return false;
        const std::uint32_t a = index.set_of(node);
        const Digit z = index.digit_of(node);
        // Where two links lead if `a` lacks z.
        std::ranges::fill(ends, 0);
        for (const Digit x : index.digits(a) & ~DigitSet::of(z)) {
            for (const std::uint32_t middle : index.links(index.node(a, x))) {
                const AlsIndex::Words further = joins.next(middle);
                for (std::size_t i = 0; i < ends.size(); ++i) ends[i] |= further[i];
            }
        }
        for (std::size_t word = a / 64; word < ends.size(); ++word) {
            for (std::uint64_t rest = ends[word]; rest != 0; rest &= rest - 1) {
                const auto b = static_cast<std::uint32_t>(word * 64) +
                               static_cast<std::uint32_t>(std::countr_zero(rest));
                if (b > a && index.digits(b).contains(z) && !index.overlap(a, b) &&
                    AlsIndex::meet(index.seen(node), index.seen(index.node(b, z)))) {
                    if (sink.has_enough()) return false;
                    add_wings(index, a, b, z, struck, steps);
                }
            }
        }
    }
    return steps.offer(TechniqueId::als_xy_wing, sink);
}

}  // namespace sudokit::logic
