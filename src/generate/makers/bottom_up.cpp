// Minimal puzzles from below: digits are put in until there is one solution, and those that turn
// out to be redundant are taken out.
#include <algorithm>
#include <array>

#include "generate/makers/digger.hpp"
#include "generate/makers/maker.hpp"
#include "generate/nine/digger.hpp"

namespace sudokit::generate {
namespace {

// As many as the digger of 9x9 puzzles works on at a time.
constexpr std::size_t kNineRises = 256;

using DigitRow = std::vector<std::uint8_t>;

// A puzzle that gets one digit after the other.
class Rise {
  public:
    Rise(const Puzzle& base, std::uint64_t seed)
        : board_(base.board()), givens_(base.givens().begin(), base.givens().end()), rng_(seed) {
        allowed_.reserve(givens_.size());
        for (Cell cell = 0; cell < givens_.size(); ++cell) allowed_.push_back(base.allowed(cell));
    }

    [[nodiscard]] const DigitRow& givens() const { return givens_; }

    // The only one, once it is finished.
    [[nodiscard]] const DigitRow& solution() const { return known_[0]; }

    // Puts digits in as long as two solutions are known that have them all.
    void climb() {
        do {
            put_digit();
        } while (std::ranges::all_of(known_, [&](const DigitRow& solution) {
            return !solution.empty() && solution[last_] == givens_[last_];
        }));
    }

    // Takes note of how many solutions there are, up to two, and which; true if it is finished.
    [[nodiscard]] bool conclude(std::uint64_t count, const std::array<DigitRow, 2>& found) {
        if (count == 0) {
            allowed_[last_].erase(givens_[last_]);
            givens_[last_] = 0;
        } else {
            known_ = found;
        }
        return count == 1;
    }

  private:
    // Any digit that no peer has in any empty cell. There is a solution, and so there is one.
    void put_digit() {
        std::vector<Cell> empty;
        empty.reserve(givens_.size());
        for (Cell cell = 0; cell < givens_.size(); ++cell) {
            if (givens_[cell] == 0) empty.push_back(cell);
        }
        last_ = empty[rng_.below(empty.size())];
        DigitSet digits = allowed_[last_];
        for (const Cell peer : board_.peers(last_)) {
            if (givens_[peer] != 0) digits.erase(givens_[peer]);
        }
        auto at = digits.begin();
        for (std::uint64_t skip = rng_.below(digits.size()); skip > 0; --skip) ++at;
        givens_[last_] = static_cast<std::uint8_t>(*at);
    }

    const Board& board_;
    DigitRow givens_;
    std::vector<DigitSet> allowed_;  // those not tried in vain: they will not fit later either
    std::array<DigitRow, 2> known_;  // solutions of what was there at the last test
    Cell last_ = 0;                  // where the last digit was put
    Rng rng_;
};

// Up to two solutions of a puzzle.
struct Found {
    std::uint64_t count = 0;
    std::array<DigitRow, 2> solutions = {};
    bool stopped = false;  // time ran out first
};

class BottomUp final : public Maker {
  public:
    BottomUp(const Wish& wish, const nine::Kernel& kernel)
        : wish_(wish), nine_(is_plain_nine(wish)), solver_(kernel), nine_digger_(kernel) {}

    RoundEnd make(Rng& rng, Deadline deadline, MadeRound& round) override {
        std::vector<Rise> rises;
        const std::size_t size = nine_ ? kNineRises : 1;
        rises.reserve(size);
        for (std::size_t i = 0; i < size; ++i) rises.emplace_back(wish_.base, rng.next());
        const RoundEnd end = raise(rises, deadline);
        if (end != RoundEnd::done) return end;
        return nine_ ? thin_out_nine(rises, rng, deadline, round)
                     : thin_out(rises.front(), rng, deadline, round);
    }

  private:
    [[nodiscard]] RoundEnd raise(std::vector<Rise>& rises, Deadline deadline) {
        std::vector<Rise*> open;
        open.reserve(rises.size());
        for (Rise& rise : rises) open.push_back(&rise);
        for (bool first = true;; first = false) {
            const auto found = nine_ ? two_of_nine(open, deadline)
                                     : std::vector{two_of(open.front()->givens(), deadline)};
            std::vector<Rise*> still_open;
            still_open.reserve(open.size());
            for (std::size_t i = 0; i < open.size(); ++i) {
                if (found[i].stopped) return RoundEnd::deadline;
                if (first && found[i].count == 0) return RoundEnd::impossible;
                if (open[i]->conclude(found[i].count, found[i].solutions)) continue;
                open[i]->climb();
                still_open.push_back(open[i]);
            }
            open = std::move(still_open);
            if (open.empty()) return RoundEnd::done;
            if (deadline.passed()) return RoundEnd::deadline;
        }
    }

