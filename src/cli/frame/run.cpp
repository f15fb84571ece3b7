// The way from the command line to a command.
#include <vector>

#include <sys/stat.h>

#include "sudokit/formats.hpp"
#include "sudokit/nearest.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/help.hpp"
#include "cli/frame/kernels.hpp"
#include "cli/frame/messages.hpp"
#include "cli/io/output.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

bool exists(std::string_view path) {
    struct stat info {};
    return ::stat(std::string(path).c_str(), &info) == 0;
}

Exit unknown_command(std::string_view word, Language language, const Streams& io) {
    std::vector<std::string_view> names;
    names.reserve(all_commands().size());
    for (const Command* command : all_commands()) names.push_back(command->name);
    const std::string shown = shown_text(word, 100);
    const std::string_view meant = nearest(word, names);
    if (word.size() > 1 && word.front() == '-') {
        complain(io, message(text::kOptionBeforeCommand, shown).in(language));
    } else if (exists(word) || read_entries(word)) {
        complain(io, message(text::kCommandForgotten, shown).in(language));
    } else if (!meant.empty()) {
        complain(io, message(text::kUnknownCommandNear, shown, meant).in(language));
    } else {
        complain(io, message(text::kUnknownCommand, shown).in(language));
    }
    return Exit::usage;
}

// What people expect of any program.
std::string_view alias(std::string_view word) {
    if (word == "--help" || word == "-h") return "help";
    if (word == "--version" || word == "-V") return "version";
    if (word == "color") return "colour";
    if (word == "recognize") return "recognise";
    return word;
}

// How many words come before the command: `--lang X` may stand there.
std::size_t leading_words(std::span<const std::string_view> words) {
    std::size_t count = 0;
    while (count < words.size() && words[count].substr(0, 6) == "--lang") {
        count += words[count] == "--lang" ? 2U : 1U;
    }
    return std::min(count, words.size());
}

// What is wrong with operands, or with the environment.
std::optional<Message> call_fault(const Command& command, const Arguments& arguments) {
    const bool takes_operands = !command.operands.en.empty();
    if (!takes_operands && !arguments.operands.empty()) {
        return message(text::kNoOperands, command.name,
                       shown_text(arguments.operands.front(), 100));
    }
    // Commands that search do not pass over a wish for a kernel that cannot be fulfilled.
    return command.searches ? kernel_fault() : std::nullopt;
}

}  // namespace

Exit run_tool(std::span<const std::string_view> words, const Streams& io) {
    const Language language = choose_language(words);
    const std::size_t leading = leading_words(words);
    if (leading == words.size()) {
        write_all(io.errors, overview(language, help_width(io.errors)));
        return Exit::usage;
    }
    const Command* command = find_command(alias(words[leading]));
    if (command == nullptr) return unknown_command(words[leading], language, io);

    std::vector<std::string_view> rest(words.begin(), words.end());
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(leading));
    const auto call = command->call();
    Arguments& arguments = call->arguments();
    arguments.command = command;
    arguments.language = language;
    if (const auto fault = parse_words(call->options(), arguments, rest)) {
        complain(io, fault->message.in(language));
        return Exit::usage;
    }
    if (arguments.help) {
        return print(arguments, io,
                     explanation(*command, arguments.language, help_width(io.output)));
    }
    if (const auto fault = call_fault(*command, arguments)) {
        complain(io, fault->in(arguments.language));
        return Exit::usage;
    }
    return call->run(io);
}

}  // namespace sudokit::cli
