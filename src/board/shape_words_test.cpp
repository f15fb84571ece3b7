#include "sudokit/shape_words.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

TEST(ShapeWords, AreTheNameInEnglish) {
    EXPECT_EQ(shape_words(Shape::standard(9)).en, "9x9 boxes 3x3");
}

TEST(ShapeWords, FitTheWordGrilleInFrench) {
    Shape shape = Shape::standard(9);
    EXPECT_EQ(shape_words(shape).fr, "9x9 à blocs 3x3");
    shape.diagonals = true;
    EXPECT_EQ(shape_words(shape).fr, "9x9 à blocs 3x3 avec diagonales");
    shape.windows = true;
    EXPECT_EQ(shape_words(shape).fr, "9x9 à blocs 3x3 avec diagonales et fenêtres");
    shape.extra = {{0}};
    EXPECT_EQ(shape_words(shape).fr,
              "9x9 à blocs 3x3 avec diagonales, fenêtres et zones supplémentaires");
    EXPECT_EQ(shape_words(Shape::standard(5)).fr, "5x5 sans blocs");

    Shape other;
    other.order = 2;
    other.regions = Jigsaw{{0, 0, 1, 1}};
    EXPECT_EQ(shape_words(other).fr, "2x2 à régions irrégulières");
    other.regions = Cliques{3, {{0, 1}}};
    EXPECT_EQ(shape_words(other).fr, "de 3 cases à 2 chiffres");
    other.order = 1;
    other.regions = Cliques{1, {}};
    EXPECT_EQ(shape_words(other).fr, "de 1 case à 1 chiffre");
}

}  // namespace
}  // namespace sudokit
