// Ways down to minimal puzzles on any board: `NineDescents` says how they are weighed.
#include <algorithm>

#include "sudokit/counting.hpp"

#include "generate/makers/descents.hpp"
#include "generate/makers/digger.hpp"

namespace sudokit::generate {
namespace {

class AnyDescents final : public Descents {
  public:
    explicit AnyDescents(const Wish& wish) : wish_(wish), grids_(wish.base) {}

    RoundEnd descend(Rng& rng, Deadline deadline, std::vector<MadePuzzle>& puzzles) override {
        const auto grid = wish_.solution ? wish_.solution : grids_.draw(rng, deadline);
        if (!grid) return deadline.passed() ? RoundEnd::deadline : RoundEnd::impossible;
        const std::uint32_t cells = wish_.base.board().cell_count();
        Dig dig{wish_.base, grid->digits, CellSet(cells), {}};
        dig.order.reserve(cells);
        for (Cell cell = 0; cell < cells; ++cell) {
            dig.givens.insert(cell);
            dig.order.emplace_back(cells).insert(cell);
        }
        rng.shuffle(dig.order);
        digger_.dig(dig, deadline);
        if (dig.stopped) return RoundEnd::deadline;
        const auto weight = weight_of(dig, deadline);
        if (!weight) return RoundEnd::deadline;
        puzzles.push_back({.puzzle = dig.puzzle(), .solution = *grid, .weight = *weight});
        return RoundEnd::done;
    }

  private:
    // How many cells were emptied when `cell` could no longer be: it is tested with all but the
    // last of `emptied`, and then with as few as show another solution.
    [[nodiscard]] std::optional<std::size_t> needed_from(const Dig& dig, Cell cell,
                                                         const std::vector<Cell>& emptied,
                                                         Deadline deadline) {
        std::size_t from = emptied.size();
        while (from > 0) {
            CellSet trial = dig.givens;
            trial.erase(cell);
            for (std::size_t i = from - 1; i < emptied.size(); ++i) trial.insert(emptied[i]);
            const Finding finding = digger_.test(dig, trial, deadline);
            if (finding.kind == Finding::Kind::only) return from;
            if (finding.kind != Finding::Kind::another) return std::nullopt;
            while (from > 0 && !finding.difference.contains(emptied[from - 1])) --from;
        }
        return from;
    }

    // Nothing if the deadline passed first.
    [[nodiscard]] std::optional<double> weight_of(const Dig& dig, Deadline deadline) {
        std::vector<Cell> emptied;
        for (const CellSet& part : dig.order) {
            if (!dig.givens.meets(part)) emptied.push_back(part.first());
        }
        std::vector<std::uint32_t> could_go(emptied.size());
        for (std::size_t i = 0; i < emptied.size(); ++i) {
            could_go[i] = static_cast<std::uint32_t>(emptied.size() - i);
        }
        for (Cell cell = 0; cell < wish_.base.board().cell_count(); ++cell) {
            if (!dig.givens.contains(cell)) continue;
            const auto from = needed_from(dig, cell, emptied, deadline);
            if (!from) return std::nullopt;
            for (std::size_t i = 0; i < *from; ++i) ++could_go[i];
        }
        double weight = 1;
        for (std::size_t i = 0; i < emptied.size(); ++i) {
            weight *= could_go[i];
            weight /= static_cast<double>(emptied.size() - i);
        }
        return weight;
    }

    const Wish& wish_;
    SolutionCounting grids_;
    Digger digger_;
};

}  // namespace

std::unique_ptr<Descents> make_any_descents(const Wish& wish) {
    return std::make_unique<AnyDescents>(wish);
}

}  // namespace sudokit::generate
