#include "logic/techniques/chain/remote_pair.hpp"

#include <algorithm>
#include <tuple>

#include "base/lookout.hpp"
#include "logic/conjugate_pairs.hpp"

namespace sudokit::logic {
namespace {

// Neighbours in a chain are one step apart.
constexpr std::size_t kMinSteps = 3;

constexpr std::uint64_t kPairWorkBetweenLooks = 10'000;

// The cells from which both digits go, by the stretches of a chain that have an odd number of
// steps.
CellSet seen_by_ends(const State& state, DigitSet digits, const std::vector<Cell>& chain) {
    const Board& board = state.board();
    CellSet open(board.cell_count());
    for (const Digit digit : digits) open |= state.cells_of(digit);
    CellSet gone(board.cell_count());
    for (std::size_t i = 0; i + kMinSteps < chain.size(); ++i) {
        for (std::size_t k = i + kMinSteps; k < chain.size(); k += 2) {
            gone |= open & board.peer_set(chain[i]) & board.peer_set(chain[k]);
        }
    }
    return gone;
}

// The chain says where the lesser digit is: in the first cell or in the last.
ChainPattern pattern_of(const Board& board, DigitSet digits, const std::vector<Cell>& chain) {
    ChainPattern pattern;
    Digit digit = digits.first();
    const auto other = [&](Digit one) { return (digits & ~DigitSet::of(one)).first(); };
    for (std::size_t i = 0; i < chain.size(); ++i) {
        if (i != 0) {
            pattern.links.push_back(
                {ChainLink::Kind::weak, shared_house(board, chain[i - 1], chain[i])});
        }
        pattern.nodes.push_back({{chain[i]}, digit});
        digit = other(digit);
        pattern.links.push_back({ChainLink::Kind::strong, std::nullopt});
        pattern.nodes.push_back({{chain[i]}, digit});
    }
    return pattern;
}

class PairSearch {
  public:
    PairSearch(const State& state, const Deadline& deadline)
        : state_(state), lookout_(deadline, kPairWorkBetweenLooks) {}

    // Chains through the cells of `group`, which all have the candidates `digits`.
    void run(DigitSet digits, const std::vector<Cell>& group) {
        digits_ = digits;
        for (const Cell start : group) {
            reach(start, group);
            for (std::size_t i = 0; i < reached_.size() && !lookout_.passed(); ++i) {
                const auto& [cell, parent, steps] = reached_[i];
                if (cell > start && steps >= kMinSteps && steps % 2 == 1) add(i);
            }
        }
    }

    // Sorted: the most conclusions first, then the shortest chains.
    std::vector<Step>& steps() {
        const auto key = [](const Step& step) {
            const auto& nodes = std::get<ChainPattern>(step.pattern).nodes;
            return std::tuple(-static_cast<std::ptrdiff_t>(step.eliminations.size()), nodes.size());
        };
        std::ranges::stable_sort(steps_, {}, key);
        std::vector<Step> kept;
        for (Step& step : steps_) {
            if (lookout_.passed(kept.size())) break;
            const bool known = std::ranges::any_of(
                kept, [&](const Step& other) { return other.eliminations == step.eliminations; });
            if (!known) kept.push_back(std::move(step));
        }
        steps_ = std::move(kept);
        return steps_;
    }

  private:
    struct Reached {
        Cell cell;
        std::size_t parent;  // in the list of the cells that are reached
        std::size_t steps;
    };

    // The cells of the group that can be reached from `start`, each by a shortest chain.
    void reach(Cell start, const std::vector<Cell>& group) {
        reached_.assign(1, {start, 0, 0});
        is_reached_ = CellSet(state_.board().cell_count());
        is_reached_.insert(start);
        for (std::size_t i = 0; i < reached_.size(); ++i) {
            if (lookout_.passed(group.size())) return;
            const Reached from = reached_[i];
            for (const Cell cell : group) {
                if (is_reached_.contains(cell)) continue;
                if (!state_.board().peer_set(from.cell).contains(cell)) continue;
                is_reached_.insert(cell);
                reached_.push_back({cell, i, from.steps + 1});
            }
        }
    }

    void add(std::size_t end) {
        std::vector<Cell> chain(reached_[end].steps + 1);
        for (std::size_t i = chain.size(), at = end; i-- > 0; at = reached_[at].parent) {
            chain[i] = reached_[at].cell;
        }
        const CellSet gone = seen_by_ends(state_, digits_, chain);
        if (gone.empty()) return;
        Step step{TechniqueId::remote_pair, pattern_of(state_.board(), digits_, chain), {}, {}};
        for (const Cell cell : gone) {
            for (const Digit digit : state_.candidates(cell) & digits_) {
                step.eliminations.push_back({cell, digit});
            }
        }
        steps_.push_back(std::move(step));
    }

    const State& state_;
    Lookout lookout_;
    DigitSet digits_;
    std::vector<Reached> reached_;
    CellSet is_reached_{state_.board().cell_count()};
    std::vector<Step> steps_;
};

// Whether enough of the cells for a chain have the same candidates, as in most states they have
// not.
bool has_group(const State& state, const std::vector<Cell>& cells) {
    for (auto cell = cells.begin(); cells.end() - cell > std::ptrdiff_t{kMinSteps}; ++cell) {
        const auto equal = std::count_if(cell + 1, cells.end(), [&](Cell other) {
            return state.candidates(other) == state.candidates(*cell);
        });
        if (equal >= std::ptrdiff_t{kMinSteps}) return true;
    }
    return false;
}

}  // namespace

bool RemotePair::find(const State& state, StepSink sink) const {
    std::vector<Cell> cells;
    for (const Cell cell : state.open_cells()) {
        if (state.candidates(cell).size() == 2) cells.push_back(cell);
    }
    if (!has_group(state, cells)) return !sink.has_enough();
    PairSearch search(state, sink.deadline());
    std::vector<Cell> group;
    while (cells.size() > kMinSteps) {
        const DigitSet digits = state.candidates(cells.front());
        const auto rest = std::stable_partition(cells.begin(), cells.end(), [&](Cell cell) {
            return state.candidates(cell) == digits;
        });
        group.assign(cells.begin(), rest);
        cells.erase(cells.begin(), rest);
        if (group.size() > kMinSteps) search.run(digits, group);
        if (sink.has_enough()) return false;
    }
    std::vector<Step>& steps = search.steps();
    if (sink.has_enough()) return false;
    return std::ranges::all_of(steps, [&](Step& step) { return sink(std::move(step)); });
}

const Technique* remote_pair_technique(TechniqueId id) {
    static const RemotePair kRemotePair;
    return id == TechniqueId::remote_pair ? &kRemotePair : nullptr;
}

}  // namespace sudokit::logic
