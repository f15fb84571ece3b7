#include "cli/help.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

namespace sudokit::cli {
namespace {

TEST(Help, NamesEveryCommandAndEveryOptionOfEach) {
    for (const Language language : {Language::en, Language::fr}) {
        const std::string all = overview(language);
        for (const Command& command : all_commands()) {
            EXPECT_NE(all.find("\n  " + std::string(command.name) + " "), std::string::npos);
            const std::string one = explanation(command, language);
            // An option may mean something else for another command, under the same name.
            std::set<std::string> own;
            for (const OptionInfo& option : all_options()) {
                if (option.belongs_to(command.id)) own.insert(option_synopsis(option, language));
            }
            for (const OptionInfo& option : all_options()) {
                const std::string synopsis = option_synopsis(option, language);
                const bool named = one.find(synopsis) != std::string::npos;
                EXPECT_EQ(named, own.contains(synopsis)) << command.name << option.name;
            }
        }
    }
}

TEST(Help, StaysWithinEightyColumns) {
    for (const Language language : {Language::en, Language::fr}) {
        std::string all = overview(language);
        for (const Command& command : all_commands()) all += explanation(command, language);
        std::size_t width = 0;
        for (const char c : all) {
            if (c == '\n') width = 0;
            if (c != '\n' && (static_cast<unsigned char>(c) & 0xc0U) != 0x80) ++width;
            ASSERT_LE(width, 80U) << all;
        }
    }
}

TEST(ManualPage, DescribesEveryOptionOnce) {
    const std::string page = manual_page(Language::en);
    for (const OptionInfo& option : all_options()) {
        std::string name = "\\-\\-";
        for (const char c : option.name) name += c == '-' ? std::string("\\-") : std::string(1, c);
        EXPECT_NE(page.find(name), std::string::npos) << option.name;
    }
}

}  // namespace
}  // namespace sudokit::cli
