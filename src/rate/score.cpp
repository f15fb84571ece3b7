// Scores: the puzzle is played through, and the steps add up.
#include "sudokit/score.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "sudokit/expect.hpp"
#include "sudokit/order.hpp"

#include "rate/solution_search.hpp"

namespace sudokit {
namespace {

// For explanations only. The scale is made of HoDoKu's default techniques and, behind them, of a
// fixed choice of others, so that scores stay what they are: what is not among these is listed
// here.
constexpr std::array kNotRated = {TechniqueId::direct_hidden_pair,
                                  TechniqueId::direct_hidden_triple,
                                  TechniqueId::als_w_wing,
                                  TechniqueId::als_alternating_chain,
                                  TechniqueId::als_alternating_loop,
                                  TechniqueId::ahs_alternating_chain,
                                  TechniqueId::ur_alternating_chain,
                                  TechniqueId::franken_jellyfish,
                                  TechniqueId::finned_franken_jellyfish,
                                  TechniqueId::mutant_swordfish,
                                  TechniqueId::finned_mutant_swordfish,
                                  TechniqueId::mutant_jellyfish,
                                  TechniqueId::finned_mutant_jellyfish,
                                  TechniqueId::kraken_fish,
                                  TechniqueId::firework_triple,
                                  TechniqueId::firework_quad,
                                  TechniqueId::sk_loop,
                                  TechniqueId::multi_sector_locked_sets,
                                  TechniqueId::junior_exocet,
                                  TechniqueId::double_exocet,
                                  TechniqueId::symmetrical_placement,
                                  TechniqueId::contradiction_net_plus,
                                  TechniqueId::nested_net,
                                  TechniqueId::bifurcation_tree};

TechniqueSet rated_techniques() {
    TechniqueSet techniques = TechniqueSet().set();
    for (const TechniqueId id : kNotRated) techniques.reset(static_cast<std::size_t>(id));
    return techniques;
}

// Plays a puzzle that is known to have one solution.
void play(const Puzzle& puzzle, std::span<const std::uint8_t> solution, const Deadline& deadline,
          ScoreAnswer& answer, TechniqueCounts* counts) {
    Player player(State(puzzle), TechniqueOrder::hodoku, rated_techniques());
    ScoreLevel level = ScoreLevel::easy;
    TechniqueSet used;
    std::size_t hardness = 0;
    const auto use = [&](TechniqueId technique) {
        const auto index = static_cast<std::size_t>(technique);
        if (counts != nullptr) ++(*counts)[index];
        if (used.test(index)) return;
        used.set(index);
        const std::size_t other = hardness_in(TechniqueOrder::hodoku, technique);
        if (answer.hardest && other < hardness) return;
        hardness = other;
        answer.hardest = technique;
    };
    while (!player.state().is_solved()) {
        const auto step = player.next(deadline);
        // Whether there is another step, or a better one, is not known then.
        if (deadline.passed()) {
            answer.stop = Stop::deadline;
            return;
        }
        if (step) {
            const TechniqueScore& counted = score_of(step->technique);
            level = std::max(level, counted.level);
            answer.score += counted.score;
            use(step->technique);
            player.take(*step);
        } else {
            level = ScoreLevel::extreme;
            answer.score += kGuessScore;
            ++answer.guesses;
            const Cell cell = player.state().open_cells().first();
            player.take(Candidate{cell, solution[cell]});
        }
    }
    answer.level = score_level(level, answer.score);
}

}  // namespace

std::vector<TechniqueId> used_techniques(const TechniqueCounts& counts) {
    std::vector<TechniqueId> used;
    for (const OrderEntry& entry : info_of(TechniqueOrder::hodoku).entries) {
        if (counts[static_cast<std::size_t>(entry.technique)] > 0) used.push_back(entry.technique);
    }
    return used;
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
