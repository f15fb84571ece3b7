// Forms written once each.
#pragma once

#include <mutex>
#include <string>
#include <string_view>

#include "sudokit/unique_lines.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Appends what tells a puzzle, its form and its number in the input: a line for `add_puzzles`.
/// The form has no tab, and neither has a line end.
void append_puzzle(std::string& out, std::string_view form, std::size_t number,
                   std::string_view puzzle);

/// Collects lines from many threads, and writes them at the end of a run.
class Dedupe {
  public:
    Dedupe();

    /// Takes a text of whole lines.
    void add(std::string_view lines);

    /// Takes a text that `append_puzzle` made. All that is added comes in this way, or in the
    /// other.
    void add_puzzles(std::string_view lines);

    /// Writes each line once, or the first puzzle of each form, if the run came to its end.
    void finish(Job& job);

  private:
    int write_forms(Job& job);
    int write_puzzles(Job& job);

    void add_lines(std::string_view lines);

    std::mutex mutex_;
    UniqueLines lines_;
    bool has_puzzles_ = false;
    std::uint64_t read_ = 0;
    std::uint64_t kinds_ = 0;
};

}  // namespace sudokit::cli
