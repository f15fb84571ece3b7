// Which candidates exclude each other, and which are the only two of a cell or of a digit in a
// house, in the order in which Sudoku Explainer follows these links.
#pragma once

#include "rate/se/chain.hpp"

namespace sudokit::rate::se {

/// Which links chains without branches use.
enum class LinkMode : std::uint8_t { x, y, xy };

/// The links of a position.
class Links {
  public:
    struct Link {
        Candidate9 to;
        Cause cause;
    };
    struct List {
        const Link* first;
        const Link* last;
        [[nodiscard]] const Link* begin() const { return first; }
        [[nodiscard]] const Link* end() const { return last; }
        [[nodiscard]] bool empty() const { return first == last; }
    };

    /// `position` must stay as it is while links are asked for.
    void build(const Position& position);

    /// What goes off when `from` is on and itself puts something on when it is off: candidates of
    /// the same cell, then the digit in the block, the row and the column.
    [[nodiscard]] List weak(Candidate9 from, LinkMode mode) {
        Weak& weak = weak_[from];
        if (weak.stamp != stamp_) find_weak(from);
        const auto m = static_cast<unsigned>(mode);
        return {weak.links[m].data(), weak.links[m].data() + weak.count[m]};
    }
    /// What goes on when `from` is off.
    [[nodiscard]] List strong(Candidate9 from, LinkMode mode) const {
        const Link* first = strong_[from].data();
        const Link* last = first + strong_count_[from];
        const Link* middle = first + (pairs_.has(cell_of(from)) ? 1 : 0);
        if (mode == LinkMode::x) return {middle, last};
        if (mode == LinkMode::y) return {first, middle};
        return {first, last};
    }

  private:
    // By mode; found when it is asked for.
    struct Weak {
        std::array<std::array<Link, 28>, 3> links;
        std::array<std::uint8_t, 3> count;
        std::uint32_t stamp = 0;
    };

    void build_strong(const Position& position);
    void find_weak(Candidate9 from);

    Cells pairs_;
    std::array<std::array<Link, 4>, kCandidates> strong_;
    std::array<std::uint8_t, kCandidates> strong_count_{};
    std::vector<Weak> weak_ = std::vector<Weak>(kCandidates);
    std::uint32_t stamp_ = 0;
    const Position* position_ = nullptr;
};

}  // namespace sudokit::rate::se
