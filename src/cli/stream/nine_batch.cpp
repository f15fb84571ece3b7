#include "cli/stream/nine_batch.hpp"

#include <algorithm>
#include <utility>

#include "sudokit/clock.hpp"
#include "sudokit/json_string.hpp"

#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

// Enough for a word or a small number; and for the figures and words of an answer in JSON.
constexpr std::size_t kShortAnswer = 8;
constexpr std::size_t kJsonAnswer = 160;

// Puzzles with more solutions are left to the engine, which has a way of its own to count more than
// so many, and visits fewer as lanes do, but one puzzle at a time. (On Serg's puzzles, which mostly
// have some hundreds, this takes two thirds of the time of 100.)
constexpr std::uint64_t kManySolutions = 3'000;

// A reply to nothing yet, in memory that is there.
Reply fresh_reply(std::string memory) {
    Reply reply;
    reply.items = 0;
    reply.out = std::move(memory);
    reply.out.clear();
    return reply;
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
    reply.exit =
        worst(reply.exit, work_.write({puzzles()[index], answer_, solutions, where, file}, reply));
    reply.tally.add(answer_.verdict, found.guesses);
    return true;
}

}  // namespace

const Place& NineBatch::place(std::size_t index) const {
    static constexpr Place kUnknown{};
    return plain_.places.empty() ? kUnknown : plain_.places[index];
}

const nine::Digits* NineBatch::solution(std::size_t index) const {
    const bool known = !plain_.solutions.empty() && plain_.solutions[index].front() != 0;
    return known ? &plain_.solutions[index] : nullptr;
}

std::string_view NineBatch::comment(std::size_t index) const {
    return plain_.comments.empty() ? std::string_view() : plain_.comments[index];
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
    Entry entry{nine::puzzle_of(puzzles()[index])};
    entry.info.comment = comment(index);
    if (const nine::Digits* const known = solution(index)) {
        entry.solution = Grid{entry.puzzle.board(), {known->begin(), known->end()}};
    }
    const auto& [number, file, line] = place(index);
    return general_(Item{{number, file, line}, entry}, entry, solver);
}

void NineBatch::reply(std::size_t begin, std::size_t end, Solver& solver, std::string memory,
                      std::vector<Reply>& replies) {
    Reply all = fresh_reply(std::move(memory));
    all.out.reserve((end - begin) * answer_length());
    const auto hand_over = [&] {
        if (all.items > 0) replies.push_back(std::exchange(all, fresh_reply({})));
    };
    for (std::size_t i = begin; i < end; ++i) {
        if (add_answer(i, all)) {
            ++all.items;
            // Notes are shown behind the answers of their reply.
            if (!all.notes.empty()) hand_over();
            continue;
        }
        hand_over();
        replies.push_back(reply_in_general(i, solver));
        if (replies.back().cancelled) return;
    }
    hand_over();
}

std::unique_ptr<NineBatch> make_solving_batch(const Job& job, const NineWork& work,
                                              Worker general) {
    return std::make_unique<SolvingBatch>(job, work, general);
}

}  // namespace sudokit::cli