    [[nodiscard]] Found two_of(const DigitRow& givens, Deadline deadline) {
        Puzzle puzzle = wish_.base;
        for (Cell cell = 0; cell < givens.size(); ++cell) puzzle.set_given(cell, givens[cell]);
        Found found;
        const auto outcome = backend::search_or_stop(
            *engines_, puzzle, {.limit = 2, .deadline = deadline},
            [&](std::span<const std::uint8_t> digits) {
                if (found.count < 2)
                    found.solutions[found.count++].assign(digits.begin(), digits.end());
                return true;
            });
        found.stopped = outcome.stop != Stop::exhausted && outcome.stop != Stop::limit;
        return found;
    }

    [[nodiscard]] std::vector<Found> two_of_nine(const std::vector<Rise*>& rises,
                                                 Deadline deadline) {
        std::vector<nine::Digits> puzzles(rises.size());
        std::vector<nine::Answer> answers(rises.size());
        std::array<std::vector<nine::Digits>, 2> solutions = {puzzles, puzzles};
        for (std::size_t i = 0; i < rises.size(); ++i) {
            std::ranges::copy(rises[i]->givens(), puzzles[i].begin());
        }
        solver_.solve(std::span<const nine::Digits>(puzzles), {.limit = 2, .deadline = deadline},
                      answers, solutions[0], solutions[1]);
        std::vector<Found> found(rises.size());
        for (std::size_t i = 0; i < rises.size(); ++i) {
            if (answers[i].stop == Stop::patience) {
                found[i] = two_of(rises[i]->givens(), deadline);
                continue;
            }
            found[i].count = answers[i].count;
            found[i].stopped = answers[i].stop == Stop::deadline;
            for (std::size_t k = 0; k < answers[i].count; ++k) {
                found[i].solutions[k].assign(solutions[k][i].begin(), solutions[k][i].end());
            }
        }
        return found;
    }

    [[nodiscard]] std::vector<Cell> removable(const Rise& rise, Rng& rng) const {
        std::vector<Cell> cells;
        cells.reserve(rise.givens().size());
        for (Cell cell = 0; cell < rise.givens().size(); ++cell) {
            if (rise.givens()[cell] != wish_.base.given(cell)) cells.push_back(cell);
        }
        rng.shuffle(cells);
        return cells;
    }

    [[nodiscard]] RoundEnd thin_out_nine(const std::vector<Rise>& rises, Rng& rng,
                                         Deadline deadline, MadeRound& round) {
        std::vector<NineDig> digs(rises.size());
        std::vector<std::vector<NineCells>> orders(rises.size());
        for (std::size_t i = 0; i < rises.size(); ++i) {
            nine::Digits givens;
            std::ranges::copy(rises[i].givens(), givens.begin());
            std::ranges::copy(rises[i].solution(), digs[i].solution.begin());
            digs[i].givens = NineCells::of_givens(givens);
            for (const Cell cell : removable(rises[i], rng)) {
                orders[i].push_back(NineCells::of(cell));
            }
            digs[i].order = orders[i];
        }
        nine_digger_.dig(digs, deadline);
        if (std::ranges::any_of(digs, &NineDig::stopped)) return RoundEnd::deadline;
        for (const NineDig& dig : digs) {
            round.puzzles.push_back(
                {nine::puzzle_of(digits_in(dig.solution, dig.givens)),
                 {wish_.base.board(), {dig.solution.begin(), dig.solution.end()}}});
        }
        return RoundEnd::done;
    }

    [[nodiscard]] RoundEnd thin_out(const Rise& rise, Rng& rng, Deadline deadline,
                                    MadeRound& round) {
        const Board& board = wish_.base.board();
        Dig dig{wish_.base, rise.solution(), CellSet(board.cell_count()), {}};
        for (Cell cell = 0; cell < rise.givens().size(); ++cell) {
            if (rise.givens()[cell] != 0) dig.givens.insert(cell);
        }
        for (const Cell cell : removable(rise, rng)) {
            dig.order.emplace_back(board.cell_count()).insert(cell);
        }
        digger_.dig(dig, deadline);
        if (dig.stopped) return RoundEnd::deadline;
        round.puzzles.push_back({dig.puzzle(), {board, dig.solution}});
        return RoundEnd::done;
    }

    const Wish& wish_;
    bool nine_;
    nine::Solver solver_;
    NineDigger nine_digger_;
    Digger digger_;
    std::unique_ptr<backend::Relay> engines_ = backend::make_automatic_in_general();
};

}  // namespace

std::unique_ptr<Maker> make_bottom_up(const Wish& wish, const nine::Kernel& kernel) {
    return std::make_unique<BottomUp>(wish, kernel);
}

}  // namespace sudokit::generate
