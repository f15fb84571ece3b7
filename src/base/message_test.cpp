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

TEST(Message, StringsAreForeignAndDoNoHarm) {
    // NOLINTNEXTLINE(misc-misleading-bidirectional): that is what it is about
    EXPECT_EQ(message(kCells, 2, "\x1B[2J\u202Ex").in(Language::en),
              "expected 2 cells in \\x1B[2J\\u{202E}x, found {");
    EXPECT_LT(message(kCells, 2, std::string(100000, 'x')).in(Language::en).size(), 1100U);
}

TEST(Message, OwnWordsAreTakenAsTheyAre) {
    const std::string lines = "a\nb" + std::string(5000, 'c');

    EXPECT_EQ(message(kCells, 2, own_words(lines)).in(Language::en),
              "expected 2 cells in " + lines + ", found {");
    EXPECT_EQ(message(kCells, 2, OwnWords{"r1c4", "L1C4"}).in(Language::fr),
              "2 cases attendues dans L1C4, trouv\u00E9 {");
}

TEST(Message, AllStringsOfASentenceAreOwnWords) {
    const std::string lines = "a\nb" + std::string(5000, 'c');
    const std::string expected = "expected 2 cells in " + lines + ", found {";

    EXPECT_EQ(sentence(Language::en, kCells, 2, lines), expected);
    EXPECT_EQ(sentence(Language::en, kCells, 2, lines.c_str()), expected);
    EXPECT_EQ(sentence(Language::en, kCells, 2, std::string_view(lines)), expected);
}

TEST(Message, AMessageMayBeAnArgument) {
    EXPECT_EQ(message(kCells, 2, message(kCells, 1, kRow)).in(Language::fr),
              "2 cases attendues dans 1 case attendue dans une ligne, trouv\u00E9 {, "
              "trouv\u00E9 {");
}

TEST(Message, LongNumbersAreGroupedInFrench) {
    const auto french = [](std::string digits) { return number_words(std::move(digits)).fr; };

    EXPECT_EQ(french("9999"), "9999");
    EXPECT_EQ(french("12345"), "12\u202F345");
    EXPECT_EQ(french("123456"), "123\u202F456");
    EXPECT_EQ(french("-1234567"), "-1\u202F234\u202F567");
    EXPECT_EQ(message(kCells, 12345, kRow).in(Language::en),
              "expected 12345 cells in a row, found {");
}

TEST(Message, WithoutTextIsEmpty) { EXPECT_EQ(Message{}.in(Language::en), ""); }

}  // namespace
}  // namespace sudokit
