// What each kind of step does to the puzzles that pass through it.
#include <algorithm>

#include "sudokit/minimality.hpp"
#include "sudokit/nine.hpp"
#include "sudokit/nine_symmetry.hpp"
#include "sudokit/solve.hpp"

#include "campaign/units/near.hpp"
#include "campaign/units/pipeline.hpp"
#include "campaign/units/rating.hpp"

namespace sudokit::campaign {
namespace {

// How many solutions each puzzle has, up to two, and the first of them. Those that the many-puzzle
// kernels give up on are solved one by one.
class NineSolving {
  public:
    bool solve(std::span<const nine::Digits> puzzles, const Deadline& deadline) {
        answers_.resize(puzzles.size());
        solutions_.resize(puzzles.size());
        solver_.solve(puzzles, {.limit = 2, .deadline = deadline}, answers_, solutions_);
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            if (answers_[i].stop != Stop::patience) continue;
            const auto found =
                any_.solve(nine::puzzle_of(puzzles[i]), {.keep = 1, .deadline = deadline});
            if (!found) return false;
            answers_[i] = {found->count, found->nodes, found->stop};
            if (!found->solutions.empty()) {
                std::ranges::copy(found->solutions.front().digits, solutions_[i].begin());
            }
        }
        return !deadline.passed();
    }

    [[nodiscard]] Verdict verdict(std::size_t index) const {
        return verdict_of(answers_[index].count, answers_[index].stop);
    }
    [[nodiscard]] const nine::Digits& solution(std::size_t index) const {
        return solutions_[index];
    }

  private:
    nine::Solver solver_;
    Solver any_;
    std::vector<nine::Answer> answers_;
    std::vector<nine::Digits> solutions_;
};

class SolveWork final : public StepWork {
  public:
    explicit SolveWork(const SolveStep& /*nothing to say*/) {}

    bool work(Batch& batch, const Deadline& deadline, Next next) override {
        if (!solving_.solve(batch.puzzles, deadline)) return false;
        std::vector<Said> column;
        column.reserve(batch.puzzles.size());
        for (std::size_t i = 0; i < batch.puzzles.size(); ++i) {
            const Verdict verdict = solving_.verdict(i);
            column.push_back(verdict == Verdict::one ? Said{.grid = &solving_.solution(i)}
                                                     : Said{.words = verdict_word(verdict)});
        }
        batch.columns.push_back(std::move(column));
        return next(batch);
    }

  private:
    NineSolving solving_;
};

class FilterWork final : public StepWork {
  public:
    explicit FilterWork(const FilterStep& step) : step_(step) {}

    bool work(Batch& batch, const Deadline& deadline, Next next) override {
        std::vector<bool> kept(batch.puzzles.size());
        for (std::size_t i = 0; i < kept.size(); ++i) {
            const auto clues = std::ranges::count_if(batch.puzzles[i], nine::is_given);
            kept[i] = step_.clues.contains(static_cast<std::uint32_t>(clues));
        }
        batch.keep(kept);
        if (step_.minimal) {
            if (!keep_minimal(batch, deadline)) return false;
        } else if (step_.one_solution) {
            if (!solving_.solve(batch.puzzles, deadline)) return false;
            kept.resize(batch.puzzles.size());
            for (std::size_t i = 0; i < kept.size(); ++i) {
                kept[i] = solving_.verdict(i) == Verdict::one;
            }
            batch.keep(kept);
        }
        return next(batch);
    }

  private:
    bool keep_minimal(Batch& batch, const Deadline& deadline) {
        redundancies_.resize(batch.puzzles.size());
        minimiser_.redundant(batch.puzzles, deadline, redundancies_);
        std::vector<bool> kept(batch.puzzles.size());
        for (std::size_t i = 0; i < kept.size(); ++i) kept[i] = redundancies_[i].is_minimal();
        batch.keep(kept);
        return !deadline.passed();
    }

    FilterStep step_;
    NineSolving solving_;
    Minimiser minimiser_;
    std::vector<NineRedundancy> redundancies_;
};

// Rates what was not rated before; the values of all puzzles are then in the batch.
bool rate_batch(AnyRater& rater, const RateStep& step, Batch& batch, const Deadline& deadline,
                std::vector<Rating>& ratings) {
    rater.rate(batch.puzzles, deadline, ratings);
    if (deadline.passed()) return false;
    std::vector<std::optional<unsigned>> values(ratings.size());
    std::ranges::transform(ratings, values.begin(), [](const Rating& it) { return it.value; });
    std::erase_if(batch.ratings, [&](const auto& it) { return it.scale == step.scale; });
    batch.ratings.push_back({step.scale, std::move(values), step.most});
    return true;
}

class RateWork final : public StepWork {
  public:
    explicit RateWork(const RateStep& step) : step_(step), rater_(step.scale, step.most) {}

