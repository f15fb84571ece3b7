#include "backend/supervisor.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <ctime>
#include <string_view>

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): kill is not in <csignal>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;  // NOLINT(readability-redundant-declaration): some systems do not declare it

namespace sudokit::backend {
namespace {

// How long to try to get rid of a family that starts others as fast as they are killed.
constexpr int kMostSeconds = 1;
// How long to wait for the dead before looking for others again.
constexpr int kMillisecondsForTheDead = 10;

// Closes everything but these: what the process that we are a copy of has open is none of ours, and
// pipes among it would seem to be in use.
void keep_only(std::array<int, 4> kept) {
    std::sort(kept.begin(), kept.end());
    unsigned from = STDERR_FILENO + 1;
    const auto close_to = [&](unsigned end) {
        if (from >= end || ::syscall(SYS_close_range, from, end - 1, 0) == 0) return;
        // Systems before Linux 5.9. Nobody has more files open than this who asks for solvers.
        constexpr unsigned kMost = 65536;
        for (unsigned i = from; i < std::min(end, kMost); ++i) ::close(static_cast<int>(i));
    };
    for (const int descriptor : kept) {
        if (descriptor <= STDERR_FILENO) continue;
        close_to(static_cast<unsigned>(descriptor));
        from = static_cast<unsigned>(descriptor) + 1;
    }
    close_to(~0U);
}

// The parent of a process; 0 if there is no such process any more.
pid_t parent_of(std::string_view number) {
    constexpr std::string_view kBefore = "/proc/";
    constexpr std::string_view kBehind = "/stat";
    std::array<char, 64> path{};
    if (kBefore.size() + number.size() + kBehind.size() >= path.size()) return 0;
    char* end = std::copy(kBefore.begin(), kBefore.end(), path.data());
    end = std::copy(number.begin(), number.end(), end);
    std::copy(kBehind.begin(), kBehind.end(), end);
    const int file = ::open(path.data(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    std::array<char, 512> text{};
    const ssize_t size = ::read(file, text.data(), text.size() - 1);
    ::close(file);
    if (size <= 0) return 0;
    // "12 (name) S 11 ...", and the name may hold anything.
    const char* at = std::strrchr(text.data(), ')');
    if (at == nullptr || std::strlen(at) < 5) return 0;
    pid_t parent = 0;
    for (at += 4; *at >= '0' && *at <= '9'; ++at) parent = parent * 10 + (*at - '0');
    return parent;
}

// Kills our children, orphans of the family among them. Their own children are ours next.
void kill_children() {
    const int folder = ::open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    const pid_t self = ::getpid();
    alignas(dirent64) std::array<char, 4096> buffer{};
    for (;;) {
        const long size = ::syscall(SYS_getdents64, folder, buffer.data(), buffer.size());
        if (size <= 0) break;
        for (long at = 0; at < size;) {
            const auto* entry = reinterpret_cast<const dirent64*>(buffer.data() + at);
            at += entry->d_reclen;
            pid_t process = 0;
            const char* digit = entry->d_name;
            while (*digit >= '0' && *digit <= '9') process = process * 10 + (*digit++ - '0');
            if (*digit == '\0' && process > 0 && parent_of(entry->d_name) == self) {
                ::kill(process, SIGKILL);
            }
        }
    }
    ::close(folder);
}

std::int64_t milliseconds() {
    timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
}

class Supervisor {
  public:
    explicit Supervisor(const Supervision& supervision) : task_(supervision) {}

    SupervisorReport run() {
        ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
        // Where these are ignored, nobody is told how a program has ended.
        ::signal(SIGCHLD, SIG_DFL);
        keep_only({task_.control, task_.report, task_.output, task_.errors});
        sigset_t deaths{};
        ::sigemptyset(&deaths);
        ::sigaddset(&deaths, SIGCHLD);
        deaths_ = ::signalfd(-1, &deaths, SFD_CLOEXEC | SFD_NONBLOCK);
        if (deaths_ < 0) return {errno, 0};
        report_.fault = ::posix_spawnp(&program_, task_.words[0], task_.files, task_.attributes,
                                       task_.words, environ);
        if (report_.fault != 0) return report_;
        ::close(task_.output);
        ::close(task_.errors);
        while (!ended_ && !is_over()) reap();
        end_family();
        return report_;
    }

  private:
    // Waits for a death; true if we are told to make an end instead.
    [[nodiscard]] bool is_over() const {
        std::array<pollfd, 2> wanted{{{task_.control, POLLIN, 0}, {deaths_, POLLIN, 0}}};
        ::poll(wanted.data(), wanted.size(), -1);
        return wanted[0].revents != 0;
    }

    // Takes note of the dead; false if nobody is left.
    bool reap() {
        signalfd_siginfo ignored{};
        while (::read(deaths_, &ignored, sizeof ignored) > 0) {
        }
        for (;;) {
            int status = 0;
            const pid_t dead = ::waitpid(-1, &status, WNOHANG);
            if (dead <= 0) return dead == 0;
            if (dead != program_) continue;
            ended_ = true;
            report_.status = status;
        }
    }

    void end_family() {
        const std::int64_t end = milliseconds() + std::int64_t{1000} * kMostSeconds;
        if (!ended_) ::kill(-program_, SIGKILL);
        while (reap() && milliseconds() < end) {
            kill_children();
            pollfd wanted{deaths_, POLLIN, 0};
            ::poll(&wanted, 1, kMillisecondsForTheDead);
        }
    }

    const Supervision& task_;
    int deaths_ = -1;
    pid_t program_ = -1;
    bool ended_ = false;
    SupervisorReport report_;
};

}  // namespace

void supervise(const Supervision& supervision) {
    const SupervisorReport report = Supervisor(supervision).run();
    const ssize_t ignored = ::write(supervision.report, &report, sizeof report);
    static_cast<void>(ignored);
    // Not `_exit`, into which sanitizers put the end of a whole program, with buffers to be
    // written.
    ::syscall(SYS_exit_group, 0);
    __builtin_unreachable();
}

}  // namespace sudokit::backend
