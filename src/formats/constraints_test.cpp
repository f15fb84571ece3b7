// Constraints in the formats that hold them, and the refusals of those that do not.
#include <gtest/gtest.h>

#include "formats/links/sudokupad_data.hpp"
#include "formats/random_entry.hpp"
#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

void add(Puzzle& puzzle, ConstraintData data) {
    puzzle.add_constraint(*make_constraint(std::move(data), puzzle.board()));
}

ConstraintData cage(std::vector<Cell> cells, std::optional<std::uint32_t> sum) {
    return {.kind = "killer-cage", .cells = std::move(cells), .value = sum};
}

Puzzle knights_and_cages() {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(3, 2);
    add(puzzle, cage({0, 1, 4}, 6));
    add(puzzle, cage({10, 11}, std::nullopt));
    add(puzzle, {.kind = "anti-knight"});
    return puzzle;
}

std::vector<ConstraintData> data_of(const Puzzle& puzzle) {
    std::vector<ConstraintData> out;
    for (const ConstraintPtr& constraint : puzzle.constraints()) out.push_back(constraint->data());
    return out;
}

Entry read_one(const std::string& text, Format format) {
    ReadOptions options;
    options.format = format;
    const auto entries = read_entries(text, options);
    EXPECT_TRUE(entries) << entries.error().message.in(Language::en);
    return entries->front();
}

std::string fault_of(const std::string& text, Format format) {
    ReadOptions options;
    options.format = format;
    const auto entries = read_entries(text, options);
    return entries ? "" : told(entries.error());
}

TEST(ConstraintFormats, OurJsonHoldsAllOfThem) {
    const Entry entry{knights_and_cages()};

    const auto text = write_entry(entry, Format::json);

    ASSERT_TRUE(text);
    EXPECT_EQ(*text,
              R"({"sudokit":1,"order":4,"boxes":[2,2],"givens":"...2............",)"
              R"("constraints":[{"kind":"killer-cage","cells":["r1c1","r1c2","r2c1"],"sum":6},)"
              R"({"kind":"killer-cage","cells":["r3c3","r3c4"]},{"kind":"anti-knight"}]})"
              "\n");
    EXPECT_EQ(read_one(*text, Format::json), entry);
}

TEST(ConstraintFormats, FaultsOfOurJsonNameThePlace) {
    const std::string head = R"({"sudokit":1,"order":4,"givens":"................","constraints":)";
    const auto fault = [&](const std::string& list) {
        return fault_of(head + list + "}", Format::json);
    };

    EXPECT_EQ(fault("[]"), "");
    EXPECT_EQ(fault("5"), "1:66: expected an array of constraints, found a number");
    EXPECT_EQ(fault("[5]"),
              "1:67: expected a constraint as an object with \"kind\", found a number");
    EXPECT_EQ(fault("[{}]"), "1:67: the key \"kind\" of the constraint is missing");
    EXPECT_EQ(fault(R"([{"kind":"thermometer","cells":["r1c1"]}])"),
              "1:75: there is no constraint 'thermometer'; expected killer-cage, anti-knight");
    EXPECT_EQ(fault(R"([{"kind":"anti-knight","sum":3}])"),
              "1:89: unknown key \"sum\" of the constraint 'anti-knight'");
    EXPECT_EQ(fault(R"([{"kind":"anti-knight","cells":["r1c1"]}])"),
              "1:67: the constraint 'anti-knight' is about the whole board: it has no cells");
    EXPECT_EQ(fault(R"([{"kind":"killer-cage","cells":["r1c5"],"sum":3}])"),
              "1:98: expected an array of cells of the board like \"r1c1\"");
    EXPECT_EQ(fault(R"([{"kind":"killer-cage","cells":["r1c1"],"sum":"3"}])"),
              "1:112: expected a whole number for \"sum\"");
    EXPECT_EQ(fault(R"([{"kind":"killer-cage","cells":["r1c1"],"sum":11}])"),
              "1:67: expected the sum of a killer cage from 1 to 10, found 11");
}

