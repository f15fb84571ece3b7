// Death blossoms: a cell and an almost locked set for each of its candidates.
#include <algorithm>

#include "base/lookout.hpp"
#include "logic/conclusions.hpp"
#include "logic/techniques/als/als.hpp"
#include "logic/techniques/als/als_index.hpp"
#include "logic/techniques/als/als_steps.hpp"

namespace sudokit::logic {
namespace {

// How many candidates a stem may have: ways to choose petals multiply with each.
Digit most_petals(std::uint32_t order) { return order <= 9 ? 6 : 4; }

bool contains(AlsIndex::Words words, Cell cell) {
    return (words[cell / 64] >> (cell % 64) & 1) != 0;
}

constexpr std::uint64_t kPetalsBetweenLooks = 256;

// Looks for the petals that strike one candidate, the target.
class BlossomSearch {
  public:
    BlossomSearch(const State& state, const AlsIndex& index, AlsSteps& steps,
                  const Deadline& deadline)
        : state_(state),
          index_(index),
          steps_(steps),
          lookout_(deadline, kPetalsBetweenLooks),
          most_petals_(most_petals(state.board().order())),
          nodes_of_digit_(state.board().order() + 1),
          covered_(state.board().order() + 1) {
        for (std::uint32_t node = 0; node < index.node_count(); ++node) {
            nodes_of_digit_[index.digit_of(node)].push_back(node);
        }
    }

    void run(Candidate target) {
        target_ = target;
        petals_.clear();
        for (auto& covered : covered_) covered.assign(index_.words(), 0);
        for (const std::uint32_t node : nodes_of_digit_[target.digit]) {
            if (contains(index_.seen(node), target.cell)) add_petal(index_.set_of(node));
        }
        for (const Cell stem : state_.open_cells()) {
            if (stem != target.cell && may_be_stem(stem)) grow(stem);
        }
    }

  private:
    // A set that holds the digit wherever it lacks another: a petal for all cells that see its
    // places of one of the others.
    void add_petal(std::uint32_t set) {
        petals_.push_back(set);
        for (const Digit digit : index_.digits(set)) {
            const AlsIndex::Words seen = index_.seen(index_.node(set, digit));
            for (std::size_t i = 0; i < seen.size(); ++i) covered_[digit][i] |= seen[i];
        }
    }

    [[nodiscard]] bool may_be_stem(Cell stem) const {
        const DigitSet candidates = state_.candidates(stem);
        return candidates.size() >= 2 && candidates.size() <= most_petals_ &&
               !candidates.contains(target_.digit) &&
               std::ranges::all_of(candidates,
                                   [&](Digit digit) { return contains(covered_[digit], stem); });
    }

    void grow(Cell stem) {
        stem_ = stem;
        choices_.clear();
        for (const Digit digit : state_.candidates(stem)) {
            auto& sets = choices_.emplace_back();
            for (const std::uint32_t set : petals_) {
                if (index_.digits(set).contains(digit) &&
                    contains(index_.seen(index_.node(set, digit)), stem)) {
                    sets.push_back(set);
                }
            }
        }
        // The petals come small first, so that the front ones bound what is still to come.
        least_rest_.assign(choices_.size() + 1, 0);
        for (std::size_t i = choices_.size(); i > 0; --i) {
            least_rest_[i - 1] = least_rest_[i] + index_.cell_count(choices_[i - 1].front());
        }
        fewest_cells_ = state_.board().cell_count();
        smallest_.clear();
        chosen_.clear();
        choose(0);
        for (const auto& sets : smallest_) report(sets);
    }

    void choose(std::uint32_t cells) {
        const std::size_t at = chosen_.size();
        if (cells + least_rest_[at] > fewest_cells_) return;
        if (at == choices_.size()) {
            if (cells < fewest_cells_) smallest_.clear();
            fewest_cells_ = cells;
            smallest_.push_back(chosen_);
            return;
        }
        for (const std::uint32_t set : choices_[at]) {
            if (lookout_.passed()) return;
            const std::uint32_t with = cells + index_.cell_count(set);
            if (with + least_rest_[at + 1] > fewest_cells_) return;
            if (std::ranges::any_of(
                    chosen_, [&](std::uint32_t other) { return index_.overlap(set, other); })) {
                continue;
            }
            chosen_.push_back(set);
            choose(with);
            chosen_.pop_back();
        }
    }

    void report(const std::vector<std::uint32_t>& sets) {
        const DigitSet stem_digits = state_.candidates(stem_);
        DigitSet digits = ~stem_digits;
        for (const std::uint32_t set : sets) digits &= index_.digits(set);
        std::vector<Candidate> eliminations;
        std::vector<std::uint64_t> struck(index_.words());
        for (const Digit digit : digits) {
            std::ranges::fill(struck, ~std::uint64_t{0});
            for (const std::uint32_t set : sets) {
                const AlsIndex::Words seen = index_.seen(index_.node(set, digit));
                for (std::size_t i = 0; i < struck.size(); ++i) struck[i] &= seen[i];
            }
            add_common(struck, struck, digit, eliminations);
        }
        sort_unique(eliminations);
        steps_.add({sets, {stem_digits.begin(), stem_digits.end()}, stem_, false}, eliminations);
    }

    const State& state_;
    const AlsIndex& index_;
    AlsSteps& steps_;
    Lookout lookout_;
    Digit most_petals_;
    std::vector<std::vector<std::uint32_t>> nodes_of_digit_;
    std::vector<std::vector<std::uint64_t>> covered_;  // per digit: cells that have a petal for it
    Candidate target_;
    std::vector<std::uint32_t> petals_;
    Cell stem_ = 0;
    std::vector<std::vector<std::uint32_t>> choices_;  // per candidate of the stem
    std::vector<std::uint32_t> least_rest_;
    std::uint32_t fewest_cells_ = 0;
    std::vector<std::uint32_t> chosen_;
    std::vector<std::vector<std::uint32_t>> smallest_;
};

}  // namespace

bool DeathBlossom::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    const AlsIndex& index = position.sets();
    AlsSteps steps(index, AlsSteps::Equals::all);
    BlossomSearch search(state, index, steps, sink.deadline());
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            if (sink.has_enough()) return false;
            search.run({cell, digit});
        }
    }
    if (sink.has_enough()) return false;
    return steps.offer(TechniqueId::death_blossom, sink);
}

const Technique* als_technique(TechniqueId id) {
    static const AlsXz kAlsXz;
    static const AlsXyWing kAlsXyWing;
    static const AlsChain kAlsChain;
    static const DeathBlossom kDeathBlossom;
    switch (id) {
        case TechniqueId::als_xz: return &kAlsXz;
        case TechniqueId::als_xy_wing: return &kAlsXyWing;
        case TechniqueId::als_chain: return &kAlsChain;
        case TechniqueId::death_blossom: return &kDeathBlossom;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
