// Forms written once each.
#pragma once

#include <mutex>
#include <string_view>

#include "sudokit/unique_lines.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Collects lines from many threads, and writes them at the end of a run.
class Dedupe {
  public:
    Dedupe();

    /// Takes a text of whole lines.
    void add(std::string_view lines);

    /// Takes a puzzle (a line with its end) and its form, which has no tab and no line end. All
    /// that is added comes in this way, or in the other.
    void add_puzzle(std::string_view form, std::size_t number, std::string_view puzzle);

    /// Writes each line once, or the first puzzle of each form, if the run came to its end.
    void finish(Job& job);

  private:
    int write_forms(Job& job);
    int write_puzzles(Job& job);

    std::mutex mutex_;
    UniqueLines lines_;
    bool has_puzzles_ = false;
    std::uint64_t read_ = 0;
    std::uint64_t kinds_ = 0;
};

}  // namespace sudokit::cli
