#include "cli/race/heat.hpp"

#include <algorithm>
#include <chrono>
#include <system_error>

#include "sudokit/clock.hpp"

#include "cli/frame/failure.hpp"
#include "cli/io/system.hpp"
#include "cli/race/apart.hpp"
#include "cli/race/heat_bytes.hpp"
#include "cli/race/messages.hpp"

namespace sudokit::cli {
namespace {

using Clock = std::chrono::steady_clock;

// Rounds after so many seconds tell nothing new.
constexpr double kEnoughSeconds = 1;
// How long an engine may take to notice that its time is up.
constexpr double kGrace = 0.3;

// All rounds, in the process of the engine. What comes first out of time says what was found.
Heat run_rounds(std::string_view engine, const Puzzle& puzzle, const HeatPlan& plan) {
    Heat heat;
    Solver solver;
    const Timer timer(plan.timeout, &interrupt::flag());
    double sum = 0;
    while (heat.seconds.size() < plan.rounds && sum < kEnoughSeconds) {
        const auto start = Clock::now();
        auto answer = solver.solve(puzzle, {.engine = engine,
                                            .limit = plan.limit,
                                            .deadline = timer.deadline(),
                                            .solver_command = plan.solver_command});
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        if (!answer) {
            heat.end = HeatEnd::failed;
            heat.why = answer.error().message.in(plan.language);
            return heat;
        }
        const bool late = answer->stop == Stop::deadline;
        if (late && !heat.seconds.empty()) break;
        heat.answer = *std::move(answer);
        heat.last = heat.answer.engine;
        heat.seconds.push_back(seconds);
        sum += seconds;
        if (!late) continue;
        heat.end = HeatEnd::late;
        break;
    }
    std::ranges::sort(heat.seconds);
    return heat;
}

void tell_failure(const Apart& apart, const HeatPlan& plan, Heat& heat) {
    const auto say = [&](const MessageText& text) {
        heat.end = HeatEnd::failed;
        heat.why = message(text, apart.number).in(plan.language);
    };
    switch (apart.end) {
        case ApartEnd::done: break;
        case ApartEnd::late: heat.end = HeatEnd::late; break;
        case ApartEnd::interrupted: heat.end = HeatEnd::cancelled; break;
        case ApartEnd::no_memory: say(text::kNoMemoryLeft); break;
        case ApartEnd::signalled: say(text::kCrashed); break;
        case ApartEnd::failed:
            say(text::kNoAnswer);
            if (!apart.text.empty()) heat.why = apart.text;
            break;
        case ApartEnd::not_started:
            heat.end = HeatEnd::failed;
            heat.why = message(text::kNoProcess, std::generic_category().message(apart.number))
                           .in(plan.language);
            break;
    }
}

}  // namespace

double Heat::median() const {
    const std::size_t half = seconds.size() / 2;
    if (seconds.size() % 2 == 1) return seconds[half];
    return (seconds[half - 1] + seconds[half]) / 2;
}

Heat run_heat(std::string_view engine, const Puzzle& puzzle, const HeatPlan& plan) {
    Heat heat;
    heat.engine = engine;
    if (const auto fault = engine_fault(engine, puzzle)) {
        heat.end = HeatEnd::refused;
        heat.why = fault->message.in(plan.language);
        return heat;
    }
    const Apart apart = run_apart([&] { return heat_bytes(run_rounds(engine, puzzle, plan)); },
                                  {.seconds = plan.timeout + kGrace, .memory = plan.memory});
    tell_failure(apart, plan, heat);
    heat.peak = apart.peak;
    if (apart.end != ApartEnd::done || take_heat(apart.text, puzzle.board(), heat)) return heat;
    tell_failure({ApartEnd::failed, 0, {}, 0}, plan, heat);
    return heat;
}

}  // namespace sudokit::cli
