// Plain 9x9 puzzles, answered side by side.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/nine.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Puzzles in a row. The other lists have as many places, or none where nobody wishes to know.
struct PlainPuzzles {
    std::span<const nine::Digits> digits;
    std::span<const Place> places = {};
    std::span<const nine::Digits> solutions = {};  ///< of the input; zeros where it gives none
    std::span<const std::string> comments = {};
};

/// One thread's means to answer many of them at once.
class NineBatch {
  public:
    explicit NineBatch(Worker general) : general_(general) {}
    NineBatch(const NineBatch&) = delete;
    NineBatch& operator=(const NineBatch&) = delete;
    virtual ~NineBatch() = default;

    /// Works on `puzzles`, which must stay until they are answered.
    void solve(const PlainPuzzles& puzzles) {
        plain_ = puzzles;
        work();
    }

    /// Appends replies to the puzzles from `begin` to before `end`, in order. Those that are not
    /// settled get all the time of a puzzle, in the general way, by `solver`. The memory of the
    /// text is taken over, whatever it holds.
    void reply(std::size_t begin, std::size_t end, Solver& solver, std::string memory,
               std::vector<Reply>& replies);

  protected:
    [[nodiscard]] std::span<const nine::Digits> puzzles() const { return plain_.digits; }
    /// What the input says of puzzle number `index`, where that is wished for: its solution, null
    /// if there is none, and its comment.
    [[nodiscard]] const nine::Digits* solution(std::size_t index) const;
    [[nodiscard]] std::string_view comment(std::size_t index) const;

    /// Where puzzle number `index` is, as far as that is known.
    [[nodiscard]] const Place& place(std::size_t index) const;
    /// The file of `place` as a JSON string; good until the next call.
    [[nodiscard]] std::string_view quoted_file(const Place& place);

    /// Finds out what there is to say of all puzzles.
    virtual void work() = 0;
    /// Adds the answer to puzzle number `index` to `reply`; false if the general way must be taken.
    [[nodiscard]] virtual bool add_answer(std::size_t index, Reply& reply) = 0;
    /// How much memory an answer takes, about.
    [[nodiscard]] virtual std::size_t answer_length() const = 0;

  private:
    [[nodiscard]] Reply reply_in_general(std::size_t index, Solver& solver) const;

    Worker general_;
    PlainPuzzles plain_;
    std::string_view file_;    // the last one that was quoted
    std::string quoted_file_;  // and how
};

/// What solves them for `work`. Everything must outlive it.
[[nodiscard]] std::unique_ptr<NineBatch> make_solving_batch(const Job& job, const NineWork& work,
                                                            Worker general);

}  // namespace sudokit::cli
