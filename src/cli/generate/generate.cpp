// `sudokit generate`: new puzzles as wished.
#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "sudokit/clock.hpp"
#include "sudokit/library.hpp"
#include "sudokit/stream.hpp"
#include "sudokit/symmetry.hpp"

#include "cli/generate/messages.hpp"
#include "cli/generate/told.hpp"
#include "cli/generate/told_places.hpp"
#include "cli/generate/tried_text.hpp"
#include "cli/generate/wished.hpp"
#include "cli/io/seed.hpp"
#include "cli/io/status_line.hpp"
#include "cli/io/system.hpp"
#include "cli/library/arguments.hpp"
#include "cli/stream/answer.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kRoundsPerThread = 2;

// What equivalent puzzles have in common; nothing if time runs out.
std::optional<std::string> form_text(const Puzzle& puzzle, const Deadline& deadline) {
    const auto form = canonical_form(puzzle, deadline);
    if (!form) return std::nullopt;
    const auto givens = form->puzzle.givens();
    return std::string(givens.begin(), givens.end());
}

// A round of work, and the puzzles as text.
struct Round {
    struct Finished {
        Result<std::string> text;
        std::string form;      // where equivalent puzzles are not wanted
        std::string givens;    // where the same puzzle may come again
        KeptPuzzle kept = {};  // where there is a library
        bool is_new = true;    // there
    };

    std::uint64_t number = 0;
    std::vector<Finished> puzzles;
    Tried tried;
    RoundEnd end = RoundEnd::done;
};

// What a thread needs.
struct Means {
    std::unique_ptr<Generator> generator;
    std::unique_ptr<Teller> teller;
    PuzzleKeeper keeper = {};
};

// Nothing: a drawing. Where no format is asked for, what lines cannot say goes into JSON.
std::optional<Format> format_of(const GenerateArguments& arguments, const Wish& wish) {
    if (arguments.format) return arguments.format;
    if (!arguments.count) return std::nullopt;
    return format_that_keeps(wish.base, arguments.write);
}

bool fixes_digits(const Wish& wish) {
    return wish.base.given_count() > 0 || wish.base.has_pencilmarks() || wish.solution.has_value();
}

class Making {
  public:
    Making(Job& job, const GenerateArguments& arguments, const Wish& wish, std::uint64_t seed)
        : job_(job),
          arguments_(arguments),
          wish_(wish),
          seed_(seed),
          wanted_(arguments.count.value_or(1)),
          format_(format_of(arguments, wish)),
          kept_(job, format_.value_or(Format::line)),
          compares_(arguments.different || !arguments.not_in.empty()),
          timer_(arguments.timeout, &interrupt::flag()),
          means_(arguments.threads.value_or(core_count())),
          rounds_(means_.size() * kRoundsPerThread) {}

    // Reads the puzzles of --not-in; false if that went wrong, which was said.
    [[nodiscard]] bool read_others();
    // Opens the library, likewise.
    [[nodiscard]] bool open_library();
    void run();

  private:
    [[nodiscard]] bool has_all() const { return wanted_ != 0 && job_.items >= wanted_; }
    void work(Round& round, Means& means);
    [[nodiscard]] bool take(Round& round);
    [[nodiscard]] bool take(const Round::Finished& finished);
    [[nodiscard]] bool put_into_library(Round& round);
    bool fail(const Error& fault);
    void conclude();
    [[nodiscard]] std::string progress() const;

    Job& job_;
    const GenerateArguments& arguments_;
    const Wish& wish_;
    std::uint64_t seed_;
    std::uint64_t wanted_;
    std::optional<Format> format_;
    KeptPuzzles kept_;
    bool compares_;
    Timer timer_;
    std::vector<Means> means_;
    std::vector<Round> rounds_;
    std::uint64_t next_ = 0;
    std::set<std::string, std::less<>> forms_;
    std::set<std::string, std::less<>> neighbours_;  // that were taken
    mutable std::mutex telling_;                     // of what was tried
    Tried tried_;
    std::uint64_t doubles_ = 0;
    std::atomic<RoundEnd> end_ = RoundEnd::done;  // of the last round taken
    bool refused_ = false;
    std::optional<Library> library_;
    Library::NewChange change_ = {LibraryAction::generate, {}};
};

