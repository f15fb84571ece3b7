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
    /// From a candidate that is on, by way of another that goes off, to one that goes on.
    struct Stride {
        Candidate9 via;
        Candidate9 to;
        Cause via_cause;
        Cause cause;
    };

    /// `position` must stay as it is while links are asked for.
    void build(const Position& position);

    /// Where `from` leads when it is on: by way of candidates of the same cell, then of the digit
    /// in the block, the row and the column.
    [[nodiscard]] std::span<const Stride> strides(Candidate9 from, LinkMode mode) {
        Part& part = parts_[static_cast<unsigned>(mode)][from];
        if (part.stamp != stamp_) find_strides(from, mode, part);
        return {strides_.get() + part.begin, part.count};
    }
    /// What goes on when `from` is off.
    [[nodiscard]] std::span<const Link> strong(Candidate9 from, LinkMode mode) const {
        const Link* first = strong_[from].data();
        const Link* last = first + strong_count_[from];
        const Link* middle = first + strong_in_cell_[from];
        if (mode == LinkMode::x) return {middle, last};
        if (mode == LinkMode::y) return {first, middle};
        return {first, last};
    }

  private:
    // Of all strides; found when it is asked for.
    struct Part {
        std::uint32_t stamp = 0;
        std::uint32_t begin;
        std::uint32_t count;
    };

    void build_strong(const Position& position);
    void find_strides(Candidate9 from, LinkMode mode, Part& part);

    std::array<std::array<Link, 4>, kCandidates> strong_;
    std::array<std::uint8_t, kCandidates> strong_count_{};
    std::array<std::uint8_t, kCandidates> strong_in_cell_;  // of these, the first or none
    // As many as there could be: a candidate excludes 28 others, which have four links each. Most
    // of that memory is never touched.
    static constexpr std::size_t kMostStrides = std::size_t{3} * kCandidates * 28 * 4;
    std::unique_ptr<Stride[]> strides_{new Stride[kMostStrides]};
    std::size_t stride_count_ = 0;
    std::array<std::array<Part, kCandidates>, 3> parts_{};
    std::uint32_t stamp_ = 0;
    const Position* position_ = nullptr;
};

}  // namespace sudokit::rate::se
