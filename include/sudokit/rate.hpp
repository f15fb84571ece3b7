// Rating: how hard a puzzle is, on the scales that there are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudokit/filtering.hpp"
#include "sudokit/models.hpp"
#include "sudokit/nine.hpp"
#include "sudokit/rules.hpp"
#include "sudokit/search.hpp"

namespace sudokit {

/// A measure of difficulty.
enum class Scale : std::uint8_t {
    level,         ///< the first of five constraint models that completes the grid
    rules,         ///< the first of five sets of rules of play that does
    depth,         ///< how deep tests by contradiction must be nested
    score,         ///< what the steps of logical play add up to; see score.hpp
    backdoor,      ///< how many digits singles must be told; see backdoor.hpp
    se,            ///< how hard the steps of Sudoku Explainer's solution are; see se.hpp
    se_invariant,  ///< the same of the canonical form: equivalent puzzles are rated alike
    // How long chains must be; see whips.hpp.
    whips,    ///< of D. Berthier's kind
    braids,   ///< that may branch
    g_whips,  ///< with groups
    bxb,      ///< braids, in tests by contradiction
    q1,       ///< how much work it is for gsf's program; see gsf.hpp
    q2        ///< the same by another count
};

/// How many scales there are: the size of arrays that have something for each of them.
inline constexpr std::size_t kScaleCount = 13;

/// A rating in words.
struct RatingInfo {
    std::string_view word;  ///< as lines and JSON spell it: "very-easy"
    MessageText name;
};

/// What there is to know of a scale.
struct ScaleInfo {
    Scale id;
    std::string_view name;  ///< as `--scale` spells it
    MessageText summary;
    /// The ratings, the easiest first; none where they are numbers from 0 on.
    std::span<const RatingInfo> ratings;
    /// What is above some bound (`--at-most`) need not be rated exactly; the bound goes by so many
    /// parts of one: 10 for tenths, 1 for whole numbers, 0 where there are no bounds.
    unsigned bound_parts = 0;
};

/// All scales, in the order of `Scale`.
[[nodiscard]] std::span<const ScaleInfo> all_scales();

/// The scale of that name, or nothing.
[[nodiscard]] std::optional<Scale> find_scale(std::string_view name);
[[nodiscard]] const ScaleInfo& scale_info(Scale scale);

/// Why `puzzle` has no rating on any scale: it has constraints, and the scales know houses only.
/// Nothing if it has none. Raters end the program where there is a fault.
[[nodiscard]] std::optional<Error> rate_fault(const Puzzle& puzzle);

/// The levels of the scales `level` and `rules`.
enum class Level : std::uint8_t { very_easy, easy, medium, hard, very_hard, expert };

/// What there is to know of a level on its scale.
struct LevelInfo {
    Level id;
    std::string_view word;  ///< as lines and JSON spell it: "very-easy"
    MessageText name;       ///< in words
    /// What completes the grids of this level, on the scale `level`; none for `expert`.
    std::optional<Model> model;
    /// What does so on the scale `rules`. On the scale `level`: what leaves the same candidates as
    /// the model on the usual 9x9 board. None for `expert`.
    std::optional<RuleSet> rules;
};

/// The levels of `scale`, which is `level` or `rules`, in the order of `Level`.
[[nodiscard]] std::span<const LevelInfo> all_levels(Scale scale);

/// What kind of reasoning a model takes.
enum class ModelClass : std::uint8_t {
    local,   ///< two variables differ
    global,  ///< all of a set differ
    search   ///< no model without search is enough
};

/// The class of a level's model; `search` where there is none.
[[nodiscard]] ModelClass class_of(const std::optional<Model>& model);

/// As much of `model` as makes sense on `board`: without ABSTRACT where there are no boxes, and
/// with sets no larger than a house.
[[nodiscard]] Model fitted(Model model, const Board& board);

/// The level of a puzzle, and what was found out about its solutions on the way. Only puzzles with
/// exactly one solution have one.
struct LevelAnswer {
    std::uint64_t count = 0;  ///< solutions found, at most 2
    /// `exhausted`: if `count` is 1, so is the level known; `limit`: there are several solutions;
    /// `deadline`: neither is certain.
    Stop stop = Stop::exhausted;
    std::uint64_t nodes = 0;     ///< choices tried; 0 where a model settles the puzzle
    std::optional<Level> level;  ///< if there is one, and time was enough

    bool operator==(const LevelAnswer&) const = default;
};

/// How far the model or the rules of a level came.
struct LevelAttempt {
    Level level = Level::very_easy;
    Filtering::State state = Filtering::State::open;
    std::uint32_t filled = 0;      ///< cells without a given that have one candidate left
    std::uint32_t candidates = 0;  ///< of the cells that have several

