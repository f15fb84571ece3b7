// The arguments of `sudokit recognise`.
#pragma once

#include "cli/frame/command.hpp"
#include "cli/io/graph_arguments.hpp"

namespace sudokit::cli {

struct RecogniseArguments : GraphArguments {};

Exit run_recognise(const RecogniseArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
