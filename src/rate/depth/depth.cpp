#include <algorithm>
#include <vector>

#include "sudokit/rate.hpp"

#include "backend/automatic.hpp"
#include "base/assert.hpp"
#include "engine/nine/nine.hpp"
#include "rate/depth/general.hpp"
#include "rate/depth/nine/nested.hpp"

namespace sudokit {
namespace {

using nine::kSpots;
using nine::Word;
using rate::LaneBits;
using rate::Words;

template <class Marks>
Words words_of(const Marks& marks) {
    Words words{};
    for (unsigned cell = 0; cell < nine::kCells; ++cell) {
        words[kSpots[cell].word] |= Word{marks(cell)} << kSpots[cell].shift;
    }
    return words;
}

Words words_of_digits(const nine::Digits& digits) {
    return words_of([&](unsigned cell) {
        return nine::is_given(digits[cell]) ? Word{1} << (digits[cell] - 1U) : nine::kField;
    });
}

bool is_unique(const DepthAnswer& answer) {
    return answer.count == 1 && answer.stop == Stop::exhausted;
}

DepthAnswer answer_of(const nine::Answer& found) {
    return {found.count, found.stop, found.guesses, std::nullopt};
}

}  // namespace

struct DepthRater::State {
    explicit State(const nine::Kernel& kernel)
        : propagator(rate::propagator_for(kernel)), solver(kernel), nested(propagator) {}

    // The depth of one puzzle after another, as far as they have one; those that singles solve are
    // found many at a time. `start` gives the candidates of a puzzle.
    template <class Start>
    void rate_unique(std::size_t size, const Start& start, Deadline deadline,
                     DepthAnswer* answers) {
        const unsigned lanes = propagator.lanes();
        std::size_t waiting[rate::kMostLanes];
        unsigned count = 0;
        for (std::size_t i = 0; i < size; ++i) {
            if (is_unique(answers[i])) {
                const Words words = start(i);
                for (unsigned w = 0; w < words.size(); ++w) {
                    group.words[w * lanes + count] = words[w];
                }
                waiting[count++] = i;
            }
            if (count == lanes || (i + 1 == size && count > 0)) {
                rate_group({waiting, count}, deadline, answers);
                count = 0;
            }
        }
    }

    void rate_group(std::span<const std::size_t> puzzles, Deadline deadline, DepthAnswer* answers) {
        Words all;
        all.fill(nine::kAll);
        rate::Settled settled;
        const unsigned lanes = propagator.lanes();
        propagator.settle(group, all, (LaneBits{1} << puzzles.size()) - 1, settled);
        SUDOKIT_ASSERT(settled.failed == 0);
        for (std::size_t lane = 0; lane < puzzles.size(); ++lane) {
            Words words;
            for (unsigned w = 0; w < words.size(); ++w) words[w] = group.words[w * lanes + lane];
            DepthAnswer& answer = answers[puzzles[lane]];
            if (rate::size_of(words) == nine::kCells) {
                answer.depth = 0;
                continue;
            }
            answer.depth = nested.find(words, words_of_digits(solutions[puzzles[lane]]), deadline);
            if (!answer.depth) answer.stop = Stop::deadline;
        }
    }

    const rate::Propagator& propagator;
    nine::Solver solver;
    rate::NineDepth nested;
    rate::Group group;
    std::vector<nine::Answer> found;
    std::vector<nine::Digits> solutions;

    std::unique_ptr<backend::Relay> others = backend::make_automatic_in_general();
    rate::GeneralDepth general;
};

DepthRater::DepthRater(const nine::Kernel& kernel) : state_(std::make_unique<State>(kernel)) {}
DepthRater::~DepthRater() = default;
DepthRater::DepthRater(DepthRater&&) noexcept = default;
DepthRater& DepthRater::operator=(DepthRater&&) noexcept = default;

DepthRater::State& DepthRater::state() const {
    SUDOKIT_EXPECT(state_ != nullptr);
    return *state_;
}

DepthAnswer DepthRater::rate(const Puzzle& puzzle, Deadline deadline) {
    SUDOKIT_EXPECT(!puzzle.has_constraints());
    if (!engine::Nine::fits(puzzle.board())) return rate_in_general(puzzle, deadline);
    nine::Marks marks{};
    for (Cell cell = 0; cell < marks.size(); ++cell) {
        marks[cell] = static_cast<std::uint16_t>(puzzle.allowed(cell).bits());
    }
    State& state = this->state();
    state.found.resize(std::max<std::size_t>(state.found.size(), 1));
    state.solutions.resize(state.found.size());
    backend::solve_all(state.solver, *state.others, std::span<const nine::Marks>(&marks, 1),
                       {.deadline = deadline}, std::span(state.found).first(1),
                       std::span(state.solutions).first(1));
    DepthAnswer answer = answer_of(state.found.front());
    state.rate_unique(
        1, [&](std::size_t) { return words_of([&](unsigned cell) { return marks[cell]; }); },
        deadline, &answer);
    return answer;
}

DepthAnswer DepthRater::rate_in_general(const Puzzle& puzzle, Deadline deadline) {
    SUDOKIT_EXPECT(!puzzle.has_constraints());
    std::vector<std::uint8_t> solution;
    const SearchOutcome found = backend::search_or_stop(
        *state().others, puzzle, {.deadline = deadline}, [&](std::span<const std::uint8_t> digits) {
            solution.assign(digits.begin(), digits.end());
            return true;
        });
    DepthAnswer answer{found.count, found.stop, found.nodes, std::nullopt};
    if (!is_unique(answer)) return answer;
    answer.depth = state().general.find(puzzle, solution, deadline);
    if (!answer.depth) answer.stop = Stop::deadline;
    return answer;
}

void DepthRater::rate(std::span<const nine::Digits> puzzles, Deadline deadline,
                      std::span<DepthAnswer> answers) {
    SUDOKIT_EXPECT(answers.size() >= puzzles.size());
    State& state = this->state();
    if (state.found.size() < puzzles.size()) {
        state.found.resize(puzzles.size());
        state.solutions.resize(puzzles.size());
    }
    backend::solve_all(state.solver, *state.others, puzzles, {.deadline = deadline},
                       std::span(state.found).first(puzzles.size()),
                       std::span(state.solutions).first(puzzles.size()));
    for (std::size_t i = 0; i < puzzles.size(); ++i) answers[i] = answer_of(state.found[i]);
    state.rate_unique(
        puzzles.size(), [&](std::size_t i) { return words_of_digits(puzzles[i]); }, deadline,
        answers.data());
}

}  // namespace sudokit
