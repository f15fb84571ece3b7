// The score of a puzzle: what the steps of a player in the order `hodoku` add up to, on the scale
// of HoDoKu.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudokit/message.hpp"
#include "sudokit/nine.hpp"
#include "sudokit/search.hpp"
#include "sudokit/techniques.hpp"

namespace sudokit {

/// The levels of the scale `score`.
enum class ScoreLevel : std::uint8_t { easy, medium, hard, unfair, extreme };

/// What there is to know of a level of the scale `score`.
struct ScoreLevelInfo {
    ScoreLevel id;
    std::string_view word;  ///< as lines and JSON spell it
    MessageText name;
    std::uint32_t most;  ///< puzzles that score more are of the next level, whatever their steps
};

/// The levels, in the order of `ScoreLevel`.
[[nodiscard]] std::span<const ScoreLevelInfo> all_score_levels();

/// What a step of a technique counts for.
struct TechniqueScore {
    TechniqueId technique;
    ScoreLevel level;  ///< of puzzles that need it, at least
    std::uint32_t score;
};

/// What a step of this technique counts for.
[[nodiscard]] const TechniqueScore& score_of(TechniqueId technique);

/// What these steps add up to. The score of a puzzle is that of a walk from its givens to its
/// solution in the order `hodoku`.
[[nodiscard]] std::uint32_t score_of(std::span<const Step> steps);

/// The level of puzzles whose hardest step is of `hardest` and that score so much.
[[nodiscard]] ScoreLevel score_level(ScoreLevel hardest, std::uint32_t score);

/// What a cell counts for that is taken from the solution because no technique has a step.
inline constexpr std::uint32_t kGuessScore = 10'000;

/// How often each technique was used, in the order of `TechniqueId`.
using TechniqueCounts = std::array<std::uint32_t, kTechniqueCount>;

/// The techniques that were used, in the order `hodoku`.
[[nodiscard]] std::vector<TechniqueId> used_techniques(const TechniqueCounts& counts);

/// The score of a puzzle, and what was found out about its solutions on the way. Only puzzles with
/// exactly one solution have one.
struct ScoreAnswer {
    std::uint64_t count = 0;  ///< solutions found, at most 2
    /// `exhausted`: if `count` is 1, so is the score known; `limit`: there are several solutions;
    /// `deadline`: neither is certain.
    Stop stop = Stop::exhausted;
    std::uint64_t nodes = 0;          ///< choices that the search for solutions tried
    std::optional<ScoreLevel> level;  ///< if there is one, and time was enough
    std::uint32_t score = 0;          ///< the sum over the steps; of worth only with a level
    std::uint32_t guesses = 0;        ///< cells that were taken from the solution
    /// The hardest technique that was used; none if there were no steps.
    std::optional<TechniqueId> hardest = {};

    bool operator==(const ScoreAnswer&) const = default;
};

/// Finds the scores of puzzles. Not for sharing between threads: one per thread. One that was moved
/// away ends the program.
///
///     sudokit::ScoreRater rater;
///     const sudokit::ScoreAnswer answer = rater.rate(puzzle);
///     if (answer.level) use(answer.score);
class ScoreRater {
  public:
    ScoreRater() : ScoreRater(nine::default_kernel()) {}
    /// `kernel`, one of `nine::kernels()`, is for puzzles on the usual 9x9 board.
    explicit ScoreRater(const nine::Kernel& kernel);
    ~ScoreRater();
    ScoreRater(ScoreRater&&) noexcept;
    ScoreRater& operator=(ScoreRater&&) noexcept;

    /// Any board, no constraints (see `rate_fault`). Givens that clash are not an error: such a
    /// puzzle has no solution. `counts`, if it is not null, gets the steps of each technique.
    [[nodiscard]] ScoreAnswer rate(const Puzzle& puzzle, Deadline deadline = {},
                                   TechniqueCounts* counts = nullptr);

    /// Many puzzles on the usual 9x9 board. `answers` has a place for each.
    void rate(std::span<const nine::Digits> puzzles, Deadline deadline,
              std::span<ScoreAnswer> answers);

  private:
    struct Memory;
    [[nodiscard]] Memory& memory() const;
    std::unique_ptr<Memory> memory_;
};

}  // namespace sudokit
