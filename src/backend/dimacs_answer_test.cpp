#include "backend/dimacs_answer.hpp"

#include <gtest/gtest.h>

namespace sudokit::backend {
namespace {

std::vector<Variable> true_variables(const DimacsAnswer& answer) {
    std::vector<Variable> out;
    for (std::size_t i = 0; i < answer.values.size(); ++i) {
        if (answer.values[i]) out.push_back(static_cast<Variable>(i));
    }
    return out;
}

std::string fault_of(std::string_view text) {
    const auto answer = read_dimacs_answer(text, 5, "solver");
    return answer ? "none" : answer.error().message.in(Language::en);
}

TEST(DimacsAnswer, IsReadAsTheCompetitionsWriteIt) {
    const auto answer =
        read_dimacs_answer("c hello\ns SATISFIABLE\nv 1 -2 3\nv -4 5 0\nc bye\n", 5, "solver");

    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->satisfiable, true);
    EXPECT_TRUE(answer->has_model);
    EXPECT_EQ(true_variables(*answer), (std::vector<Variable>{1, 3, 5}));
}

TEST(DimacsAnswer, ModelMayComeBeforeTheAnswerAndInOddLines) {
    const auto answer = read_dimacs_answer("v 2\r\nv\nv   \t3 0\r\ns  SATISFIABLE", 5, "solver");

    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->satisfiable, true);
    EXPECT_EQ(true_variables(*answer), (std::vector<Variable>{2, 3}));
}

TEST(DimacsAnswer, IsReadAsMinisatWritesIt) {
    const auto answer = read_dimacs_answer("SAT\n-1 2 -3 0\n", 5, "solver");

    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->satisfiable, true);
    EXPECT_EQ(true_variables(*answer), std::vector<Variable>{2});
    EXPECT_EQ(read_dimacs_answer("UNSAT\n", 5, "solver")->satisfiable, false);
    EXPECT_EQ(read_dimacs_answer("UNSATISFIABLE\n", 5, "solver")->satisfiable, false);
    EXPECT_FALSE(read_dimacs_answer("SATISFIABLE\n", 5, "solver")->has_model);
}

TEST(DimacsAnswer, RemarksAreNeitherAnswersNorModels) {
    for (const std::string_view text :
         {"", "\n\n", "c s SATISFIABLE\n", "1 2 3 0\n", "is it SATISFIABLE ?\n", "s UNKNOWN\n",
          "INDETERMINATE\n", "SATISFIABLE perhaps\n", "s\n", "\0\1\2\n"}) {
        const auto answer = read_dimacs_answer(text, 5, "solver");
        ASSERT_TRUE(answer) << text;
        EXPECT_FALSE(answer->satisfiable) << text;
        EXPECT_FALSE(answer->has_model) << text;
    }
}

TEST(DimacsAnswer, BadModelsAreErrors) {
    EXPECT_EQ(fault_of("v 1 6 0\n"),
              "in the model of the solver 'solver': expected a variable from 1 to 5, found '6'");
    EXPECT_EQ(fault_of("v 1 x2 0\n"),
              "in the model of the solver 'solver': expected a variable from 1 to 5, found 'x2'");
    EXPECT_EQ(fault_of("v 99999999999999 0\n"),
              "in the model of the solver 'solver': expected a variable from 1 to 5, found "
              "'99999999999999'");
    EXPECT_EQ(fault_of("v -2147483648 0\n"),
              "in the model of the solver 'solver': expected a variable from 1 to 5, found "
              "'-2147483648'");
    EXPECT_EQ(fault_of("v 1 -3 0\nv 3 0\n"),
              "in the model of the solver 'solver', variable 3 is both true and false");
    EXPECT_EQ(fault_of("s SATISFIABLE\ns UNSATISFIABLE\n"),
              "the solver 'solver' says both SATISFIABLE and UNSATISFIABLE");
    EXPECT_EQ(fault_of("v 1 1 0 0\n"), "none");
}

}  // namespace
}  // namespace sudokit::backend
