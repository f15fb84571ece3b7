// Minimal puzzles, each as likely as any other.
#include <algorithm>

#include "generate/makers/descents.hpp"
#include "generate/makers/maker.hpp"
#include "generate/makers/random_grid.hpp"
#include "generate/nine/descents.hpp"
#include "generate/nine/lattice.hpp"

namespace sudokit::generate {
namespace {

// Ways down that are gone side by side.
constexpr std::size_t kWaysOfARound = 512;

// A way down is gone on with for certain if it stands for so many others, and otherwise with a
// chance in proportion to that: most lead to few minimal puzzles, and these take most of the time.
constexpr double kFullWays = 1e87;

// The weight at which every puzzle from a random 9x9 grid is kept: 130 times the mean number of
// minimal puzzles of a grid. One in twenty of those kept has more, and counts for more: mostly
// those of 28 givens and more, which are the hardest to come by.
constexpr double kFullWeight = 6e17;

// Where that weight is not known, so many are drawn to see: the largest of them.
constexpr std::size_t kPilotWays = 256;
constexpr std::uint64_t kPilotSeed = 1;

// From 0 to 1, without 1, the same on every machine.
double random_share(Rng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

class NineGridDescents final : public Descents {
  public:
    NineGridDescents(const Wish& wish, const nine::Kernel& kernel)
        : wish_(wish), descents_(kernel), lattice_(kernel) {}

    RoundEnd descend(Rng& rng, Deadline deadline, std::vector<MadePuzzle>& puzzles) override {
        ways_.assign(kWaysOfARound, {});
        for (NineDescent& way : ways_) {
            if (wish_.solution) {
                std::ranges::copy(wish_.solution->digits, way.solution.begin());
            } else {
                way.solution = grid_sampler().draw(rng);
            }
        }
        descents_.descend(ways_, rng, deadline);
        if (std::ranges::any_of(ways_, &NineDescent::stopped)) return RoundEnd::deadline;
        std::erase_if(ways_, [&](const NineDescent& way) {
            return random_share(rng) * kFullWays >= way.ways;
        });
        within_.clear();
        for (const NineDescent& way : ways_) {
            within_.push_back({way.solution, way.givens - way.redundant, way.redundant});
        }
        lattice_.find(within_, deadline);
        if (std::ranges::any_of(within_, &NineWithin::stopped)) return RoundEnd::deadline;
        for (std::size_t i = 0; i < ways_.size(); ++i) {
            puzzles.push_back(drawn(ways_[i], within_[i].minimal, rng));
        }
        return RoundEnd::done;
    }

  private:
    // One of the minimal puzzles below. As many ways of this length lead towards each as there are
    // orders of so many of its empty cells, so each stands for itself divided by that.
    [[nodiscard]] MadePuzzle drawn(const NineDescent& way, const std::vector<NineCells>& minimal,
                                   Rng& rng) const {
        const auto share_of = [&](NineCells givens) {
            double orders = 1;
            for (std::size_t i = 0; i < way.emptied.size(); ++i) {
                orders *= static_cast<double>(nine::kCells - givens.size() - i);
            }
            return 1 / orders;
        };
        double all = 0;
        for (const NineCells givens : minimal) all += share_of(givens);
        double at = random_share(rng) * all;
        const auto found = std::ranges::find_if(minimal, [&](NineCells givens) {
            at -= share_of(givens);
            return at < 0;
        });
        const NineCells givens = found == minimal.end() ? minimal.back() : *found;
        return {.puzzle = nine::puzzle_of(digits_in(way.solution, givens)),
                .solution = {wish_.base.board(), {way.solution.begin(), way.solution.end()}},
                .weight = std::max(way.ways, kFullWays) * all};
    }

    const Wish& wish_;
    NineDescents descents_;
    NineLattice lattice_;
    std::vector<NineDescent> ways_;
    std::vector<NineWithin> within_;
};

// Keeps a puzzle with a chance in proportion to its weight.
class Unbiased final : public Maker {
  public:
    Unbiased(const Wish& wish, const nine::Kernel& kernel)
        : descents_(is_plain_nine(wish) ? make_nine_descents(wish, kernel)
                                        : make_any_descents(wish)) {
        if (is_plain_nine(wish) && !wish.solution) full_weight_ = kFullWeight;
    }

    RoundEnd make(Rng& rng, Deadline deadline, MadeRound& round) override {
        if (full_weight_ == 0) {
            if (const RoundEnd end = find_full_weight(deadline); end != RoundEnd::done) return end;
        }
        const RoundEnd end = descents_->descend(rng, deadline, round.puzzles);
        if (end != RoundEnd::done) return end;
        const std::size_t before = round.puzzles.size();
        std::erase_if(round.puzzles, [&](MadePuzzle& made) {
            made.weight /= full_weight_;
            const bool kept = random_share(rng) < made.weight;
            made.weight = std::max(made.weight, 1.0);
            return !kept;
        });
        round.tried.failures += before - round.puzzles.size();
        return RoundEnd::done;
    }

  private:
    // From random numbers of its own, so that all threads find the same.
    [[nodiscard]] RoundEnd find_full_weight(Deadline deadline) {
        Rng rng(kPilotSeed);
        std::vector<MadePuzzle> puzzles;
        while (puzzles.size() < kPilotWays) {
            const RoundEnd end = descents_->descend(rng, deadline, puzzles);
            if (end != RoundEnd::done) return end;
        }
        full_weight_ = std::ranges::max_element(puzzles, {}, &MadePuzzle::weight)->weight;
        return RoundEnd::done;
    }

    std::unique_ptr<Descents> descents_;
    double full_weight_ = 0;  // 0: to be found
};

}  // namespace

std::unique_ptr<Descents> make_nine_descents(const Wish& wish, const nine::Kernel& kernel) {
    return std::make_unique<NineGridDescents>(wish, kernel);
}

std::unique_ptr<Maker> make_unbiased(const Wish& wish, const nine::Kernel& kernel) {
    return std::make_unique<Unbiased>(wish, kernel);
}

}  // namespace sudokit::generate
