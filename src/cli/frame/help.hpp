// Everything the tool says about itself, made from the commands and their options.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "cli/frame/command.hpp"

namespace sudokit::cli {

/// How wide help is to be: as the terminal on `descriptor` is, within reason, else 80 columns.
[[nodiscard]] std::size_t help_width(int descriptor);

/// All commands in short, by chapters.
[[nodiscard]] std::string overview(Language language, std::size_t width);

/// One command with its options and examples.
[[nodiscard]] std::string explanation(const Command& command, Language language, std::size_t width);

/// The manual page, in the language of man(7) macros.
[[nodiscard]] std::string manual_page(Language language);

/// The completions for "bash", "zsh" or "fish".
[[nodiscard]] std::string completion(std::string_view shell, Language language);

/// "-o, --output FILE".
[[nodiscard]] std::string option_synopsis(const Option& option, Language language);

/// A heading, and what stands under it: chapters of commands, groups of options.
struct ChapterTitle {
    Chapter chapter;
    MessageText title;
};
[[nodiscard]] std::span<const ChapterTitle> chapter_titles();

struct GroupTitle {
    OptionGroup group;
    MessageText title;
};
[[nodiscard]] std::span<const GroupTitle> group_titles();

/// What the exit statuses mean: pairs of number and text.
struct ExitText {
    Exit exit;
    MessageText text;
};
[[nodiscard]] std::span<const ExitText> exit_texts();

}  // namespace sudokit::cli
