#include "cli/race/apart.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): kill is not in <csignal>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sudokit/clock.hpp"

#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

// Statuses of a process that ends by itself.
constexpr int kStatusSaid = 0;
constexpr int kStatusNoMemory = 1;
constexpr int kStatusFailed = 2;

constexpr std::chrono::milliseconds kPatience{500};
constexpr std::chrono::milliseconds kPatienceWhenLate{200};
constexpr std::uint64_t kKibibyte = 1024;

// In front of the text that comes back.
struct Header {
    std::uint64_t peak = 0;
};

// The most resident memory so far, of this process or of one that it started and waited for, which
// is how an outside solver works.
std::uint64_t peak_of(int whose) {
    rusage usage{};
    if (::getrusage(whose, &usage) != 0) return 0;
    return static_cast<std::uint64_t>(usage.ru_maxrss) * kKibibyte;
}

// The address space in use, in bytes; 0 where the system does not tell.
std::uint64_t address_space() {
    const std::unique_ptr<FILE, int (*)(FILE*)> file(std::fopen("/proc/self/statm", "r"),
                                                     std::fclose);
    unsigned long long pages = 0;
    if (!file || std::fscanf(file.get(), "%llu", &pages) != 1) return 0;
    return pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

void limit_memory(std::uint64_t bytes) {
    if (bytes == 0) return;
    const rlim_t most = address_space() + bytes;
    const rlimit limit{most, most};
    ::setrlimit(RLIMIT_AS, &limit);
}

// Not by `write_all`: the lock of the status line may be held by a thread that is not here.
bool send(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t size = ::write(descriptor, text.data(), text.size());
        if (size > 0) {
            text.remove_prefix(static_cast<std::size_t>(size));
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

bool send(int descriptor, const Header& header, std::string_view text) {
    std::array<char, sizeof header> bytes{};
    std::memcpy(bytes.data(), &header, sizeof header);
    return send(descriptor, {bytes.data(), bytes.size()}) && send(descriptor, text);
}

// The life of the process. It ends without what a program does at its end, which is ours to do.
[[noreturn]] void live(int report, FunctionRef<std::string()> work, const ApartLimits& limits) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    interrupt::follow();
    const std::uint64_t before = peak_of(RUSAGE_SELF);
    int status = kStatusSaid;
    try {
        limit_memory(limits.memory);
        const std::string text = work();
        const std::uint64_t grown = peak_of(RUSAGE_SELF) - before;
        const Header header{std::max(grown, peak_of(RUSAGE_CHILDREN))};
        if (!send(report, header, text)) status = kStatusFailed;
    } catch (const std::bad_alloc&) {
        status = kStatusNoMemory;
    } catch (const std::exception& fault) {
        send(report, {}, fault.what());
        status = kStatusFailed;
    } catch (...) {
        status = kStatusFailed;
    }
    ::_exit(status);
}

// Reads until the other end is closed; answers why it stopped earlier, or `done`.
ApartEnd listen(int report, double seconds, std::string& text) {
    const Timer timer(seconds, &interrupt::flag());
    const Deadline limit = timer.deadline();
    std::array<char, 4096> buffer{};
    while (interrupt::wait_readable(report, &limit)) {
        const ssize_t size = ::read(report, buffer.data(), buffer.size());
        if (size < 0 && errno == EINTR) continue;
        if (size <= 0) return ApartEnd::done;
        text.append(buffer.data(), static_cast<std::size_t>(size));
    }
    return interrupt::flag() ? ApartEnd::interrupted : ApartEnd::late;
}

// Asks it to end, waits as long as that may take, and kills it if it has not.
void end(pid_t process, std::chrono::milliseconds patience) {
    constexpr std::chrono::milliseconds kBetweenTries{5};
    ::kill(process, SIGTERM);
    for (; patience.count() > 0; patience -= kBetweenTries) {
        siginfo_t info{};
        const int looked =
            ::waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT);
        if (looked == 0 && info.si_pid == process) return;
        std::this_thread::sleep_for(kBetweenTries);
    }
    ::kill(process, SIGKILL);
}

int wait_for(pid_t process) {
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    return status;
}

}  // namespace

Apart run_apart(FunctionRef<std::string()> work, const ApartLimits& limits) {
    Apart out;
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return {ApartEnd::not_started, errno, {}, 0};
    const pid_t process = ::fork();
    if (process == 0) {
        ::close(ends[0]);
        live(ends[1], work, limits);
    }
    const int fault = errno;
    ::close(ends[1]);
    if (process < 0) {
        ::close(ends[0]);
        return {ApartEnd::not_started, fault, {}, 0};
    }
    std::string text;
    out.end = listen(ends[0], limits.seconds, text);
    ::close(ends[0]);
    // What is late has had some of its time to end already.
    if (out.end == ApartEnd::interrupted) end(process, kPatience);
    if (out.end == ApartEnd::late) end(process, kPatienceWhenLate);
    const int status = wait_for(process);
    if (out.end != ApartEnd::done) return out;
    if (WIFSIGNALED(status)) return {ApartEnd::signalled, WTERMSIG(status), {}, 0};
    if (WEXITSTATUS(status) == kStatusNoMemory) return {ApartEnd::no_memory, 0, {}, 0};
    Header header;
    if (text.size() < sizeof header) return {ApartEnd::failed, 0, {}, 0};
    if (WEXITSTATUS(status) != kStatusSaid) out.end = ApartEnd::failed;
    std::memcpy(&header, text.data(), sizeof header);
    out.peak = header.peak;
    out.text = text.substr(sizeof header);
    return out;
}

}  // namespace sudokit::cli
