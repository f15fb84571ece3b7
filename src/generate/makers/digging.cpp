// Puzzles of any board, dug out of full grids.
#include "generate/makers/digger.hpp"
#include "generate/makers/maker.hpp"
#include "generate/makers/random_grid.hpp"

namespace sudokit::generate {
namespace {

// Boards from this number of cells on are dug in a hurry, unless puzzles are to be minimal.
constexpr std::uint32_t kManyCells = 144;

class AnyDigging final : public Maker {
  public:
    explicit AnyDigging(const Wish& wish) : wish_(wish), filling_(wish.base) {}

    RoundEnd make(Rng& rng, Deadline deadline, MadeRound& round) override {
        const Board& board = wish_.base.board();
        std::vector<std::uint8_t> solution;
        if (wish_.solution) {
            solution = wish_.solution->digits;
        } else if (auto drawn = filling_.draw(rng, deadline)) {
            solution = *std::move(drawn);
        } else {
            return filling_.has_none() ? RoundEnd::impossible : RoundEnd::deadline;
        }
        Dig dig{wish_.base, std::move(solution), CellSet(board.cell_count()), {}};
        for (Cell cell = 0; cell < board.cell_count(); ++cell) dig.givens.insert(cell);
        dig.order = parts_of(drawn_symmetry(wish_, rng));
        rng.shuffle(dig.order);
        dig.least = least_to_leave(wish_);
        dig.hurried = !wish_.minimal && board.cell_count() >= kManyCells;
        digger_.dig(dig, deadline);
        if (dig.stopped) return RoundEnd::deadline;
        round.puzzles.push_back({dig.puzzle(), {board, dig.solution}});
        return RoundEnd::done;
    }

  private:
    [[nodiscard]] std::vector<CellSet> parts_of(PatternSymmetries symmetries) const {
        std::vector<CellSet> parts;
        for (const auto& part : symmetric_parts(wish_.base.board(), symmetries)) {
            CellSet cells(wish_.base.board().cell_count());
            bool fixed = false;
            for (const Cell cell : part) {
                cells.insert(cell);
                fixed |= wish_.base.given(cell) != 0;
            }
            if (!fixed) parts.push_back(cells);
        }
        return parts;
    }

    const Wish& wish_;
    RandomSolutions filling_;
    Digger digger_;
};

}  // namespace

std::unique_ptr<Maker> make_digging(const Wish& wish) { return std::make_unique<AnyDigging>(wish); }

}  // namespace sudokit::generate
