// `sudokit library rate`: ratings for puzzles that have none yet. It may be stopped at any time,
// and goes on from there.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>

#include "sudokit/backdoor.hpp"
#include "sudokit/clock.hpp"
#include "sudokit/gsf.hpp"
#include "sudokit/score.hpp"
#include "sudokit/se.hpp"
#include "sudokit/stream.hpp"
#include "sudokit/whips.hpp"

#include "cli/io/json_line.hpp"
#include "cli/io/output.hpp"
#include "cli/io/status_line.hpp"
#include "cli/io/system.hpp"
#include "cli/library/arguments.hpp"
#include "cli/library/messages.hpp"
#include "cli/library/waiting_time.hpp"

namespace sudokit::cli {
namespace {

// So many are written at once; of slow scales, as many as are rated in a while.
constexpr std::size_t kRatedAtOnce = 2048;
constexpr std::size_t kSlowAtOnce = 16;

// What came of a puzzle.
struct Rating {
    enum class What : std::uint8_t { rated, badly_posed, out_of_time, not_applicable };
    What what = What::not_applicable;
    std::optional<std::int64_t> value = {};
};

template <class Answer>
Rating rating_of(const Answer& answer, std::optional<std::int64_t> value) {
    if (answer.stop == Stop::deadline) return {Rating::What::out_of_time};
    if (answer.count != 1) return {Rating::What::badly_posed};
    return {value ? Rating::What::rated : Rating::What::not_applicable, value};
}

// Rates on one scale; one per thread.
using OneRater = std::function<Rating(const Puzzle&, Deadline)>;

OneRater se_rater(SePresentation presentation) {
    const auto rater = std::make_shared<SeRater>();
    rater->set_presentation(presentation);
    return [rater](const Puzzle& puzzle, Deadline deadline) -> Rating {
        if (se_fault(puzzle)) return {};
        const SeAnswer answer = rater->rate(puzzle, deadline);
        std::optional<std::int64_t> value;
        if (answer.rating) value = rating_value(*answer.rating);
        return rating_of(answer, value);
    };
}

OneRater whip_rater(Scale scale) {
    const auto rater = std::make_shared<WhipRater>(scale);
    return [rater](const Puzzle& puzzle, Deadline deadline) -> Rating {
        if (whip_fault(puzzle)) return {};
        const WhipAnswer answer = rater->rate(puzzle, deadline);
        std::optional<std::int64_t> value;
        if (answer.length) value = *answer.length;
        if (answer.stuck) value = kNoLength;
        return rating_of(answer, value);
    };
}

OneRater gsf_rater(Scale scale) {
    const auto rater = std::make_shared<GsfRater>(scale);
    return [rater](const Puzzle& puzzle, Deadline deadline) -> Rating {
        if (gsf_fault(puzzle)) return {};
        const GsfAnswer answer = rater->rate(puzzle, deadline);
        return rating_of(answer, answer.rating);
    };
}

OneRater backdoor_rater() {
    const auto rater = std::make_shared<BackdoorRater>();
    return [rater](const Puzzle& puzzle, Deadline deadline) -> Rating {
        if (rate_fault(puzzle)) return {};
        const BackdoorRating answer = rater->rate(puzzle, deadline);
        return rating_of(answer, answer.size);
    };
}

OneRater level_rater(Scale scale) {
    const auto rater = std::make_shared<LevelRater>(scale);
    return [rater](const Puzzle& puzzle, Deadline deadline) -> Rating {
        if (rate_fault(puzzle)) return {};
        const LevelAnswer answer = rater->rate(puzzle, deadline);
        std::optional<std::int64_t> value;
        if (answer.level) value = static_cast<std::int64_t>(*answer.level);
        return rating_of(answer, value);
    };
}

OneRater rater_of(Scale scale) {
    switch (scale) {
        case Scale::level:
        case Scale::rules: return level_rater(scale);
        case Scale::se: return se_rater(SePresentation::given);
        case Scale::se_invariant: return se_rater(SePresentation::canonical);
        case Scale::whips:
        case Scale::braids:
        case Scale::g_whips:
        case Scale::bxb: return whip_rater(scale);
        case Scale::backdoor: return backdoor_rater();
        case Scale::q1:
        case Scale::q2: return gsf_rater(scale);
        case Scale::depth: {
            const auto rater = std::make_shared<DepthRater>();
            return [rater](const Puzzle& puzzle, Deadline deadline) -> Rating {
                if (rate_fault(puzzle)) return {};
                const DepthAnswer answer = rater->rate(puzzle, deadline);
                return rating_of(answer, answer.depth);
            };
        }
        case Scale::score: break;
    }
    const auto rater = std::make_shared<ScoreRater>();
    return [rater](const Puzzle& puzzle, Deadline deadline) -> Rating {
        if (rate_fault(puzzle)) return {};
        const ScoreAnswer answer = rater->rate(puzzle, deadline);
        return rating_of(answer,
                         answer.level ? std::optional<std::int64_t>(answer.score) : std::nullopt);
    };
}

std::size_t at_once(Scale scale) {
    switch (scale) {
        case Scale::level:
        case Scale::rules:
        case Scale::depth:
        case Scale::score: return kRatedAtOnce;
        case Scale::se:
        case Scale::se_invariant:
        case Scale::whips:
        case Scale::braids:
        case Scale::g_whips:
        case Scale::bxb:
        case Scale::backdoor:
        case Scale::q1:
        case Scale::q2: break;
    }
    return kSlowAtOnce;
}

// One scale over all puzzles that lack it.
class RatingRun {
  public:
    RatingRun(const LibraryArguments& arguments, const Streams& io, Library& library,
              WaitingTime& waiting, Scale scale)
        : arguments_(arguments),
          io_(io),
          library_(library),
          waiting_(waiting),
          scale_(scale),
          change_{LibraryAction::rate, std::string(scale_info(scale).name)},
          raters_(arguments.threads.value_or(core_count())),
          units_(2 * raters_.size()) {}

