// What a command line says to every command.
#pragma once

#include <string>
#include <vector>

#include "sudokit/message.hpp"

namespace sudokit::cli {

struct Command;

/// What every command has; each adds what it alone has in a struct of its own.
struct Arguments {
    const Command* command = nullptr;
    Language language = Language::en;
    std::vector<std::string> operands;
    std::string output;  ///< empty: the standard output
    bool quiet = false;
    bool help = false;
};

}  // namespace sudokit::cli
