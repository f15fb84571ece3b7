#include "cli/stream/nine_batch.hpp"

#include <algorithm>
#include <optional>

#include "sudokit/clock.hpp"
#include "sudokit/json_string.hpp"

#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

// Enough for a word or a small number; and for the figures and words of an answer in JSON.
constexpr std::size_t kShortAnswer = 8;
constexpr std::size_t kJsonAnswer = 160;

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
        : NineBatch(general), job_(job), work_(work) {
        answer_.engine = "nine";
    }

  private:
    void work() override;
    [[nodiscard]] bool add_answer(std::size_t index, Reply& reply) override;
    [[nodiscard]] std::size_t answer_length() const override {
        const std::size_t digits = work_.keep > 0 ? nine::kCells + 1 : 0;
        return digits + (work_.in_detail ? kJsonAnswer : kShortAnswer);
    }

    const Job& job_;
    const NineWork& work_;
    nine::Solver solver_;
    std::uint64_t limit_ = 0;  // of the batch, which may be below what is asked for
    std::vector<nine::Answer> answers_;
    std::array<std::vector<nine::Digits>, 2> solutions_;  // the first ones, and the second ones
    SolveAnswer answer_;                                  // its memory is kept from one to the next
};

void SolvingBatch::work() {
    const std::size_t size = puzzles().size();
    answers_.resize(std::max(answers_.size(), size));
    std::array<std::span<nine::Digits>, 2> solutions;
    for (std::size_t i = 0; i < work_.keep; ++i) {
        solutions_[i].resize(answers_.size());
        solutions[i] = std::span(solutions_[i]).first(size);
    }
    const Timer timer(job_.arguments.timeout, &interrupt::flag());
    // Which of several solutions is found first must not depend on what is solved beside it.
    const bool as_alone = work_.in_detail || work_.limit == 1;
    limit_ = work_.limit == 0 ? kManySolutions : std::min(work_.limit, kManySolutions);
    // Nobody takes over from an engine that was asked for by name.
    const std::uint64_t patience = job_.arguments.engine == "auto" ? nine::kPatience : 0;
    const nine::Options options{
        .limit = limit_, .deadline = timer.deadline(), .patience = patience, .as_alone = as_alone};
    solver_.solve(puzzles(), options, std::span(answers_).first(size), solutions[0], solutions[1]);
}

bool SolvingBatch::add_answer(std::size_t index, Reply& reply) {
    const nine::Answer& found = answers_[index];
    const bool many = found.stop == Stop::limit && limit_ != work_.limit;
    if (found.stop == Stop::deadline || found.stop == Stop::patience || many) return false;
    answer_.verdict = verdict_of(found.count, found.stop);
    answer_.count = found.count;
    answer_.stop = found.stop;
    answer_.nodes = found.guesses;
    std::array<const nine::Digits*, 2> solutions{};
    for (std::size_t i = 0; i < std::min<std::uint64_t>(work_.keep, found.count); ++i) {
        solutions[i] = &solutions_[i][index];
    }
    const Place& where = place(index);
    const std::string_view file = work_.in_detail ? quoted_file(where) : std::string_view();
    reply.exit = worst(reply.exit, work_.write({answer_, solutions, where, file}, reply.out));
    reply.tally.add(answer_.verdict, found.guesses);
    return true;
}

}  // namespace

const Place& NineBatch::place(std::size_t index) const {
    static constexpr Place kUnknown{};
    return places_.empty() ? kUnknown : places_[index];
}

std::string_view NineBatch::quoted_file(const Place& place) {
    // Names stay where they are as long as the input does: the same address is the same name.
    const bool same = place.file.data() == file_.data() && place.file.size() == file_.size();
    if (!same || quoted_file_.empty()) {
        file_ = place.file;
        quoted_file_.clear();
        append_json_string(quoted_file_, file_);
    }
    return quoted_file_;
}

Reply NineBatch::reply_in_general(std::size_t index, Solver& solver) const {
    const nine::Digits& puzzle = puzzles_[index];
    Entry entry{Puzzle(Board::standard(9))};
    for (Cell cell = 0; cell < puzzle.size(); ++cell) entry.puzzle.set_given(cell, puzzle[cell]);
    const auto& [number, file, line] = place(index);
    return general_(Item{{number, file, line}, entry}, entry, solver);
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
        Reply single = reply_in_general(i, solver);
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
