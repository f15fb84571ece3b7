#include "batch/checkpoint.hpp"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sudokit/system_fault.hpp"
#include "sudokit/whole_number.hpp"

namespace sudokit::batch {
namespace {

constexpr MessageText kOtherCheckpoint{
    "not the checkpoint of this count: remove it, or name another file",
    "pas le point de reprise de ce compte : le supprimer, ou nommer un autre fichier"};
constexpr MessageText kCheckpointInUse{
    "another run is writing this checkpoint",
    "un autre programme est en train d’écrire ce point de reprise"};
constexpr MessageText kCannotRead{"cannot be read: {0}", "lecture impossible : {0}"};
constexpr MessageText kCannotWrite{"cannot be written: {0}", "écriture impossible : {0}"};

constexpr std::size_t kLargest = std::size_t{1} << 30;

Error checkpoint_error(const MessageText& text, int number) {
    return {ErrorCode::input_output, 0, Message{&text, {system_fault(number)}}};
}

Error other_checkpoint() { return {ErrorCode::syntax, 0, message(kOtherCheckpoint)}; }

}  // namespace

Checkpoint::~Checkpoint() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

std::optional<Error> Checkpoint::open(const std::string& file) {
    // Without O_NONBLOCK a named pipe would be waited for.
    constexpr int kFlags = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK;
    descriptor_ = ::open(file.c_str(), kFlags, 0666);
    if (descriptor_ < 0) return checkpoint_error(kCannotWrite, errno);
    struct stat info {};
    if (::fstat(descriptor_, &info) != 0) return checkpoint_error(kCannotRead, errno);
    if (!S_ISREG(info.st_mode)) return other_checkpoint();
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        return Error{ErrorCode::input_output, 0, message(kCheckpointInUse)};
    }
    return read();
}

std::optional<Error> Checkpoint::read() {
    std::vector<char> buffer(std::size_t{1} << 16U);
    while (left_.size() <= kLargest) {
        const auto size = ::read(descriptor_, buffer.data(), buffer.size());
        if (size == 0) return std::nullopt;
        if (size > 0) {
            left_.append(buffer.data(), static_cast<std::size_t>(size));
        } else if (errno != EINTR) {
            return checkpoint_error(kCannotRead, errno);
        }
    }
    return other_checkpoint();
}

std::optional<Error> Checkpoint::begin(std::string_view heading, std::size_t parts) {
    numbers_.assign(parts, std::nullopt);
    const std::string text = std::exchange(left_, {});
    const std::string first = std::string(heading) + ", " + std::to_string(parts) + " parts\n";
    std::string_view rest = text;
    if (first.starts_with(rest) && rest.size() < first.size()) {
        // Nothing yet, not even all of the heading.
        return write(std::string_view(first).substr(rest.size()));
    }
    if (!rest.starts_with(first)) return other_checkpoint();
    rest.remove_prefix(first.size());
    for (;;) {
        const std::size_t end = rest.find('\n');
        if (end == std::string_view::npos) break;
        if (!take(rest.substr(0, end))) return other_checkpoint();
        rest.remove_prefix(end + 1);
    }
    if (rest.empty()) return std::nullopt;
    const auto whole = static_cast<off_t>(text.size() - rest.size());
    if (::ftruncate(descriptor_, whole) != 0) return checkpoint_error(kCannotWrite, errno);
    return std::nullopt;
}

bool Checkpoint::take(std::string_view line) {
    const std::size_t blank = line.find(' ');
    if (blank == std::string_view::npos) return false;
    const auto part = whole_number<std::size_t>(line.substr(0, blank));
    auto number = Natural::from_text(line.substr(blank + 1));
    if (!part || *part >= numbers_.size() || !number || has(*part)) return false;
    numbers_[*part] = *std::move(number);
    ++done_;
    return true;
}

std::optional<Error> Checkpoint::add(std::size_t part, Natural number) {
    auto fault = write(std::to_string(part) + " " + number.text() + "\n");
    numbers_[part] = std::move(number);
    ++done_;
    return fault;
}

// Not const: it changes the file. NOLINTNEXTLINE(readability-make-member-function-const)
std::optional<Error> Checkpoint::write(std::string_view text) {
    if (descriptor_ < 0) return std::nullopt;
    while (!text.empty()) {
        const auto written = ::write(descriptor_, text.data(), text.size());
        if (written >= 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            return checkpoint_error(kCannotWrite, errno);
        }
    }
    return std::nullopt;
}

Natural Checkpoint::sum() const {
    Natural out;
    for (const auto& number : numbers_) {
        if (number) out += *number;
    }
    return out;
}

}  // namespace sudokit::batch
