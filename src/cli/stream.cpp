// Streams: puzzles go through the threads in units, small at first so that the first answers come
// at once, then larger so that threads do not wait for each other.
#include "sudokit/stream.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <vector>

#include "cli/job.hpp"
#include "cli/messages.hpp"
#include "cli/progress.hpp"
#include "cli/system.hpp"

namespace sudokit::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kLargestUnit = 256;
// Units grow while they take less than the one, and shrink when they take more than the other:
// answers to hard puzzles must not wait for each other.
constexpr std::chrono::milliseconds kShort{5};
constexpr std::chrono::milliseconds kLong{50};
constexpr std::size_t kSlotsPerThread = 4;

struct Unit {
    std::vector<Item> items;
    std::vector<Reply> replies;
};

class Stream {
  public:
    Stream(Job& job, Worker worker, const StreamTexts& texts)
        : job_(job),
          worker_(worker),
          texts_(texts),
          threads_(job.arguments.threads.value_or(core_count())),
          units_(threads_ * kSlotsPerThread),
          solvers_(threads_),
          progress_(job) {}

    void run() {
        const auto produce = [this](std::size_t slot) { return fill(units_[slot]); };
        const auto work = [this](std::size_t slot, std::size_t thread) {
            answer(units_[slot], solvers_[thread]);
        };
        const auto consume = [this](std::size_t slot) { return write(units_[slot]); };
        run_ordered({units_.size(), produce, work, consume}, threads_);
        progress_.erase();
        if (begun_) job_.output.write(texts_.epilogue);
    }

  private:
    // Takes no more than is there: whoever sends puzzles through a pipe may wait for the answer
    // before sending the next one.
    bool fill(Unit& unit) {
        unit.items.clear();
        if (ended_) return false;
        const std::size_t wanted = unit_size_;
        while (unit.items.size() < wanted) {
            auto item = job_.input.next();
            if (!item) {
                ended_ = true;
                break;
            }
            const bool last = !item->entry && !job_.arguments.keep_going;
            unit.items.push_back(*std::move(item));
            ended_ = ended_ || last;
            if (ended_ || job_.input.would_wait()) break;
        }
        return !unit.items.empty();
    }

    void answer(Unit& unit, Solver& solver) {
        const auto start = Clock::now();
        unit.replies.clear();
        for (const Item& item : unit.items) {
            unit.replies.push_back(item.entry ? worker_(item, *item.entry, solver)
                                              : fault_reply(job_, item, texts_));
            if (interrupt::flag()) unit.replies.back().cancelled |= unit.replies.back().solved;
        }
        const auto time = Clock::now() - start;
        const std::size_t size = unit.items.size();
        if (time < kShort) unit_size_ = std::min(2 * size, kLargestUnit);
        if (time > kLong) unit_size_ = std::max<std::size_t>(1, size / 2);
    }

    bool write(Unit& unit) {
        bool more = true;
        for (const Reply& reply : unit.replies) {
            if (!reply.notes.empty()) progress_.erase();
            if (!begun_ && !reply.out.empty()) {
                begun_ = true;
                job_.output.write(texts_.prologue);
            }
            more = job_.take(reply);
            if (!more) break;
        }
        more = job_.output.flush() && more;
        // The producer may be waiting for input that nobody needs any more.
        if (!more) interrupt::raise();
        progress_.show();
        return more;
    }

    Job& job_;
    Worker worker_;
    const StreamTexts& texts_;
    std::size_t threads_;
    std::vector<Unit> units_;
    std::vector<Solver> solvers_;
    Progress progress_;
    std::atomic<std::size_t> unit_size_ = 1;
    bool ended_ = false;
    bool begun_ = false;
};

}  // namespace

void run_stream(Job& job, Worker worker, const StreamTexts& texts) {
    Stream(job, worker, texts).run();
}

Reply fault_reply(const Job& job, const Item& item, const StreamTexts& texts) {
    Reply reply;
    reply.notes = fault_text(item, job.language()) + "\n";
    reply.exit = Exit::bad_input;
    reply.fault = true;
    const bool answered = job.arguments.keep_going && item.number > 0;
    if (answered && texts.fault_line != nullptr) {
        reply.out = texts.fault_line(item, job.language());
    }
    return reply;
}

}  // namespace sudokit::cli
