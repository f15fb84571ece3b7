// `sudokit minimise` and `--smallest`: a puzzle for each puzzle.
#include <numeric>

#include "sudokit/clock.hpp"

#include "cli/io/system.hpp"
#include "cli/minimise/messages.hpp"
#include "cli/minimise/modes.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/kept_puzzles.hpp"
#include "cli/stream/nine_batch.hpp"
#include "cli/stream/nine_form.hpp"
#include "cli/stream/progress.hpp"

namespace sudokit::cli {
namespace {

// The order in which the givens of such a board are tried; the same for every puzzle.
std::vector<Cell> removal_order(const Board& board, std::optional<std::uint64_t> seed) {
    std::vector<Cell> order(board.cell_count());
    std::iota(order.begin(), order.end(), Cell{0});
    if (seed) {
        Rng rng(*seed);
        rng.shuffle(order);
    }
    return order;
}

// A minimal puzzle is one whose givens are known to be needed, but not that no other set of fewer
// is enough.
FewestAnswer minimised(Minimiser& minimiser, const Puzzle& puzzle,
                       const MinimiseArguments& arguments, Deadline deadline) {
    if (arguments.smallest) return minimiser.fewest(puzzle, deadline);
    MinimiseAnswer answer =
        minimiser.minimise(puzzle, removal_order(puzzle.board(), arguments.seed), deadline);
    const std::uint32_t givens = answer.puzzle.given_count();
    return {answer.posed, 0, givens, std::move(answer.puzzle)};
}

// What is known of all puzzles of that kind; 0 if nothing is.
std::uint32_t known_least(const Puzzle& puzzle) {
    const bool usual = puzzle.board() == Board::standard(9) && !puzzle.has_constraints() &&
                       !puzzle.has_pencilmarks();
    return usual ? kFewestNineGivens : 0;
}

Message range_words(const FewestAnswer& answer, std::uint32_t known) {
    if (answer.least == answer.most) return message(text::kFewestProved, answer.most);
    if (known <= answer.least) return message(text::kFewestRange, answer.least, answer.most);
    if (known == answer.most) return message(text::kFewestKnown, answer.least, answer.most);
    return message(text::kFewestKnownRange, answer.least, known, answer.most);
}

class PuzzleAnswers {
  public:
    PuzzleAnswers(const Job& job, const MinimiseArguments& arguments)
        : job_(job),
          arguments_(arguments),
          format_(arguments.format.value_or(Format::line)),
          single_(!arguments.format && job.input.is_single()),
          kept_(job, format_) {}

    Reply reply(const Item& item, const Entry& entry) {
        const SearchTimer timer(job_);
        const FewestAnswer answer = minimisers_.with([&](Minimiser& minimiser) {
            return minimised(minimiser, entry.puzzle, arguments_, timer.deadline());
        });
        Reply reply = cli::reply_to(answer.posed);
        write(item, entry, answer, reply);
        if (reply.cancelled && has_puzzle(answer)) reply.known = reply.out;
        return reply;
    }

  private:
    // Out of time, the best that was found is better than nothing; what it is worth is said beside.
    [[nodiscard]] bool has_puzzle(const FewestAnswer& answer) const {
        return posed_verdict(answer.posed) == Verdict::one ||
               (arguments_.smallest && answer.posed.count == 1 && answer.least > 0);
    }

    void write(const Item& item, const Entry& entry, const FewestAnswer& answer, Reply& reply) {
        const Verdict verdict = posed_verdict(answer.posed);
        if (format_ == Format::json) {
            reply.out = json(item, entry, answer);
        } else if (has_puzzle(answer)) {
            answer_with(puzzle_text(entry, answer.puzzle), item, job_, reply);
            if (!job_.arguments.quiet) reply.notes += range_note(item, entry.puzzle, answer);
        } else if (single_) {
            reply.out = nothing_text(verdict, entry.puzzle, job_);
        } else if (format_ == Format::line) {
            reply.out = std::string(verdict_word(verdict)) + "\n";
        } else if (!job_.arguments.quiet) {
            reply.notes = note_text(item, reason_to_skip(verdict).in(job_.language())) + "\n";
        }
    }

