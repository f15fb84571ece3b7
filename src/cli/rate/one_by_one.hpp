// What the scales have in common on which a puzzle can take seconds.
#pragma once

#include <span>

#include "sudokit/nine.hpp"

namespace sudokit::cli {

/// A scale whose rater answers all there is to say, puzzle by puzzle.
template <class RaterType, class AnswerType>
class OneByOne {
  public:
    using Rater = RaterType;
    using Answer = AnswerType;
    struct Details {};
    /// What is known of a single puzzle.
    struct Findings {
        Answer answer;
        Details details = {};
    };
    static constexpr bool kDetailsOfMany = true;
    /// The answers of hard puzzles do not hold up those of others.
    static constexpr bool kOneByOne = true;

    [[nodiscard]] static Findings find(Rater& rater, const Puzzle& puzzle, Deadline deadline) {
        return {rater.rate(puzzle, deadline)};
    }
    static void find_many(Rater& rater, std::span<const nine::Digits> puzzles, Deadline deadline,
                          std::span<Answer> answers, std::span<Details> /*none*/) {
        rater.rate(puzzles, deadline, answers);
    }
};

}  // namespace sudokit::cli
