#include "cli/picture_folder.hpp"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/messages.hpp"
#include "cli/system.hpp"

namespace sudokit::cli {
namespace {

std::string padded(std::size_t number, std::size_t width) {
    const std::string text = std::to_string(number);
    return text.size() < width ? std::string(width - text.size(), '0') + text : text;
}

// 0, or the errno. The directory is made when the first picture comes.
int write_file(const std::string& folder, const std::string& path, std::string_view text) {
    if (::mkdir(folder.c_str(), 0777) != 0 && errno != EEXIST) return errno;
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor < 0) return errno;
    const int fault = write_all(descriptor, text);
    const int closing = ::close(descriptor) == 0 ? 0 : errno;
    return fault != 0 ? fault : closing;
}

}  // namespace

void PictureFolder::write(Reply& reply, std::size_t puzzle, std::string_view rest,
                          std::string_view svg) const {
    if (reply.fault) return;
    std::string path = arguments_.svg + "/" + padded(puzzle, 4);
    if (!rest.empty()) path += "-" + std::string(rest);
    path += ".svg";
    const int fault = write_file(arguments_.svg, path, svg);
    if (fault == 0) return;
    const MessageArgument reason =
        fault == ENOENT ? MessageArgument(&text::kNoSuchDirectory) : system_fault(fault);
    reply.notes += printable(path) + ": " +
                   Message{&text::kCannotWrite, {reason}}.in(arguments_.language) + "\n";
    reply.exit = Exit::bad_input;
    reply.fault = true;
}

std::string step_file(std::size_t number, std::string_view technique) {
    return padded(number, 3) + "-" + std::string(technique);
}

}  // namespace sudokit::cli
