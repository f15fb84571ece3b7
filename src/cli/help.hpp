// Everything the tool says about itself, made from the tables of commands and options.
#pragma once

#include <string>
#include <string_view>

#include "cli/options.hpp"

namespace sudokit::cli {

/// All commands in short.
[[nodiscard]] std::string overview(Language language);

/// One command with its options.
[[nodiscard]] std::string explanation(const Command& command, Language language);

/// The manual page, in the language of man(7) macros.
[[nodiscard]] std::string manual_page(Language language);

/// The completions for "bash", "zsh" or "fish".
[[nodiscard]] std::string completion(std::string_view shell, Language language);

/// "-o, --output FILE".
[[nodiscard]] std::string option_synopsis(const OptionInfo& option, Language language);

/// What the exit statuses mean: pairs of number and text.
struct ExitText {
    Exit exit;
    MessageText text;
};
[[nodiscard]] std::span<const ExitText> exit_texts();

}  // namespace sudokit::cli
