#include "cli/stream/picture_folder.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sudokit/shown_text.hpp"

#include "cli/io/messages.hpp"
#include "cli/io/part.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kPuzzleDigits = 4;
constexpr std::size_t kStepDigits = 3;
constexpr std::string_view kExtension = ".svg";
// How all our pictures begin.
constexpr std::string_view kBeginning = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sk\" ";

std::string padded(std::size_t number, std::size_t width) {
    const std::string text = std::to_string(number);
    return text.size() < width ? std::string(width - text.size(), '0') + text : text;
}

// 0, or the errno. The directory is made when the first picture comes.
int write_file(const std::string& folder, const std::string& path, std::string_view text) {
    if (::mkdir(folder.c_str(), 0777) != 0 && errno != EEXIST) return errno;
    return replace_file(path, text);
}

bool is_name_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name_letter(char c) { return (c >= 'a' && c <= 'z') || is_name_digit(c) || c == '-'; }

// Takes a number off the front that `padded` may have written.
bool take_padded(std::string_view& text, std::size_t width) {
    const auto end = std::ranges::find_if_not(text, is_name_digit);
    const auto size = static_cast<std::size_t>(end - text.begin());
    if (size < width || (size > width && text.front() == '0')) return false;
    text.remove_prefix(size);
    return true;
}

bool begins_like_ours(const std::string& path) {
    std::array<char, kBeginning.size()> head{};
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (descriptor < 0) return false;
    const ssize_t size = ::read(descriptor, head.data(), head.size());
    ::close(descriptor);
    return size == static_cast<ssize_t>(head.size()) &&
           std::string_view(head.data(), head.size()) == kBeginning;
}

}  // namespace

bool is_picture_name(std::string_view name) {
    if (!name.ends_with(kExtension)) return false;
    name.remove_suffix(kExtension.size());
    if (!take_padded(name, kPuzzleDigits)) return false;
    if (name.empty()) return true;
    if (!name.starts_with('-')) return false;
    name.remove_prefix(1);
    return take_padded(name, kStepDigits) && name.size() > 1 && name.starts_with('-') &&
           std::ranges::all_of(name, is_name_letter);
}

PictureFolder::PictureFolder(const Arguments& arguments, const std::string& folder)
    : arguments_(arguments), folder_(folder) {
    if (!is_wanted()) return;
    std::error_code fault;
    for (fs::directory_iterator at(folder_, fault), end; !fault && at != end; at.increment(fault)) {
        std::string name = at->path().filename().string();
        if (is_picture_name(name)) earlier_.insert(std::move(name));
    }
}

void PictureFolder::write(Reply& reply, std::size_t puzzle, std::string_view rest,
                          std::string_view svg) {
    if (reply.fault) return;
    std::string name = padded(puzzle, kPuzzleDigits);
    if (!rest.empty()) name += "-" + std::string(rest);
    name += kExtension;
    const std::string path = folder_ + "/" + name;
    const int fault = write_file(folder_, path, svg);
    {
        // Also if that failed: then the picture that was there is as good as it gets.
        const std::lock_guard lock(mutex_);
        earlier_.erase(name);
    }
    if (fault == 0) return;
    const MessageArgument reason =
        fault == ENOENT ? MessageArgument(&text::kNoSuchDirectory) : system_fault(fault);
    reply.notes += shown_text(path) + ": " +
                   Message{&text::kCannotWrite, {reason}}.in(arguments_.language) + "\n";
    reply.exit = Exit::bad_input;
    reply.fault = true;
}

void PictureFolder::finish(const Job& job) {
    if (job.ended_early || interrupt::flag() || job.items == 0) return;
    for (const std::string& name : earlier_) {
        const std::string path = folder_ + "/" + name;
        if (begins_like_ours(path)) ::unlink(path.c_str());
    }
    earlier_.clear();
}

std::string step_file(std::size_t number, std::string_view technique) {
    return padded(number, kStepDigits) + "-" + std::string(technique);
}

}  // namespace sudokit::cli
