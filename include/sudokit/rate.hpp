// Rating: how hard a puzzle is, on the scales that there are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "sudokit/nine.hpp"
#include "sudokit/search.hpp"

namespace sudokit {

/// A measure of difficulty.
enum class Scale : std::uint8_t { depth };

/// What there is to know of a scale.
struct ScaleInfo {
    Scale id;
    std::string_view name;  ///< as `--scale` spells it
    MessageText summary;
};

/// All scales, in the order of `Scale`.
[[nodiscard]] std::span<const ScaleInfo> all_scales();

/// The scale of that name, or nothing.
[[nodiscard]] std::optional<Scale> find_scale(std::string_view name);

/// The depth of a puzzle, and what was found out about its solutions on the way.
///
/// A test at depth 1 assumes a candidate and draws the consequences: a cell with one candidate
/// left, and a digit with one place left in a house, are settled. If that leads to a contradiction
/// (a cell or a digit of a house with nothing left), the candidate goes. A test at depth d may
/// itself use tests at depth d-1. The depth is the least d such that tests at depth d, and those
/// below, solve the puzzle: 0 if consequences alone do. Only puzzles with exactly one solution have
/// one.
struct DepthAnswer {
    std::uint64_t count = 0;  ///< solutions found, at most 2
    /// `exhausted`: if `count` is 1, so is the depth known; `limit`: there are several solutions;
    /// `deadline`: neither is certain.
    Stop stop = Stop::exhausted;
    std::uint64_t nodes = 0;        ///< choices that the search for solutions tried
    std::optional<unsigned> depth;  ///< if there is one, and time was enough

    bool operator==(const DepthAnswer&) const = default;
};

/// Finds the depths of puzzles, one after the other or many 9x9 ones at once, keeping its working
/// memory between them. Not for sharing between threads: one per thread.
///
///     sudokit::DepthRater rater;
///     const sudokit::DepthAnswer answer = rater.rate(puzzle);
///     if (answer.depth) use(*answer.depth);
class DepthRater {
  public:
    DepthRater() : DepthRater(nine::default_kernel()) {}
    /// `kernel`, one of `nine::kernels()`, is for puzzles on the usual 9x9 board.
    explicit DepthRater(const nine::Kernel& kernel);
    ~DepthRater();
    DepthRater(DepthRater&&) noexcept;
    DepthRater& operator=(DepthRater&&) noexcept;

    /// Any board. Givens that clash are not an error: such a puzzle has no solution.
    [[nodiscard]] DepthAnswer rate(const Puzzle& puzzle, Deadline deadline = {});

    /// The same in the general way, which is slower on the usual 9x9 board, and equal.
    [[nodiscard]] DepthAnswer rate_in_general(const Puzzle& puzzle, Deadline deadline = {});

    /// Many puzzles on the usual 9x9 board. `answers` has a place for each.
    void rate(std::span<const nine::Digits> puzzles, Deadline deadline,
              std::span<DepthAnswer> answers);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace sudokit
