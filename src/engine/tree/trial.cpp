#include "engine/tree/trial.hpp"

#include <algorithm>

#include "engine/general/propagation.hpp"

namespace sudokit::engine {
namespace {

// Open cells in reading order; a digit is tried if nothing that is there speaks against it.
class PlainTrial final : public Trial {
  public:
    explicit PlainTrial(const Puzzle& puzzle) : puzzle_(puzzle) {}

    TreeOutcome begin() override {
        const Board& board = puzzle_.board();
        digits_.assign(board.cell_count(), 0);
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            const Digit given = puzzle_.given(cell);
            if (given == 0) {
                open_.push_back(cell);
                continue;
            }
            if (!choices(cell).contains(given)) return NoDigitLeft{cell};
            digits_[cell] = static_cast<std::uint8_t>(given);
        }
        return next();
    }

    TreeOutcome enter(Candidate tried) override {
        digits_[tried.cell] = static_cast<std::uint8_t>(tried.digit);
        ++filled_;
        return next();
    }

    void leave() override {
        --filled_;
        digits_[open_[filled_]] = 0;
    }

    [[nodiscard]] DigitSet choices(Cell cell) const override {
        DigitSet free = puzzle_.allowed(cell);
        for (const Cell peer : puzzle_.board().peers(cell)) {
            if (digits_[peer] != 0) free.erase(digits_[peer]);
        }
        if (!puzzle_.has_constraints()) return free;
        auto with = digits_;
        for (const Digit digit : free) {
            with[cell] = static_cast<std::uint8_t>(digit);
            if (find_broken(puzzle_, with) != nullptr) free.erase(digit);
        }
        return free;
    }

    [[nodiscard]] std::vector<Candidate> forced() const override { return {}; }

  private:
    [[nodiscard]] TreeOutcome next() const {
        if (filled_ == open_.size()) return FoundSolution{};
        const Cell cell = open_[filled_];
        if (choices(cell).empty()) return NoDigitLeft{cell};
        return Branching{cell};
    }

    const Puzzle& puzzle_;
    std::vector<std::uint8_t> digits_;
    std::vector<Cell> open_;
    std::size_t filled_ = 0;
};

// Singles after each digit; the next cell is the first with the fewest candidates.
class SinglesTrial final : public Trial {
  public:
    explicit SinglesTrial(const Puzzle& puzzle)
        : puzzle_(puzzle), links_(puzzle.board()), state_(links_, Rules::singles) {}

    TreeOutcome begin() override {
        before_.emplace_back(puzzle_.board().cell_count());
        for (Cell cell = 0; cell < puzzle_.board().cell_count(); ++cell) {
            before_.back()[cell] = puzzle_.given(cell) != 0;
        }
        marks_.push_back(0);
        if (!state_.load(puzzle_)) return clash_of_givens();
        return settle();
    }

    TreeOutcome enter(Candidate tried) override {
        before_.push_back(filled());
        before_.back()[tried.cell] = true;
        marks_.push_back(state_.mark());
        state_.assign(tried);
        return settle();
    }

    void leave() override {
        state_.undo(marks_.back());
        marks_.pop_back();
        before_.pop_back();
    }

    [[nodiscard]] DigitSet choices(Cell cell) const override {
        return DigitSet(state_.options(cell));
    }

    [[nodiscard]] std::vector<Candidate> forced() const override {
        std::vector<Candidate> out;
        const std::vector<bool> now = filled();
        for (Cell cell = 0; cell < now.size(); ++cell) {
            if (now[cell] && !before_.back()[cell]) out.push_back({cell, choices(cell).first()});
        }
        return out;
    }

  private:
    [[nodiscard]] std::vector<bool> filled() const {
        std::vector<bool> out(puzzle_.board().cell_count());
        for (Cell cell = 0; cell < out.size(); ++cell) {
            out[cell] = state_.is_filled(cell) && choices(cell).is_single();
        }
        return out;
    }

    TreeOutcome settle() {
        if (!state_.propagate()) return dead_end();
        if (state_.complete()) return FoundSolution{};
        const auto sizes = state_.sizes().first(puzzle_.board().cell_count());
        Cell best = 0;
        std::uint32_t fewest = kMaxOrder + 1;
        for (Cell cell = 0; cell < sizes.size(); ++cell) {
            if (sizes[cell] < 2 || sizes[cell] >= fewest) continue;
            best = cell;
            fewest = sizes[cell];
        }
        return Branching{best};
    }

    [[nodiscard]] TreeOutcome dead_end() const {
        const std::size_t slot = state_.failed_slot();
        const std::size_t cells = puzzle_.board().cell_count();
        if (slot >= cells) {
            const std::size_t order = puzzle_.board().order();
            return NoPlaceLeft{static_cast<std::uint32_t>((slot - cells) / order),
                               static_cast<Digit>((slot - cells) % order) + 1};
        }
        const auto cell = static_cast<Cell>(slot);
        if (state_.sizes()[slot] > 0) return ConstraintBroken{cell};
        return NoDigitLeft{cell};
    }

    // A cell with a given that stands elsewhere in a house, or that the pencilmarks forbid; where
    // there is none, the givens leave a cell or a house nothing at all.
    [[nodiscard]] TreeOutcome clash_of_givens() const {
        if (const auto clash = find_clash(puzzle_.board(), puzzle_.givens())) {
            return NoDigitLeft{clash->second};
        }
        for (Cell cell = 0; cell < puzzle_.board().cell_count(); ++cell) {
            if (state_.options(cell) == 0 || puzzle_.allowed(cell).empty()) {
                return NoDigitLeft{cell};
            }
        }
        return dead_end();
    }

    const Puzzle& puzzle_;
    Links links_;
    Propagation state_;
    std::vector<std::size_t> marks_;
    std::vector<std::vector<bool>> before_;  // by depth: which cells were filled, and that tried
};

}  // namespace

std::unique_ptr<Trial> make_trial(const Puzzle& puzzle, TreeMethod method) {
    if (method == TreeMethod::exhaustive) return std::make_unique<PlainTrial>(puzzle);
    return std::make_unique<SinglesTrial>(puzzle);
}

}  // namespace sudokit::engine
