// Signals belong to the program: no engine answers them in its place, as solvers that were made to
// be programs of their own do.
#include <atomic>

#include <gtest/gtest.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction is not in <csignal>

#include "sudokit/solve.hpp"

#include "support/stuck.hpp"

namespace sudokit {
namespace {

void answer_of_the_program(int /*signal*/) {}

// A deadline that passes after some looks, at each of which the program still has its signal.
class LooksAtSignals {
  public:
    [[nodiscard]] Deadline deadline() const {
        return {[](const void* self) { return static_cast<const LooksAtSignals*>(self)->look(); },
                this};
    }
    [[nodiscard]] bool lost() const { return lost_; }

  private:
    // Some engines look from another thread.
    [[nodiscard]] bool look() const {
        constexpr int kLooks = 200;
        struct sigaction now {};
        sigaction(SIGINT, nullptr, &now);
        if (now.sa_handler != answer_of_the_program) lost_ = true;
        return ++looks_ > kLooks;
    }

    mutable std::atomic<int> looks_{0};
    mutable std::atomic<bool> lost_{false};
};

TEST(SearchSignals, StayWithTheProgramInEveryEngine) {
    Rng rng(3);
    Puzzle hopeless(Board::standard(16));
    tests::thin_out(hopeless, 60, rng);
    const auto before = ::signal(SIGINT, answer_of_the_program);
    for (const EngineInfo& engine : all_engines()) {
        if (engine.needs_command || engine_fault(engine.name, hopeless.board())) continue;
        SCOPED_TRACE(engine.name);
        const LooksAtSignals looks;

        const auto answer = solve(hopeless, {.engine = engine.name, .deadline = looks.deadline()});

        EXPECT_TRUE(answer && answer->stop == Stop::deadline);
        EXPECT_FALSE(looks.lost());
    }
    ::signal(SIGINT, before);
}

}  // namespace
}  // namespace sudokit
