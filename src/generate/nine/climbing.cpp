// Puzzles of the usual 9x9 board that are too rare to be come across: found by climbing, from
// puzzle to neighbouring puzzle.
#include <algorithm>
#include <limits>

#include "generate/makers/maker.hpp"
#include "generate/minimality/solution_list.hpp"
#include "generate/nine/digger.hpp"
#include "generate/nine/resistance.hpp"

namespace sudokit::generate {
namespace {

// A climb begins with a round of puzzles dug out of random grids. In each generation some of the
// highest ones have children, and the highest of all go on. One that gains no height for some
// generations is given up: many short climbs lead to depth 2 sooner than a few with more of
// everything.
constexpr std::size_t kParents = 60;
constexpr std::size_t kChildren = 128;
constexpr int kMostInVain = 40;

// A child is its parent without some parts, completed otherwise: by one of these many solutions,
// and what that takes of its digits.
constexpr std::uint64_t kMostPartsOut = 3;
constexpr std::size_t kSolutionsToDrawFrom = 10;

// Up from this number of givens, minimal puzzles are rare among those that are dug, and down from
// the other one any.
constexpr std::uint32_t kFewClues = 19;
constexpr std::uint32_t kManyClues = 31;

// What makes a puzzle a high one.
enum class Height : std::uint8_t { resistance, few_clues, many_clues };

struct Climber {
    nine::Digits solution = {};
    NineCells givens;
    std::int32_t height = 0;
    bool is_there = false;

    [[nodiscard]] nine::Digits puzzle() const { return digits_in(solution, givens); }
};

std::optional<Height> height_for(const Wish& wish) {
    if (!is_plain_nine(wish) || wish.near || wish.pattern) return std::nullopt;
    // What no nesting of tests is needed for, contradiction nets do.
    const bool deep =
        (wish.depth && wish.depth->least >= 2) || wish.uses == TechniqueId::dynamic_forcing_net;
    if (deep) return Height::resistance;
    if (wish.clues.most <= kFewClues) return Height::few_clues;
    if (wish.minimal && wish.clues.least >= kManyClues) return Height::many_clues;
    return std::nullopt;
}

class NineClimbing final : public Maker {
  public:
    NineClimbing(const Wish& wish, const nine::Kernel& kernel, Height height)
        : wish_(wish),
          height_(height),
          first_(make_nine_digging(wish, kernel)),
          digger_(kernel),
          resistance_(kernel),
          depths_(kernel) {}

    RoundEnd make(Rng& rng, Deadline deadline, MadeRound& round) override {
        parts_ = symmetric_parts_of(drawn_symmetry(wish_, rng));
        MadeRound first;
        const RoundEnd end = first_->make(rng, deadline, first);
        if (end != RoundEnd::done) return end;
        std::vector<Climber> pool = climbers_of(first.puzzles);
        measure(pool, deadline);
        if (!wish_.symmetry) {
            // Each of these was dug with a symmetry of its own; their children have the same.
            for (Climber& climber : pool) climber.is_there = false;
        }
        std::int64_t best = std::numeric_limits<std::int64_t>::min();
        for (int in_vain = 0; in_vain < kMostInVain && !has_arrived(pool); ++in_vain) {
            keep_highest(pool);
            if (const std::int64_t sum = height_of(pool); sum > best) {
                best = sum;
                in_vain = 0;
            }
            std::vector<Climber> next = children_of(pool, rng, deadline);
            if (deadline.passed()) return RoundEnd::deadline;
            measure(next, deadline);
            std::ranges::move(next, std::back_inserter(pool));
        }
        if (deadline.passed()) return RoundEnd::deadline;
        hand_over(pool, round);
        return RoundEnd::done;
    }

  private:
    static bool has_arrived(const std::vector<Climber>& pool) {
        return std::ranges::any_of(pool, &Climber::is_there);
    }

    static std::int64_t height_of(const std::vector<Climber>& pool) {
        std::int64_t sum = 0;
        for (const Climber& climber : pool) sum += climber.height;
        return sum;
    }

    static std::vector<Climber> climbers_of(const std::vector<MadePuzzle>& puzzles) {
        std::vector<Climber> out(puzzles.size());
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            std::ranges::copy(puzzles[i].solution.digits, out[i].solution.begin());
            for (std::size_t cell = 0; cell < nine::kCells; ++cell) {
                if (puzzles[i].puzzle.givens()[cell] != 0) out[i].givens.insert(cell);
            }
        }
        return out;
    }

    std::vector<NineCells> symmetric_parts_of(PatternSymmetries symmetries) const {
        std::vector<NineCells> parts;
        for (const auto& part : symmetric_parts(wish_.base.board(), symmetries)) {
            NineCells cells;
            bool fixed = false;
            for (const Cell cell : part) {
                cells.insert(cell);
                fixed = fixed || wish_.base.given(cell) != 0;
            }
            if (!fixed) parts.push_back(cells);
        }
        return parts;
    }

