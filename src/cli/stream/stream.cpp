// Streams: puzzles go through the threads in units, small at first so that the first answers come
// at once, then larger so that threads do not wait for each other.
#include "sudokit/stream.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <memory>
#include <utility>
#include <vector>

#include "cli/frame/failure.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/messages.hpp"
#include "cli/stream/nine_batch.hpp"

namespace sudokit::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kLargestUnit = 2048;
// Entries take more memory than plain puzzles, and more time.
constexpr std::size_t kMostItems = 256;
// Units grow while they take less than the one, and shrink when they take more than the other:
// answers to hard puzzles must not wait for each other.
constexpr std::chrono::milliseconds kShort{5};
constexpr std::chrono::milliseconds kLong{50};
constexpr std::size_t kSlotsPerThread = 4;

// Puzzles in the order of the input: plain ones, and other items among them.
struct Unit {
    std::vector<nine::Digits> plain;      // the first `plain_count` of them
    std::vector<Place> places;            // of those, where somebody asks for them
    std::vector<nine::Digits> solutions;  // likewise
    std::vector<std::string> comments;    // likewise
    std::size_t plain_count = 0;
    std::vector<Item> items;
    std::vector<std::size_t> before;  // for each item, how many plain ones come before it
    std::vector<Reply> replies;
    std::exception_ptr fault;  // thrown by the work behind the replies
    std::string spare;         // memory of an answer that was written, for the next one

    void clear() {
        for (Reply& reply : replies) {
            if (reply.out.capacity() > spare.capacity()) spare.swap(reply.out);
        }
        replies.clear();
        fault = nullptr;
        plain_count = 0;
        items.clear();
        before.clear();
    }
    // What is left for plain ones where there are to be `wanted` puzzles.
    [[nodiscard]] PlainRoom room(std::size_t wanted, const PlainWishes& wishes) {
        const std::size_t left = wanted - size();
        const auto rest_of = [&](auto& list, bool wished) {
            if (wished && list.size() < wanted) list.resize(wanted);
            return wished ? std::span(list).subspan(plain_count, left) : std::span(list).first(0);
        };
        return {rest_of(plain, true), rest_of(places, wishes.places),
                rest_of(solutions, wishes.solutions), rest_of(comments, wishes.comments)};
    }
    [[nodiscard]] PlainPuzzles puzzles(const PlainWishes& wishes) const {
        return {std::span(plain).first(plain_count),
                std::span(places).first(wishes.places ? plain_count : 0),
                std::span(solutions).first(wishes.solutions ? plain_count : 0),
                std::span(comments).first(wishes.comments ? plain_count : 0)};
    }
    [[nodiscard]] std::size_t size() const { return plain_count + items.size(); }
    [[nodiscard]] bool is_full(std::size_t wanted) const {
        return size() >= wanted || items.size() >= kMostItems;
    }
};

// What a thread needs to solve.
struct Solvers {
    Solver general;
    std::unique_ptr<NineBatch> nine;
};

bool uses_nine(const PuzzleArguments& arguments) {
    return arguments.engine == "auto" || arguments.engine == "nine";
}

class Stream {
  public:
    Stream(Job& job, Worker worker, const StreamTexts& texts, const NineMaker* nine)
        : job_(job),
          worker_(worker),
          texts_(texts),
          nine_(uses_nine(job.arguments) ? nine : nullptr),
          wishes_(job.plain),
          threads_(job.arguments.threads.value_or(core_count())),
          units_(threads_ * kSlotsPerThread),
          solvers_(threads_) {
        wishes_.places |= job.arguments.format == Format::json || job.arguments.keep_going;
    }

    void run() {
        const auto produce = [this](std::size_t slot) { return fill(units_[slot]); };
        const auto work = [this](std::size_t slot, std::size_t thread) {
            try {
                answer(units_[slot], solvers_[thread]);
            } catch (...) {
                units_[slot].fault = std::current_exception();
            }
        };
        const auto consume = [this](std::size_t slot) { return write(units_[slot]); };
        job_.output.frame(texts_.prologue, texts_.epilogue);
        job_.threads = run_ordered({units_.size(), produce, work, consume}, threads_);
    }

  private:
    // Takes no more than is there: whoever sends puzzles through a pipe may wait for the answer
    // before sending the next one.
    bool fill(Unit& unit) {
        unit.clear();
        if (ended_) return false;
        const std::size_t wanted = unit_size_;
        while (!unit.is_full(wanted)) {
            if (!take_plain(unit, wanted) && !take_item(unit)) break;
            if (ended_ || job_.input.would_wait()) break;
        }
        return unit.size() > 0;
    }

    bool take_plain(Unit& unit, std::size_t wanted) {
        if (nine_ == nullptr) return false;
        const std::size_t taken = job_.input.next_nine(unit.room(wanted, wishes_));
        unit.plain_count += taken;
        return taken > 0;
    }

