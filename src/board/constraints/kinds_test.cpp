#include <set>

#include <gtest/gtest.h>

#include "sudokit/puzzle.hpp"

namespace sudokit {
namespace {

ConstraintPtr made(ConstraintData data) {
    return *make_constraint(std::move(data), Board::standard(4));
}

TEST(ConstraintKinds, HaveNamesOfTheirOwn) {
    std::set<std::string_view> names;
    std::set<std::string_view> foreign;
    for (const ConstraintKind& kind : constraint_kinds()) {
        EXPECT_TRUE(names.insert(kind.name).second);
        EXPECT_TRUE(kind.fpuzzles.empty() || foreign.insert(kind.fpuzzles).second);
        EXPECT_EQ(find_constraint_kind(kind.name), &kind);
        EXPECT_FALSE(kind.words.en.empty() || kind.words.fr.empty());
    }
    EXPECT_EQ(find_constraint_kind("thermometer"), nullptr);
    const auto none = make_constraint({.kind = "thermometer"}, Board::standard(4));
    EXPECT_EQ(none.error().code, ErrorCode::not_found);
    EXPECT_EQ(none.error().message.in(Language::en),
              "there is no constraint 'thermometer'; expected killer-cage, anti-knight");
}

TEST(ConstraintKinds, OfTheWholeBoardSayTheSameOfEveryBoard) {
    for (const ConstraintKind& kind : constraint_kinds()) {
        EXPECT_EQ(kind.rule.en.empty(), !kind.of_board) << kind.name;
        EXPECT_EQ(kind.rule.fr.empty(), !kind.of_board) << kind.name;
        if (!kind.of_board) continue;
        const ConstraintPtr constraint = made({.kind = std::string(kind.name)});
        for (const Language language : {Language::en, Language::fr}) {
            EXPECT_EQ(constraint->text(language), kind.rule.in(language));
        }
    }
}

TEST(ConstraintKinds, NeedAGrid) {
    Shape shape;
    shape.order = 3;
    shape.regions = Cliques{4, {{0, 1, 2}}};

    EXPECT_FALSE(make_constraint({.kind = "anti-knight"}, *Board::make(shape)));
}

TEST(ConstrainedPuzzle, IsEqualWithTheSameConstraintsInAnyOrder) {
    Puzzle a(Board::standard(4));
    Puzzle b = a;
    a.add_constraint(made({.kind = "killer-cage", .cells = {1, 0}, .value = 3}));
    EXPECT_NE(a, b);
    a.add_constraint(made({.kind = "anti-knight"}));
    b.add_constraint(made({.kind = "anti-knight"}));
    EXPECT_NE(a, b);
    b.add_constraint(made({.kind = "killer-cage", .cells = {0, 1}, .value = 3}));
    EXPECT_EQ(a, b);
    b.add_constraint(made({.kind = "anti-knight"}));
    EXPECT_EQ(b.constraints().size(), 2U) << "the same one again";
    b.clear_constraints();
    EXPECT_EQ(b, Puzzle(Board::standard(4)));
}

TEST(ConstrainedPuzzle, IsSolvedByGridsThatKeepAllConstraints) {
    Puzzle puzzle(Board::standard(4));
    const Grid grid{puzzle.board(), {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}};
    ASSERT_TRUE(solves(grid, puzzle));

    puzzle.add_constraint(made({.kind = "killer-cage", .cells = {0, 1}, .value = 3}));
    EXPECT_TRUE(solves(grid, puzzle));
    EXPECT_EQ(find_broken(puzzle, grid.digits), nullptr);
    puzzle.add_constraint(made({.kind = "killer-cage", .cells = {4, 5}, .value = 3}));
    EXPECT_FALSE(solves(grid, puzzle));
    EXPECT_EQ(find_broken(puzzle, grid.digits), puzzle.constraints()[1].get());

    Puzzle knights(puzzle.board());
    knights.add_constraint(made({.kind = "anti-knight"}));
    EXPECT_FALSE(solves(grid, knights)) << "1 in r1c1 and in r2c3";
}

TEST(ConstrainedPuzzle, IsAPuzzleOfCliques) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(3, 2);
    puzzle.set_pencilmarks(4, DigitSet::of(1));
    puzzle.add_constraint(made({.kind = "anti-knight"}));

    const Puzzle cliques = clique_puzzle(puzzle);

    EXPECT_FALSE(cliques.has_constraints());
    EXPECT_EQ(cliques.board().cell_count(), 16U);
    EXPECT_EQ(cliques.board().houses().size(), 12U + 24U);
    EXPECT_EQ(cliques.given(3), 2U);
    EXPECT_EQ(cliques.pencilmarks(4), DigitSet::of(1));
    EXPECT_TRUE(cliques.board().peer_set(0).contains(6));
}

TEST(ConstrainedPuzzle, IsRefusedByName) {
    constexpr MessageText kWhat{"ratings", "les évaluations"};
    Puzzle puzzle(Board::standard(4));
    EXPECT_FALSE(constraint_fault(puzzle, kWhat));
    puzzle.add_constraint(made({.kind = "anti-knight"}));
    puzzle.add_constraint(made({.kind = "killer-cage", .cells = {0, 1}, .value = 3}));

    const auto fault = constraint_fault(puzzle, kWhat);

    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->code, ErrorCode::unsupported);
    EXPECT_EQ(fault->message.in(Language::en),
              "ratings do not take killer cages and the anti-knight rule");
    EXPECT_EQ(fault->message.in(Language::fr),
              "les évaluations ne prennent pas en charge les cages à somme et la règle "
              "anti-cavalier");
}

}  // namespace
}  // namespace sudokit
