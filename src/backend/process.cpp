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
#include "backend/supervisor.hpp"

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

// What a program is started with: its words and streams, a group of its own, no signals held back
// or ignored.
class Start {
  public:
    Start(const std::vector<std::string>& words, int output, int errors) {
        words_.reserve(words.size() + 1);
        // The interface is older than const; nothing is written there.
        for (const std::string& word : words) words_.push_back(const_cast<char*>(word.c_str()));
        words_.push_back(nullptr);
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

    // The number of a new supervisor's process, or -1 and an errno. Signals are blocked meanwhile:
    // those that come to the new process are none of its business, and their handlers are ours.
    [[nodiscard]] pid_t fork_supervisor(Supervision supervision) const {
        supervision.words = words_.data();
        supervision.files = &files_;
        supervision.attributes = &attributes_;
        sigset_t all{};
        sigset_t before{};
        ::sigfillset(&all);
        ::pthread_sigmask(SIG_SETMASK, &all, &before);
        const pid_t process = ::fork();
        if (process == 0) supervise(supervision);
        const int fault = errno;
        ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
        errno = fault;
        return process;
    }

  private:
    std::vector<char*> words_;
    posix_spawn_file_actions_t files_{};
    posix_spawnattr_t attributes_{};
};

// A program that runs, by its supervisor, and what it has written so far. Both are gone with this.
class Child {
  public:
    Child(pid_t supervisor, Descriptor output, Descriptor errors, Descriptor control,
          Descriptor report)
        : supervisor_(supervisor),
          output_(std::move(output)),
          errors_(std::move(errors)),
          control_(std::move(control)),
          report_(std::move(report)) {}
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child() { end(); }

    Result<ProcessOutcome> watch(const std::string& program, const Deadline& deadline,
                                 std::size_t most) {
        for (;;) {
            // Asked before reading: what an ended program wrote is all there to be read.
            const bool ended = has_ended();
            // A byte too many tells of a flood; there can be none where any length is allowed.
            take(output_, outcome_.output, std::max(most, most + 1));
            take(errors_, outcome_.errors, kMostErrors);
            if (found_.fault != 0) {
                end();
                return start_fault(program, found_.fault);
            }
            if (outcome_.output.size() > most) return finish(ProcessEnd::flooded);
            if (ended) return finish(ProcessEnd::exited);
            if (deadline.passed()) return finish(ProcessEnd::stopped);
            wait(kMilliseconds);
        }
    }

  private:
    // True once the supervisor has reported, or is not there to do so any more.
    [[nodiscard]] bool has_ended() {
        while (report_.is_open()) {
            const ssize_t size = ::read(report_.number(), &found_, sizeof found_);
            if (size < 0 && errno == EINTR) continue;
            if (size < 0 && errno == EAGAIN) return false;
            if (size != sizeof found_) found_.status = SIGKILL;  // as `waitpid` says it
            report_.close();
        }
        return true;
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

    void wait(int milliseconds) const {
        // A descriptor of -1 is passed over.
        std::array<pollfd, 3> wanted{{{output_.number(), POLLIN, 0},
                                      {errors_.number(), POLLIN, 0},
                                      {report_.number(), POLLIN, 0}}};
        ::poll(wanted.data(), wanted.size(), milliseconds);
    }

    // Has the family killed, and waits for that; a supervisor that does not manage it goes too.
    void end() {
        constexpr int kTurns = 400;
        if (supervisor_ < 0) return;
        control_.close();
        output_.close();
        errors_.close();
        for (int turn = 0; turn < kTurns && !has_ended(); ++turn) wait(kMilliseconds);
        if (report_.is_open()) ::kill(supervisor_, SIGKILL);
        while (::waitpid(supervisor_, nullptr, 0) < 0 && errno == EINTR) {
        }
        supervisor_ = -1;
    }

    ProcessOutcome finish(ProcessEnd how) {
        end();
        const bool signalled = WIFSIGNALED(found_.status);
        outcome_.end = how == ProcessEnd::exited && signalled ? ProcessEnd::signalled : how;
        outcome_.number = signalled ? WTERMSIG(found_.status) : WEXITSTATUS(found_.status);
        return std::move(outcome_);
    }

    pid_t supervisor_;  // -1 once it is gone
    Descriptor output_;
    Descriptor errors_;
    Descriptor control_;
    Descriptor report_;
    SupervisorReport found_;
    ProcessOutcome outcome_;
};

}  // namespace

Result<ProcessOutcome> run_process(const std::vector<std::string>& words, const Deadline& deadline,
                                   std::size_t most) {
    Pipe output;
    Pipe errors;
    Pipe control;
    Pipe report;
    if (!output.open() || !errors.open() || !control.open() || !report.open()) {
        return start_fault(words[0], errno);
    }
    const Start start(words, output.write.number(), errors.write.number());
    const pid_t supervisor = start.fork_supervisor({.control = control.read.number(),
                                                    .report = report.write.number(),
                                                    .output = output.write.number(),
                                                    .errors = errors.write.number()});
    if (supervisor < 0) return start_fault(words[0], errno);
    for (Descriptor* end : {&output.write, &errors.write, &control.read, &report.write}) {
        end->close();
    }
    return Child(supervisor, std::move(output.read), std::move(errors.read),
                 std::move(control.write), std::move(report.read))
        .watch(words[0], deadline, most);
}

}  // namespace sudokit::backend
