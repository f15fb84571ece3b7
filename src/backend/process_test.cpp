#include "backend/process.hpp"

#include <chrono>
#include <csignal>

#include <gtest/gtest.h>
#include <unistd.h>

namespace sudokit::backend {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMost = 100'000;

// A deadline some milliseconds from now.
class Alarm {
  public:
    explicit Alarm(int milliseconds)
        : end_(Clock::now() + std::chrono::milliseconds(milliseconds)) {}
    [[nodiscard]] Deadline deadline() const {
        return {
            [](const void* self) { return Clock::now() >= static_cast<const Alarm*>(self)->end_; },
            this};
    }

  private:
    Clock::time_point end_;
};

ProcessOutcome shell(const std::string& script, const Deadline& deadline = {}) {
    return *run_process({"sh", "-c", script}, deadline, kMost);
}

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

TEST(Process, TellsOutputErrorsAndStatus) {
    const ProcessOutcome outcome = shell("echo out; echo err >&2; exit 10");

    EXPECT_EQ(outcome.end, ProcessEnd::exited);
    EXPECT_EQ(outcome.number, 10);
    EXPECT_EQ(outcome.output, "out\n");
    EXPECT_EQ(outcome.errors, "err\n");
}

TEST(Process, ArgumentsArriveAsTheyAre) {
    const auto outcome = run_process({"printf", "%s|", "a b", "$HOME", "*", "", "'"}, {}, kMost);

    EXPECT_EQ(outcome->output, "a b|$HOME|*||'|");
}

TEST(Process, HasNothingToRead) { EXPECT_EQ(shell("cat; echo done").output, "done\n"); }

TEST(Process, TellsTheSignal) {
    const ProcessOutcome outcome = shell("kill -SEGV $$");

    EXPECT_EQ(outcome.end, ProcessEnd::signalled);
    EXPECT_EQ(outcome.number, SIGSEGV);
}

TEST(Process, ProgramThatIsNotThereIsAnError) {
    for (const char* const name : {"sudokit-no-such-program", "/no/such/program"}) {
        const auto outcome = run_process({name}, {}, kMost);

        ASSERT_FALSE(outcome);
        EXPECT_EQ(outcome.error().code, ErrorCode::not_found);
        EXPECT_EQ(outcome.error().message.in(Language::en),
                  "the solver '" + std::string(name) + "' was not found");
    }
}

TEST(Process, WhatCannotBeRunIsAnError) {
    const auto outcome = run_process({"/"}, {}, kMost);

    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().message.in(Language::en),
              "the solver '/' may not be run: permission denied");
}

TEST(Process, DeadlineStopsItAndItsChildren) {
    const Alarm alarm(100);
    const auto start = Clock::now();

    // The child is told of by its number, to see that it is gone too.
    const ProcessOutcome outcome = shell("sleep 60 & echo $!; wait", alarm.deadline());

    EXPECT_EQ(outcome.end, ProcessEnd::stopped);
    EXPECT_LT(seconds_since(start), 5);
    const pid_t child = std::stoi(outcome.output);
    for (int i = 0; i < 500 && ::kill(child, 0) == 0; ++i) ::usleep(10'000);
    // A container without an init leaves the dead child as a zombie, which no longer sleeps.
    const ProcessOutcome left = shell("ps -o stat= -p " + std::to_string(child));
    EXPECT_TRUE(left.output.empty() || left.output.starts_with("Z")) << left.output;
}

TEST(Process, IgnoredSignalsDoNotSaveIt) {
    const Alarm alarm(100);
    const auto start = Clock::now();

    EXPECT_EQ(shell("trap '' INT TERM HUP; while :; do sleep 1; done", alarm.deadline()).end,
              ProcessEnd::stopped);
    EXPECT_LT(seconds_since(start), 5);
}

TEST(Process, ClosedStreamsDoNotHideThatItRuns) {
    const Alarm alarm(100);

    EXPECT_EQ(shell("exec >&- 2>&-; sleep 60", alarm.deadline()).end, ProcessEnd::stopped);
    EXPECT_EQ(shell("exec >&- 2>&-; sleep 0.05; exit 3").number, 3);
}

TEST(Process, WhatItLeavesBehindIsNotWaitedFor) {
    const auto start = Clock::now();

    const ProcessOutcome outcome = shell("sleep 60 & echo here; exit 0");

    EXPECT_EQ(outcome.end, ProcessEnd::exited);
    EXPECT_EQ(outcome.output, "here\n");
    EXPECT_LT(seconds_since(start), 5);
}

TEST(Process, EndlessOutputEndsIt) {
    const auto start = Clock::now();

    EXPECT_EQ(shell("while :; do echo flood; done").end, ProcessEnd::flooded);
    EXPECT_LT(seconds_since(start), 20);
}

TEST(Process, EndlessErrorsDoNotHoldItUp) {
    const ProcessOutcome outcome =
        shell("i=0; while [ $i -lt 20000 ]; do echo error; i=$((i+1)); done >&2; echo done");

    EXPECT_EQ(outcome.output, "done\n");
    EXPECT_LE(outcome.errors.size(), 4096U);
}

TEST(Process, AllOfALongOutputArrives) {
    const ProcessOutcome outcome =
        shell("i=0; while [ $i -lt 9000 ]; do echo 12345678; i=$((i+1)); done");

    EXPECT_EQ(outcome.end, ProcessEnd::exited);
    EXPECT_EQ(outcome.output.size(), 81'000U);
}

}  // namespace
}  // namespace sudokit::backend
