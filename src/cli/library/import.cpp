// `sudokit library import`: puzzles of files into a library.
//
// Threads find the forms of puzzles, in the order of the input; one more puts them into the library
// in large batches, each of which is safe once that is said.
#include <algorithm>
#include <chrono>
#include <future>
#include <map>
#include <utility>
#include <vector>

#include "sudokit/clock.hpp"
#include "sudokit/shown_text.hpp"
#include "sudokit/stream.hpp"

#include "cli/io/system.hpp"
#include "cli/library/arguments.hpp"
#include "cli/library/messages.hpp"
#include "cli/library/waiting_time.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"

namespace sudokit::cli {
namespace {

using Instant = std::chrono::steady_clock;

constexpr std::size_t kMostInUnit = 1024;
constexpr std::size_t kItemsAtOnce = 64;
constexpr std::size_t kUnitsPerThread = 4;
// Larger batches touch fewer pages of the index for each puzzle, and take more memory: this is 50
// MB.
constexpr std::uint64_t kUsualBatch = 524'288;
constexpr std::chrono::seconds kLongestWait{5};

// How many puzzles go in at once at most, and how many of them a thread takes.
std::size_t batch_size(const LibraryArguments& arguments) {
    return arguments.batch.value_or(kUsualBatch);
}
std::size_t unit_size(const LibraryArguments& arguments) {
    return std::min(kMostInUnit, batch_size(arguments));
}

// Puzzles in the order of the input: plain ones, and others among them.
struct ImportUnit {
    std::vector<nine::Digits> plain;  // room for all that may be
    std::vector<std::string> comments;
    std::size_t plain_count = 0;
    std::vector<Item> items;
    std::vector<std::size_t> before;  // for each item, how many plain ones come before it
    std::string source;               // of all of them
    std::vector<KeptPuzzle> kept;
    std::vector<std::pair<std::size_t, Reply>> faults;  // and how many were kept before
};

// Puts batches into the library, one while the next is gathered.
class Batches {
  public:
    Batches(const LibraryArguments& arguments, const Streams& io, Library& library,
            WaitingTime& waiting)
        : arguments_(arguments), io_(io), library_(library), waiting_(waiting) {}
    Batches(const Batches&) = delete;
    Batches& operator=(const Batches&) = delete;
    ~Batches() {
        if (pending_.valid()) pending_.wait();
    }

    // False once something went wrong.
    bool add(const std::string& source, std::vector<KeptPuzzle>& puzzles) {
        if (!puzzles.empty()) gather(source, puzzles);
        const bool full = size_ + unit_size(arguments_) > batch_size(arguments_);
        if (!full && Instant::now() - last_ < kLongestWait) return !fault_;
        return hand_on();
    }

    bool finish() {
        last_of_all_ = true;
        return hand_on() && settle();
    }

    [[nodiscard]] std::uint64_t added() const { return added_; }
    [[nodiscard]] std::uint64_t known() const { return known_; }
    [[nodiscard]] const std::optional<Error>& fault() const { return fault_; }

  private:
    // Puzzles in a row that come from one source.
    struct Part {
        std::string source;
        std::vector<KeptPuzzle> puzzles;
    };

    void gather(const std::string& source, std::vector<KeptPuzzle>& puzzles) {
        if (batch_.empty() || batch_.back().source != source) batch_.push_back({source, {}});
        std::ranges::move(puzzles, std::back_inserter(batch_.back().puzzles));
        size_ += puzzles.size();
        puzzles.clear();
    }

    bool hand_on() {
        if (!settle()) return false;
        last_ = Instant::now();
        if (std::exchange(size_, 0) == 0) return true;
        writing_ = std::exchange(batch_, {});
        pending_ = std::async(std::launch::async, [this] { return write(); });
        return true;
    }

    // Every source has a change of its own in the history.
    std::optional<Error> write() {
        for (const auto& [source, puzzles] : writing_) {
            auto& change =
                changes_.try_emplace(source, Library::NewChange{LibraryAction::import, source})
                    .first->second;
            waiting_.begin_anew();
            const auto result = library_.add(change, puzzles, arguments_.tags);
            if (!result) return result.error();
            added_ += result->added;
            known_ += result->known;
        }
        return std::nullopt;
    }

    // Waits for the batch that is on its way.
    bool settle() {
        if (!pending_.valid()) return !fault_;
        fault_ = pending_.get();
        if (fault_) return false;
        // Of the last one the answer tells.
        if (!arguments_.quiet && !last_of_all_) {
            say(io_, message(text::kSafe, added_ + known_, added_, known_).in(arguments_.language));
        }
        return true;
    }

    const LibraryArguments& arguments_;
    const Streams& io_;
    Library& library_;
    WaitingTime& waiting_;
    std::map<std::string, Library::NewChange> changes_;  // by source
    std::vector<Part> batch_;
    std::size_t size_ = 0;  // of the batch
    std::vector<Part> writing_;
    std::future<std::optional<Error>> pending_;
    Instant::time_point last_ = Instant::now();
    std::uint64_t added_ = 0;
    std::uint64_t known_ = 0;
    std::optional<Error> fault_;
    bool last_of_all_ = false;
};

class Importing {
  public:
    Importing(Job& job, const LibraryArguments& arguments, Batches& batches)
        : job_(job),
          arguments_(arguments),
          batches_(batches),
          unit_size_(unit_size(arguments)),
          keepers_(job.arguments.threads.value_or(core_count())),
          units_(keepers_.size() * kUnitsPerThread) {}