    std::optional<Error> run() {
        const Ticker ticker(arguments_, io_, [this] { return progress(); });
        const auto produce = [this](std::size_t slot) { return fill(units_[slot]); };
        const auto work = [this](std::size_t slot, std::size_t thread) {
            rate(units_[slot], raters_[thread]);
        };
        const auto consume = [this](std::size_t slot) { return write(units_[slot]); };
        // What could not be rated does not count, and others take its place.
        while (goes_on()) run_ordered({units_.size(), produce, work, consume}, raters_.size());
        return fault_;
    }

    [[nodiscard]] std::uint64_t rated() const { return rated_; }
    [[nodiscard]] std::uint64_t out_of_time() const { return out_of_time_; }
    [[nodiscard]] std::uint64_t not_applicable() const { return not_applicable_; }

  private:
    [[nodiscard]] bool goes_on() const {
        return !fault_ && !interrupt::flag() && !ended_ && left() > 0;
    }

    // How many may still be taken; those that are being rated count.
    [[nodiscard]] std::uint64_t left() const {
        const std::uint64_t limit = arguments_.query.limit;
        return limit == 0 ? kRatedAtOnce : limit - taken_;
    }

    struct RatedUnit {
        std::vector<LibraryPuzzle> puzzles;
        std::vector<Library::Rated> ratings;
        std::uint64_t out_of_time = 0;
        std::uint64_t not_applicable = 0;
    };

    bool fill(RatedUnit& unit) {
        if (interrupt::flag()) return false;
        const std::lock_guard lock(mutex_);
        if (fault_) return false;
        const std::uint64_t most = std::min<std::uint64_t>(at_once(scale_), left());
        if (most == 0) return false;
        waiting_.begin_anew();
        auto puzzles = library_.unrated(scale_, last_, most);
        if (!puzzles) {
            fault_ = puzzles.error();
            return false;
        }
        unit.puzzles = *std::move(puzzles);
        ended_ = unit.puzzles.empty();
        if (ended_) return false;
        last_ = unit.puzzles.back().id;
        taken_ += unit.puzzles.size();
        return true;
    }

