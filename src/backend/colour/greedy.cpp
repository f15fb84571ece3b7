#include "backend/colour/greedy.hpp"

#include <algorithm>
#include <queue>
#include <tuple>

#include "base/lookout.hpp"

namespace sudokit::colouring {
namespace {

constexpr std::uint64_t kEdgesBetweenLooks = 100'000;

// Which colours the neighbours of a vertex have.
class SeenColours {
  public:
    // False if it was seen before.
    bool add(Colour colour) {
        if (words_.size() <= colour / 64) words_.resize(colour / 64 + 1);
        std::uint64_t& word = words_[colour / 64];
        const std::uint64_t before = word;
        word |= std::uint64_t{1} << colour % 64;
        return word != before;
    }

    [[nodiscard]] Colour least_missing() const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            const auto ones = static_cast<Colour>(std::countr_one(words_[i]));
            if (ones < 64) return static_cast<Colour>(i * 64) + ones;
        }
        return static_cast<Colour>(words_.size() * 64);
    }

  private:
    std::vector<std::uint64_t> words_;
};

}  // namespace

std::vector<Colour> greedy_colouring(const Graph& graph, const Deadline& deadline) {
    const Vertex n = graph.vertex_count();
    std::vector<Colour> colours(n, kNoColour);
    std::vector<SeenColours> seen(n);
    std::vector<std::uint32_t> saturation(n);
    // An entry is out of date once the vertex has another saturation, which has its own entry.
    using Entry = std::tuple<std::uint32_t, std::uint32_t, Vertex>;
    std::priority_queue<Entry> queue;
    // Of equals the one with the least number comes first.
    const auto push = [&](Vertex v) { queue.emplace(saturation[v], graph.degree(v), n - v); };
    for (Vertex v = 0; v < n; ++v) push(v);
    Lookout lookout(deadline, kEdgesBetweenLooks);
    while (!queue.empty()) {
        const Entry entry = queue.top();
        queue.pop();
        const Vertex v = n - std::get<2>(entry);
        if (colours[v] != kNoColour || saturation[v] != std::get<0>(entry)) continue;
        if (lookout.passed(graph.degree(v))) {
            extend_greedily(graph, colours);
            break;
        }
        colours[v] = seen[v].least_missing();
        for (const Vertex other : graph.neighbours(v)) {
            if (colours[other] != kNoColour || !seen[other].add(colours[v])) continue;
            ++saturation[other];
            push(other);
        }
    }
    return colours;
}

Colour colours_in(std::span<const Colour> colours) {
    return colours.empty() ? 0 : *std::ranges::max_element(colours) + 1;
}

std::vector<Colour> without_gaps(std::span<const Colour> colours) {
    std::vector<Colour> number(colours_in(colours), kNoColour);
    std::vector<Colour> out;
    out.reserve(colours.size());
    Colour next = 0;
    for (const Colour colour : colours) {
        if (number[colour] == kNoColour) number[colour] = next++;
        out.push_back(number[colour]);
    }
    return out;
}

void colour_greedily(const Graph& graph, Vertex vertex, std::vector<Colour>& colours) {
    SeenColours seen;
    for (const Vertex other : graph.neighbours(vertex)) {
        if (colours[other] != kNoColour) seen.add(colours[other]);
    }
    colours[vertex] = seen.least_missing();
}

void extend_greedily(const Graph& graph, std::vector<Colour>& colours) {
    std::vector<Vertex> open;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
        if (colours[v] == kNoColour) open.push_back(v);
    }
    std::ranges::stable_sort(open,
                             [&](Vertex a, Vertex b) { return graph.degree(a) > graph.degree(b); });
    // By colour: the last vertex that may not have it. One of the first colours is always free.
    std::vector<Vertex> barred(std::size_t{graph.vertex_count()} + 1, kNoColour);
    for (const Vertex v : open) {
        for (const Vertex other : graph.neighbours(v)) {
            if (colours[other] < barred.size()) barred[colours[other]] = v;
        }
        Colour colour = 0;
        while (barred[colour] == v) ++colour;
        colours[v] = colour;
    }
}

}  // namespace sudokit::colouring
