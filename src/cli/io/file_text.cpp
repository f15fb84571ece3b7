#include "cli/io/file_text.hpp"

#include <cerrno>
#include <utility>
#include <vector>

#include "sudokit/shown_text.hpp"

#include "cli/io/byte_source.hpp"
#include "cli/io/messages.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {

Error read_error(const FileFault& fault, std::size_t most) {
    switch (fault.reason) {
        case FileFault::Reason::system: break;
        case FileFault::Reason::kind:
            return {ErrorCode::input_output, 0,
                    message(text::kNotRegular, file_kind_name(fault.kind))};
        case FileFault::Reason::too_large:
            return {ErrorCode::too_large, 0, message(text::kTooLong, most >> 20U)};
        case FileFault::Reason::stopped:
            return {ErrorCode::stopped, 0, message(text::kReadingStopped)};
    }
    return {fault.number == ENOENT ? ErrorCode::not_found : ErrorCode::input_output, 0,
            Message{&text::kCannotRead, {system_fault(fault.number)}}};
}

Exit reading_exit(const Error& error) {
    return error.code == ErrorCode::stopped ? Exit::stopped : Exit::bad_input;
}

Result<std::string> read_file(const std::string& path, std::size_t most, const Streams& io,
                              std::optional<Deadline> limit) {
    InputFile file(io.input);
    if (path != "-") {
        file = InputFile();
        if (const auto fault = file.open(path, FileWish::any)) return read_error(*fault);
    }
    ByteSource source(std::move(file), limit, path == "-" ? io.ahead : std::string_view());
    std::string out;
    std::vector<char> buffer(std::size_t{1} << 16U);
    std::size_t size = 0;
    while (out.size() <= most && (size = source.fill(buffer.data(), buffer.size())) > 0) {
        out.append(buffer.data(), size);
    }
    if (source.stopped()) return read_error({FileFault::Reason::stopped});
    if (const auto& fault = source.fault()) {
        return Error{ErrorCode::input_output, 0, Message{&text::kCannotRead, {*fault}}};
    }
    if (out.size() > most) return read_error({FileFault::Reason::too_large}, most);
    return out;
}

std::string place_text(std::string_view file, std::size_t line, std::size_t column) {
    std::string out = shown_text(file);
    if (line > 0) out += ":" + std::to_string(line);
    if (line > 0 && column > 0) out += ":" + std::to_string(column);
    return out + ": ";
}

std::string fault_text(std::string_view file, const Error& error, Language language) {
    return place_text(file, error.line, error.column) + error.message.in(language);
}

}  // namespace sudokit::cli
