// `solve --all` and `--random`: solutions are written as they are found and never kept, however
// many there are.
#include <utility>

#include "sudokit/counting.hpp"

#include "cli/io/seed.hpp"
#include "cli/solve/messages.hpp"
#include "cli/solve/report.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/messages.hpp"
#include "cli/stream/picture.hpp"
#include "cli/stream/progress.hpp"
#include "cli/stream/relaxation.hpp"

namespace sudokit::cli {
namespace {

// Solutions of one puzzle as they are found: drawn, as lines, as a JSON list, or as file entries.
class Lister {
  public:
    Lister(Job& job, const SolveArguments& arguments, Listing listing)
        : job_(job),
          random_(arguments.random),
          seed_(seed_or_chance(arguments.seed)),
          limit_(arguments.limit.value_or(random_ ? 1 : 0)),
          listing_(listing) {
        if (random_) note_seed(arguments, job.io, seed_);
    }

    /// Answers whether to go on with the next puzzle.
    bool list(const Item& item, const Entry& entry) {
        begin(item, entry);
        if (random_) return end(item, entry, draw(item, entry));
        const auto answer = find_solutions(
            entry.puzzle, limit_, job_, solver_,
            [&](std::span<const std::uint8_t> digits) { return add(item, entry, digits); });
        return answer ? end(item, entry, *answer) : fail(item, answer.error());
    }

  private:
    bool is(Format format) const { return listing_ == Listing::lines && format_ == format; }

    // Solutions by chance, as many as there should be. Of each that comes, another one might have.
    SolveAnswer draw(const Item& item, const Entry& entry) {
        const SearchTimer timer(job_);
        SolutionCounting counting(entry.puzzle);
        Rng rng = rng_of_part(seed_, item.number);
        SolveAnswer answer;
        while (answer.count < limit_) {
            const auto solution = counting.draw(rng, timer.deadline());
            if (!solution) break;
            ++answer.count;
            if (!add(item, entry, solution->digits)) break;
        }
        answer.engine = "counting";
        answer.stop = answer.count == limit_      ? Stop::limit
                      : timer.deadline().passed() ? Stop::deadline
                                                  : Stop::exhausted;
        answer.verdict = answer.count > 0                ? Verdict::some
                         : answer.stop == Stop::deadline ? Verdict::unknown
                                                         : Verdict::none;
        return answer;
    }

    void begin(const Item& item, const Entry& entry) {
        found_ = 0;
        if (listing_ == Listing::drawn) {
            job_.output.write(caption(job_, entry) + draw_entry(job_, entry) + "\n");
        } else if (is(Format::json)) {
            json_.begin_object();
            write_place(json_, item);
            json_.key("solutions").begin_array();
            job_.output.write(taken());
        }
    }

    bool add(const Item& item, const Entry& entry, std::span<const std::uint8_t> digits) {
        ++found_;
        const Board& board = entry.puzzle.board();
        const WriteOptions& options = job_.arguments.write;
        if (listing_ == Listing::drawn) {
            return job_.output.write(
                message(text::kSolutionNumber, found_).in(job_.language()) + "\n" +
                draw_text(board, digits, entry.puzzle.givens(), picture_style(job_, board)) + "\n");
        }
        if (is(Format::json)) {
            json_.text(line_of(board, digits, options));
            return job_.output.write(taken());
        }
        if (is(Format::line)) return job_.output.write(line_of(board, digits, options) + "\n");
        return add_to_file(item, entry, digits);
    }

    bool add_to_file(const Item& item, const Entry& entry, std::span<const std::uint8_t> digits) {
        const auto text =
            write_entry(solved_entry(entry, digits, format_), format_, job_.arguments.write);
        if (text) return job_.output.write(*text);
        fault_ = note_text(item, text.error().message.in(job_.language())) + "\n";
        return false;
    }

