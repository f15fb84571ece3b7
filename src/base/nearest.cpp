#include "sudokit/nearest.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace sudokit {
namespace {

// How many letters must be changed, added, left out or swapped with their neighbour (the optimal
// string alignment distance), row by row of the usual table.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> above(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before = above;
        above = row;
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1] == b[j - 1];
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0U : 1U)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], before[j - 2] + 1);
            }
        }
    }
    return row[b.size()];
}

}  // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
    // Long words are no names, and the table would be large.
    constexpr std::size_t kLongest = 40;
    if (word.empty() || word.size() > kLongest) return {};
    std::string_view best;
    std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
    for (const std::string_view candidate : known) {
        const bool begins = word.size() >= 2 && candidate.substr(0, word.size()) == word;
        const std::size_t cost = begins ? 1 : distance(word, candidate);
        if (cost < least) {
            best = candidate;
            least = cost;
        }
    }
    return best;
}

}  // namespace sudokit
