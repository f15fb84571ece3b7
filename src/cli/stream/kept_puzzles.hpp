// Puzzles written so that their readers find all of them again: the one rule for every command that
// writes puzzles.
#pragma once

#include <mutex>
#include <optional>

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Writes puzzles in a format that keeps their boards and constraints: the text says them, or the
/// options that the input was read with do. Others are refused. May be asked by many threads.
class KeptPuzzles {
  public:
    /// The job must outlive it.
    KeptPuzzles(const Job& job, Format format) : job_(job), format_(format) {}

    /// The entry in the format; fails where its board or its constraints would be lost, and as
    /// `write_entry` does.
    [[nodiscard]] Result<std::string> write(const Entry& entry);

  private:
    [[nodiscard]] std::optional<Error> fault_of(const Board& board);
    [[nodiscard]] bool keeps(const Board& board) const;

    const Job& job_;
    Format format_;
    std::mutex mutex_;
    std::optional<Board> last_;  // that is kept, and mostly that of all puzzles
};

/// The format for puzzles like this one where none is asked for: lines, or JSON where a line would
/// not say the board and the constraints.
[[nodiscard]] Format format_that_keeps(const Puzzle& puzzle, const WriteOptions& write);

}  // namespace sudokit::cli
