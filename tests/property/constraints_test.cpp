// Every public part on puzzles with constraints: it keeps them, or says that it cannot.
#include "support/constraints.hpp"

#include <gtest/gtest.h>

#include "sudokit/cnf.hpp"
#include "sudokit/compare.hpp"
#include "sudokit/dpll_tree.hpp"
#include "sudokit/draw.hpp"
#include "sudokit/explanation_walk.hpp"
#include "sudokit/exports.hpp"
#include "sudokit/formats.hpp"
#include "sudokit/ilp.hpp"
#include "sudokit/model_walk.hpp"
#include "sudokit/proof.hpp"
#include "sudokit/propagation.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/search_tree.hpp"
#include "sudokit/solve.hpp"

#include "support/walks.hpp"

namespace sudokit {
namespace {

using tests::constrained_puzzles;

bool is_told(const std::optional<Error>& fault) {
    return fault && fault->code == ErrorCode::unsupported &&
           !fault->message.in(Language::en).empty() && !fault->message.in(Language::fr).empty();
}

TEST(AnyConstraint, IsRefusedByNameByThosePartsThatKnowHousesOnly) {
    for (const auto& [name, puzzle] : constrained_puzzles()) {
        SCOPED_TRACE(name);
        const bool has = puzzle.has_constraints();
        EXPECT_EQ(is_told(rate_fault(puzzle)), has);
        const bool sums = std::ranges::any_of(puzzle.constraints(), [](const auto& constraint) {
            return !constraint->only_differs();
        });
        EXPECT_EQ(is_told(model_walk_fault(puzzle, WalkModel::graph)), sums);
        EXPECT_EQ(is_told(model_walk_fault(puzzle, WalkModel::cube)),
                  sums && !puzzle.board().is_grid());
        EXPECT_EQ(is_told(programme_fault(puzzle)), has);
        EXPECT_EQ(is_told(rules_fault(puzzle)), has);
        EXPECT_EQ(is_told(filter_fault(*read_rule_filter("naked-2"), puzzle)), has);
        EXPECT_FALSE(filter_fault(*read_model_filter("PRIMAL"), puzzle));
        if (!has) continue;
        EXPECT_EQ(prove(puzzle).error().code, ErrorCode::unsupported);
        for (const ExportInfo& info : all_exports()) {
            std::string text;
            const bool written = write_export(puzzle, info.kind, {}, [&](std::string_view piece) {
                text += piece;
                return true;
            });
            EXPECT_EQ(written, !export_fault(info.kind, puzzle)) << info.name;
            EXPECT_EQ(written, is_formula(info.kind)) << info.name;
            EXPECT_EQ(text.empty(), !written);
        }
    }
}

// Whatever the model, what is left has every solution in it, and what is called a solution is one;
// each elimination says why.
TEST(AnyConstraint, IsKeptByEveryModelThatFilters) {
    for (const auto& [name, puzzle] : constrained_puzzles()) {
        SCOPED_TRACE(name);
        const auto answer = solve(puzzle, {.limit = 20, .keep = 20});
        ASSERT_TRUE(answer);
        for (const char* model : {"PRIMAL", "DUAL", "4-PRIMAL+DUAL"}) {
            if (model_fault(*read_model(model), puzzle)) continue;
            const auto told = [&board = puzzle.board()](const Elimination& elimination) {
                EXPECT_FALSE(reason_text(board, elimination, Language::en).empty());
                EXPECT_EQ(elimination.kind == Elimination::Kind::constraint,
                          elimination.constraint != nullptr);
            };
            EliminationSink sink(told);
            const Filtering left = filter(puzzle, *read_model(model), {.sink = &sink});
            for (const Grid& solution : answer->solutions) {
                for (Cell cell = 0; cell < solution.digits.size(); ++cell) {
                    EXPECT_TRUE(left.candidates[cell].contains(solution.digits[cell]))
                        << model << " cell " << cell;
                }
            }
            EXPECT_TRUE(answer->solutions.empty() || left.state != Filtering::State::failed);
            EXPECT_TRUE(answer->verdict == Verdict::one || left.state != Filtering::State::solved);
        }
    }
}

// Walks through models go to a solution, where there is one; what becomes 0 is not in the only one.
TEST(AnyConstraint, IsKeptByWalksThroughModels) {
    for (const auto& [name, puzzle] : constrained_puzzles()) {
        for (const WalkModel model : {WalkModel::cube, WalkModel::graph}) {
            SCOPED_TRACE(name + " " + std::string(walk_model_name(model)));
            if (model_walk_fault(puzzle, model)) continue;
            const auto answer = solve(puzzle, {.limit = 2, .keep = 2});
            ASSERT_TRUE(answer);
            const ModelWalk walk = walk_model(puzzle, {.model = model});
            EXPECT_EQ(walk.end == ModelWalkEnd::solved, !answer->solutions.empty());
            State state = walk.start;
            for (const ModelStep& step : walk.steps) {
                EXPECT_FALSE(
                    model_step_text(walk, step, state, Language::en, Symbols::digits).empty());
                for (const Candidate zero : step.zeros) {
                    EXPECT_TRUE(state.has(zero));
                    EXPECT_TRUE(answer->verdict != Verdict::one ||
                                answer->solutions[0].digits[zero.cell] != zero.digit);
                }
                apply(step, state);
            }
            if (walk.end != ModelWalkEnd::solved) continue;
            const Grid reached{puzzle.board(), {state.digits().begin(), state.digits().end()}};
            EXPECT_TRUE(solves(reached, puzzle));
        }
    }
}

// Steps by constraints among those by houses: each stands up to the check, and none takes away what
// the only solution has.
TEST(AnyConstraint, IsWalkedThroughByStepsThatAreRight) {
    ExplanationWalkOptions options;
    options.limit = 60;
    options.verify = true;
    options.diagnose = false;
    std::size_t by_constraint = 0;
    std::size_t solved = 0;
    for (const auto& [name, puzzle] : constrained_puzzles()) {
        SCOPED_TRACE(name);
        if (!puzzle.has_constraints()) continue;
        const ExplanationWalk walk = explanation_walk(Entry{puzzle}, options);
        ASSERT_FALSE(walk.fault) << walk.fault->in(Language::en);
        State state = walk.start;
        for (const Step& step : walk.steps) {
            by_constraint += step.technique == TechniqueId::constraint ? 1 : 0;
            EXPECT_FALSE(explanation(step, state, {Language::fr, Symbols::digits}).empty());
            apply(step, state);
            if (!walk.solution) continue;
            for (const Cell cell : state.open_cells()) {
                ASSERT_TRUE(state.has({cell, walk.solution->digits[cell]}));
            }
        }
        solved += walk.end == ExplanationWalkEnd::solved ? 1 : 0;
        EXPECT_EQ(walk.end == ExplanationWalkEnd::dead_end && walk.solution, false);
    }
    EXPECT_GT(by_constraint, 0U);
    EXPECT_GT(solved, 0U);
}

TEST(AnyConstraint, IsKeptByEveryAnswer) {
    for (const auto& [name, puzzle] : constrained_puzzles()) {
        SCOPED_TRACE(name);
        const auto answer = solve(puzzle, {.limit = 3, .keep = 3});
        ASSERT_TRUE(answer);
        for (const Grid& grid : answer->solutions) {
            EXPECT_TRUE(solves(grid, puzzle));
            EXPECT_EQ(find_broken(puzzle, grid.digits), nullptr);
        }
    }
}

TEST(AnyConstraint, IsKeptBySearchTrees) {
    for (const auto& [name, puzzle] : constrained_puzzles()) {
        SCOPED_TRACE(name);
        const auto answer = solve(puzzle, {.limit = 2, .keep = 0});
        ASSERT_TRUE(answer);
        for (const TreeMethod method :
             {TreeMethod::exhaustive, TreeMethod::singles, TreeMethod::general, TreeMethod::dpll}) {
            const SearchTreeOptions options{method, 50, 3000, 2, {}};
            // Some constraints have no clauses.
            const auto grown = method == TreeMethod::dpll
                                   ? dpll_tree(puzzle, options)
                                   : Result<SearchTree>(search_tree(puzzle, options));
            if (!grown && puzzle.has_constraints()) continue;
            ASSERT_TRUE(grown);
            const SearchTree& tree = *grown;
            const std::uint64_t found = tree.nodes.front().solutions;
            EXPECT_LE(found, answer->count);
            if (tree.complete || found == 2) {
                EXPECT_EQ(found, answer->count);
            }
        }
    }
}

// Of the solutions, none loses a candidate to any constraint, however far the search has come.
TEST(AnyConstraint, FiltersLoseNoSolution) {
    constexpr std::uint64_t kSeed = 5;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    for (const auto& [name, puzzle] : constrained_puzzles()) {
        SCOPED_TRACE(name);
        const auto answer = solve(puzzle, {.limit = 5, .keep = 5});
        for (const Grid& grid : answer->solutions) {
            for (const ConstraintPtr& constraint : puzzle.constraints()) {
                std::vector<DigitSet> left;
                for (const Cell cell : constraint->cells()) {
                    left.emplace_back(rng.next() & rng.next() & puzzle.board().digits().bits());
                    left.back().insert(grid.digits[cell]);
                }
                ASSERT_TRUE(constraint->filter(left)) << constraint->text(Language::en);
                for (std::size_t i = 0; i < left.size(); ++i) {
                    ASSERT_TRUE(left[i].contains(grid.digits[constraint->cells()[i]]))
                        << constraint->text(Language::en);
                }
            }
        }
    }
}

// Unit propagation on the formula, with words for whatever follows.
TEST(AnyConstraint, IsInTheFormula) {
    for (const auto& [name, puzzle] : constrained_puzzles()) {
        if (!puzzle.has_constraints()) continue;
        SCOPED_TRACE(name);
        const Cnf cnf(puzzle);
        const Formula formula(cnf);
        EXPECT_EQ(cnf.size().clauses, formula.clause_count());
        EXPECT_GT(cnf.size(Family::constraints).clauses, 0U);
        const auto answer = solve(puzzle, {.limit = 2});
        const Propagation propagation = propagate(formula, {.derivations = true});
        if (propagation.state == PropagationState::contradiction) {
            EXPECT_EQ(answer->verdict, Verdict::none);
            EXPECT_FALSE(contradiction_words(cnf, formula[*propagation.emptied], {}).empty());
            continue;
        }
        for (const Deduction& deduction : propagation.deductions) {
            EXPECT_FALSE(deduction_words(cnf, formula, deduction, {}).empty());
        }
        const auto left = candidates_left(cnf, propagation);
        for (const Grid& grid : answer->solutions) {
            for (Cell cell = 0; cell < left.size(); ++cell) {
                EXPECT_TRUE(left[cell].contains(grid.digits[cell]));
            }
        }
    }
}

TEST(AnyConstraint, ModelsThatBreakItAreNoSolutions) {
    Puzzle puzzle(Board::standard(4));
    const Grid grid{puzzle.board(), {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}};
    std::string model = "s SATISFIABLE\nv";
    for (Cell cell = 0; cell < 16; ++cell) {
        model += " " + std::to_string(cell * 4 + grid.digits[cell]);
    }
    model += " 0\n";
    ASSERT_TRUE(decode_model(puzzle, model));

    tests::add(puzzle, {.kind = "killer-cage", .cells = {0, 1}, .value = 4});

    const auto decoded = decode_model(puzzle, model);
    ASSERT_FALSE(decoded);
    EXPECT_EQ(decoded.error().message.in(Language::en),
              "the model is not a solution, as it breaks this constraint: r1c1 + r1c2 = 4, all "
              "different");
}

TEST(AnyConstraint, IsDrawnOrSaid) {
    for (const auto& [name, puzzle] : constrained_puzzles()) {
        SCOPED_TRACE(name);
        const std::string text = draw_text(figure_of(puzzle), {});
        const std::string marks = draw_candidates(puzzle, {});
        const std::string svg = draw_svg(figure_of(puzzle));
        for (const ConstraintPtr& constraint : puzzle.constraints()) {
            const std::string words = constraint->text(Language::en);
            EXPECT_NE(text.find(words), std::string::npos);
            EXPECT_NE(marks.find(words), std::string::npos);
            EXPECT_NE(svg.find(words), std::string::npos);
        }
    }
}

TEST(AnyConstraint, IsWrittenAndReadBackOrRefused) {
    for (const auto& [name, puzzle] : constrained_puzzles()) {
        SCOPED_TRACE(name);
        std::size_t written = 0;
        for (const FormatInfo& info : all_formats()) {
            const auto text = write_entry(Entry{puzzle}, info.format);
            if (!text) continue;
            ++written;
            ReadOptions how;
            how.format = info.format;
            how.board = puzzle.board();
            const auto again = read_entries(std::string(file_prologue(info.format)) + *text +
                                                std::string(file_epilogue(info.format)),
                                            how);
            ASSERT_TRUE(again) << info.name << ": " << again.error().message.in(Language::en);
            EXPECT_EQ(again->front().puzzle.constraints().size(), puzzle.constraints().size())
                << info.name;
            if (!puzzle.has_constraints()) continue;
            EXPECT_EQ(again->front().puzzle, puzzle) << info.name;
        }
        EXPECT_GE(written, 3U);
    }
}

// Techniques that know houses only stay right, and those that assume one solution find nothing.
TEST(AnyConstraint, LeavesStepsRight) {
    for (const auto& [name, puzzle] : constrained_puzzles()) {
        SCOPED_TRACE(name);
        const auto answer = solve(puzzle, {.limit = 1});
        if (answer->solutions.empty() || !puzzle.has_constraints()) continue;
        const State state(puzzle);
        for (const TechniqueInfo& info : all_techniques()) {
            for (const Step& step : tests::some_steps(info.id, state, 2)) {
                EXPECT_FALSE(info.assumes_uniqueness);
                EXPECT_TRUE(tests::agrees(step, answer->solutions.front()));
            }
        }
    }
}

}  // namespace
}  // namespace sudokit
