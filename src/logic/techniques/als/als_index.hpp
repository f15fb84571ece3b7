// All almost locked sets of a state, and which of them are joined by restricted commons.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/state.hpp"
#include "sudokit/step.hpp"

#include "base/lookout.hpp"
#include "logic/house_cuts.hpp"

namespace sudokit::logic {

/// The almost locked sets of a state, the smaller ones first, each once although its cells may
/// share several houses. A cell with two candidates is one too.
///
/// A *node* is a set together with one of its digits. Sets of cells are kept as `words()` words
/// each, as in `CellSet`, but packed: searches go over all of them many times.
///
/// To bound the work on large boards: sets have at most 4 cells over order 9, at most 3 over order
/// 16, and of the larger sizes only as many are kept as make no more than 2048 sets in all; a size
/// is kept or dropped as a whole, so that the index does not depend on how the board is turned.
/// (States of some thousands of 9x9 puzzles, easy and hard, had 486 sets at most.)
class AlsIndex {
  public:
    using Words = std::span<const std::uint64_t>;

    /// Of little worth if the deadline passes meanwhile: whoever set it looks at it again.
    AlsIndex(const State& state, const HouseCuts& cuts, const Deadline& deadline = {});

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(sets_.size()); }
    [[nodiscard]] std::uint32_t node_count() const { return node_end_; }
    [[nodiscard]] std::size_t words() const { return words_; }

    [[nodiscard]] DigitSet digits(std::uint32_t set) const { return sets_[set].digits; }
    [[nodiscard]] std::uint32_t cell_count(std::uint32_t set) const {
        return first_node(set + 1) - first_node(set) - 1;
    }
    [[nodiscard]] Words cells(std::uint32_t set) const { return at(cells_, set); }
    [[nodiscard]] bool overlap(std::uint32_t a, std::uint32_t b) const {
        return meet(cells(a), cells(b));
    }

    /// The nodes of a set follow each other, in the order of the digits, and those of the next set
    /// follow them.
    [[nodiscard]] std::uint32_t first_node(std::uint32_t set) const { return first_node_[set]; }
    /// The node of a digit that the set has.
    [[nodiscard]] std::uint32_t node(std::uint32_t set, Digit digit) const {
        return node_of_[set * order_ + digit - 1];
    }
    [[nodiscard]] std::uint32_t set_of(std::uint32_t node) const { return nodes_[node].set; }
    [[nodiscard]] Digit digit_of(std::uint32_t node) const { return nodes_[node].digit; }

    /// The cells of the set that have the digit, and the candidates of the digit, anywhere on the
    /// board, that see all of them.
    [[nodiscard]] Words places(std::uint32_t node) const { return at(places_, node); }
    [[nodiscard]] Words seen(std::uint32_t node) const { return at(seen_, node); }

    /// The nodes of the same digit that are joined to `node` by a restricted common: the sets do
    /// not overlap, and all places of the digit in one see all of its places in the other. In
    /// increasing order.
    [[nodiscard]] std::span<const std::uint32_t> links(std::uint32_t node) const {
        return {links_.data() + link_begin_[node], links_.data() + link_begin_[node + 1]};
    }

    /// The set as patterns have it.
    [[nodiscard]] AlmostLockedSet pattern(std::uint32_t set) const;

    [[nodiscard]] static bool meet(Words a, Words b) {
        for (std::size_t i = 0; i < a.size(); ++i) {
            if ((a[i] & b[i]) != 0) return true;
        }
        return false;
    }
    [[nodiscard]] static bool is_within(Words a, Words b) {
        for (std::size_t i = 0; i < a.size(); ++i) {
            if ((a[i] & ~b[i]) != 0) return false;
        }
        return true;
    }

  private:
    struct Set {
        std::uint32_t house = 0;
        std::uint64_t mask = 0;  // the cells, as places in the house
        DigitSet digits;
    };
    struct Node {
        std::uint32_t set = 0;
        Digit digit = 0;
    };
    // Two nodes that are joined: of each node, in their order, those to the nodes before it.
    struct Link {
        std::uint32_t node = 0;
        std::uint32_t before = 0;
    };

    [[nodiscard]] Words at(const std::vector<std::uint64_t>& store, std::uint32_t index) const {
        return {store.data() + index * words_, words_};
    }

    void collect(const State& state, const HouseCuts& cuts, std::uint32_t house, Lookout& lookout);
    void keep_small();
    void add_nodes();
    // Where `kWords` is not 0, sets of cells have so many words: those of common boards are gone
    // over without loops.
    template <std::size_t kWords>
    void add_cells(const State& state);
    template <std::size_t kWords>
    [[nodiscard]] std::vector<Link> joined_nodes() const;
    void add_links(const std::vector<Link>& links);

    Board board_;
    std::size_t order_;
    std::size_t words_;
    std::uint32_t node_end_ = 0;
    std::vector<Set> sets_;
    std::vector<std::uint32_t> first_node_;  // by set, with one more at the end
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> node_of_;  // by set and digit; of no meaning where it has it not
    std::vector<std::uint64_t> cells_;
    std::vector<std::uint64_t> places_;
    std::vector<std::uint64_t> seen_;
    std::vector<std::uint32_t> link_begin_;
    std::vector<std::uint32_t> links_;
};

}  // namespace sudokit::logic
