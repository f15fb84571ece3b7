#include "walks/pruning.hpp"

#include <algorithm>
#include <utility>

#include "sudokit/check.hpp"

namespace sudokit::walks {
namespace {

// True: each step holds where it is taken, and the last one leaves nothing to do.
bool leads_to_the_end(const State& start, const std::vector<Step>& steps) {
    State state = start;
    for (const Step& step : steps) {
        if (check(step, state)) return false;
        apply(step, state);
    }
    return state.is_solved();
}

std::vector<Step> without(const std::vector<Step>& steps, std::size_t left_out) {
    std::vector<Step> out = steps;
    out.erase(out.begin() + static_cast<std::ptrdiff_t>(left_out));
    return out;
}

// Where the steps that place nothing are, the hardest first: what is placed is never spared.
std::vector<std::size_t> hardest_first(const std::vector<Step>& steps) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].placements.empty()) order.push_back(i);
    }
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return steps[a].technique > steps[b].technique;
    });
    return order;
}

// The steps without one that can be spared; the same ones if there is none.
std::vector<Step> without_one(const State& start, const std::vector<Step>& steps,
                              const Deadline& deadline) {
    for (const std::size_t i : hardest_first(steps)) {
        if (deadline.passed()) break;
        std::vector<Step> fewer = without(steps, i);
        if (leads_to_the_end(start, fewer)) return fewer;
    }
    return steps;
}

}  // namespace

std::vector<Step> pruned(const State& start, const std::vector<Step>& steps,
                         const Deadline& deadline) {
    std::vector<Step> out = steps;
    for (;;) {
        std::vector<Step> fewer = without_one(start, out, deadline);
        if (fewer.size() == out.size()) return out;
        out = std::move(fewer);
    }
}

}  // namespace sudokit::walks