TEST(ConstraintFormats, FpuzzlesAndSudokupadHoldCagesAndAntiKnight) {
    const Entry entry{knights_and_cages()};
    for (const Format format : {Format::fpuzzles, Format::sudokupad}) {
        const auto text = write_entry(entry, format);
        ASSERT_TRUE(text);
        EXPECT_EQ(read_one(*text, format), entry);
    }
    const Entry read = read_one(
        R"({"size":2,"grid":[[{},{}],[{},{}]],"antiknight":true,"killercage":[)"
        R"({"cells":["R1C1","R2C2"],"value":"3"},{"cells":["R1C2"],"value":2},{"cells":["R2C1"]},)"
        R"({"cells":["R1C1","R1C2"],"value":""}]})",
        Format::fpuzzles);
    EXPECT_EQ(data_of(read.puzzle), (std::vector<ConstraintData>{cage({0, 3}, 3),
                                                                 cage({1}, 2),
                                                                 cage({2}, {}),
                                                                 cage({0, 1}, {}),
                                                                 {.kind = "anti-knight"}}));
}

TEST(ConstraintFormats, FaultsOfFpuzzlesNameThePlace) {
    const std::string head = R"({"size":2,"grid":[[{},{}],[{},{}]],)";
    const auto fault = [&](const std::string& rest) {
        return fault_of(head + rest + "}", Format::fpuzzles);
    };

    EXPECT_EQ(fault(R"("killercage":5)"),
              "1:49: expected a list of objects with \"cells\" for 'killercage'");
    EXPECT_EQ(fault(R"("killercage":[{}])"),
              "1:50: expected a list of objects with \"cells\" for 'killercage'");
    EXPECT_EQ(fault(R"("killercage":[{"cells":["R3C1"]}])"),
              "1:60: expected cells like \"R1C1\" in 'killercage'");
    EXPECT_EQ(fault(R"("killercage":[{"cells":["R1C1"],"value":"x"}])"),
              "1:76: expected a whole number as the value of 'killercage'");
    EXPECT_EQ(fault(R"("killercage":[{"cells":["R1C1","R1C1"]}])"),
              "1:50: the constraint 'killer-cage' names r1c1 twice");
}

TEST(ConstraintFormats, SudokupadsOwnDataHoldThemToo) {
    const auto value = json::parse(
        R"({"cells":[[{},{},{}],[{},{},{}],[{},{},{}]],"global":["antiknight"],)"
        R"("cages":[{"cells":[[0,0],[0,1]],"value":"5"},{"cells":[[2,0],[2,1],[2,2]],"sum":6},)"
        R"({"cells":[[1,0],[2,1]]},{"cells":[[0,2],[1,1],[2,0]]},)"
        R"({"cells":[[1,1],[1,2]],"unique":false}]})");
    const ReadOptions options;
    BoardSource boards(options);

    const auto entry = entry_of_sudokupad(*value, boards);

    ASSERT_TRUE(entry) << entry.error().message.in(Language::en);
    EXPECT_EQ(data_of(entry->puzzle),
              (std::vector<ConstraintData>{
                  cage({0, 1}, 5), cage({6, 7, 8}, 6), cage({3, 7}, {}), {.kind = "anti-knight"}}));
    EXPECT_EQ(entry->puzzle.board().shape().extra, (std::vector<std::vector<Cell>>{{2, 4, 6}}));
}

TEST(ConstraintFormats, SoloHoldsCagesThatShareOutTheBoard) {
    // Pairs side by side, with the sums of the rows 1234 3412 2143 4321.
    const std::string id = "2x2k:p,abbba____________,3a7a7a3a3a7a7a3a";

    const Entry entry = read_one(id, Format::sgt);

    ASSERT_EQ(entry.puzzle.constraints().size(), 8U);
    EXPECT_EQ(entry.puzzle.constraints()[0]->data(), cage({0, 1}, 3));
    EXPECT_EQ(entry.puzzle.constraints()[7]->data(), cage({14, 15}, 3));
    EXPECT_EQ(write_entry(entry, Format::sgt).value(), id + "\n");

    // With regions, both diagonals and a cage without a sum.
    Shape shape = testing::spiral_jigsaw(4);
    shape.diagonals = true;
    Entry jigsaw{Puzzle(*Board::make(shape))};
    jigsaw.puzzle.set_given(5, 2);
    for (Cell cell = 0; cell < 16; cell += 4) {
        add(jigsaw.puzzle, cage({cell, cell + 1, cell + 2, cell + 3},
                                cell == 4 ? std::nullopt : std::optional(10U)));
    }
    const auto text = write_entry(jigsaw, Format::sgt);
    ASSERT_TRUE(text);
    EXPECT_TRUE(text->starts_with("4jxk:e2j,")) << *text;
    EXPECT_EQ(read_one(*text, Format::sgt), jigsaw);
}

