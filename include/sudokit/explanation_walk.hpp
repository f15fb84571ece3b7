// Explanation walks: a puzzle, or a player's position, solved as a person does, one step after the
// other.
//
//     const sudokit::ExplanationWalk walk = sudokit::explanation_walk(entry);
//     sudokit::State state = walk.start;
//     for (const sudokit::Step& step : walk.steps) {
//         use(sudokit::explanation(step, state, wording));
//         sudokit::apply(step, state);
//     }
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudokit/entry.hpp"
#include "sudokit/explain.hpp"
#include "sudokit/order.hpp"
#include "sudokit/se.hpp"
#include "sudokit/solve.hpp"
#include "sudokit/techniques.hpp"

namespace sudokit {

/// Which steps a walk may take, and when it ends.
struct ExplanationWalkOptions {
    TechniqueOrder order = TechniqueOrder::people;
    TechniqueSet techniques = TechniqueSet().set();
    /// False: without the techniques that assume one solution. Where there is not exactly one, they
    /// are never used, and neither are nested nets and trees, which might be looked for in vain for
    /// long.
    bool uniqueness = true;
    std::optional<TechniqueId> until;  ///< end after the first step of this technique
    std::size_t limit = 0;             ///< end after so many steps; 0 = no limit
    bool verify = false;               ///< check every step, and end where one does not hold
    /// True: of a walk that solves the puzzle, steps that the rest does not need are left out.
    bool prune = false;
    /// True: a puzzle without exactly one solution is looked into, which may take many searches.
    bool diagnose = true;
    Deadline deadline = {};
};

/// What a player got wrong, as the only solution shows.
struct Mistake {
    enum class Kind : std::uint8_t {
        digit,     ///< the digit placed in the cell is not that of the solution
        candidate  ///< the notes of the cell lack the digit of the solution
    };

    Kind kind = Kind::digit;
    Candidate candidate;  ///< the wrong digit, or the one that is missing

    bool operator==(const Mistake&) const = default;
};

/// What the player has placed or noted that is not of `solution`, the only one, by cell. Notes that
/// have the right digit among others are no mistake.
[[nodiscard]] std::vector<Mistake> mistakes_of(const Entry& entry, const Grid& solution);

/// How a walk ended.
enum class ExplanationWalkEnd : std::uint8_t {
    solved,
    stuck,     ///< none of the techniques finds a step
    dead_end,  ///< the state has no solution: there is none, or a technique was misled
    reached,   ///< the technique or the number of steps that it should end at
    stopped,   ///< the deadline passed first
    unsound    ///< the last step, which was not taken, did not stand up to the check
};

/// The state of a puzzle with what the player has done: placed digits, and notes, which take
/// candidates away in the cells that have some. Notes on a digit that cannot go there are passed
/// over.
[[nodiscard]] State state_of(const Entry& entry);

/// A walk, and what was found out about the puzzle before it began.
struct ExplanationWalk {
    explicit ExplanationWalk(const State& state) : start(state), end_state(state) {}

    Verdict verdict = Verdict::unknown;  ///< how many solutions the puzzle itself has
    std::optional<Grid> solution;        ///< the only one
    /// Several solutions: the cells that do not hold the same digit in all of them. Over 256 cells,
    /// or out of time: those that differ among the solutions that were found.
    std::vector<Cell> differing;
    /// No solution: givens that already clash, none of which can be spared for that. Out of time:
    /// some of them may be.
    std::vector<Cell> clashing;
    std::vector<Mistake> mistakes;  ///< of the player, by cell