    bool take_item(Unit& unit) {
        auto item = job_.input.next();
        ended_ = !item || (!item->entry && !job_.arguments.keep_going);
        if (!item) return false;
        unit.items.push_back(*std::move(item));
        unit.before.push_back(unit.plain_count);
        return true;
    }

    void answer(Unit& unit, Solvers& solvers) {
        const auto start = Clock::now();
        if (unit.plain_count > 0) {
            if (!solvers.nine) solvers.nine = (*nine_)(guarded_);
            solvers.nine->solve(unit.puzzles(wishes_));
        }
        std::size_t answered = 0;
        const auto answer_plain_to = [&](std::size_t end) {
            if (end == answered) return;
            solvers.nine->reply(answered, end, solvers.general, std::exchange(unit.spare, {}),
                                unit.replies);
            answered = end;
        };
        for (std::size_t i = 0; i < unit.items.size(); ++i) {
            answer_plain_to(unit.before[i]);
            unit.replies.push_back(reply_to_item(unit.items[i], solvers.general));
        }
        answer_plain_to(unit.plain_count);
        adapt(Clock::now() - start, unit.size());
    }

    Reply reply_to_item(const Item& item, Solver& solver) {
        return item.entry ? reply_to_entry(item, *item.entry, solver)
                          : fault_reply(job_, item, texts_);
    }

    Reply reply_to_entry(const Item& item, const Entry& entry, Solver& solver) {
        try {
            Reply reply = worker_(item, entry, solver);
            reply.cancelled |= interrupt::flag() && reply.tally.puzzles > 0;
            return reply;
        } catch (...) {
            // A line of a stream that ends with the first fault is not told its place.
            if (item.number == 0) throw;
            return reply_to_failure(item, solver);
        }
    }

    // An engine that ran out of memory may be in any state; the next puzzle gets a new one.
    Reply reply_to_failure(const Item& item, Solver& solver) {
        const Error fault{ErrorCode::input_output, 0, failure_at_hand()};
        solver = Solver();
        Reply reply = failure_reply(job_, item, fault, texts_);
        reply.exit = Exit::stopped;
        return reply;
    }

    void adapt(Clock::duration time, std::size_t size) {
        if (time < kShort) unit_size_ = std::min(2 * size, kLargestUnit);
        if (time > kLong) unit_size_ = std::max<std::size_t>(1, size / 2);
    }

    bool write(Unit& unit) {
        bool more = true;
        if (unit.plain_count > 0) job_.kernel = nine::default_kernel().name;
        for (const Reply& reply : unit.replies) {
            more = job_.take(reply);
            if (!more) break;
        }
        const bool failed = more && unit.fault;
        more = job_.output.flush() && more && !failed;
        // The producer may be waiting for input that nobody needs any more.
        if (!more) interrupt::raise();
        if (failed) std::rethrow_exception(unit.fault);
        return more;
    }

    // The worker, but what fails is the fault of the puzzle at hand.
    struct Guarded {
        Reply operator()(const Item& item, const Entry& entry, Solver& solver) const {
            return stream.reply_to_entry(item, entry, solver);
        }
        Stream& stream;
    };

    Job& job_;
    Worker worker_;
    Guarded guarded_ = {*this};
    const StreamTexts& texts_;
    const NineMaker* nine_;
    PlainWishes wishes_;
    std::size_t threads_;
    std::vector<Unit> units_;
    std::vector<Solvers> solvers_;
    std::atomic<std::size_t> unit_size_ = 1;
    bool ended_ = false;
};

}  // namespace

void run_stream(Job& job, Worker worker, const StreamTexts& texts, const NineMaker* nine) {
    Stream(job, worker, texts, nine).run();
}

void run_stream(Job& job, Worker worker, const StreamTexts& texts, const NineWork* nine) {
    const auto make = [&](Worker general) { return make_solving_batch(job, *nine, general); };
    const NineMaker maker(make);
    run_stream(job, worker, texts, nine == nullptr ? nullptr : &maker);
}

void run_single(Job& job, FunctionRef<void(const Item& item, const Entry& entry)> work) {
    const bool single = job.input.is_single();
    const auto item = job.input.next();
    if (!item) return;
    if (!item->entry) {
        job.take(fault_reply(job, *item, {}));
    } else if (!single) {
        const Message fault = message(text::kOnePuzzle, job.arguments.command->name);
        job.take(refusal(*item, fault.in(job.language())));
    } else {
        work(*item, *item->entry);
    }
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

void run_in_turn(Job& job, const StreamTexts& texts,
                 FunctionRef<bool(const Item& item, const Entry& entry)> list) {
    job.output.frame(texts.prologue, texts.epilogue);
    bool more = true;
    while (more) {
        const auto item = job.input.next();
        if (!item) break;
        more = item->entry ? list(*item, *item->entry) : job.take(fault_reply(job, *item, texts));
    }
}

}  // namespace sudokit::cli
