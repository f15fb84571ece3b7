// What `sudokit minimise` can do, and what its ways have in common.
#pragma once

#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "sudokit/minimality.hpp"

#include "cli/minimise/arguments.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// A minimal puzzle, or one with the fewest givens, for each puzzle.
void minimise_puzzles(Job& job, const MinimiseArguments& arguments);

/// `--all`: every minimal puzzle within, written as they are found.
void list_minimal_puzzles(Job& job, const MinimiseArguments& arguments);

/// `--test`: which givens are redundant.
void test_minimality(Job& job, const MinimiseArguments& arguments);

/// `--unavoidable`: the unavoidable sets of the solution, and what they prove.
void find_unavoidable(Job& job, const MinimiseArguments& arguments);

/// What is known of the puzzle's solutions. Out of time with one found, be it the only one: what
/// was asked is not known.
[[nodiscard]] Verdict posed_verdict(const Posed& posed);

/// A reply to a puzzle of which this is known: not well posed is no, and out of time undecided.
[[nodiscard]] Reply reply_to(const Posed& posed);

/// A sentence on why there is nothing to minimise, with line end; `verdict` is not `one`.
[[nodiscard]] std::string nothing_text(Verdict verdict, const Puzzle& puzzle, const Job& job);

/// Minimisers with their working memory, for threads that need one now and then.
class Minimisers {
  public:
    /// What `work` makes of one.
    template <class Work>
    auto with(const Work& work) {
        Minimiser minimiser = take();
        auto answer = work(minimiser);
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(minimiser));
        return answer;
    }

  private:
    Minimiser take() {
        const std::lock_guard lock(mutex_);
        if (idle_.empty()) return {};
        Minimiser minimiser = std::move(idle_.back());
        idle_.pop_back();
        return minimiser;
    }

    std::mutex mutex_;
    std::vector<Minimiser> idle_;
};

}  // namespace sudokit::cli
