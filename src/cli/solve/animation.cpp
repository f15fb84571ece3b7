#include "cli/solve/animation.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <thread>

#include <signal.h>  // NOLINT(modernize-deprecated-headers): SIGTSTP is not in <csignal>
#include <sys/ioctl.h>
#include <unistd.h>

#include "sudokit/clock.hpp"
#include "sudokit/draw.hpp"
#include "sudokit/text_width.hpp"

#include "cli/io/system.hpp"
#include "cli/solve/messages.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {
namespace {

using Clock = std::chrono::steady_clock;

// No eye sees more.
constexpr std::chrono::milliseconds kBetweenFrames{33};
// How long to sleep before looking whether to stop.
constexpr std::chrono::milliseconds kNap{20};

constexpr std::string_view kOtherScreen = "\x1b[?1049h\x1b[?25l";  // and no cursor
constexpr std::string_view kScreenBack = "\x1b[?25h\x1b[?1049l";
constexpr std::string_view kHome = "\x1b[H";
constexpr std::string_view kRestOfLine = "\x1b[K\r\n";
constexpr std::string_view kRestOfScreen = "\x1b[J";

// A screen of its own, for as long as it lives. Stopping the program meanwhile would leave the
// shell there.
class OtherScreen {
  public:
    explicit OtherScreen(int terminal) : terminal_(terminal), stop_(::signal(SIGTSTP, SIG_IGN)) {
        write_all(terminal_, kOtherScreen);
    }
    OtherScreen(const OtherScreen&) = delete;
    OtherScreen& operator=(const OtherScreen&) = delete;
    ~OtherScreen() {
        write_all(terminal_, kScreenBack);
        ::signal(SIGTSTP, stop_);
    }

  private:
    int terminal_;
    void (*stop_)(int);
};

class Animation final : public SearchProbe {
  public:
    Animation(const Puzzle& puzzle, const Job& job, std::uint64_t speed)
        : puzzle_(puzzle),
          job_(job),
          timer_(job.arguments.timeout, &interrupt::flag()),
          step_(std::chrono::duration_cast<Clock::duration>(
              std::chrono::duration<double>(1 / static_cast<double>(speed)))),
          digits_(puzzle.givens().begin(), puzzle.givens().end()),
          open_(static_cast<std::size_t>(std::ranges::count(digits_, 0))) {}

    void enter(TreeEntry /*entry*/, Candidate tried) override {
        digits_[tried.cell] = static_cast<std::uint8_t>(tried.digit);
        path_.push_back(tried.cell);
        ++put_;
    }

    bool settle(const TreeOutcome& outcome, std::uint32_t /*ways*/,
                std::span<const Candidate> /*forced*/) override {
        const bool found = std::holds_alternative<FoundSolution>(outcome);
        if (found) ++solutions_;
        if (std::holds_alternative<NoDigitLeft>(outcome)) ++dead_ends_;
        if (found || Clock::now() - shown_ >= kBetweenFrames) show();
        due_ += step_;
        // What cannot be caught up with is not hurried after.
        due_ = std::max(due_, Clock::now() - kBetweenFrames);
        while (Clock::now() < due_ && !timer_.passed()) {
            std::this_thread::sleep_for(std::min<Clock::duration>(kNap, due_ - Clock::now()));
        }
        return !timer_.passed();
    }

    void leave() override {
        digits_[path_.back()] = 0;
        path_.pop_back();
    }

    void begin_anew() override {}

    /// How much room a frame takes, in characters.
    [[nodiscard]] std::pair<std::size_t, std::size_t> size() const {
        TextStyle plain = picture_style(job_, puzzle_.board());
        plain.colour = false;
        const std::string text = frame(plain);
        std::size_t lines = 0;
        std::size_t width = 0;
        for (std::size_t at = 0; at < text.size(); ++lines) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            width = std::max(width, text_width(text.substr(at, end - at)));
            at = end + 1;
        }
        return {lines, width};
    }

    /// The search as it stands.
    void show() {
        shown_ = Clock::now();
        std::string out(kHome);
        TextStyle style = picture_style(job_, puzzle_.board());
        if (!path_.empty()) style.marked = {path_.back()};
        for (const char c : frame(style)) {
            if (c == '\n') {
                out += kRestOfLine;
            } else {
                out += c;
            }
        }
        write_all(job_.io.output, out + std::string(kRestOfScreen));
    }

  private:
    [[nodiscard]] std::string frame(const TextStyle& style) const {
        return draw_text(puzzle_.board(), digits_, puzzle_.givens(), style) + "\n" +
               message(text::kAnimated, put_, dead_ends_, solutions_, path_.size(), open_)
                   .in(job_.language());
    }

    const Puzzle& puzzle_;
    const Job& job_;
    Timer timer_;
    Clock::duration step_;
    Clock::time_point due_ = Clock::now();
    Clock::time_point shown_ = {};
    std::vector<std::uint8_t> digits_;
    std::size_t open_;  // cells at the beginning
    std::vector<Cell> path_;
    std::uint64_t put_ = 0;
    std::uint64_t dead_ends_ = 0;
    std::uint64_t solutions_ = 0;
};

// Where the terminal does not tell its size, any board fits.
bool fits(const Animation& animation, int terminal) {
    winsize room{};
    if (::ioctl(terminal, TIOCGWINSZ, &room) != 0 || room.ws_row == 0) return true;
    const auto [lines, width] = animation.size();
    return lines < room.ws_row && width <= room.ws_col;
}

}  // namespace

bool can_animate(const Streams& io) {
    const char* kind = std::getenv("TERM");
    return is_terminal(io.output) && kind != nullptr && std::string_view(kind) != "dumb";
}

std::optional<Error> terminal_fault(const Puzzle& puzzle, const Job& job) {
    const Animation animation(puzzle, job, 1);
    if (fits(animation, job.io.output)) return std::nullopt;
    const auto [lines, width] = animation.size();
    return Error{ErrorCode::unsupported, 0, message(text::kTerminalTooSmall, lines + 1, width)};
}

Result<SolveAnswer> find_animated(const Puzzle& puzzle, SolutionLimits limits, const Job& job,
                                  std::optional<std::uint64_t> speed) {
    constexpr std::uint64_t kUsualSpeed = 20;
    Animation animation(puzzle, job, speed.value_or(kUsualSpeed));
    const OtherScreen screen(job.io.output);
    limits.probe = &animation;
    Solver solver;
    auto found = find_solutions(puzzle, limits, job, solver);
    animation.show();
    // Told to stop, the search knows only that it was.
    const bool cut = found && found->stop == Stop::limit && found->count < limits.limit;
    if (!cut) return found;
    found->stop = Stop::deadline;
    found->verdict = verdict_of(found->count, found->stop);
    return found;
}

}  // namespace sudokit::cli
