#include "cli/io/status_line.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <system_error>
#include <utility>

#include <unistd.h>

#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

// There is one terminal, and one line of it.
std::mutex line_mutex;
std::atomic<int> tickers = 0;
std::atomic<bool> line_is_shown = false;
int shown_at = -1;

// Not by way of `write_all`, which waits for this. What a terminal does not take is not missed.
void put(int descriptor, std::string_view text) {
    const ssize_t ignored = ::write(descriptor, text.data(), text.size());
    static_cast<void>(ignored);
}

void erase_locked() {
    if (line_is_shown.exchange(false)) put(shown_at, "\r\x1b[K");
}

}  // namespace

bool wants_status(const Arguments& arguments, const Streams& io) {
    const char* kind = std::getenv("TERM");
    const bool dumb = kind != nullptr && std::string_view(kind) == "dumb";
    return !arguments.quiet && !dumb && is_terminal(io.errors);
}

namespace status_line {

void show(const Streams& io, std::string_view text) {
    const std::lock_guard lock(line_mutex);
    shown_at = io.errors;
    line_is_shown = true;
    // What is longer than the line is cut off, not wrapped: only one line is taken away again.
    put(io.errors, "\r\x1b[K\x1b[?7l" + std::string(text) + "\x1b[?7h");
}

void erase() {
    const std::lock_guard lock(line_mutex);
    erase_locked();
}

Pause::Pause(int descriptor) {
    // A ticker may show it at any time, also between looking and writing.
    if ((tickers == 0 && !line_is_shown) || !is_terminal(descriptor)) return;
    lock_ = std::unique_lock(line_mutex);
    erase_locked();
}

}  // namespace status_line

Ticker::Ticker(const Arguments& arguments, const Streams& io, Words words)
    : io_(io), words_(std::move(words)) {
    if (!wants_status(arguments, io)) return;
    try {
        thread_ = std::thread([this] { run(); });
        ++tickers;
    } catch (const std::system_error&) {
        // Then nothing is shown.
    }
}

Ticker::~Ticker() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        done_ = true;
    }
    changed_.notify_one();
    thread_.join();
    status_line::erase();
    --tickers;
}

void Ticker::run() try {
    std::unique_lock lock(mutex_);
    std::chrono::milliseconds pause = kQuietAtFirst;
    while (!changed_.wait_for(lock, pause, [this] { return done_; })) {
        pause = kBetween;
        status_line::show(io_, words_());
    }
} catch (const std::bad_alloc&) {
    // Nothing more is shown.
}

std::string clock_text(double seconds) {
    const auto whole = static_cast<std::uint64_t>(seconds);
    const auto hours = static_cast<unsigned long long>(whole / 3600);
    const auto minutes = static_cast<unsigned>(whole / 60 % 60);
    const auto rest = static_cast<unsigned>(whole % 60);
    std::array<char, 40> text{};
    if (hours > 0) {
        std::snprintf(text.data(), text.size(), "%llu:%02u:%02u", hours, minutes, rest);
    } else {
        std::snprintf(text.data(), text.size(), "%u:%02u", minutes, rest);
    }
    return text.data();
}

}  // namespace sudokit::cli
