// `sudokit rate`: how hard is it?
#include "sudokit/rate.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

#include "sudokit/clock.hpp"

#include "cli/answer.hpp"
#include "cli/json.hpp"
#include "cli/messages.hpp"
#include "cli/nine_batch.hpp"
#include "cli/system.hpp"

namespace sudokit::cli {
namespace {

// Enough for a number or a word.
constexpr std::size_t kShortLine = 8;

// Out of time with one solution found: whether it is the only one, or the depth, is not known.
Verdict verdict_of(const DepthAnswer& answer) {
    const Verdict verdict = sudokit::verdict_of(answer.count, answer.stop);
    return verdict == Verdict::some ? Verdict::unknown : verdict;
}

Exit exit_of(Verdict verdict) {
    if (verdict == Verdict::one) return Exit::yes;
    return verdict == Verdict::unknown ? Exit::stopped : Exit::no;
}

// Counts the answer, and takes over what it means for the exit status.
void note(const DepthAnswer& answer, Reply& reply) {
    const Verdict verdict = verdict_of(answer);
    reply.exit = worst(reply.exit, exit_of(verdict));
    reply.tally.add(verdict, answer.nodes);
    if (answer.depth) reply.tally.add_depth(*answer.depth);
}

void append_line(const DepthAnswer& answer, std::string& out) {
    if (answer.depth) {
        out += std::to_string(*answer.depth);
    } else {
        out += verdict_word(verdict_of(answer));
    }
    out += '\n';
}

std::string sentence(const DepthAnswer& answer, const Puzzle& puzzle, const Job& job) {
    const Language language = job.language();
    const Verdict verdict = verdict_of(answer);
    if (verdict == Verdict::unknown) return std::string(text::kDepthOutOfTime.in(language));
    if (!answer.depth) return posed_text(verdict, puzzle, job);
    if (*answer.depth == 0) return std::string(text::kDepthZero.in(language));
    if (*answer.depth == 1) return std::string(text::kDepthOne.in(language));
    return message(text::kDepthMore, *answer.depth).in(language);
}

std::string json_rating(const Item& item, const DepthAnswer& answer) {
    return "{" + json_place(item) + ",\"scale\":\"depth\",\"depth\":" +
           (answer.depth ? std::to_string(*answer.depth) : "null") + ",\"answer\":\"" +
           std::string(verdict_word(verdict_of(answer))) + "\"}\n";
}

// Raters with their working memory, for threads that need one now and then.
class Raters {
  public:
    DepthAnswer rate(const Puzzle& puzzle, Deadline deadline) {
        DepthRater rater = take();
        DepthAnswer answer = rater.rate(puzzle, deadline);
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(rater));
        return answer;
    }

  private:
    DepthRater take() {
        const std::lock_guard lock(mutex_);
        if (idle_.empty()) return {};
        DepthRater rater = std::move(idle_.back());
        idle_.pop_back();
        return rater;
    }

    std::mutex mutex_;
    std::vector<DepthRater> idle_;
};

class RatingBatch final : public NineBatch {
  public:
    RatingBatch(const Job& job, Worker general) : NineBatch(general), job_(job) {}

  private:
    void work() override {
        answers_.resize(std::max(answers_.size(), puzzles().size()));
        const Timer timer(job_.arguments.timeout, &interrupt::flag());
        rater_.rate(puzzles(), timer.deadline(), answers_);
    }

    [[nodiscard]] bool add_answer(std::size_t index, Reply& reply) override {
        const DepthAnswer& answer = answers_[index];
        if (answer.stop == Stop::deadline) return false;
        note(answer, reply);
        append_line(answer, reply.out);
        return true;
    }

    [[nodiscard]] std::size_t answer_length() const override { return kShortLine; }

    const Job& job_;
    DepthRater rater_;
    std::vector<DepthAnswer> answers_;
};

}  // namespace

Exit run_rate(const Arguments& arguments, const Streams& io) {
    return run_job(arguments, io, [](Job& job) {
        const bool single = !job.arguments.format && job.input.is_single();
        const bool json = job.arguments.format == Format::json;
        Raters raters;
        const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
            const Timer timer(job.arguments.timeout, &interrupt::flag());
            const DepthAnswer answer = raters.rate(entry.puzzle, timer.deadline());
            Reply reply;
            note(answer, reply);
            reply.cancelled = answer.stop == Stop::deadline && interrupt::flag();
            if (json) {
                reply.out = json_rating(item, answer);
            } else if (single) {
                reply.out = sentence(answer, entry.puzzle, job) + "\n";
            } else {
                append_line(answer, reply.out);
            }
            return reply;
        };
        const auto make = [&](Worker general) -> std::unique_ptr<NineBatch> {
            return std::make_unique<RatingBatch>(job, general);
        };
        const NineMaker nine(make);
        run_stream(job, worker, texts_for(json ? Format::json : Format::line),
                   json || single ? nullptr : &nine);
    });
}

}  // namespace sudokit::cli
