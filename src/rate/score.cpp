// Scores: the puzzle is played through, and the steps add up.
#include "sudokit/score.hpp"

#include <algorithm>
#include <vector>

#include "sudokit/expect.hpp"
#include "sudokit/order.hpp"

#include "rate/solution_search.hpp"

namespace sudokit {
namespace {

// Where nothing but nested nets and trees helps, which take long, a cell of the solution does. What
// HoDoKu would not find does not change a score.
TechniqueSet rated_techniques() {
    TechniqueSet techniques = TechniqueSet().set();
    techniques.reset(static_cast<std::size_t>(TechniqueId::als_w_wing));
    techniques.reset(static_cast<std::size_t>(TechniqueId::als_alternating_chain));
    techniques.reset(static_cast<std::size_t>(TechniqueId::contradiction_net_plus));
    techniques.reset(static_cast<std::size_t>(TechniqueId::bifurcation_tree));
    return techniques;
}

// Plays a puzzle that is known to have one solution.
void play(const Puzzle& puzzle, std::span<const std::uint8_t> solution, const Deadline& deadline,
          ScoreAnswer& answer, TechniqueCounts* counts) {
    Player player(State(puzzle), TechniqueOrder::hodoku, rated_techniques());
    ScoreLevel hardest = ScoreLevel::easy;
    while (!player.state().is_solved()) {
        const auto step = player.next(deadline);
        // Whether there is another step, or a better one, is not known then.
        if (deadline.passed()) {
            answer.stop = Stop::deadline;
            return;
        }
        if (step) {
            const TechniqueScore& counted = score_of(step->technique);
            hardest = std::max(hardest, counted.level);
            answer.score += counted.score;
            if (counts != nullptr) ++(*counts)[static_cast<std::size_t>(step->technique)];
            player.take(*step);
        } else {
            hardest = ScoreLevel::extreme;
            answer.score += kGuessScore;
            ++answer.guesses;
            const Cell cell = player.state().open_cells().first();
            player.take(Candidate{cell, solution[cell]});
        }
    }
    answer.level = score_level(hardest, answer.score);
}

}  // namespace

std::vector<TechniqueId> used_techniques(const TechniqueCounts& counts) {
    std::vector<TechniqueId> used;
    for (const OrderEntry& entry : info_of(TechniqueOrder::hodoku).entries) {
        if (counts[static_cast<std::size_t>(entry.technique)] > 0) used.push_back(entry.technique);
    }
    return used;
}

std::optional<TechniqueId> hardest_technique(const TechniqueCounts& counts) {
    const std::vector<TechniqueId> used = used_techniques(counts);
    if (used.empty()) return std::nullopt;
    return *std::ranges::max_element(
        used, {}, [](TechniqueId id) { return hardness_in(TechniqueOrder::hodoku, id); });
}

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
