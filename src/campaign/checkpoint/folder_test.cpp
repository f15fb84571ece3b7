#include "campaign/checkpoint/folder.hpp"

#include <filesystem>

#include <gtest/gtest.h>

#include "campaign/output/merging.hpp"
#include "campaign/output/sorting.hpp"
#include "campaign/test_campaign.hpp"

namespace sudokit::campaign {
namespace {

using tests::text_in;
using tests::write_text;

class CheckpointFolder : public testing::Test {
  protected:
    void run() const {
        const auto end = run_campaign(campaign.plan, {});
        ASSERT_TRUE(end && end->merged);
    }
    // A checkpoint with no units done.
    static void begin(Folder& folder) { ASSERT_FALSE(folder.open(Guest::whole, {}, true, {})); }

    [[nodiscard]] std::vector<std::string> faults() const {
        std::vector<std::string> out;
        const auto found = verify_campaign(campaign.plan);
        EXPECT_TRUE(found);
        for (const Message& fault : found->faults) out.push_back(fault.in(Language::en));
        return out;
    }
    static void flip(const std::string& file, std::size_t at) {
        std::string text = text_in(file);
        text[at] = static_cast<char>(text[at] ^ 1);
        write_text(file, text);
    }

    // Gives the input so many lines, which are also those of the output.
    std::string fill(std::size_t lines, std::uint64_t slice) {
        std::string text;
        for (std::size_t i = 0; i < lines; ++i) {
            text += std::string(81, '.') + "\n";
            text[82 * i + i % 81] = '1';
        }
        write_text(campaign.folder.path("in.txt"), text);
        campaign.plan.slice = slice;
        return text;
    }

    // Of the first segment.
    [[nodiscard]] std::string lines() const {
        return lines_file(segment_files(campaign.plan.checkpoint).front());
    }
    [[nodiscard]] bool is_shared() const {
        return std::filesystem::equivalent(campaign.plan.output, lines());
    }
    // The output gets a file of its own.
    void part_output() const {
        const std::string text = campaign.output();
        std::filesystem::remove(campaign.plan.output);
        write_text(campaign.plan.output, text);
    }

