// The ranks of MPI, by letters that go through queues of this process.
#include <condition_variable>
#include <filesystem>
#include <mutex>

#include <gtest/gtest.h>

#include "campaign/ranks/head.hpp"
#include "campaign/ranks/helper.hpp"
#include "campaign/runner.hpp"
#include "campaign/test_campaign.hpp"

namespace sudokit::campaign {
namespace {

// All letters on their way, and who has left how.
class Post {
  public:
    explicit Post(std::size_t ranks) : boxes_(ranks), left_(ranks) {}

    [[nodiscard]] int size() const { return static_cast<int>(boxes_.size()); }

    void send(int from, int to, std::string_view text) {
        const std::lock_guard lock(mutex_);
        boxes_[static_cast<std::size_t>(to)].push_back({from, std::string(text)});
        changed_.notify_all();
    }
    std::optional<Letter> receive(int rank) {
        const std::lock_guard lock(mutex_);
        return first(rank);
    }
    // Waits for the next letter that says more than that somebody is there; a minute is for ever.
    RankLetter wait_for_words(int rank) {
        std::unique_lock lock(mutex_);
        while (true) {
            const auto is_there = [&] { return !boxes_[static_cast<std::size_t>(rank)].empty(); };
            if (!changed_.wait_for(lock, std::chrono::minutes(1), is_there)) {
                ADD_FAILURE() << "rank " << rank << " hears nothing";
                return {};
            }
            const auto said = RankLetter::read_text(first(rank)->text);
            if (said && said->word != Word::alive) return *said;
        }
    }
    void leave(int rank, bool lost) {
        const std::lock_guard lock(mutex_);
        left_[static_cast<std::size_t>(rank)] = lost;
    }
    // Whether some were lost when it left; nothing if it is still there.
    std::optional<bool> left(int rank) {
        const std::lock_guard lock(mutex_);
        return left_[static_cast<std::size_t>(rank)];
    }

  private:
    std::optional<Letter> first(int rank) {
        auto& box = boxes_[static_cast<std::size_t>(rank)];
        if (box.empty()) return std::nullopt;
        Letter letter = std::move(box.front());
        box.pop_front();
        return letter;
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::deque<Letter>> boxes_;
    std::vector<std::optional<bool>> left_;
};

class PostalRank final : public Communicator {
  public:
    PostalRank(Post& post, int rank) : post_(post), rank_(rank) {}

    [[nodiscard]] int rank() const override { return rank_; }
    [[nodiscard]] int size() const override { return post_.size(); }
    void send(int to, std::string_view text) override { post_.send(rank_, to, text); }
    [[nodiscard]] std::optional<Letter> receive() override { return post_.receive(rank_); }
    void leave(bool lost) override { post_.leave(rank_, lost); }

  private:
    Post& post_;
    int rank_;
};

// A rank that a test plays itself.
class PlayedRank {
  public:
    PlayedRank(Post& post, int rank) : post_(post), rank_(rank) {}

    void say(const RankLetter& letter, int to) { post_.send(rank_, to, letter.text()); }
    RankLetter hear() { return post_.wait_for_words(rank_); }

    // The head's side.
    void give(std::uint64_t round, const Unit& unit) {
        say({.word = Word::take, .unit = unit, .round = round}, 1);
    }
    // A helper's side.
    void be_ready(std::uint64_t threads) { say({.word = Word::ready, .count = threads}, 0); }
    void have_done(const RankLetter& taken) {
        say({.word = Word::done, .unit = taken.unit, .round = taken.round}, 0);
    }

  private:
    Post& post_;
    int rank_;
};

class Ranks : public testing::Test {
  protected:
    Ranks() {
        campaign.plan.distinct = true;
        campaign.plan.bucket = 0.001;
    }

    std::string run_alone() {
        const auto end = run_campaign(campaign.plan, {});
        EXPECT_TRUE(end && end->merged);
        return campaign.output();
    }