bool Making::read_others() {
    if (arguments_.not_in.empty()) return true;
    const auto options = read_options(arguments_);
    PuzzleArguments reading = arguments_;
    reading.operands = {arguments_.not_in};
    Input input(reading, *options, job_.io);
    while (const auto item = input.next()) {
        if (!item->entry) {
            say(job_.io, fault_text(*item, arguments_.language));
            job_.exit = Exit::bad_input;
            job_.ended_early = true;
            return false;
        }
        if (auto form = form_text(item->entry->puzzle, timer_.deadline())) {
            forms_.insert(*std::move(form));
        }
    }
    return true;
}

bool Making::open_library() {
    if (arguments_.library.empty()) return true;
    auto library = Library::open(arguments_.library, Library::Access::create, timer_.deadline());
    if (!library) return fail(library.error());
    library_ = *std::move(library);
    change_ = {LibraryAction::generate, "generate --seed " + std::to_string(seed_)};
    return true;
}

bool Making::fail(const Error& fault) {
    job_.exit = report_library_fault(arguments_, arguments_.library, job_.io, fault);
    job_.ended_early = true;
    refused_ = true;
    return false;
}

// What is handed out is in the library before: so no other run hands out the same, even if this one
// ends at once. Of each round no more is put in than is still wanted.
bool Making::put_into_library(Round& round) {
    std::uint64_t taken = job_.items;
    std::size_t next = 0;
    while (next < round.puzzles.size() && (wanted_ == 0 || taken < wanted_)) {
        std::vector<KeptPuzzle> kept;
        std::vector<Round::Finished*> from;
        for (; next < round.puzzles.size(); ++next) {
            if (wanted_ != 0 && taken + kept.size() == wanted_) break;
            Round::Finished& finished = round.puzzles[next];
            if (!finished.text) continue;
            finished.is_new = false;
            if (compares_ && forms_.contains(finished.form)) continue;
            kept.push_back(std::move(finished.kept));
            from.push_back(&finished);
        }
        const auto added = library_->add(change_, kept);
        if (!added) return fail(added.error());
        for (std::size_t i = 0; i < from.size(); ++i) from[i]->is_new = added->is_new[i];
        taken += added->added;
    }
    return true;
}

void Making::run() {
    const Ticker ticker(arguments_, job_.io, [this] { return progress(); });
    if (format_) {
        job_.output.frame(told_prologue(arguments_.with, *format_), file_epilogue(*format_));
    }
    const auto produce = [this](std::size_t slot) {
        rounds_[slot].number = next_++;
        return end_ == RoundEnd::done && !timer_.passed();
    };
    const auto work = [this](std::size_t slot, std::size_t thread) {
        this->work(rounds_[slot], means_[thread]);
    };
    const auto consume = [this](std::size_t slot) { return take(rounds_[slot]); };
    job_.threads = run_ordered({rounds_.size(), produce, work, consume}, means_.size());
    conclude();
}

void Making::work(Round& round, Means& means) {
    if (means.generator == nullptr) {
        means.generator = std::make_unique<Generator>(wish_);
        means.teller = std::make_unique<Teller>(job_, arguments_, format_, kept_);
    }
    Rng rng = rng_of_part(seed_, round.number);
    MadeRound made = means.generator->round(rng, timer_.deadline());
    round.puzzles.clear();
    round.tried = made.tried;
    round.end = made.end;
    for (const MadePuzzle& puzzle : made.puzzles) {
        // Nobody waits for more than all.
        const bool all_count = !compares_ && !library_ && !wish_.near;
        if (all_count && wanted_ != 0 && round.puzzles.size() >= wanted_) break;
        std::optional<std::string> form;
        if (compares_) form = form_text(puzzle.puzzle, timer_.deadline());
        if (timer_.passed()) {
            round.end = RoundEnd::deadline;
            break;
        }
        std::string givens;
        if (wish_.near) givens.assign(puzzle.puzzle.givens().begin(), puzzle.puzzle.givens().end());
        round.puzzles.push_back({means.teller->text(puzzle), form.value_or(""), std::move(givens)});
        if (!library_) continue;
        auto kept = means.keeper.keep({puzzle.puzzle, {}, {}, {}}, timer_.deadline());
        if (!kept) {
            round.puzzles.pop_back();
            round.end = RoundEnd::deadline;
            break;
        }
        kept->set_ratings(puzzle.level, puzzle.score);
        round.puzzles.back().kept = *std::move(kept);
    }
}

