// `sudokit minimise --test`: is it minimal, and if not, which givens are redundant?
#include "sudokit/cell_name.hpp"
#include "sudokit/clock.hpp"

#include "cli/io/system.hpp"
#include "cli/minimise/messages.hpp"
#include "cli/minimise/modes.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/nine_batch.hpp"
#include "cli/stream/progress.hpp"

namespace sudokit::cli {
namespace {

// The line: "minimal", "redundant r1c1 r2c5", or what is known of the solutions.
void append_test_line(const RedundancyAnswer& answer, const Board& board, std::string& out) {
    if (posed_verdict(answer.posed) != Verdict::one) {
        out += verdict_word(posed_verdict(answer.posed));
    } else if (answer.redundant.empty()) {
        out += "minimal";
    } else {
        out += "redundant";
        for (const Cell cell : answer.redundant) out += " " + cell_name(board, cell);
    }
    out += '\n';
}

std::string test_sentence(const RedundancyAnswer& answer, const Puzzle& puzzle, const Job& job) {
    const Verdict verdict = posed_verdict(answer.posed);
    if (verdict != Verdict::one) return nothing_text(verdict, puzzle, job);
    const Language language = job.language();
    if (answer.redundant.empty()) {
        return message(text::kMinimal, puzzle.given_count()).in(language) + "\n";
    }
    std::string cells;
    for (const Cell cell : answer.redundant) {
        cells += (cells.empty() ? "" : " ") + cell_name(puzzle.board(), cell, language);
    }
    return sentence(language, text::kNotMinimal, answer.redundant.size(), puzzle.given_count(),
                    cells) +
           "\n";
}

std::string test_json(const RedundancyAnswer& answer, const Item& item, const Puzzle& puzzle) {
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        out.key("answer").text(verdict_word(posed_verdict(answer.posed)));
        out.key("givens").number(puzzle.given_count());
        if (posed_verdict(answer.posed) != Verdict::one) return;
        out.key("minimal").boolean(answer.is_minimal()).key("redundant");
        write_cells(out, puzzle.board(), answer.redundant);
    });
}

Exit test_exit(const RedundancyAnswer& answer) {
    const Exit exit = reply_to(answer.posed).exit;
    return exit == Exit::yes && !answer.is_minimal() ? Exit::no : exit;
}

// Plain 9x9 puzzles side by side.
class TestingBatch final : public NineBatch {
  public:
    TestingBatch(const Job& job, Worker general) : NineBatch(general), job_(job) {}

  private:
    void work() override {
        answers_.resize(puzzles().size());
        const Timer timer(job_.arguments.timeout, &interrupt::flag());
        minimiser_.redundant(puzzles(), timer.deadline(), answers_);
    }

    [[nodiscard]] bool add_answer(std::size_t index, Reply& reply) override {
        if (answers_[index].posed.stop == Stop::deadline) return false;
        RedundancyAnswer answer{answers_[index].posed};
        for (Cell cell = 0; cell < nine::kCells; ++cell) {
            if (answers_[index].redundant[cell]) answer.redundant.push_back(cell);
        }
        static const Board kBoard = Board::standard(9);
        append_test_line(answer, kBoard, reply.out);
        reply.exit = worst(reply.exit, test_exit(answer));
        reply.tally.add(posed_verdict(answer.posed), 0);
        return true;
    }

    // Most puzzles that people test are minimal.
    [[nodiscard]] std::size_t answer_length() const override { return 16; }

    const Job& job_;
    Minimiser minimiser_;
    std::vector<NineRedundancy> answers_;
};

}  // namespace

void test_minimality(Job& job, const MinimiseArguments& arguments) {
    const bool single = !arguments.format && job.input.is_single();
    const bool json = arguments.format == Format::json;
    Minimisers minimisers;
    const auto worker = [&](const Item& item, const Entry& entry, Solver&) {
        const SearchTimer timer(job);
        const auto answer = minimisers.with([&](Minimiser& minimiser) {
            return minimiser.redundant(entry.puzzle, timer.deadline());
        });
        Reply reply = reply_to(answer.posed);
        reply.exit = test_exit(answer);
        if (json) {
            reply.out = test_json(answer, item, entry.puzzle);
        } else if (single) {
            reply.out = test_sentence(answer, entry.puzzle, job);
        } else {
            append_test_line(answer, entry.puzzle.board(), reply.out);
        }
        return reply;
    };
    const auto make = [&](Worker general) -> std::unique_ptr<NineBatch> {
        return std::make_unique<TestingBatch>(job, general);
    };
    const NineMaker nine(make);
    const StreamTexts texts = texts_for(json ? Format::json : Format::line);
    run_stream(job, worker, texts, json || single ? nullptr : &nine);
}

}  // namespace sudokit::cli
