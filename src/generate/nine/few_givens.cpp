// Puzzles of the usual 9x9 board with as few givens as there can be: found by going from puzzle to
// neighbouring puzzle, and down wherever one has a redundant given.
//
// There are some 50,000 essentially different puzzles with 17 givens (49,158 are known, and
// believed to be all), and about 2 * 10^9 minimal ones with 18. A puzzle of 17 with any of its 64
// other cells given as well is one of 18 that is not minimal: so of all puzzles with 18 givens
// about one in 600 contains one with 17, and the same holds further up, where it is one in a
// hundred. So it is enough to look at many puzzles with 18 givens, which are all near each other:
// one given taken out and another one put in (how G. Royle and the players' forum collected those
// with 17).
#include <algorithm>
#include <array>
#include <set>
#include <span>

#include "sudokit/minimality.hpp"

#include "generate/makers/maker.hpp"

namespace sudokit::generate {
namespace {

constexpr std::size_t kDigits = 9;

// From more givens the other ways lead to what is wished sooner.
constexpr std::uint32_t kFewest = 19;

// A descent begins with puzzles dug out of random grids, with no more givens than this.
constexpr std::uint32_t kBeginning = 22;

// With a given taken out, more solutions than this have hardly ever a digit that only one of them
// has, and take long to go through. Tuned on descents to 17.
constexpr std::uint64_t kMostSolutions = 1000;

// How many puzzles of each number of givens wait for their turn, and after how many turns without
// success it is better to begin elsewhere.
constexpr std::size_t kMostWaiting = 1000;
constexpr std::size_t kMostTurns = 6000;

std::uint32_t givens_in(const nine::Digits& puzzle) {
    return static_cast<std::uint32_t>(std::ranges::count_if(puzzle, nine::is_given));
}

class NineFewGivens final : public Maker {
  public:
    NineFewGivens(const Wish& wish, const nine::Kernel& kernel)
        : wish_(wish),
          beginning_(minimal_wish()),
          digging_(make_nine_digging(beginning_, kernel)),
          solver_(kernel),
          minimiser_(kernel) {
        for (Cell cell = 0; cell < nine::kCells; ++cell) order_.push_back(cell);
    }

    RoundEnd make(Rng& rng, Deadline deadline, MadeRound& round) override {
        for (auto& waiting : waiting_) waiting.clear();
        seen_.clear();
        if (const RoundEnd end = begin(rng, deadline, round.tried); end != RoundEnd::done) {
            return end;
        }
        for (std::size_t turn = 0; turn < kMostTurns; ++turn) {
            const auto lowest = std::ranges::find_if(
                waiting_, [](const std::vector<nine::Digits>& level) { return !level.empty(); });
            if (lowest == waiting_.end()) break;
            const nine::Digits puzzle = taken_from(*lowest, rng);
            if (wish_.clues.contains(givens_in(puzzle))) return hand_over(puzzle, round);
            if (!look_around(puzzle, rng, deadline, round.tried)) return RoundEnd::deadline;
        }
        ++round.tried.failures;
        return RoundEnd::done;
    }

  private:
    static Wish minimal_wish() {
        Wish wish(Board::standard(9));
        wish.minimal = true;
        return wish;
    }

    static nine::Digits taken_from(std::vector<nine::Digits>& level, Rng& rng) {
        std::swap(level[rng.below(level.size())], level.back());
        const nine::Digits puzzle = level.back();
        level.pop_back();
        return puzzle;
    }

    [[nodiscard]] RoundEnd begin(Rng& rng, Deadline deadline, Tried& tried) {
        constexpr int kRounds = 4;
        for (int i = 0; i < kRounds; ++i) {
            MadeRound dug;
            if (const RoundEnd end = digging_->make(rng, deadline, dug); end != RoundEnd::done) {
                return end;
            }
            for (const MadePuzzle& made : dug.puzzles) {
                if (made.puzzle.given_count() > kBeginning) continue;
                nine::Digits digits = {};
                std::ranges::copy(made.puzzle.givens(), digits.begin());
                add(digits, rng, tried);
            }
        }
        return RoundEnd::done;
    }

    // Lets a minimal puzzle wait for its turn, unless it had one.
    void add(const nine::Digits& puzzle, Rng& rng, Tried& tried) {
        if (!seen_.insert(puzzle).second) return;
        const std::uint32_t givens = givens_in(puzzle);
        if (!wish_.clues.contains(givens)) {
            ++tried.puzzles;
            ++tried.clues;
            tried.fewest = std::min(tried.fewest, givens);
            tried.most = std::max(tried.most, givens);
        }
        auto& level = waiting_[givens];
        if (level.size() < kMostWaiting) {
            level.push_back(puzzle);
        } else {
            level[rng.below(level.size())] = puzzle;
        }
    }

