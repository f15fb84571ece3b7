// Walks through models over random boards: every deduction is one, by code that knows only the
// puzzle and the digits placed so far.
#include "sudokit/model_walk.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "base/test_rounds.hpp"
#include "support/boards.hpp"

namespace sudokit {
namespace {

using tests::add_random_pencilmarks;
using tests::random_board;
using tests::random_puzzle;

// What is known of the variables: 1, 0 or open.
class Variables {
  public:
    explicit Variables(const Puzzle& puzzle)
        : puzzle_(puzzle), digits_(puzzle.givens().begin(), puzzle.givens().end()) {}

    bool is_one(Candidate x) const { return digits_[x.cell] == x.digit; }
    bool is_open(Candidate x) const {
        if (digits_[x.cell] != 0 || !puzzle_.pencilmarks(x.cell).contains(x.digit)) return false;
        const auto peers = puzzle_.board().peers(x.cell);
        return std::ranges::none_of(peers, [&](Cell peer) { return digits_[peer] == x.digit; });
    }
    std::set<Candidate> open() const {
        std::set<Candidate> out;
        for (Cell cell = 0; cell < digits_.size(); ++cell) {
            for (const Digit digit : puzzle_.board().digits()) {
                if (is_open({cell, digit})) out.insert({cell, digit});
            }
        }
        return out;
    }
    std::size_t ones(const Equation& equation) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(equation.terms, [&](Candidate x) { return is_one(x); }));
    }
    std::vector<Candidate> open_terms(const Equation& equation) const {
        std::vector<Candidate> out;
        std::ranges::copy_if(equation.terms, std::back_inserter(out),
                             [&](Candidate x) { return is_open(x); });
        return out;
    }
    Digit digit(Cell cell) const { return digits_[cell]; }
    void place(Candidate x) { digits_[x.cell] = static_cast<std::uint8_t>(x.digit); }
    Grid grid() const { return {puzzle_.board(), digits_}; }

  private:
    const Puzzle& puzzle_;
    std::vector<std::uint8_t> digits_;
};

// Checks the steps of one walk, one after the other.
class StepChecks {
  public:
    StepChecks(const Puzzle& puzzle, WalkModel model)
        : puzzle_(puzzle), programme_(puzzle), model_(model), known_(puzzle) {}

    void check(const ModelStep& step) {
        const std::set<Candidate> before = known_.open();
        EXPECT_TRUE(before.contains(step.placement));
        if (step.kind == ModelStepKind::choice) {
            check_choice(step);
        } else {
            EXPECT_FALSE(step.equations.empty());
            for (const std::uint32_t equation : step.equations) check_equation(step, equation);
        }
        if (step.kind == ModelStepKind::last_cell) check_last_cell(step);
        if (step.kind == ModelStepKind::cell) {
            EXPECT_EQ(step.values.size(), 1U);
            EXPECT_EQ(step.reasons.size(), puzzle_.board().order() - 1);
        }
        if (step.kind == ModelStepKind::house) {
            EXPECT_FALSE(step.reasons.empty());
        }
        for (const ModelReason& reason : step.reasons) check_reason(reason);
        known_.place(step.placement);
        check_zeros(step, before);
    }

    const Variables& known() const { return known_; }
    const Programme& programme() const { return programme_; }

  private:
    void check_equation(const ModelStep& step, std::uint32_t index) const {
        ASSERT_LT(index, programme_.rule_count());
        const Equation equation = programme_.equation(index);
        EXPECT_EQ(known_.ones(equation), 0U);
        EXPECT_EQ(known_.open_terms(equation), std::vector<Candidate>{step.placement})
            << equation_name(puzzle_.board(), equation);
    }

    // The houses named are those, and all those, where no other cell is empty.
    void check_last_cell(const ModelStep& step) const {
        EXPECT_EQ(model_, WalkModel::cube);
        const Board& board = puzzle_.board();
        for (std::uint32_t index = 0; index < programme_.rule_count(); ++index) {
            const Equation equation = programme_.equation(index);
            if (equation.family == EquationFamily::cell || equation.digit != step.placement.digit) {
                continue;
            }
            const auto cells = board.houses()[equation.house].cells;
            const bool is_last =
                std::ranges::count(cells, step.placement.cell) == 1 &&
                std::ranges::count_if(cells, [&](Cell c) { return known_.digit(c) == 0; }) == 1;
            EXPECT_EQ(std::ranges::count(step.equations, index) == 1, is_last)
                << equation_name(board, equation);
        }
    }

