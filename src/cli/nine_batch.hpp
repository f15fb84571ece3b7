// Plain 9x9 puzzles, solved side by side, where every answer is a line.
#pragma once

#include <span>
#include <vector>

#include "sudokit/nine.hpp"

#include "cli/job.hpp"

namespace sudokit::cli {

/// One thread's means to answer many of them at once.
class NineBatch {
  public:
    /// Everything must outlive it.
    NineBatch(const Job& job, const NineWork& work, Worker general)
        : job_(job), work_(work), general_(general) {}

    /// Solves `puzzles`, which must stay until they are answered.
    void solve(std::span<const nine::Digits> puzzles);

    /// Appends replies to the puzzles from `begin` to before `end`, in order. Those that time ran
    /// out for, and those with many solutions to count, get all the time of a puzzle, in the
    /// general way, by `solver`. The memory of the text is taken over, whatever it holds.
    void reply(std::size_t begin, std::size_t end, Solver& solver, std::string memory,
               std::vector<Reply>& replies);

  private:
    [[nodiscard]] Reply reply_in_general(const nine::Digits& puzzle, Solver& solver) const;

    const Job& job_;
    const NineWork& work_;
    Worker general_;
    nine::Solver solver_;
    std::uint64_t limit_ = 0;  // of the batch, which may be below what is asked for
    std::span<const nine::Digits> puzzles_;
    std::vector<nine::Answer> answers_;
    std::vector<nine::Digits> solutions_;
};

}  // namespace sudokit::cli