    [[nodiscard]] Result<std::string> puzzle_text(const Entry& entry, const Puzzle& puzzle) {
        // A line has no place for the words around the puzzle.
        const Info info = format_ == Format::line ? Info{} : entry.info;
        return kept_.write({puzzle, {}, info, {}});
    }

    // How many givens it takes at least, where that was asked.
    [[nodiscard]] std::string range_note(const Item& item, const Puzzle& puzzle,
                                         const FewestAnswer& answer) const {
        if (!arguments_.smallest || (!single_ && answer.least == answer.most)) return {};
        return note_text(item, range_words(answer, known_least(puzzle)).in(job_.language())) + "\n";
    }

    [[nodiscard]] std::string json(const Item& item, const Entry& entry,
                                   const FewestAnswer& answer) const {
        return json_line([&](JsonWriter& out) {
            write_place(out, item);
            out.key("answer").text(verdict_word(posed_verdict(answer.posed)));
            out.key("givens").number(entry.puzzle.given_count());
            if (!has_puzzle(answer)) return;
            write_puzzle(out.key("puzzle"), answer.puzzle, job_.arguments.write);
            out.key("left").number(answer.most);
            if (!arguments_.smallest) return;
            out.key("least").number(answer.least);
            if (const std::uint32_t known = known_least(entry.puzzle); known > answer.least) {
                out.key("known_least").number(known);
            }
        });
    }

    const Job& job_;
    const MinimiseArguments& arguments_;
    Format format_;
    bool single_;
    KeptPuzzles kept_;
    Minimisers minimisers_;
};

// Plain 9x9 puzzles side by side.
class MinimisingBatch final : public NineBatch {
  public:
    MinimisingBatch(const Job& job, std::span<const Cell> order, Worker general)
        : NineBatch(general), job_(job), order_(order) {}

  private:
    void work() override {
        minimal_.assign(puzzles().begin(), puzzles().end());
        posed_.resize(minimal_.size());
        const Timer timer(job_.arguments.timeout, &interrupt::flag());
        minimiser_.minimise(minimal_, order_, timer.deadline(), posed_);
    }

    [[nodiscard]] bool add_answer(std::size_t index, Reply& reply) override {
        if (posed_[index].stop == Stop::deadline) return false;
        const Reply answer = cli::reply_to(posed_[index]);
        reply.tally.add(answer.tally);
        reply.exit = worst(reply.exit, answer.exit);
        if (answer.exit == Exit::yes) {
            for (const std::uint8_t digit : minimal_[index]) {
                reply.out += nine::is_given(digit) ? static_cast<char>('0' + digit) : '.';
            }
        } else {
            reply.out += verdict_word(posed_verdict(posed_[index]));
        }
        reply.out += '\n';
        return true;
    }

    [[nodiscard]] std::size_t answer_length() const override { return nine::kCells + 1; }

    const Job& job_;
    std::span<const Cell> order_;
    Minimiser minimiser_;
    std::vector<nine::Digits> minimal_;
    std::vector<Posed> posed_;
};

}  // namespace

void minimise_puzzles(Job& job, const MinimiseArguments& arguments) {
    const Format format = arguments.format.value_or(Format::line);
    const bool single = !arguments.format && job.input.is_single();
    PuzzleAnswers answers(job, arguments);
    const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
        return answers.reply(item, entry);
    };
    const std::vector<Cell> order = removal_order(Board::standard(9), arguments.seed);
    const auto make = [&](Worker general) -> std::unique_ptr<NineBatch> {
        return std::make_unique<MinimisingBatch>(job, order, general);
    };
    const NineMaker nine(make);
    const bool quick =
        !arguments.smallest && !single && format == Format::line && writes_digits(arguments.write);
    run_stream(job, worker, texts_for(format), quick ? &nine : nullptr);
}

}  // namespace sudokit::cli
