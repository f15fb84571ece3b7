#include "cli/options.hpp"

#include <set>

#include <gtest/gtest.h>

namespace sudokit::cli {
namespace {

using Words = std::vector<std::string_view>;

Result<Arguments> parse(std::string_view command, const Words& words) {
    return parse_arguments(*find_command(command), words, Language::en);
}

std::string fault(std::string_view command, const Words& words) {
    const auto arguments = parse(command, words);
    return arguments ? "none" : arguments.error().message.in(Language::en);
}

TEST(Options, TakeTheirValuesInEveryUsualWay) {
    for (const Words& words : {Words{"--threads", "4"}, Words{"--threads=4"}, Words{"-j4"},
                               Words{"-j", "4"}, Words{"-j=4"}, Words{"-qj4"}}) {
        const auto arguments = parse("solve", words);
        ASSERT_TRUE(arguments) << words.front();
        EXPECT_EQ(arguments->threads, 4U) << words.front();
    }
}

TEST(Options, EndAtTwoDashesAndASingleDashIsAnOperand) {
    const auto arguments = parse("solve", {"-", "-q", "--", "-q", "--"});

    ASSERT_TRUE(arguments);
    EXPECT_TRUE(arguments->quiet);
    EXPECT_EQ(arguments->operands, (std::vector<std::string>{"-", "-q", "--"}));
}

TEST(Options, MayComeAfterOperands) {
    const auto arguments = parse("count", {"x", "--limit", "5", "y"});

    ASSERT_TRUE(arguments);
    EXPECT_EQ(arguments->limit, 5U);
    EXPECT_EQ(arguments->operands.size(), 2U);
}

TEST(Options, TechniquesAreListsOfNames) {
    const auto arguments =
        parse("explain", {"--only", "naked-single,hidden_single,x-wing", "--without=x-wing"});

    ASSERT_TRUE(arguments);
    TechniqueSet expected;
    expected.set(static_cast<std::size_t>(TechniqueId::naked_single));
    expected.set(static_cast<std::size_t>(TechniqueId::hidden_single));
    EXPECT_EQ(arguments->techniques, expected);
}

TEST(Options, UnknownTechniquesAreNamedWithTheNearest) {
    EXPECT_EQ(fault("explain", {"--only", "naked-single,x-wng"}),
              "--only: 'x-wng' is not known; did you mean 'x-wing'?");
    EXPECT_EQ(fault("explain", {"--without", ",,"}),
              "--without: no technique ''; docs/explain.md lists them");
    EXPECT_EQ(fault("explain", {"--until", "zzzzzz"}),
              "--until: no technique 'zzzzzz'; docs/explain.md lists them");
}

TEST(Options, HintsHaveFourStrengths) {
    EXPECT_EQ(parse("hint", {"--strength", "3"})->strength, HintStrength::cells);
    EXPECT_EQ(fault("hint", {"--strength", "5"}),
              "--strength: expected a whole number from 1 to 4, found '5'");
    EXPECT_EQ(fault("explain", {"--strength", "3"}), "--strength is not an option of 'explain'");
}

TEST(Options, ListsOfStepsAndSummariesExcludeEachOther) {
    EXPECT_EQ(fault("explain", {"--all-steps", "--summary"}),
              "--all-steps and --summary contradict each other");
    EXPECT_EQ(fault("explain", {"--all-steps", "--until", "x-wing"}),
              "--all-steps and --until contradict each other");
    EXPECT_EQ(fault("explain", {"--pictures", "--json"}),
              "--pictures and --json contradict each other");
    EXPECT_EQ(fault("explain", {"--html", "--all-steps"}),
              "--html and --all-steps contradict each other");
}

TEST(Options, UnknownOnesAreNamedWithTheNearest) {
    EXPECT_EQ(fault("solve", {"--limt=3"}), "no option --limt; did you mean --limit?");
    EXPECT_EQ(fault("solve", {"--zzz"}), "no option --zzz for 'solve'; see 'sudokit help solve'");
    EXPECT_EQ(fault("solve", {"-z"}), "no option -z for 'solve'; see 'sudokit help solve'");
    EXPECT_EQ(fault("check", {"--all"}), "--all is not an option of 'check'");
}

TEST(Options, APuzzleThatBeginsWithADashIsExplained) {
    EXPECT_EQ(fault("solve", {"-2.1....24....3."}),
              "no option -2; put '--' before a puzzle that begins with a dash");
}

TEST(Options, ValuesMustBeThereOnceAndWellFormed) {
    EXPECT_EQ(fault("solve", {"--limit"}), "--limit needs a value: N");
    EXPECT_EQ(fault("solve", {"--limit="}), "--limit needs a value: N");
    EXPECT_EQ(fault("solve", {"--all=1"}), "--all takes no value");
    EXPECT_EQ(fault("solve", {"-n2", "--limit", "3"}), "--limit is given twice");
    for (const std::string_view bad : {"0", "-1", "x", "1.5", "99999999999999999999", " 1"}) {
        EXPECT_NE(fault("solve", {"--limit", bad}), "none") << bad;
    }
    for (const std::string_view bad : {"0", "-1", "x", "nan", "inf", "1e999", "1s"}) {
        EXPECT_NE(fault("solve", {"--timeout", bad}), "none") << bad;
    }
    for (const std::string_view bad : {"0", "1025", "many"}) {
        EXPECT_NE(fault("solve", {"-j", bad}), "none") << bad;
    }
    for (const std::string_view bad : {"3", "3x", "x3", "0x3", "3x3x3", "9x9", "65x1", "axb"}) {
        EXPECT_NE(fault("solve", {"--box", bad}), "none") << bad;
    }
    EXPECT_EQ(fault("solve", {"--timeout", "0.5", "--box", "2x3", "-j", "2"}), "none");
}

TEST(Options, WordsMustBeKnown) {
    EXPECT_EQ(fault("convert", {"--to", "cvs"}), "--to: 'cvs' is not known; did you mean 'csv'?");
    EXPECT_EQ(fault("convert", {"--to", "sdx"}), "--to: 'sdx' can be read but not written");
    EXPECT_EQ(fault("solve", {"--lang", "de"}), "--lang: expected one of en, fr; found 'de'");
    EXPECT_NE(fault("solve", {"--engine", "steam"}), "none");
    EXPECT_EQ(fault("solve", {"--to", "csv"}), "none");
    EXPECT_NE(fault("count", {"--to", "csv"}), "none");
}

TEST(Options, MayContradictEachOther) {
    EXPECT_NE(fault("solve", {"--latin", "--box=3x3"}), "none");
    EXPECT_NE(fault("solve", {"--layout=x", "--box=3x3"}), "none");
    EXPECT_NE(fault("solve", {"--json", "--format=line"}), "none");
    EXPECT_EQ(fault("solve", {"--json", "--format=json"}), "none");
    EXPECT_NE(fault("check", {"--format=csv"}), "none");
}

TEST(Options, OfTheBenchmarkAreChecked) {
    EXPECT_EQ(fault("bench", {"--kernel", "portable", "--time=0.5", "--rounds=3", "--seed=0"}),
              "none");
    EXPECT_EQ(fault("bench", {"--kernel", "all", "--signature"}), "none");
    EXPECT_EQ(fault("bench", {"--kernel", "portabel"}),
              "--kernel: 'portabel' is not known; did you mean 'portable'?");
    EXPECT_NE(fault("bench", {"--kernel", "steam"}).find("portable, all; found 'steam'"),
              std::string::npos);
    EXPECT_EQ(fault("bench", {"--seed", "-1"}), "--seed: expected a whole number, found '-1'");
    EXPECT_EQ(fault("bench", {"--rounds", "1001"}),
              "--rounds: expected a whole number from 1 to 1000, found '1001'");
    EXPECT_NE(fault("bench", {"--time", "0"}), "none");
    EXPECT_EQ(fault("bench", {"--signature", "--seed=2"}),
              "--signature and --seed contradict each other");
    EXPECT_EQ(fault("solve", {"--kernel", "portable"}), "--kernel is not an option of 'solve'");
}

TEST(Options, BoxesMakeTheBoard) {
    const auto arguments = parse("solve", {"--box", "2x5"});

    ASSERT_TRUE(arguments && arguments->read.board);
    EXPECT_EQ(arguments->read.board->shape(), Shape::boxes(2, 5));
}

TEST(Options, AreWrittenInTheAlphabetThatIsReadUnlessToldOtherwise) {
    EXPECT_EQ(parse("convert", {"--symbols", "hex"})->write.symbols, Symbols::hex);
    EXPECT_EQ(parse("convert", {"--symbols", "hex", "--to-symbols", "numbers"})->write.symbols,
              Symbols::numbers);
}

TEST(OptionTable, HasEveryTextInBothLanguages) {
    for (const OptionInfo& option : all_options()) {
        EXPECT_NE(option.commands, 0U) << option.name;
        EXPECT_FALSE(option.summary.en.empty()) << option.name;
        EXPECT_FALSE(option.summary.fr.empty()) << option.name;
        EXPECT_EQ(option.takes_value(), !option.argument.en.empty()) << option.name;
        EXPECT_EQ(option.takes_value(), !option.argument.fr.empty()) << option.name;
    }
}

TEST(OptionTable, HasEveryNameAndLetterOnceForEachCommand) {
    for (const Command& command : all_commands()) {
        std::set<std::string_view> names;
        std::set<char> letters;
        for (const OptionInfo& option : all_options()) {
            if (!option.belongs_to(command.id)) continue;
            EXPECT_TRUE(names.insert(option.name).second) << command.name << ' ' << option.name;
            if (option.letter == 0) continue;
            EXPECT_TRUE(letters.insert(option.letter).second) << command.name << option.name;
        }
    }
}

TEST(CommandTable, IsInTheOrderOfItsIds) {
    std::size_t index = 0;
    for (const Command& command : all_commands()) {
        EXPECT_EQ(static_cast<std::size_t>(command.id), index++);
        EXPECT_EQ(find_command(command.name), &command);
    }
    EXPECT_EQ(find_command("none"), nullptr);
}

TEST(Language, IsTakenFromTheOptionFirst) {
    EXPECT_EQ(choose_language(Words{"solve", "--lang", "fr"}), Language::fr);
    EXPECT_EQ(choose_language(Words{"solve", "--lang=fr"}), Language::fr);
}

}  // namespace
}  // namespace sudokit::cli
