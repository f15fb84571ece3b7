#include "logic/techniques/colouring/colouring.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "logic/conclusions.hpp"
#include "logic/conjugate_pairs.hpp"

namespace sudokit::logic {
namespace {

struct Cluster {
    explicit Cluster(std::uint32_t cells)
        : colours{CellSet(cells), CellSet(cells)}, seen{CellSet(cells), CellSet(cells)} {}

    [[nodiscard]] bool contains(Cell cell) const {
        return colours[0].contains(cell) || colours[1].contains(cell);
    }

    std::array<CellSet, 2> colours;
    std::array<CellSet, 2> seen;  // by a cell of each colour, whether it may hold the digit or not
};

// The clusters of a digit after one another, in storage that is used again for the next digit.
class Clusters {
  public:
    explicit Clusters(const Position& position) : position_(position), state_(position.state()) {}

    void find(Digit digit) {
        pairs_ = position_.pairs(digit);
        clusters_.clear();
        for (const ConjugatePair& pair : pairs_) {
            const bool known = std::ranges::any_of(
                clusters_, [&](const Cluster& cluster) { return cluster.contains(pair.first); });
            if (!known) grow(pair);
        }
        // In a ring of odd length no colouring is right: the state is a dead end.
        std::erase_if(clusters_, [&](const Cluster& cluster) { return is_odd(cluster); });
    }

    [[nodiscard]] std::size_t size() const { return clusters_.size(); }
    const Cluster& operator[](std::size_t index) const { return clusters_[index]; }

    [[nodiscard]] ColourCluster described(const Cluster& cluster) const {
        ColourCluster result;
        for (std::size_t k = 0; k < 2; ++k) {
            result.colours[k].assign(cluster.colours[k].begin(), cluster.colours[k].end());
        }
        std::ranges::copy_if(pairs_, std::back_inserter(result.pairs),
                             [&](const auto& pair) { return cluster.contains(pair.first); });
        std::ranges::sort(result.pairs, {}, [](const ConjugatePair& pair) {
            return std::pair(pair.first, pair.second);
        });
        return result;
    }

  private:
    void grow(const ConjugatePair& start) {
        const Board& board = state_.board();
        Cluster& cluster = clusters_.emplace_back(board.cell_count());
        auto& colours = cluster.colours;
        colours[0].insert(start.first);
        for (bool grows = true; grows;) {
            grows = false;
            for (const auto& [first, second, house] : pairs_) {
                if (cluster.contains(first) == cluster.contains(second)) continue;
                const bool from_first = cluster.contains(first);
                const Cell from = from_first ? first : second;
                const Cell to = from_first ? second : first;
                colours[colours[0].contains(from) ? 1 : 0].insert(to);
                grows = true;
            }
        }
        if (colours[1].first() < colours[0].first()) std::swap(colours[0], colours[1]);
        for (std::size_t k = 0; k < 2; ++k) {
            for (const Cell cell : colours[k]) cluster.seen[k] |= board.peer_set(cell);
        }
    }

    [[nodiscard]] bool is_odd(const Cluster& cluster) const {
        return std::ranges::any_of(pairs_, [&](const ConjugatePair& pair) {
            return cluster.contains(pair.first) && cluster.colours[0].contains(pair.first) ==
                                                       cluster.colours[0].contains(pair.second);
        });
    }

    const Position& position_;
    const State& state_;
    std::span<const ConjugatePair> pairs_;
    std::vector<Cluster> clusters_;
};

Step step_of(TechniqueId id, Digit digit, const Clusters& clusters,
             std::initializer_list<std::size_t> named, const CellSet& gone) {
    ColouringPattern pattern{.digit = digit, .clusters = {}};
    for (const std::size_t index : named) {
        pattern.clusters.push_back(clusters.described(clusters[index]));
    }
    return {id, std::move(pattern), {}, candidates_at(gone, digit)};
}

// The cells of the colours that see a cell of their own, and if there are none, what sees both.
CellSet removed_by(const State& state, Digit digit, const Cluster& cluster) {
    CellSet gone(state.board().cell_count());
    for (std::size_t k = 0; k < 2; ++k) {
        if (cluster.colours[k].meets(cluster.seen[k])) gone |= cluster.colours[k];
    }
    if (!gone.empty()) return gone;
    return state.cells_of(digit) & cluster.seen[0] & cluster.seen[1];
}

// Type 2: the colours of `one` that see both of `other`.
CellSet shut_out(const Cluster& one, const Cluster& other, std::uint32_t cells) {
    CellSet gone(cells);
    for (const CellSet& colour : one.colours) {
        if (colour.meets(other.seen[0]) && colour.meets(other.seen[1])) gone |= colour;
    }
    return gone;
}

// Type 1: what sees the opposites of two colours that see each other.
CellSet trapped(const State& state, Digit digit, const Cluster& one, const Cluster& other) {
    CellSet gone(state.board().cell_count());
    for (std::size_t k = 0; k < 2; ++k) {
        for (std::size_t m = 0; m < 2; ++m) {
            if (!one.colours[k].meets(other.seen[m])) continue;
            gone |= state.cells_of(digit) & one.seen[1 - k] & other.seen[1 - m];
        }
    }
    return gone;
}

bool try_two(const State& state, Digit digit, const Clusters& clusters, std::size_t i,
             std::size_t k, StepSink sink) {
    constexpr auto kId = TechniqueId::multi_colouring;
    const std::uint32_t cells = state.board().cell_count();
    const CellSet first = shut_out(clusters[i], clusters[k], cells);
    const CellSet second = shut_out(clusters[k], clusters[i], cells);
    if (!first.empty() && !sink(step_of(kId, digit, clusters, {i, k}, first))) return false;
    if (!second.empty() && !sink(step_of(kId, digit, clusters, {k, i}, second))) return false;
    if (!first.empty() || !second.empty()) return true;
    const CellSet gone = trapped(state, digit, clusters[i], clusters[k]);
    return gone.empty() || sink(step_of(kId, digit, clusters, {i, k}, gone));
}

}  // namespace

bool SimpleColouring::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    Clusters clusters(position);
    for (const Digit digit : position.digits_with_doomed(TechniqueId::simple_colouring)) {
        if (sink.has_enough()) return false;
        clusters.find(digit);
        for (std::size_t i = 0; i < clusters.size(); ++i) {
            const CellSet gone = removed_by(state, digit, clusters[i]);
            if (gone.empty()) continue;
            if (!sink(step_of(TechniqueId::simple_colouring, digit, clusters, {i}, gone))) {
                return false;
            }
        }
    }
    return true;
}

bool MultiColouring::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    Clusters clusters(position);
    for (const Digit digit : position.digits_with_doomed(TechniqueId::multi_colouring)) {
        if (sink.has_enough()) return false;
        clusters.find(digit);
        for (std::size_t i = 0; i < clusters.size(); ++i) {
            for (std::size_t k = i + 1; k < clusters.size(); ++k) {
                if (!try_two(state, digit, clusters, i, k, sink)) return false;
            }
        }
    }
    return true;
}

const Technique* colouring_technique(TechniqueId id) {
    static const SimpleColouring kSimple;
    static const MultiColouring kMulti;
    switch (id) {
        case TechniqueId::simple_colouring: return &kSimple;
        case TechniqueId::multi_colouring: return &kMulti;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
