#include "logic/techniques/forcing/tree_search.hpp"

#include <algorithm>
#include <utility>

#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

constexpr std::uint64_t kTreeFactsBetweenLooks = 5'000;

// Constraints are no houses, and say nothing to singles.
TechniqueSet steps_inside(const State& state) {
    TechniqueSet inner;
    inner.set(static_cast<std::size_t>(TechniqueId::constraint), !state.constraints().empty());
    return inner;
}

Refutation::Size operator+(const Refutation::Size& a, const Refutation::Size& b) {
    return {a.assumptions + b.assumptions, a.leaves + b.leaves, a.length + b.length};
}

}  // namespace

// Candidates of which one must hold.
struct TreeSearch::Choice {
    std::optional<Cell> cell;
    std::optional<std::uint32_t> house;
    std::vector<Candidate> candidates;
};

// What is known of the candidates that are left at one level of a tree: each is followed once.
class TreeSearch::Level {
  public:
    explicit Level(const State& state)
        : order_(state.board().order()), known_(state.board().cell_count() * order_) {}

    struct Known {
        bool followed = false;
        std::optional<Refutation> refutation;
    };

    Known& operator[](Candidate candidate) {
        return known_[candidate.cell * order_ + candidate.digit - 1];
    }

  private:
    std::size_t order_;
    std::vector<Known> known_;
};

TreeSearch::TreeSearch(const State& state, const Deadline& deadline)
    : state_(state),
      propagation_(state, steps_inside(state)),
      lookout_(deadline, kTreeFactsBetweenLooks) {}

std::optional<Refutation> TreeSearch::refute(Candidate candidate, std::uint32_t depth,
                                             const Refutation::Size& bound) {
    Trail& trail = propagation_.trail();
    const std::uint32_t start = trail.size();
    std::optional<Refutation> found;
    const auto dead_end = propagation_.assume({candidate, true});
    const std::uint32_t facts = trail.size() - start;
    work_ += facts;
    if (!lookout_.passed(facts)) {
        if (dead_end) {
            found = Refutation{{0, 1, trail.length_to(*dead_end)}, {}, {}, {}, {}};
        } else if (depth > 1) {
            found = split(depth - 1, bound);
        }
    }
    propagation_.retract(start);
    return found;
}

// Choices with few candidates come first: they have few leaves.
std::optional<Refutation> TreeSearch::split(std::uint32_t depth, Refutation::Size bound) {
    std::optional<Refutation> best;
    Level level(state_);
    for (std::uint32_t size = 2; size <= std::min(bound.leaves, state_.board().order()); ++size) {
        for (const Choice& choice : choices_of_size(size)) {
            if (lookout_.seen()) return std::nullopt;
            consider(choice, depth, level, best, bound);
        }
    }
    return best;
}

// Makes the choice the best if each of its candidates can be refuted, and all of them in the bound.
void TreeSearch::consider(const Choice& choice, std::uint32_t depth, Level& level,
                          std::optional<Refutation>& best, Refutation::Size& bound) {
    Refutation::Size size{1, 0, 0};
    for (const Candidate candidate : choice.candidates) {
        Level::Known& known = level[candidate];
        if (!std::exchange(known.followed, true)) {
            known.refutation = refute(candidate, depth, bound);
        }
        if (!known.refutation) return;
        size = size + known.refutation->size;
        if (size >= bound) return;
    }
    bound = size;
    best = Refutation{size, choice.cell, choice.house, choice.candidates, {}};
    for (const Candidate candidate : choice.candidates) {
        best->cases.push_back(*level[candidate].refutation);
    }
}

std::vector<TreeSearch::Choice> TreeSearch::choices_of_size(std::uint32_t size) const {
    std::vector<Choice> choices;
    for (const Cell cell : state_.open_cells()) {
        const DigitSet digits = propagation_.candidates(cell);
        if (digits.size() != size) continue;
        Choice choice{cell, {}, {}};
        for (const Digit digit : digits) choice.candidates.push_back({cell, digit});
        choices.push_back(std::move(choice));
    }
    const auto houses = state_.board().houses();
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        for (const Digit digit : state_.board().digits() & ~state_.placed(house)) {
            const std::uint64_t places = propagation_.places(house, digit);
            if (count_bits(places) != size) continue;
            Choice choice{{}, house, {}};
            for (std::size_t i = 0; i < houses[house].cells.size(); ++i) {
                if ((places >> i & 1) == 0) continue;
                choice.candidates.push_back({houses[house].cells[i], digit});
            }
            choices.push_back(std::move(choice));
        }
    }
    return choices;
}

ForcingBranch TreeSearch::branch_of(Candidate candidate, const Refutation& refutation) {
    propagation_.retract(0);
    std::vector<bool> wanted;
    ForcingBranch branch = build(candidate, refutation, wanted);
    return branch;
}

// In `wanted`, the facts of the levels above that the branch rests on are added.
ForcingBranch TreeSearch::build(Candidate candidate, const Refutation& refutation,
                                std::vector<bool>& wanted) {
    Trail& trail = propagation_.trail();
    const std::uint32_t start = trail.size();
    const auto dead_end = propagation_.assume({candidate, true});
    wanted.resize(trail.size(), false);
    std::vector<ForcingBranch> cases;
    for (std::size_t i = 0; i < refutation.cases.size(); ++i) {
        cases.push_back(build(refutation.assumed[i], refutation.cases[i], wanted));
    }
    if (dead_end) {
        trail.want(*dead_end, wanted);
    } else if (refutation.cell) {
        for (const Digit digit : state_.candidates(*refutation.cell)) {
            const Candidate other{*refutation.cell, digit};
            if (trail.has({other, false})) trail.want_gone(other, wanted);
        }
    } else if (refutation.house) {
        const Digit digit = refutation.assumed.front().digit;
        for (const Cell cell : state_.board().houses()[*refutation.house].cells) {
            if (trail.has({{cell, digit}, false})) trail.want_gone({cell, digit}, wanted);
        }
    }
    ForcingBranch branch = trail.branch_from(start, wanted);
    branch.dead_end = dead_end;
    branch.cases = std::move(cases);
    branch.cell = refutation.cell;
    branch.house = refutation.house;
    propagation_.retract(start);
    wanted.resize(start);
    return branch;
}

}  // namespace sudokit::logic
