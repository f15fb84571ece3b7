// What a command of the tool is, and the table of them all.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "sudokit/message.hpp"

namespace sudokit::cli {

struct Arguments;

/// The exit status of the tool.
enum class Exit : std::uint8_t {
    yes = 0,    ///< done, as asked
    no = 1,     ///< `solve`, `decode`, `propagate`, `filter`: some puzzle has no solution;
                ///< `check`, `rate`, `prove`: some is not well posed; `verify`: some certificate
                ///< proves nothing; `bench`: answers are wrong, or kernels differ; `explain`,
                ///< `hint`: some is not well posed, or the player went wrong, or nothing is found;
                ///< `recognise`: the graph is no board's; `colour`: it has no such colouring;
                ///< `walk`: some puzzle has no solution
    usage = 2,  ///< the command line is wrong
    bad_input = 3,  ///< some input could not be read, or some output not be written
    stopped = 4     ///< out of time, memory or threads; `recognise`: undecided
};

/// The status to end with when both apply: the greater number.
[[nodiscard]] constexpr Exit worst(Exit a, Exit b) { return std::max(a, b); }

/// File descriptors of the standard streams. Answers go to `output`, everything else to `errors`.
struct Streams {
    int input = 0;
    int output = 1;
    int errors = 2;
};

enum class CommandId : std::uint8_t {
    solve,
    check,
    count,
    rate,
    explain,
    hint,
    walk,
    compare,
    convert,
    show,
    encode,
    decode,
    recognise,
    colour,
    propagate,
    filter,
    prove,
    verify,
    bench,
    engines,
    formats,
    techniques,
    help,
    version
};

/// One verb of the tool. Commands read and write only the streams they are given.
struct Command {
    CommandId id;
    std::string_view name;
    MessageText operands;  ///< as the usage line shows them; may be empty
    MessageText summary;   ///< one line
    MessageText details;   ///< paragraphs for `help COMMAND` and the manual
    Exit (*run)(const Arguments& arguments, const Streams& io);
};

/// All commands, in the order of `CommandId`.
[[nodiscard]] std::span<const Command> all_commands();

/// The command of that name, or null.
[[nodiscard]] const Command* find_command(std::string_view name);

/// Runs the tool with everything that follows the program's name.
[[nodiscard]] Exit run_tool(std::span<const std::string_view> words, const Streams& io);

Exit run_solve(const Arguments& arguments, const Streams& io);
Exit run_check(const Arguments& arguments, const Streams& io);
Exit run_count(const Arguments& arguments, const Streams& io);
Exit run_rate(const Arguments& arguments, const Streams& io);
Exit run_explain(const Arguments& arguments, const Streams& io);
Exit run_hint(const Arguments& arguments, const Streams& io);
Exit run_walk(const Arguments& arguments, const Streams& io);
Exit run_compare(const Arguments& arguments, const Streams& io);
Exit run_convert(const Arguments& arguments, const Streams& io);
Exit run_show(const Arguments& arguments, const Streams& io);
Exit run_encode(const Arguments& arguments, const Streams& io);
Exit run_decode(const Arguments& arguments, const Streams& io);
Exit run_recognise(const Arguments& arguments, const Streams& io);
Exit run_colour(const Arguments& arguments, const Streams& io);
Exit run_propagate(const Arguments& arguments, const Streams& io);
Exit run_filter(const Arguments& arguments, const Streams& io);
Exit run_prove(const Arguments& arguments, const Streams& io);
Exit run_verify(const Arguments& arguments, const Streams& io);
Exit run_bench(const Arguments& arguments, const Streams& io);
Exit run_engines(const Arguments& arguments, const Streams& io);
Exit run_techniques(const Arguments& arguments, const Streams& io);
Exit run_formats(const Arguments& arguments, const Streams& io);
Exit run_help(const Arguments& arguments, const Streams& io);
Exit run_version(const Arguments& arguments, const Streams& io);

}  // namespace sudokit::cli