    void check_choice(const ModelStep& step) const {
        EXPECT_GT(step.values.size(), 1U);
        for (std::uint32_t index = 0; index < programme_.rule_count(); ++index) {
            const Equation equation = programme_.equation(index);
            const bool forces =
                known_.ones(equation) == 0 && known_.open_terms(equation).size() == 1;
            // In an order asked for, other cells may well be forced.
            const bool here = known_.open_terms(equation) == std::vector{step.placement};
            if (!step.ordered || here) {
                EXPECT_FALSE(forces) << equation_name(puzzle_.board(), equation);
            }
        }
    }

    void check_reason(const ModelReason& reason) const {
        EXPECT_FALSE(known_.is_open(reason.zero));
        EXPECT_FALSE(known_.is_one(reason.zero));
        if (reason.by) {
            EXPECT_EQ(known_.digit(*reason.by), reason.zero.digit);
            EXPECT_EQ(std::ranges::count(puzzle_.board().peers(reason.zero.cell), *reason.by), 1);
        } else {
            EXPECT_FALSE(puzzle_.pencilmarks(reason.zero.cell).contains(reason.zero.digit));
        }
    }

    void check_zeros(const ModelStep& step, const std::set<Candidate>& before) const {
        std::vector<Candidate> closed;
        std::ranges::set_difference(before, known_.open(), std::back_inserter(closed));
        std::erase(closed, step.placement);
        EXPECT_EQ(step.zeros, closed);
    }

    const Puzzle& puzzle_;
    Programme programme_;
    WalkModel model_;
    Variables known_;
};

bool is_contradictory(const StepChecks& checks, const Puzzle& puzzle) {
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        const Digit digit = checks.known().digit(cell);
        if (digit != 0 && !puzzle.pencilmarks(cell).contains(digit)) return true;
    }
    for (std::uint32_t i = 0; i < checks.programme().rule_count(); ++i) {
        const Equation equation = checks.programme().equation(i);
        const std::size_t ones = checks.known().ones(equation);
        if (ones > 1 || (ones == 0 && checks.known().open_terms(equation).empty())) return true;
    }
    return false;
}

void check_end(const ModelWalk& walk, const Puzzle& puzzle, const StepChecks& checks,
               const SolveAnswer& truth) {
    switch (walk.end) {
        case ModelWalkEnd::solved:
            EXPECT_TRUE(solves(checks.known().grid(), puzzle));
            EXPECT_EQ(walk.verdict, truth.verdict);
            break;
        case ModelWalkEnd::dead_end:
            EXPECT_TRUE(is_contradictory(checks, puzzle));
            EXPECT_EQ(truth.verdict, Verdict::none);
            break;
        case ModelWalkEnd::stuck: EXPECT_EQ(truth.verdict, Verdict::none); break;
        case ModelWalkEnd::stopped: ADD_FAILURE() << "nothing stops it"; break;
    }
}

// Words have their arguments, in all languages.
void check_words(const ModelWalk& walk) {
    for (const Language language : {Language::en, Language::fr}) {
        State state = walk.start;
        for (const ModelStep& step : walk.steps) {
            const std::string text = model_step_text(walk, step, state, language, Symbols::numbers);
            EXPECT_EQ(text.find_first_of("{}|"), std::string::npos) << text;
            EXPECT_EQ(text.find(": ."), std::string::npos) << text;
            state.place(step.placement);
        }
        const std::string around =
            model_start_text(walk, language) + model_end_text(walk, language, Symbols::numbers);
        EXPECT_EQ(around.find_first_of("{}|"), std::string::npos) << around;
    }
}

std::vector<Cell> random_order(const Puzzle& puzzle, Rng& rng) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        if (puzzle.given(cell) == 0) cells.push_back(cell);
    }
    rng.shuffle(cells);
    cells.resize(std::min<std::size_t>(cells.size(), rng.below(6)));
    return cells;
}

void check_walk(const Puzzle& puzzle, const ModelWalkOptions& options) {
    Solver solver;
    const SolveAnswer truth = solver.solve(puzzle).value();
    const ModelWalk walk = walk_model(puzzle, options, solver);

    StepChecks checks(puzzle, options.model);
    for (const ModelStep& step : walk.steps) {
        SCOPED_TRACE(cell_name(puzzle.board(), step.placement.cell));
        checks.check(step);
        if (truth.verdict == Verdict::one) {
            EXPECT_EQ(truth.solutions.front().digits[step.placement.cell], step.placement.digit);
        }
        if (testing::Test::HasFailure()) return;
    }
    check_end(walk, puzzle, checks, truth);
    check_words(walk);
    if (truth.verdict != Verdict::none) {
        ASSERT_GE(walk.steps.size(), options.order.size());
        for (std::size_t i = 0; i < options.order.size(); ++i) {
            EXPECT_EQ(walk.steps[i].placement.cell, options.order[i]);
            EXPECT_TRUE(walk.steps[i].ordered);
        }
    }
}

