#include "logic/techniques/als/aligned_exclusion.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace sudokit::logic {
namespace {

constexpr std::size_t kMostAligned = 3;

// Some cells and the excluders that all of them see. Both lists outlive this object.
class AlignedCells {
  public:
    AlignedCells(const State& state, std::span<const Cell> cells, std::span<const Cell> excluders)
        : state_(state), cells_(cells), excluders_(excluders) {
        std::fill_n(not_beside_.begin(), state.board().order(), DigitSet());
        for (const Cell excluder : excluders_) {
            const DigitSet digits = state.candidates(excluder);
            if (digits.size() != 2) continue;
            for (const Digit digit : digits) {
                not_beside_[digit - 1] |= digits & ~DigitSet::of(digit);
            }
        }
    }

    // The candidates that are in no combination, but for those that fewer of the cells rule out
    // with the same excluders, or all of them with one excluder, which makes a subset of them.
    [[nodiscard]] std::vector<Candidate> excluded() const {
        std::vector<Candidate> gone;
        for (const Cell cell : cells_) {
            for (const Digit digit : state_.candidates(cell)) {
                const Candidate candidate{cell, digit};
                if (!has_combination(candidate) && !fails_without_one(candidate) &&
                    !fails_by_one_excluder(candidate)) {
                    gone.push_back(candidate);
                }
            }
        }
        return gone;
    }

    // The excluders that some combination with one of the candidates needs.
    [[nodiscard]] std::vector<Cell> needed_for(const std::vector<Candidate>& gone) const {
        std::vector<Cell> needed(excluders_.begin(), excluders_.end());
        for (std::size_t i = needed.size(); i-- > 0;) {
            std::vector<Cell> fewer = needed;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            const AlignedCells with_fewer(state_, cells_, fewer);
            if (std::ranges::none_of(gone, [&](Candidate candidate) {
                    return with_fewer.has_combination(candidate);
                })) {
                needed = std::move(fewer);
            }
        }
        return needed;
    }

    // Whether the other cells, one or two, can be filled beside the candidate.
    [[nodiscard]] bool has_combination(Candidate with) const {
        std::array<Cell, kMostAligned> others;
        std::size_t count = 0;
        for (const Cell cell : cells_) {
            if (cell != with.cell) others[count++] = cell;
        }
        const DigitSet first = left_beside(with, others[0], state_.candidates(others[0]));
        if (count == 1) return !first.empty();
        const DigitSet second = left_beside(with, others[1], state_.candidates(others[1]));
        return std::ranges::any_of(first, [&](Digit digit) {
            const DigitSet left = left_beside({others[0], digit}, others[1], second);
            return !(left & ~use_up_three(with.digit, digit)).empty();
        });
    }

    [[nodiscard]] std::vector<Cell> cells() const { return {cells_.begin(), cells_.end()}; }

  private:
    [[nodiscard]] bool fails_by_one_excluder(Candidate candidate) const {
        return std::ranges::any_of(excluders_, [&](const Cell& excluder) {
            return !AlignedCells(state_, cells_, {&excluder, 1}).has_combination(candidate);
        });
    }

    [[nodiscard]] bool fails_without_one(Candidate candidate) const {
        if (cells_.size() < 3) return false;
        return std::ranges::any_of(cells_, [&](Cell other) {
            if (other == candidate.cell) return false;
            std::vector<Cell> fewer = cells();
            std::erase(fewer, other);
            return !AlignedCells(state_, fewer, excluders_).has_combination(candidate);
        });
    }

    // Of some digits for a cell those that can stand there beside a candidate.
    [[nodiscard]] DigitSet left_beside(Candidate with, Cell cell, DigitSet digits) const {
        const DigitSet left = digits & ~not_beside_[with.digit - 1];
        const bool sees = state_.board().peer_set(with.cell).contains(cell);
        return sees ? left & ~DigitSet::of(with.digit) : left;
    }

    // The digits that with these two use up an excluder of three candidates.
    [[nodiscard]] DigitSet use_up_three(Digit one, Digit other) const {
        DigitSet found;
        const DigitSet both = DigitSet::of(one) | DigitSet::of(other);
        for (const Cell excluder : excluders_) {
            const DigitSet rest = state_.candidates(excluder) & ~both;
            if (rest.is_single()) found |= rest;
        }
        return found;
    }

    const State& state_;
    std::span<const Cell> cells_;
    std::span<const Cell> excluders_;
    std::array<DigitSet, kMaxOrder> not_beside_;  // by digit: with it they use up an excluder
};

// Visits the sets of `size` cells that see two excluders in common, each with all that they see.
class AlignedSearch {
  public:
    AlignedSearch(const State& state, std::size_t size, StepSink sink)
        : state_(state),
          board_(state.board()),
          size_(size),
          sink_(sink),
          excluders_(board_.cell_count()) {
        for (const Cell cell : state.open_cells()) {
            const std::size_t candidates = state.candidates(cell).size();
            if (candidates >= 2 && candidates <= size) excluders_.insert(cell);
        }
    }

    template <class Visit>
    bool run(const Visit& visit) {
        return std::ranges::all_of(state_.open_cells(), [&](Cell cell) {
            cells_.assign(1, cell);
            return extend(excluders_ & board_.peer_set(cell), visit);
        });
    }

  private:
    // One excluder alone makes a subset of the cells.
    static constexpr std::uint32_t kLeastExcluders = 2;

    template <class Visit>
    bool extend(const CellSet& excluders, const Visit& visit) {
        if (excluders.size() < kLeastExcluders) return true;
        if (cells_.size() == size_) {
            list_.assign(excluders.begin(), excluders.end());
            return visit(AlignedCells(state_, cells_, list_));
        }
        if (sink_.has_enough()) return false;
        // What at least two of the excluders see.
        CellSet once(board_.cell_count());
        CellSet twice = once;
        for (const Cell excluder : excluders) {
            twice |= once & board_.peer_set(excluder);
            once |= board_.peer_set(excluder);
        }
        return std::ranges::all_of(twice & state_.open_cells(), [&](Cell cell) {
            if (cell <= cells_.back()) return true;
            cells_.push_back(cell);
            const bool more = extend(excluders & board_.peer_set(cell), visit);
            cells_.pop_back();
            return more;
        });
    }

    const State& state_;
    const Board& board_;
    std::size_t size_;
    StepSink sink_;
    CellSet excluders_;
    std::vector<Cell> cells_;
    std::vector<Cell> list_;  // of the excluders of these cells
};

}  // namespace

bool AlignedExclusion::find(const State& state, StepSink sink) const {
    return AlignedSearch(state, size_, sink).run([&](const AlignedCells& aligned) {
        std::vector<Candidate> gone = aligned.excluded();
        if (gone.empty()) return true;
        AlignedPattern pattern{aligned.cells(), aligned.needed_for(gone)};
        return sink({id_, std::move(pattern), {}, std::move(gone)});
    });
}

const Technique* aligned_exclusion_technique(TechniqueId id) {
    using enum TechniqueId;
    static const AlignedExclusion kPair(aligned_pair_exclusion, 2);
    static const AlignedExclusion kTriple(aligned_triple_exclusion, kMostAligned);
    switch (id) {
        case aligned_pair_exclusion: return &kPair;
        case aligned_triple_exclusion: return &kTriple;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