TEST(ConstraintFormats, SoloRefusesOtherCages) {
    const auto fault = [](const Puzzle& puzzle) {
        const auto text = write_entry(Entry{puzzle}, Format::sgt);
        return text ? "" : text.error().message.in(Language::en);
    };
    Puzzle puzzle(Board::standard(4));
    add(puzzle, cage({0, 1}, 3));
    EXPECT_EQ(fault(puzzle), "the format sgt cannot hold killer cages: 'json' can")
        << "cells are left over";

    Puzzle knights(Board::standard(4));
    add(knights, {.kind = "anti-knight"});
    EXPECT_EQ(fault(knights), "the format sgt cannot hold the anti-knight rule: 'json' can");
}

TEST(ConstraintFormats, AllOthersRefuseToWriteThem) {
    Entry entry{Puzzle(Board::standard(9))};
    add(entry.puzzle, cage({0, 1}, 3));
    add(entry.puzzle, {.kind = "anti-knight"});
    for (const FormatInfo& info : all_formats()) {
        const bool holds = info.format == Format::json || info.format == Format::fpuzzles ||
                           info.format == Format::sudokupad;
        const auto text = write_entry(entry, info.format);
        ASSERT_EQ(text.has_value(), holds) << info.name;
        if (holds || !info.writable) continue;
        EXPECT_EQ(text.error().message.in(Language::en),
                  "the format " + std::string(info.name) +
                      " cannot hold killer cages and the anti-knight rule: 'json' can");
        EXPECT_EQ(text.error().code, ErrorCode::unsupported);
    }
}

TEST(ConstraintFormats, OptionsAddThemToEveryPuzzle) {
    ReadOptions options;
    options.constraints.push_back({.kind = "anti-knight"});
    const std::string lines = std::string(kFamous) + "\n1..4......3..2..\n";
    EntryReader reader(source_of(lines), options);
    std::array<std::array<std::uint8_t, 81>, 4> plain{};

    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(reader.next_nine({.digits = plain}), 0U) << "these are no plain puzzles";
        const auto next = reader.next();
        ASSERT_TRUE(next && next->has_value());
        EXPECT_EQ(data_of((*next)->puzzle), options.constraints);
    }

    // One that the text has already is not added twice; one for another board is a fault.
    const auto text = write_entry(Entry{knights_and_cages()}, Format::json);
    EXPECT_EQ(read_entries(*text, options)->front().puzzle, knights_and_cages());
    options.constraints.push_back(cage({20}, 3));
    EXPECT_EQ(read_all(lines, options),
              (std::vector<std::string>{std::string(kFamous),
                                        "2:1: the constraint 'killer-cage' names cell 20, but the "
                                        "board has 16 cells"}));
}

TEST(ConstraintFormats, WhatIsWrittenIsReadBack) {
    constexpr std::uint64_t kSeed = 4;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    for (int round = 0; round < 200; ++round) {
        const auto order = static_cast<std::uint32_t>(2 + rng.below(11));
        Entry entry = testing::random_entry(rng, Board::standard(order));
        for (std::uint64_t i = 0, count = rng.below(6); i < count; ++i) {
            ConstraintData data = cage({}, {});
            const std::size_t size = 1 + rng.below(order);
            while (data.cells.size() < size) {
                const auto cell = static_cast<Cell>(rng.below(order * order));
                if (std::ranges::find(data.cells, cell) == data.cells.end()) {
                    data.cells.push_back(cell);
                }
            }
            if (rng.below(3) != 0) {
                data.value = static_cast<std::uint32_t>(1 + rng.below(order * (order + 1) / 2));
            }
            add(entry.puzzle, data);
        }
        if (rng.below(2) == 0) add(entry.puzzle, {.kind = "anti-knight"});
        for (const Format format : {Format::json, Format::fpuzzles, Format::sudokupad}) {
            const auto text = write_entry(entry, format);
            ASSERT_TRUE(text);
            ASSERT_EQ(read_one(*text, format).puzzle, entry.puzzle) << *text;
        }
    }
}

}  // namespace
}  // namespace sudokit::formats
