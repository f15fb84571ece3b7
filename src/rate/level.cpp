// Levels: the models or rules of a table are tried in turn, and the first that completes the grid
// names the level. A grid that filtering completes is the only solution, so that only those which
// stay open need a search to tell experts' puzzles from ill-posed ones.
#include <algorithm>
#include <variant>
#include <vector>

#include "sudokit/rate.hpp"

#include "base/assert.hpp"
#include "engine/nine/nine.hpp"
#include "rate/nine_filter.hpp"
#include "rate/solution_search.hpp"

namespace sudokit {
namespace {

using rate::NineFilter;

constexpr LevelAnswer kStopped{0, Stop::deadline, 0, std::nullopt};

// What filtering alone says of a puzzle, if it says anything.
std::optional<LevelAnswer> answer_of(Filtering::State state, Level level) {
    switch (state) {
        case Filtering::State::solved: return LevelAnswer{1, Stop::exhausted, 0, level};
        case Filtering::State::failed: return LevelAnswer{0, Stop::exhausted, 0, std::nullopt};
        case Filtering::State::stopped: return kStopped;
        case Filtering::State::open: break;
    }
    return std::nullopt;
}

// The answer where no level of the table is enough.
LevelAnswer answer_of_search(const rate::Solutions& found) {
    LevelAnswer answer{found.count, found.stop, found.nodes, std::nullopt};
    if (found.is_one()) answer.level = Level::expert;
    return answer;
}

// Counts the candidates of cell after cell.
class Count {
  public:
    explicit Count(LevelAttempt& attempt) : attempt_(attempt) {}

    void add(bool given, std::uint32_t candidates) {
        if (candidates > 1) {
            attempt_.candidates += candidates;
        } else if (!given) {
            ++attempt_.filled;
        }
    }

