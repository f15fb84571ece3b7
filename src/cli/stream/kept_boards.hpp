// Puzzles written on boards that their readers find again.
#pragma once

#include <mutex>
#include <optional>

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Tells whether a format keeps the boards of the puzzles that a run writes: whether the text says
/// which board it is, or the options that the input was read with do. May be asked by many threads.
class KeptBoards {
  public:
    /// The job must outlive it.
    KeptBoards(const Job& job, Format format) : job_(job), format_(format) {}

    /// The entry in the format; fails where its board would be lost, and as `write_entry` does.
    [[nodiscard]] Result<std::string> write(const Entry& entry);

    /// Why this board would be lost, if it would.
    [[nodiscard]] std::optional<Error> fault(const Board& board);

  private:
    [[nodiscard]] bool keeps(const Board& board) const;

    const Job& job_;
    Format format_;
    std::mutex mutex_;
    std::optional<Board> last_;  // that is kept, and mostly that of all puzzles
};

}  // namespace sudokit::cli
