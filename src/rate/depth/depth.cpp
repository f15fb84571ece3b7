#include <algorithm>
#include <vector>

#include "sudokit/rate.hpp"

#include "base/assert.hpp"
#include "engine/nine/nine.hpp"
#include "rate/depth/general.hpp"
#include "rate/depth/nine/nested.hpp"
#include "rate/solution_search.hpp"

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

DepthAnswer answer_of(const rate::Solutions& found) {
    return {found.count, found.stop, found.nodes, std::nullopt};
}

}  // namespace

struct DepthRater::State {
    explicit State(const nine::Kernel& kernel)
        : propagator(rate::propagator_for(kernel)), solutions(kernel), nested(propagator) {}

    // The depth of one puzzle after another, as far as they have one; those that singles solve are
    // found many at a time. `start` gives the candidates of a puzzle.
    template <class Start>
    void rate_unique(std::size_t size, const Start& start, Deadline deadline,
                     DepthAnswer* answers) {
        const unsigned lanes = propagator.lanes();
        std::size_t waiting[rate::kMostLanes];
        unsigned count = 0;
        for (std::size_t i = 0; i < size; ++i) {
            if (solutions.found(i).is_one()) {
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
            answer.depth =
                nested.find(words, words_of_digits(solutions.solution(puzzles[lane])), deadline);
            if (!answer.depth) answer.stop = Stop::deadline;
        }
    }

    const rate::Propagator& propagator;
    rate::SolutionSearch solutions;
    rate::NineDepth nested;
    rate::Group group;

    rate::GeneralDepth general;
    std::vector<std::uint8_t> solution;
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
    state.solutions.search(std::span<const nine::Marks>(&marks, 1), deadline);
    DepthAnswer answer = answer_of(state.solutions.found(0));
    state.rate_unique(
        1, [&](std::size_t) { return words_of([&](unsigned cell) { return marks[cell]; }); },
        deadline, &answer);
    return answer;
}

DepthAnswer DepthRater::rate_in_general(const Puzzle& puzzle, Deadline deadline) {
    SUDOKIT_EXPECT(!puzzle.has_constraints());
    State& state = this->state();
    const rate::Solutions found = state.solutions.search(puzzle, deadline, state.solution);
    DepthAnswer answer = answer_of(found);
    if (!found.is_one()) return answer;
    answer.depth = state.general.find(puzzle, state.solution, deadline);
    if (!answer.depth) answer.stop = Stop::deadline;
    return answer;
}

void DepthRater::rate(std::span<const nine::Digits> puzzles, Deadline deadline,
                      std::span<DepthAnswer> answers) {
    SUDOKIT_EXPECT(answers.size() >= puzzles.size());
    State& state = this->state();
    state.solutions.search(puzzles, deadline);
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        answers[i] = answer_of(state.solutions.found(i));
    state.rate_unique(
        puzzles.size(), [&](std::size_t i) { return words_of_digits(puzzles[i]); }, deadline,
        answers.data());
}

}  // namespace sudokit
