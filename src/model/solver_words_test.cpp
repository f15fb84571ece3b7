#include "model/solver_words.hpp"

#include <gtest/gtest.h>

namespace sudokit::model {
namespace {

TEST(SolverWords, AreTakenOneByOne) {
    const std::string_view text = "\r\n v  -1\t2 \n0";
    std::size_t at = 0;

    for (const std::string_view word : {"v", "-1", "2", "0", "", ""}) {
        EXPECT_EQ(next_word(text, at), word);
    }
    EXPECT_EQ(at, text.size());
}

TEST(SolverWords, SayHowItWent) {
    EXPECT_EQ(status_of_word("SATISFIABLE"), Decoded::Status::solution);
    EXPECT_EQ(status_of_word("unsat"), Decoded::Status::unsatisfiable);
    EXPECT_EQ(status_of_word("INDET"), Decoded::Status::unknown);
    EXPECT_EQ(status_of_word("Sat"), std::nullopt);
    EXPECT_EQ(status_of_word(""), std::nullopt);
}

}  // namespace
}  // namespace sudokit::model
