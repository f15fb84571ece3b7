#include "cli/file_text.hpp"

#include <cerrno>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "cli/messages.hpp"
#include "cli/system.hpp"

namespace sudokit::cli {
Error read_error(int number) {
    return {number == ENOENT ? ErrorCode::not_found : ErrorCode::input_output, 0,
            Message{&text::kCannotRead, {system_fault(number)}}};
}

Result<std::string> read_file(const std::string& path, std::size_t most, const Streams& io) {
    const bool standard = path == "-";
    const int descriptor = standard ? io.input : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return read_error(errno);
    std::string out;
    std::vector<char> buffer(std::size_t{1} << 16U);
    ssize_t size = 0;
    while (out.size() <= most && (size = ::read(descriptor, buffer.data(), buffer.size())) > 0) {
        out.append(buffer.data(), static_cast<std::size_t>(size));
    }
    const int fault = size < 0 ? errno : 0;
    if (!standard) ::close(descriptor);
    if (fault != 0) return read_error(fault);
    if (out.size() > most) {
        return Error{ErrorCode::too_large, 0, message(text::kTooLong, most >> 20U)};
    }
    return out;
}

std::string place_text(std::string_view file, std::size_t line, std::size_t column) {
    std::string out = printable(file);
    if (line > 0) out += ":" + std::to_string(line);
    if (line > 0 && column > 0) out += ":" + std::to_string(column);
    return out + ": ";
}

std::string fault_text(std::string_view file, const Error& error, Language language) {
    return place_text(file, error.line, error.column) + error.message.in(language);
}

}  // namespace sudokit::cli
