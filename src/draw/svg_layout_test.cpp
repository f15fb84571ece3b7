#include "draw/svg_layout.hpp"

#include <gtest/gtest.h>

namespace sudokit::draw {
namespace {

std::string number(std::int32_t tenths) {
    std::string out;
    append_number(out, tenths);
    return out;
}

TEST(SvgLayout, NumbersAreAsShortAsCanBe) {
    EXPECT_EQ(number(0), "0");
    EXPECT_EQ(number(5), ".5");
    EXPECT_EQ(number(120), "12");
    EXPECT_EQ(number(123), "12.3");
    EXPECT_EQ(number(-7), "-.7");
    EXPECT_EQ(number(-70), "-7");
}

TEST(SvgLayout, LengthsAreExactWholeNumbers) {
    EXPECT_EQ(length({3, 4}), 5);
    EXPECT_EQ(length({-30000, 40000}), 50000);
    EXPECT_EQ(length({1, 1}), 1);
    EXPECT_EQ(scaled({30, -40}, 100), (Point{60, -80}));
}

TEST(SvgLayout, CandidatesStandInReadingOrderWithinTheirCell) {
    for (const std::uint32_t order : {1U, 2U, 4U, 6U, 7U, 9U, 16U, 25U, 64U}) {
        const Board board = Board::standard(order);
        const SvgLayout layout(board, true);
        for (Digit digit = 1; digit <= order; ++digit) {
            const Candidate candidate = {board.cell_count() - 1, digit};
            const Point centre = layout.centre(candidate);

            ASSERT_TRUE(layout.is_on_board(centre)) << order;
            EXPECT_EQ(layout.cell_at(centre), candidate.cell) << order;
            if (digit == 1) continue;
            const Point before = layout.centre(Candidate{candidate.cell, digit - 1});
            EXPECT_TRUE(before.y < centre.y || (before.y == centre.y && before.x < centre.x));
        }
    }
}

// The corners of an outline, from the corner of the board and in cells (with an inset of 0).
std::string in_cells(const Board& board, const std::vector<Cell>& cells) {
    const SvgLayout layout(board, false);
    const std::string path = outline(board, layout, cells, 0);
    std::string out;
    std::size_t at = 0;
    const auto read = [&](std::int32_t origin) {
        std::size_t used = 0;
        const double value = std::stod(path.substr(at), &used);
        at += used;
        return std::to_string((static_cast<std::int32_t>(value * 10) - origin) / layout.side());
    };
    while (at < path.size()) {
        const char command = path[at++];
        out += command;
        if (command == 'z') continue;
        out += read(layout.origin().x);
        out += ',';
        ++at;
        out += read(layout.origin().y);
    }
    return out;
}

TEST(SvgOutline, GoesAroundARow) {
    EXPECT_EQ(in_cells(Board::standard(4), {4, 5, 6, 7}), "M4,1L4,2L0,2L0,1z");
}

TEST(SvgOutline, TurnsBothWays) {
    // An L: r1c1, r2c1, r2c2.
    EXPECT_EQ(in_cells(Board::standard(4), {0, 4, 5}), "M1,0L1,1L2,1L2,2L0,2L0,0z");
}

TEST(SvgOutline, CellsThatMeetAtACornerStayApart) {
    EXPECT_EQ(in_cells(Board::standard(4), {0, 5}), "M1,0L1,1L0,1L0,0zM2,1L2,2L1,2L1,1z");
}

TEST(SvgOutline, HolesHaveLoopsOfTheirOwn) {
    const std::string ring = in_cells(Board::standard(4), {0, 1, 2, 4, 6, 8, 9, 10});

    EXPECT_EQ(std::count(ring.begin(), ring.end(), 'z'), 2);
    EXPECT_NE(ring.find("M3,0L3,3L0,3L0,0z"), std::string::npos) << ring;
}

TEST(SvgOutline, InsetMovesEverySideInwards) {
    const Board board = Board::standard(4);
    const SvgLayout layout(board, false);
    const std::vector<Cell> cells = {0, 4, 5};
    const std::int32_t side = layout.side();
    const Point o = layout.origin();
    std::string expected;
    const auto add = [&](char command, std::int32_t x, std::int32_t y) {
        expected += command;
        append_point(expected, o + Point{x, y});
    };
    add('M', side - 10, 10);
    add('L', side - 10, side + 10);
    add('L', 2 * side - 10, side + 10);
    add('L', 2 * side - 10, 2 * side - 10);
    add('L', 10, 2 * side - 10);
    add('L', 10, 10);

    EXPECT_EQ(outline(board, layout, cells, 10), expected + "z");
}

}  // namespace
}  // namespace sudokit::draw
