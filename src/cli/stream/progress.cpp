#include "cli/stream/progress.hpp"

#include <algorithm>

#include <sys/stat.h>
#include <unistd.h>

#include "cli/io/system.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

// What there is left to read of an open file; nothing if that is not known.
std::optional<std::uint64_t> rest_of(int descriptor) {
    struct stat info {};
    if (::fstat(descriptor, &info) != 0 || !S_ISREG(info.st_mode)) return std::nullopt;
    const off_t at = ::lseek(descriptor, 0, SEEK_CUR);
    return static_cast<std::uint64_t>(std::max<off_t>(info.st_size - std::max<off_t>(at, 0), 0));
}

// The size of an operand; nothing for pipes and devices. Texts take no time to read.
std::optional<std::uint64_t> size_of(const std::string& operand, const Streams& io) {
    if (operand == "-") return rest_of(io.input);
    struct stat info {};
    if (::stat(operand.c_str(), &info) != 0) return 0;
    if (!S_ISREG(info.st_mode)) return std::nullopt;
    return static_cast<std::uint64_t>(info.st_size);
}

std::optional<std::uint64_t> size_of_all(const PuzzleArguments& arguments, const Streams& io) {
    if (arguments.operands.empty()) return rest_of(io.input);
    std::uint64_t sum = 0;
    for (const std::string& operand : arguments.operands) {
        const auto size = size_of(operand, io);
        if (!size) return std::nullopt;
        sum += *size;
    }
    return sum;
}

// Nobody wants to have a line written over what they are typing.
bool is_typed(const PuzzleArguments& arguments, const Streams& io) {
    const bool reads = arguments.operands.empty() ||
                       std::ranges::find(arguments.operands, "-") != arguments.operands.end();
    return reads && is_terminal(io.input);
}

}  // namespace

Progress::Progress(const Job& job) : job_(job), size_(size_of_all(job.arguments, job.io)) {
    if (is_typed(job.arguments, job.io)) return;
    ticker_.emplace(job.arguments, job.io, [this] { return words(); });
}

std::string Progress::words() const {
    const double seconds = job_.seconds();
    const std::size_t done = job_.items;
    std::string out = clock_text(seconds);
    if (done > 0) {
        const auto rate = static_cast<std::uint64_t>(static_cast<double>(done) / seconds);
        out += "  " + message(text::kProgress, done, rate).in(job_.language()) + share(seconds);
    } else if (job_.input.found() <= 1 && (job_.sight.solutions > 0 || job_.sight.nodes > 0)) {
        out += "  " +
               message(text::kSearchProgress, job_.sight.solutions.load(), job_.sight.nodes.load())
                   .in(job_.language());
    }
    return out;
}

std::string Progress::share(double seconds) const {
    const std::uint64_t position = job_.input.position();
    if (!size_ || position == 0 || position >= *size_) return {};
    const double part = static_cast<double>(position) / static_cast<double>(*size_);
    const auto percent = static_cast<std::uint64_t>(100 * part);
    return "  " + message(text::kShareProgress, percent, clock_text(seconds / part - seconds))
                      .in(job_.language());
}

SearchTimer::SearchTimer(const Job& job)
    : timer_(job.arguments.timeout, &interrupt::flag()), job_(job) {}

Deadline SearchTimer::deadline() const {
    return {[](const void* self) { return static_cast<const SearchTimer*>(self)->timer_.passed(); },
            this,
            [](const void* self, std::uint64_t solutions, std::uint64_t nodes) {
                SearchSight& sight = static_cast<const SearchTimer*>(self)->job_.sight;
                sight.solutions.store(solutions, std::memory_order_relaxed);
                sight.nodes.store(nodes, std::memory_order_relaxed);
            }};
}

}  // namespace sudokit::cli
