#include "cli/graph_input.hpp"

#include <cerrno>
#include <vector>

#include <fcntl.h>

#include "cli/byte_source.hpp"
#include "cli/file_text.hpp"
#include "cli/messages.hpp"
#include "cli/system.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kLargestGraph = std::size_t{1} << 28U;

// The text of a file, unpacked if it is packed.
Result<std::string> read_text(const std::string& path, const Streams& io) {
    const bool standard = path == "-";
    const int descriptor = standard ? io.input : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return read_error(errno);
    ByteSource source(descriptor,
                      standard ? ByteSource::Owner::somebody_else : ByteSource::Owner::us);
    std::string out;
    std::vector<char> buffer(std::size_t{1} << 16U);
    std::size_t size = 0;
    while ((size = source.fill(buffer.data(), buffer.size())) > 0) {
        out.append(buffer.data(), size);
        if (out.size() > kLargestGraph) {
            return Error{ErrorCode::too_large, 0, message(text::kTooLong, kLargestGraph >> 20U)};
        }
    }
    if (const auto& fault = source.fault()) {
        return Error{ErrorCode::input_output, 0, Message{&text::kCannotRead, {*fault}}};
    }
    return out;
}

}  // namespace

std::string shown_path(const std::string& path) {
    return path == "-" ? "<stdin>" : printable(path);
}

Exit refuse(const Arguments& arguments, const Streams& io, const std::string& path,
            const Error& error) {
    say(io, fault_text(shown_path(path), error, arguments.language));
    return Exit::bad_input;
}

Exit read_graph(const Arguments& arguments, const Streams& io, ColouredGraph& graph) {
    if (arguments.operands.size() != 1) {
        complain(io, message(text::kGraphWhat, arguments.command->name).in(arguments.language));
        return Exit::usage;
    }
    const std::string& path = arguments.operands.front();
    if (path == "-" && arguments.colours == "-") {
        complain(io, message(text::kStandardInputTwice).in(arguments.language));
        return Exit::usage;
    }
    const auto text = read_text(path, io);
    if (!text) return refuse(arguments, io, path, text.error());
    auto read = read_col(*text);
    if (!read) return refuse(arguments, io, path, read.error());
    if (!arguments.colours.empty()) {
        const auto colours = read_text(arguments.colours, io);
        if (!colours) return refuse(arguments, io, arguments.colours, colours.error());
        read = read_colours(*std::move(read), *colours);
        if (!read) return refuse(arguments, io, arguments.colours, read.error());
    }
    graph = *std::move(read);
    return Exit::yes;
}

std::string json_numbers(std::span<const std::uint32_t> numbers) {
    std::string out;
    for (const std::uint32_t number : numbers) {
        out += (out.empty() ? "" : ",") + std::to_string(number + 1);
    }
    return "[" + out + "]";
}

}  // namespace sudokit::cli
