// The way from the command line to a command.
#include <vector>

#include <sys/stat.h>

#include "sudokit/shown_text.hpp"

#include "cli/command.hpp"
#include "cli/help.hpp"
#include "cli/kernels.hpp"
#include "cli/messages.hpp"
#include "cli/nearest.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/system.hpp"

namespace sudokit::cli {
namespace {

// Commands that list or print something of their own take no operands, but for help.
bool takes_operands(const Command& command) { return !command.operands.en.empty(); }

// Commands that solve do not pass over a wish for a kernel that cannot be fulfilled.
bool solves(const Command& command) {
    switch (command.id) {
        case CommandId::solve:
        case CommandId::check:
        case CommandId::count:
        case CommandId::decode:
        case CommandId::rate:
        case CommandId::explain:
        case CommandId::hint:
        case CommandId::walk:
        case CommandId::bench: return true;
        case CommandId::compare:
        case CommandId::convert:
        case CommandId::show:
        case CommandId::encode:
        case CommandId::recognise:
        case CommandId::colour:
        case CommandId::propagate:
        case CommandId::filter:
        case CommandId::prove:
        case CommandId::verify:
        case CommandId::engines:
        case CommandId::formats:
        case CommandId::techniques:
        case CommandId::help:
        case CommandId::version: break;
    }
    return false;
}

bool exists(std::string_view path) {
    struct stat info {};
    return ::stat(std::string(path).c_str(), &info) == 0;
}

Exit unknown_command(std::string_view word, Language language, const Streams& io) {
    std::vector<std::string_view> names;
    names.reserve(all_commands().size());
    for (const Command& command : all_commands()) names.push_back(command.name);
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

}  // namespace

Exit run_tool(std::span<const std::string_view> words, const Streams& io) {
    const Language language = choose_language(words);
    const std::size_t leading = leading_words(words);
    if (leading == words.size()) {
        write_all(io.errors, overview(language));
        return Exit::usage;
    }
    const Command* command = find_command(alias(words[leading]));
    if (command == nullptr) return unknown_command(words[leading], language, io);

    std::vector<std::string_view> rest(words.begin(), words.end());
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(leading));
    auto arguments = parse_arguments(*command, rest, language);
    if (!arguments) {
        complain(io, arguments.error().message.in(language));
        return Exit::usage;
    }
    if (arguments->help) {
        return print(*arguments, io, explanation(*command, arguments->language));
    }
    if (!takes_operands(*command) && !arguments->operands.empty()) {
        complain(io, message(text::kNoOperands, command->name,
                             shown_text(arguments->operands.front(), 100))
                         .in(language));
        return Exit::usage;
    }
    if (solves(*command)) {
        if (const auto fault = kernel_fault()) {
            complain(io, fault->in(arguments->language));
            return Exit::usage;
        }
    }
    return command->run(*arguments, io);
}

}  // namespace sudokit::cli
