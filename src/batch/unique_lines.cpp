// An external merge sort: runs are sorted in memory, written one after the other, and merged in the
// end.
#include "sudokit/unique_lines.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace sudokit {
namespace {

// Runs are merged into one when there are so many, so that buffers and open files stay few.
constexpr std::size_t kMostRuns = 64;
constexpr std::size_t kBuffer = std::size_t{256} * 1024;

struct Entry {
    std::string_view line;
    std::uint64_t times = 1;
};

// A file without a name, written from the beginning and then read.
//
//     for each line: its length and how often (8 bytes each), its bytes
class RunFile {
  public:
    explicit RunFile(const std::string& folder) {
        std::string name = folder + "/sudokit-XXXXXX";
        descriptor_ = ::mkostemp(name.data(), O_CLOEXEC);
        if (descriptor_ < 0) {
            fault_ = errno;
        } else {
            ::unlink(name.c_str());
        }
    }
    ~RunFile() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    RunFile(RunFile&& other) noexcept { *this = std::move(other); }
    RunFile& operator=(RunFile&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        std::swap(fault_, other.fault_);
        std::swap(buffer_, other.buffer_);
        std::swap(at_, other.at_);
        return *this;
    }

    [[nodiscard]] int fault() const { return fault_; }

    void write(const Entry& entry) {
        const std::uint64_t head[] = {entry.line.size(), entry.times};
        buffer_.append(reinterpret_cast<const char*>(head), sizeof head);
        buffer_ += entry.line;
        if (buffer_.size() >= kBuffer) flush();
    }

    void rewind() {
        flush();
        if (fault_ == 0 && ::lseek(descriptor_, 0, SEEK_SET) < 0) fault_ = errno;
        buffer_.clear();
        at_ = 0;
    }

    // The next entry, good until the one after it; nothing at the end, or at a fault.
    std::optional<Entry> read() {
        std::uint64_t head[2];
        if (!have(sizeof head)) return std::nullopt;
        std::memcpy(head, buffer_.data() + at_, sizeof head);
        if (!have(sizeof head + head[0])) return std::nullopt;
        const Entry entry{std::string_view(buffer_).substr(at_ + sizeof head, head[0]), head[1]};
        at_ += sizeof head + head[0];
        return entry;
    }

  private:
    void flush() {
        for (std::size_t done = 0; done < buffer_.size() && fault_ == 0;) {
            const auto written = ::write(descriptor_, buffer_.data() + done, buffer_.size() - done);
            if (written >= 0) {
                done += static_cast<std::size_t>(written);
            } else if (errno != EINTR) {
                fault_ = errno;
            }
        }
        buffer_.clear();
    }

    // Makes sure that so many bytes are in the buffer from `at_` on.
    bool have(std::size_t bytes) {
        if (buffer_.size() - at_ >= bytes) return true;
        buffer_.erase(0, at_);
        at_ = 0;
        std::size_t filled = buffer_.size();
        buffer_.resize(std::max(bytes, kBuffer));
        while (filled < bytes && fault_ == 0) {
            const auto got = ::read(descriptor_, buffer_.data() + filled, buffer_.size() - filled);
            if (got == 0) break;
            if (got > 0) {
                filled += static_cast<std::size_t>(got);
            } else if (errno != EINTR) {
                fault_ = errno;
            }
        }
        buffer_.resize(filled);
        return filled >= bytes;
    }

    int descriptor_ = -1;
    int fault_ = 0;
    std::string buffer_;
    std::size_t at_ = 0;
};

// Sorted runs, the least line of which is always at hand.
class Merge {
  public:
    explicit Merge(std::vector<RunFile>& runs) : runs_(runs) {
        for (std::size_t i = 0; i < runs.size(); ++i) advance(i);
        std::ranges::make_heap(heads_, later);
    }

    // Hands out each line once; false if the sink had enough.
    bool run(UniqueLines::Sink sink) {
        while (!heads_.empty()) {
            std::string line(heads_.front().entry.line);
            std::uint64_t times = 0;
            while (!heads_.empty() && heads_.front().entry.line == line) times += pop();
            if (!sink(line, times)) return false;
        }
        return true;
    }

