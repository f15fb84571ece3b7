// Wrong arguments: in every build an error where input can bring them about, else the end of the
// program with a message that names what was expected.
#include <limits>

#include <gtest/gtest.h>

#include "sudokit/sudokit.hpp"

namespace sudokit {
namespace {

// A name of its own: death tests run before all others.
class MisuseDeathTest : public ::testing::Test {
  protected:
    Board nine = Board::standard(9);
    Puzzle puzzle{nine};
    State state{puzzle};
};

TEST(Misuse, NothingToReadIsAFault) {
    for (const std::string_view text : {"", " ", "\n\n", "# only words\n", "puzzle,solution\n"}) {
        const auto entries = read_entries(text);
        ASSERT_FALSE(entries) << text;
        EXPECT_EQ(entries.error().code, ErrorCode::syntax);
        EXPECT_FALSE(entries.error().message.in(Language::fr).empty());
    }
    EntryReader reader([](char*, std::size_t) { return std::size_t{0}; }, {});
    EXPECT_FALSE(reader.next());
    EXPECT_FALSE(read_layout(""));
}

TEST(Misuse, ShapesThatAreNoBoardsAreFaults) {
    for (const std::uint32_t order : {0U, 65U, 65536U, std::numeric_limits<std::uint32_t>::max()}) {
        EXPECT_FALSE(Board::make(Shape::standard(order))) << order;
        EXPECT_FALSE(Board::make(Shape::boxes(order, order))) << order;
    }
}

TEST(Misuse, BytesThatAreNoDigitsAreEmptyCellsOfABatch) {
    nine::Digits bytes{};
    bytes[3] = 5;
    std::array<LevelAnswer, 2> levels;
    std::array<DepthAnswer, 2> depths;
    std::array<ScoreAnswer, 2> scores;
    std::array<nine::Digits, 2> both = {bytes, bytes};
    both[1][0] = 10;
    both[1][80] = 255;
    LevelRater(Scale::level).rate(both, {}, levels);
    DepthRater().rate(both, {}, depths);
    ScoreRater().rate(both, {}, scores);
    EXPECT_EQ(levels[0], levels[1]);
    EXPECT_EQ(depths[0].count, depths[1].count);
    EXPECT_EQ(scores[0].count, scores[1].count);
}

TEST(Misuse, CellsOfAnOrderThatAreNotOpenAreLeftAlone) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(0, 1);
    const ModelWalk walk = walk_model(puzzle, {.order = {0, 5, 5}});
    EXPECT_EQ(walk.end, ModelWalkEnd::solved);
    EXPECT_EQ(walk.filled_before, (std::vector<Cell>{0, 5}));
}

TEST_F(MisuseDeathTest, TheMessageNamesTheExpectationAndThePlace) {
    EXPECT_DEATH(puzzle.set_given(100, 1), "puzzle.hpp:[0-9]+: .*expected cell < ");
}

TEST_F(MisuseDeathTest, ResultsThatAreErrorsHaveNoValue) {
    const auto failed = read_entries("");
    const auto read = read_entries("1");
    EXPECT_DEATH(static_cast<void>(failed.value()), "has_value");
    EXPECT_DEATH(static_cast<void>(failed->size()), "has_value");
    EXPECT_DEATH(static_cast<void>(*read_entries("")), "has_value");
    EXPECT_DEATH(static_cast<void>(read.error()), "has_value");
}

TEST_F(MisuseDeathTest, BoardsHaveWhatTheyHave) {
    EXPECT_DEATH(Board::standard(0), "order");
    EXPECT_DEATH(Board::standard(65), "order");
    EXPECT_DEATH(static_cast<void>(nine.peers(81)), "cell");
    EXPECT_DEATH(static_cast<void>(nine.houses_of(81)), "cell");
    EXPECT_DEATH(static_cast<void>(nine.places_of(81)), "cell");
    EXPECT_DEATH(static_cast<void>(nine.peer_set(81)), "cell");
    EXPECT_DEATH(static_cast<void>(nine.house_set(27)), "house");
    EXPECT_DEATH(static_cast<void>(nine.cell(82, 0)), "row");
    EXPECT_DEATH(static_cast<void>(nine.cell(0, 9)), "column");
    EXPECT_DEATH(static_cast<void>(nine.row_of(81)), "cell");
    EXPECT_DEATH(static_cast<void>(nine.column_of(81)), "cell");
    EXPECT_DEATH(static_cast<void>(nine.cell_in_box(0, 9)), "place");
    EXPECT_DEATH(static_cast<void>(nine.box(9)), "index");
    EXPECT_DEATH(static_cast<void>(Board::standard(7).box_of(0)), "index");
    Board moved = nine;
    const Board taken = std::move(moved);
    EXPECT_EQ(taken, nine);
    EXPECT_DEATH(static_cast<void>(moved.order()), "tables");  // NOLINT(bugprone-use-after-move)
}

TEST_F(MisuseDeathTest, PuzzlesHoldDigitsOfTheBoardInItsCells) {
    EXPECT_DEATH(puzzle.set_given(0, 10), "digit");
    EXPECT_DEATH(puzzle.set_given(0, 300), "digit");
    EXPECT_DEATH(puzzle.set_pencilmarks(81, DigitSet()), "cell");
    EXPECT_DEATH(static_cast<void>(puzzle.given(81)), "cell");
    EXPECT_DEATH(static_cast<void>(puzzle.pencilmarks(81)), "cell");
    const std::vector<std::uint8_t> few(80);
    const std::vector<std::uint8_t> large(81, 65);
    EXPECT_DEATH(static_cast<void>(find_clash(nine, few)), "digits.size");
    EXPECT_DEATH(static_cast<void>(find_clash(nine, large)), "kMaxOrder");
}

TEST_F(MisuseDeathTest, SetsHoldDigitsAndCells) {
    CellSet cells(81);
    EXPECT_DEATH(static_cast<void>(DigitSet::of(0)), "digit");
    EXPECT_DEATH(static_cast<void>(DigitSet::of(65)), "digit");
    EXPECT_DEATH(static_cast<void>(DigitSet::full(0)), "order");
    EXPECT_DEATH(static_cast<void>(DigitSet().first()), "empty");
    EXPECT_DEATH(CellSet(4097), "words_");
    EXPECT_DEATH(cells.insert(200), "cell");
    EXPECT_DEATH(static_cast<void>(cells.first()), "end");
    EXPECT_DEATH(cells |= CellSet(256), "words_");
    EXPECT_DEATH(static_cast<void>(symbol_of(Symbols::letters, 27)), "alphabet");
    EXPECT_DEATH(static_cast<void>(Rng(1).below(0)), "bound");
}

TEST_F(MisuseDeathTest, StatesArePlayedInOpenCells) {
    state.place({0, 1});
    EXPECT_DEATH(state.place({0, 2}), "is_open");
    EXPECT_DEATH(state.place({1, 10}), "digit");
    EXPECT_DEATH(state.remove({81, 1}), "cell");
    EXPECT_DEATH(static_cast<void>(state.candidates(81)), "cell");
    EXPECT_DEATH(static_cast<void>(state.places(27, 1)), "house");
    EXPECT_DEATH(static_cast<void>(state.cells_of(10)), "digit");
    Entry entry{puzzle};
    entry.play.placed = {1, 2, 3};
    EXPECT_DEATH(static_cast<void>(state_of(entry)), "fits");
    EXPECT_DEATH(static_cast<void>(explanation_walk(entry)), "fits");
    EXPECT_DEATH(static_cast<void>(figure_of(entry)), "fits");
    EXPECT_DEATH(static_cast<void>(write_entry(entry, Format::json)), "fits");
}

TEST_F(MisuseDeathTest, SudokuExplainersPathIsForTheUsualBoard) {
    const State large{Puzzle(Board::standard(16))};
    EXPECT_DEATH(static_cast<void>(next_step(large, TechniqueOrder::se)), "fits");
    EXPECT_DEATH(Player(large, TechniqueOrder::se), "fits");
}

TEST_F(MisuseDeathTest, BatchesHaveRoomForTheirAnswers) {
    const std::array<nine::Digits, 2> puzzles{};
    std::array<nine::Answer, 1> answers;
    std::array<LevelAnswer, 1> levels;
    std::array<DepthAnswer, 1> depths;
    std::array<ScoreAnswer, 1> scores;
    EXPECT_DEATH(nine::Solver().solve(puzzles, {}, answers), "answers.size");
    EXPECT_DEATH(LevelRater(Scale::level).rate(puzzles, {}, levels), "answers.size");
    EXPECT_DEATH(DepthRater().rate(puzzles, {}, depths), "answers.size");
    EXPECT_DEATH(ScoreRater().rate(puzzles, {}, scores), "answers.size");
    EXPECT_DEATH(LevelRater rater(Scale::depth), "scale");
    EXPECT_DEATH(nine::Solver solver(nine::Kernel{"none", 3}), "kernel");
    const std::array<const char*, 1> texts = {nullptr};
    EXPECT_DEATH(nine::Solver().solve(texts, {}, answers), "text");
}

TEST_F(MisuseDeathTest, GraphsHaveWhatTheyHave) {
    Graph graph(3);
    EXPECT_DEATH(static_cast<void>(graph.neighbours(3)), "vertex");
    EXPECT_DEATH(graph.add_edge(0, 3), "vertex_count");
    EXPECT_DEATH(graph.add_edge(1, 1), "a != b");
    EXPECT_DEATH(static_cast<void>(colouring_puzzle({graph, {1, 2, 3, 1}}, 3)), "colours.size");
    EXPECT_DEATH(static_cast<void>(least_colouring({graph, {1, 2, 3, 1}})), "colours.size");
    const std::array<std::uint32_t, 1> few = {1};
    EXPECT_DEATH(static_cast<void>(recognise(graph, few)), "colours.size");
}

TEST_F(MisuseDeathTest, ModelsHaveWhatTheyHave) {
    const Cnf cnf(puzzle);
    Formula formula;
    formula.add(std::array<Literal, 1>{1});
    EXPECT_DEATH(static_cast<void>(cnf.variable(81, 1)), "cell");
    EXPECT_DEATH(static_cast<void>(cnf.excluding({})), "digits.size");
    EXPECT_DEATH(formula.add(std::array<Literal, 1>{0}), "literal");
    EXPECT_DEATH(static_cast<void>(formula.literals(1)), "clause");
    EXPECT_DEATH(static_cast<void>(probe(formula, 2)), "variable");
    EXPECT_DEATH(static_cast<void>(Programme(puzzle).equation(100'000)), "equation_count");
    EXPECT_DEATH(static_cast<void>(filter(Puzzle(Board::standard(5)), *read_model("ABSTRACT"))),
                 "abstraction");
    EXPECT_DEATH(static_cast<void>(Comparison(2).misses(0, 2)), "size");
    EXPECT_DEATH(Comparison(2).add(1, {}), "size");
    EXPECT_DEATH(static_cast<void>(house_name(nine, 27, {Language::en})), "house");
}

TEST_F(MisuseDeathTest, PicturesShowEveryCell) {
    Figure figure = figure_of(puzzle);
    figure.digits.pop_back();
    EXPECT_DEATH(static_cast<void>(draw_svg(figure)), "figure");
    EXPECT_DEATH(static_cast<void>(draw_text(figure, {})), "figure");
    EXPECT_DEATH(static_cast<void>(draw_text(nine, figure.digits, {}, {})), "digits.size");
}

TEST_F(MisuseDeathTest, CallsNeedSomethingToCall) {
    bool (*const nothing)(std::span<const std::uint8_t>) = nullptr;
    EXPECT_DEATH(SolutionSink sink(nothing), "callable");
    EXPECT_DEATH(EntryReader(nullptr, {}), "source");
    Solver solver;
    Solver other = std::move(solver);
    EXPECT_TRUE(other.solve(puzzle));
    EXPECT_DEATH(static_cast<void>(solver.solve(puzzle)),  // NOLINT(bugprone-use-after-move)
                 "state");
}

}  // namespace
}  // namespace sudokit
