// Plain 9x9 puzzles, answered side by side, where every answer is a line.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "sudokit/nine.hpp"

#include "cli/job.hpp"

namespace sudokit::cli {

/// One thread's means to answer many of them at once.
class NineBatch {
  public:
    explicit NineBatch(Worker general) : general_(general) {}
    NineBatch(const NineBatch&) = delete;
    NineBatch& operator=(const NineBatch&) = delete;
    virtual ~NineBatch() = default;

    /// Works on `puzzles`, which must stay until they are answered.
    void solve(std::span<const nine::Digits> puzzles) {
        puzzles_ = puzzles;
        work();
    }

    /// Appends replies to the puzzles from `begin` to before `end`, in order. Those that are not
    /// settled get all the time of a puzzle, in the general way, by `solver`. The memory of the
    /// text is taken over, whatever it holds.
    void reply(std::size_t begin, std::size_t end, Solver& solver, std::string memory,
               std::vector<Reply>& replies);

  protected:
    [[nodiscard]] std::span<const nine::Digits> puzzles() const { return puzzles_; }

    /// Finds out what there is to say of all puzzles.
    virtual void work() = 0;
    /// Adds the answer to puzzle number `index` to `reply`; false if the general way must be taken.
    [[nodiscard]] virtual bool add_answer(std::size_t index, Reply& reply) = 0;
    /// How much memory an answer takes, about.
    [[nodiscard]] virtual std::size_t answer_length() const = 0;

  private:
    [[nodiscard]] Reply reply_in_general(const nine::Digits& puzzle, Solver& solver) const;

    Worker general_;
    std::span<const nine::Digits> puzzles_;
};

/// What solves them for `work`. Everything must outlive it.
[[nodiscard]] std::unique_ptr<NineBatch> make_solving_batch(const Job& job, const NineWork& work,
                                                            Worker general);

}  // namespace sudokit::cli
