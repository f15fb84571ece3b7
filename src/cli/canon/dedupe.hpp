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

    /// Writes each line once, if the run came to its end.
    void finish(Job& job);

  private:
    std::mutex mutex_;
    UniqueLines lines_;
};

}  // namespace sudokit::cli
