#include "campaign/reporter.hpp"

#include <filesystem>
#include <thread>

#include <gtest/gtest.h>

#include "campaign/test_campaign.hpp"

namespace sudokit::campaign {
namespace {

using tests::text_in;

TEST(Metrics, OfAShardSayWhoseTheyAre) {
    CampaignProgress progress;
    progress.units = 7;
    EXPECT_NE(metrics_text(progress, {}).find("\nsudokit_campaign_units 7\n"), std::string::npos);
    const std::string text = metrics_text(progress, CampaignShard{1, 3});
    EXPECT_NE(text.find("\nsudokit_campaign_units{shard=\"1/3\"} 7\n"), std::string::npos);
    EXPECT_NE(text.find("\nsudokit_campaign_workers{shard=\"1/3\"} 1\n"), std::string::npos);
}

TEST(Reporter, RatesAreThoseOfTheStage) {
    Reporter reporter("", {}, {});
    reporter.begin_stage({.units = 2});
    reporter.add({Stage::input, 0}, 3, 2);
    reporter.add({Stage::input, 1}, 3, 2);
    EXPECT_EQ(reporter.progress().done_here, 2U);
    EXPECT_GT(reporter.progress().rate(), 0);

    reporter.begin_stage({.units = 4, .done = 2, .read = 6, .kept = 4, .sorting = true});
    EXPECT_EQ(reporter.progress().rate(), 0);
    EXPECT_EQ(reporter.progress().left(), std::nullopt);
    reporter.add({Stage::sorting, 0}, 4, 4);
    EXPECT_EQ(reporter.progress().done_here, 1U);
    EXPECT_EQ(reporter.progress().done, 3U);
    EXPECT_EQ(reporter.progress().read, 6U);
    EXPECT_LE(reporter.progress().stage_seconds, reporter.progress().seconds);
}

TEST(Reporter, TellsThoughNoUnitEnds) {
    std::atomic<int> told = 0;
    Reporter reporter("", {}, [&](const CampaignProgress&) { ++told; });
    while (told < 3) std::this_thread::yield();
    reporter.finish();
    EXPECT_GE(told, 4);
}

// Another run may be writing them until this one has the checkpoint.
TEST(Reporter, WritesNoMetricsBeforeThereAreFigures) {
    const tests::TestFolder folder;
    const std::string file = folder.path("m.prom");
    {
        Reporter reporter(file, {}, {});
        reporter.finish();
        EXPECT_FALSE(std::filesystem::exists(file));
    }
    Reporter reporter(file, {}, {});
    reporter.set({.units = 5, .done = 4});
    reporter.finish();
    EXPECT_NE(text_in(file).find("\nsudokit_campaign_units_done 4\n"), std::string::npos);
}

}  // namespace
}  // namespace sudokit::campaign