    void rate(RatedUnit& unit, OneRater& rater) const {
        if (!rater) rater = rater_of(scale_);
        unit.ratings.clear();
        unit.out_of_time = unit.not_applicable = 0;
        for (const LibraryPuzzle& puzzle : unit.puzzles) {
            if (interrupt::flag()) return;
            const Timer timer(arguments_.timeout, &interrupt::flag());
            const Rating rating = rater(puzzle.entry.puzzle, timer.deadline());
            switch (rating.what) {
                case Rating::What::rated:
                case Rating::What::badly_posed:
                    unit.ratings.push_back({puzzle.id, rating.value});
                    break;
                case Rating::What::out_of_time: ++unit.out_of_time; break;
                case Rating::What::not_applicable: ++unit.not_applicable; break;
            }
        }
    }

    bool write(const RatedUnit& unit) {
        const std::lock_guard lock(mutex_);
        if (fault_) return false;
        waiting_.begin_anew();
        fault_ = library_.rate(change_, scale_, unit.ratings);
        if (fault_) return false;
        for (const Library::Rated& rated : unit.ratings) {
            if (rated.value) ++rated_;
        }
        out_of_time_ += unit.out_of_time;
        not_applicable_ += unit.not_applicable;
        taken_ -= unit.puzzles.size() - unit.ratings.size();
        return !interrupt::flag();
    }

    [[nodiscard]] std::string progress() const {
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
        const auto speed = static_cast<std::uint64_t>(static_cast<double>(rated_) / seconds);
        return clock_text(seconds) + "  " +
               message(text::kRating, rated_.load(), scale_info(scale_).name, speed)
                   .in(arguments_.language);
    }

    const LibraryArguments& arguments_;
    const Streams& io_;
    Library& library_;
    WaitingTime& waiting_;
    Scale scale_;
    Library::NewChange change_;
    std::vector<OneRater> raters_;
    std::vector<RatedUnit> units_;
    std::mutex mutex_;  // of the library, which is for one thread at a time
    std::optional<Error> fault_;
    std::int64_t last_ = 0;
    bool ended_ = false;       // there are no more
    std::uint64_t taken_ = 0;  // rated, or about to be
    std::atomic<std::uint64_t> rated_ = 0;
    std::uint64_t out_of_time_ = 0;
    std::uint64_t not_applicable_ = 0;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// What is told of a scale. Badly posed puzzles are found once, and have no rating on any scale.
std::string told(const LibraryArguments& arguments, Scale scale, const RatingRun& run,
                 std::uint64_t badly_posed) {
    const std::string_view name = scale_info(scale).name;
    if (arguments.json) {
        return json_line([&](JsonWriter& json) {
            json.key("scale").text(name).key("rated").number(run.rated());
            json.key("badly_posed").number(badly_posed);
            json.key("out_of_time").number(run.out_of_time());
            json.key("not_applicable").number(run.not_applicable());
        });
    }
    const Language language = arguments.language;
    std::string out = message(text::kRatedNow, run.rated(), name, badly_posed).in(language);
    if (run.out_of_time() > 0) out += message(text::kGivenUpRating, run.out_of_time()).in(language);
    if (run.not_applicable() > 0) {
        out += message(text::kNotApplicable, run.not_applicable()).in(language);
    }
    return out + "\n";
}

}  // namespace

Exit rate_puzzles(const LibraryArguments& arguments, const Streams& io) {
    WaitingTime waiting(arguments.timeout, [] { return interrupt::flag().load(); });
    auto library = Library::open(arguments.library, Library::Access::write, waiting.deadline());
    if (!library) return report_library_fault(arguments, arguments.library, io, library.error());
    std::string out;
    Exit exit = Exit::yes;
    LibraryQuery badly_posed;
    badly_posed.badly_posed = true;
    for (const Scale scale : arguments.scales) {
        RatingRun run(arguments, io, *library, waiting, scale);
        if (const auto fault = run.run()) {
            return report_library_fault(arguments, arguments.library, io, *fault);
        }
        if (interrupt::came()) return Exit::stopped;
        waiting.begin_anew();
        const auto count = library->count(badly_posed);
        if (!count) return report_library_fault(arguments, arguments.library, io, count.error());
        out += told(arguments, scale, run, *count);
        if (run.out_of_time() > 0) exit = Exit::stopped;
    }
    return worst(exit, write_answer(arguments, io, out));
}

}  // namespace sudokit::cli
