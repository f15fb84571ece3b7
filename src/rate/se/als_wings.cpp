// Of all wings of a size the easiest wins, then the one that removes most, then the one whose name
// comes last (names are compared as texts), then the first.
#include "rate/se/als_wings.hpp"

#include <cstdlib>
#include <string>

namespace sudokit::rate::se {
namespace {

double wing_difficulty(unsigned size, unsigned largest) {
    const auto from_middle = std::abs(3 - static_cast<int>(largest));
    if (size == 3) return 5.5 + (1 - from_middle) * 0.1;
    if (size == 4) return 6.2 + (2 - from_middle) * 0.1;
    return size == 5 ? 6.6 : 7.5;
}

class AlsWingSearch {
  public:
    AlsWingSearch(const Position& position, unsigned size, Hint& hint)
        : position_(position), size_(size), hint_(hint), pairs_(position.of_size(2)) {
        for (unsigned digit = 0; digit < 9; ++digit) with_[digit] = position.with(digit);
        for (unsigned cell = 0; cell < kCells; ++cell) {
            const unsigned count = size_of(cell);
            if (count >= 2 && count <= size_ + 1) open_.add(cell);
        }
    }

    bool run() {
        extend(0, open_, 0);
        return found_;
    }

  private:
    [[nodiscard]] unsigned size_of(unsigned cell) const { return se::size(position_.cell[cell]); }

    // Adds cells in reading order, all of which see each other.
    void extend(unsigned count, const Cells& among, Mask digits) {
        each(among, [&](unsigned cell) {
            const Mask more = digits | position_.cell[cell];
            if (se::size(more) > size_ + 1) return;
            cells_[count] = cell;
            if (count + 1 == size_) {
                if (se::size(more) == size_ + 1) find_ends(more);
                return;
            }
            extend(count + 1, (among & kGeometry.sees[cell]) & after(cell), more);
        });
    }

    [[nodiscard]] static Cells after(unsigned cell) {
        Cells out;
        if (cell < 63) {
            out.low = ~std::uint64_t{0} << (cell + 1);
            out.high = ~std::uint64_t{0};
        } else {
            out.high = ~std::uint64_t{0} << (cell - 63);
        }
        return out;
    }

    // The cells of two digits that see one of the others.
    void find_ends(Mask digits) {
        Cells seen;
        Cells set;
        for (unsigned i = 0; i < size_; ++i) {
            seen |= kGeometry.sees[cells_[i]];
            set.add(cells_[i]);
        }
        each((seen & pairs_) - set, [&](unsigned end) {
            const Mask pair = position_.cell[end];
            if (without(pair, digits) != 0) return;
            const unsigned low = first(pair);
            const unsigned high = first(without(pair, bit(low)));
            const bool by_low = is_restricted(end, low);
            const bool by_high = is_restricted(end, high);
            if (by_low) {
                judge(end, set, digits, by_high, low, high);
            } else if (by_high) {
                judge(end, set, digits, false, high, low);
            }
        });
    }

    // The end sees all cells with the digit.
    [[nodiscard]] bool is_restricted(unsigned end, unsigned digit) const {
        for (unsigned i = 0; i < size_; ++i) {
            if (position_.has(cells_[i], digit) && !kGeometry.sees[end].has(cells_[i]))
                return false;
        }
        return true;
    }

    // Who has the digit outside and sees all that have it inside.
    [[nodiscard]] Cells victims(unsigned digit, const Cells& set) const {
        Cells out = with_[digit] - set;
        each(set & with_[digit], [&](unsigned cell) { out &= kGeometry.sees[cell]; });
        return out;
    }

    // `x` is in one of the two only, so `z` is; if that holds the other way round too, all digits
    // are.
    void judge(unsigned end, Cells cells, Mask digits, bool both, unsigned x, unsigned z) {
        cells.add(end);
        gone_ = {};
        removed_ = 0;
        bool others = false;
        bool of_x = false;
        if (both) {
            each(without(digits, position_.cell[end]),
                 [&](unsigned digit) { others = remove(victims(digit, cells), digit) || others; });
            of_x = remove(victims(x, cells), x);
        }
        const bool of_z = remove(victims(z, cells), z);
        if (removed_ > 0) offer(both && (others || (of_z && of_x)));
    }

    bool remove(const Cells& cells, unsigned digit) {
        each(cells, [&](unsigned cell) {
            gone_[cell] |= bit(digit);
            ++removed_;
        });
        return !cells.none();
    }

    void offer(bool doubly) {
        unsigned largest = 0;
        unsigned sum = 0;
        for (unsigned i = 0; i < size_; ++i) {
            largest = std::max(largest, size_of(cells_[i]));
            sum += size_of(cells_[i]);
        }
        const double difficulty = wing_difficulty(size_, largest);
        const std::string name =
            (doubly ? "2" : "1") + std::to_string(largest) + std::to_string(sum);
        if (found_) {
            if (difficulty != hint_.difficulty) {
                if (difficulty > hint_.difficulty) return;
            } else if (removed_ != best_removed_) {
                if (removed_ < best_removed_) return;
            } else if (name <= best_name_) {
                return;
            }
        }
        found_ = true;
        best_removed_ = removed_;
        best_name_ = name;
        hint_.difficulty = difficulty;
        hint_.removals.clear();
        for (unsigned cell = 0; cell < kCells; ++cell) {
            if (gone_[cell] != 0) hint_.removals.add(cell, gone_[cell]);
        }
    }

    const Position& position_;
    unsigned size_;
    Hint& hint_;
    Cells pairs_;
    Cells open_;
    std::array<Cells, 9> with_;
    std::array<unsigned, 6> cells_{};
    std::array<Mask, kCells> gone_{};
    unsigned removed_ = 0;
    bool found_ = false;
    unsigned best_removed_ = 0;
    std::string best_name_;
};

}  // namespace

bool find_als_wing(const Position& position, unsigned size, Hint& hint) {
    return AlsWingSearch(position, size, hint).run();
}

}  // namespace sudokit::rate::se