    /// The position that the walk begins with: that of the player, less the mistakes.
    State start;
    std::vector<Step> steps;
    ExplanationWalkEnd end = ExplanationWalkEnd::stuck;
    State end_state;
    std::optional<DeadEnd> dead_end;  ///< where it ended in one
    std::optional<Message> fault;  ///< what is wrong with the last step, where the end is `unsound`
    TechniqueOrder order = TechniqueOrder::people;  ///< that it kept to
    TechniqueSet techniques;  ///< that were used: less those that assume too much
};

/// Solves the puzzle of `entry` from the player's position with the first step of the order each
/// time.
/// `solver` is for the questions about solutions.
[[nodiscard]] ExplanationWalk explanation_walk(const Entry& entry,
                                               const ExplanationWalkOptions& options,
                                               Solver& solver);
[[nodiscard]] ExplanationWalk explanation_walk(const Entry& entry,
                                               const ExplanationWalkOptions& options = {});

/// How often each technique was used.
struct TechniqueCount {
    TechniqueId id;
    std::size_t count = 0;
};

/// The techniques of the steps with how often each was used, the hardest of the order first.
[[nodiscard]] std::vector<TechniqueCount> count_techniques(const std::vector<Step>& steps,
                                                           TechniqueOrder order);

/// What the steps count on the scale `score`, if the walk ended solved. From the givens on, in the
/// order `hodoku`, that is the score of the puzzle.
[[nodiscard]] std::optional<std::uint32_t> score_of(const ExplanationWalk& walk);

/// What Sudoku Explainer rates the steps, if the walk, in the order `se`, ended solved.
[[nodiscard]] std::optional<SeRating> se_rating_of(const ExplanationWalk& walk);

/// What of a walk rests on trees of assumptions rather than on patterns.
struct AssumedShare {
    std::size_t steps = 0;  ///< trees
    ProofSize size;         ///< of all trees together; the depth is that of the deepest
};

[[nodiscard]] AssumedShare assumed_share(const std::vector<Step>& steps);

/// Where the entries of a walk begin in which singles in a row are one entry: 0 first.
[[nodiscard]] std::vector<std::size_t> folded_entries(const std::vector<Step>& steps);

/// How to write JSON about a walk.
struct ExplanationWalkJsonOptions {
    Wording wording;
    bool checks = false;   ///< each step says whether it was verified
    bool figures = false;  ///< each step has its figure
};

/// A walk as a JSON object; docs/explain.md describes it.
[[nodiscard]] std::string explanation_walk_json(const ExplanationWalk& walk,
                                                const ExplanationWalkOptions& options,
                                                const ExplanationWalkJsonOptions& json);

/// The members of that object, for one that has others besides.
void write_explanation_walk_members(JsonWriter& writer, const ExplanationWalk& walk,
                                    const ExplanationWalkOptions& options,
                                    const ExplanationWalkJsonOptions& json);

/// The member `assumed` of that object, which says what of the walk rests on assumptions.
void write_assumed_member(JsonWriter& writer, const ExplanationWalk& walk);

/// The members of a step: those of `write_step_members`, `name`, `explanation`, and `verified` and
/// `figure` if they are wanted.
void write_explained_step_members(JsonWriter& writer, const Step& step, const State& before,
                                  bool verified, const ExplanationWalkJsonOptions& json);

/// A position as a JSON object: `digits` of all cells, 0 where there is none, and `candidates`.
void write_position(JsonWriter& writer, const State& state);

/// What is wrong with a puzzle that has not exactly one solution, and what the player got wrong, in
/// lines; empty if nothing is.
[[nodiscard]] std::string diagnosis_text(const ExplanationWalk& walk, const Wording& wording);

/// How the walk ended, in a sentence.
[[nodiscard]] std::string explanation_walk_end_text(const ExplanationWalk& walk,
                                                    const Wording& wording);

/// What is said where no technique has a step.
inline constexpr MessageText kNoStepText{"None of the techniques finds anything.",
                                         "Aucune des techniques ne trouve rien."};

/// The step that a hint from the start of the walk is about: the first one. Null if there is none,
/// the player has made mistakes, or the puzzle has not exactly one solution.
[[nodiscard]] const Step* hinted_step(const ExplanationWalk& walk);

/// A hint from the start of the walk, in lines. Mistakes come first, a little at a time as well.
[[nodiscard]] std::string hint_text(const ExplanationWalk& walk, HintStrength strength,
                                    const Wording& wording);

/// The same as members of a JSON object: `answer`, `strength`, `mistakes` (how many), `hint`, and
/// `technique`, `cells`, `step`, as far as a hint of this strength tells.
void write_hint_members(JsonWriter& writer, const ExplanationWalk& walk, HintStrength strength,
                        const Wording& wording);

/// "one", "solved": as JSON and summaries spell them.
[[nodiscard]] std::string_view explanation_walk_end_word(ExplanationWalkEnd end);

}  // namespace sudokit
