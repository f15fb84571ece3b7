// `sudokit race`: all engines on the same puzzles, one after the other.
#include <algorithm>

#include "cli/io/system.hpp"
#include "cli/race/arguments.hpp"
#include "cli/race/judge.hpp"
#include "cli/race/messages.hpp"
#include "cli/race/report.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/picture.hpp"
#include "cli/stream/picture_folder.hpp"

namespace sudokit::cli {
namespace {

// Those that were named, else all that are here and that need nothing that was not given.
std::vector<std::string_view> engines_of(const RaceArguments& arguments) {
    if (!arguments.engines.empty()) return {arguments.engines.begin(), arguments.engines.end()};
    std::vector<std::string_view> engines = {"auto"};
    for (const EngineInfo& info : all_engines()) {
        const bool ready = !info.needs_command || !arguments.solver_command.empty();
        if (ready && !engine_fault(info.name)) engines.push_back(info.name);
    }
    return engines;
}

HeatPlan plan_of(const RaceArguments& arguments) {
    constexpr std::uint64_t kMegabyte = 1'000'000;
    HeatPlan plan;
    plan.rounds = arguments.rounds.value_or(plan.rounds);
    if (arguments.timeout > 0) plan.timeout = arguments.timeout;
    plan.limit = arguments.limit.value_or(plan.limit);
    plan.memory = arguments.megabytes.value_or(0) * kMegabyte;
    plan.solver_command = arguments.solver_command;
    plan.language = arguments.language;
    return plan;
}

class Racing {
  public:
    Racing(Job& job, const RaceArguments& arguments)
        : job_(job),
          arguments_(arguments),
          engines_(engines_of(arguments)),
          plan_(plan_of(arguments)),
          folder_(arguments, arguments.svg) {
        for (const std::string_view engine : engines_) totals_.push_back({.engine = engine});
    }

    bool race(const Item& item, const Entry& entry) {
        const bool json = arguments_.format == Format::json;
        if (!json) {
            job_.output.write((item.number > 1 ? "\n" : "") + heading(entry));
            job_.output.flush();
        }
        std::vector<Heat> heats;
        for (const std::string_view engine : engines_) {
            heats.push_back(run_heat(engine, entry.puzzle, plan_));
            if (heats.back().end == HeatEnd::cancelled) {
                job_.ended_early = true;
                return false;
            }
        }
        ++puzzles_;
        for (std::size_t i = 0; i < heats.size(); ++i) totals_[i].add(heats[i]);
        const std::string wrong = contradiction(entry.puzzle, heats, job_.language());
        Reply reply = reply_of(heats, wrong);
        if (json) {
            reply.out = json_line([&](JsonWriter& out) {
                write_place(out, item);
                out.key("agree").boolean(wrong.empty());
                write_heats(out, heats);
            });
        } else {
            reply.out = race_table(heats, look());
            if (!wrong.empty()) reply.out += "\n" + wrong + "\n";
        }
        if (!wrong.empty()) reply.notes = note_text(item, wrong) + "\n";
        if (folder_.is_wanted()) {
            const std::string name =
                entry.info.title.empty()
                    ? message(text::kPuzzleNumber, item.number).in(job_.language())
                    : entry.info.title;
            const std::string title = message(text::kChartTitle, name).in(job_.language());
            folder_.write(reply, item.number, {},
                          draw_svg(race_chart(heats, title, job_.language())));
        }
        return job_.take(reply) && job_.output.flush();
    }

    void finish() {
        folder_.finish(job_);
        if (arguments_.format == Format::json || job_.ended_early || puzzles_ == 0) return;
        std::string out;
        if (puzzles_ > 1) {
            out = "\n" + totals_table(totals_, puzzles_, look());
        }
        if (!arguments_.quiet) out += "\n" + race_legend(engines_, job_.language());
        job_.output.write(out);
    }

  private:
    [[nodiscard]] RaceLook look() const { return {job_.language(), arguments_.unicode}; }

    [[nodiscard]] std::string heading(const Entry& entry) const {
        // What the player has done is no part of the question.
        Entry puzzle = entry;
        puzzle.play = {};
        const Message asked = plan_.limit == 0
                                  ? message(text::kRaceHeading, plan_.rounds)
                                  : message(text::kRaceHeadingLimit, plan_.rounds, plan_.limit);
        return caption(job_, entry) + draw_entry(job_, puzzle) + "\n" + asked.in(job_.language()) +
               "\n\n";
    }

    static Reply reply_of(const std::vector<Heat>& heats, const std::string& wrong) {
        Reply reply;
        const auto any = [&](HeatEnd end) {
            return std::ranges::any_of(heats, [&](const Heat& heat) { return heat.end == end; });
        };
        if (!any(HeatEnd::done)) reply.exit = Exit::stopped;
        if (any(HeatEnd::failed) || !wrong.empty()) reply.exit = worst(reply.exit, Exit::no);
        return reply;
    }

    Job& job_;
    const RaceArguments& arguments_;
    std::vector<std::string_view> engines_;
    HeatPlan plan_;
    PictureFolder folder_;
    std::vector<RaceTotal> totals_;
    std::size_t puzzles_ = 0;
};

}  // namespace

Exit run_race(const RaceArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&](Job& job) {
        const bool json = arguments.format == Format::json;
        Racing racing(job, arguments);
        run_in_turn(job, json ? texts_for(Format::json) : StreamTexts{},
                    [&](const Item& item, const Entry& entry) { return racing.race(item, entry); });
        racing.finish();
    });
}

}  // namespace sudokit::cli
