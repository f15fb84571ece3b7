// The way from words to options and operands.
#include <algorithm>
#include <cstdlib>

#include "sudokit/nearest.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"

namespace sudokit::cli {
namespace {

// True if some command has an option of this name.
bool is_known_elsewhere(std::string_view name) {
    return std::ranges::any_of(all_commands(), [name](const Command* command) {
        return command->call()->options().find(name) != nullptr;
    });
}

constexpr std::size_t kShortestOperand = 9;

// True of a long word that no option could be: those are small letters, with a dash between some.
bool is_dashed_operand(std::string_view word) {
    if (word.size() < kShortestOperand) return false;
    const std::string_view name = word.substr(2);
    const bool letters =
        std::ranges::all_of(name, [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
    return !letters || name.starts_with('-') || name.find("--") != std::string_view::npos;
}

class Parser {
  public:
    Parser(Options& options, Arguments& arguments, std::span<const std::string_view> words)
        : options_(options), arguments_(arguments), words_(words) {}

    UsageFault parse() {
        bool options_end = false;
        for (; at_ < words_.size(); ++at_) {
            const std::string_view word = words_[at_];
            UsageFault fault;
            if (options_end || word.size() < 2 || word[0] != '-') {
                arguments_.operands.emplace_back(word);
            } else if (word == "--") {
                options_end = true;
            } else if (word[1] == '-') {
                fault = long_option(word.substr(2));
            } else {
                fault = letters(word.substr(1));
            }
            if (fault) return fault;
        }
        // Whoever asks for help need not know yet what else has to be said.
        return arguments_.help ? UsageFault() : options_.finish();
    }

  private:
    UsageFault long_option(std::string_view text) {
        const std::size_t equals = text.find('=');
        const std::string_view name = text.substr(0, equals);
        const Option* option = options_.find(name);
        if (option == nullptr) return unknown(name);
        const std::string shown = "--" + std::string(name);
        if (equals == std::string_view::npos) return take_next(*option, shown);
        if (!option->takes_value()) return usage_error(text::kNoValueWanted, shown);
        return options_.take(*option, {shown, text.substr(equals + 1)});
    }

    // "-j4", "-j 4", "-qk", "-qj4".
    UsageFault letters(std::string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            const Option* option = options_.find(text[i]);
            const std::string shown = "-" + std::string(1, text[i]);
            if (option == nullptr) return unknown_letter(text, shown);
            if (option->takes_value() && i + 1 < text.size()) {
                std::string_view value = text.substr(i + 1);
                if (value.front() == '=') value.remove_prefix(1);
                return options_.take(*option, {shown, value});
            }
            if (auto fault = take_next(*option, shown)) return fault;
        }
        return std::nullopt;
    }

    UsageFault take_next(const Option& option, const std::string& shown) {
        if (!option.takes_value()) return options_.take(option, {shown, {}});
        if (at_ + 1 == words_.size()) {
            return usage_error(text::kValueMissing, shown, option.value.argument);
        }
        return options_.take(option, {shown, words_[++at_]});
    }

    Error unknown(std::string_view name) const {
        const std::string shown = "--" + std::string(name);
        if (is_known_elsewhere(name)) {
            return usage_error(text::kOtherCommandsOption, shown, arguments_.command->name);
        }
        std::vector<std::string_view> own;
        for (const Option& option : options_.rows()) own.push_back(option.name);
        const std::string_view meant = nearest(name, own);
        if (!meant.empty()) {
            return usage_error(text::kUnknownOptionNear, shown, "--" + std::string(meant));
        }
        if (is_dashed_operand(shown)) return usage_error(text::kDashedOperand, shown);
        return usage_error(text::kUnknownOption, shown, arguments_.command->name);
    }

    // A puzzle that begins with a dash is easily taken for options.
    Error unknown_letter(std::string_view text, const std::string& shown) const {
        if (text.size() >= kShortestOperand) return usage_error(text::kDashedOperand, shown);
        return usage_error(text::kUnknownOption, shown, arguments_.command->name);
    }

    Options& options_;
    Arguments& arguments_;
    std::span<const std::string_view> words_;
    std::size_t at_ = 0;
};

Language language_of(std::string_view locale) {
    return locale.substr(0, 2) == "fr" ? Language::fr : Language::en;
}

}  // namespace

UsageFault parse_words(Options& options, Arguments& arguments,
                       std::span<const std::string_view> words) {
    return Parser(options, arguments, words).parse();
}

Language choose_language(std::span<const std::string_view> words) {
    for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
        if (words[i] == "--lang=fr" || words[i] == "--lang=en")
            return language_of(words[i].substr(7));
        if (words[i] == "--lang" && i + 1 < words.size()) return language_of(words[i + 1]);
    }
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0') return language_of(value);
    }
    return Language::en;
}

}  // namespace sudokit::cli
