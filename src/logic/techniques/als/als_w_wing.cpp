#include "logic/techniques/als/als_w_wing.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "base/lookout.hpp"
#include "logic/conclusions.hpp"
#include "logic/conjugate_pairs.hpp"
#include "logic/techniques/als/small_sets.hpp"

namespace sudokit::logic {
namespace {

constexpr std::uint32_t kMostWingSetCells = 3;
constexpr std::uint64_t kWingSetsBetweenLooks = 2'000;

class AlsWWingSearch {
  public:
    AlsWWingSearch(const State& state, const Deadline& deadline)
        : state_(state), board_(state.board()), lookout_(deadline, kWingSetsBetweenLooks) {
        for (const Cell cell : state_.open_cells()) {
            const DigitSet digits = state_.candidates(cell);
            if (digits.size() == 2) sets_.push_back({board_.houses_of(cell)[0], {cell}, digits});
        }
        for (AlmostLockedSet& set : small_sets(state_, kMostWingSetCells, lookout_)) {
            sets_.push_back(std::move(set));
        }
    }

    bool run(StepSink sink) {
        std::vector<ConjugatePair> pairs;
        for (const Digit w : board_.digits()) {
            find_conjugate_pairs(state_, w, pairs);
            for (const ConjugatePair& pair : pairs) {
                if (!look_at(w, pair)) return false;
            }
        }
        return lookout_.passed(kWingSetsBetweenLooks) ? false : offer(sink);
    }

  private:
    // A set that sees one of the two places, and the house that joins them.
    struct Joined {
        std::uint32_t set;
        std::uint32_t house;
    };
    struct Wing {
        std::uint32_t cells = 0;
        Digit w = 0;
        Digit z = 0;
        ConjugatePair pair;
        Joined first = {};
        Joined second = {};

        using Rank =
            std::tuple<std::uint32_t, Digit, Cell, Cell, std::uint32_t, std::uint32_t, Digit>;
        [[nodiscard]] Rank rank() const {
            return {cells, w, pair.first, pair.second, first.set, second.set, z};
        }
    };

    bool look_at(Digit w, const ConjugatePair& pair) {
        const std::vector<Joined> near_first = joined_to(pair.first, pair.second, w);
        const std::vector<Joined> near_second = joined_to(pair.second, pair.first, w);
        for (const Joined& a : near_first) {
            for (const Joined& b : near_second) {
                if (lookout_.passed()) return false;
                const AlmostLockedSet& one = sets_[a.set];
                const AlmostLockedSet& other = sets_[b.set];
                const auto cells =
                    static_cast<std::uint32_t>(one.cells.size() + other.cells.size());
                if (cells == 2 || overlap(one, other)) continue;
                for (const Digit z : one.digits& other.digits & ~DigitSet::of(w)) {
                    keep({cells, w, z, pair, a, b});
                }
            }
        }
        return !lookout_.seen();
    }

    // The sets whose places of w lie in a house with `place`, and that have neither cell.
    std::vector<Joined> joined_to(Cell place, Cell other, Digit w) {
        std::vector<Joined> joined;
        for (std::uint32_t i = 0; i < sets_.size(); ++i) {
            if (lookout_.passed()) return {};
            const AlmostLockedSet& set = sets_[i];
            if (!set.digits.contains(w)) continue;
            if (std::ranges::find(set.cells, place) != set.cells.end()) continue;
            if (std::ranges::find(set.cells, other) != set.cells.end()) continue;
            const std::vector<Cell> places = places_in(set, w, state_);
            for (const std::uint32_t house : board_.houses_of(place)) {
                const CellSet& cells = board_.house_set(house);
                if (!std::ranges::all_of(places, [&](Cell c) { return cells.contains(c); })) {
                    continue;
                }
                joined.push_back({i, house});
                break;
            }
        }
        return joined;
    }

    [[nodiscard]] static bool overlap(const AlmostLockedSet& a, const AlmostLockedSet& b) {
        return std::ranges::any_of(
            a.cells, [&](Cell cell) { return std::ranges::find(b.cells, cell) != b.cells.end(); });
    }

    void keep(const Wing& wing) {
        CellSet struck = state_.cells_of(wing.z);
        for (const std::uint32_t set : {wing.first.set, wing.second.set}) {
            for (const Cell cell : places_in(sets_[set], wing.z, state_)) {
                struck &= board_.peer_set(cell);
            }
        }
        if (struck.empty()) return;
        const auto [at, is_new] = found_.emplace(candidates_at(struck, wing.z), wing);
        if (!is_new && wing.rank() < at->second.rank()) at->second = wing;
    }

    bool offer(StepSink sink) const {
        std::vector<std::pair<Wing::Rank, Step>> all;
        for (const auto& [struck, wing] : found_) {
            all.emplace_back(wing.rank(), Step{TechniqueId::als_w_wing, pattern(wing), {}, struck});
        }
        std::ranges::sort(all, {}, &std::pair<Wing::Rank, Step>::first);
        return std::ranges::all_of(all, [&](const auto& entry) { return sink(entry.second); });
    }

    // z in the first set, or w; then not in the first place, so in the second; then z in the second
    // set.
    [[nodiscard]] ChainPattern pattern(const Wing& wing) const {
        using enum ChainLink::Kind;
        const AlmostLockedSet& a = sets_[wing.first.set];
        const AlmostLockedSet& b = sets_[wing.second.set];
        const auto by = [](const AlmostLockedSet& set) {
            return set.cells.size() == 1 ? ChainLink{strong, {}} : ChainLink{strong, {}, set};
        };
        return {{{places_in(a, wing.z, state_), wing.z},
                 {places_in(a, wing.w, state_), wing.w},
                 {{wing.pair.first}, wing.w},
                 {{wing.pair.second}, wing.w},
                 {places_in(b, wing.w, state_), wing.w},
                 {places_in(b, wing.z, state_), wing.z}},
                {by(a),
                 {weak, wing.first.house},
                 {strong, wing.pair.house},
                 {weak, wing.second.house},
                 by(b)},
                false};
    }

    const State& state_;
    const Board& board_;
    Lookout lookout_;
    std::vector<AlmostLockedSet> sets_;  // cells of two candidates first
    std::map<std::vector<Candidate>, Wing> found_;
};

}  // namespace

bool AlsWWing::find(const State& state, StepSink sink) const {
    return AlsWWingSearch(state, sink.deadline()).run(sink);
}

const Technique* als_w_wing_technique(TechniqueId id) {
    static const AlsWWing kAlsWWing;
    return id == TechniqueId::als_w_wing ? &kAlsWWing : nullptr;
}

}  // namespace sudokit::logic
