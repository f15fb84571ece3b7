// The state of the general engine's search: candidates, and their consequences, with undo.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/candidate.hpp"
#include "sudokit/puzzle.hpp"

#include "engine/general/links.hpp"

namespace sudokit::engine {

/// What `Propagation` draws consequences by.
enum class Rules : std::uint8_t {
    singles,  ///< naked and hidden singles: unit propagation over the extended encoding
    locked    ///< and locked candidates
};

/// Candidates of every cell and, for every house and digit, its places, kept in step; propagates
/// by its rules and by the puzzle's constraints, and takes everything back to a mark.
///
/// The options of a slot (see `Links`) are a 64-bit set: digits-1, or places in the house.
class Propagation {
  public:
    /// Starts from the empty board of `links`, which must outlive it.
    explicit Propagation(const Links& links, Rules rules = Rules::locked);

    /// Starts anew with the puzzle's givens, pencilmarks and constraints, not yet propagated. False
    /// if a cell has no candidate left. The puzzle must outlive what follows.
    [[nodiscard]] bool load(const Puzzle& puzzle);

    /// Draws all consequences. False on a contradiction: then only `undo` and `load` make sense.
    [[nodiscard]] bool propagate();

    /// Makes `choice` the only candidate of its cell; it must be one. Not yet propagated.
    void assign(Candidate choice);
    /// Removes a candidate; it must be there. Not yet propagated.
    void remove(Candidate choice);

    /// A point in time to go back to.
    [[nodiscard]] std::size_t mark() const { return trail_size_; }
    void undo(std::size_t mark);

    /// The cells filled since `mark`, in that order, as far as they have one digit left.
    template <class Take>
    void each_filled_since(std::size_t mark, const Take& take) const {
        for (std::size_t i = mark; i < trail_size_; ++i) {
            const Cell cell = trail_[i].cell;
            if (trail_[i].filled && size_[cell] == 1) {
                take(Candidate{cell, DigitSet(options_[cell]).first()});
            }
        }
    }

    /// All cells are filled (after a successful `propagate`).
    [[nodiscard]] bool complete() const { return open_cells_ == 0; }
    [[nodiscard]] std::size_t slot_count() const { return start_size_.size(); }
    /// The digit of the cell has been carried to its peers, or was about to be in a contradiction.
    [[nodiscard]] bool is_filled(Cell cell) const { return filled_[cell] != 0; }
    /// How many options each slot has: 1 when it is filled.
    [[nodiscard]] std::span<const std::uint8_t> sizes() const { return size_; }
    [[nodiscard]] std::uint64_t options(std::size_t slot) const { return options_[slot]; }
    [[nodiscard]] Candidate candidate(std::size_t slot, std::uint32_t option) const;
    /// The slot that ran out of options in the last contradiction.
    [[nodiscard]] std::size_t failed_slot() const { return failed_slot_; }
    [[nodiscard]] const Links& links() const { return links_; }

  private:
    [[nodiscard]] std::size_t place_slot(std::uint32_t house, Digit digit) const {
        return cells_ + std::size_t{house} * order_ + digit - 1;
    }
    void queue(Candidate single);
    void touch(std::size_t slot);
    void drop(Cell cell, Digit digit);
    void fail(std::size_t slot);
    void fill(Candidate single);
    void lock(std::size_t slot);
    void clear_queues();
    void load_constraints(const Puzzle& puzzle);
    [[nodiscard]] bool filter_constraints();
    void filter(std::size_t constraint);

    const Links& links_;
    Rules rules_;
    std::size_t cells_;
    std::uint32_t order_;
    std::vector<std::uint64_t> options_;
    std::vector<std::uint8_t> size_;
    std::vector<std::uint64_t> start_options_;  // of the empty board
    std::vector<std::uint8_t> start_size_;
    std::size_t open_cells_ = 0;

    // Every change of the path, in order: removed candidates, and cells filled.
    struct Change {
        std::uint16_t cell;
        std::uint8_t digit;
        bool filled;
    };
    std::vector<Change> trail_;  // as long as a path can get; `trail_size_` of it is in use
    std::size_t trail_size_ = 0;

    std::vector<std::uint8_t> filled_;  // per cell: its single digit has been carried to its peers
    std::vector<Candidate> singles_;    // to be filled
    std::vector<std::uint32_t> touched_;  // house-digit slots to look at for locked candidates
    std::vector<std::uint8_t> is_touched_;
    bool failed_ = false;
    std::size_t failed_slot_ = 0;

    // Constraints are filtered when nothing else has anything to say, those first that have waited
    // longest. Which ones the last changes concern, the trail tells.
    std::span<const ConstraintPtr> constraints_;
    std::vector<std::vector<std::uint32_t>> constraints_of_;  // by cell
    std::vector<std::uint32_t> awake_;
    std::size_t next_awake_ = 0;
    std::vector<std::uint8_t> is_awake_;
    std::size_t trail_seen_ = 0;  // changes before this have woken whom they concern
    std::vector<DigitSet> own_;   // the candidates of a constraint
};

}  // namespace sudokit::engine