    // As it was when all units of the input were done, and none of sorting.
    void forget_sorting() {
        const std::string segment = segment_files(campaign.plan.checkpoint).front();
        std::uint64_t size = 0;
        EXPECT_FALSE(scan_segment(
            segment, [](const Unit&) { return Look::heads; },
            [&](const SeenRecord& record) {
                if (record.head.unit.stage == Stage::sorting) return false;
                size = record.at + kHeadBytes;
                return true;
            },
            [](const Damage&) {}));
        std::filesystem::resize_file(segment, size);
        for (const char* name : {"merged", "buckets"}) {
            std::filesystem::remove(campaign.file(name));
        }
        std::filesystem::remove(campaign.plan.output);
    }

    void run_ranks(std::size_t count) const {
        Post post(count);
        std::deque<Result<CampaignEnd>> ends(count, CampaignEnd{});
        {
            std::deque<Aside> helpers;
            for (std::size_t i = 1; i < count; ++i) {
                helpers.emplace_back(
                    [&, i] {
                        PostalRank rank(post, static_cast<int>(i));
                        ends[i] = Helper(campaign.plan, {}, rank).run();
                    },
                    [] {});
            }
            PostalRank rank(post, 0);
            Head head(rank, Patience(campaign.plan.silence));
            ends[0] = Runner(campaign.plan, {.mpi = true}, head).run(Runner::Task::all);
        }
        EXPECT_TRUE(ends[0] && ends[0]->merged);
        for (std::size_t i = 0; i < count; ++i) {
            EXPECT_TRUE(ends[i]) << i << ": " << ends[i].error().message.in(Language::en);
            EXPECT_EQ(post.left(static_cast<int>(i)), false) << i;
        }
    }

    tests::TestCampaign campaign{60};
};

TEST_F(Ranks, AnyNumberOfThemGiveTheSame) {
    const std::string wanted = run_alone();
    for (const std::size_t count : {1U, 2U, 4U}) {
        std::filesystem::remove_all(campaign.plan.checkpoint);
        std::filesystem::remove(campaign.plan.output);

        run_ranks(count);

        EXPECT_EQ(campaign.output(), wanted);
    }
}

TEST_F(Ranks, OnlySortingMayBeLeft) {
    const std::string wanted = run_alone();
    forget_sorting();

    run_ranks(3);

    EXPECT_EQ(campaign.output(), wanted);
}

// The test plays the head.
class HelperOfTest : public Ranks {
  protected:
    HelperOfTest() { run_alone(); }
    ~HelperOfTest() override { working.join(); }

    void expect_done(const Unit& unit) {
        const RankLetter said = head.hear();
        EXPECT_EQ(said.word, Word::done);
        EXPECT_EQ(said.unit, unit);
    }
    void expect_to_go() {
        EXPECT_EQ(head.hear().word, Word::gone);
        EXPECT_EQ(post.left(1), std::nullopt) << "it waits to be told to leave";
    }

    Post post{2};
    PlayedRank head{post, 0};
    CampaignOptions options;
    PostalRank rank{post, 1};
    Result<CampaignEnd> end = CampaignEnd{};
    Aside working{[this] { end = Helper(campaign.plan, options, rank).run(); }, [] {}};
};

TEST_F(HelperOfTest, SortsAsItsFirstUnitAndInANewRound) {
    EXPECT_EQ(head.hear().word, Word::ready);
    head.give(1, {Stage::sorting, 2});
    expect_done({Stage::sorting, 2});
    head.give(2, {Stage::input, 7});
    expect_done({Stage::input, 7});
    head.give(3, {Stage::sorting, 0});
    expect_done({Stage::sorting, 0});
    head.say({.word = Word::stop}, 1);
    expect_to_go();
    head.say({.word = Word::leave, .count = 1}, 1);
    while (!working.ended()) std::this_thread::yield();
    EXPECT_EQ(post.left(1), true) << "one was lost";
    EXPECT_TRUE(end && end->follows);
}

TEST_F(HelperOfTest, SaysWhatIsWrongAndWaitsToLeave) {
    EXPECT_EQ(head.hear().word, Word::ready);
    std::filesystem::remove(campaign.file("buckets"));
    head.give(1, {Stage::sorting, 2});
    expect_to_go();
    head.say({.word = Word::leave}, 1);
    while (!working.ended()) std::this_thread::yield();
    EXPECT_EQ(post.left(1), false);
    ASSERT_FALSE(end);
    EXPECT_NE(end.error().message.in(Language::en).find("buckets"), std::string::npos);
}

// The test plays the helpers; nobody else works.
class HeadOfTest : public testing::Test {
  protected:
    // Runs the head on so many units.
    void begin(std::uint64_t units) {
        std::vector<std::uint64_t> all;
        for (std::uint64_t i = 0; i < units; ++i) all.push_back(i);
        working.emplace(
            [this, all] {
                EXPECT_FALSE(head.work_off(means, Stage::input, all));
                head.finish();
            },
            [] {});
    }
    // The helpers end, and so does the head.
    void end(const std::vector<PlayedRank*>& helpers) {
        for (PlayedRank* helper : helpers) {
            EXPECT_EQ(helper->hear().word, Word::stop);
            helper->say({.word = Word::gone}, 0);
        }
        for (PlayedRank* helper : helpers) EXPECT_EQ(helper->hear().word, Word::leave);
        working->join();
        working.reset();
    }

