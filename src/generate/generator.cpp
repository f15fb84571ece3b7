#include <algorithm>
#include <array>
#include <deque>
#include <set>
#include <string>
#include <utility>

#include "sudokit/generate.hpp"

#include "generate/judging/aiming.hpp"
#include "generate/judging/easing.hpp"
#include "generate/judging/judge.hpp"
#include "generate/judging/levelling.hpp"
#include "generate/makers/maker.hpp"
#include "generate/nine/gifts.hpp"

namespace sudokit {
namespace generate {

bool is_plain_nine(const Wish& wish) {
    return wish.base.board() == Board::standard(9) && !wish.base.has_constraints() &&
           !wish.base.has_pencilmarks();
}

PatternSymmetries drawn_symmetry(const Wish& wish, Rng& rng) {
    if (wish.symmetry) return *wish.symmetry;
    return PatternSymmetries().set(rng.below(kPatternSymmetryCount));
}

std::unique_ptr<Maker> make_maker(const Wish& wish, const nine::Kernel& kernel) {
    if (wish.near) return make_neighbours(wish);
    if (wish.pattern) return make_patterns(wish);
    switch (wish.method) {
        case Method::top_down: break;
        case Method::bottom_up: return make_bottom_up(wish, kernel);
        case Method::unbiased: return make_unbiased(wish, kernel);
    }
    if (auto few = make_nine_few_givens(wish, kernel)) return few;
    if (auto climbing = make_nine_climbing(wish, kernel)) return climbing;
    return is_plain_nine(wish) ? make_nine_digging(wish, kernel) : make_digging(wish);
}

std::uint32_t least_to_leave(const Wish& wish) { return wish.minimal ? 0 : wish.clues.least; }

}  // namespace generate

void Tried::add(const Tried& other) {
    puzzles += other.puzzles;
    failures += other.failures;
    clues += other.clues;
    ratings += other.ratings;
    fewest = std::min(fewest, other.fewest);
    most = std::max(most, other.most);
    if (other.easiest) easiest = std::min(easiest.value_or(*other.easiest), *other.easiest);
    if (other.hardest) hardest = std::max(hardest.value_or(*other.hardest), *other.hardest);
}

struct Generator::State {
    State(Wish wished, const nine::Kernel& kernel)
        : wish(std::move(wished)),
          easing(wish),
          gifts(wish),
          levelling(wish, kernel),
          aiming(wish),
          judge(wish, kernel),
          // The analyzer loses sight of the pointer on its way into the member.
          // NOLINTNEXTLINE(clang-analyzer-cplusplus.NewDeleteLeaks)
          maker(generate::make_maker(wish, kernel)) {}

    // Leaves the puzzles that are as wished, and those made easier that are then; false if the
    // deadline passed first.
    [[nodiscard]] bool choose(MadeRound& round, Rng& rng, Deadline deadline) {
        if (aiming.is_of_use() && !aiming.aim(round.puzzles, round.tried, rng, deadline)) {
            return false;
        }
        std::vector<MadePuzzle> hard;
        bool in_time = judge.judge(round.puzzles, round.tried, deadline, &hard);
        if (gifts.is_of_use() || levelling.is_of_use()) {
            std::erase_if(hard, [&](MadePuzzle& made) {
                if (deadline.passed()) return true;
                return gifts.is_of_use() ? !gifts.give(made, rng)
                                         : !levelling.level(made, rng, deadline);
            });
            in_time = in_time && judge.judge(hard, round.tried, deadline);
            std::ranges::move(hard, std::back_inserter(round.puzzles));
            return in_time;
        }
        if (!easing.is_of_use()) return in_time;
        for (std::size_t i = 0; i < generate::kEasings && in_time && !hard.empty(); ++i) {
            std::vector<MadePuzzle> easier = std::exchange(hard, {});
            for (MadePuzzle& made : easier) easing.ease(made, rng);
            in_time = judge.judge(easier, round.tried, deadline, &hard);
            std::ranges::move(easier, std::back_inserter(round.puzzles));
        }
        return in_time;
    }

    [[nodiscard]] bool is_new(const MadePuzzle& made) {
        const auto givens = made.puzzle.givens();
        return !wish.near || seen.emplace(givens.begin(), givens.end()).second;
    }

    Wish wish;
    generate::Easing easing;
    generate::NineGifts gifts;
    generate::Levelling levelling;
    generate::Aiming aiming;
    generate::Judge judge;
    std::unique_ptr<generate::Maker> maker;
    std::deque<MadePuzzle> ready;
    bool complete = false;       // there are no others than those handed out and ready
    std::set<std::string> seen;  // givens of neighbours: the only ones that come again
    Tried tried;
};

Generator::Generator(Wish wish, const nine::Kernel& kernel) {
    SUDOKIT_EXPECT(!wish_fault(wish));
    wish.minimal |= wish.method != Method::top_down;
    state_ = std::make_unique<State>(std::move(wish), kernel);
}
Generator::~Generator() = default;
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;

Generator::State& Generator::state() const {
    SUDOKIT_EXPECT(state_ != nullptr);
    return *state_;
}

const Wish& Generator::wish() const { return state().wish; }
const Tried& Generator::tried() const { return state().tried; }

MadeRound Generator::round(Rng& rng, Deadline deadline) {
    MadeRound out;
    out.end = state().maker->make(rng, deadline, out);
    const bool made = out.end == RoundEnd::done || out.end == RoundEnd::complete;
    if (made && state().choose(out, rng, deadline)) return out;
    if (made) out.end = RoundEnd::deadline;
    out.puzzles.clear();
    return out;
}

std::optional<MadePuzzle> Generator::next(Rng& rng, Deadline deadline) {
    std::deque<MadePuzzle>& ready = state().ready;
    while (ready.empty()) {
        if (deadline.passed() || state().complete) return std::nullopt;
        MadeRound made = round(rng, deadline);
        state().tried.add(made.tried);
        if (made.end == RoundEnd::impossible) return std::nullopt;
        state().complete = made.end == RoundEnd::complete;
        for (MadePuzzle& puzzle : made.puzzles) {
            if (state().is_new(puzzle)) ready.push_back(std::move(puzzle));
        }
    }
    MadePuzzle first = std::move(ready.front());
    ready.pop_front();
    return first;
}

Rng rng_of_round(std::uint64_t seed, std::uint64_t number) {
    Rng first(seed);
    return Rng(first.next() + number);
}

}  // namespace sudokit