  private:
    struct Head {
        Entry entry;
        std::size_t run = 0;
    };
    static bool later(const Head& a, const Head& b) { return a.entry.line > b.entry.line; }

    void advance(std::size_t run) {
        if (const auto entry = runs_[run].read()) heads_.push_back({*entry, run});
    }

    // Takes the least one away, and answers how often it was there.
    std::uint64_t pop() {
        std::ranges::pop_heap(heads_, later);
        const Head head = heads_.back();
        heads_.pop_back();
        const std::size_t before = heads_.size();
        advance(head.run);
        if (heads_.size() > before) std::ranges::push_heap(heads_, later);
        return head.entry.times;
    }

    std::vector<RunFile>& runs_;
    std::vector<Head> heads_;
};

}  // namespace

struct UniqueLines::State {
    Options options;
    std::string bytes;  // of the lines in memory, one after the other
    std::vector<std::pair<std::size_t, std::size_t>> lines;  // where each begins, and its length
    std::vector<RunFile> runs;
    int fault = 0;

    // The lines in memory, sorted, each once.
    void hand_out(FunctionRef<bool(const Entry&)> sink) {
        std::vector<std::string_view> sorted;
        sorted.reserve(lines.size());
        for (const auto& [begin, length] : lines) {
            sorted.push_back(std::string_view(bytes).substr(begin, length));
        }
        std::ranges::sort(sorted);
        for (std::size_t i = 0; i < sorted.size();) {
            std::size_t next = i;
            while (next < sorted.size() && sorted[next] == sorted[i]) ++next;
            if (!sink({sorted[i], next - i})) return;
            i = next;
        }
    }

    // As many bytes as lines in memory take, with what sorting them will.
    [[nodiscard]] std::size_t size() const {
        return bytes.size() + lines.size() * (sizeof lines[0] + sizeof(std::string_view));
    }

    RunFile* new_run() {
        RunFile run(options.folder);
        fault = run.fault();
        if (fault != 0) return nullptr;
        runs.push_back(std::move(run));
        return &runs.back();
    }

    void finish(RunFile& run) {
        run.rewind();
        fault = run.fault();
    }

    void spill() {
        RunFile* const run = new_run();
        if (run == nullptr) return;
        hand_out([&](const Entry& entry) {
            run->write(entry);
            return run->fault() == 0;
        });
        finish(*run);
        bytes.clear();
        lines.clear();
        if (fault == 0 && runs.size() >= kMostRuns) merge_runs();
    }

    void merge_runs() {
        std::vector<RunFile> old = std::exchange(runs, {});
        RunFile* const run = new_run();
        if (run == nullptr) return;
        Merge(old).run([&](std::string_view line, std::uint64_t times) {
            run->write({line, times});
            return run->fault() == 0;
        });
        finish(*run);
        note_faults(old);
    }

    void note_faults(const std::vector<RunFile>& of) {
        for (const RunFile& run : of) {
            if (fault == 0) fault = run.fault();
        }
    }
};

UniqueLines::UniqueLines(Options options) : state_(std::make_unique<State>()) {
    state_->options = std::move(options);
}

UniqueLines::~UniqueLines() = default;

bool UniqueLines::add(std::string_view line) {
    State& state = *state_;
    if (state.fault != 0) return false;
    state.lines.emplace_back(state.bytes.size(), line.size());
    state.bytes += line;
    if (state.size() >= state.options.memory) state.spill();
    return state.fault == 0;
}

bool UniqueLines::take(Sink sink) {
    State& state = *state_;
    if (state.fault != 0) return false;
    if (state.runs.empty()) {
        state.hand_out([&](const Entry& entry) { return sink(entry.line, entry.times); });
    } else {
        if (!state.lines.empty()) state.spill();
        if (state.fault == 0) Merge(state.runs).run(sink);
        state.note_faults(state.runs);
    }
    state.bytes.clear();
    state.lines.clear();
    state.runs.clear();
    return state.fault == 0;
}

int UniqueLines::fault() const { return state_->fault; }

}  // namespace sudokit
