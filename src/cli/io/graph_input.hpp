// Reading the graph that a command works on.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "sudokit/graph.hpp"
#include "sudokit/json_writer.hpp"

#include "cli/frame/command.hpp"
#include "cli/io/graph_arguments.hpp"

namespace sudokit::cli {

/// How messages name the file of a graph; `-` is the standard input.
[[nodiscard]] std::string shown_path(const std::string& path);

/// Says what is wrong with the file `path`.
Exit refuse(const Arguments& arguments, const Streams& io, const std::string& path,
            const Error& error);

/// Reads the only operand, and the colours of --colours, into `graph`. Anything but `yes`: it could
/// not, and has said why.
[[nodiscard]] Exit read_graph(const GraphArguments& arguments, const Streams& io,
                              ColouredGraph& graph);

/// `[1,2,3]`: vertices and other numbers that count from 0, as JSON has them, from 1.
void write_from_one(JsonWriter& out, std::span<const std::uint32_t> numbers);

}  // namespace sudokit::cli
