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
        const auto cut = cut_file(folder.path("in.txt"), slice, 1, {});
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
    std::uint64_t slice = 1000;
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

// A puzzle whose solution is the easy one's with all digits moved on by `shift`.
std::string moved_on(std::string_view cells, std::size_t shift) {
    std::string out(cells);
    for (char& cell : out) {
        if (cell != '.')
            cell = static_cast<char>('1' + (static_cast<std::size_t>(cell - '1') + shift) % 9);
    }
    return out;
}

// In more puzzles than go through the steps at a time, some of which are let pass.
TEST_F(Steps, ColumnsStayWithTheirPuzzles) {
    const std::string empty(81, '.');
    std::string lines;
    std::string all;
    std::string rated;
    for (std::size_t i = 0; i < 5000; ++i) {
        const std::string puzzle = i % 7 == 3 ? empty : moved_on(kEasy, i);
        const std::string solution = i % 7 == 3 ? "several" : moved_on(kSolution, i);
        lines += puzzle + "\n";
        all += puzzle + "\t" + solution + "\n";
        if (i % 7 != 3) rated += puzzle + "\t" + solution + "\tvery-easy\n";
    }
    slice = 5000;
    EXPECT_EQ(work(lines, {SolveStep{}}), all);
    EXPECT_EQ(work(lines, {SolveStep{}, RateStep{Scale::level}, KeepStep{Scale::level, {0, 0}}}),
              rated);
}

TEST_F(Steps, LinesAreAsLongAsWhatIsSaid) {
    const std::string empty(81, '.');
    const std::string word(3000, 'w');
    const nine::Digits puzzle{};
    for (std::size_t size = 0; size < word.size(); size += size < 1850 ? 50 : 1) {
        const std::string said = word.substr(0, size);
        Batch batch{{puzzle, puzzle}};
        batch.columns = {{{.words = said}, {.grid = &puzzle}},
                         {{.grid = &puzzle}, {.words = said}}};
        std::string lines = "before\n";

        append_lines(batch, lines);

        EXPECT_EQ(lines, "before\n" + empty + "\t" + said + "\t" + empty + "\n" + empty + "\t" +
                             empty + "\t" + said + "\n");
    }
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
