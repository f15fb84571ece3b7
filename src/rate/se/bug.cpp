// The candidates that are too many are collected house by house; what they have in common decides
// the type.
#include <algorithm>
#include <vector>

#include "rate/se/sets.hpp"
#include "rate/se/uniqueness.hpp"

namespace sudokit::rate::se {
namespace {

class BugSearch {
  public:
    BugSearch(const Position& position, Variant variant, Hint& hint)
        : position_(position),
          mended_(variant == Variant::sukaku_1_18),
          rest_(position),
          hint_(hint) {}

    bool run() {
        if (!collect() || !is_grave()) return false;
        if (cells_.size() == 1) return find_type_1();
        if (size(all_) == 1) return find_type_2() || (cells_.size() == 2 && find_type_4());
        if (common_.empty()) return false;
        return (cells_.size() == 2 && find_type_4()) || find_type_3();
    }

  private:
    // A digit with neither no nor two places in a house is too often in the only cell of these with
    // more than two candidates.
    bool collect() {
        for (unsigned house = 0; house < kHouses; ++house) {
            for (unsigned digit = 0; digit < 9; ++digit) {
                const Mask places = position_.places[house][digit];
                if (size(places) == 0 || size(places) == 2) continue;
                unsigned count = 0;
                unsigned cell = 0;
                each(places, [&](unsigned i) {
                    const unsigned at = kGeometry.cell_at[house][i];
                    if (size(position_.cell[at]) < 3) return;
                    ++count;
                    cell = at;
                    doubtful_[digit].add(at);
                });
                if (count == 0) return false;
                odd_ |= bit(digit);
                if (count == 1 && !add(cell, digit)) return false;
            }
        }
        return !mended_ || add_doubtful();
    }

    // If there is one digit too many, all cells that could have it do.
    bool add_doubtful() {
        if (size(odd_) != 1) return true;
        const unsigned digit = first(odd_);
        const Mask all = all_;
        bool fits = true;
        each(doubtful_[digit], [&](unsigned cell) {
            if (fits && extra_[cell] == 0) fits = add(cell, digit);
        });
        all_ = all;
        return fits;
    }

    bool add(unsigned cell, unsigned digit) {
        if (extra_[cell] == 0) cells_.push_back(cell);
        extra_[cell] |= bit(digit);
        all_ |= bit(digit);
        if (rest_.has(cell, digit)) rest_.remove(cell, digit);
        if (!begun_) {
            common_.assign(kGeometry.peers[cell].begin(), kGeometry.peers[cell].end());
            begun_ = true;
        } else {
            std::erase_if(common_, [&](unsigned at) { return !kGeometry.sees[cell].has(at); });
        }
        std::erase_if(common_, [&](unsigned at) { return extra_[at] != 0; });
        return cells_.size() < 2 || size(all_) < 2 || !common_.empty();
    }

    [[nodiscard]] bool is_grave() const {
        for (unsigned cell = 0; cell < kCells; ++cell) {
            // A filled cell had no candidates to begin with; an open one always has some.
            if (position_.cell[cell] != 0 && size(rest_.cell[cell]) != 2) return false;
        }
        for (const auto& house : rest_.places) {
            for (const Mask places : house) {
                if (size(places) != 0 && size(places) != 2) return false;
            }
        }
        return true;
    }

    bool find_type_1() {
        hint_.difficulty = 5.6;
        hint_.removals.add(cells_[0], without(position_.cell[cells_[0]], all_));
        show(1);
        return true;
    }

    bool find_type_2() {
        const unsigned digit = first(all_);
        Cells victims;
        for (const unsigned cell : common_) {
            if (position_.has(cell, digit)) victims.add(cell);
        }
        if (victims.none()) return false;
        hint_.difficulty = 5.7;
        hint_.removals.add(victims, digit);
        show(2);
        return true;
    }

    [[nodiscard]] bool share(unsigned kind) const {
        return std::ranges::all_of(cells_, [&](unsigned cell) {
            return kGeometry.house[cell][kind] == kGeometry.house[cells_[0]][kind];
        });
    }

