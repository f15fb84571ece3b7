#include "model/fd/neighbourhood.hpp"

#include <algorithm>

namespace sudokit::fd {

void NeighbourhoodTester::look_around(Variable variable) {
    centre_ = variable;
    inside_.clear();
    std::vector<bool> is_near(store_.domains().size());
    std::vector<Variable> near;
    const auto add = [&](Variable other) {
        if (!is_near[other]) near.push_back(other);
        is_near[other] = true;
    };
    add(variable);
    for (const ConstraintId id : store_.constraints_on(variable)) {
        for (const Variable other : store_.constraint(id).variables()) add(other);
    }
    for (const Variable other : near) {
        const auto all = store_.constraints_on(other);
        if (store_.should_stop(all.size())) return;
        for (const ConstraintId id : all) {
            const auto variables = store_.constraint(id).variables();
            // Each once, by its first variable.
            if (variables.front() != other) continue;
            const auto is_inside = [&](Variable one) { return is_near[one]; };
            if (std::ranges::all_of(variables, is_inside)) inside_.push_back(id);
        }
    }
}

bool NeighbourhoodTester::test(Variable variable, Digit value) {
    if (centre_ != variable) look_around(variable);
    store_.rest_all_but(inside_);
    store_.assign(variable, value);
    const bool good = store_.propagate();
    store_.end_rest();
    return good;
}

Filtered make_neighbourhood_consistent(Store& store, Deadline deadline) {
    store.stop_at(deadline);
    const auto ended = [&] { return store.stopped() ? Filtered::stopped : Filtered::failed; };
    if (!store.propagate()) return ended();
    NeighbourhoodTester tester(store);
    for (bool changed = true; changed;) {
        changed = false;
        for (Variable variable = 0; variable < store.domains().size(); ++variable) {
            if (store.is_assigned(variable)) continue;
            for (const Digit value : store.domain(variable)) {
                if (!store.domain(variable).contains(value)) continue;
                RemovalSink* const watcher = store.watch(nullptr);
                store.push();
                const bool good = tester.test(variable, value);
                store.pop();
                store.watch(watcher);
                if (store.stopped()) return Filtered::stopped;
                if (good) continue;
                changed = true;
                store.remove(variable, DigitSet::of(value));
                if (!store.propagate()) return ended();
            }
        }
    }
    return Filtered::consistent;
}

}  // namespace sudokit::fd
