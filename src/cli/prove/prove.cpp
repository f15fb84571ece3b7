// `sudokit prove`: certificates of how many solutions puzzles have.
#include <algorithm>
#include <cerrno>

#include "sudokit/clock.hpp"
#include "sudokit/proof.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/io/messages.hpp"
#include "cli/io/system.hpp"
#include "cli/prove/arguments.hpp"
#include "cli/prove/certificate_folder.hpp"
#include "cli/prove/messages.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

Verdict verdict_of(Claim claim) {
    switch (claim) {
        case Claim::none: return Verdict::none;
        case Claim::one: return Verdict::one;
        case Claim::several: return Verdict::several;
    }
    return Verdict::unknown;
}

std::size_t step_count(const Certificate& certificate) {
    return static_cast<std::size_t>(std::ranges::count(certificate.proof, '\n'));
}

std::string fault_of_folder(const CertificateFolder& folder, int fault, Language language) {
    const MessageArgument reason = fault == EEXIST   ? &text::kNotCertificateFolder
                                   : fault == ENOENT ? &text::kNoSuchDirectory
                                                     : system_fault(fault);
    return shown_text(folder.path()) + ": " + Message{&text::kCannotWrite, {reason}}.in(language);
}

// Proves puzzle after puzzle, each into a directory of its own.
class Prover {
  public:
    Prover(Job& job, const CnfOptions& cnf, CertificateFolder& folder)
        : job_(job), cnf_(cnf), folder_(folder) {}

    void run() {
        single_ = job_.input.is_single();
        const auto worker = [this](const Item& item, const Entry& entry, Solver&) {
            return prove_item(item, entry.puzzle);
        };
        run_stream(job_, worker, texts_for(is_json() ? Format::json : Format::line));
        if (job_.ended_early || interrupt::flag() || job_.items == 0) return;
        if (const int fault = folder_.finish()) {
            say(job_.io, fault_of_folder(folder_, fault, job_.language()));
            job_.exit = Exit::bad_input;
        }
    }

  private:
    [[nodiscard]] bool is_json() const { return job_.arguments.format == Format::json; }

    Reply prove_item(const Item& item, const Puzzle& puzzle) {
        const Timer timer(job_.arguments.timeout, &interrupt::flag());
        const auto certificate =
            prove(puzzle,
                  {.encoding = cnf_.encoding, .givens = cnf_.givens, .deadline = timer.deadline()});
        Reply reply;
        if (!certificate) return refusal(item, certificate.error().message.in(job_.language()));
        if (!certificate->has_value()) {
            reply.tally.add(Verdict::unknown, 0);
            reply.exit = Exit::stopped;
            reply.cancelled = interrupt::flag();
            reply.out = answer(item, nullptr, {});
            return reply;
        }
        const Certificate& proved = **certificate;
        const auto files = certificate_files(proved);
        if (!files) return refusal(item, files.error().message.in(job_.language()));
        const std::string name = single_ ? std::string() : std::to_string(item.number);
        if (const int fault = folder_.write(name, *files)) {
            return refusal(item, fault_of_folder(folder_, fault, job_.language()));
        }
        reply.tally.add(verdict_of(proved.claim), 0);
        reply.exit = proved.claim == Claim::one ? Exit::yes : Exit::no;
        reply.out = answer(item, &proved, single_ ? folder_.path() : folder_.path() + "/" + name);
        return reply;
    }

    // `certificate` is null if time ran out.
    std::string answer(const Item& item, const Certificate* certificate,
                       const std::string& where) const {
        if (is_json()) return json(item, certificate, where);
        if (single_) return sentence(certificate, where) + "\n";
        if (certificate == nullptr) return std::string(verdict_word(Verdict::unknown)) + "\n";
        return std::string(claim_name(certificate->claim)) + " " + shown_text(where) + "\n";
    }

    std::string sentence(const Certificate* certificate, const std::string& where) const {
        const Language language = job_.language();
        if (certificate == nullptr) return std::string(text::kCheckOutOfTime.in(language));
        const MessageText& posed = certificate->claim == Claim::one    ? text::kWellPosed
                                   : certificate->claim == Claim::none ? text::kNotPosedNone
                                                                       : text::kNotPosedSeveral;
        const Message written =
            certificate->claim == Claim::several
                ? message(text::kCertifiedSeveral, shown_text(where))
                : message(text::kCertified, shown_text(where), step_count(*certificate));
        return std::string(posed.in(language)) + "\n" + written.in(language);
    }

    std::string json(const Item& item, const Certificate* certificate,
                     const std::string& where) const {
        return json_line([&](JsonWriter& out) {
            write_place(out, item);
            if (certificate == nullptr) {
                out.key("answer").text(verdict_word(Verdict::unknown));
                return;
            }
            out.key("answer").text(claim_name(certificate->claim));
            out.key("directory").text(where).key("solutions");
            write_solutions(out, certificate->solutions, job_.arguments.write);
            out.key("formula_bytes").number(certificate->formula.size());
            out.key("proof_bytes").number(certificate->proof.size());
            out.key("proof_steps").number(step_count(*certificate));
        });
    }

    Job& job_;
    const CnfOptions& cnf_;
    CertificateFolder& folder_;
    bool single_ = false;
};

}  // namespace

Exit run_prove(const ProveArguments& arguments, const Streams& io) {
    if (arguments.output.empty()) {
        complain(io, text::kProveWhere.in(arguments.language));
        return Exit::usage;
    }
    if (!can_prove()) {
        complain(io, text::kProverLeftOut.in(arguments.language));
        return Exit::usage;
    }
    CertificateFolder folder(arguments.output);
    if (const int fault = folder.open()) {
        say(io, fault_of_folder(folder, fault, arguments.language));
        return Exit::bad_input;
    }
    // The output of the run is what is said about it.
    ProveArguments others = arguments;
    others.output.clear();
    return run_job(others, io, [&](Job& job) { Prover(job, arguments.cnf, folder).run(); });
}

}  // namespace sudokit::cli
