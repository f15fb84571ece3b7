#include "count/few_sets.hpp"

#include <algorithm>
#include <queue>
#include <utility>

namespace sudokit::count {

std::vector<std::vector<std::uint32_t>> few_sets(
    const std::vector<std::vector<std::uint32_t>>& sets, const std::vector<double>& costs,
    std::vector<bool> wanted) {
    const auto worth = [&](std::size_t set) {
        const auto still_wanted =
            std::ranges::count_if(sets[set], [&](std::uint32_t number) { return wanted[number]; });
        return static_cast<double>(still_wanted) / costs[set];
    };
    // What a set was worth when it was looked at last: it cannot have become more since.
    std::priority_queue<std::pair<double, std::size_t>> queue;
    for (std::size_t set = 0; set < sets.size(); ++set) queue.emplace(worth(set), set);
    std::vector<std::vector<std::uint32_t>> chosen(sets.size());
    while (!queue.empty()) {
        const auto [most, set] = queue.top();
        queue.pop();
        const double now = worth(set);
        if (now == 0) continue;
        if (now < most) {
            queue.emplace(now, set);
            continue;
        }
        for (const std::uint32_t number : sets[set]) {
            if (!wanted[number]) continue;
            wanted[number] = false;
            chosen[set].push_back(number);
        }
    }
    return chosen;
}

}  // namespace sudokit::count
