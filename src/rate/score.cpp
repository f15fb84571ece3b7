// Scores: the puzzle is played through with the easiest step each time, and the steps add up.
#include "sudokit/score.hpp"

#include <algorithm>
#include <vector>

#include "sudokit/expect.hpp"

#include "rate/solution_search.hpp"

namespace sudokit {
namespace {

// One play of a puzzle to its solution.
class Play {
  public:
    Play(const Puzzle& puzzle, std::span<const std::uint8_t> solution, ScoreAnswer& answer,
         TechniqueCounts* counts)
        : state_(puzzle), solution_(solution), answer_(answer), counts_(counts) {}

    // False if the deadline passed.
    bool run(Deadline deadline) {
        ScoreLevel level = ScoreLevel::easy;
        while (!state_.is_solved()) {
            const TechniqueScore* used = step(deadline);
            // Whether there is another step, or a better one, is not known then.
            if (deadline.passed()) return false;
            if (used != nullptr) {
                level = std::max(level, used->level);
                answer_.score += used->score;
            } else {
                level = ScoreLevel::extreme;
                guess();
            }
        }
        const auto levels = all_score_levels();
        while (answer_.score > levels[static_cast<std::size_t>(level)].most) {
            level = levels[static_cast<std::size_t>(level) + 1].id;
        }
        answer_.level = level;
        return true;
    }

  private:
    // Takes the easiest step; null if there is none.
    const TechniqueScore* step(const Deadline& deadline) {
        std::optional<Step> found;
        for (const TechniqueScore& entry : technique_scores()) {
            if (!look(entry, deadline, found)) return nullptr;
            if (!found || entry.with_next) continue;
            if (counts_ != nullptr) ++(*counts_)[static_cast<std::size_t>(found->technique)];
            apply(*found, state_);
            return &entry;
        }
        return nullptr;
    }

    // Looks for a step that is better than the one found so far; false if the deadline passes.
    bool look(const TechniqueScore& entry, const Deadline& deadline,
              std::optional<Step>& found) const {
        const auto size = [](const Step& step) {
            return std::pair(step.placements.size(), step.eliminations.size());
        };
        bool enough = false;
        const auto take = [&](Step offered) {
            if (entry.choice == StepChoice::widest) remove_instead(offered);
            if (!found || size(offered) > size(*found)) found = std::move(offered);
            enough = entry.choice == StepChoice::first;
            return !enough;
        };
        return find_steps(entry.technique, state_, StepSink(take, deadline)) || enough;
    }

    // In place of placing digits, removes the other candidates of their cells.
    void remove_instead(Step& step) const {
        for (const Candidate& placed : step.placements) {
            for (const Digit digit : state_.candidates(placed.cell)) {
                if (digit != placed.digit) step.eliminations.push_back({placed.cell, digit});
            }
        }
        step.placements.clear();
    }

    void guess() {
        const Cell cell = state_.open_cells().first();
        state_.place({cell, solution_[cell]});
        answer_.score += kGuessScore;
        ++answer_.guesses;
    }

    State state_;
    std::span<const std::uint8_t> solution_;
    ScoreAnswer& answer_;
    TechniqueCounts* counts_;
};

// Plays a puzzle that is known to have one solution.
void play(const Puzzle& puzzle, std::span<const std::uint8_t> solution, Deadline deadline,
          ScoreAnswer& answer, TechniqueCounts* counts) {
    if (!Play(puzzle, solution, answer, counts).run(deadline)) answer.stop = Stop::deadline;
}

}  // namespace

struct ScoreRater::Memory {
    explicit Memory(const nine::Kernel& kernel) : solutions(kernel) {}

    rate::SolutionSearch solutions;
    std::vector<std::uint8_t> solution;
};

ScoreRater::ScoreRater(const nine::Kernel& kernel) : memory_(std::make_unique<Memory>(kernel)) {}
ScoreRater::~ScoreRater() = default;
ScoreRater::ScoreRater(ScoreRater&&) noexcept = default;
ScoreRater& ScoreRater::operator=(ScoreRater&&) noexcept = default;

ScoreRater::Memory& ScoreRater::memory() const {
    SUDOKIT_EXPECT(memory_ != nullptr);
    return *memory_;
}

ScoreAnswer ScoreRater::rate(const Puzzle& puzzle, Deadline deadline, TechniqueCounts* counts) {
    SUDOKIT_EXPECT(!puzzle.has_constraints());
    if (counts != nullptr) counts->fill(0);
    Memory& memory = this->memory();
    const rate::Solutions found = memory.solutions.search(puzzle, deadline, memory.solution);
    ScoreAnswer answer{found.count, found.stop, found.nodes, std::nullopt};
    if (found.is_one()) play(puzzle, memory.solution, deadline, answer, counts);
    return answer;
}

void ScoreRater::rate(std::span<const nine::Digits> puzzles, Deadline deadline,
                      std::span<ScoreAnswer> answers) {
    SUDOKIT_EXPECT(answers.size() >= puzzles.size());
    rate::SolutionSearch& solutions = memory().solutions;
    solutions.search(puzzles, deadline);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const rate::Solutions found = solutions.found(i);
        answers[i] = {found.count, found.stop, found.nodes, std::nullopt};
        if (!found.is_one()) continue;
        play(nine::puzzle_of(puzzles[i]), solutions.solution(i), deadline, answers[i], nullptr);
    }
}

}  // namespace sudokit
