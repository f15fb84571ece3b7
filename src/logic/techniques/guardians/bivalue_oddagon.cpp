#include "logic/techniques/guardians/bivalue_oddagon.hpp"

#include <algorithm>

#include "logic/techniques/guardians/guardians.hpp"

namespace sudokit::logic {
namespace {

constexpr std::size_t kMostCellsInRing = 9;
// Fewer than the cells of a ring, so that each has a cell without any.
constexpr std::size_t kMostRingGuardians = 4;

// Walks along cells that have both digits, from the least one of a ring that has nothing else. A
// ring in which two cells that are not neighbours see each other has a smaller odd ring in it, so
// that each cell may see none of the walk but the last, and the first to close it.
class RingSearch {
  public:
    RingSearch(const State& state, DigitSet digits, StepSink sink,
               std::vector<GuardianPattern>& found)
        : state_(state), board_(state.board()), digits_(digits), sink_(sink), found_(found) {}

    bool run() {
        usable_ = state_.open_cells();
        for (const Digit digit : digits_) usable_ &= state_.cells_of(digit);
        return std::ranges::all_of(usable_, [this](Cell cell) {
            if (state_.candidates(cell) != digits_) return true;
            ring_.assign(1, cell);
            return extend(CellSet(board_.cell_count()));
        });
    }

  private:
    // `shut` are the cells that the walk sees, but for its first and its last cell.
    bool extend(const CellSet& shut) {
        if (sink_.has_enough()) return false;
        const Cell first = ring_.front();
        const CellSet& near = board_.peer_set(ring_.back());
        CellSet behind = shut;
        behind.insert(ring_.back());
        if (ring_.size() > 1) behind |= near;
        for (const Cell cell : (usable_ & near) - shut) {
            const bool is_pure = state_.candidates(cell) == digits_;
            if (cell == first || (is_pure && cell < first)) continue;
            const std::size_t before = guardians_.size();
            ring_.push_back(cell);
            bool more = true;
            if (add_guardians(cell)) {
                const bool closes = ring_.size() > 2 && board_.peer_set(cell).contains(first);
                if (closes) {
                    close();
                } else if (ring_.size() < kMostCellsInRing) {
                    more = extend(behind);
                }
            }
            ring_.pop_back();
            guardians_.resize(before);
            if (!more) return false;
        }
        return true;
    }

    // False if nothing could follow from them any more.
    bool add_guardians(Cell cell) {
        const std::size_t before = guardians_.size();
        for (const Digit digit : state_.candidates(cell) & ~digits_) {
            guardians_.push_back({cell, digit});
        }
        if (guardians_.size() == before || guardians_.size() == 1) return true;
        return guardians_.size() <= kMostRingGuardians &&
               !ruled_out_by_all(state_, guardians_).empty();
    }

    // Every ring is met in both directions.
    void close() {
        if (ring_.size() % 2 == 0 || ring_[1] > ring_.back() || guardians_.empty()) return;
        if (ring_.size() == 3 && share_house()) return;
        std::vector<Cell> cells = ring_;
        std::ranges::sort(cells);
        found_.push_back(guarded(state_, std::move(cells), digits_));
    }

    // Three cells of a house are no ring.
    [[nodiscard]] bool share_house() const {
        return std::ranges::any_of(board_.houses_of(ring_[0]), [&](std::uint32_t house) {
            const CellSet& cells = board_.house_set(house);
            return cells.contains(ring_[1]) && cells.contains(ring_[2]);
        });
    }

    const State& state_;
    const Board& board_;
    DigitSet digits_;
    StepSink sink_;
    std::vector<GuardianPattern>& found_;
    CellSet usable_;
    std::vector<Cell> ring_;
    std::vector<Candidate> guardians_;
};

}  // namespace

bool BivalueOddagon::find(const State& state, StepSink sink) const {
    std::vector<GuardianPattern> found;
    for (const Digit a : state.board().digits()) {
        for (const Digit b : state.board().digits()) {
            if (a >= b) continue;
            const DigitSet digits = DigitSet::of(a) | DigitSet::of(b);
            if (!RingSearch(state, digits, sink, found).run()) return false;
        }
    }
    return offer_shortest(TechniqueId::bivalue_oddagon, state, std::move(found), sink);
}

const Technique* bivalue_oddagon_technique(TechniqueId id) {
    static const BivalueOddagon kBivalueOddagon;
    return id == TechniqueId::bivalue_oddagon ? &kBivalueOddagon : nullptr;
}

}  // namespace sudokit::logic
