#include "logic/techniques/fish/kraken_fish.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "logic/techniques/fish/fish_search.hpp"
#include "logic/techniques/forcing/follow.hpp"

namespace sudokit::logic {
namespace {

// HoDoKu's number.
constexpr std::uint32_t kMaxKrakenFins = 2;
constexpr std::uint32_t kMaxKrakenSize = 4;

// A candidate that goes, and the fish whose fins lead there.
struct Kraken {
    Candidate target;
    FishPattern fish;
    std::uint32_t length;  // of all chains
};

class KrakenSearch {
  public:
    KrakenSearch(const State& state, StepSink sink)
        : state_(state), sink_(sink), cuts_(state.board()), trail_(state) {}

    // All krakens, the smallest fish first; nothing if the sink has enough.
    std::vector<Kraken> run() {
        std::vector<Kraken> found;
        for (const Digit digit : state_.board().digits()) {
            for (const Cell cell : state_.cells_of(digit)) {
                if (sink_.has_enough()) return {};
                if (auto kraken = best_against({cell, digit})) found.push_back(*std::move(kraken));
            }
        }
        std::ranges::stable_sort(found, {}, [](const Kraken& one) {
            return std::tuple(one.fish.base.size(), one.length);
        });
        return found;
    }

    [[nodiscard]] Step step_of(Kraken kraken) {
        ForcingPattern pattern;
        for (const Cell fin : kraken.fish.fins) {
            follow_chains({{fin, kraken.fish.digit}, true}, trail_);
            pattern.branches.push_back(trail_.branch_to({kraken.target, false}));
        }
        pattern.fish = std::move(kraken.fish);
        return {TechniqueId::kraken_fish, std::move(pattern), {}, {kraken.target}};
    }

  private:
    // Implications turn round: a fin leads to "the target does not hold" if the target, held true,
    // leads to "the fin does not hold", and in as many steps.
    std::optional<Kraken> best_against(Candidate target) {
        follow_chains({target, true}, trail_);
        const Cell cell = target.cell;
        const Digit digit = target.digit;
        CellSet fins(state_.board().cell_count());
        for (const Cell other : state_.cells_of(digit)) {
            if (other != cell && trail_.has({{other, digit}, false})) fins.insert(other);
        }
        const CellSet& seen = state_.board().peer_set(cell);
        if ((fins - seen).empty()) return std::nullopt;
        std::optional<Kraken> best;
        const auto take = [&](FishPattern fish, const CellSet&) {
            if (std::ranges::all_of(fish.fins, [&](Cell fin) { return seen.contains(fin); })) {
                return true;
            }
            std::uint32_t length = 0;
            for (const Cell fin : fish.fins) length += trail_.length_to({{fin, digit}, false});
            if (!best || length < best->length) best = Kraken{target, std::move(fish), length};
            return true;
        };
        for (std::uint32_t size = 2; size <= kMaxKrakenSize && !best; ++size) {
            const FishKind kind{size, FishKind::Houses::lines, FishKind::Fins::some,
                                kMaxKrakenFins};
            FishSearch search(state_, cuts_, kind, take, sink_.deadline());
            if (!search.run_against(target, fins)) return std::nullopt;
        }
        return best;
    }

    const State& state_;
    StepSink sink_;
    HouseCuts cuts_;
    Trail trail_;
};

}  // namespace

bool KrakenFish::find(const State& state, StepSink sink) const {
    KrakenSearch search(state, sink);
    auto found = search.run();
    return std::ranges::all_of(
               found, [&](Kraken& kraken) { return sink(search.step_of(std::move(kraken))); }) &&
           !sink.has_enough();
}

const Technique* kraken_fish_technique(TechniqueId id) {
    static const KrakenFish kKrakenFish;
    return id == TechniqueId::kraken_fish ? &kKrakenFish : nullptr;
}

}  // namespace sudokit::logic
