#include <algorithm>
#include <cctype>
#include <functional>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/proof.hpp"

#include "base/sha256.hpp"

namespace sudokit {
namespace {

using Files = std::vector<CertificateFile>;

// One cell, one digit.
Certificate tiny() {
    const Board board = Board::standard(1);
    return {.claim = Claim::one,
            .puzzle = Puzzle(board),
            .solutions = {{board, {1}}},
            .formula = "p cnf 1 2\n1 0\n-1 0\n",
            .proof = "0\n",
            .made_by = "a \"hand\""};
}

Files files_of(const Certificate& certificate) {
    const auto files = certificate_files(certificate);
    EXPECT_TRUE(files);
    return *files;
}

std::string& text_of(Files& files, std::string_view name) {
    return std::ranges::find(files, name, &CertificateFile::name)->text;
}

std::string outcome(const Files& files) {
    const auto [verification, certificate] = verify_files(files);
    switch (verification.verdict) {
        case VerifyVerdict::verified: return "verified";
        case VerifyVerdict::stopped: return "stopped";
        case VerifyVerdict::rejected:
        case VerifyVerdict::unreadable: break;
    }
    EXPECT_FALSE(verification.reason.in(Language::fr).empty());
    return (verification.verdict == VerifyVerdict::rejected ? "rejected: " : "unreadable: ") +
           std::string(verification.file) + ": " + verification.reason.in(Language::en);
}

// With other text in a file, and its digest brought up to date.
std::string outcome_with(std::string_view name, std::string_view text) {
    Files files = files_of(tiny());
    std::string& old = text_of(files, name);
    std::string& statement = text_of(files, "certificate.json");
    const std::string digest = sha256(old);
    statement.replace(statement.find(digest), digest.size(), sha256(text));
    old = text;
    return outcome(files);
}

std::string outcome_with_statement(std::string_view text) {
    Files files = files_of(tiny());
    text_of(files, "certificate.json") = text;
    return outcome(files);
}

TEST(CertificateFiles, AreReadBackAsTheyWere) {
    const Certificate before = tiny();

    const auto [verification, after] = verify_files(files_of(before));

    EXPECT_EQ(verification.verdict, VerifyVerdict::verified)
        << verification.reason.in(Language::en);
    ASSERT_TRUE(after);
    EXPECT_EQ(after->claim, before.claim);
    EXPECT_EQ(after->puzzle, before.puzzle);
    EXPECT_EQ(after->solutions, before.solutions);
    EXPECT_EQ(after->formula, before.formula);
    EXPECT_EQ(after->proof, before.proof);
    EXPECT_EQ(after->made_by, before.made_by);
}

TEST(CertificateFiles, CarryTheWholeBoard) {
    Shape shape{.order = 4,
                .regions = Jigsaw{{0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}},
                .diagonals = true,
                .extra = {{0, 6, 9, 15}}};
    Certificate certificate{.puzzle = Puzzle(*Board::make(shape))};
    certificate.puzzle.set_given(3, 2);
    certificate.puzzle.set_pencilmarks(5, DigitSet::of(3));

    const auto [verification, after] = verify_files(files_of(certificate));

    ASSERT_TRUE(after);
    EXPECT_EQ(after->puzzle, certificate.puzzle);
    EXPECT_EQ(verification.verdict, VerifyVerdict::rejected);
}

TEST(CertificateFiles, LargeOrdersAreReadBack) {
    const Board board = Board::standard(36);
    Grid grid{board, {}};
    for (std::uint32_t row = 0; row < 36; ++row) {
        for (std::uint32_t column = 0; column < 36; ++column) {
            grid.digits.push_back(
                static_cast<std::uint8_t>((row % 6 * 6 + row / 6 + column) % 36 + 1));
        }
    }
    Grid renamed = grid;
    for (std::uint8_t& digit : renamed.digits) digit = static_cast<std::uint8_t>(37 - digit);
    const Certificate several{
        .claim = Claim::several, .puzzle = Puzzle(board), .solutions = {grid, renamed}};

    EXPECT_EQ(outcome(files_of(several)), "verified");
}

TEST(CertificateFiles, EachHasToBeThere) {
    for (const std::string_view name : certificate_file_names()) {
        Files files = files_of(tiny());
        std::erase_if(files, [&](const CertificateFile& file) { return file.name == name; });
        EXPECT_EQ(outcome(files), "unreadable: " + std::string(name) + ": the file is missing");
    }
}

TEST(CertificateFiles, NoByteMayChange) {
    for (const std::string_view name : certificate_file_names()) {
        if (name == "certificate.json") continue;
        Files files = files_of(tiny());
        for (std::size_t i = 0; i < text_of(files, name).size(); ++i) {
            Files changed = files;
            text_of(changed, name)[i] = '?';
            EXPECT_EQ(outcome(changed), "rejected: " + std::string(name) +
                                            ": the file is not the one that the certificate was "
                                            "made with (SHA-256)");
        }
    }
}

TEST(CertificateFiles, OtherPuzzleOrSolutionIsRejected) {
    EXPECT_EQ(
        outcome_with("puzzle.json", "{\"sudokit\":1,\"order\":4,\"givens\":\"1...............\"}"),
        "unreadable: solutions.txt: expected 16 cells (4x4), found 1");
    EXPECT_EQ(outcome_with("solutions.txt", ".\n"),
              "rejected: solutions.txt: this does not solve the puzzle");
    EXPECT_EQ(outcome_with("solutions.txt", "1\n1\n"),
              "rejected: solutions.txt: expected 1 solution for this claim, found 2");
    EXPECT_EQ(outcome_with("formula.cnf", "p cnf 1 1\n-1 0\n"),
              "rejected: proof.drat: the clause does not follow from the ones before it");
    EXPECT_EQ(outcome_with("proof.drat", "1 0\n"),
              "rejected: proof.drat: the proof ends without the empty clause");
}

TEST(CertificateFiles, WhatCannotBeReadIsSaid) {
    EXPECT_EQ(outcome_with("puzzle.json", "").substr(0, 25), "unreadable: puzzle.json: ");
    EXPECT_EQ(outcome_with("puzzle.json", "{").substr(0, 25), "unreadable: puzzle.json: ");
    EXPECT_EQ(outcome_with("solutions.txt", "rubbish\n").substr(0, 27),
              "unreadable: solutions.txt: ");
    EXPECT_EQ(outcome_with_statement("{").substr(0, 30), "unreadable: certificate.json: ");
    for (const std::string_view text : {"[]", "{}", "{\"sudokit_certificate\":2}"}) {
        EXPECT_EQ(outcome_with_statement(text),
                  "unreadable: certificate.json: expected a JSON object with "
                  "\"sudokit_certificate\": 1");
    }
    for (const std::string_view claim : {"", ",\"claim\":1", ",\"claim\":\"two\""}) {
        EXPECT_EQ(outcome_with_statement("{\"sudokit_certificate\":1" + std::string(claim) + "}"),
                  "unreadable: certificate.json: expected \"claim\": \"none\", \"one\" or "
                  "\"several\"");
    }
    EXPECT_EQ(outcome_with_statement("{\"sudokit_certificate\":1,\"claim\":\"one\"}"),
              "unreadable: certificate.json: expected the SHA-256 of puzzle.json");
}

TEST(CertificateFiles, AClaimDoesNotLendItsFilesToAnother) {
    Files files = files_of(tiny());
    std::string& statement = text_of(files, "certificate.json");
    const std::size_t at = statement.find("\"one\"");

    statement.replace(at, 5, "\"none\"");
    EXPECT_EQ(outcome(files),
              "rejected: formula.cnf: the clause is neither a rule of the board nor a given");
    statement.replace(at, 6, "\"several\"");
    EXPECT_EQ(outcome(files),
              "rejected: solutions.txt: expected 2 solutions for this claim, found 1");
}

TEST(CertificateFiles, NamesThatStandTwiceAreRefused) {
    Files files = files_of(tiny());
    std::string& statement = text_of(files, "certificate.json");
    const std::string good = statement;

    statement.insert(statement.find("\"made_by\""), "\"claim\": \"none\",\n  ");
    const auto claims = verify_files(files).verification;
    statement = good;
    statement.insert(statement.find("\"puzzle.json\""), "\"puzzle.json\": \"\", ");

    EXPECT_EQ(claims.verdict, VerifyVerdict::unreadable);
    EXPECT_EQ(claims.line, 4U);
    EXPECT_EQ(claims.column, 3U);
    EXPECT_EQ(claims.reason.in(Language::en), "the name \"claim\" occurs twice here");
    EXPECT_EQ(outcome(files),
              "unreadable: certificate.json: the name \"puzzle.json\" occurs twice here");
}

TEST(CertificateFiles, DigestsMayBeInCapitals) {
    Files files = files_of(tiny());
    std::string& statement = text_of(files, "certificate.json");
    const std::string digest = sha256(text_of(files, "proof.drat"));
    std::string capitals = digest;
    std::ranges::transform(capitals, capitals.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });

    statement.replace(statement.find(digest), digest.size(), capitals);

    ASSERT_NE(capitals, digest);
    EXPECT_EQ(outcome(files), "verified");
}

TEST(CertificateFiles, SayHowToCheckThem) {
    Files files = files_of(tiny());
    const std::string& statement = text_of(files, "certificate.json");

    EXPECT_NE(statement.find("sudokit verify DIRECTORY"), std::string::npos);
    EXPECT_NE(statement.find("drat-trim formula.cnf proof.drat"), std::string::npos);
}

TEST(CertificateFiles, TheDeadlineIsLookedAtWhileDigestsAreMade) {
    const Deadline passed([](const void*) { return true; }, nullptr);

    // A digest that is not right would be the answer if it had been made.
    Files files = files_of(tiny());
    text_of(files, "proof.drat") += "c\n";

    EXPECT_EQ(verify_files(files, passed).verification.verdict, VerifyVerdict::stopped);
}

}  // namespace
}  // namespace sudokit