bool Making::take(Round& round) {
    {
        const std::lock_guard lock(telling_);
        tried_.add(round.tried);
    }
    end_ = round.end;
    if (end_ != RoundEnd::done && end_ != RoundEnd::complete) return false;
    if (library_ && !put_into_library(round)) return false;
    return std::ranges::all_of(round.puzzles,
                               [&](const auto& finished) { return take(finished); }) &&
           end_ == RoundEnd::done;
}

bool Making::take(const Round::Finished& finished) {
    if (wish_.near && !neighbours_.insert(finished.givens).second) return true;
    if (!finished.is_new || (compares_ && forms_.contains(finished.form))) {
        const std::lock_guard lock(telling_);
        ++doubles_;
        return true;
    }
    if (arguments_.different) forms_.insert(finished.form);
    if (!finished.text) {
        complain(job_.io, finished.text.error().message.in(arguments_.language));
        refused_ = true;
        return false;
    }
    Reply reply;
    reply.out = *finished.text;
    return job_.take(reply) && !has_all();
}

void Making::conclude() {
    const Language language = arguments_.language;
    const std::uint64_t made = job_.items;
    if (refused_) {
        job_.exit = worst(job_.exit, Exit::bad_input);
    } else if (end_ == RoundEnd::impossible) {
        complain(job_.io, (fixes_digits(wish_) ? text::kImpossible : text::kNoGrid).in(language));
        job_.exit = Exit::no;
    } else if (end_ == RoundEnd::complete && !has_all()) {
        if (wanted_ != 0) job_.exit = Exit::no;
        if (wanted_ != 0 || !arguments_.quiet) {
            complain(job_.io, sentence(language, text::kNoMore, made));
        }
    } else if (!has_all() && !job_.output.closed()) {
        const std::string tried = tried_text({made, doubles_, tried_}, language);
        if (wanted_ != 0) job_.exit = Exit::stopped;
        if (wanted_ != 0 || !arguments_.quiet) {
            complain(job_.io, wanted_ != 0
                                  ? sentence(language, text::kNotAllMade, made, wanted_, tried)
                                  : sentence(language, text::kSomeMade, made, tried));
        }
    }
    if (made == 0) job_.ended_early = true;
}

std::string Making::progress() const {
    const std::uint64_t made = job_.items;
    const double seconds = job_.seconds();
    const auto rate = static_cast<std::uint64_t>(static_cast<double>(made) / seconds);
    const MakingFigures figures = [&] {
        const std::lock_guard lock(telling_);
        return MakingFigures{made, doubles_, tried_};
    }();
    const std::string time = clock_text(seconds) + "  ";
    if (made == 0) return time + tried_text(figures, arguments_.language);
    return time + message(text::kMaking, made, rate,
                          own_words(share_text(made, figures.tried.puzzles, arguments_.language)))
                      .in(arguments_.language);
}

}  // namespace

namespace {

// What is wrong with the options that only the board tells.
std::optional<Error> options_fault(const GenerateArguments& arguments, const Wish& wish) {
    const GenerateStyle* const style = arguments.style;
    const std::uint32_t order = wish.base.board().order();
    if (style != nullptr && style->order != order) {
        return Error{ErrorCode::unsupported, 0,
                     message(text::kStyleOrder, style->name, style->order, order)};
    }
    if (auto fault = wish_fault(wish)) return fault;
    const auto format = format_of(arguments, wish);
    return format ? told_fault(arguments.with, *format) : std::nullopt;
}

// That there are no boxes is easily taken for a fault where nobody asked for it.
void note_missing_boxes(const GenerateArguments& arguments, const Wish& wish, const Streams& io) {
    const bool latin = std::holds_alternative<Latin>(wish.base.board().shape().regions);
    if (!arguments.order || !latin || arguments.read.latin) return;
    say(io, message(text::kNoBoxes, *arguments.order).in(arguments.language));
}

}  // namespace

Exit run_generate(const GenerateArguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    const auto wish = wish_of(arguments, io);
    if (!wish) {
        say(io, wish.error().message.in(language));
        return Exit::bad_input;
    }
    if (const auto fault = options_fault(arguments, *wish)) {
        complain(io, fault->message.in(language));
        return Exit::usage;
    }
    const std::uint64_t seed = seed_or_chance(arguments.seed);
    if (!arguments.quiet) note_missing_boxes(arguments, *wish, io);
    note_seed(arguments, io, seed);
    return run_making(arguments, io, [&](Job& job) {
        Making making(job, arguments, *wish, seed);
        if (making.read_others() && making.open_library()) making.run();
    });
}

}  // namespace sudokit::cli
