// `sudokit rate`: how hard is it?
#include "sudokit/rate.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

#include "sudokit/clock.hpp"

#include "cli/io/system.hpp"
#include "cli/rate/arguments.hpp"
#include "cli/rate/figures.hpp"
#include "cli/rate/se.hpp"
#include "cli/rate/several.hpp"
#include "cli/rate/stamp.hpp"
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

template <class Measure>
void append_line(const Measure& scale, const typename Measure::Answer& answer, std::string& out) {
    if (Measure::place(answer)) {
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

// Scales may have faults of their own, and be too slow to rate many puzzles before any is told.
template <class Measure>
std::optional<Error> fault_of(const Puzzle& puzzle) {
    if constexpr (requires { Measure::fault(puzzle); }) {
        return Measure::fault(puzzle);
    } else {
        return rate_fault(puzzle);
    }
}
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
        if (auto fault = fault_of<Measure>(entry.puzzle)) {
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
            if (Measure::place(findings.answer)) {
                reply.out += "\n" + rating_stamp(name, job.language());
            }
        } else {
            append_line(scale, findings.answer, reply.out);
        }
        return reply;
    };
    const auto make = [&](Worker general) -> std::unique_ptr<NineBatch> {
        return std::make_unique<RatingBatch<Measure>>(job, name, scale, general);
    };
    const NineMaker nine(make);
    const bool quick = !kIsOneByOne<Measure> && (json ? Measure::kDetailsOfMany : !single);
    run_stream(job, worker, texts, quick ? &nine : nullptr);
}

std::optional<unsigned> length_of(std::optional<unsigned> tenths) {
    return tenths ? std::optional(*tenths / 10) : std::nullopt;
}

}  // namespace

Exit run_rate(const RateArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        const std::string_view name = arguments.scale;
        const auto scale = find_scale(name);
        if (!scale) {
            const Scales scales = name == "all" ? Scales::all : Scales::summary;
            return rate_all(job, name, SeveralScales(job, scales), Scale::level);
        }
        switch (*scale) {
            case Scale::level:
            case Scale::rules: return rate_all(job, name, LevelScale(job, *scale), *scale);
            case Scale::depth: return rate_all(job, name, DepthScale(job, *scale), *scale);
            case Scale::score: return rate_all(job, name, ScoreScale(job, *scale), *scale);
            case Scale::se:
                return rate_all(job, name, SeScale(job, SePresentation::given, arguments.at_most),
                                *scale);
            case Scale::se_invariant:
                return rate_all(job, name,
                                SeScale(job, SePresentation::canonical, arguments.at_most), *scale);
            case Scale::whips:
            case Scale::braids:
            case Scale::g_whips:
                return rate_all(job, name, WhipScale(job, *scale, length_of(arguments.at_most)),
                                *scale);
        }
    });
}

}  // namespace sudokit::cli
