// `sudokit compare`: which models and rules filter at least as much as which?
#include "sudokit/compare.hpp"

#include <mutex>

#include "sudokit/clock.hpp"

#include "cli/compare/arguments.hpp"
#include "cli/compare/messages.hpp"
#include "cli/compare/report.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {
namespace {

// The reply to a puzzle that one of the filters makes no sense of; nothing if all do.
std::optional<Reply> fault_on(const Item& item, const Puzzle& puzzle, const Job& job,
                              const std::vector<Filter>& filters) {
    for (const Filter& filter : filters) {
        if (auto fault = filter_fault(filter, puzzle)) {
            return failure_reply(job, item, *std::move(fault));
        }
    }
    return std::nullopt;
}

// Takes what threads have found out about puzzles, in any order.
class Collector {
  public:
    explicit Collector(std::size_t filters) : findings_(filters) {}

    void give_up() {
        const std::lock_guard lock(mutex_);
        ++findings_.given_up;
    }

    void take(const Item& item, const Puzzle& puzzle, std::span<const Filtering> left) {
        Comparison one(left.size());
        one.add(item.number, left);
        const std::lock_guard lock(mutex_);
        if (findings_.comparison.merge(one)) {
            findings_.examples.emplace(item.number, ExamplePuzzle{item.file, item.line, puzzle});
        }
    }

    [[nodiscard]] const Compared& findings() const { return findings_; }

  private:
    std::mutex mutex_;
    Compared findings_;
};

void compare_all(Job& job, const CompareArguments& arguments) {
    const std::vector<Filter>& filters = arguments.filters;
    Collector collector(filters.size());
    const auto worker = [&](const Item& item, const Entry& entry, Solver&) -> Reply {
        if (auto fault = fault_on(item, entry.puzzle, job, filters)) return *std::move(fault);
        const Timer timer(job.arguments.timeout, &interrupt::flag());
        const auto left = filter_all(entry.puzzle, filters, timer.deadline());
        Reply reply;
        if (left) {
            collector.take(item, entry.puzzle, *left);
        } else if (interrupt::flag()) {
            reply.cancelled = true;
        } else {
            collector.give_up();
            reply.exit = Exit::stopped;
        }
        return reply;
    };
    run_stream(job, worker, StreamTexts{});
    // The findings on a part of the collection would be taken for those on all of it.
    if (job.ended_early || interrupt::came() || job.items == 0) return;
    const bool json = job.arguments.format == Format::json;
    job.output.write(json ? json_findings(collector.findings(), arguments)
                          : findings_text(collector.findings(), arguments));
}

}  // namespace

Exit run_compare(const CompareArguments& arguments, const Streams& io) {
    if (arguments.filters.empty()) {
        complain(io, text::kNothingToCompare.in(arguments.language));
        return Exit::usage;
    }
    return run_job(arguments, io, [&arguments](Job& job) { compare_all(job, arguments); });
}

}  // namespace sudokit::cli
