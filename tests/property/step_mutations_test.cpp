// What the checker refuses: whatever happens to a pattern, no conclusion that contradicts the
// solution passes, and few broken patterns do.
#include <algorithm>
#include <functional>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "base/test_rounds.hpp"
#include "support/walks.hpp"

namespace sudokit {
namespace {

using tests::SolvedPuzzle;

// Everything in a pattern that can be altered: its numbers (cells, houses and digits alike), its
// sets of digits, and its lists.
class Parts {
  public:
    explicit Parts(Pattern& pattern) { std::visit(*this, pattern); }

    /// Alters one part at random; false if there is none.
    bool alter(const Board& board, Rng& rng) {
        if (changes_.empty()) return false;
        changes_[rng.below(changes_.size())](board, rng);
        return true;
    }

    void operator()(SinglePattern& pattern) {
        candidate(pattern.candidate);
        optional(pattern.house);
    }
    void operator()(SubsetPattern& pattern) {
        list(pattern.houses);
        list(pattern.cells);
        digits(pattern.digits);
    }
    void operator()(FishPattern& pattern) {
        number(pattern.digit);
        list(pattern.base);
        list(pattern.cover);
        list(pattern.fins);
    }
    void operator()(WingPattern& pattern) {
        number(pattern.pivot);
        list(pattern.pincers);
        number(pattern.digit);
    }
    void operator()(ChainPattern& pattern) {
        for (ChainNode& node : pattern.nodes) {
            list(node.cells);
            number(node.digit);
        }
        for (ChainLink& link : pattern.links) {
            optional(link.house);
            if (link.set) set(*link.set);
            if (link.hidden) set(*link.hidden);
            if (link.guarded) (*this)(*link.guarded);
        }
        shorten(pattern.nodes);
        shorten(pattern.links);
    }
    void operator()(ColouringPattern& pattern) {
        number(pattern.digit);
        for (ColourCluster& cluster : pattern.clusters) {
            for (auto& colour : cluster.colours) list(colour);
            for (ConjugatePair& pair : cluster.pairs) {
                number(pair.first);
                number(pair.second);
                number(pair.house);
            }
            shorten(cluster.pairs);
        }
        shorten(pattern.clusters);
    }
    void operator()(RectanglePattern& pattern) {
        for (Cell& corner : pattern.corners) number(corner);
        digits(pattern.digits);
        list(pattern.others);
        digits(pattern.subset);
        list(pattern.houses);
    }
    void operator()(BugPattern& pattern) { candidate(pattern.candidate); }
    void operator()(GuardianPattern& pattern) {
        list(pattern.cells);
        digits(pattern.digits);
        for (Candidate& guardian : pattern.guardians) candidate(guardian);
        shorten(pattern.guardians);
        list(pattern.others);
        digits(pattern.subset);
        list(pattern.houses);
    }
    void operator()(AutomorphismPattern& pattern) {
        list(pattern.cells);
        list(pattern.digits);
    }
    void operator()(MedusaPattern& pattern) {
        for (auto& colour : pattern.colours) {
            for (Candidate& one : colour) candidate(one);
            shorten(colour);
        }
        for (MedusaLink& link : pattern.links) {
            candidate(link.first);
            candidate(link.second);
            optional(link.house);
        }
        shorten(pattern.links);
        if (pattern.dead_end) number(pattern.dead_end->cell);
    }
    void operator()(AlignedPattern& pattern) {
        list(pattern.cells);
        list(pattern.excluders);
    }
    void operator()(LeftoverPattern& pattern) {
        list(pattern.houses);
        list(pattern.others);
        number(pattern.digit);
    }
    void operator()(AlsPattern& pattern) {
        for (AlmostLockedSet& one : pattern.sets) set(one);
        for (DigitSet& common : pattern.commons) digits(common);
        optional(pattern.stem);
        shorten(pattern.sets);
    }
    void operator()(SueDeCoqPattern& pattern) {
        number(pattern.line);
        number(pattern.box);
        list(pattern.crossing);
        list(pattern.line_cells);
        list(pattern.box_cells);
        digits(pattern.line_digits);
        digits(pattern.box_digits);
    }
    void operator()(LockedSetsPattern& pattern) {
        list(pattern.cells);
        for (HouseDigits& cover : pattern.covers) {
            number(cover.house);
            digits(cover.digits);
        }
        shorten(pattern.covers);
    }
    void operator()(ExocetPattern& pattern) {
        list(pattern.base);
        list(pattern.targets);
        digits(pattern.digits);
        list(pattern.lines);
        list(pattern.second_base);
        list(pattern.second_targets);
        for (HouseDigits& cover : pattern.covers) {
            number(cover.house);
            digits(cover.digits);
        }
        shorten(pattern.covers);
    }
    void operator()(FireworksPattern& pattern) {
        list(pattern.wings);
        for (Firework& firework : pattern.fireworks) {
            number(firework.corner);
            digits(firework.digits);
        }
        shorten(pattern.fireworks);
    }
    void operator()(ForcingPattern& pattern) {
        optional(pattern.cell);
        optional(pattern.house);
        for (ForcingBranch& one : pattern.branches) branch(one);
        shorten(pattern.branches);
        if (pattern.guarded) (*this)(*pattern.guarded);
        if (pattern.fish) (*this)(*pattern.fish);
    }
    void operator()(ConstraintPattern& pattern) {
        number(pattern.constraint);
        list(pattern.cells);
        digits(pattern.digits);
    }

