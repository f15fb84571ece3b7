// `sudokit rate`: how hard is it?
#include "sudokit/rate.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

#include "sudokit/clock.hpp"

#include "cli/io/system.hpp"
#include "cli/rate/arguments.hpp"
#include "cli/rate/backdoor.hpp"
#include "cli/rate/depth.hpp"
#include "cli/rate/figures.hpp"
#include "cli/rate/gsf.hpp"
#include "cli/rate/list.hpp"
#include "cli/rate/se.hpp"
#include "cli/rate/stamp.hpp"
#include "cli/rate/summary.hpp"
#include "cli/rate/whips.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/nine_batch.hpp"

namespace sudokit::cli {
namespace {

// Enough for a line of most scales.
constexpr std::size_t kShortRating = 16;
// Enough for most answers in JSON.
constexpr std::size_t kJsonRating = 512;

// Counts the answer, and takes over what it means for the exit status.
template <class Measure>
void note(const typename Measure::Answer& answer, Reply& reply) {
    const Verdict verdict = rating_verdict(answer);
    reply.exit = worst(reply.exit, posed_exit(verdict));
    reply.tally.add(verdict, answer.nodes);
    if (const auto place = Measure::place(answer)) reply.tally.add_rating(*place);
}

// Whether there is more to say than whether the puzzle is well posed.
template <class Measure>
bool is_rated(const typename Measure::Answer& answer) {
    if constexpr (requires { Measure::is_rated(answer); }) {
        return Measure::is_rated(answer);
    } else {
        return Measure::place(answer).has_value();
    }
}

template <class Measure>
void append_line(const Measure& scale, const typename Measure::Answer& answer, std::string& out) {
    if (is_rated<Measure>(answer)) {
        out += scale.line(answer);
    } else {
        out += verdict_word(rating_verdict(answer));
    }
    out += '\n';
}

template <class Measure>
void append_json(std::string_view name, const Measure& scale,
                 const typename Measure::Findings& findings, const Place& where, const Board& board,
                 std::string& text) {
    append_json_line(text, [&](JsonWriter& out) {
        write_rating_stamp(out, where, name);
        scale.write(out, findings, board);
    });
}

// Some scales are too slow to rate many puzzles before any is told.
template <class Measure>
constexpr bool kIsOneByOne = requires {
    Measure::kOneByOne;
};

// Raters with their working memory, for threads that need one now and then.
template <class Measure>
class Raters {
  public:
    explicit Raters(const Measure& scale) : scale_(scale) {}

    typename Measure::Findings find(const Puzzle& puzzle, Deadline deadline) {
        auto rater = take();
        auto findings = Measure::find(rater, puzzle, deadline);
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(rater));
        return findings;
    }

  private:
    typename Measure::Rater take() {
        const std::lock_guard lock(mutex_);
        if (idle_.empty()) return scale_.make_rater();
        auto rater = std::move(idle_.back());
        idle_.pop_back();
        return rater;
    }

    const Measure& scale_;
    std::mutex mutex_;
    std::vector<typename Measure::Rater> idle_;
};

template <class Measure>
class RatingBatch final : public NineBatch {
  public:
    RatingBatch(const Job& job, std::string_view name, const Measure& scale, Worker general)
        : NineBatch(general), job_(job), name_(name), scale_(scale), rater_(scale.make_rater()) {}

  private:
    void work() override {
        answers_.resize(std::max(answers_.size(), puzzles().size()));
        if (is_json()) details_.resize(answers_.size());
        const Timer timer(job_.arguments.timeout, &interrupt::flag());
        Measure::find_many(rater_, puzzles(), timer.deadline(), answers_, details_);
    }

    [[nodiscard]] bool add_answer(std::size_t index, Reply& reply) override {
        const typename Measure::Answer& answer = answers_[index];
        if (answer.stop == Stop::deadline) return false;
        note<Measure>(answer, reply);
        if (is_json()) {
            static const Board kBoard = Board::standard(9);
            append_json(name_, scale_, {answer, std::move(details_[index])}, place(index), kBoard,
                        reply.out);
        } else {
            append_line(scale_, answer, reply.out);
        }
        return true;
    }

    [[nodiscard]] std::size_t answer_length() const override {
        return is_json() ? kJsonRating : kShortRating;
    }
    [[nodiscard]] bool is_json() const { return job_.arguments.format == Format::json; }

