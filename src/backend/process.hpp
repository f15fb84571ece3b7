// Running a program to its end, or to ours.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/result.hpp"

namespace sudokit::backend {

/// How a program ended.
enum class ProcessEnd : std::uint8_t {
    exited,     ///< by itself; `number` is its status
    signalled,  ///< by the signal `number`
    stopped,    ///< by us, because the deadline passed
    flooded     ///< by us, because it wrote too much
};

struct ProcessOutcome {
    ProcessEnd end = ProcessEnd::exited;
    int number = 0;
    std::string output;  ///< what it wrote to the standard output
    std::string errors;  ///< the beginning of what it wrote to the standard error
};

/// Runs the program `words[0]`, looked up as a shell does, with the other words as arguments and
/// nothing on its standard input. There is no shell in between. All that it starts, whatever
/// groups, sessions and parents these seek, is gone when this returns or throws, within the limits
/// that supervisor.hpp names: killed when the deadline passes, when the output is longer than
/// `most` bytes, and when the program has ended but has left others behind. Fails with `not_found`
/// if there is no such program, else with `input_output`.
[[nodiscard]] Result<ProcessOutcome> run_process(const std::vector<std::string>& words,
                                                 const Deadline& deadline, std::size_t most);

}  // namespace sudokit::backend
