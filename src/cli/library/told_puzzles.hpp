// Puzzles of a library as text, with what is to be told of them.
#pragma once

#include <string>

#include "cli/library/arguments.hpp"
#include "cli/stream/kept_puzzles.hpp"

namespace sudokit::cli {

/// Writes puzzles of a library to the output of a job. Lines and CSV get a column for everything
/// that --with asks for, the other formats have it in the comment.
class ToldPuzzles {
  public:
    /// What it is given must outlive it.
    ToldPuzzles(Job& job, const LibraryArguments& arguments, Library& library);

    /// Writes one; false if that is not possible, or if it was enough.
    bool write(const LibraryPuzzle& puzzle);

    /// What went wrong with the library.
    [[nodiscard]] const std::optional<Error>& fault() const { return fault_; }

  private:
    [[nodiscard]] std::optional<std::vector<std::string>> columns(const LibraryPuzzle& puzzle);
    [[nodiscard]] Result<std::string> text(const LibraryPuzzle& puzzle,
                                           const std::vector<std::string>& columns);

    Job& job_;
    const LibraryArguments& arguments_;
    Library& library_;
    Format format_;
    KeptPuzzles kept_;
    std::optional<Error> fault_;
};

}  // namespace sudokit::cli
