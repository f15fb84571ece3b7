// `sudokit verify`: do certificates prove what they claim?
#include <cerrno>

#include "sudokit/clock.hpp"
#include "sudokit/proof.hpp"
#include "sudokit/shape_words.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/io/messages.hpp"
#include "cli/io/output.hpp"
#include "cli/io/system.hpp"
#include "cli/prove/certificate_folder.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/messages.hpp"
#include "cli/verify/arguments.hpp"
#include "cli/verify/messages.hpp"

namespace sudokit::cli {
namespace {

// Where a certificate is at fault: "proof.drat:12".
std::string place_of(const Verification& verification) {
    std::string out(verification.file);
    if (verification.line > 0) out += ":" + std::to_string(verification.line);
    if (verification.column > 0) out += ":" + std::to_string(verification.column);
    return out;
}

Exit exit_of(VerifyVerdict verdict) {
    switch (verdict) {
        case VerifyVerdict::verified: return Exit::yes;
        case VerifyVerdict::rejected: return Exit::no;
        case VerifyVerdict::unreadable: return Exit::bad_input;
        case VerifyVerdict::stopped: return Exit::stopped;
    }
    return Exit::bad_input;
}

std::string_view verdict_name(VerifyVerdict verdict) {
    switch (verdict) {
        case VerifyVerdict::verified: return "verified";
        case VerifyVerdict::rejected: return "rejected";
        case VerifyVerdict::unreadable: return "unreadable";
        case VerifyVerdict::stopped: return "unknown";
    }
    return "unknown";
}

class VerifyReport {
  public:
    VerifyReport(const VerifyArguments& arguments, std::string_view folder)
        : language_(arguments.language),
          json_(arguments.json),
          detailed_(arguments.operands.size() == 1),
          folder_(shown_text(folder)),
          folder_as_given_(folder) {}

    // For the standard output.
    [[nodiscard]] std::string answer(const FilesVerification& files) const {
        const Verification& found = files.verification;
        if (json_) return json(files);
        switch (found.verdict) {
            case VerifyVerdict::verified: return verified(*files.certificate, found);
            case VerifyVerdict::rejected:
                return message(text::kNotVerified, folder_, why(found)).in(language_) + "\n";
            case VerifyVerdict::stopped:
                return message(text::kVerifyOutOfTime, folder_).in(language_) + "\n";
            case VerifyVerdict::unreadable: break;
        }
        return {};
    }

    // For the standard error.
    [[nodiscard]] std::string fault(const Verification& found) const {
        return folder_ + "/" + why(found);
    }

  private:
    [[nodiscard]] std::string why(const Verification& found) const {
        return place_of(found) + ": " + found.reason.in(language_);
    }

    [[nodiscard]] std::string verified(const Certificate& certificate,
                                       const Verification& found) const {
        const MessageText& claim = certificate.claim == Claim::one    ? text::kVerifiedOne
                                   : certificate.claim == Claim::none ? text::kVerifiedNone
                                                                      : text::kVerifiedSeveral;
        std::string out = message(claim, folder_).in(language_) + "\n";
        return detailed_ ? out + details(certificate, found) : out;
    }

    [[nodiscard]] std::string details(const Certificate& certificate,
                                      const Verification& found) const {
        const Puzzle& puzzle = certificate.puzzle;
        std::string out =
            sentence(language_, text::kVerifiedPuzzle, shape_words(puzzle.board().shape()),
                     line_of(puzzle.board(), puzzle.givens(), {})) +
            "\n";
        for (const Grid& grid : certificate.solutions) {
            out +=
                sentence(language_, text::kVerifiedSolution, line_of(grid.board, grid.digits, {})) +
                "\n";
        }
        if (certificate.claim == Claim::several) return out;
        const MessageText& formula = certificate.claim == Claim::one
                                         ? text::kVerifiedFormulaExcluding
                                         : text::kVerifiedFormula;
        return out + message(formula, found.clauses).in(language_) + "\n" +
               message(text::kVerifiedProof, found.proof.steps, found.proof.additions)
                   .in(language_) +
               "\n";
    }

    [[nodiscard]] std::string json(const FilesVerification& files) const {
        const Verification& found = files.verification;
        return json_line([&](JsonWriter& out) {
            out.key("directory").text(folder_as_given_);
            out.key("answer").text(verdict_name(found.verdict));
            if (files.certificate) write_certificate(out, *files.certificate);
            if (found.verdict == VerifyVerdict::verified) {
                out.key("clauses").number(found.clauses).key("steps").number(found.proof.steps);
                out.key("additions").number(found.proof.additions);
                out.key("rat").number(found.proof.rat);
                out.key("deletions").number(found.proof.deletions);
            } else if (found.verdict != VerifyVerdict::stopped) {
                out.key("file").text(found.file).key("line").number(found.line);
                out.key("message").text(found.reason.in(language_));
            }
        });
    }

    static void write_certificate(JsonWriter& out, const Certificate& certificate) {
        const Puzzle& puzzle = certificate.puzzle;
        out.key("claim").text(claim_name(certificate.claim));
        out.key("board").text(shape_name(puzzle.board().shape()));
        out.key("puzzle").text(line_of(puzzle.board(), puzzle.givens(), {})).key("solutions");
        write_solutions(out, certificate.solutions, {});
        out.key("made_by").text(certificate.made_by);
    }

    Language language_;
    bool json_;
    bool detailed_;
    std::string folder_;
    std::string_view folder_as_given_;
};

Exit verify_folder(const VerifyArguments& arguments, const Streams& io, const std::string& folder) {
    const Timer timer(arguments.timeout, &interrupt::flag());
    CertificateLoad load = load_certificate(folder, timer.deadline());
    if (load.fault != 0) {
        const MessageArgument reason =
            load.fault == ENOENT ? &text::kNoSuchDirectory : system_fault(load.fault);
        say(io, shown_text(folder) + ": " +
                    Message{&text::kCannotRead, {reason}}.in(arguments.language));
        return Exit::bad_input;
    }
    const FilesVerification files = load.refusal ? FilesVerification{*std::move(load.refusal)}
                                                 : verify_files(load.files, timer.deadline());
    const VerifyVerdict verdict = files.verification.verdict;
    if (verdict == VerifyVerdict::stopped && interrupt::came()) {
        complain(io, text::kInterrupted.in(arguments.language));
        return Exit::stopped;
    }
    const VerifyReport report(arguments, folder);
    const Exit printed = print(arguments, io, report.answer(files));
    if (verdict == VerifyVerdict::unreadable) say(io, report.fault(files.verification));
    return worst(printed, exit_of(verdict));
}

}  // namespace

Exit run_verify(const VerifyArguments& arguments, const Streams& io) {
    if (arguments.operands.empty()) {
        complain(io, text::kVerifyWhat.in(arguments.language));
        return Exit::usage;
    }
    Exit exit = Exit::yes;
    for (const std::string& folder : arguments.operands) {
        exit = worst(exit, verify_folder(arguments, io, folder));
        if (interrupt::flag()) break;
    }
    return exit;
}

}  // namespace sudokit::cli
