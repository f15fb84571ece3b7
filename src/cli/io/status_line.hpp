// The line at the bottom of a terminal that tells how far long work has come, and is written over
// again and again.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "cli/frame/command.hpp"

namespace sudokit::cli {

/// When such a line first appears, and how often it changes.
inline constexpr std::chrono::seconds kQuietAtFirst{1};
inline constexpr std::chrono::milliseconds kBetween{200};

/// True if such a line may be shown: the errors go to a terminal that can do that, and nobody asked
/// for quiet.
[[nodiscard]] bool wants_status(const Arguments& arguments, const Streams& io);

/// The one line that there is. Whatever else is written to a terminal by `write_all` takes it away
/// first. Safe to call from many threads at once.
namespace status_line {

/// Puts `text` in place of what it said before.
void show(const Streams& io, std::string_view text);

void erase();

/// While this lives, the line is not there and does not come back.
class Pause {
  public:
    /// Does nothing where `descriptor` is no terminal.
    explicit Pause(int descriptor);

  private:
    std::unique_lock<std::mutex> lock_;
};

}  // namespace status_line

/// Shows what `words` says, five times a second, once the first second has passed; and takes it
/// away at the end. In a thread of its own, so that it does not depend on what the work looks at;
/// where the system has no thread to give, nothing is shown.
class Ticker {
  public:
    using Words = std::function<std::string()>;

    Ticker(const Arguments& arguments, const Streams& io, Words words);
    ~Ticker();
    Ticker(const Ticker&) = delete;
    Ticker& operator=(const Ticker&) = delete;

  private:
    void run();

    const Streams& io_;
    Words words_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool done_ = false;
    std::thread thread_;
};

/// "0:07", "1:02:03".
[[nodiscard]] std::string clock_text(double seconds);

}  // namespace sudokit::cli