    bool operator==(const LevelAttempt&) const = default;
};

/// Finds the levels of puzzles, one after the other or many 9x9 ones at once. Not for sharing
/// between threads: one per thread. One that was moved away ends the program.
///
///     sudokit::LevelRater rater(sudokit::Scale::level);
///     const sudokit::LevelAnswer answer = rater.rate(puzzle);
///     if (answer.level) use(*answer.level);
class LevelRater {
  public:
    /// `scale` is `level` or `rules`; `kernel`, one of `nine::kernels()`, is for puzzles on the
    /// usual 9x9 board.
    explicit LevelRater(Scale scale, const nine::Kernel& kernel = nine::default_kernel());
    ~LevelRater();
    LevelRater(LevelRater&&) noexcept;
    LevelRater& operator=(LevelRater&&) noexcept;

    /// Any board, no constraints (see `rate_fault`). Givens that clash are not an error: such a
    /// puzzle has no solution. `attempts`, if it is not null, gets those made, the weakest first.
    [[nodiscard]] LevelAnswer rate(const Puzzle& puzzle, Deadline deadline = {},
                                   std::vector<LevelAttempt>* attempts = nullptr);

    /// The same by the models or rules for any board, which is slower on the usual 9x9 one, and
    /// equal.
    [[nodiscard]] LevelAnswer rate_in_general(const Puzzle& puzzle, Deadline deadline = {},
                                              std::vector<LevelAttempt>* attempts = nullptr);

    /// Many puzzles on the usual 9x9 board. `answers` has a place for each; `attempts` too, or none
    /// at all.
    void rate(std::span<const nine::Digits> puzzles, Deadline deadline,
              std::span<LevelAnswer> answers, std::span<std::vector<LevelAttempt>> attempts = {});

  private:
    struct State;
    [[nodiscard]] State& state() const;
    std::unique_ptr<State> state_;
};

/// The depth of a puzzle, and what was found out about its solutions on the way.
///
/// A test at depth 1 assumes a candidate and draws the consequences: a cell with one candidate
/// left, and a digit with one place left in a house, are settled. If that leads to a contradiction
/// (a cell or a digit of a house with nothing left), the candidate goes. A test at depth d may
/// itself use tests at depth d-1. The depth is the least d such that tests at depth d, and those
/// below, solve the puzzle: 0 if consequences alone do. Only puzzles with exactly one solution have
/// one.
struct DepthAnswer {
    std::uint64_t count = 0;  ///< solutions found, at most 2
    /// `exhausted`: if `count` is 1, so is the depth known; `limit`: there are several solutions;
    /// `deadline`: neither is certain.
    Stop stop = Stop::exhausted;
    std::uint64_t nodes = 0;        ///< choices that the search for solutions tried
    std::optional<unsigned> depth;  ///< if there is one, and time was enough

    bool operator==(const DepthAnswer&) const = default;
};

/// Finds the depths of puzzles, one after the other or many 9x9 ones at once, keeping its working
/// memory between them. Not for sharing between threads: one per thread. One that was moved away
/// ends the program.
///
///     sudokit::DepthRater rater;
///     const sudokit::DepthAnswer answer = rater.rate(puzzle);
///     if (answer.depth) use(*answer.depth);
class DepthRater {
  public:
    DepthRater() : DepthRater(nine::default_kernel()) {}
    /// `kernel`, one of `nine::kernels()`, is for puzzles on the usual 9x9 board.
    explicit DepthRater(const nine::Kernel& kernel);
    ~DepthRater();
    DepthRater(DepthRater&&) noexcept;
    DepthRater& operator=(DepthRater&&) noexcept;

    /// Any board, no constraints (see `rate_fault`). Givens that clash are not an error: such a
    /// puzzle has no solution.
    [[nodiscard]] DepthAnswer rate(const Puzzle& puzzle, Deadline deadline = {});

    /// The same in the general way, which is slower on the usual 9x9 board, and equal.
    [[nodiscard]] DepthAnswer rate_in_general(const Puzzle& puzzle, Deadline deadline = {});

    /// Many puzzles on the usual 9x9 board. `answers` has a place for each.
    void rate(std::span<const nine::Digits> puzzles, Deadline deadline,
              std::span<DepthAnswer> answers);

  private:
    struct State;
    [[nodiscard]] State& state() const;
    std::unique_ptr<State> state_;
};

}  // namespace sudokit