    bool end(const Item& item, const Entry& entry, const SolveAnswer& answer) {
        Reply reply = reply_to(answer);
        // What was written stays, also when an interrupt cut it short; that is reported elsewhere.
        const bool interrupted = reply.cancelled;
        reply.cancelled = false;
        reply.exit = solving_exit(answer);
        if (is(Format::json)) {
            json_.end_array();
            write_facts(json_, answer);
            write_relaxation(json_, answer, entry.puzzle.board());
            json_.end_object().end_line();
            reply.out = taken();
        } else if (!interrupted) {
            reply.out = end_line(entry.puzzle, answer);
        }
        if (!fault_.empty()) {
            reply.notes = std::exchange(fault_, {});
            reply.exit = Exit::bad_input;
            reply.fault = true;
        } else if (!interrupted && !job_.arguments.quiet && !job_.output.closed()) {
            reply.notes = end_note(item, entry.puzzle, answer);
        }
        return job_.take(reply) && job_.output.flush();
    }

    // The list ends where the engine failed, and stays well formed.
    bool fail(const Item& item, const Error& error) {
        Reply reply = failure_reply(job_, item, error);
        if (is(Format::json)) {
            json_.end_array().key("answer").text("error");
            json_.key("message").text(error.message.in(job_.language())).end_object().end_line();
            reply.out = taken();
        }
        return job_.take(reply) && job_.output.flush();
    }

    // The JSON written since the last time.
    std::string taken() {
        json_.flush();
        return std::exchange(written_, {});
    }

    std::string end_line(const Puzzle& puzzle, const SolveAnswer& answer) const {
        if (listing_ == Listing::drawn) return end_text(puzzle, answer) + "\n";
        if (format_ != Format::line || found_ > 0) return {};
        return std::string(verdict_word(answer.verdict)) + "\n";
    }

    // What lists of solutions do not show: that there may be more, or that there is none.
    std::string end_note(const Item& item, const Puzzle& puzzle, const SolveAnswer& answer) const {
        if (listing_ == Listing::drawn) return {};
        const bool as_wished = random_ && answer.stop == Stop::limit;
        if (found_ > 0 && answer.stop != Stop::exhausted && !as_wished) {
            return note_text(item, end_text(puzzle, answer)) + "\n";
        }
        if (found_ > 0 || is(Format::line) || is(Format::json)) return {};
        const bool none = answer.verdict == Verdict::none;
        const MessageText& text = none ? text::kSkippedNone : text::kSkippedUnknown;
        return note_text(item, text.in(job_.language())) + "\n";
    }

    std::string end_text(const Puzzle& puzzle, const SolveAnswer& answer) const {
        const Language language = job_.language();
        if (answer.verdict == Verdict::none) return unsolvable_text(puzzle, job_);
        if (answer.verdict == Verdict::unknown) return std::string(text::kOutOfTime.in(language));
        if (random_ && answer.stop == Stop::limit) {
            return message(text::kSolutionsDrawn, found_).in(language);
        }
        const MessageText& text = answer.stop == Stop::exhausted ? text::kSolutionsInAll
                                  : answer.stop == Stop::limit   ? text::kSolutionsAtLimit
                                                                 : text::kSolutionsOutOfTime;
        return message(text, found_).in(language);
    }

    Job& job_;
    bool random_;
    std::uint64_t seed_;
    std::uint64_t limit_;
    Listing listing_;
    Format format_ = job_.arguments.format.value_or(Format::line);
    Solver solver_;
    std::uint64_t found_ = 0;
    std::string fault_;
    std::string written_;
    JsonWriter json_{written_};
};

}  // namespace

void list_solutions(Job& job, const SolveArguments& arguments, Listing listing) {
    const StreamTexts texts = texts_for(job.arguments.format.value_or(Format::line));
    Lister lister(job, arguments, listing);
    run_in_turn(job, texts,
                [&](const Item& item, const Entry& entry) { return lister.list(item, entry); });
}

}  // namespace sudokit::cli
