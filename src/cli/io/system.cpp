#include "cli/io/system.hpp"

#include <array>
#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction is not in <csignal>
#include <unistd.h>

#include "cli/io/status_line.hpp"

namespace sudokit::cli {

int write_all(int descriptor, std::string_view text) {
    const status_line::Pause pause(descriptor);
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written >= 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            // The other end made the pipe non-blocking.
            pollfd wanted{descriptor, POLLOUT, 0};
            ::poll(&wanted, 1, -1);
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

void say(const Streams& io, std::string_view text) {
    std::string line(text);
    line += '\n';
    write_all(io.errors, line);
}

void complain(const Streams& io, std::string_view text) {
    say(io, "sudokit: " + std::string(text));
}

void reserve_standard_streams() {
    // open() takes the lowest free number. Each stream is opened the wrong way round, so that using
    // it is a fault and not an empty input or a lost answer.
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        const bool closed = ::fcntl(descriptor, F_GETFD) < 0 && errno == EBADF;
        if (closed) ::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

bool is_terminal(int descriptor) { return ::isatty(descriptor) == 1; }

bool wants_colour(const PuzzleArguments& arguments, const Streams& io) {
    switch (arguments.colour) {
        case Colour::always: return true;
        case Colour::never: return false;
        case Colour::automatic: break;
    }
    const char* refused = std::getenv("NO_COLOR");
    const char* kind = std::getenv("TERM");
    if (refused != nullptr && *refused != '\0') return false;
    if (kind != nullptr && std::string_view(kind) == "dumb") return false;
    return arguments.output.empty() && is_terminal(io.output);
}

namespace interrupt {
namespace {

// A signal handler can reach nothing but globals. Both ends of the pipe stay open to the end; a
// byte in it wakes whoever waits for input, and is never taken out.
std::atomic<bool> stop_flag = false;
std::atomic<int> first_signal = 0;
std::array<int, 2> wake_pipe = {-1, -1};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

// Those that ask us to end; not those that were ignored when we were started.
struct Request {
    int number;
    bool taken = false;
};
std::array<Request, 3> requests{{{SIGINT}, {SIGTERM}, {SIGHUP}}};

void wake() {
    stop_flag = true;
    const int saved = errno;
    if (wake_pipe[1] >= 0) {
        const ssize_t ignored = ::write(wake_pipe[1], "x", 1);
        static_cast<void>(ignored);
    }
    errno = saved;
}

// From the first signal on the system's own action is back, so that the next one of any kind kills.
// But a terminal that is closed may hang up twice, and the shell in it once more: that is one wish.
extern "C" void sudokit_on_signal(int number) {
    for (const Request& request : requests) {
        const bool again = number == SIGHUP && request.number == SIGHUP;
        if (request.taken) ::signal(request.number, again ? SIG_IGN : SIG_DFL);
    }
    first_signal = number;
    wake();
}

extern "C" void sudokit_on_order(int /*number*/) { stop_flag = true; }

}  // namespace

void follow() {
    struct sigaction action {};
    action.sa_handler = sudokit_on_order;
    ::sigemptyset(&action.sa_mask);
    for (const Request& request : requests) {
        if (request.taken || request.number == SIGTERM) {
            ::sigaction(request.number, &action, nullptr);
        }
    }
}

void install() {
    if (::pipe(wake_pipe.data()) == 0) {
        for (const int end : wake_pipe) ::fcntl(end, F_SETFD, FD_CLOEXEC);
        ::fcntl(wake_pipe[1], F_SETFL, O_NONBLOCK);
    }
    struct sigaction action {};
    action.sa_handler = sudokit_on_signal;
    ::sigemptyset(&action.sa_mask);
    for (const Request& request : requests) ::sigaddset(&action.sa_mask, request.number);
    for (Request& request : requests) {
        struct sigaction before {};
        ::sigaction(request.number, nullptr, &before);
        // Started in the background by a shell, or by nohup: that signal is not for us.
        request.taken = before.sa_handler != SIG_IGN;
        if (request.taken) ::sigaction(request.number, &action, nullptr);
    }
    ::signal(SIGPIPE, SIG_IGN);
}

bool came() { return first_signal != 0; }

void end_by_signal() {
    if (!came()) return;
    ::signal(first_signal, SIG_DFL);
    ::raise(first_signal);
}

const std::atomic<bool>& flag() { return stop_flag; }

void raise() { wake(); }

bool wait_readable(int descriptor, const Deadline* limit) {
    // How long to wait before looking at the limit again, which wakes nobody by itself.
    constexpr int kMilliseconds = 20;
    while (!stop_flag && (limit == nullptr || !limit->passed())) {
        std::array<pollfd, 2> wanted{{{descriptor, POLLIN, 0}, {wake_pipe[0], POLLIN, 0}}};
        const int patience = limit == nullptr ? -1 : kMilliseconds;
        if (::poll(wanted.data(), wanted.size(), patience) < 0 && errno != EINTR) return true;
        if (wanted[1].revents != 0) return false;
        if (wanted[0].revents != 0) return true;
    }
    return false;
}

}  // namespace interrupt

}  // namespace sudokit::cli
