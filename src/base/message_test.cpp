#include "sudokit/message.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

constexpr MessageText kCells{"expected {0} {0:cell|cells} in {1}, found {{",
                             "{0} {0:case attendue|cases attendues} dans {1}, trouvé {{"};
constexpr MessageText kRow{"a row", "une ligne"};

TEST(Message, PutsArgumentsInAndChoosesTheNumber) {
    EXPECT_EQ(message(kCells, 81, "x").in(Language::en), "expected 81 cells in x, found {");
    EXPECT_EQ(message(kCells, 1, "x").in(Language::en), "expected 1 cell in x, found {");
}

TEST(Message, ZeroIsPluralInEnglishAndSingularInFrench) {
    EXPECT_EQ(message(kCells, 0, "x").in(Language::en), "expected 0 cells in x, found {");
    EXPECT_EQ(message(kCells, 0, "x").in(Language::fr), "0 case attendue dans x, trouvé {");
}

TEST(Message, ArgumentsThatAreTextsAreTranslatedToo) {
    EXPECT_EQ(message(kCells, 2, kRow).in(Language::fr),
              "2 cases attendues dans une ligne, trouvé {");
}

TEST(Message, WithoutTextIsEmpty) { EXPECT_EQ(Message{}.in(Language::en), ""); }

}  // namespace
}  // namespace sudokit
