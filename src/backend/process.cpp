#include "backend/process.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): kill is not in <csignal>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/messages.hpp"

extern char** environ;  // NOLINT(readability-redundant-declaration): some systems do not declare it

namespace sudokit::backend {
namespace {

constexpr std::size_t kMostErrors = 4096;

// How long to wait for output before looking at the deadline again.
constexpr int kMilliseconds = 5;

// A descriptor that is closed when nobody needs it any more.
class Descriptor {
  public:
    explicit Descriptor(int number = -1) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { close(); }

    void close() {
        if (number_ >= 0) ::close(number_);
        number_ = -1;
    }
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }

  private:
    int number_;
};

// Both ends are closed in other programs that are started meanwhile.
struct Pipe {
    Descriptor read;
    Descriptor write;

    bool open() {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0) return false;
        read = Descriptor(ends[0]);
        write = Descriptor(ends[1]);
        return ::fcntl(read.number(), F_SETFL, O_NONBLOCK) == 0;
    }
};

Error start_fault(const std::string& program, int number) {
    if (number == ENOENT) {
        return {ErrorCode::not_found, 0, message(text::kNoProgram, program)};
    }
    if (number == EACCES) {
        return {ErrorCode::input_output, 0, message(text::kNotExecutable, program)};
    }
    return {ErrorCode::input_output, 0,
            message(text::kCannotStart, program, std::generic_category().message(number))};
}

// What a program is started with: its streams, a group of its own, no signals held back or ignored.
class Start {
  public:
    Start(int output, int errors) {
        ::posix_spawn_file_actions_init(&files_);
        ::posix_spawn_file_actions_addopen(&files_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        ::posix_spawn_file_actions_adddup2(&files_, output, STDOUT_FILENO);
        ::posix_spawn_file_actions_adddup2(&files_, errors, STDERR_FILENO);
        ::posix_spawnattr_init(&attributes_);
        sigset_t none{};
        sigset_t usual{};
        ::sigemptyset(&none);
        ::sigemptyset(&usual);
        for (const int number : {SIGPIPE, SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&usual, number);
        ::posix_spawnattr_setsigmask(&attributes_, &none);
        ::posix_spawnattr_setsigdefault(&attributes_, &usual);
        ::posix_spawnattr_setpgroup(&attributes_, 0);
        ::posix_spawnattr_setflags(
            &attributes_, static_cast<short>(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK |
                                             POSIX_SPAWN_SETSIGDEF));
    }
    Start(const Start&) = delete;
    Start& operator=(const Start&) = delete;
    ~Start() {
        ::posix_spawn_file_actions_destroy(&files_);
        ::posix_spawnattr_destroy(&attributes_);
    }

    // 0, or the number of the fault.
    int spawn(const std::vector<std::string>& words, pid_t& process) const {
        std::vector<char*> arguments;
        arguments.reserve(words.size() + 1);
        // The interface is older than const; nothing is written there.
        for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
        arguments.push_back(nullptr);
        return ::posix_spawnp(&process, arguments[0], &files_, &attributes_, arguments.data(),
                              environ);
    }

  private:
    posix_spawn_file_actions_t files_{};
    posix_spawnattr_t attributes_{};
};

// A program that runs, and what it has written so far.
class Child {
  public:
    Child(pid_t process, Descriptor output, Descriptor errors)
        : process_(process), output_(std::move(output)), errors_(std::move(errors)) {}

    ProcessOutcome watch(const Deadline& deadline, std::size_t most) {
        for (;;) {
            // Asked before reading: what an ended program wrote is all there to be read.
            const bool ended = has_ended();
            take(output_, outcome_.output, most + 1);
            take(errors_, outcome_.errors, kMostErrors);
            if (outcome_.output.size() > most) return finish(ProcessEnd::flooded);
            if (ended) return finish(ProcessEnd::exited);
            if (deadline.passed()) return finish(ProcessEnd::stopped);
            wait();
        }
    }

  private:
    // Leaves it unreaped, so that its number cannot be anybody else's yet.
    [[nodiscard]] bool has_ended() const {
        siginfo_t info{};
        const int answer =
            ::waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT);
        return answer != 0 || info.si_pid == process_;
    }

    // Reads what is there. What is beyond `most` bytes is thrown away, but not left in the pipe,
    // where it would hold the program up. The number of turns is more than a pipe holds, and keeps
    // endless writers from keeping us here.
    static void take(Descriptor& from, std::string& text, std::size_t most) {
        constexpr int kTurns = 64;
        std::array<char, 16384> buffer;
        for (int turn = 0; turn < kTurns && from.is_open(); ++turn) {
            const ssize_t size = ::read(from.number(), buffer.data(), buffer.size());
            if (size < 0 && errno == EINTR) continue;
            if (size < 0 && errno == EAGAIN) return;
            if (size <= 0) return from.close();
            const std::size_t room = most - std::min(most, text.size());
            text.append(buffer.data(), std::min(room, static_cast<std::size_t>(size)));
        }
    }

    void wait() const {
        // A descriptor of -1 is passed over: with both closed this only sleeps.
        std::array<pollfd, 2> wanted{
            {{output_.number(), POLLIN, 0}, {errors_.number(), POLLIN, 0}}};
        const bool closed = !output_.is_open() && !errors_.is_open();
        ::poll(wanted.data(), wanted.size(), closed ? 1 : kMilliseconds);
    }

    ProcessOutcome finish(ProcessEnd end) {
        ::kill(-process_, SIGKILL);
        int status = 0;
        while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
        }
        const bool signalled = WIFSIGNALED(status);
        outcome_.end = end == ProcessEnd::exited && signalled ? ProcessEnd::signalled : end;
        outcome_.number = signalled ? WTERMSIG(status) : WEXITSTATUS(status);
        return std::move(outcome_);
    }

    pid_t process_;
    Descriptor output_;
    Descriptor errors_;
    ProcessOutcome outcome_;
};

}  // namespace

Result<ProcessOutcome> run_process(const std::vector<std::string>& words, const Deadline& deadline,
                                   std::size_t most) {
    Pipe output;
    Pipe errors;
    if (!output.open() || !errors.open()) return start_fault(words[0], errno);
    pid_t process = 0;
    const int fault = Start(output.write.number(), errors.write.number()).spawn(words, process);
    if (fault != 0) return start_fault(words[0], fault);
    output.write.close();
    errors.write.close();
    return Child(process, std::move(output.read), std::move(errors.read)).watch(deadline, most);
}

}  // namespace sudokit::backend
