#include "cli/io/graph_input.hpp"

#include "sudokit/clock.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/io/file_text.hpp"
#include "cli/io/messages.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kLargestGraph = std::size_t{1} << 28U;

}  // namespace

std::string shown_path(const std::string& path) {
    return path == "-" ? "<stdin>" : shown_text(path);
}

Exit refuse(const Arguments& arguments, const Streams& io, const std::string& path,
            const Error& error) {
    say(io, fault_text(shown_path(path), error, arguments.language));
    return reading_exit(error);
}

Exit read_graph(const GraphArguments& arguments, const Streams& io, ColouredGraph& graph) {
    if (arguments.operands.size() != 1) {
        complain(io, message(text::kGraphWhat, arguments.command->name).in(arguments.language));
        return Exit::usage;
    }
    const std::string& path = arguments.operands.front();
    if (path == "-" && arguments.colours == "-") {
        complain(io, message(text::kStandardInputTwice).in(arguments.language));
        return Exit::usage;
    }
    const Timer timer(arguments.timeout, &interrupt::flag());
    const auto text = read_file(path, kLargestGraph, io, timer.deadline());
    if (!text) return refuse(arguments, io, path, text.error());
    auto read = read_col(*text);
    if (!read) return refuse(arguments, io, path, read.error());
    if (!arguments.colours.empty()) {
        const auto colours = read_file(arguments.colours, kLargestGraph, io, timer.deadline());
        if (!colours) return refuse(arguments, io, arguments.colours, colours.error());
        read = read_colours(*std::move(read), *colours);
        if (!read) return refuse(arguments, io, arguments.colours, read.error());
    }
    graph = *std::move(read);
    return Exit::yes;
}

void add_colours_option(Options& options, GraphArguments& arguments) {
    options.add({"colours",
                 0,
                 {"take further colours from FILE: lines 'VERTEX COLOUR', both from 1",
                  "prendre d’autres couleurs dans FICHIER : lignes « SOMMET COULEUR », à partir de "
                  "1"},
                 file(text::kFileArgument, arguments.colours)});
}

void write_from_one(JsonWriter& out, std::span<const std::uint32_t> numbers) {
    out.begin_array();
    for (const std::uint32_t number : numbers) out.number(number + 1);
    out.end_array();
}

}  // namespace sudokit::cli