    const Job& job_;
    std::string_view name_;
    const Measure& scale_;
    typename Measure::Rater rater_;
    std::vector<typename Measure::Answer> answers_;
    std::vector<typename Measure::Details> details_;
};

// `name` is what was chosen; of its ratings, those on the scale `counted` are counted.
template <class Measure>
void rate_all(Job& job, std::string_view name, const Measure& scale, Scale counted) {
    job.ratings = std::make_unique<ScaleFigures>(counted);
    const bool single = !job.arguments.format && job.input.is_single();
    const bool json = job.arguments.format == Format::json;
    Raters<Measure> raters(scale);
    const StreamTexts texts = texts_for(json ? Format::json : Format::line);
    const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
        if (auto fault = fault_of(scale, entry.puzzle)) {
            return failure_reply(job, item, *std::move(fault), texts);
        }
        const Timer timer(job.arguments.timeout, &interrupt::flag());
        const auto findings = raters.find(entry.puzzle, timer.deadline());
        Reply reply;
        note<Measure>(findings.answer, reply);
        reply.cancelled = findings.answer.stop == Stop::deadline && interrupt::flag();
        if (json) {
            append_json(name, scale, findings, item, entry.puzzle.board(), reply.out);
        } else if (single) {
            reply.out = scale.text(findings, entry.puzzle);
            if (is_rated<Measure>(findings.answer)) {
                reply.out += "\n" + rating_stamp(name, job.language());
            }
        } else {
            append_line(scale, findings.answer, reply.out);
        }
        return reply;
    };
    if constexpr (kIsOneByOne<Measure>) {
        run_stream(job, worker, texts);
    } else {
        const auto make = [&](Worker general) -> std::unique_ptr<NineBatch> {
            return std::make_unique<RatingBatch<Measure>>(job, name, scale, general);
        };
        const NineMaker nine(make);
        const bool quick = json ? Measure::kDetailsOfMany : !single;
        run_stream(job, worker, texts, quick ? &nine : nullptr);
    }
}

std::optional<unsigned> whole_of(std::optional<unsigned> tenths) {
    return tenths ? std::optional(*tenths / 10) : std::nullopt;
}

// Hands the scale to `use`, as what knows it.
template <class Use>
void with_scale(const Job& job, Scale scale, const RateArguments& arguments, const Use& use) {
    const std::optional<unsigned> most = arguments.at_most;
    const SeVariant variant = arguments.se_variant;
    switch (scale) {
        case Scale::level:
        case Scale::rules: return use(LevelScale(job, scale));
        case Scale::depth: return use(DepthScale(job, scale));
        case Scale::score: return use(ScoreScale(job, scale));
        case Scale::backdoor: return use(BackdoorScale(job, whole_of(most)));
        case Scale::se: return use(SeScale(job, SePresentation::given, variant, most));
        case Scale::se_invariant:
            return use(SeScale(job, SePresentation::canonical, variant, most));
        case Scale::whips:
        case Scale::braids:
        case Scale::g_whips:
        case Scale::bxb: return use(WhipScale(job, scale, whole_of(most)));
        case Scale::q1:
        case Scale::q2: return use(GsfScale(job, scale));
    }
}

ListForm list_form(const Job& job) {
    if (job.arguments.format == Format::json) return ListForm::json;
    return !job.arguments.format && job.input.is_single() ? ListForm::text : ListForm::line;
}

// "summary" among others is what it is made of, "all" is every scale; each is there once.
std::vector<Scale> listed_scales(const RateArguments& arguments) {
    std::vector<Scale> out;
    const auto add = [&out](Scale scale) {
        if (std::ranges::find(out, scale) == out.end()) out.push_back(scale);
    };
    for (const std::string_view name : arguments.scales) {
        if (const auto scale = find_scale(name)) {
            add(*scale);
        } else if (name == "all") {
            for (const ScaleInfo& info : all_scales()) add(info.id);
        } else {
            add(Scale::level);
            add(Scale::score);
        }
    }
    return out;
}

void rate_list(Job& job, const RateArguments& arguments) {
    const std::vector<Scale> scales = listed_scales(arguments);
    ScaleList list(arguments);
    std::string name;
    for (const Scale scale : scales) {
        with_scale(job, scale, arguments, [&](const auto& measure) {
            using Measure = std::remove_cvref_t<decltype(measure)>;
            list.add(scale_info(scale).name,
                     std::make_unique<Listed<Measure>>(measure, list_form(job), job.language()));
        });
        if (!name.empty()) name += ',';
        name += scale_info(scale).name;
    }
    const bool all = arguments.scales == std::vector<std::string_view>{"all"};
    rate_all(job, all ? "all" : name, list, scales.front());
}

}  // namespace

Exit run_rate(const RateArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        if (arguments.scales.size() > 1) return rate_list(job, arguments);
        const std::string_view name = arguments.scales.front();
        if (name == "all") return rate_list(job, arguments);
        const auto scale = find_scale(name);
        if (!scale) return rate_all(job, name, SummaryScale(job), Scale::level);
        with_scale(job, *scale, arguments,
                   [&](const auto& measure) { rate_all(job, name, measure, *scale); });
    });
}

}  // namespace sudokit::cli