    // The extra candidates make a naked set with other cells of a house.
    bool find_type_3() {
        if (!mended_) {
            for (unsigned kind = 0; kind < kKinds; ++kind) {
                for (unsigned degree = 2; degree <= 6; ++degree) {
                    if (find_type_3(kind, degree)) return true;
                }
            }
            return false;
        }
        std::sort(common_.begin(), common_.end());
        for (unsigned degree = 2; degree <= 6; ++degree) {
            for (unsigned kind = 0; kind < kKinds; ++kind) {
                if (find_type_3(kind, degree)) return true;
            }
        }
        return false;
    }

    bool find_type_3(unsigned kind, unsigned degree) {
        if (!share(kind)) return false;
        std::vector<unsigned> cells;
        for (const unsigned cell : common_) {
            if (kGeometry.house[cell][kind] == kGeometry.house[cells_[0]][kind]) {
                cells.push_back(cell);
            }
        }
        return cells.size() >= degree && find_set(cells, degree, kind);
    }

    bool find_set(const std::vector<unsigned>& cells, unsigned degree, unsigned kind) {
        for (unsigned subset = 0; subset < 1U << cells.size(); ++subset) {
            if (std::popcount(subset) != static_cast<int>(degree) - 1) continue;
            Mask digits = 0;
            bool fits = size(all_) > 1;
            for (unsigned i = 0; i < cells.size(); ++i) {
                if ((subset >> i & 1U) == 0) continue;
                digits |= position_.cell[cells[i]];
                fits = fits && size(position_.cell[cells[i]]) > 1;
            }
            if (!fits || size(digits) != degree || size(digits | all_) != degree) continue;
            Cells others;
            Mask places = 0;
            for (unsigned i = 0; i < cells.size(); ++i) {
                if ((subset >> i & 1U) == 0) {
                    others.add(cells[i]);
                } else {
                    places |= bit(kGeometry.index[cells[i]][kind]);
                }
            }
            each(others, [&](unsigned cell) {
                const Mask gone = position_.cell[cell] & digits;
                if (gone != 0) hint_.removals.add(cell, gone);
            });
            if (hint_.removals.empty()) continue;
            hint_.difficulty = 5.7 + (degree - 1) * 0.1;
            show(3, {{kGeometry.house[cells_[0]][kind], places, digits}});
            return true;
        }
        return false;
    }

    // A digit that both cells have besides the extra ones is locked in them.
    bool find_type_4() {
        const unsigned one = std::min(cells_[0], cells_[1]);
        const unsigned two = std::max(cells_[0], cells_[1]);
        const Mask locked = without(position_.cell[one] & position_.cell[two], all_);
        if (size(locked) != 1) return false;
        if (!share(0) && !share(1) && !share(2)) return false;
        hint_.difficulty = 5.7;
        for (const unsigned cell : {one, two}) {
            const Mask gone = without(without(position_.cell[cell], extra_[cell]), locked);
            if (gone != 0) hint_.removals.add(cell, gone);
        }
        show(4);
        return true;
    }

    void show(int type, const NakedSet& set = {}) {
        Grave grave{{}, type, set};
        for (const unsigned cell : cells_) grave.extras.push_back({cell, extra_[cell]});
        hint_.sight = std::move(grave);
    }

    const Position& position_;
    bool mended_;    // as in Sukaku Explainer
    Position rest_;  // without the extra candidates
    Hint& hint_;
    std::vector<unsigned> cells_;  // that have extra candidates, as they were found
    std::array<Mask, kCells> extra_{};
    Mask all_ = 0;                  // the extra candidates of all cells
    std::vector<unsigned> common_;  // who sees all these cells, in the order of peers
    bool begun_ = false;
    // The digits that some house has a number of times other than 0 and 2, and the cells of three
    // candidates or more that have one of them there.
    Mask odd_ = 0;
    std::array<Cells, 9> doubtful_{};
};

}  // namespace

bool find_bug(const Position& position, Variant variant, Hint& hint) {
    return BugSearch(position, variant, hint).run();
}

}  // namespace sudokit::rate::se
