#include "cli/frame/options.hpp"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "cli/count/arguments.hpp"
#include "cli/explain/arguments.hpp"
#include "cli/frame/command.hpp"
#include "cli/hint/arguments.hpp"

namespace sudokit::cli {
namespace {

using Words = std::vector<std::string_view>;

// A call of a command, after the words have been parsed.
struct Parsed {
    Parsed(std::string_view name, const Words& words) : call(find_command(name)->call()) {
        call->arguments().command = find_command(name);
        fault = parse_words(call->options(), call->arguments(), words);
    }
    template <class Own>
    const Own& as() const {
        return static_cast<const Own&>(call->arguments());
    }

    std::unique_ptr<Call> call;
    UsageFault fault;
};

std::string fault(std::string_view command, const Words& words) {
    const Parsed parsed(command, words);
    return parsed.fault ? parsed.fault->message.in(Language::en) : "none";
}

TEST(Options, TakeTheirValuesInEveryUsualWay) {
    for (const Words& words : {Words{"--threads", "4"}, Words{"--threads=4"}, Words{"-j4"},
                               Words{"-j", "4"}, Words{"-j=4"}, Words{"-qj4"}}) {
        const Parsed parsed("solve", words);
        ASSERT_FALSE(parsed.fault) << words.front();
        EXPECT_EQ(parsed.as<PuzzleArguments>().threads, 4U) << words.front();
    }
}

TEST(Options, EndAtTwoDashesAndASingleDashIsAnOperand) {
    const Parsed parsed("solve", {"-", "-q", "--", "-q", "--"});

    ASSERT_FALSE(parsed.fault);
    const Arguments& arguments = parsed.call->arguments();
    EXPECT_TRUE(arguments.quiet);
    EXPECT_EQ(arguments.operands, (std::vector<std::string>{"-", "-q", "--"}));
}

TEST(Options, MayComeAfterOperands) {
    const Parsed parsed("count", {"x", "--limit", "5", "y"});

    ASSERT_FALSE(parsed.fault);
    EXPECT_EQ(parsed.as<CountArguments>().limit, 5U);
    EXPECT_EQ(parsed.call->arguments().operands.size(), 2U);
}

TEST(Options, TechniquesAreListsOfNames) {
    const Parsed parsed("explain",
                        {"--only", "naked-single,hidden_single,x-wing", "--without=x-wing"});

    ASSERT_FALSE(parsed.fault);
    TechniqueSet expected;
    expected.set(static_cast<std::size_t>(TechniqueId::naked_single));
    expected.set(static_cast<std::size_t>(TechniqueId::hidden_single));
    EXPECT_EQ(parsed.as<StepArguments>().techniques, expected);
}

TEST(Options, UnknownTechniquesAreNamedWithTheNearest) {
    EXPECT_EQ(fault("explain", {"--only", "naked-single,x-wng"}),
              "--only: 'x-wng' is not known; did you mean 'x-wing'?");
    EXPECT_EQ(fault("explain", {"--without", ",,"}),
              "--without: no technique ''; 'sudokit techniques' lists them");
    EXPECT_EQ(fault("explain", {"--until", "zzzzzz"}),
              "--until: no technique 'zzzzzz'; 'sudokit techniques' lists them");
}

TEST(Options, HintsHaveFourStrengths) {
    EXPECT_EQ(Parsed("hint", {"--strength", "3"}).as<HintArguments>().strength,
              HintStrength::cells);
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
    for (const std::string_view word : {"--3.......4....1", "--3-----2-------", "--b--a---c--d---",
                                        "----------------", "--B.........AbCd"}) {
        EXPECT_EQ(fault("solve", {word}), "no option " + std::string(word) +
                                              "; put '--' before a puzzle that begins with a dash");
    }
    EXPECT_EQ(fault("solve", {"--keep_going"}),
              "no option --keep_going; did you mean --keep-going?");
    EXPECT_EQ(fault("solve", {"--some-thing-else"}),
              "no option --some-thing-else for 'solve'; see 'sudokit help solve'");
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
    const Parsed parsed("solve", {"--box", "2x5"});

    const ReadOptions& read = parsed.as<PuzzleArguments>().read;
    ASSERT_TRUE(!parsed.fault && read.board);
    EXPECT_EQ(read.board->shape(), Shape::boxes(2, 5));
}

TEST(Options, AreWrittenInTheAlphabetThatIsReadUnlessToldOtherwise) {
    const auto written = [](const Words& words) {
        return Parsed("convert", words).as<PuzzleArguments>().write.symbols;
    };
    EXPECT_EQ(written({"--symbols", "hex"}), Symbols::hex);
    EXPECT_EQ(written({"--symbols", "hex", "--to-symbols", "numbers"}), Symbols::numbers);
}

TEST(Commands, HaveOptionsWithEveryTextInBothLanguages) {
    for (const Command* command : all_commands()) {
        const auto call = command->call();
        for (const Option& option : call->options().rows()) {
            EXPECT_FALSE(option.summary.en.empty()) << command->name << option.name;
            EXPECT_FALSE(option.summary.fr.empty()) << command->name << option.name;
            EXPECT_EQ(option.value.argument.en.empty(), option.value.argument.fr.empty())
                << command->name << option.name;
        }
    }
}

TEST(Commands, HaveEveryNameAndLetterOfAnOptionOnce) {
    for (const Command* command : all_commands()) {
        const auto call = command->call();
        std::set<std::string_view> names;
        std::set<char> letters;
        for (const Option& option : call->options().rows()) {
            for (const std::string_view name : {option.name, option.also}) {
                if (name.empty()) continue;
                EXPECT_TRUE(names.insert(name).second) << command->name << ' ' << name;
            }
            if (option.letter == 0) continue;
            EXPECT_TRUE(letters.insert(option.letter).second) << command->name << option.name;
        }
    }
}

TEST(Commands, MeanTheSameByTheSameLetter) {
    std::map<char, std::string_view> meaning;
    for (const Command* command : all_commands()) {
        const auto call = command->call();
        for (const Option& option : call->options().rows()) {
            if (option.letter == 0) continue;
            // A number of answers, be it exact or the most there may be.
            const std::string_view name = option.name == "count" ? "limit" : option.name;
            const auto known = meaning.emplace(option.letter, name).first;
            EXPECT_TRUE(known->second == name || known->second == option.also)
                << command->name << option.letter;
        }
    }
}

TEST(Commands, AreFoundByTheirNames) {
    for (const Command* command : all_commands()) {
        EXPECT_EQ(find_command(command->name), command);
        EXPECT_EQ(command->examples.empty(), command->name == "version");
        for (const Example& example : command->examples) {
            EXPECT_FALSE(example.what.fr.empty()) << example.line;
        }
    }
    EXPECT_EQ(find_command("none"), nullptr);
}

TEST(Language, IsTakenFromTheOptionFirst) {
    EXPECT_EQ(choose_language(Words{"solve", "--lang", "fr"}), Language::fr);
    EXPECT_EQ(choose_language(Words{"solve", "--lang=fr"}), Language::fr);
}

}  // namespace
}  // namespace sudokit::cli
