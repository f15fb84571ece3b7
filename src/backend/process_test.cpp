#include "backend/process.hpp"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <limits>
#include <new>
#include <thread>

#include <gtest/gtest.h>
#include <sys/wait.h>
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

TEST(Process, AnyLengthOfOutputMayBeAllowed) {
    const auto outcome = run_process({"echo", "out"}, {}, std::numeric_limits<std::size_t>::max());

    EXPECT_EQ(outcome->end, ProcessEnd::exited);
    EXPECT_EQ(outcome->output, "out\n");
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
    EXPECT_NE(::kill(std::stoi(outcome.output), 0), 0);
}

// True if there is no such process, not even a dead one.
bool is_gone(const std::string& number) { return ::kill(std::stoi(number), 0) != 0; }

TEST(Process, ASessionOfItsOwnSavesNoChild) {
    std::string name = "/tmp/process-test-XXXXXX";
    ::close(::mkstemp(name.data()));
    // Passes once the file is gone, which the script sees to when everybody is there.
    const Deadline deadline(
        [](const void* path) { return ::access(static_cast<const char*>(path), F_OK) != 0; },
        name.c_str());

    const ProcessOutcome outcome =
        shell("setsid sh -c 'sleep 600 & echo $!; rm " + name + "; wait'", deadline);

    EXPECT_EQ(outcome.end, ProcessEnd::stopped);
    EXPECT_TRUE(is_gone(outcome.output));
}

TEST(Process, AnOrphanInASessionOfItsOwnIsFoundWithoutItsParent) {
    // Neither its parent nor anything in its environment tells where it came from.
    const ProcessOutcome outcome =
        shell("setsid sh -c 'env -i sleep 600 >/dev/null & echo $!'; exit 10");

    EXPECT_EQ(outcome.end, ProcessEnd::exited);
    EXPECT_EQ(outcome.number, 10);
    EXPECT_TRUE(is_gone(outcome.output));
}

TEST(Process, OtherChildrenOfOursAreLeftAlone) {
    const pid_t other = ::fork();
    if (other == 0) {
        ::pause();
        ::_exit(0);
    }

    shell("sleep 600 & exit 0");

    EXPECT_EQ(::waitpid(other, nullptr, WNOHANG), 0);
    ::kill(other, SIGKILL);
    ::waitpid(other, nullptr, 0);
}

TEST(Process, NobodyIsLeftBehindWhereAnExceptionEndsIt) {
    const Deadline throwing([](const void*) -> bool { throw std::bad_alloc(); }, nullptr);

    EXPECT_THROW(shell("sleep 600 & sleep 600", throwing), std::bad_alloc);

    EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1);
    EXPECT_EQ(errno, ECHILD);
}

TEST(Process, ManyAtOnceDoNotHoldEachOtherUp) {
    const auto start = Clock::now();
    std::vector<std::thread> threads;
    std::atomic<int> right = 0;

    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&right, i] {
            const Alarm alarm(i % 2 == 0 ? 100 : 60'000);
            const ProcessOutcome outcome =
                shell(i % 2 == 0 ? "sleep 600" : "echo out; exit 10", alarm.deadline());
            const bool stopped = outcome.end == ProcessEnd::stopped;
            if (i % 2 == 0 ? stopped : outcome.number == 10 && outcome.output == "out\n") ++right;
        });
    }
    for (std::thread& thread : threads) thread.join();

    EXPECT_EQ(right, 8);
    EXPECT_LT(seconds_since(start), 30);
}

TEST(Process, StatusIsToldAlsoWhereSignalsOfChildrenAreIgnored) {
    const auto before = ::signal(SIGCHLD, SIG_IGN);

    const ProcessOutcome outcome = shell("exit 10");

    ::signal(SIGCHLD, before);
    EXPECT_EQ(outcome.number, 10);
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
