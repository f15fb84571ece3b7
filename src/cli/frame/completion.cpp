// Completions for shells: commands, their options, and the words that options take.
#include "cli/frame/help.hpp"

namespace sudokit::cli {
namespace {

std::string spaced(const std::vector<std::string_view>& words) {
    std::string out;
    for (const std::string_view word : words) {
        if (!out.empty()) out += ' ';
        out += word;
    }
    return out;
}

std::string command_names() {
    std::vector<std::string_view> names;
    for (const Command* command : all_commands()) names.push_back(command->name);
    return spaced(names);
}

// All names that an option answers to.
std::vector<std::string_view> long_names(const Option& option) {
    std::vector<std::string_view> names = {option.name};
    if (!option.also.empty()) names.push_back(option.also);
    return names;
}

// In single quotes, for any shell; in the text, apostrophes stand for them.
std::string in_quotes(std::string_view text) {
    std::string out = "'";
    for (const char c : text) {
        out += c == '\'' ? std::string("\xe2\x80\x99") : std::string(1, c);
    }
    return out + "'";
}

// What may follow an option of one command; another may mean something else by the same name.
std::string bash_values(const Options& options) {
    std::string out;
    for (const Option& option : options.rows()) {
        if (!option.takes_value()) continue;
        std::string pattern;
        for (const std::string_view name : long_names(option)) {
            pattern += (pattern.empty() ? "--" : "|--") + std::string(name);
        }
        if (option.letter != 0) pattern += "|-" + std::string(1, option.letter);
        const std::string words = spaced(option.value.words);
        out += "            " + pattern + ")";
        if (!words.empty()) {
            out += " COMPREPLY=($(compgen -W '" + words + "' -- \"$word\"));";
        } else if (option.value.is_file) {
            out += " COMPREPLY=($(compgen -f -- \"$word\"));";
        }
        out += " return ;;\n";
    }
    return out;
}

std::string bash() {
    std::string out =
        "# bash completion for sudokit\n"
        "_sudokit() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
        "    local command=${COMP_WORDS[1]} options=\n"
        "    COMPREPLY=()\n"
        "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
        "        COMPREPLY=($(compgen -W '" +
        command_names() +
        "' -- \"$word\"))\n"
        "        return\n"
        "    fi\n"
        "    case $command in\n";
    for (const Command* command : all_commands()) {
        const auto call = command->call();
        out += "        " + std::string(command->name) + ") options='";
        for (const Option& option : call->options().rows()) {
            for (const std::string_view name : long_names(option)) {
                out += "--" + std::string(name) + " ";
            }
        }
        out.back() = '\'';
        out += "\n            case $before in\n" + bash_values(call->options()) +
               "            esac ;;\n";
    }
    return out +
           "    esac\n"
           "    if [ \"$command\" = help ] && [ \"${word#-}\" = \"$word\" ]; then\n"
           "        COMPREPLY=($(compgen -W '" +
           command_names() +
           "' -- \"$word\"))\n"
           "    elif [ \"${word#-}\" != \"$word\" ]; then\n"
           "        COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n"
           "    else\n"
           "        COMPREPLY=($(compgen -f -- \"$word\"))\n"
           "    fi\n"
           "}\n"
           "complete -o filenames -F _sudokit sudokit\n";
}

std::string without(std::string_view text, std::string_view characters) {
    std::string out;
    for (const char c : text) {
        if (characters.find(c) == std::string_view::npos) out += c;
    }
    return out;
}

// "'--from[summary]:FORMAT:(line grid)'".
std::string zsh_option(const Option& option, std::string_view name, Language language) {
    std::string out =
        "--" + std::string(name) + "[" + without(option.summary.in(language), "[]") + "]";
    if (option.takes_value()) {
        out += ":" + std::string(option.value.argument.in(language)) + ":";
        const std::string words = spaced(option.value.words);
        if (!words.empty()) out += "(" + words + ")";
        if (option.value.is_file) out += "_files";
    }
    return in_quotes(out);
}

std::string zsh(Language language) {
    std::string out =
        "#compdef sudokit\n"
        "_sudokit() {\n"
        "    local -a commands\n"
        "    commands=(\n";
    for (const Command* command : all_commands()) {
        out += "        " +
               in_quotes(std::string(command->name) + ":" +
                         without(command->summary.in(language), ":")) +
               "\n";
    }
    out +=
        "    )\n"
        "    if (( CURRENT == 2 )); then\n"
        "        _describe command commands\n"
        "        return\n"
        "    fi\n"
        "    local command=$words[2]\n"
        "    shift words\n"
        "    (( CURRENT-- ))\n"
        "    case $command in\n";
    for (const Command* command : all_commands()) {
        out += "        " + std::string(command->name) + ")\n            _arguments";
        const auto call = command->call();
        for (const Option& option : call->options().rows()) {
            for (const std::string_view name : long_names(option)) {
                out += " \\\n                " + zsh_option(option, name, language);
            }
        }
        if (command->name == "help") {
            out += " \\\n                '*:command:(" + command_names() + ")'";
        } else if (!command->operands.en.empty()) {
            out += " \\\n                '*:file:_files'";
        }
        out += " ;;\n";
    }
    return out +
           "    esac\n"
           "}\n"
           "_sudokit \"$@\"\n";
}

std::string fish(Language language) {
    std::string out = "# fish completion for sudokit\n";
    for (const Command* command : all_commands()) {
        out += "complete -c sudokit -n __fish_use_subcommand -f -a " + std::string(command->name) +
               " -d " + in_quotes(command->summary.in(language)) + "\n";
    }
    for (const Command* command : all_commands()) {
        const auto call = command->call();
        for (const Option& option : call->options().rows()) {
            for (const std::string_view name : long_names(option)) {
                out += "complete -c sudokit -n '__fish_seen_subcommand_from " +
                       std::string(command->name) + "' -l " + std::string(name);
                if (option.letter != 0) out += " -s " + std::string(1, option.letter);
                const std::string words = spaced(option.value.words);
                if (!words.empty()) {
                    out += " -x -a '" + words + "'";
                } else if (option.takes_value()) {
                    out += option.value.is_file ? " -r -F" : " -x";
                }
                out += " -d " + in_quotes(option.summary.in(language)) + "\n";
            }
        }
    }
    return out + "complete -c sudokit -n '__fish_seen_subcommand_from help' -f -a '" +
           command_names() + "'\n";
}

}  // namespace

std::string completion(std::string_view shell, Language language) {
    if (shell == "zsh") return zsh(language);
    return shell == "fish" ? fish(language) : bash();
}

}  // namespace sudokit::cli