    void run() {
        const auto produce = [this](std::size_t slot) { return fill(units_[slot]); };
        const auto work = [this](std::size_t slot, std::size_t thread) {
            keep(units_[slot], keepers_[thread]);
        };
        const auto consume = [this](std::size_t slot) { return take(units_[slot]); };
        job_.threads = run_ordered({units_.size(), produce, work, consume}, keepers_.size());
    }

  private:
    // A unit is of one source.
    bool fill(ImportUnit& unit) {
        unit.plain.resize(unit_size_);
        unit.comments.resize(unit_size_);
        unit.plain_count = 0;
        unit.items.clear();
        unit.before.clear();
        unit.source = source_;
        if (ahead_) put(unit, *std::exchange(ahead_, {}));
        while (!ended_ && unit.plain_count + unit.items.size() < unit_size_ &&
               unit.items.size() < kItemsAtOnce) {
            const std::size_t taken = take_plain(unit);
            if (taken == 0 && !take_item(unit)) break;
            if (job_.input.would_wait()) break;
        }
        return unit.plain_count + unit.items.size() > 0;
    }

    std::size_t take_plain(ImportUnit& unit) {
        const std::size_t left = unit_size_ - unit.plain_count - unit.items.size();
        const std::size_t taken = job_.input.next_nine(
            {.digits = std::span(unit.plain).subspan(unit.plain_count, left),
             .comments = std::span(unit.comments).subspan(unit.plain_count, left)});
        unit.plain_count += taken;
        return taken;
    }

    bool take_item(ImportUnit& unit) {
        auto item = job_.input.next();
        ended_ = !item || (!item->entry && !job_.arguments.keep_going);
        if (!item) return false;
        source_ = source_of_last();
        if (unit.plain_count + unit.items.size() > 0 && source_ != unit.source) {
            ahead_ = *std::move(item);
            return false;
        }
        unit.source = source_;
        put(unit, *std::move(item));
        return true;
    }

    // If nothing is said, the name of the file.
    [[nodiscard]] std::string source_of_last() const {
        if (!arguments_.sources.empty()) return arguments_.sources.front();
        const std::string_view file = job_.input.file();
        return std::string(file.substr(file.rfind('/') + 1));  // all of it where there is no slash
    }

    static void put(ImportUnit& unit, Item item) {
        unit.items.push_back(std::move(item));
        unit.before.push_back(unit.plain_count);
    }

    void keep(ImportUnit& unit, PuzzleKeeper& keeper) {
        unit.kept.clear();
        unit.faults.clear();
        std::size_t done = 0;
        const auto keep_plain_to = [&](std::size_t end) {
            for (; done < end; ++done) {
                unit.kept.push_back(keeper.keep(unit.plain[done]));
                if (unit.comments[done].empty()) continue;
                unit.kept.back().more = std::make_unique<KeptPuzzle::More>();
                unit.kept.back().more->info.comment = unit.comments[done];
            }
        };
        for (std::size_t i = 0; i < unit.items.size(); ++i) {
            keep_plain_to(unit.before[i]);
            keep(unit, unit.items[i], keeper);
        }
        keep_plain_to(unit.plain_count);
    }

    void keep(ImportUnit& unit, const Item& item, PuzzleKeeper& keeper) {
        if (!item.entry) {
            unit.faults.emplace_back(unit.kept.size(), fault_reply(job_, item, {}));
            return;
        }
        const Timer timer(job_.arguments.timeout, &interrupt::flag());
        auto kept = keeper.keep(*item.entry, timer.deadline());
        if (kept) {
            unit.kept.push_back(*std::move(kept));
            return;
        }
        const std::string why = kept.error().message.in(job_.language());
        unit.faults.emplace_back(unit.kept.size(), refusal(item, why, Exit::stopped));
    }

    bool take(ImportUnit& unit) {
        Reply reply;
        reply.items = unit.kept.size();
        bool more = job_.take(reply);
        for (const auto& [before, fault] : unit.faults) {
            if (more && !job_.take(fault)) {
                // What comes behind the fault does not count.
                unit.kept.resize(before);
                more = false;
            }
        }
        more = batches_.add(unit.source, unit.kept) && more;
        if (!more) interrupt::raise();
        return more;
    }

    Job& job_;
    const LibraryArguments& arguments_;
    Batches& batches_;
    std::size_t unit_size_;
    std::vector<PuzzleKeeper> keepers_;
    std::vector<ImportUnit> units_;
    bool ended_ = false;
    std::string source_;         // of what was read last
    std::optional<Item> ahead_;  // what was read last, where it is for the next unit
};

std::string summary(const LibraryArguments& arguments, const Batches& batches) {
    if (arguments.json) {
        return json_line([&](JsonWriter& out) {
            out.key("added").number(batches.added()).key("known").number(batches.known());
        });
    }
    return message(text::kImported, batches.added(), batches.known()).in(arguments.language) + "\n";
}

}  // namespace

Exit import_puzzles(const LibraryArguments& arguments, const Streams& io) {
    // A fault in the input stops the reading alone: what came before it is still put in.
    WaitingTime waiting(arguments.timeout, interrupt::came);
    auto library = Library::open(arguments.library, Library::Access::create, waiting.deadline());
    if (!library) return report_library_fault(arguments, arguments.library, io, library.error());
    return run_job(arguments, io, [&](Job& job) {
        const auto fail = [&](const Error& fault) {
            job.exit =
                worst(job.exit, report_library_fault(arguments, arguments.library, io, fault));
            job.ended_early = true;
        };
        Batches batches(arguments, io, *library, waiting);
        Importing(job, arguments, batches).run();
        if (!batches.finish()) return fail(*batches.fault());
        job.output.write(summary(arguments, batches));
    });
}

}  // namespace sudokit::cli
