#include "cli/progress.hpp"

#include "cli/messages.hpp"
#include "cli/system.hpp"

namespace sudokit::cli {
namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

Progress::Progress(const Job& job)
    : job_(job),
      wanted_(!job.arguments.quiet && is_terminal(job.io.errors) &&
              (!is_terminal(job.io.output) || !job.arguments.output.empty())),
      next_(Clock::now() + kQuietAtFirst) {}

void Progress::show() {
    if (!wanted_ || Clock::now() < next_) return;
    next_ = Clock::now() + kBetween;
    shown_ = true;
    const auto rate = static_cast<std::uint64_t>(static_cast<double>(job_.items) / job_.seconds());
    write_all(job_.io.errors,
              "\r\x1b[K" + message(text::kProgress, job_.items, rate).in(job_.language()));
}

void Progress::erase() {
    if (!shown_) return;
    shown_ = false;
    write_all(job_.io.errors, "\r\x1b[K");
}

}  // namespace sudokit::cli
