#include "cli/frame/help.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

namespace sudokit::cli {
namespace {

constexpr std::size_t kNarrow = 60;
constexpr std::size_t kUsual = 80;

std::size_t widest_line(std::string_view text) {
    std::size_t widest = 0;
    std::size_t width = 0;
    for (const char c : text) {
        if (c == '\n') width = 0;
        if (c != '\n' && (static_cast<unsigned char>(c) & 0xc0U) != 0x80) ++width;
        widest = std::max(widest, width);
    }
    return widest;
}

TEST(Help, NamesEveryCommandAndEveryOptionOfEach) {
    for (const Language language : {Language::en, Language::fr}) {
        const std::string all = overview(language, kUsual);
        for (const Command* command : all_commands()) {
            EXPECT_NE(all.find("\n  " + std::string(command->name) + " "), std::string::npos);
            const std::string one = explanation(*command, language, kUsual);
            const auto call = command->call();
            for (const Option& option : call->options().rows()) {
                EXPECT_NE(one.find(option_synopsis(option, language)), std::string::npos)
                    << command->name << option.name;
            }
        }
    }
}

TEST(Help, StaysWithinItsColumns) {
    for (const Language language : {Language::en, Language::fr}) {
        for (const std::size_t width : {kNarrow, kUsual}) {
            EXPECT_LE(widest_line(overview(language, width)), width);
        }
        for (const Command* command : all_commands()) {
            const std::string text = explanation(*command, language, kUsual);
            EXPECT_LE(widest_line(text), kUsual) << text;
        }
    }
}

// As it stands in a manual page.
std::string dashed(std::string_view text) {
    std::string out;
    for (const char c : text) out += c == '-' ? std::string("\\-") : std::string(1, c);
    return out;
}

TEST(ManualPage, DescribesEveryOption) {
    const std::string page = manual_page(Language::en);
    for (const Command* command : all_commands()) {
        const auto call = command->call();
        for (const Option& option : call->options().rows()) {
            EXPECT_NE(page.find(dashed("--" + std::string(option.name))), std::string::npos)
                << option.name;
        }
    }
}

TEST(Commands, AreDescribedByAsManyParagraphsInEachLanguage) {
    for (const Command* command : all_commands()) {
        const auto& [english, french] = command->details;
        EXPECT_EQ(std::ranges::count(english, '\n'), std::ranges::count(french, '\n'))
            << command->name;
    }
}

TEST(ManualPage, SaysOfEveryOptionWhatEachCommandSaysOfIt) {
    for (const Language language : {Language::en, Language::fr}) {
        const std::string page = manual_page(language);
        for (const Command* command : all_commands()) {
            const auto call = command->call();
            for (const Option& option : call->options().rows()) {
                EXPECT_NE(page.find("\n" + dashed(option.summary.in(language))), std::string::npos)
                    << command->name << " " << option.name;
            }
        }
    }
}

TEST(ManualPage, SaysOnceWhatIsTheSameOfAGroup) {
    const std::string page = manual_page(Language::en);
    for (const Command* command : all_commands()) {
        const auto call = command->call();
        for (const Option& option : call->options().rows()) {
            if (option.group == OptionGroup::own) continue;
            const std::string text = "\n" + dashed(option.summary.en) + "\n";
            const std::size_t first = page.find(text);
            if (first == std::string::npos) continue;  // named with its commands
            EXPECT_EQ(page.find(text, first + 1), std::string::npos) << option.name;
        }
    }
    EXPECT_NE(page.find(".SS \"Clauses\"\n.TP\n.B \\-\\-encoding NAME\n"), std::string::npos);
    EXPECT_NE(page.find("stop after this time, with what is known by then (in colour)"),
              std::string::npos);
}

}  // namespace
}  // namespace sudokit::cli
