#include "campaign/units/unit_work.hpp"

#include <gtest/gtest.h>

#include "sudokit/nine.hpp"

#include "campaign/test_campaign.hpp"

namespace sudokit::campaign {
namespace {

constexpr std::string_view kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// The lines that come out of steps.
class Steps : public testing::Test {
  protected:
    std::string work(const std::string& lines, std::vector<CampaignStep> steps) {
        plan.input = FileInput{folder.path("in.txt")};
        plan.steps = std::move(steps);
        tests::write_text(folder.path("in.txt"), lines);
        const auto cut = cut_file(folder.path("in.txt"), 1000, 1, {});
        EXPECT_TRUE(cut);
        Material material{.plan = plan, .slices = *cut, .most_bytes = most_bytes};
        EXPECT_TRUE(material.prepare({}));
        UnitWorker worker(material);
        const auto done = worker.work({Stage::input, 0}, deadline);
        if (!done) return done.error().message.in(Language::en);
        return *done ? worker.result().lines : "stopped";
    }

    tests::TestFolder folder;
    CampaignPlan plan = tests::TestCampaign(1).plan;
    std::size_t most_bytes = std::size_t{1} << 30U;
    Deadline deadline;
};

TEST_F(Steps, AddColumnsInTheirOrder) {
    const std::string empty(81, '.');
    const std::string clash = "11" + empty.substr(2);
    EXPECT_EQ(work(std::string(kEasy) + "\n" + clash + "\n" + empty + "\n",
                   {SolveStep{}, RateStep{Scale::level}}),
              std::string(kEasy) + "\t" + std::string(kSolution) + "\tvery-easy\n" + clash +
                  "\tnone\tnone\n" + empty + "\tseveral\tseveral\n");
}

TEST_F(Steps, LetPassWhatTheyAreAskedTo) {
    const std::string both = std::string(kEasy) + "\n" + std::string(kSolution) + "\n";
    const std::string easy = std::string(kEasy) + "\n";
    EXPECT_EQ(work(both, {FilterStep{.clues = {17, 80}}}), easy);
    EXPECT_EQ(work(both, {FilterStep{.minimal = true}}), "");
    EXPECT_EQ(work(easy + std::string(81, '.') + "\n", {FilterStep{.one_solution = true}}), easy);
    EXPECT_EQ(work(easy, {KeepStep{Scale::level, {0, 0}}}), easy);
    EXPECT_EQ(work(easy, {KeepStep{Scale::level, {1, 5}}}), "");
}

TEST_F(Steps, PutOthersInThePlaceOfAPuzzle) {
    const std::string easy = std::string(kEasy) + "\n";
    const std::string minimal = work(easy, {MinimiseStep{}});
    EXPECT_EQ(work(minimal, {FilterStep{.minimal = true}}), minimal);
    const std::string canonical = work(easy, {CanonStep{}});
    EXPECT_EQ(work(canonical, {CanonStep{}}), canonical);
    EXPECT_NE(canonical, easy);
    // A given less leaves those that have still one solution.
    const std::string fewer = work(easy, {NearStep{1, 0}});
    EXPECT_EQ(work(fewer, {FilterStep{.clues = {29, 29}, .one_solution = true}}), fewer);
    EXPECT_FALSE(fewer.empty());
}

TEST_F(Steps, MoreLinesThanFitAreAFaultThatSaysWhatHelps) {
    const std::string easy = std::string(kEasy) + "\n";
    most_bytes = 81;
    for (const bool distinct : {false, true}) {
        plan.distinct = distinct;
        const std::string said = work(easy, {});
        for (const char* word : {"'slice'", "'remove'", "'add'"}) {
            EXPECT_NE(said.find(word), std::string::npos) << said;
        }
    }
    most_bytes = 82;
    EXPECT_EQ(work(easy + easy, {}), easy) << "equal lines need room for one";
}

TEST_F(Steps, StopWhenTheDeadlineHasPassed) {
    deadline = Deadline([](const void*) { return true; }, nullptr);
    EXPECT_EQ(work(std::string(kEasy) + "\n", {CanonStep{}}), "stopped");
}

}  // namespace
}  // namespace sudokit::campaign
