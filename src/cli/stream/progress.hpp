// A line on the terminal that says how far a long run has come.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "sudokit/clock.hpp"

#include "cli/io/status_line.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Shows, for as long as it lives, how long the run has taken; of many puzzles how many are done,
/// and where the input is files, how much of them and how long the rest will take; of a single one,
/// what the search has found and tried so far.
class Progress {
  public:
    explicit Progress(const Job& job);

  private:
    [[nodiscard]] std::string words() const;
    [[nodiscard]] std::string share(double seconds) const;

    const Job& job_;
    std::optional<std::uint64_t> size_;  // of all files, if the input is nothing else
    std::optional<Ticker> ticker_;       // last: it uses all the others
};

/// The time limit of a job, for a search on one of its puzzles, which lets others see how far it
/// is.
class SearchTimer {
  public:
    explicit SearchTimer(const Job& job);

    /// Refers to this timer, which must outlive the work and must not move meanwhile.
    [[nodiscard]] Deadline deadline() const;

  private:
    Timer timer_;
    const Job& job_;
};

}  // namespace sudokit::cli
