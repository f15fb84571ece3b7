// The two walks of the thesis that the models come from, and what is said where walks end badly.
// Properties of all walks are in tests/property/model_walk_test.cpp.
#include "sudokit/model_walk.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/formats.hpp"

#include "board/test_puzzle.hpp"

namespace sudokit {
namespace {

// "r1c4=4", and behind it the equations by their names.
std::string in_short(const ModelStep& step, const Board& board) {
    const Programme programme{Puzzle(board)};
    std::string out = cell_name(board, step.placement.cell) + "=" +
                      std::to_string(step.placement.digit) + " " +
                      std::string(model_step_word(step.kind));
    for (const std::uint32_t equation : step.equations) {
        out += " " + equation_name(board, programme.equation(equation));
    }
    return out;
}

std::vector<std::string> in_short(const ModelWalk& walk) {
    std::vector<std::string> out;
    for (const ModelStep& step : walk.steps) out.push_back(in_short(step, walk.start.board()));
    return out;
}

std::vector<std::string> placements(const ModelWalk& walk) {
    std::vector<std::string> out;
    for (const ModelStep& step : walk.steps) {
        out.push_back(cell_name(walk.start.board(), step.placement.cell) + "=" +
                      std::to_string(step.placement.digit));
    }
    return out;
}

// What is said of step `number`, from 1.
std::string text_of(const ModelWalk& walk, std::size_t number, Language language) {
    State state = walk.start;
    for (std::size_t i = 0; i + 1 < number; ++i) state.place(walk.steps[i].placement);
    return model_step_text(walk, walk.steps[number - 1], state, language, Symbols::digits);
}

const Board kFour = Board::standard(4);
const std::string_view kFigure21 = "123.4.21.41.21.3";
const std::string_view kFigure31 = "2.3..1...3.24..3";
const std::string_view kThesisOrder = "r1c4,r1c2,r2c1,r3c1,r4c2,r2c4,r2c3,r3c3,r4c3";

ModelWalk thesis_colouring() {
    const Puzzle puzzle = puzzle_of(kFour, kFigure31);
    return walk_model(
        puzzle, {.model = WalkModel::graph, .order = read_order(puzzle, kThesisOrder).value()});
}

TEST(ModelWalk, GoesThroughTheCubeAsTheThesisDoes) {
    const ModelWalk walk = walk_model(puzzle_of(kFour, kFigure21));

    EXPECT_EQ(in_short(walk), (std::vector<std::string>{
                                  "r1c4=4 last-cell row1_4 r1c4 box2_4",
                                  "r2c2=3 last-cell row2_3 col2_3 r2c2 box1_3",
                                  "r3c1=3 last-cell col1_3 r3c1 box3_3",
                                  "r4c3=4 last-cell row4_4 col3_4 r4c3",
                                  "r3c4=2 last-cell row3_2 col4_2 r3c4 box4_2",
                              }));
    EXPECT_EQ(walk.end, ModelWalkEnd::solved);
    EXPECT_EQ(walk.verdict, Verdict::one);
    EXPECT_EQ(walk.choices, 0U);
}

TEST(ModelWalk, TellsOfTheCubeInBothLanguages) {
    const ModelWalk walk = walk_model(puzzle_of(kFour, kFigure21));

    EXPECT_EQ(model_start_text(walk, Language::en),
              "11 givens: as many variables are 1, 48 others are 0, and 5 of 64 are open.");
    EXPECT_EQ(model_start_text(walk, Language::fr),
              "11 données : autant de variables valent 1, 48 autres valent 0, et 5 sur 64 restent "
              "ouvertes.");
    EXPECT_EQ(text_of(walk, 1, Language::en),
              "r1c4 is the last open cell of row 1 and box 2, where 4 is missing.\n"
              "x(1,4,4) = 1, as the only term left of these equations:\n"
              "row 1: sum over j of x(1,j,4) = 1\n"
              "cell: sum over h of x(1,4,h) = 1\n"
              "box 2: sum over its (i,j) of x(i,j,4) = 1\n"
              "All variables that depend on it are 0 already.");
    EXPECT_EQ(text_of(walk, 2, Language::fr),
              "L2C2 est la dernière case vide de la ligne 2, de la colonne 2 et du bloc 1, où "
              "manque le 3.\n"
              "x(2,2,3) = 1, seul terme qui reste de ces équations :\n"
              "ligne 2 : somme sur j de x(2,j,3) = 1\n"
              "colonne 2 : somme sur i de x(i,2,3) = 1\n"
              "case : somme sur h de x(2,2,h) = 1\n"
              "bloc 1 : somme sur ses (i,j) de x(i,j,3) = 1\n"
              "Toutes les variables qui en dépendent valent déjà 0.");
    EXPECT_EQ(model_end_text(walk, Language::en, Symbols::digits),
              "After 5 steps every variable is settled, and every equation holds.");
    EXPECT_EQ(
        model_end_text(walk, Language::fr, Symbols::digits),
        "Après 5 étapes, toutes les variables sont fixées et toutes les équations satisfaites.");
}

TEST(ModelWalk, ColoursTheGraphInTheOrderOfTheThesis) {
    const ModelWalk walk = thesis_colouring();

    EXPECT_EQ(placements(walk),
              (std::vector<std::string>{"r1c4=1", "r1c2=4", "r2c1=3", "r3c1=1", "r4c2=2", "r2c4=4",
                                        "r2c3=2", "r3c3=4", "r4c3=1"}));
    EXPECT_EQ(walk.steps[0].kind, ModelStepKind::house);
    // r1c2 is next to the 1 in r2c2.
    EXPECT_EQ(walk.steps[0].reasons, (std::vector<ModelReason>{{{1, 1}, 5}}));
    for (std::size_t i = 1; i < walk.steps.size(); ++i) {
        EXPECT_EQ(walk.steps[i].kind, ModelStepKind::cell) << i;
        EXPECT_EQ(walk.steps[i].reasons.size(), 3U) << i;
    }
    EXPECT_TRUE(std::ranges::all_of(walk.steps, &ModelStep::ordered));
    EXPECT_EQ(walk.end, ModelWalkEnd::solved);
    EXPECT_EQ(walk.verdict, Verdict::one);
}

TEST(ModelWalk, TellsOfTheGraphInBothLanguages) {
    const ModelWalk walk = thesis_colouring();

    EXPECT_EQ(model_start_text(walk, Language::en),
              "16 vertices, 56 edges, 4 colours; 7 vertices are coloured beforehand, 9 are not.");
    EXPECT_EQ(model_step_name(walk, walk.steps[0], Language::en, Symbols::digits),
              "r1c4 = 1 (brown)");
    EXPECT_EQ(model_step_name(walk, walk.steps[1], Language::fr, Symbols::digits),
              "L1C2 = 4 (rose)");
    EXPECT_EQ(text_of(walk, 1, Language::en),
              "In the clique of row 1, only r1c4 can still take colour 1: r1c2 has the neighbour "
              "r2c2 of that colour.");
    EXPECT_EQ(text_of(walk, 1, Language::fr),
              "Dans la clique de la ligne 1, seul L1C4 peut encore prendre la couleur 1 : L1C2 a "
              "le voisin L2C2 de cette couleur.");
    EXPECT_EQ(text_of(walk, 2, Language::en),
              "The neighbours of r1c2 have every colour but 4: 1 at r1c4, 2 at r1c1 and 3 at "
              "r1c3.");
    EXPECT_EQ(text_of(walk, 2, Language::fr),
              "Les voisins de L1C2 ont toutes les couleurs sauf la 4 : la 1 en L1C4, la 2 en L1C1 "
              "et la 3 en L1C3.");
    EXPECT_EQ(model_end_text(walk, Language::en, Symbols::digits),
              "After 9 steps every vertex is coloured, and neighbours differ.");
}

TEST(ModelWalk, BeginsWithTheVertexThatHasTheFewestColoursLeft) {
    const ModelWalk walk =
        walk_model(puzzle_of(kFour, kFigure31), {.model = WalkModel::graph, .order = {}});

    // Five vertices have one colour left; r2c1 has four neighbours without one, the others three.
    EXPECT_EQ(placements(walk).front(), "r2c1=3");
    EXPECT_EQ(walk.steps.size(), 9U);
    EXPECT_EQ(walk.end, ModelWalkEnd::solved);
}

TEST(ModelWalk, SaysWhatACellOfTheOrderCouldStillBe) {
    const Puzzle puzzle = puzzle_of(kFour, "2.1....24....3..");
    const std::vector<Cell> order = {5};

    const ModelWalk cube = walk_model(puzzle, {.model = WalkModel::cube, .order = order});
    const ModelWalk graph = walk_model(puzzle, {.model = WalkModel::graph, .order = order});

    ASSERT_EQ(cube.verdict, Verdict::one);
    EXPECT_EQ(cube.steps[0].kind, ModelStepKind::choice);
    EXPECT_EQ(text_of(cube, 1, Language::en),
              "r2c2 could still be 1 or 4: the digit is that of the only solution.\n"
              "x(2,2,1) = 1.\n"
              "x(2,1,1), x(2,2,4) and x(3,2,1) become 0.");
    EXPECT_EQ(text_of(graph, 1, Language::en),
              "r2c2 could still be 1 or 4: the colour is that of the only solution.");
    EXPECT_EQ(text_of(graph, 1, Language::fr),
              "L2C2 pourrait encore valoir 1 ou 4 : la couleur est celle de la seule solution.");
}

TEST(ModelWalk, ChoosesByTheFirstSolutionFoundWhereThereAreSeveral) {
    const ModelWalk walk = walk_model(Puzzle(kFour));

    EXPECT_EQ(walk.verdict, Verdict::several);
    EXPECT_EQ(walk.end, ModelWalkEnd::solved);
    EXPECT_EQ(walk.steps[0].kind, ModelStepKind::choice);
    EXPECT_EQ(walk.steps[0].values, kFour.digits());
    EXPECT_NE(text_of(walk, 1, Language::en)
                  .find("r1c1 has the fewest values left, 1, 2, 3 or 4. The walk follows the first "
                        "solution found"),
              std::string::npos);
    EXPECT_NE(model_end_text(walk, Language::fr, Symbols::digits)
                  .find("La grille a plusieurs solutions ; voici la première trouvée."),
              std::string::npos);
}

TEST(ModelWalk, EndsAtOnceWhereGivensClash) {
    const Puzzle puzzle = puzzle_of(kFour, "11..............");

    const ModelWalk cube = walk_model(puzzle);
    const ModelWalk graph = walk_model(puzzle, {.model = WalkModel::graph, .order = {}});

    EXPECT_TRUE(cube.steps.empty());
    EXPECT_EQ(cube.end, ModelWalkEnd::dead_end);
    EXPECT_EQ(cube.verdict, Verdict::none);
    EXPECT_EQ(model_end_text(cube, Language::en, Symbols::digits),
              "Dead end after 0 steps: two terms of the equation of row 1 for 1 are 1, r1c1 and "
              "r1c2.");
    EXPECT_EQ(model_end_text(graph, Language::fr, Symbols::digits),
              "Impasse après 0 étape : les voisins L1C1 et L1C2 ont tous deux la couleur 1.");
}

TEST(ModelWalk, EndsWhereAnEquationHasNoTermLeft) {
    const Puzzle no_value = puzzle_of(kFour, ".123....4.......");
    const Puzzle no_place = puzzle_of(kFour, "..1..1.......2..");
    Puzzle contrary = puzzle_of(kFour, "1...............");
    contrary.set_pencilmarks(0, DigitSet::of(2));

    const ModelWalk of_cell = walk_model(no_value);
    const ModelWalk of_vertex = walk_model(no_value, {.model = WalkModel::graph, .order = {}});
    const ModelWalk of_given = walk_model(contrary);

    EXPECT_EQ(model_end_text(of_cell, Language::en, Symbols::digits),
              "Dead end after 0 steps: all terms of the equation of r1c1 are 0.");
    EXPECT_EQ(model_end_text(of_vertex, Language::en, Symbols::digits),
              "Dead end after 0 steps: no colour is left for r1c1.");
    EXPECT_EQ(model_end_text(of_given, Language::en, Symbols::digits),
              "Dead end after 0 steps: r1c1 holds 1, which its pencilmarks rule out.");
    EXPECT_NE(walk_model(no_place).verdict, Verdict::none);
}

TEST(ModelWalk, SaysWhichHouseHasNoPlaceForADigit) {
    Puzzle puzzle(kFour);
    for (const Cell cell : {0U, 1U, 2U, 3U}) {
        puzzle.set_pencilmarks(cell, kFour.digits() & ~DigitSet::of(3));
    }

    const ModelWalk cube = walk_model(puzzle);
    const ModelWalk graph = walk_model(puzzle, {.model = WalkModel::graph, .order = {}});

    EXPECT_EQ(model_end_text(cube, Language::en, Symbols::digits),
              "Dead end after 0 steps: all terms of the equation of row 1 for 3 are 0.");
    EXPECT_EQ(model_end_text(graph, Language::fr, Symbols::digits),
              "Impasse après 0 étape : aucun sommet de la clique de la ligne 1 ne peut prendre la "
              "couleur 3.");
}

TEST(ModelWalk, PassesOverCellsThatNothingForcesWhereThereIsNoSolution) {
    // Three cells of row 1 have two digits between them.
    Puzzle puzzle(kFour);
    for (const Cell cell : {0U, 1U, 2U}) puzzle.set_pencilmarks(cell, DigitSet(0b0011));

    const ModelWalk walk = walk_model(puzzle, {.model = WalkModel::cube, .order = {15}});

    EXPECT_EQ(walk.passed_over, std::vector<Cell>{15});
    EXPECT_EQ(walk.verdict, Verdict::none);
    EXPECT_NE(model_end_text(walk, Language::en, Symbols::digits)
                  .find("Passed over, because nothing forced it and there is no solution to choose "
                        "by: r4c4.\n"),
              std::string::npos);
}

TEST(ModelWalk, NamesAllCellsThatItPassesOver) {
    // In row 1 eight cells have seven digits between them; in the other rows nothing is forced.
    Puzzle puzzle(Board::standard(16));
    for (Cell cell = 0; cell < 8; ++cell) puzzle.set_pencilmarks(cell, DigitSet::full(7));
    std::vector<Cell> order;
    for (Cell cell = 16; cell < 256; ++cell) order.push_back(cell);

    const ModelWalk walk = walk_model(puzzle, {.order = order});

    EXPECT_EQ(walk.passed_over, order);
    EXPECT_NE(model_end_text(walk, Language::en, Symbols::digits).find("r16c15 and r16c16.\n"),
              std::string::npos);
}

TEST(ModelWalk, CellsThatAreFilledWhenItIsTheirTurnAreToldOfAsSuch) {
    const Puzzle puzzle = puzzle_of(kFour, "1");
    const ModelWalk cube = walk_model(puzzle, {.order = {0, 5, 5}});
    const ModelWalk graph = walk_model(puzzle, {.model = WalkModel::graph, .order = {0}});

    EXPECT_EQ(cube.end, ModelWalkEnd::solved);
    EXPECT_EQ(cube.filled_before, (std::vector<Cell>{0, 5}));
    EXPECT_TRUE(cube.passed_over.empty());
    EXPECT_TRUE(model_end_text(cube, Language::en, Symbols::digits)
                    .starts_with("Filled already when it was their turn: r1c1 and r2c2.\nAfter "));
    EXPECT_TRUE(model_end_text(graph, Language::fr, Symbols::digits)
                    .starts_with("Déjà colorié quand est venu son tour : L1C1.\nAprès "));
}

TEST(ModelWalk, EndsWhenTimeIsUp) {
    const Deadline passed{[](const void*) { return true; }, nullptr};

    const ModelWalk walk =
        walk_model(Puzzle(kFour), {.model = WalkModel::cube, .order = {}, .deadline = passed});

    EXPECT_EQ(walk.end, ModelWalkEnd::stopped);
    EXPECT_EQ(walk.verdict, Verdict::unknown);
    EXPECT_EQ(model_end_text(walk, Language::en, Symbols::digits), "Out of time after 0 steps.");
}

TEST(ModelWalk, FillsTheBoardOfOneCell) {
    const Puzzle puzzle{Board::standard(1)};

    const ModelWalk cube = walk_model(puzzle);
    const ModelWalk graph = walk_model(puzzle, {.model = WalkModel::graph, .order = {}});

    EXPECT_EQ(in_short(cube), std::vector<std::string>{"r1c1=1 last-cell row1_1 col1_1 r1c1"});
    EXPECT_EQ(text_of(graph, 1, Language::en), "There is only colour 1 for r1c1.");
}

TEST(ModelWalk, TellsOfPencilmarksThatRuleOut) {
    Puzzle puzzle(kFour);
    puzzle.set_pencilmarks(0, DigitSet::of(3));

    const ModelWalk walk = walk_model(puzzle, {.model = WalkModel::graph, .order = {}});

    EXPECT_EQ(text_of(walk, 1, Language::en),
              "Only colour 3 is left for r1c1: the pencilmarks rule out 1, 2 and 4.");
    puzzle.set_given(1, 1);
    EXPECT_EQ(
        text_of(walk_model(puzzle, {.model = WalkModel::graph, .order = {}}), 1, Language::fr),
        "Il ne reste que la couleur 3 pour L1C1 : la 1 est en L1C2 ; les annotations excluent "
        "la 2 et la 4.");
}

TEST(ModelWalk, CallsACellTheLastOfItsHouseWhereStepsOfTheSameRoundMadeItSo) {
    const auto puzzle = read_entries(
        ".2.4..7.......9..3....3..462.7...8...8.....64...8......7.6..4....1..5...9...1..5.");
    const ModelWalk walk = walk_model(puzzle->front().puzzle);
    const ModelStep& step = walk.steps[32];
    EXPECT_EQ(step.placement, (Candidate{11, 6}));
    EXPECT_EQ(step.kind, ModelStepKind::last_cell);
}

TEST(ModelWalk, IsWrittenAsJson) {
    const std::string json = model_walk_json(thesis_colouring(), Language::en, Symbols::digits);

    EXPECT_NE(json.find(R"("model":"graph","board":"4x4 boxes 2x2","answer":"one")"),
              std::string::npos);
    EXPECT_NE(
        json.find(
            R"({"kind":"house","cell":"r1c4","digit":1,"equations":["row1_1","col4_1","box2_1"],)"
            R"("reasons":[{"cell":"r1c2","digit":1,"by":"r2c2"}],"values":[1,4],)"),
        std::string::npos)
        << json;
    EXPECT_NE(json.find(R"("outcome":"solved","choices":0,"passed_over":[],"dead_end":null)"),
              std::string::npos);
}

TEST(ReadOrder, TakesCellsByTheirNamesInBothLanguages) {
    const auto order = read_order(Puzzle(kFour), "r1c4,L2C1,R4c4");

    ASSERT_TRUE(order.has_value());
    EXPECT_EQ(*order, (std::vector<Cell>{3, 4, 15}));
}

TEST(ReadOrder, RefusesWhatIsNoOpenCell) {
    struct Case {
        std::string_view text;
        std::size_t offset;
        std::string_view message;
    };
    const Puzzle puzzle = puzzle_of(kFour, "1...............");
    for (const auto& [text, offset, expected] :
         {Case{"", 0, "'' is not a cell of this board; expected r1c1 to r4c4"},
          Case{"r1c2,", 5, "'' is not a cell of this board; expected r1c1 to r4c4"},
          Case{"r1c2,x", 5, "'x' is not a cell of this board; expected r1c1 to r4c4"},
          Case{"r1c5", 0, "'r1c5' is not a cell of this board; expected r1c1 to r4c4"},
          Case{"r0c1", 0, "'r0c1' is not a cell of this board; expected r1c1 to r4c4"},
          Case{"r1c2 ", 0, "'r1c2 ' is not a cell of this board; expected r1c1 to r4c4"},
          Case{"r1c99999999999", 0,
               "'r1c99999999999' is not a cell of this board; expected r1c1 to r4c4"},
          Case{"r1c1", 0, "r1c1 is given: there is nothing to find in it"},
          Case{"r1c2,r1c3,r1c2", 10, "r1c2 is named twice"}}) {
        const auto order = read_order(puzzle, text);

        ASSERT_FALSE(order.has_value()) << text;
        EXPECT_EQ(order.error().offset, offset) << text;
        EXPECT_EQ(order.error().message.in(Language::en), expected);
    }
}

}  // namespace
}  // namespace sudokit
