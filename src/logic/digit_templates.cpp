#include "logic/digit_templates.hpp"

#include <array>
#include <bit>

namespace sudokit::logic {
namespace {

// How many cells may be tried for one digit. A 9x9 board needs some fifty, at most a few hundred.
constexpr std::uint32_t kMaxTries = 2000;

// For each row the columns of some places.
using Rows = std::array<std::uint64_t, kMaxOrder>;

class TemplateSearch {
  public:
    TemplateSearch(const State& state, const HouseCuts& cuts, Digit digit)
        : board_(state.board()), cuts_(cuts) {
        for (std::uint32_t row = 0; row < board_.order(); ++row) {
            places_[row] = state.places(row, digit);
            used_[row] = 0;
            if (!state.placed(row).contains(digit)) rows_ |= std::uint64_t{1} << row;
        }
    }

    /// The places that no template was found for.
    CellSet unused() {
        CellSet cells(board_.cell_count());
        for (std::uint64_t rest = rows_; rest != 0; rest &= rest - 1) {
            const auto row = static_cast<std::uint32_t>(std::countr_zero(rest));
            for (const Digit place : DigitSet(places_[row])) {
                const std::uint32_t column = place - 1;
                if ((used_[row] >> column & 1) != 0) continue;
                if (!take(row, column, places_, rows_)) cells.insert(board_.cell(row, column));
            }
        }
        return cells;
    }

  private:
    // Takes a cell, then one of the row of `rows` with the fewest places left, and so on. The cells
    // of a template are marked as used.
    bool take(std::uint32_t row, std::uint32_t column, const Rows& places, std::uint64_t rows) {
        if (tries_ == kMaxTries) return false;
        ++tries_;
        const std::uint64_t bit = std::uint64_t{1} << column;
        rows &= ~(std::uint64_t{1} << row);
        if (rows != 0) {
            Rows left;
            const std::uint32_t next = narrow(board_.cell(row, column), places, rows, left);
            if (next == kNone) return false;
            // Unused cells come first: the more of them a template has, the fewer are needed.
            if (!take_one_of(next, left[next] & ~used_[next], left, rows) &&
                !take_one_of(next, left[next] & used_[next], left, rows)) {
                return false;
            }
        }
        used_[row] |= bit;
        return true;
    }

    bool take_one_of(std::uint32_t row, std::uint64_t columns, const Rows& places,
                     std::uint64_t rows) {
        for (; columns != 0; columns &= columns - 1) {
            const auto column = static_cast<std::uint32_t>(std::countr_zero(columns));
            if (take(row, column, places, rows)) return true;
        }
        return false;
    }

    // Leaves what `cell` does not see, and returns a row that has little of it: one place if there
    // is such a row, or else two.
    std::uint32_t narrow(Cell cell, const Rows& places, std::uint64_t rows, Rows& left) const {
        // Its row comes first, which is none of `rows`, then its column, which cuts all of them at
        // the same place.
        const std::uint64_t column = std::uint64_t{1} << board_.column_of(cell);
        const auto houses = board_.houses_of(cell).subspan(2);
        std::uint32_t best = kNone;
        std::uint32_t fewest = kMaxOrder + 1;
        for (; rows != 0; rows &= rows - 1) {
            const auto row = static_cast<std::uint32_t>(std::countr_zero(rows));
            std::uint64_t seen = column;
            for (const std::uint32_t house : houses) seen |= cuts_(row, house);
            left[row] = places[row] & ~seen;
            if (left[row] == 0) return kNone;
            const std::uint32_t size = size_class(left[row]);
            if (size >= fewest) continue;
            fewest = size;
            best = row;
        }
        return best;
    }

    // Of a set that is not empty: 1, 2 or many; cheaper than to count.
    static std::uint32_t size_class(std::uint64_t places) {
        const std::uint64_t more = places & (places - 1);
        if (more == 0) return 1;
        return is_one_bit(more) ? 2 : 3;
    }

    static constexpr std::uint32_t kNone = kMaxOrder;

    const Board& board_;
    const HouseCuts& cuts_;
    std::uint64_t rows_ = 0;  // those without the digit
    std::uint32_t tries_ = 0;
    Rows places_;
    Rows used_;
};

}  // namespace

CellSet doomed_places(const State& state, const HouseCuts& cuts, Digit digit) {
    return TemplateSearch(state, cuts, digit).unused();
}

}  // namespace sudokit::logic