    // Finds the neighbours of a puzzle, and what they contain; false if the deadline passed first.
    [[nodiscard]] bool look_around(const nine::Digits& puzzle, Rng& rng, Deadline deadline,
                                   Tried& tried) {
        neighbours_.clear();
        for (Cell cell = 0; cell < nine::kCells; ++cell) {
            if (!nine::is_given(puzzle[cell])) continue;
            if (deadline.passed()) return false;
            add_neighbours(puzzle, cell, deadline);
        }
        answers_.assign(neighbours_.size(), {});
        minimiser_.redundant(neighbours_, deadline, answers_);
        lower_.clear();
        for (std::size_t i = 0; i < neighbours_.size(); ++i) {
            if (answers_[i].posed.stop == Stop::deadline) return false;
            if (answers_[i].is_minimal()) add(neighbours_[i], rng, tried);
            if (answers_[i].redundant.any()) lower_.push_back(neighbours_[i]);
        }
        posed_.assign(lower_.size(), {});
        minimiser_.minimise(lower_, order_, deadline, posed_);
        for (std::size_t i = 0; i < lower_.size(); ++i) {
            if (posed_[i].stop == Stop::deadline) return false;
            add(lower_[i], rng, tried);
        }
        return true;
    }

    // Those without the given in `cell`: a digit that one solution only has makes it the only one.
    void add_neighbours(const nine::Digits& puzzle, Cell cell, Deadline deadline) {
        nine::Digits rest = puzzle;
        rest[cell] = 0;
        nine::Marks marks = {};
        for (Cell i = 0; i < nine::kCells; ++i) {
            const bool given = nine::is_given(rest[i]);
            marks[i] = static_cast<std::uint16_t>(given ? 1U << (rest[i] - 1U) : 0x1ffU);
        }
        times_ = {};
        const nine::Options options{
            .limit = kMostSolutions + 1, .deadline = deadline, .patience = 0};
        const auto answer = solver_.enumerate(marks, options, [&](const auto& solution) {
            for (Cell i = 0; i < nine::kCells; ++i) ++times_[i][solution[i]];
            return true;
        });
        if (answer.stop != Stop::exhausted) return;
        for (Cell i = 0; i < nine::kCells; ++i) {
            if (nine::is_given(rest[i])) continue;
            for (std::uint8_t digit = 1; digit <= kDigits; ++digit) {
                if (times_[i][digit] != 1 || (i == cell && digit == puzzle[cell])) continue;
                neighbours_.push_back(rest);
                neighbours_.back()[i] = digit;
            }
        }
    }

    [[nodiscard]] RoundEnd hand_over(const nine::Digits& puzzle, MadeRound& round) {
        nine::Answer answer;
        nine::Digits solution = {};
        solver_.solve(std::span(&puzzle, 1), {.limit = 2, .patience = 0}, std::span(&answer, 1),
                      std::span(&solution, 1));
        SUDOKIT_EXPECT(answer.count == 1);
        round.puzzles.push_back(
            {nine::puzzle_of(puzzle), {wish_.base.board(), {solution.begin(), solution.end()}}});
        return RoundEnd::done;
    }

    const Wish& wish_;
    Wish beginning_;
    std::unique_ptr<Maker> digging_;
    nine::Solver solver_;
    Minimiser minimiser_;
    std::vector<Cell> order_;

    std::array<std::vector<nine::Digits>, nine::kCells + 1> waiting_;  // by the number of givens
    std::set<nine::Digits> seen_;
    std::array<std::array<std::uint32_t, kDigits + 1>, nine::kCells> times_ = {};
    std::vector<nine::Digits> neighbours_;
    std::vector<NineRedundancy> answers_;
    std::vector<nine::Digits> lower_;
    std::vector<Posed> posed_;
};

}  // namespace

std::unique_ptr<Maker> make_nine_few_givens(const Wish& wish, const nine::Kernel& kernel) {
    const bool any_givens = is_plain_nine(wish) && wish.base.given_count() == 0 && !wish.solution &&
                            !wish.near && !wish.pattern && wish.symmetry && wish.symmetry->none();
    if (!any_givens || wish.clues.most > kFewest) return nullptr;
    return std::make_unique<NineFewGivens>(wish, kernel);
}

}  // namespace sudokit::generate
