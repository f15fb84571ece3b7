// Certificates: a puzzle, what is claimed of its solutions, and a proof of it that anyone can check
// without trusting the solver that found it.
//
//     const auto certificate = prove(puzzle);
//     if (certificate && *certificate) verify(**certificate).verdict;  // VerifyVerdict::verified
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/drat.hpp"
#include "sudokit/puzzle.hpp"

namespace sudokit {

/// What a certificate says about the solutions of its puzzle.
enum class Claim : std::uint8_t {
    none,    ///< there is none
    one,     ///< there is exactly one
    several  ///< there are at least two
};

/// "none", "one" or "several".
[[nodiscard]] std::string_view claim_name(Claim claim);

/// A claim and all that is needed to check it.
struct Certificate {
    Claim claim = Claim::none;
    Puzzle puzzle;
    std::vector<Grid> solutions = {};  ///< the one; or two, where there are several
    /// In DIMACS form: rules and givens, variables as `Cnf` numbers them; and as the last clause,
    /// where there is one solution, that it is another one. Empty where there are several.
    std::string formula = {};
    std::string proof = {};    ///< in DRAT form, that the formula has no model
    std::string made_by = {};  ///< the programs that made it, and how: for the record
};

/// How to prove, and when to give up.
struct ProveOptions {
    Encoding encoding = Encoding::extended;
    GivenClauses givens = GivenClauses::units;
    Deadline deadline = {};
};

/// False if the solver that makes proofs, CaDiCaL, was left out of this build.
[[nodiscard]] bool can_prove();

/// Finds out how many solutions `puzzle` has and certifies it; nothing if the deadline passed
/// first. Fails with `not_found` if this build cannot prove, and with `unsupported` if the puzzle
/// has constraints. Keeps formula and proof in memory.
[[nodiscard]] Result<std::optional<Certificate>> prove(const Puzzle& puzzle,
                                                       const ProveOptions& options = {});

enum class VerifyVerdict : std::uint8_t {
    verified,    ///< the claim is true
    rejected,    ///< the certificate does not prove its claim, be it true or not
    unreadable,  ///< the puzzle or the claim cannot be read, or a file is missing
    stopped      ///< the deadline passed first
};

/// What became of a certificate.
struct Verification {
    VerifyVerdict verdict = VerifyVerdict::rejected;
    std::string_view file = {};  ///< that is at fault, by its name in a certificate's directory
    std::size_t line = 0;        ///< from 1; 0 if that makes no sense
    std::size_t column = 0;
    Message reason = {};
    std::uint64_t clauses = 0;  ///< in the formula, the last one included
    DratOutcome proof = {};     ///< how many steps it has
};

/// Checks a certificate from scratch: that the solutions solve the puzzle, that each clause of the
/// formula is a rule or follows from one given (or excludes the solution), and that the proof
/// refutes the formula. Uses no solver, nor what makes formulas. Clauses may be left out of the
/// formula: that makes it harder to refute, and refuting it says the same. Formulas with auxiliary
/// variables are rejected.
[[nodiscard]] Verification verify(const Certificate& certificate, Deadline deadline = {});

/// A certificate as it lies in a directory, file by file.
struct CertificateFile {
    std::string name;
    std::string text;
};

/// The names that files of a certificate may have, the one that says it is one first.
[[nodiscard]] std::span<const std::string_view> certificate_file_names();

/// The most bytes that a file of that name may have; what is longer need not be read.
[[nodiscard]] std::size_t certificate_file_limit(std::string_view name);

/// The files of a certificate.
[[nodiscard]] Result<std::vector<CertificateFile>> certificate_files(
    const Certificate& certificate);

/// What became of a certificate's files.
struct FilesVerification {
    Verification verification;
    std::optional<Certificate> certificate = {};  ///< if it could be read
};

/// Reads the files of a certificate, in any order, and checks all of it, also that the files are
/// the ones that it was made with. Files of other names are passed over.
[[nodiscard]] FilesVerification verify_files(std::span<const CertificateFile> files,
                                             Deadline deadline = {});

}  // namespace sudokit