    tests::TestCampaign campaign{5};
};

TEST_F(CheckpointFolder, LinesInOrderAreTheOutputAsTheyAre) {
    run();
    EXPECT_TRUE(is_shared());
    const std::string wanted = campaign.output();

    // What was another file before is replaced.
    std::filesystem::remove(campaign.file("merged"));
    part_output();
    write_text(campaign.plan.output, "something else\n");
    run();
    EXPECT_TRUE(is_shared());
    EXPECT_EQ(campaign.output(), wanted);
}

TEST_F(CheckpointFolder, ARunDoesNotTouchAnOutputThatHasItsName) {
    fill(30'000, 10'000);  // so much that room was asked for ahead
    CampaignOptions options;
    bool appended = false;
    options.progress = [&](const CampaignProgress&) {
        if (appended || !std::filesystem::exists(campaign.plan.output)) return;
        std::ofstream(campaign.plan.output, std::ios::app) << "somebody else's\n";
        appended = true;
    };
    ASSERT_TRUE(run_campaign(campaign.plan, options));
    EXPECT_TRUE(appended);
    EXPECT_TRUE(campaign.output().ends_with("\nsomebody else's\n"));
}

TEST_F(CheckpointFolder, ManyThreadsGiveTheSame) {
    const std::string wanted = fill(2000, 1);
    for (int round = 0; round < 3; ++round) {
        std::filesystem::remove_all(campaign.plan.checkpoint);
        std::filesystem::remove(campaign.plan.output);
        const auto end = run_campaign(campaign.plan, {.threads = 7});
        ASSERT_TRUE(end && end->merged);
        EXPECT_EQ(campaign.output(), wanted);
        EXPECT_TRUE(faults().empty());
    }
}

TEST_F(CheckpointFolder, AKillBetweenTheNameOfTheOutputAndTheNoteOfItCostsNothing) {
    run();
    const std::string wanted = campaign.output();
    // The output has its name, or had it and lost it, and the name in between may be there.
    for (const bool is_named : {true, false}) {
        for (const bool is_between : {true, false}) {
            std::filesystem::remove(campaign.file("merged"));
            if (!is_named) std::filesystem::remove(campaign.plan.output);
            if (is_between) std::filesystem::create_hard_link(lines(), campaign.file("output"));
            run();
            EXPECT_TRUE(is_shared());
            EXPECT_EQ(campaign.output(), wanted);
            EXPECT_FALSE(std::filesystem::exists(campaign.file("output")));
            EXPECT_EQ(segment_files(campaign.plan.checkpoint).size(), 1U);
        }
    }
}

TEST_F(CheckpointFolder, LinesOfSeveralSegmentsOrBesideOthersAreCopied) {
    run();
    const std::string wanted = campaign.output();
    // A process was killed while it wrote the lines of a unit that it had done before.
    std::filesystem::remove(campaign.plan.output);
    write_text(lines(), wanted + "and mo");
    run();
    EXPECT_FALSE(is_shared());
    EXPECT_EQ(campaign.output(), wanted);
    // Lines of the first of two units that were left, which the next run goes on from.
    std::filesystem::remove(campaign.plan.output);
    std::filesystem::resize_file(segment_files(campaign.plan.checkpoint).front(), kHeadBytes);
    run();
    EXPECT_EQ(segment_files(campaign.plan.checkpoint).size(), 2U);
    EXPECT_FALSE(is_shared());
    EXPECT_EQ(campaign.output(), wanted);
}

TEST_F(CheckpointFolder, DamageToAnOutputThatIsTheLinesIsThatOfBothAndHeals) {
    run();
    const std::string wanted = campaign.output();
    flip(campaign.plan.output, 100);
    const auto said = faults();
    ASSERT_EQ(said.size(), 2U);
    EXPECT_TRUE(said[0].starts_with(lines() + ": a unit at byte 82 is damaged"));
    EXPECT_TRUE(said[1].starts_with(campaign.plan.output));
    std::filesystem::remove(campaign.plan.output);
    run();
    EXPECT_EQ(campaign.output(), wanted);
    EXPECT_FALSE(is_shared());
}

TEST_F(CheckpointFolder, LinesThatAreGoneAreMadeAgain) {
    run();
    const std::string wanted = campaign.output();
    std::filesystem::remove(lines());
    EXPECT_EQ(faults().size(), 5U);
    EXPECT_EQ(campaign.output(), wanted);
    std::filesystem::remove(campaign.plan.output);
    run();
    EXPECT_EQ(campaign.output(), wanted);
}

TEST_F(CheckpointFolder, UnitsWithoutLinesNeedNoFileOfLines) {
    campaign.plan.steps.emplace_back(FilterStep{.clues = Range<unsigned>{2, 81}});
    run();
    EXPECT_EQ(campaign.output(), "");
    std::filesystem::remove(lines());
    EXPECT_TRUE(faults().empty());
    for (const bool distinct : {false, true}) {
        campaign.plan.distinct = distinct;
        if (distinct) std::filesystem::remove_all(campaign.plan.checkpoint);
        std::filesystem::remove(campaign.plan.output);
        run();
        EXPECT_EQ(campaign.output(), "");
    }
}

TEST_F(CheckpointFolder, AnOutputIsNotWrittenOverWhenItsSegmentIsGone) {
    run();
    const std::string kept = campaign.folder.path("kept.txt");
    std::filesystem::create_hard_link(campaign.plan.output, kept);
    const std::string wanted = text_in(kept);
    std::filesystem::remove(segment_files(campaign.plan.checkpoint).front());
    std::filesystem::remove(campaign.plan.output);
    run();
    EXPECT_EQ(text_in(kept), wanted);
    EXPECT_EQ(campaign.output(), wanted);
    EXPECT_TRUE(segment_files(campaign.plan.checkpoint).front().ends_with("units-00000-0001"));
}

TEST_F(CheckpointFolder, TheEndOfARecordMayNotBeThereYet) {
    Folder folder(campaign.plan, "test");
    begin(folder);
    SegmentWriter writer;
    ASSERT_FALSE(writer.open(folder.path(), 0, folder.header().campaign()));
    ASSERT_FALSE(writer.append({Stage::input, 0}, {"one\n", 1, 1}, 5));
    const std::string segment = segment_files(folder.path()).front();
    const auto whole = std::filesystem::file_size(segment);
    ASSERT_FALSE(writer.append({Stage::input, 1}, {"two\n", 1, 1}, 5));
    std::filesystem::resize_file(segment, std::filesystem::file_size(segment) - 1);

    const auto written = folder.survey(Look::lines, {});

    ASSERT_TRUE(written);
    EXPECT_TRUE(written->workers.front().alive);
    EXPECT_EQ(written->done(Stage::input), 1U);
    EXPECT_TRUE(written->damaged.empty());

    // What others see of its lines may be older than what they see of its head.
    std::filesystem::resize_file(lines_file(segment), 3);
    EXPECT_EQ(folder.survey(Look::lines, {})->done(Stage::input), 0U);
    EXPECT_TRUE(folder.survey(Look::lines, {})->damaged.empty());
    write_text(lines_file(segment), "one\ntwo\n");

    // Once nobody writes to it, it is damaged; and once that is noted, it is no news.
    std::filesystem::copy_file(segment, campaign.file("units-00009-0000"));
    std::filesystem::copy_file(lines_file(segment), campaign.file("lines-00009-0000"));
    std::filesystem::remove(segment);
    const auto left = folder.survey(Look::heads, {});
    ASSERT_TRUE(left);
    EXPECT_EQ(left->damaged, std::vector<std::string>{"units-00009-0000 " + std::to_string(whole)});
    folder.note_damage(*left);
    EXPECT_TRUE(folder.survey(Look::heads, {})->damaged.empty());
}

TEST_F(CheckpointFolder, ASegmentMayGoWhileOthersAreLookedAt) {
    Folder folder(campaign.plan, "test");
    begin(folder);
    SegmentWriter writer;
    ASSERT_FALSE(writer.open(folder.path(), 0, folder.header().campaign()));
    ASSERT_FALSE(writer.append({Stage::input, 0}, {"line\n", 1, 1}, 5));
    std::optional<SegmentWriter> other(std::in_place);
    ASSERT_FALSE(other->open(folder.path(), 1, folder.header().campaign()));
    const auto look = [&](const Unit&) {
        other.reset();
        return Look::heads;
    };

    const auto survey = folder.survey(look, {});

    ASSERT_TRUE(survey);
    EXPECT_EQ(survey->segments.size(), 2U);
    EXPECT_EQ(survey->done(Stage::input), 1U);
}

TEST_F(CheckpointFolder, OnlyTheLinesOfUnitsThatAreLookedAtTell) {
    Folder folder(campaign.plan, "test");
    begin(folder);
    {
        SegmentWriter writer;
        ASSERT_FALSE(writer.open(folder.path(), 0, folder.header().campaign()));
        for (std::uint64_t unit = 0; unit < 5; ++unit) {
            ASSERT_FALSE(writer.append({Stage::input, unit}, {"line\n", 1, 1}, 5));
        }
    }
    flip(lines(), 2 * 5);
    const auto done = [&](std::uint64_t looked_at) {
        const auto look = [&](const Unit& unit) {
            return unit.number == looked_at ? Look::lines : Look::heads;
        };
        const auto survey = folder.survey(look, {});
        return survey ? survey->done(Stage::input) : 0;
    };
    EXPECT_EQ(done(1), 5U);
    EXPECT_EQ(done(2), 4U);
}

TEST_F(CheckpointFolder, WhatGoesThroughSortingWasReadBefore) {
    campaign.plan.distinct = true;
    run();
    const auto status = campaign_status(campaign.plan);
    ASSERT_TRUE(status);
    EXPECT_EQ(status->workers.front().units, 6U);
    EXPECT_EQ(status->workers.front().read, 5U);
    EXPECT_EQ(status->workers.front().kept, 5U);
}

TEST_F(CheckpointFolder, TheLogSaysWho) {
    run();
    EXPECT_NE(text_in(campaign.file("log")).find(" run: merged into "), std::string::npos);
}

TEST_F(CheckpointFolder, TooManyUnitsAreRefused) {
    campaign.plan.input = GeneratedInput{Wish(Board::standard(9)), 10 * kMostUnits + 1, 1};
    campaign.plan.slice = 10;
    const auto end = run_campaign(campaign.plan, {});
    ASSERT_FALSE(end);
    EXPECT_NE(end.error().message.in(Language::en).find("'slice'"), std::string::npos);
    EXPECT_FALSE(std::filesystem::exists(campaign.file("campaign")));
}

TEST_F(CheckpointFolder, VerifyNamesWhatIsDamaged) {
    campaign.plan.distinct = true;
    run();
    EXPECT_TRUE(faults().empty());
    for (const char* name : {"merged", "buckets"}) {
        const std::string before = text_in(campaign.file(name));
        flip(campaign.file(name), 3);
        ASSERT_EQ(faults().size(), 1U) << name;
        EXPECT_TRUE(faults().front().starts_with(campaign.file(name) + ": damaged"));
        write_text(campaign.file(name), before);
    }
    // What is not there was never made, or is made again.
    std::filesystem::remove(campaign.file("merged"));
    EXPECT_TRUE(faults().empty());
}

TEST_F(CheckpointFolder, AUnitThatTurnsOutDamagedWhenMergedIsDoneAgain) {
    Folder folder(campaign.plan, "test");
    run();
    ASSERT_FALSE(folder.open(Guest::onlooker, {}, false, {}));
    const std::string wanted = campaign.output();
    flip(lines(), 3);
    auto survey = folder.survey(Look::heads, {});
    ASSERT_TRUE(survey);
    EXPECT_EQ(survey->done(Stage::input), 5U);

    const auto merged = merge_units(campaign.plan, folder, *survey, Lines::unknown, {});

    ASSERT_TRUE(merged);
    EXPECT_FALSE(merged->done);
    ASSERT_EQ(merged->damaged.size(), 1U);
    survey->refuse(merged->damaged.front());
    EXPECT_EQ(survey->done(Stage::input), 4U);
    folder.note_damage(*survey);
    EXPECT_EQ(folder.survey(Look::heads, {})->done(Stage::input), 4U);
    std::filesystem::remove(campaign.plan.output);
    run();
    EXPECT_EQ(campaign.output(), wanted);
}

// Units of more lines than are read at a time: 1 MiB.
TEST_F(CheckpointFolder, DamageIsFoundAnywhereInLongUnits) {
    const std::string text = fill(30'000, 15'000);
    run();
    EXPECT_EQ(campaign.output(), text);
    part_output();
    const std::size_t unit = text.size() / 2;
    for (const std::size_t at : {std::size_t{0}, std::size_t{1} << 20U, unit - 1, unit}) {
        for (const std::string& file : {campaign.plan.output, lines()}) {
            flip(file, at);
            EXPECT_EQ(faults().size(), 1U) << file << " " << at;
            flip(file, at);
        }
        EXPECT_TRUE(faults().empty());
    }
    Folder folder(campaign.plan, "test");
    ASSERT_FALSE(folder.open(Guest::onlooker, {}, false, {}));
    flip(lines(), (std::size_t{1} << 20U) + 5);
    const auto merged =
        merge_units(campaign.plan, folder, *folder.survey(Look::heads, {}), Lines::unknown, {});
    ASSERT_TRUE(merged);
    EXPECT_EQ(merged->damaged, std::vector<Unit>{Unit{}});
}

TEST_F(CheckpointFolder, WhatWasDamagedInASegmentIsNotSaidOfTheNextOneWithItsName) {
    run();
    const std::string segment = segment_files(campaign.plan.checkpoint).front();
    const auto size = std::filesystem::file_size(segment);
    flip(segment, kHeadBytes + 3);
    std::filesystem::remove(campaign.plan.output);
    run();
    std::filesystem::remove(campaign.plan.output);
    for (const std::string& file : segment_files(campaign.plan.checkpoint)) {
        std::filesystem::remove(file);
        std::filesystem::remove(lines_file(file));
    }
    run();
    EXPECT_EQ(segment_files(campaign.plan.checkpoint), std::vector<std::string>{segment});
    EXPECT_EQ(std::filesystem::file_size(segment), size) << "units were done twice";
}

}  // namespace
}  // namespace sudokit::campaign
