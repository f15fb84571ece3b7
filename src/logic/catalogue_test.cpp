#include <set>

#include <gtest/gtest.h>

#include "sudokit/techniques.hpp"

#include "logic/test_steps.hpp"

namespace sudokit {
namespace {

TEST(Catalogue, EveryWordAndNameIsThereOnce) {
    std::set<std::string_view> words;
    std::set<std::string_view> names;
    for (const TechniqueInfo& info : all_techniques()) {
        EXPECT_TRUE(words.insert(info.word).second) << info.word;
        EXPECT_TRUE(names.insert(info.name.en).second) << info.name.en;
        EXPECT_FALSE(info.name.fr.empty());
        EXPECT_EQ(find_technique(info.word), info.id);
    }
}

TEST(Catalogue, ThePapersNamesAreKnownToo) {
    EXPECT_EQ(find_technique("single-position"), TechniqueId::hidden_single);
    EXPECT_EQ(find_technique("naked_pair"), TechniqueId::naked_pair);
    EXPECT_FALSE(find_technique("guess"));
    EXPECT_FALSE(find_technique(""));
}

TEST(Catalogue, NextStepTakesTheFirstTechniqueThatHasOne) {
    const State state = logic::state_of("123. .... .... ...1");

    EXPECT_EQ(next_step(state, TechniqueSet().set())->technique, TechniqueId::full_house);
    EXPECT_EQ(next_step(state, TechniqueSet().set(1))->technique, TechniqueId::naked_single);
    EXPECT_FALSE(next_step(state, TechniqueSet()));
}

}  // namespace
}  // namespace sudokit
