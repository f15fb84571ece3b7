// `sudokit minimise --all`: minimal puzzles are written as they are found and never kept, however
// many there are.
#include <utility>

#include "cli/minimise/messages.hpp"
#include "cli/minimise/modes.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/kept_puzzles.hpp"
#include "cli/stream/progress.hpp"

namespace sudokit::cli {
namespace {

class MinimalLister {
  public:
    MinimalLister(Job& job, const MinimiseArguments& arguments)
        : job_(job),
          limit_(arguments.limit.value_or(0)),
          single_(!arguments.format && job.input.is_single()),
          format_(arguments.format.value_or(Format::line)),
          kept_(job, format_) {}

    /// Answers whether to go on with the next puzzle.
    bool list(const Item& item, const Entry& entry) {
        found_ = 0;
        if (format_ == Format::json) {
            json_.begin_object();
            write_place(json_, item);
            json_.key("puzzles").begin_array();
            job_.output.write(taken());
        }
        const SearchTimer timer(job_);
        const auto answer = minimiser_.minimal_puzzles(
            entry.puzzle, timer.deadline(),
            [&](std::span<const std::uint8_t> givens) { return add(item, entry, givens); });
        return end(item, entry, answer);
    }

  private:
    bool add(const Item& item, const Entry& entry, std::span<const std::uint8_t> givens) {
        ++found_;
        return write(item, entry, givens) && found_ != limit_;
    }

    bool write(const Item& item, const Entry& entry, std::span<const std::uint8_t> givens) {
        Puzzle puzzle = entry.puzzle;
        for (Cell cell = 0; cell < givens.size(); ++cell) puzzle.set_given(cell, givens[cell]);
        if (format_ == Format::json) {
            write_puzzle(json_, puzzle, job_.arguments.write);
            return job_.output.write(taken());
        }
        // A line has no place for the words around the puzzle.
        const Info info = format_ == Format::line ? Info{} : entry.info;
        const auto text = kept_.write({puzzle, {}, info, {}});
        if (text) return job_.output.write(*text);
        fault_ = note_text(item, text.error().message.in(job_.language())) + "\n";
        return false;
    }

    bool end(const Item& item, const Entry& entry, const MinimalPuzzlesAnswer& answer) {
        // As many as were asked for: that there may be more is no fault.
        const bool enough = answer.posed.stop == Stop::limit;
        Reply reply = reply_to(enough ? Posed{1, Stop::exhausted} : answer.posed);
        // What was written stays, also when an interrupt cut it short; that is reported elsewhere.
        const bool interrupted = std::exchange(reply.cancelled, false);
        if (format_ == Format::json) {
            json_.end_array().key("answer").text(verdict_word(verdict(answer)));
            json_.key("found").number(found_);
            json_.key("exact").boolean(answer.posed.stop == Stop::exhausted);
            json_.end_object().end_line();
            reply.out = taken();
        } else if (found_ == 0 && !interrupted) {
            write_none(item, entry, posed_verdict(answer.posed), reply);
        }
        if (!fault_.empty()) {
            reply.notes = std::exchange(fault_, {});
            reply.exit = Exit::bad_input;
            reply.fault = true;
        } else if (found_ > 0 && !interrupted && !job_.arguments.quiet && !job_.output.closed()) {
            reply.notes = end_note(item, answer);
        }
        return job_.take(reply) && job_.output.flush();
    }

    // There is one solution wherever a minimal puzzle was found.
    [[nodiscard]] static Verdict verdict(const MinimalPuzzlesAnswer& answer) {
        return answer.found > 0 ? Verdict::one : posed_verdict(answer.posed);
    }

    void write_none(const Item& item, const Entry& entry, Verdict verdict, Reply& reply) const {
        if (single_) {
            reply.out = nothing_text(verdict, entry.puzzle, job_);
        } else if (format_ == Format::line) {
            reply.out = std::string(verdict_word(verdict)) + "\n";
        } else if (!job_.arguments.quiet) {
            reply.notes = note_text(item, reason_to_skip(verdict).in(job_.language())) + "\n";
        }
    }

    // What the list itself does not show: how many there are, or that there may be more.
    [[nodiscard]] std::string end_note(const Item& item, const MinimalPuzzlesAnswer& answer) const {
        const bool all = answer.posed.stop == Stop::exhausted;
        if (all && !single_) return {};
        const MessageText& text = all                                ? text::kMinimalInAll
                                  : answer.posed.stop == Stop::limit ? text::kMinimalAtLimit
                                                                     : text::kMinimalOutOfTime;
        return note_text(item, message(text, found_).in(job_.language())) + "\n";
    }

    // The JSON written since the last time.
    std::string taken() {
        json_.flush();
        return std::exchange(written_, {});
    }

    Job& job_;
    std::uint64_t limit_;
    bool single_;
    Format format_;
    KeptPuzzles kept_;
    Minimiser minimiser_;
    std::uint64_t found_ = 0;
    std::string fault_;
    std::string written_;
    JsonWriter json_{written_};
};

}  // namespace

void list_minimal_puzzles(Job& job, const MinimiseArguments& arguments) {
    const StreamTexts texts = texts_for(arguments.format.value_or(Format::line));
    MinimalLister lister(job, arguments);
    run_in_turn(job, texts,
                [&](const Item& item, const Entry& entry) { return lister.list(item, entry); });
}

}  // namespace sudokit::cli
