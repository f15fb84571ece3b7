// `sudokit generate`: new puzzles as wished.
#include <algorithm>
#include <atomic>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "sudokit/clock.hpp"
#include "sudokit/stream.hpp"
#include "sudokit/symmetry.hpp"

#include "cli/generate/messages.hpp"
#include "cli/generate/told.hpp"
#include "cli/generate/wished.hpp"
#include "cli/io/status_line.hpp"
#include "cli/io/system.hpp"
#include "cli/shuffle/messages.hpp"
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

std::string tried_text(const Tried& tried, Language language) {
    std::string out = message(text::kTriedPuzzles, tried.puzzles).in(language);
    if (tried.failures > 0) out += message(text::kTriedInVain, tried.failures).in(language);
    if (tried.clues > 0) {
        out += message(text::kTriedClues, tried.clues, tried.fewest, tried.most).in(language);
    }
    if (tried.ratings > 0) {
        out += message(text::kTriedRatings, tried.ratings).in(language);
        if (tried.easiest && tried.hardest) {
            const auto name = [](Level level) -> const MessageText& {
                return all_levels(Scale::level)[static_cast<std::size_t>(level)].name;
            };
            out += message(text::kTriedLevels, name(*tried.easiest), name(*tried.hardest))
                       .in(language);
        }
    }
    return out;
}

// A round of work, and the puzzles as text.
struct Round {
    struct Finished {
        Result<std::string> text;
        std::string form;  // where equivalent puzzles are not wanted
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
};

class Making {
  public:
    Making(Job& job, const GenerateArguments& arguments, const Wish& wish, std::uint64_t seed)
        : job_(job),
          arguments_(arguments),
          wish_(wish),
          seed_(seed),
          wanted_(arguments.count.value_or(1)),
          compares_(arguments.different || !arguments.not_in.empty()),
          timer_(arguments.timeout, &interrupt::flag()),
          means_(arguments.threads.value_or(core_count())),
          rounds_(means_.size() * kRoundsPerThread) {}

    // Reads the puzzles of --not-in; false if that went wrong, which was said.
    [[nodiscard]] bool read_others();
    void run();

  private:
    [[nodiscard]] bool has_all() const { return wanted_ != 0 && job_.items >= wanted_; }
    void work(Round& round, Means& means) const;
    [[nodiscard]] bool take(Round& round);
    [[nodiscard]] bool take(const Round::Finished& finished);
    void conclude();
    [[nodiscard]] std::string progress() const;

    Job& job_;
    const GenerateArguments& arguments_;
    const Wish& wish_;
    std::uint64_t seed_;
    std::uint64_t wanted_;
    bool compares_;
    Timer timer_;
    std::vector<Means> means_;
    std::vector<Round> rounds_;
    std::uint64_t next_ = 0;
    std::set<std::string, std::less<>> forms_;
    std::atomic<std::uint64_t> seen_ = 0;  // puzzles tried so far
    Tried tried_;
    std::atomic<RoundEnd> end_ = RoundEnd::done;  // of the last round taken
    bool refused_ = false;
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

void Making::run() {
    const Format format = arguments_.format.value_or(Format::line);
    const Ticker ticker(arguments_, job_.io, [this] { return progress(); });
    job_.output.write(file_prologue(format));
    const auto produce = [this](std::size_t slot) {
        rounds_[slot].number = next_++;
        return end_ == RoundEnd::done && !timer_.passed();
    };
    const auto work = [this](std::size_t slot, std::size_t thread) {
        this->work(rounds_[slot], means_[thread]);
    };
    const auto consume = [this](std::size_t slot) { return take(rounds_[slot]); };
    job_.threads = run_ordered({rounds_.size(), produce, work, consume}, means_.size());
    job_.output.write(file_epilogue(format));
    conclude();
}

void Making::work(Round& round, Means& means) const {
    if (means.generator == nullptr) {
        means.generator = std::make_unique<Generator>(wish_);
        means.teller = std::make_unique<Teller>(job_, arguments_);
    }
    Rng rng = rng_of_round(seed_, round.number);
    MadeRound made = means.generator->round(rng, timer_.deadline());
    round.puzzles.clear();
    round.tried = made.tried;
    round.end = made.end;
    for (const MadePuzzle& puzzle : made.puzzles) {
        // Nobody waits for more than all.
        if (!compares_ && wanted_ != 0 && round.puzzles.size() >= wanted_) break;
        std::optional<std::string> form;
        if (compares_) form = form_text(puzzle.puzzle, timer_.deadline());
        if (timer_.passed()) round.end = RoundEnd::deadline;
        if (round.end != RoundEnd::done) break;
        round.puzzles.push_back({means.teller->text(puzzle), form.value_or("")});
    }
}

bool Making::take(Round& round) {
    tried_.add(round.tried);
    seen_ = tried_.puzzles;
    end_ = round.end;
    if (end_ != RoundEnd::done) return false;
    return std::ranges::all_of(round.puzzles, [&](const auto& finished) { return take(finished); });
}

bool Making::take(const Round::Finished& finished) {
    if (compares_ && forms_.contains(finished.form)) return true;
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
        job_.exit = Exit::bad_input;
    } else if (end_ == RoundEnd::impossible) {
        complain(job_.io, text::kImpossible.in(language));
        job_.exit = Exit::no;
    } else if (!has_all() && !interrupt::came() && !job_.output.closed()) {
        const std::string tried = tried_text(tried_, language);
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
    const std::uint64_t seen = seen_;
    return clock_text(seconds) + "  " +
           message(text::kMaking, made, rate, seen == 0 ? 0 : 100 * made / seen)
               .in(arguments_.language);
}

}  // namespace

Exit run_generate(const GenerateArguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    const auto wish = wish_of(arguments, io);
    if (!wish) {
        say(io, wish.error().message.in(language));
        return Exit::bad_input;
    }
    if (const auto fault = wish_fault(*wish)) {
        complain(io, fault->message.in(language));
        return Exit::usage;
    }
    const std::uint64_t seed = arguments.seed ? *arguments.seed : std::random_device()();
    if (!arguments.quiet) say(io, sentence(language, text::kSeedNote, std::to_string(seed)));
    return run_making(arguments, io, [&](Job& job) {
        Making making(job, arguments, *wish, seed);
        if (making.read_others()) making.run();
    });
}

}  // namespace sudokit::cli
