// The system around the tool: terminals, output, signals.
#pragma once

#include <atomic>
#include <cstddef>
#include <string>
#include <string_view>

#include "sudokit/deadline.hpp"
#include "sudokit/system_fault.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

/// Writes all of `text` to a file descriptor, whatever it takes; 0, or the errno that stopped it.
int write_all(int descriptor, std::string_view text);

/// `text` and a line end to the standard error.
void say(const Streams& io, std::string_view text);

/// "sudokit: text".
void complain(const Streams& io, std::string_view text);

/// True if pictures on `io.output` are to be coloured.
[[nodiscard]] bool wants_colour(const PuzzleArguments& arguments, const Streams& io);

[[nodiscard]] bool is_terminal(int descriptor);

/// Makes sure that the standard streams exist, so that no file opened later takes the number of one
/// that whoever started us has closed. Reading or writing such a stream fails.
void reserve_standard_streams();

/// The request to stop: raised by SIGINT, SIGTERM or SIGHUP, or by whoever has had enough.
namespace interrupt {

/// Takes over SIGINT, SIGTERM and SIGHUP (the first one raises the flag, the next one kills) and
/// ignores SIGPIPE, so that a closed pipe shows as a failed write.
void install();

/// For a copy of this process that waits for nobody but the one it was made by: from now on these
/// signals raise the flag here, as often as they come, and wake nobody there.
void follow();

/// True once a signal has come.
[[nodiscard]] bool came();

/// Ends the program by the signal that has come, if one has: so whoever started it sees that it was
/// stopped, and a loop of a shell stops too.
void end_by_signal();

/// True once work should stop, for whatever reason.
[[nodiscard]] const std::atomic<bool>& flag();

/// Raises the flag as a signal would, but `came` stays as it is.
void raise();

/// Waits until `descriptor` can be read, the flag is raised, or `limit`, if there is one, has
/// passed; answers whether it can be read.
[[nodiscard]] bool wait_readable(int descriptor, const Deadline* limit = nullptr);

}  // namespace interrupt

}  // namespace sudokit::cli
