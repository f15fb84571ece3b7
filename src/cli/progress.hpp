// A line on the terminal that says how far a long run has come.
#pragma once

#include <chrono>

#include "cli/job.hpp"

namespace sudokit::cli {

/// When such a line first appears, and how often it changes.
inline constexpr std::chrono::seconds kQuietAtFirst{1};
inline constexpr std::chrono::milliseconds kBetween{200};

/// Shows itself only where nobody is disturbed: errors go to a terminal, answers do not, and the
/// run has taken more than a second.
class Progress {
  public:
    explicit Progress(const Job& job);

    void show();
    void erase();

  private:
    const Job& job_;
    bool wanted_;
    bool shown_ = false;
    std::chrono::steady_clock::time_point next_;
};

}  // namespace sudokit::cli