  private:
    LevelAttempt& attempt_;
};

LevelAttempt attempt_of(const LevelInfo& info, Filtering::State state, const NineFilter& filter,
                        const nine::Digits& givens) {
    LevelAttempt attempt{info.id, state};
    Count count(attempt);
    for (std::size_t cell = 0; cell < givens.size(); ++cell) {
        count.add(nine::is_given(givens[cell]), DigitSet(filter.candidates()[cell]).size());
    }
    return attempt;
}

LevelAttempt attempt_of(const LevelInfo& info, const Filtering& left, const Puzzle& puzzle) {
    LevelAttempt attempt{info.id, left.state};
    Count count(attempt);
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        count.add(puzzle.given(cell) != 0, left.candidates[cell].size());
    }
    return attempt;
}

// Each level goes on from where the one before it is stuck: it has all that one has, and what is
// left in the end does not depend on the order in which it is applied.
std::optional<LevelAnswer> filter_nine(std::span<const LevelInfo> table, const nine::Digits& givens,
                                       std::vector<LevelAttempt>* attempts) {
    NineFilter filter(givens);
    for (const LevelInfo& info : table) {
        if (!info.rules) continue;
        const Filtering::State state = filter.run(*info.rules);
        if (attempts != nullptr) attempts->push_back(attempt_of(info, state, filter, givens));
        if (auto answer = answer_of(state, info.id)) return answer;
    }
    return std::nullopt;
}

std::optional<LevelAnswer> filter_any(std::span<const LevelInfo> table, const Puzzle& puzzle,
                                      Deadline deadline, std::vector<LevelAttempt>* attempts) {
    for (const LevelInfo& info : table) {
        if (!info.model && !info.rules) continue;
        if (deadline.passed()) return kStopped;
        const Filtering left =
            info.model ? filter(puzzle, fitted(*info.model, puzzle.board()), {.deadline = deadline})
                       : filter_by_basic_rules(puzzle, *info.rules, deadline);
        if (attempts != nullptr) attempts->push_back(attempt_of(info, left, puzzle));
        if (auto answer = answer_of(left.state, info.id)) return answer;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Error> rate_fault(const Puzzle& puzzle) {
    static constexpr MessageText kRatings{"ratings", "les évaluations"};
    return constraint_fault(puzzle, kRatings);
}

ModelClass class_of(const std::optional<Model>& model) {
    if (!model) return ModelClass::search;
    const bool sets = model->primal > Model::kPairs || model->dual > Model::kPairs ||
                      model->abstraction == Model::Abstraction::groups;
    return sets ? ModelClass::global : ModelClass::local;
}

Model fitted(Model model, const Board& board) {
    if (!std::holds_alternative<Boxes>(board.shape().regions)) {
        model.abstraction = Model::Abstraction::absent;
    }
    const Model::Strength most = std::max(board.order(), Model::kPairs);
    model.primal = std::min(model.primal, most);
    model.dual = std::min(model.dual, most);
    SUDOKIT_ASSERT(!model_fault(model, board));
    return model;
}

struct LevelRater::State {
    State(Scale scale, const nine::Kernel& kernel) : table(all_levels(scale)), solutions(kernel) {}

    std::span<const LevelInfo> table;
    rate::SolutionSearch solutions;
    std::vector<std::uint8_t> solution;

    // Those of a batch that no level completes.
    std::vector<std::size_t> open;
    std::vector<nine::Digits> puzzles;
};

LevelRater::LevelRater(Scale scale, const nine::Kernel& kernel)
    : state_(std::make_unique<State>(scale, kernel)) {}
LevelRater::~LevelRater() = default;
LevelRater::LevelRater(LevelRater&&) noexcept = default;
LevelRater& LevelRater::operator=(LevelRater&&) noexcept = default;

LevelRater::State& LevelRater::state() const {
    SUDOKIT_EXPECT(state_ != nullptr);
    return *state_;
}

LevelAnswer LevelRater::rate(const Puzzle& puzzle, Deadline deadline,
                             std::vector<LevelAttempt>* attempts) {
    SUDOKIT_EXPECT(!puzzle.has_constraints());
    if (!engine::Nine::fits(puzzle.board()) || puzzle.has_pencilmarks()) {
        return rate_in_general(puzzle, deadline, attempts);
    }
    nine::Digits givens{};
    std::ranges::copy(puzzle.givens(), givens.begin());
    if (const auto answer = filter_nine(state().table, givens, attempts)) return *answer;
    if (deadline.passed()) return kStopped;
    state().solutions.search(std::span<const nine::Digits>(&givens, 1), deadline);
    return answer_of_search(state().solutions.found(0));
}

LevelAnswer LevelRater::rate_in_general(const Puzzle& puzzle, Deadline deadline,
                                        std::vector<LevelAttempt>* attempts) {
    SUDOKIT_EXPECT(!puzzle.has_constraints());
    if (const auto answer = filter_any(state().table, puzzle, deadline, attempts)) return *answer;
    return answer_of_search(state().solutions.search(puzzle, deadline, state().solution));
}

void LevelRater::rate(std::span<const nine::Digits> puzzles, Deadline deadline,
                      std::span<LevelAnswer> answers,
                      std::span<std::vector<LevelAttempt>> attempts) {
    SUDOKIT_EXPECT(answers.size() >= puzzles.size());
    SUDOKIT_EXPECT(attempts.empty() || attempts.size() >= puzzles.size());
    State& state = this->state();
    state.open.clear();
    state.puzzles.clear();
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        std::vector<LevelAttempt>* const made = attempts.empty() ? nullptr : &attempts[i];
        if (made != nullptr) made->clear();
        if (const auto answer = filter_nine(state.table, puzzles[i], made)) {
            answers[i] = *answer;
            continue;
        }
        state.open.push_back(i);
        state.puzzles.push_back(puzzles[i]);
    }
    if (deadline.passed()) {
        for (const std::size_t i : state.open) answers[i] = kStopped;
        return;
    }
    state.solutions.search(state.puzzles, deadline);
    for (std::size_t i = 0; i < state.open.size(); ++i) {
        answers[state.open[i]] = answer_of_search(state.solutions.found(i));
    }
}

}  // namespace sudokit
