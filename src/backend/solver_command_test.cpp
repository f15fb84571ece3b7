#include "backend/solver_command.hpp"

#include <gtest/gtest.h>

namespace sudokit::backend {
namespace {

using Words = std::vector<std::string>;

TEST(SolverCommand, IsCutAtBlanks) {
    EXPECT_EQ(*split_words("  cryptominisat5 --verb\t0 \n"),
              (Words{"cryptominisat5", "--verb", "0"}));
}

TEST(SolverCommand, KeepsWhatStandsInQuotesTogether) {
    EXPECT_EQ(*split_words("'/my tools/solver' -a\"b c\"d '' \"it's\""),
              (Words{"/my tools/solver", "-ab cd", "", "it's"}));
}

TEST(SolverCommand, HasNoOtherSpecialCharacters) {
    EXPECT_EQ(*split_words("a $HOME *.x b\\ c;d|e>f"),
              (Words{"a", "$HOME", "*.x", "b\\", "c;d|e>f"}));
}

TEST(SolverCommand, WithoutAWordIsAnError) {
    for (const char* const text : {"", "  ", "'' x"}) {
        const auto words = split_words(text);
        ASSERT_FALSE(words) << text;
        EXPECT_EQ(words.error().code, ErrorCode::syntax);
        EXPECT_EQ(words.error().message.in(Language::en),
                  "expected the command of a solver, such as 'cadical -q'");
    }
}

TEST(SolverCommand, QuoteThatIsNotClosedIsAnErrorWithItsPlace) {
    const auto words = split_words("solver 'a b");

    ASSERT_FALSE(words);
    EXPECT_EQ(words.error().offset, 7U);
    EXPECT_EQ(words.error().message.in(Language::en), "the quote that begins 'a b is not closed");
}

TEST(SolverCommand, FormulaComesLastUnlessItHasAPlace) {
    EXPECT_EQ(with_files({"s", "-q"}, "F", "M"), (Words{"s", "-q", "F"}));
    EXPECT_EQ(with_files({"s", "{cnf}", "-o={model}"}, "F", "M"), (Words{"s", "F", "-o=M"}));
    EXPECT_EQ(with_files({"s", "{model}"}, "F", "M"), (Words{"s", "M", "F"}));
    EXPECT_EQ(with_files({"s", "--in={cnf}:{cnf}"}, "{cnf}", ""), (Words{"s", "--in={cnf}:{cnf}"}));
}

TEST(SolverCommand, SaysWhetherTheModelGoesToAFile) {
    EXPECT_TRUE(names_model({"minisat", "{cnf}", "{model}"}));
    EXPECT_FALSE(names_model({"minisat", "{cnf}"}));
}

}  // namespace
}  // namespace sudokit::backend
