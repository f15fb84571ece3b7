#include "cli/nine_batch.hpp"

#include <algorithm>

#include "sudokit/clock.hpp"

#include "cli/system.hpp"

namespace sudokit::cli {
namespace {

// Enough for a word or a small number.
constexpr std::size_t kShortLine = 8;

// Puzzles with more solutions are left to the engine, which has a way of its own to count many.
constexpr std::uint64_t kMany = 100;

void append(Reply& reply, const Reply& next) {
    reply.out += next.out;
    reply.notes += next.notes;
    reply.exit = worst(reply.exit, next.exit);
    reply.tally.add(next.tally);
    reply.items += next.items;
}

}  // namespace

void NineBatch::solve(std::span<const nine::Digits> puzzles) {
    puzzles_ = puzzles;
    answers_.resize(std::max(answers_.size(), puzzles.size()));
    if (work_.wants_solutions) solutions_.resize(answers_.size());
    const Timer timer(job_.arguments.timeout, &interrupt::flag());
    // Which of several solutions is found first must not depend on what is solved beside it.
    const bool share = work_.limit != 1;
    limit_ = work_.limit == 0 ? kMany : std::min(work_.limit, kMany);
    const auto solutions = std::span(solutions_).first(work_.wants_solutions ? puzzles.size() : 0);
    solver_.solve(puzzles, {.limit = limit_, .deadline = timer.deadline(), .share = share},
                  std::span(answers_).first(puzzles.size()), solutions);
}

Reply NineBatch::reply_in_general(const nine::Digits& puzzle, Solver& solver) const {
    Entry entry{Puzzle(Board::standard(9))};
    for (Cell cell = 0; cell < puzzle.size(); ++cell) entry.puzzle.set_given(cell, puzzle[cell]);
    return general_(Item{0, {}, 0, entry}, entry, solver);
}

void NineBatch::reply(std::size_t begin, std::size_t end, Solver& solver, std::string memory,
                      std::vector<Reply>& replies) {
    static constexpr nine::Digits kNone{};
    Reply all;
    all.items = 0;
    all.out = std::move(memory);
    all.out.clear();
    all.out.reserve((end - begin) * (work_.wants_solutions ? nine::kCells + 1 : kShortLine));
    SolveAnswer answer;
    bool cancelled = false;
    for (std::size_t i = begin; i < end && !cancelled; ++i) {
        const nine::Answer& found = answers_[i];
        const bool many = found.stop == Stop::limit && limit_ != work_.limit;
        if (found.stop == Stop::deadline || many) {
            const Reply single = reply_in_general(puzzles_[i], solver);
            cancelled = single.cancelled;
            if (!cancelled) append(all, single);
            continue;
        }
        answer.verdict = verdict_of(found.count, found.stop);
        answer.count = found.count;
        answer.stop = found.stop;
        const nine::Digits& solution = work_.wants_solutions ? solutions_[i] : kNone;
        all.exit = worst(all.exit, work_.write(answer, solution, all.out));
        all.tally.add(answer.verdict, found.guesses);
        ++all.items;
    }
    if (all.items > 0) replies.push_back(std::move(all));
    if (cancelled) {
        replies.emplace_back();
        replies.back().cancelled = true;
    }
}

}  // namespace sudokit::cli
