// Engines, ratings, filters and models on every legal board: an answer or an error, and the right
// one.
#include <gtest/gtest.h>

#include "sudokit/clause_words.hpp"
#include "sudokit/colour.hpp"
#include "sudokit/compare.hpp"
#include "sudokit/dpll_tree.hpp"
#include "sudokit/engine_colouring.hpp"
#include "sudokit/exports.hpp"
#include "sudokit/formats.hpp"
#include "sudokit/formula_text.hpp"
#include "sudokit/graph.hpp"
#include "sudokit/ilp.hpp"
#include "sudokit/proof.hpp"
#include "sudokit/propagation.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/satisfy.hpp"
#include "sudokit/score.hpp"
#include "sudokit/search_tree.hpp"
#include "sudokit/solve.hpp"

#include "support/boards.hpp"
#include "support/odd_puzzles.hpp"

namespace sudokit {
namespace {

using tests::odd_puzzles;

std::uint32_t candidates_of(const Board& board) { return board.cell_count() * board.order(); }

// Formulas of larger boards take more memory, and their engines more time, than a test should.
bool is_small(const Board& board) { return candidates_of(board) <= 600; }

SolveAnswer answer_of(const Puzzle& puzzle) { return *solve(puzzle, {.limit = 2}); }

TEST(AnyBoard, IsSolvedByEveryEngineThatFits) {
    Solver solver;
    for (const auto& [name, puzzle] : odd_puzzles()) {
        SCOPED_TRACE(name);
        const SolveAnswer expected = answer_of(puzzle);
        for (const EngineInfo& engine : all_engines()) {
            if (!is_small(puzzle.board()) && engine.name != "general") continue;
            SCOPED_TRACE(engine.name);
            // Plain search need not come to an end.
            const tests::Patience patience(100);
            SolveOptions options{.engine = engine.name};
            if (engine.name == "exhaustive") options.deadline = patience.deadline();
            const auto answer = solver.solve(puzzle, options);
            if (engine.needs_command || engine_fault(engine.name, puzzle.board())) {
                EXPECT_FALSE(answer);
                continue;
            }
            ASSERT_TRUE(answer);
            if (engine.name == "exhaustive" && answer->stop == Stop::deadline) continue;
            EXPECT_EQ(answer->verdict, expected.verdict);
            for (const Grid& grid : answer->solutions) EXPECT_TRUE(solves(grid, puzzle));
            const auto count = solver.solve(puzzle, {.engine = engine.name, .keep = 0});
            EXPECT_EQ(count->count, answer->count);
        }
    }
}

TEST(AnyBoard, HasSearchTreesWithTheSolutionsOfTheEngines) {
    for (const auto& [name, puzzle] : odd_puzzles()) {
        SCOPED_TRACE(name);
        const SolveAnswer expected = answer_of(puzzle);
        for (const TreeMethod method :
             {TreeMethod::exhaustive, TreeMethod::singles, TreeMethod::general, TreeMethod::dpll}) {
            const SearchTreeOptions options{method, 50, 500, 2, {}};
            // Some constraints have no clauses.
            const auto grown = method == TreeMethod::dpll
                                   ? dpll_tree(puzzle, options)
                                   : Result<SearchTree>(search_tree(puzzle, options));
            if (!grown && puzzle.has_constraints()) continue;
            ASSERT_TRUE(grown);
            const SearchTree& tree = *grown;
            const std::uint64_t found = tree.nodes.front().solutions;
            EXPECT_LE(found, expected.count);
            if (tree.complete || found == 2) {
                EXPECT_EQ(found, expected.count);
            }
            EXPECT_LE(tree.nodes.front().size, 500U);
        }
    }
}

// As many solutions as the engines find.
template <class Answer>
void expect_rated(const Answer& answer, const Puzzle& puzzle) {
    const SolveAnswer expected = answer_of(puzzle);
    EXPECT_EQ(answer.count, expected.count);
    EXPECT_EQ(answer.stop, expected.stop);
}

TEST(AnyBoard, IsRatedOnEveryScale) {
    LevelRater by_level(Scale::level);
    LevelRater by_rules(Scale::rules);
    DepthRater depths;
    ScoreRater scores;
    for (const auto& [name, puzzle] : odd_puzzles()) {
        SCOPED_TRACE(name);
        const bool unique = answer_of(puzzle).verdict == Verdict::one;
        for (LevelRater* rater : {&by_level, &by_rules}) {
            std::vector<LevelAttempt> attempts;
            const LevelAnswer level = rater->rate(puzzle, {}, &attempts);
            expect_rated(level, puzzle);
            EXPECT_EQ(level.level.has_value(), unique);
            EXPECT_FALSE(attempts.empty());
            EXPECT_EQ(rater->rate_in_general(puzzle).level, level.level);
        }
        const DepthAnswer depth = depths.rate(puzzle);
        expect_rated(depth, puzzle);
        EXPECT_EQ(depth.depth.has_value(), unique);
        EXPECT_EQ(depths.rate_in_general(puzzle).depth, depth.depth);
        TechniqueCounts counts{};
        const ScoreAnswer score = scores.rate(puzzle, {}, &counts);
        expect_rated(score, puzzle);
        EXPECT_EQ(score.level.has_value(), unique);
    }
}

std::vector<Filter> filters_for(const Board& board) {
    std::vector<Filter> out;
    for (const std::string_view text :
         {"PRIMAL", "DUAL", "PRIMAL+DUAL", "3-PRIMAL+3-DUAL", "4-PRIMAL+DUAL+3-ABSTRACT",
          "64-PRIMAL+64-DUAL", "SAC(PRIMAL+DUAL)", "NSAC(PRIMAL+DUAL)", "MAXRPC(PRIMAL+DUAL)",
          "3C(PRIMAL+DUAL)"}) {
        Filter filter = *read_model_filter(text);
        if (filter.consistency != LocalConsistency{} && !is_small(board)) continue;
        // Triples of values on the larger of the small boards take longer than all else.
        constexpr std::uint32_t kSixBySix = 216;
        const bool triples = filter.consistency.kind == LocalConsistency::Kind::strong;
        if (triples && candidates_of(board) > kSixBySix) continue;
        filter.what = fitted(std::get<Model>(filter.what), board);
        EXPECT_FALSE(filter_fault(filter, board)) << text;
        out.push_back(filter);
    }
    out.push_back(*read_rule_filter(
        is_small(board) ? "single-candidate,single-position,candidate-lines,multiple-lines-3,"
                          "naked-4,hidden-4,fish-4,franken-fish-2,forcing-chains"
                        : "single-candidate,single-position,candidate-lines,naked-2,hidden-2"));
    return out;
}

TEST(AnyBoard, IsFilteredWithoutLosingASolution) {
    for (const auto& [name, puzzle] : odd_puzzles()) {
        SCOPED_TRACE(name);
        const SolveAnswer answer = answer_of(puzzle);
        const auto filters = filters_for(puzzle.board());
        const auto left = filter_all(puzzle, filters);
        ASSERT_TRUE(left);
        Comparison comparison(filters.size());
        comparison.add(1, *left);
        for (std::size_t i = 0; i < filters.size(); ++i) {
            SCOPED_TRACE(filter_name(filters[i]));
            const Filtering& filtering = (*left)[i];
            if (answer.verdict == Verdict::none) {
                EXPECT_NE(filtering.state, Filtering::State::solved);
            } else {
                ASSERT_NE(filtering.state, Filtering::State::failed);
            }
            for (const Grid& grid : answer.solutions) {
                for (Cell cell = 0; cell < grid.digits.size(); ++cell) {
                    ASSERT_TRUE(filtering.candidates[cell].contains(grid.digits[cell]));
                }
            }
        }
    }
}

TEST(AnyBoard, IsAFormulaFromWhichNothingFollowsThatASolutionDenies) {
    for (const auto& [name, puzzle] : odd_puzzles()) {
        if (!is_small(puzzle.board())) continue;
        SCOPED_TRACE(name);
        const SolveAnswer answer = answer_of(puzzle);
        const Cnf cnf(puzzle, {.givens = GivenClauses::full});
        const Formula formula(cnf);
        EXPECT_EQ(cnf.size().clauses, formula.clause_count());
        const Propagation propagation = propagate(formula, {.depth = 1, .derivations = true});
        const Rewriting rewriting = propagate_by_rewriting(formula_left(formula, propagation));
        EXPECT_TRUE(rewriting.contradiction ||
                    propagation.state != PropagationState::contradiction);
        if (propagation.state == PropagationState::contradiction) {
            EXPECT_EQ(answer.verdict, Verdict::none);
            EXPECT_FALSE(contradiction_words(cnf, formula[*propagation.emptied], {}).empty());
        }
        for (const Deduction& deduction : propagation.deductions) {
            EXPECT_FALSE(deduction_words(cnf, formula, deduction, {}).empty());
            EXPECT_FALSE(deductions_behind(formula, propagation, deduction.literal).empty());
        }
        const auto left = candidates_left(cnf, propagation);
        for (const Grid& grid : answer.solutions) {
            for (Cell cell = 0; cell < left.size(); ++cell) {
                EXPECT_TRUE(left[cell].contains(grid.digits[cell]));
            }
            EXPECT_EQ(cnf.excluding(grid.digits).size(), left.size());
        }
        if (formula.variable_count() > 0) {
            EXPECT_FALSE(probe(formula, 1, {.depth = 1}).stopped);
        }
    }
}

TEST(AnyBoard, HasClausesThatAreReadSolvedAndPutIntoWords) {
    for (const auto& [name, puzzle] : odd_puzzles()) {
        if (!is_small(puzzle.board())) continue;
        SCOPED_TRACE(name);
        const Cnf cnf(puzzle, {.givens = GivenClauses::full});
        std::string text;
        cnf.each_clause([&](const Clause& clause) {
            EXPECT_FALSE(subject_words(cnf, clause, {}).empty());
            text += clause_notation(cnf, clause.literals) + "\n";
            return true;
        });
        if (text.empty()) continue;  // a board without cells

        const auto read = read_formula_text(text);

        ASSERT_TRUE(read);
        EXPECT_EQ(read->formula.clause_count(), cnf.size().clauses);
        const auto found = satisfy(read->formula);
        ASSERT_TRUE(found);
        EXPECT_EQ(found->satisfiable, answer_of(puzzle).verdict != Verdict::none);
    }
}

TEST(AnyBoard, IsAProgrammeThatItsSolutionsSatisfy) {
    for (const auto& [name, puzzle] : odd_puzzles()) {
        const Board& board = puzzle.board();
        SCOPED_TRACE(name);
        const SolveAnswer answer = answer_of(puzzle);
        const Programme programme(puzzle);
        const bool all = candidates_of(board) <= 10'000;
        for (std::uint32_t i = 0; i < programme.equation_count(); i += all ? 1 : 997) {
            const Equation equation = programme.equation(i);
            EXPECT_FALSE(equation_name(board, equation).empty());
            EXPECT_FALSE(describe_equation(board, equation, Language::fr).empty());
            for (const Candidate term : equation.terms) {
                ASSERT_EQ(find_variable(board, variable_name(board, term)), term);
            }
            for (const Grid& grid : answer.solutions) {
                std::uint32_t sum = 0;
                for (const Candidate term : equation.terms) {
                    sum += grid.digits[term.cell] == term.digit ? 1U : 0U;
                }
                EXPECT_LE(sum, equation.right_side);
                EXPECT_TRUE(equation.at_most || sum == equation.right_side);
            }
        }
        if (!all) continue;
        const ProgrammeRank rank = programme_rank(board);
        EXPECT_EQ(rank.rank + rank.redundant.size(), rank.equations);
        EXPECT_EQ(programme_rank_by_formula(board).value_or(rank.rank), rank.rank);
    }
}

TEST(AnyBoard, IsExportedAndWrittenOrRefused) {
    for (const auto& [name, puzzle] : odd_puzzles()) {
        const Board& board = puzzle.board();
        SCOPED_TRACE(name);
        EXPECT_EQ(grid_fault(board).has_value(), !board.is_grid());
        for (const ExportInfo& info : all_exports()) {
            std::size_t size = 0;
            const bool whole = write_export(puzzle, info.kind, {}, [&](std::string_view text) {
                size += text.size();
                return is_small(board) || size < 1'000'000;
            });
            EXPECT_EQ(whole && is_small(board), board.is_grid() && is_small(board)) << info.name;
            EXPECT_EQ(size > 0, board.is_grid()) << info.name;
        }
        EXPECT_EQ(decode_model(puzzle, "s UNSATISFIABLE\n").has_value(), board.is_grid());
        for (const FormatInfo& info : all_formats()) {
            const auto text = write_entry(Entry{puzzle}, info.format);
            if (!board.is_grid()) {
                EXPECT_FALSE(text) << info.name;
                continue;
            }
            if (!text) continue;
            ReadOptions how;
            how.format = info.format;
            how.board = board;
            how.symbols = default_symbols(board.order());
            const std::string file = std::string(file_prologue(info.format)) + *text +
                                     std::string(file_epilogue(info.format));
            const auto again = read_entries(file, how);
            ASSERT_TRUE(again) << info.name << ": " << again.error().message.in(Language::en);
            EXPECT_EQ(again->front().puzzle.board(), board) << info.name;
        }
    }
}

TEST(AnyBoard, IsAGraph) {
    for (const auto& [name, puzzle] : odd_puzzles()) {
        const Board& board = puzzle.board();
        SCOPED_TRACE(name);
        const Graph graph = board_graph(board);
        EXPECT_EQ(figures_of(board).edges, graph.edge_count());
        const ColouredGraph coloured{graph, {puzzle.givens().begin(), puzzle.givens().end()}};
        EXPECT_EQ(read_col(write_col(coloured, name))->graph, graph);
        EXPECT_TRUE(recognise(graph, coloured.colours, 2000));
        const tests::Patience patience(2000);
        const ColourOptions options{.deadline = patience.deadline(), .steps = 1000};
        for (const Colouring& colouring :
             {least_colouring(coloured, options), heuristic_colouring(coloured, options),
              colouring_with(coloured, board.order(), options),
              heuristic_colouring_with(coloured, board.order(), options)}) {
            if (colouring.answer == Colouring::Answer::least) {
                EXPECT_TRUE(is_proper(graph, colouring.colours));
            }
        }
        const auto again = colouring_puzzle(coloured, board.order());
        ASSERT_TRUE(again);
        if (!puzzle.has_pencilmarks()) {
            EXPECT_EQ(answer_of(*again).verdict, answer_of(puzzle).verdict);
        }
        SearchLimits limits{.limit = 2, .deadline = patience.deadline()};
        EXPECT_FALSE(count_colourings(coloured, board.order(), limits).error);
        const auto by_engine = colouring_by_engine(
            {.engine = "general", .deadline = patience.deadline()}, coloured, board.order());
        EXPECT_TRUE(by_engine || graph.vertex_count() > 1000);
    }
}

TEST(AnyBoard, HasACertificate) {
    if (!can_prove()) GTEST_SKIP() << "no solver that makes proofs";
    for (const auto& [name, puzzle] : odd_puzzles()) {
        if (!is_small(puzzle.board())) continue;
        SCOPED_TRACE(name);
        const auto certificate = prove(puzzle);
        ASSERT_TRUE(certificate && *certificate);
        EXPECT_EQ(verify(**certificate).verdict, VerifyVerdict::verified)
            << verify(**certificate).reason.in(Language::en);
        const auto files = certificate_files(**certificate);
        EXPECT_EQ(files.has_value(), puzzle.board().is_grid());
        if (files) {
            EXPECT_EQ(verify_files(*files).verification.verdict, VerifyVerdict::verified);
        }
    }
}

}  // namespace
}  // namespace sudokit