    tests::TestCampaign campaign{1};
    Post post{3};
    PlayedRank first{post, 1};
    PlayedRank second{post, 2};
    PostalRank rank{post, 0};
    Slices slices;
    Material material{.plan = campaign.plan, .slices = slices};
    SegmentWriter segment;
    Reporter reporter{"", {}, {}};
    StopWatch watch{0, nullptr};
    RunMeans means{material, segment, reporter, watch, 0};
    Head head{rank, Patience(100)};
    std::optional<Aside> working;
};

TEST_F(HeadOfTest, FewUnitsGoToAll) {
    first.be_ready(4);
    second.be_ready(4);
    begin(2);

    const RankLetter one = first.hear();
    const RankLetter other = second.hear();

    EXPECT_EQ(one.unit.number + other.unit.number, 1U);
    first.have_done(one);
    second.have_done(other);
    end({&first, &second});
    EXPECT_EQ(reporter.progress().done, 2U);
}

TEST_F(HeadOfTest, GivesUnitsInAdvanceWhileThereAreMany) {
    first.be_ready(1);
    begin(4);
    std::vector<RankLetter> taken{first.hear(), first.hear()};
    first.have_done(taken[0]);
    // The last two are for whoever is idle first.
    second.be_ready(1);
    taken.push_back(second.hear());
    EXPECT_EQ(taken.back().unit.number, 2U);
    first.have_done(taken[1]);
    taken.push_back(first.hear());
    first.have_done(taken[3]);
    second.have_done(taken[2]);
    end({&first, &second});
    EXPECT_EQ(reporter.progress().done, 4U);
}

TEST_F(HeadOfTest, UnitsOfOneThatIsGoneAreForOthers) {
    first.be_ready(1);
    begin(1);
    const RankLetter taken = first.hear();
    first.say({.word = Word::gone}, 0);
    second.be_ready(1);
    const RankLetter again = second.hear();
    EXPECT_EQ(again.unit, taken.unit);
    second.have_done(again);
    EXPECT_EQ(second.hear().word, Word::stop);
    second.say({.word = Word::gone}, 0);
    EXPECT_EQ(first.hear().word, Word::leave);
    EXPECT_EQ(second.hear().word, Word::leave);
    working->join();
    working.reset();
    EXPECT_EQ(post.left(0), false);
}

TEST(Patience, MayBeEndless) {
    EXPECT_GT(Patience(1e300).silence, std::chrono::hours(24 * 365));
    EXPECT_EQ(Patience(1e300).signs, std::chrono::seconds(1));
    EXPECT_EQ(Patience(2).signs, std::chrono::milliseconds(500));
}

TEST(HeadOfRanks, WhoIsSilentIsLostAndSaidToBe) {
    Post post(2);
    PostalRank rank(post, 0);
    Head head(rank, Patience(0.05));
    std::vector<std::string> log;
    head.log_to([&](std::string_view line) { log.emplace_back(line); });

    head.finish();

    EXPECT_EQ(post.left(0), true);
    EXPECT_EQ(log, std::vector<std::string>{"rank 1 is lost: its units are for others"});
}

}  // namespace
}  // namespace sudokit::campaign
