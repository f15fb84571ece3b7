// The steps of a puzzle and of its images under exchanges of lines, of rows with columns, and of
// digits are images of each other, and right there.
#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"
#include "sudokit/symmetry.hpp"

#include "base/test_rounds.hpp"
#include "support/walks.hpp"

namespace sudokit {
namespace {

using tests::SolvedPuzzle;

// Rows may become columns on all boards, also where that makes another board.
Transformation some_transformation(const Board& board, Rng& rng) {
    const Transformation first =
        rng.below(2) == 0 ? Transformation(board) : turn(board, Turn::diagonal);
    return compose(first, random_transformation(*SymmetryGroup::of(first.to()), rng));
}

State image(const State& state, const Puzzle& puzzle, const Transformation& to) {
    State out(*image(to, puzzle));
    for (Cell cell = 0; cell < state.board().cell_count(); ++cell) {
        if (!state.is_open(cell)) {
            const Candidate placed = to.candidate({cell, state.digit(cell)});
            if (out.is_open(placed.cell)) out.place(placed);
            continue;
        }
        for (const Digit digit : state.board().digits() & ~state.candidates(cell)) {
            out.remove(to.candidate({cell, digit}));
        }
    }
    return out;
}

using Conclusions = std::pair<std::vector<Candidate>, std::vector<Candidate>>;

std::vector<Step> all_steps(TechniqueId id, const State& state) {
    std::vector<Step> all;
    find_steps(id, state, [&](const Step& step) {
        all.push_back(step);
        return true;
    });
    return all;
}

std::vector<Conclusions> conclusions_of(const std::vector<Step>& steps) {
    std::vector<Conclusions> all;
    for (const Step& step : steps) all.emplace_back(step.placements, step.eliminations);
    std::ranges::sort(all);
    return all;
}

// Of chains that conclude the same only the shortest is offered, and which ones there is time to
// look at depends on the order of the cells; so chains are left out. So is the law of leftovers,
// which looks at neighbouring lines, and these need not stay neighbours.
bool is_symmetric(const TechniqueInfo& info) {
    switch (info.id) {
        case TechniqueId::remote_pair:
        case TechniqueId::als_chain:
        case TechniqueId::law_of_leftovers: return false;
        case TechniqueId::skyscraper:
        case TechniqueId::two_string_kite:
        case TechniqueId::turbot_fish:
        case TechniqueId::empty_rectangle: return true;
        default:
            return info.family != TechniqueFamily::chain && info.family != TechniqueFamily::forcing;
    }
}

// Of each technique in a state.
constexpr std::size_t kChecked = 5;

int compare(const SolvedPuzzle& puzzle, const State& state, Rng& rng) {
    const Transformation to = some_transformation(state.board(), rng);
    const State mirrored = image(state, puzzle.puzzle, to);
    std::size_t count = 0;
    for (const TechniqueInfo& info : all_techniques()) {
        if (!tests::takes_technique(info.id, rng)) continue;
        std::vector<Step> steps = is_symmetric(info) ? all_steps(info.id, state)
                                                     : tests::some_steps(info.id, state, kChecked);
        for (Step& step : steps) step = image(to, step);
        for (const Step& step : std::span(steps).first(std::min(steps.size(), kChecked))) {
            const auto fault = check(step, mirrored);
            EXPECT_FALSE(fault) << info.word << " on " << puzzle.name << ": "
                                << fault->in(Language::en);
        }
        count += steps.size();
        if (!is_symmetric(info)) continue;
        EXPECT_EQ(conclusions_of(steps), conclusions_of(all_steps(info.id, mirrored)))
            << info.word << " on " << puzzle.name << " with " << state.open_count() << " open";
    }
    return static_cast<int>(count);
}

TEST(Steps, OfAMirroredPuzzleAreMirrored) {
    int steps = 0;
    std::uint64_t number = 0;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(1U); ++seed) {
        Rng rng(seed);
        for (const SolvedPuzzle& puzzle : tests::random_puzzles(200 + seed)) {
            if (!tests::takes_case(number++)) continue;
            tests::walk(puzzle, TechniqueSet().set(), rng, [&](const State& state) {
                if (!::testing::Test::HasFailure()) steps += compare(puzzle, state, rng);
            });
        }
    }
    EXPECT_GT(steps, tests::test_factor() < 1 ? 20 : 1000);
}

}  // namespace
}  // namespace sudokit
