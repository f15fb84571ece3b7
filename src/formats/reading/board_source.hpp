// Chooses the board for a text that is being read, from what the text and the reader's options say.
#pragma once

#include <cstdint>
#include <optional>

#include "sudokit/formats.hpp"

namespace sudokit::formats {

/// Makes boards for readers and remembers the last one, so that a stream shares one board.
class BoardSource {
  public:
    /// `options` must outlive it.
    explicit BoardSource(const ReadOptions& options) : options_(options) {}

    /// The board for a text that tells no more than its order: the one in the options if it has
    /// that order, else the standard one; with the extra houses of the options.
    Result<Board> of_order(std::uint32_t order);

    /// The board for a text that describes one; the options' board must not contradict it.
    Result<Board> of_shape(const Shape& shape);

    /// The order that a text whose size is wrong was probably meant to have: the one asked for, or
    /// that of the puzzle before.
    [[nodiscard]] std::optional<std::uint32_t> expected_order() const;

    [[nodiscard]] const ReadOptions& options() const { return options_; }

  private:
    const ReadOptions& options_;
    std::optional<Shape> wanted_;  // what `last_` was made for, before the options' extra houses
    std::optional<Board> last_;
};

}  // namespace sudokit::formats
