#include <gtest/gtest.h>

#include "sudokit/campaign.hpp"

namespace sudokit {
namespace {

constexpr std::string_view kPlan = R"(
[input]
file = "in.txt"
[[step]]
do = "near"
remove = 2
add = 1
[[step]]
do = "rate"
scale = "se"
at-most = 9.5
[[step]]
do = "keep-if"
se = "9.0..9.5"
level = "hard.."
[output]
file = "/tmp/out.txt"
distinct = true
)";

// "line:column: message", or the meaning of the plan.
std::string read(std::string_view text) {
    const auto plan = read_campaign_plan(text, "folder/plan.toml");
    if (plan) return plan->meaning();
    const Error& error = plan.error();
    return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
           error.message.in(Language::en);
}

std::string with(std::string_view input, std::string_view rest = "") {
    return "[input]\n" + std::string(input) + "\n" + std::string(rest) +
           "[output]\nfile = \"out.txt\"\n";
}

TEST(CampaignPlan, SaysWhatItMeans) {
    EXPECT_EQ(read(kPlan),
              "input: file\nslice: 10000\nstep: near -2+1\nstep: rate se at most 9.5\n"
              "step: keep-if level 3..5\nstep: keep-if se 9.0..9.5\n"
              "output: distinct, by 64 MiB\n");
    EXPECT_EQ(read(with("generate = 5\nclues = \"24..26\"\nminimal = true")),
              "input: generate 5 seed 1 clues 24..26 method 0 symmetry 000000 minimal\nslice: 10\n"
              "output: all\n");
    EXPECT_EQ(read(with("catalogue = \"1..100\"")),
              "input: catalogue 1..100\nslice: 100000\noutput: all\n");
    EXPECT_EQ(read(with("catalogue = 5472730538")),
              "input: catalogue 5472730538..5472730538\nslice: 100000\noutput: all\n");
    EXPECT_EQ(read(with("file = \"x\"", "[[step]]\ndo = \"rate\"\nscale = \"te\"\n")),
              "input: file\nslice: 10000\nstep: rate depth\noutput: all\n");
    EXPECT_EQ(read(with("count = \"2x3\"")), "input: count 2x3\nslice: 1\noutput: all\n");
}

TEST(CampaignPlan, NamesMayHaveAnyLetters) {
    const auto plan = read_campaign_plan(
        "[input] # \u00e9t\u00e9\nfile = \"\u00e9 \\\"\u00e8\"\n[output]\nfile = 'caf\u00e9'\n",
        "");
    ASSERT_TRUE(plan);
    EXPECT_EQ(std::get<FileInput>(plan->input).file, "\u00e9 \"\u00e8");
    EXPECT_EQ(plan->output, "caf\u00e9");
}

TEST(CampaignPlan, FilesAreInItsFolder) {
    const auto plan = read_campaign_plan(kPlan, "folder/plan.toml");
    ASSERT_TRUE(plan);
    EXPECT_EQ(std::get<FileInput>(plan->input).file, "folder/in.txt");
    EXPECT_EQ(plan->output, "/tmp/out.txt");
    EXPECT_EQ(plan->checkpoint, "/tmp/out.txt.campaign");
}

TEST(CampaignPlan, FaultsHaveTheirPlace) {
    EXPECT_TRUE(read("[input\nfile = 1").starts_with("1:7: not TOML: "));
    EXPECT_TRUE(read("# \u00e9\n[input]\n\ufef7").starts_with("3:1: not TOML: a letter"));
    EXPECT_TRUE(read("\n[(x]").starts_with("2:2: not TOML: "));
    EXPECT_EQ(read("[input]\nfile = 1\n[output]\nfile = \"x\""),
              "2:8: 'file': expected text in quotes");
    EXPECT_EQ(read("[input]\nfil = \"x\"\n"),
              "1:2: [input] needs exactly one of file, generate, catalogue, bands, count");
    EXPECT_EQ(read("[input]\nfile = \"x\"\nslise = 2\n[output]\nfile = \"x\""),
              "3:1: no key 'slise' here; did you mean 'slice'?");
    EXPECT_EQ(read(with("file = \"x\"", "[[step]]\ndo = \"rat\"\n")),
              "4:6: 'do': expected one of solve, filter, rate, keep-if, canon, minimise, near; "
              "found 'rat'");
    EXPECT_EQ(read(with("file = \"x\"", "[[step]]\ndo = \"keep-if\"\nlevel = \"hard..easy\"\n")),
              "5:9: 'level': expected one of very-easy, easy, medium, hard, very-hard, expert, or "
              "a range of them");
    EXPECT_EQ(read(with("file = \"x\"", "[[step]]\ndo = \"near\"\nremove = 9\n")),
              "5:10: 'remove': expected a whole number from 0 to 4");
    EXPECT_EQ(read(with("bands = \"0..416\"")),
              "2:9: 'bands': expected a number from 0 to 415, or a range of them such as \"2..4\", "
              "\"2..\" or \"..4\"");
    EXPECT_EQ(read(with("file = \"x\"", "[[step]]\ndo = \"rate\"\nscale = \"se\"\nat-most = -3\n")),
              "6:11: 'at-most': expected a number from 0 to 100");
    EXPECT_EQ(read(with("file = \"x/../out.txt\"")),
              "4:8: the output would be written over the input, folder/x/../out.txt");
    EXPECT_EQ(read(with("generate = 1\nclues = \"..10\"")),
              "2:12: no puzzle can be as wished: no puzzle on this board has exactly one solution "
              "with fewer than 17 givens");
    EXPECT_EQ(read("[input]\nfile = \"x\"\n"), "1:1: the plan has no [output]");
    EXPECT_EQ(read(with("count = \"9x9\"")),
              "2:9: 'count': expected rows x columns of a box, such as \"2x4\"");
}

TEST(CampaignPlan, NoFileIsWrittenOverAnother) {
    const auto clash = [](std::string_view input, std::string_view more) {
        return read("[input]\nfile = '" + std::string(input) + "'\n[output]\nfile = 'p.txt'\n" +
                    std::string(more));
    };
    const std::string over_input = " would be written over the input, folder/";
    EXPECT_EQ(clash("p.txt.part", ""), "4:8: the output" + over_input + "p.txt.part");
    EXPECT_EQ(clash("p.txt.part-12", ""), "4:8: the output" + over_input + "p.txt.part-12");
    EXPECT_EQ(clash("in", "metrics = './p.txt'"),
              "5:11: the metrics would be written over the output, folder/p.txt");
    EXPECT_EQ(clash("in.prom", "metrics = 'in.prom'"),
              "5:11: the metrics" + over_input + "in.prom");
    EXPECT_EQ(clash("in.0-of-8.prom", "metrics = 'in.prom'"),
              "5:11: the metrics" + over_input + "in.0-of-8.prom");
    EXPECT_EQ(clash("in.0-of-8.prom.part", "metrics = 'in.prom'"),
              "5:11: the metrics" + over_input + "in.0-of-8.prom.part");
    EXPECT_EQ(clash("p.txt.campaign/log", ""),
              "3:2: the checkpoint" + over_input + "p.txt.campaign/log");
    EXPECT_EQ(clash("in", "checkpoint = 'c'\nmetrics = 'c/m'"),
              "5:14: the checkpoint would be written over the metrics, folder/c/m");
    EXPECT_EQ(clash("in", "checkpoint = 'p.txt'"),
              "5:14: the checkpoint would be written over the output, folder/p.txt");
    EXPECT_EQ(clash("in", "metrics = 'p.txt.part'"),
              "5:11: the output would be written over the metrics, folder/p.txt.part");
    EXPECT_EQ(clash("in", "checkpoint = 'p.txt.part-1'"),
              "5:14: the output would be written over the checkpoint, folder/p.txt.part-1");
    EXPECT_EQ(clash("in", "metrics = 'plan.toml'"),
              "5:11: the metrics would be written over the plan, folder/plan.toml");
    for (const char* harmless : {"p.txt.parts", "p.txt.part-", "p.txt.part-1x", "p.txt.campaigns",
                                 "in.0-of-8.txt", "in.0-of-.prom", "sub/p.txt"}) {
        EXPECT_TRUE(clash(harmless, "metrics = 'in.prom'").starts_with("input: ")) << harmless;
    }
}

TEST(CampaignPlan, ColumnsStayBesideTheirPuzzle) {
    for (const char* word : {"canon", "minimise", "near"}) {
        const std::string step = "[[step]]\ndo = \"" + std::string(word) + "\"\n";
        const std::string rate = "[[step]]\ndo = \"rate\"\nscale = \"depth\"\n";
        const std::string keep = "[[step]]\ndo = \"keep-if\"\ndepth = 2\n";
        const std::string why =
            "' puts another puzzle beside the columns of 'solve' and 'rate': "
            "it comes before them";
        EXPECT_EQ(read(with("file = \"x\"", rate + keep + step)),
                  "10:6: '" + std::string(word) + why);
        EXPECT_EQ(read(with("file = \"x\"", "[[step]]\ndo = \"solve\"\n" + step)),
                  "6:6: '" + std::string(word) + why);
        EXPECT_TRUE(read(with("file = \"x\"", keep + step + rate)).starts_with("input: "));
    }
}

TEST(CampaignPlan, HundredthsAreNoTenths) {
    const std::string keep = "[[step]]\ndo = \"keep-if\"\nse = ";
    EXPECT_EQ(read(with("file = \"x\"", keep + "9.04\n")),
              "5:6: 'se': expected a number, or a range such as \"2..4\", \"2..\" or \"..4\"");
    EXPECT_NE(read(with("file = \"x\"", keep + "9.1\n")).find("keep-if se 9.1..9.1"),
              std::string::npos);
}

TEST(CampaignPlan, WhatDoesNotChangeTheOutputIsNoPartOfItsMeaning) {
    const std::string plan(kPlan);
    EXPECT_EQ(read(plan), read(plan + "metrics = \"m\"\n[limits]\nthreads = 3\nseconds = 1.5\n"));
    EXPECT_NE(read(plan), read(plan + "bucket = 32\n"));
}

}  // namespace
}  // namespace sudokit
