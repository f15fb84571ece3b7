// Puzzles of the usual 9x9 board, dug out of full grids side by side.
#include <algorithm>
#include <map>

#include "generate/makers/maker.hpp"
#include "generate/makers/random_grid.hpp"
#include "generate/nine/digger.hpp"

namespace sudokit::generate {
namespace {

// As many as the digger works on at a time.
constexpr std::size_t kPuzzlesOfARound = 256;

// The cells of a random digit.
NineCells digit_room(const nine::Digits& solution, Rng& rng) {
    const auto digit = static_cast<std::uint8_t>(1 + rng.below(9));
    NineCells room;
    for (std::size_t cell = 0; cell < nine::kCells; ++cell) {
        if (solution[cell] == digit) room.insert(cell);
    }
    return room;
}

// Cells that go first, so that there is room for a technique that is rare. Quads are needed only in
// houses with eight open cells or more, and jellyfish where so many lines lack the digit.
NineCells room_for(TechniqueId technique, const Board& board, const nine::Digits& solution,
                   Rng& rng) {
    using enum TechniqueId;
    switch (technique) {
        case naked_quad:
        case hidden_quad: {
            NineCells room;
            for (const Cell cell : board.houses()[rng.below(board.houses().size())].cells) {
                room.insert(cell);
            }
            return room;
        }
        case jellyfish:
        case finned_jellyfish:
        case sashimi_jellyfish: return digit_room(solution, rng);
        default: return {};
    }
}

class NineDigging final : public Maker {
  public:
    NineDigging(const Wish& wish, const nine::Kernel& kernel)
        : wish_(wish), digger_(kernel), filling_(wish.base) {
        for (Cell cell = 0; cell < nine::kCells; ++cell) {
            if (wish.base.given(cell) != 0) fixed_.insert(cell);
        }
    }

    RoundEnd make(Rng& rng, Deadline deadline, MadeRound& round) override {
        digs_.assign(kPuzzlesOfARound, {});
        orders_.resize(kPuzzlesOfARound);
        for (std::size_t i = 0; i < kPuzzlesOfARound; ++i) {
            if (!draw_grid(rng, deadline, digs_[i].solution)) {
                return filling_.has_none() ? RoundEnd::impossible : RoundEnd::deadline;
            }
            digs_[i].givens = NineCells::of_givens(digs_[i].solution);
            digs_[i].least = least_to_leave(wish_);
            orders_[i] = parts_of(drawn_symmetry(wish_, rng));
            rng.shuffle(orders_[i]);
            make_room(orders_[i], digs_[i].solution, rng);
            digs_[i].order = orders_[i];
        }
        digger_.dig(digs_, deadline);
        for (const NineDig& dig : digs_) {
            if (dig.stopped) return RoundEnd::deadline;
        }
        round.puzzles.reserve(digs_.size());
        for (const NineDig& dig : digs_) {
            round.puzzles.push_back(
                {nine::puzzle_of(digits_in(dig.solution, dig.givens)),
                 {wish_.base.board(), {dig.solution.begin(), dig.solution.end()}}});
        }
        return RoundEnd::done;
    }

  private:
    [[nodiscard]] bool draw_grid(Rng& rng, Deadline deadline, nine::Digits& digits) {
        if (wish_.solution) {
            std::ranges::copy(wish_.solution->digits, digits.begin());
            return true;
        }
        if (fixed_.empty()) {
            digits = grid_sampler().draw(rng);
            return true;
        }
        const auto drawn = filling_.draw(rng, deadline);
        if (drawn) std::ranges::copy(*drawn, digits.begin());
        return drawn.has_value();
    }

    void make_room(std::vector<NineCells>& order, const nine::Digits& solution, Rng& rng) const {
        if (!wish_.uses) return;
        const NineCells room = room_for(*wish_.uses, wish_.base.board(), solution, rng);
        std::stable_partition(order.begin(), order.end(),
                              [&](NineCells part) { return !(part & room).empty(); });
    }

    const std::vector<NineCells>& parts_of(PatternSymmetries symmetries) {
        auto& parts = parts_[symmetries.to_ulong()];
        if (!parts.empty()) return parts;
        for (const auto& part : symmetric_parts(wish_.base.board(), symmetries)) {
            NineCells cells;
            for (const Cell cell : part) cells.insert(cell);
            if ((cells & fixed_).empty()) parts.push_back(cells);
        }
        return parts;
    }

    const Wish& wish_;
    NineDigger digger_;
    RandomSolutions filling_;
    NineCells fixed_;
    std::map<unsigned long, std::vector<NineCells>> parts_;
    std::vector<NineDig> digs_;
    std::vector<std::vector<NineCells>> orders_;
};

}  // namespace

std::unique_ptr<Maker> make_nine_digging(const Wish& wish, const nine::Kernel& kernel) {
    SUDOKIT_EXPECT(is_plain_nine(wish));
    return std::make_unique<NineDigging>(wish, kernel);
}

}  // namespace sudokit::generate