    static void keep_highest(std::vector<Climber>& pool) {
        std::ranges::stable_sort(pool, std::ranges::greater(), &Climber::height);
        const auto is_same = [](const Climber& a, const Climber& b) {
            return a.height == b.height && a.puzzle() == b.puzzle();
        };
        pool.erase(std::unique(pool.begin(), pool.end(), is_same), pool.end());
        if (pool.size() > kParents) pool.resize(kParents);
    }

    // How high each stands, and whether it is as wished as far as that goes.
    void measure(std::vector<Climber>& climbers, Deadline deadline) {
        if (height_ == Height::resistance) return measure_resistance(climbers, deadline);
        for (Climber& climber : climbers) {
            const std::uint32_t clues = climber.givens.size();
            climber.height = static_cast<std::int32_t>(
                height_ == Height::few_clues ? nine::kCells - clues : clues);
            climber.is_there = wish_.clues.contains(clues);
        }
    }

    void measure_resistance(std::vector<Climber>& climbers, Deadline deadline) {
        constexpr unsigned kDeep = 2;
        const unsigned least = wish_.depth ? wish_.depth->least : kDeep;
        for (Climber& climber : climbers) {
            if (deadline.passed()) return;
            const nine::Digits puzzle = climber.puzzle();
            const auto [height, is_deep] = resistance_.measure(puzzle, climber.solution);
            climber.height = height;
            climber.is_there = is_deep;
            if (!is_deep || least <= kDeep) continue;
            DepthAnswer answer;
            depths_.rate({&puzzle, 1}, deadline, {&answer, 1});
            climber.is_there = answer.depth.value_or(kDeep) >= least;
        }
    }

    std::vector<Climber> children_of(const std::vector<Climber>& parents, Rng& rng,
                                     Deadline deadline) {
        digs_.clear();
        orders_.clear();
        orders_.reserve(kChildren);
        for (std::size_t i = 0; i < kChildren; ++i) {
            add_child(parents[rng.below(parents.size())], rng, deadline);
        }
        digger_.dig(digs_, deadline);
        std::vector<Climber> children;
        children.reserve(digs_.size());
        for (const NineDig& dig : digs_) children.push_back({dig.solution, dig.givens});
        return children;
    }

    void add_child(const Climber& parent, Rng& rng, Deadline deadline) {
        rng.shuffle(parts_);
        NineCells kept = parent.givens;
        std::uint64_t out = 1 + rng.below(kMostPartsOut);
        for (std::size_t i = 0; i < parts_.size() && out > 0; ++i) {
            if ((parts_[i] & kept).empty()) continue;
            kept = kept - parts_[i];
            --out;
        }
        NineDig dig;
        dig.solution = parent.solution;
        if (!wish_.solution) {
            const auto list = lister_.list(nine::puzzle_of(digits_in(parent.solution, kept)),
                                           kSolutionsToDrawFrom, deadline);
            if (list.solutions.empty()) return;  // the deadline has passed
            std::ranges::copy(list.solutions[rng.below(list.solutions.size())],
                              dig.solution.begin());
        }
        dig.givens = NineCells::of_givens(dig.solution);
        dig.least = least_to_leave(wish_);
        // What is kept is tried last, so that it mostly stays.
        rng.shuffle(parts_);
        std::vector<NineCells> order = parts_;
        std::stable_partition(order.begin(), order.end(),
                              [&](NineCells part) { return (part & kept).empty(); });
        orders_.push_back(std::move(order));
        dig.order = orders_.back();
        digs_.push_back(dig);
    }

    void hand_over(const std::vector<Climber>& pool, MadeRound& round) const {
        for (const Climber& climber : pool) {
            if (!climber.is_there) continue;
            round.puzzles.push_back(
                {nine::puzzle_of(climber.puzzle()),
                 {wish_.base.board(), {climber.solution.begin(), climber.solution.end()}}});
        }
        if (round.puzzles.empty()) ++round.tried.failures;
    }

    const Wish& wish_;
    Height height_;
    std::unique_ptr<Maker> first_;
    NineDigger digger_;
    NineResistance resistance_;
    DepthRater depths_;
    SolutionLister lister_;
    std::vector<NineCells> parts_;
    std::vector<NineDig> digs_;
    std::vector<std::vector<NineCells>> orders_;
};

}  // namespace

std::unique_ptr<Maker> make_nine_climbing(const Wish& wish, const nine::Kernel& kernel) {
    const auto height = height_for(wish);
    return height ? std::make_unique<NineClimbing>(wish, kernel, *height) : nullptr;
}

}  // namespace sudokit::generate