TEST(ModelWalkProperty, EveryStepFollowsFromTheOnesBefore) {
    std::size_t choices = 0;
    std::size_t dead_ends = 0;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(300U); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Rng rng(seed);
        const Board board = random_board(9, rng);
        Puzzle puzzle = random_puzzle(board, 20 + static_cast<std::uint32_t>(rng.below(50)), rng);
        if (rng.below(3) == 0) add_random_pencilmarks(puzzle, rng);
        const std::vector<Cell> order =
            rng.below(2) == 0 ? random_order(puzzle, rng) : std::vector<Cell>{};
        for (const WalkModel model : {WalkModel::cube, WalkModel::graph}) {
            check_walk(puzzle, {.model = model, .order = order});
            if (HasFailure()) return;
        }
        const ModelWalk walk = walk_model(puzzle);
        choices += walk.choices;
        if (walk.end == ModelWalkEnd::dead_end) ++dead_ends;
    }
    // All of them are met.
    EXPECT_GT(choices, tests::test_rounds(50U));
    EXPECT_GT(dead_ends, tests::test_rounds(10U));
}

// The cells that a round of the walk through the cube takes, by the definition.
std::vector<Cell> round_of(const Variables& known, const Programme& programme) {
    std::set<Cell> last;
    std::set<Cell> cells;
    std::set<Cell> houses;
    const Board& board = programme.puzzle().board();
    for (std::uint32_t i = 0; i < programme.rule_count(); ++i) {
        const Equation equation = programme.equation(i);
        const std::vector<Candidate> open = known.open_terms(equation);
        if (known.ones(equation) != 0 || open.size() != 1) continue;
        const bool of_cell = equation.family == EquationFamily::cell;
        (of_cell ? cells : houses).insert(open.front().cell);
        if (of_cell) continue;
        const auto in_house = board.houses()[equation.house].cells;
        const auto empty =
            std::ranges::count_if(in_house, [&](Cell cell) { return known.digit(cell) == 0; });
        if (empty == 1) last.insert(open.front().cell);
    }
    for (const auto* kind : {&last, &cells, &houses}) {
        if (!kind->empty()) return {kind->begin(), kind->end()};
    }
    return {};
}

TEST(ModelWalkProperty, TheCubeIsFilledInRounds) {
    std::size_t rounds = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Rng rng(seed);
        const Puzzle puzzle = random_puzzle(random_board(9, rng), 45, rng);
        const ModelWalk walk = walk_model(puzzle);
        if (walk.end != ModelWalkEnd::solved) continue;
        const Programme programme(puzzle);
        Variables known(puzzle);
        for (std::size_t i = 0; i < walk.steps.size(); ++rounds) {
            std::vector<Cell> expected = round_of(known, programme);
            if (expected.empty()) expected = {walk.steps[i].placement.cell};  // a choice
            for (const Cell cell : expected) {
                ASSERT_LT(i, walk.steps.size());
                ASSERT_EQ(walk.steps[i].placement.cell, cell);
                known.place(walk.steps[i++].placement);
            }
        }
    }
    EXPECT_GT(rounds, 200U);
}

TEST(ModelWalkProperty, TheMostSaturatedVertexIsColouredFirst) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Rng rng(seed);
        const Puzzle puzzle = random_puzzle(random_board(9, rng), 45, rng);
        Variables known(puzzle);
        const Board& board = puzzle.board();
        const auto left = [&](Cell cell) {
            const auto digits = board.digits();
            return std::ranges::count_if(digits, [&](Digit digit) {
                return known.is_open({cell, digit});
            });
        };
        const auto open_peers = [&](Cell cell) {
            return std::ranges::count_if(board.peers(cell),
                                         [&](Cell peer) { return known.digit(peer) == 0; });
        };
        for (const ModelStep& step : walk_model(puzzle, {.model = WalkModel::graph}).steps) {
            const Cell taken = step.placement.cell;
            for (Cell cell = 0; cell < board.cell_count(); ++cell) {
                if (known.digit(cell) != 0 || step.kind == ModelStepKind::house) continue;
                ASSERT_GE(left(cell), left(taken));
                if (left(cell) == left(taken)) {
                    ASSERT_TRUE(open_peers(cell) < open_peers(taken) ||
                                (open_peers(cell) == open_peers(taken) && cell >= taken));
                }
            }
            known.place(step.placement);
        }
    }
}

TEST(ModelWalkProperty, LargeBoardsAreWalkedThroughToTheEnd) {
    Rng rng(7);
    for (const std::uint32_t order : {16U, 25U}) {
        if (!tests::takes_case(order == 25)) continue;
        const Puzzle puzzle = random_puzzle(Board::standard(order), 60, rng);
        for (const WalkModel model : {WalkModel::cube, WalkModel::graph}) {
            check_walk(puzzle, {.model = model, .order = {}});
            if (HasFailure()) return;
        }
    }
}

}  // namespace
}  // namespace sudokit
