// What a command of the tool is, and the table of them all.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "sudokit/message.hpp"

#include "cli/frame/options.hpp"

namespace sudokit::cli {

/// The exit status of the tool. Each command says in its own help when it answers no.
enum class Exit : std::uint8_t {
    yes = 0,        ///< done, as asked
    no = 1,         ///< the answer is no
    usage = 2,      ///< the command line is wrong
    bad_input = 3,  ///< some input could not be read, or some output not be written
    stopped = 4     ///< out of time, memory or threads; or undecided
};

/// The status to end with when both apply: the greater number.
[[nodiscard]] constexpr Exit worst(Exit a, Exit b) { return std::max(a, b); }

/// File descriptors of the standard streams. Answers go to `output`, everything else to `errors`.
struct Streams {
    int input = 0;
    int output = 1;
    int errors = 2;
    /// What somebody has read of `input` already, to find out what it is: it comes first.
    std::string_view ahead = {};
};

/// A command on its way from the command line to its answer: its arguments, and the options that
/// set them.
class Call {
  public:
    Call() = default;
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;
    virtual ~Call() = default;

    [[nodiscard]] virtual Arguments& arguments() = 0;
    [[nodiscard]] virtual Exit run(const Streams& io) const = 0;

    [[nodiscard]] Options& options() { return options_; }

  private:
    Options options_;
};

/// A chapter of the list of commands.
enum class Chapter : std::uint8_t { solve, understand, make, models, files, about };

/// A line that can be typed in.
struct Example {
    std::string_view line;  ///< without the word "sudokit"
    MessageText what;
};

/// One verb of the tool. Commands read and write only the streams they are given.
struct Command {
    std::string_view name;
    Chapter chapter;
    MessageText operands;  ///< as the usage line shows them; empty: it takes none
    MessageText summary;   ///< one line
    MessageText details;   ///< paragraphs for `help COMMAND`
    std::span<const Example> examples;
    std::unique_ptr<Call> (*call)();  ///< a call with everything as it is by default
    bool searches = false;            ///< with the engine `nine`, whose kernel one may wish for
};

/// Options of every command, behind its own.
void add_general_options(Options& options, Arguments& arguments);

/// A call of a command that has its arguments in an `Own`, declares the options that set them by
/// `declare`, and does its work by `work`.
template <class Own, void (*declare)(Options&, Own&), Exit (*work)(const Own&, const Streams&)>
std::unique_ptr<Call> make_call() {
    class OwnCall final : public Call {
      public:
        OwnCall() {
            declare(options(), own_);
            add_general_options(options(), own_);
        }
        [[nodiscard]] Arguments& arguments() override { return own_; }
        [[nodiscard]] Exit run(const Streams& io) const override { return work(own_, io); }

      private:
        Own own_;
    };
    return std::make_unique<OwnCall>();
}

/// All commands, in the order in which help lists them.
[[nodiscard]] std::span<const Command* const> all_commands();

/// The command of that name, or null.
[[nodiscard]] const Command* find_command(std::string_view name);

/// Runs the tool with everything that follows the program's name.
[[nodiscard]] Exit run_tool(std::span<const std::string_view> words, const Streams& io);

}  // namespace sudokit::cli