    bool work(Batch& batch, const Deadline& deadline, Next next) override {
        if (!rate_batch(rater_, step_, batch, deadline, ratings_)) return false;
        std::vector<Said> column;
        column.reserve(ratings_.size());
        for (const Rating& rating : ratings_) column.push_back({.words = rating.words});
        batch.columns.push_back(std::move(column));
        return next(batch);
    }

  private:
    RateStep step_;
    AnyRater rater_;
    std::vector<Rating> ratings_;
};

class KeepWork final : public StepWork {
  public:
    explicit KeepWork(const KeepStep& step) : step_(step), rater_(step.scale, std::nullopt) {}

    bool work(Batch& batch, const Deadline& deadline, Next next) override {
        const KnownRatings* known = batch.rating(step_.scale);
        if (known == nullptr || !known->tell(step_.range)) {
            if (!rate_batch(rater_, {step_.scale}, batch, deadline, ratings_)) return false;
            known = batch.rating(step_.scale);
        }
        std::vector<bool> kept(known->values.size());
        for (std::size_t i = 0; i < kept.size(); ++i) {
            kept[i] = known->values[i] && step_.range.contains(*known->values[i]);
        }
        batch.keep(kept);
        return next(batch);
    }

  private:
    KeepStep step_;
    AnyRater rater_;
    std::vector<Rating> ratings_;
};

class CanonWork final : public StepWork {
  public:
    explicit CanonWork(const CanonStep& /*nothing to say*/) {}

    bool work(Batch& batch, const Deadline& deadline, Next next) override {
        for (nine::Digits& puzzle : batch.puzzles) {
            if (deadline.passed()) return false;
            puzzle = canonicaliser_.form(puzzle).digits;
        }
        batch.ratings.clear();
        return next(batch);
    }

  private:
    nine::Canonicaliser canonicaliser_;
};

class MinimiseWork final : public StepWork {
  public:
    explicit MinimiseWork(const MinimiseStep& /*nothing to say*/) {
        for (Cell cell = 0; cell < nine::kCells; ++cell) order_.push_back(cell);
    }

    bool work(Batch& batch, const Deadline& deadline, Next next) override {
        posed_.resize(batch.puzzles.size());
        minimiser_.minimise(batch.puzzles, order_, deadline, posed_);
        batch.ratings.clear();
        return !deadline.passed() && next(batch);
    }

  private:
    std::vector<Cell> order_;
    Minimiser minimiser_;
    std::vector<Posed> posed_;
};

class NearWork final : public StepWork {
  public:
    explicit NearWork(const NearStep& step)
        : vicinity_{step.remove, step.add, step.minimal}, filter_({.minimal = step.minimal}) {}

    bool work(Batch& batch, const Deadline& deadline, Next next) override {
        Batch found;
        const auto hand_on = [&] {
            const bool goes_on = filter_.work(found, deadline, next);
            found.clear();
            return goes_on;
        };
        for (const nine::Digits& puzzle : batch.puzzles) {
            if (!neighbourhood_.all(puzzle, vicinity_, deadline, [&](const nine::Digits& near) {
                    found.puzzles.push_back(near);
                    return found.puzzles.size() < kMostAtOnce || hand_on();
                })) {
                return false;
            }
        }
        return hand_on();
    }

  private:
    Vicinity vicinity_;
    Neighbourhood neighbourhood_;
    FilterWork filter_;
};

struct StepMaker {
    std::unique_ptr<StepWork> operator()(const SolveStep& step) const {
        return std::make_unique<SolveWork>(step);
    }
    std::unique_ptr<StepWork> operator()(const FilterStep& step) const {
        return std::make_unique<FilterWork>(step);
    }
    std::unique_ptr<StepWork> operator()(const RateStep& step) const {
        return std::make_unique<RateWork>(step);
    }
    std::unique_ptr<StepWork> operator()(const KeepStep& step) const {
        return std::make_unique<KeepWork>(step);
    }
    std::unique_ptr<StepWork> operator()(const CanonStep& step) const {
        return std::make_unique<CanonWork>(step);
    }
    std::unique_ptr<StepWork> operator()(const MinimiseStep& step) const {
        return std::make_unique<MinimiseWork>(step);
    }
    std::unique_ptr<StepWork> operator()(const NearStep& step) const {
        return std::make_unique<NearWork>(step);
    }
};

}  // namespace

std::unique_ptr<StepWork> make_step(const CampaignStep& step) {
    return std::visit(StepMaker{}, step);
}

}  // namespace sudokit::campaign
