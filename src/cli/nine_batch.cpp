#include "cli/nine_batch.hpp"

#include <algorithm>
#include <optional>

#include "sudokit/clock.hpp"

#include "cli/system.hpp"

namespace sudokit::cli {
namespace {

// Enough for a word or a small number.
constexpr std::size_t kShortAnswer = 8;

// Puzzles with more solutions are left to the engine, which has a way of its own to count many.
constexpr std::uint64_t kManySolutions = 100;

void append(Reply& reply, const Reply& next) {
    reply.out += next.out;
    reply.notes += next.notes;
    reply.exit = worst(reply.exit, next.exit);
    reply.tally.add(next.tally);
    reply.items += next.items;
}

class SolvingBatch final : public NineBatch {
  public:
    SolvingBatch(const Job& job, const NineWork& work, Worker general)
        : NineBatch(general), job_(job), work_(work) {}

  private:
    void work() override;
    [[nodiscard]] bool add_answer(std::size_t index, Reply& reply) override;
    [[nodiscard]] std::size_t answer_length() const override {
        return work_.wants_solutions ? nine::kCells + 1 : kShortAnswer;
    }

    const Job& job_;
    const NineWork& work_;
    nine::Solver solver_;
    std::uint64_t limit_ = 0;  // of the batch, which may be below what is asked for
    std::vector<nine::Answer> answers_;
    std::vector<nine::Digits> solutions_;
    SolveAnswer answer_;  // its memory is kept from one to the next
};

void SolvingBatch::work() {
    const std::size_t size = puzzles().size();
    answers_.resize(std::max(answers_.size(), size));
    if (work_.wants_solutions) solutions_.resize(answers_.size());
    const Timer timer(job_.arguments.timeout, &interrupt::flag());
    // Which of several solutions is found first must not depend on what is solved beside it.
    const bool share = work_.limit != 1;
    limit_ = work_.limit == 0 ? kManySolutions : std::min(work_.limit, kManySolutions);
    const auto solutions = std::span(solutions_).first(work_.wants_solutions ? size : 0);
    // Nobody takes over from an engine that was asked for by name.
    const std::uint64_t patience = job_.arguments.engine == "auto" ? nine::kPatience : 0;
    const nine::Options options{
        .limit = limit_, .deadline = timer.deadline(), .patience = patience, .share = share};
    solver_.solve(puzzles(), options, std::span(answers_).first(size), solutions);
}

bool SolvingBatch::add_answer(std::size_t index, Reply& reply) {
    static constexpr nine::Digits kNone{};
    const nine::Answer& found = answers_[index];
    const bool many = found.stop == Stop::limit && limit_ != work_.limit;
    if (found.stop == Stop::deadline || found.stop == Stop::patience || many) return false;
    answer_.verdict = verdict_of(found.count, found.stop);
    answer_.count = found.count;
    answer_.stop = found.stop;
    const nine::Digits& solution = work_.wants_solutions ? solutions_[index] : kNone;
    reply.exit = worst(reply.exit, work_.write(answer_, solution, reply.out));
    reply.tally.add(answer_.verdict, found.guesses);
    return true;
}

}  // namespace

Reply NineBatch::reply_in_general(const nine::Digits& puzzle, Solver& solver) const {
    Entry entry{Puzzle(Board::standard(9))};
    for (Cell cell = 0; cell < puzzle.size(); ++cell) entry.puzzle.set_given(cell, puzzle[cell]);
    return general_(Item{0, {}, 0, entry}, entry, solver);
}

void NineBatch::reply(std::size_t begin, std::size_t end, Solver& solver, std::string memory,
                      std::vector<Reply>& replies) {
    Reply all;
    all.items = 0;
    all.out = std::move(memory);
    all.out.clear();
    all.out.reserve((end - begin) * answer_length());
    std::optional<Reply> interrupted;
    for (std::size_t i = begin; i < end; ++i) {
        if (add_answer(i, all)) {
            ++all.items;
            continue;
        }
        Reply single = reply_in_general(puzzles_[i], solver);
        if (!single.cancelled) {
            append(all, single);
            continue;
        }
        interrupted = std::move(single);
        break;
    }
    if (all.items > 0) replies.push_back(std::move(all));
    if (interrupted) replies.push_back(*std::move(interrupted));
}

std::unique_ptr<NineBatch> make_solving_batch(const Job& job, const NineWork& work,
                                              Worker general) {
    return std::make_unique<SolvingBatch>(job, work, general);
}

}  // namespace sudokit::cli
