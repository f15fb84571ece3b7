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

// Candidates of which one must hold: those of a cell, or places of a digit in a house.
struct TreeSearch::Choice {
    std::optional<Cell> cell;
    std::optional<std::uint32_t> house;
    std::uint32_t first = 0;  // of its candidates, among those of all choices
    std::uint32_t size = 0;
};

// All choices that there are at one level of a tree.
class TreeSearch::Choices {
  public:
    void begin(Choice choice) {
        choice.first = static_cast<std::uint32_t>(candidates_.size());
        all_.push_back(choice);
    }
    // To the choice that was begun last.
    void add(Candidate candidate) {
        candidates_.push_back(candidate);
        ++all_.back().size;
    }

    [[nodiscard]] std::span<const Choice> all() const { return all_; }
    [[nodiscard]] std::span<const Candidate> candidates(const Choice& choice) const {
        return std::span(candidates_).subspan(choice.first, choice.size);
    }

  private:
    std::vector<Choice> all_;
    std::vector<Candidate> candidates_;
};

// What is known of the candidates that are left at one level of a tree: each is followed once.
class TreeSearch::Level {
  public:
    explicit Level(const State& state)
        : order_(state.board().order()), number_(state.board().cell_count() * order_, 0) {}

    struct Known {
        bool followed = false;
        std::optional<Refutation> refutation;
    };

    // Good until another one is asked for.
    Known& operator[](Candidate candidate) {
        std::uint32_t& number = number_[candidate.cell * order_ + candidate.digit - 1];
        if (number == 0) {
            known_.emplace_back();
            number = static_cast<std::uint32_t>(known_.size());
        }
        return known_[number - 1];
    }

  private:
    std::size_t order_;
    std::vector<std::uint32_t> number_;  // by candidate: in `known_`, from 1
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
    const Choices choices = this->choices();
    for (std::uint32_t size = 2; size <= std::min(bound.leaves, state_.board().order()); ++size) {
        for (const Choice& choice : choices.all()) {
            if (choice.size != size) continue;
            if (lookout_.seen()) return std::nullopt;
            const auto candidates = choices.candidates(choice);
            const auto cases_size = size_of(candidates, depth, level, bound);
            if (!cases_size) continue;
            bound = *cases_size;
            best = Refutation{bound, choice.cell, choice.house, {}, {}};
            best->assumed.assign(candidates.begin(), candidates.end());
            for (const Candidate candidate : candidates) {
                best->cases.push_back(*level[candidate].refutation);
            }
        }
    }
    return best;
}

// How large a refutation by these cases is, if each of them can be refuted, and all in the bound.
std::optional<Refutation::Size> TreeSearch::size_of(std::span<const Candidate> cases,
                                                    std::uint32_t depth, Level& level,
                                                    const Refutation::Size& bound) {
    Refutation::Size size{1, 0, 0};
    for (const Candidate candidate : cases) {
        Level::Known& known = level[candidate];
        if (!std::exchange(known.followed, true)) {
            known.refutation = refute(candidate, depth, bound);
        }
        if (!known.refutation) return std::nullopt;
        size = size + known.refutation->size;
        if (size >= bound) return std::nullopt;
    }
    return size;
}

TreeSearch::Choices TreeSearch::choices() const {
    Choices out;
    for (const Cell cell : state_.open_cells()) {
        const DigitSet digits = propagation_.candidates(cell);
        if (digits.empty() || digits.is_single()) continue;
        out.begin({cell, {}});
        for (const Digit digit : digits) out.add({cell, digit});
    }
    const auto houses = state_.board().houses();
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        for (const Digit digit : state_.board().digits() & ~state_.placed(house)) {
            std::uint64_t places = propagation_.places(house, digit);
            if (places == 0 || is_one_bit(places)) continue;
            out.begin({{}, house});
            for (; places != 0; places &= places - 1) {
                out.add({first_cell_at(houses[house], places), digit});
            }
        }
    }
    return out;
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
