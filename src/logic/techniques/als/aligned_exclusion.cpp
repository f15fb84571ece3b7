#include "logic/techniques/als/aligned_exclusion.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace sudokit::logic {
namespace {

constexpr std::size_t kMostAligned = 3;

// Some cells and the excluders that all of them see.
class AlignedCells {
  public:
    AlignedCells(const State& state, std::vector<Cell> cells, std::vector<Cell> excluders)
        : state_(state), cells_(std::move(cells)), excluders_(std::move(excluders)) {}

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
        std::vector<Cell> needed = excluders_;
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

    [[nodiscard]] bool has_combination(Candidate with) const {
        std::array<Digit, kMostAligned> digits = {};
        const auto at =
            static_cast<std::size_t>(std::ranges::find(cells_, with.cell) - cells_.begin());
        digits[at] = with.digit;
        return can_fill(digits, at, 0);
    }

    [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }

  private:
    [[nodiscard]] bool fails_by_one_excluder(Candidate candidate) const {
        return std::ranges::any_of(excluders_, [&](Cell excluder) {
            return !AlignedCells(state_, cells_, {excluder}).has_combination(candidate);
        });
    }

    [[nodiscard]] bool fails_without_one(Candidate candidate) const {
        if (cells_.size() < 3) return false;
        return std::ranges::any_of(cells_, [&](Cell other) {
            if (other == candidate.cell) return false;
            std::vector<Cell> fewer = cells_;
            std::erase(fewer, other);
            return !AlignedCells(state_, std::move(fewer), excluders_).has_combination(candidate);
        });
    }

    // Tries the digits of the cells from the `next` on, but for the one that is fixed.
    bool can_fill(std::array<Digit, kMostAligned>& digits, std::size_t fixed,
                  std::size_t next) const {
        if (next == fixed) return can_fill(digits, fixed, next + 1);
        if (next >= cells_.size()) return !uses_up_excluder(digits);
        for (const Digit digit : state_.candidates(cells_[next])) {
            digits[next] = digit;
            if (!clashes(digits, fixed, next) && can_fill(digits, fixed, next + 1)) return true;
        }
        return false;
    }

    [[nodiscard]] bool clashes(const std::array<Digit, kMostAligned>& digits, std::size_t fixed,
                               std::size_t next) const {
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if ((i < next || i == fixed) && i != next && digits[i] == digits[next] &&
                state_.board().peer_set(cells_[i]).contains(cells_[next])) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool uses_up_excluder(const std::array<Digit, kMostAligned>& digits) const {
        DigitSet used;
        for (std::size_t i = 0; i < cells_.size(); ++i) used.insert(digits[i]);
        return std::ranges::any_of(
            excluders_, [&](Cell cell) { return (state_.candidates(cell) & ~used).empty(); });
    }

    const State& state_;
    std::vector<Cell> cells_;
    std::vector<Cell> excluders_;
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
            return visit(AlignedCells(state_, cells_, {excluders.begin(), excluders.end()}));
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
