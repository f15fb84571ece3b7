#include "formats/files/sgt_save.hpp"

#include <gtest/gtest.h>

#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

std::string field(std::string name, const std::string& value) {
    name.resize(8, ' ');
    return name + ":" + std::to_string(value.size()) + ":" + value + "\n";
}

const std::string kBegin = field("SAVEFILE", "Simon Tatham's Portable Puzzle Collection") +
                           field("VERSION", "1") + field("GAME", "Solo") + field("PARAMS", "3x3") +
                           field("CPARAMS", "2x2dt") + field("DESC", "1b4f3b2b");

std::string save(int position, const std::vector<std::string>& moves) {
    std::string text = kBegin + field("NSTATES", std::to_string(moves.size() + 1)) +
                       field("STATEPOS", std::to_string(position));
    for (const std::string& move : moves) {
        text += move.starts_with(' ') ? field(move.substr(1), "1b4f3b2b") : field("MOVE", move);
    }
    return text;
}

std::string placed_of(const Entry& entry) {
    std::string text;
    for (const std::uint8_t digit : entry.play.placed) text += static_cast<char>('0' + digit);
    return text;
}

TEST(SgtSave, ReadsThePuzzleOfTheGame) {
    EXPECT_EQ(read_all(save(1, {})), std::vector<std::string>{"1..4......3..2.."});
    EXPECT_EQ(detect_format(save(1, {})), Format::sgt);
    EXPECT_EQ(read_all(save(1, {}), in_format(Format::sgt)).size(), 1U);
    EXPECT_EQ(read_all("2x2:1b4f3b2b\n2x2:p\n").size(), 2U);
}

TEST(SgtSave, MovesAreTheStateOfPlay) {
    const Entry entry = read_one(save(4, {"R1,0,2", "R2,0,3", "R1,0,0"}), {});

    EXPECT_EQ(placed_of(entry), "0030000000000000");
}

TEST(SgtSave, MovesThatWereUndoneDoNotCount) {
    EXPECT_EQ(placed_of(read_one(save(2, {"R1,0,2", "R2,0,3"}), {})), "0200000000000000");
    EXPECT_TRUE(read_one(save(1, {"R1,0,2", "R2,0,3"}), {}).play.empty());
}

TEST(SgtSave, NotesAreToggledAndGoneWhereADigitIsPlaced) {
    const Entry entry = read_one(save(5, {"P1,0,2", "P1,0,3", "P1,0,2", "P2,0,1"}), {});
    ASSERT_EQ(entry.play.pencilmarks.size(), 16U);
    EXPECT_EQ(entry.play.pencilmarks[1], DigitSet::of(3));
    EXPECT_EQ(entry.play.pencilmarks[2], DigitSet::of(1));

    const Entry all = read_one(save(3, {"M", "R1,0,2"}), {});
    EXPECT_EQ(all.play.pencilmarks[2], DigitSet::full(4));
    EXPECT_TRUE(all.play.pencilmarks[1].empty());
    EXPECT_TRUE(all.play.pencilmarks[0].empty());
}

TEST(SgtSave, GamesThatWereSolvedOrBegunAgain) {
    EXPECT_EQ(placed_of(read_one(save(2, {"S1,3,2,4,2,4,1,3,4,1,3,2,3,2,4,1"}), {})),
              "0320241341023041");
    EXPECT_TRUE(read_one(save(3, {"R1,0,2", " RESTART"}), {}).play.empty());
}

TEST(SgtSave, FaultsHaveAPlace) {
    const auto fault = [](const std::string& text) { return read_all(text).front(); };
    EXPECT_EQ(fault(save(2, {"R0,0,2"})),
              "9:12: expected a move of Solo, like R4,0,7, found 'R0,0,2'");
    EXPECT_EQ(fault(save(2, {"R1,0,5"})),
              "9:12: expected a move of Solo, like R4,0,7, found 'R1,0,5'");
    EXPECT_EQ(fault(save(2, {"Q"})), "9:12: expected a move of Solo, like R4,0,7, found 'Q'");
    EXPECT_EQ(fault(field("SAVEFILE", "x") + field("GAME", "Loopy")),
              "2:12: expected a game of Solo, found one of Loopy");
    EXPECT_EQ(fault(field("SAVEFILE", "x") + field("CPARAMS", "2x2")),
              "1:1: expected the field DESC in the saved game");
    EXPECT_EQ(fault(field("SAVEFILE", "x") + field("CPARAMS", "2x2") + field("DESC", "1b5f3b2b")),
              "3:14: expected a number from 1 to 4, found 5");
    EXPECT_EQ(fault(field("SAVEFILE", "x") + "DESC    :99:short\n"),
              "2:1: expected a field like 'DESC    :22:...'");
    EXPECT_EQ(fault(field("SAVEFILE", "x") + field("CPARAMS", "2x2k") + field("DESC", "p")),
              "3:13: expected ',' and the description of the cages");
}

}  // namespace
}  // namespace sudokit::formats
