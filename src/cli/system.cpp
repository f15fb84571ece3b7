#include "cli/system.hpp"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction is not in <csignal>
#include <unistd.h>

#include "cli/messages.hpp"

namespace sudokit::cli {

MessageArgument system_fault(int number) {
    switch (number) {
        case ENOENT: return &text::kNoSuchFile;
        case EACCES:
        case EPERM: return &text::kNotAllowed;
        case EISDIR: return &text::kIsDirectory;
        case ENOTDIR: return &text::kNotDirectory;
        case EBADF: return &text::kClosed;
        case ENAMETOOLONG: return &text::kNameTooLong;
        case EROFS: return &text::kReadOnlyDisk;
        case EIO: return &text::kDeviceFault;
        case ENOSPC: return &text::kDiskFull;
        default: return std::string(std::strerror(number));
    }
}

int write_all(int descriptor, std::string_view text) {
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

bool wants_colour(const Arguments& arguments, const Streams& io) {
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

std::string printable(std::string_view text, std::size_t most) {
    std::string out;
    for (const char c : text.substr(0, most)) {
        const auto byte = static_cast<unsigned char>(c);
        out += byte < 0x20 || byte == 0x7f ? '?' : c;
    }
    if (text.size() > most) {
        // Not in the middle of a character of several bytes.
        while (!out.empty() && (static_cast<unsigned char>(out.back()) & 0xc0U) == 0x80) {
            out.pop_back();
        }
        if (!out.empty() && static_cast<unsigned char>(out.back()) >= 0xc0) out.pop_back();
        out += "...";
    }
    return out;
}

namespace interrupt {
namespace {

// A signal handler can reach nothing but globals. Both ends of the pipe stay open to the end; a
// byte in it wakes whoever waits for input, and is never taken out.
std::atomic<bool> stop_flag = false;
std::atomic<bool> signal_came = false;
std::array<int, 2> wake_pipe = {-1, -1};
static_assert(std::atomic<bool>::is_always_lock_free);

void wake() {
    stop_flag = true;
    const int saved = errno;
    if (wake_pipe[1] >= 0) {
        const ssize_t ignored = ::write(wake_pipe[1], "x", 1);
        static_cast<void>(ignored);
    }
    errno = saved;
}

extern "C" void sudokit_on_signal(int /*number*/) {
    signal_came = true;
    wake();
}

}  // namespace

void install() {
    if (::pipe(wake_pipe.data()) == 0) {
        for (const int end : wake_pipe) ::fcntl(end, F_SETFD, FD_CLOEXEC);
        ::fcntl(wake_pipe[1], F_SETFL, O_NONBLOCK);
    }
    struct sigaction action {};
    action.sa_handler = sudokit_on_signal;
    // The system's own action is back after the first signal: the second one kills.
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    for (const int number : {SIGINT, SIGTERM}) {
        struct sigaction before {};
        ::sigaction(number, nullptr, &before);
        // Started in the background by a shell: interrupts are not for us.
        if (before.sa_handler != SIG_IGN) ::sigaction(number, &action, nullptr);
    }
    ::signal(SIGPIPE, SIG_IGN);
}

bool came() { return signal_came; }

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