  private:
    void branch(ForcingBranch& part) {
        for (Consequence& consequence : part.consequences) {
            candidate(consequence.candidate);
            list(consequence.parents);
            if (consequence.reason == Consequence::Reason::step) number(consequence.step);
        }
        shorten(part.consequences);
        for (Step& step : part.steps) std::visit(*this, step.pattern);
        shorten(part.steps);
        for (ForcingBranch& one : part.cases) branch(one);
        shorten(part.cases);
        optional(part.cell);
        optional(part.house);
    }
    template <class Set>
    void set(Set& part) {
        number(part.house);
        list(part.cells);
        digits(part.digits);
    }
    void number(std::uint32_t& part) {
        // Small numbers are also houses and digits; now and then one is far out.
        changes_.emplace_back([&part](const Board& board, Rng& rng) {
            part = static_cast<std::uint32_t>(
                rng.below(rng.below(4) == 0 ? board.cell_count() + 2 : 3 * board.order()));
        });
    }
    void candidate(Candidate& part) {
        number(part.cell);
        number(part.digit);
    }
    void optional(std::optional<std::uint32_t>& part) {
        if (part) number(*part);
    }
    void digits(DigitSet& part) {
        changes_.emplace_back([&part](const Board& board, Rng& rng) {
            const auto digit = static_cast<Digit>(1 + rng.below(board.order()));
            part = DigitSet(part.bits() ^ DigitSet::of(digit).bits());
        });
    }
    void list(std::vector<std::uint32_t>& part) {
        for (std::uint32_t& one : part) number(one);
        shorten(part);
    }
    template <class Part>
    void shorten(std::vector<Part>& part) {
        if (part.empty()) return;
        changes_.emplace_back([&part](const Board&, Rng& rng) {
            if (part.empty()) return;
            part.erase(part.begin() + static_cast<std::ptrdiff_t>(rng.below(part.size())));
        });
    }

    std::vector<std::function<void(const Board&, Rng&)>> changes_;
};

void insert_sorted(std::vector<Candidate>& list, Candidate candidate) {
    list.insert(std::ranges::lower_bound(list, candidate), candidate);
}

// Adds a conclusion that contradicts the solution, in or near the cells of the others.
void add_wrong_conclusion(Step& step, const State& state, const Grid& solution, Rng& rng) {
    std::vector<Cell> cells(state.open_cells().begin(), state.open_cells().end());
    const Cell cell = cells[rng.below(cells.size())];
    const Digit right = solution.digits[cell];
    const DigitSet wrong = state.candidates(cell) & ~DigitSet::of(right);
    if (wrong.empty() || rng.below(4) != 0) {
        insert_sorted(step.eliminations, {cell, right});
    } else {
        insert_sorted(step.placements, {cell, wrong.first()});
    }
}

struct Tally {
    int patterns = 0;  // altered
    int accepted = 0;  // of these
};

void mutate(const Step& step, const State& state, const Grid& solution, Rng& rng, Tally& tally) {
    for (int i = 0; i < 4; ++i) {
        Step wrong = step;
        add_wrong_conclusion(wrong, state, solution, rng);
        ASSERT_TRUE(check(wrong, state)) << tests::describe(wrong, state.board());

        Step altered = step;
        if (!Parts(altered.pattern).alter(state.board(), rng)) return;
        if (altered.pattern == step.pattern) continue;
        ++tally.patterns;
        tally.accepted += check(altered, state) ? 0 : 1;
        altered.placements.clear();
        altered.eliminations.clear();
        add_wrong_conclusion(altered, state, solution, rng);
        ASSERT_TRUE(check(altered, state)) << tests::describe(altered, state.board());
    }
}

void mutate_steps(const SolvedPuzzle& puzzle, Rng& rng, Tally& tally) {
    tests::walk(puzzle, TechniqueSet().set(), rng, [&](const State& state) {
        if (::testing::Test::HasFatalFailure() || state.open_count() == 0) return;
        for (const TechniqueInfo& info : all_techniques()) {
            for (const Step& step : tests::some_steps(info.id, state, 5)) {
                ASSERT_NO_FATAL_FAILURE(mutate(step, state, puzzle.solution, rng, tally))
                    << puzzle.name;
            }
        }
    });
}

TEST(Check, RefusesWrongConclusionsAndMostBrokenPatterns) {
    Tally tally;
    std::uint64_t number = 0;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(1U); ++seed) {
        Rng rng(seed);
        for (const SolvedPuzzle& puzzle : tests::random_puzzles(100 + seed)) {
            if (!tests::takes_case(number++)) continue;
            ASSERT_NO_FATAL_FAILURE(mutate_steps(puzzle, rng, tally)) << puzzle.name;
        }
    }

    // A pattern may well say more than its conclusions need.
    EXPECT_GT(tally.patterns, tests::test_factor() < 1 ? 20 : 1000);
    EXPECT_LT(tally.accepted, tally.patterns / 10);
}

}  // namespace
}  // namespace sudokit
