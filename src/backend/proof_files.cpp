// Certificates as files: certificate.json says what is claimed and which files belong to it.
#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "sudokit/formats.hpp"
#include "sudokit/json_writer.hpp"
#include "sudokit/proof.hpp"

#include "backend/proof_messages.hpp"
#include "base/characters.hpp"
#include "base/json.hpp"
#include "base/sha256.hpp"

namespace sudokit {
namespace {

using namespace backend;

constexpr std::int64_t kVersionOfFiles = 1;
constexpr std::string_view kDigests = "sha256";

constexpr std::array<std::string_view, 5> kNames = {kCertificateFile, kPuzzleFile, kSolutionsFile,
                                                    kFormulaFile, kProofFile};

// The files that a claim takes, besides the one that states it.
std::vector<std::string_view> files_for(Claim claim) {
    switch (claim) {
        case Claim::none: return {kPuzzleFile, kFormulaFile, kProofFile};
        case Claim::one: return {kPuzzleFile, kSolutionsFile, kFormulaFile, kProofFile};
        case Claim::several: return {kPuzzleFile, kSolutionsFile};
    }
    return {};
}

Result<std::string> solutions_text(const Certificate& certificate) {
    std::string out;
    for (const Grid& grid : certificate.solutions) {
        Entry entry{Puzzle(grid.board)};
        for (Cell cell = 0; cell < grid.digits.size(); ++cell) {
            entry.puzzle.set_given(cell, grid.digits[cell]);
        }
        const auto line = write_entry(entry, Format::line);
        if (!line) return line.error();
        out += *line;
    }
    return out;
}

// How whoever finds these files can check them, in the language of programs.
std::string_view advice(Claim claim) {
    return claim == Claim::several
               ? "sudokit verify DIRECTORY"
               : "sudokit verify DIRECTORY; the proof alone: drat-trim formula.cnf proof.drat";
}

std::string statement(const Certificate& certificate, std::span<const CertificateFile> files) {
    std::string text;
    JsonWriter out(text, JsonLayout::indented);
    out.begin_object();
    out.key("sudokit_certificate").number(kVersionOfFiles);
    out.key("claim").text(claim_name(certificate.claim));
    out.key("made_by").text(certificate.made_by);
    out.key("check").text(advice(certificate.claim));
    out.key("sha256").begin_object();
    for (const CertificateFile& file : files) out.key(file.name).text(sha256(file.text));
    out.end_object();
    out.end_object().end_line();
    return text;
}

// The first member that has the name of one before it; null if there is none.
const json::Member* find_repeated(const json::Object& object) {
    std::set<std::string_view> names;
    for (const json::Member& member : object) {
        if (!names.insert(member.name).second) return &member;
    }
    return nullptr;
}

bool same_digest(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c + 32) : c; };
    return std::ranges::equal(a, b, {}, lower, lower);
}

class FilesReader {
  public:
    FilesReader(std::span<const CertificateFile> files, Deadline deadline)
        : files_(files), deadline_(deadline) {}

    // The certificate, or nothing and a fault.
    std::optional<Certificate> read() {
        if (!read_statement()) return std::nullopt;
        for (const std::string_view name : files_for(claim_)) {
            const std::string* text = find(name);
            if (text == nullptr)
                return fail(name, VerifyVerdict::unreadable, backend::text::kMissing);
            if (!is_as_stated(name, *text)) return std::nullopt;
        }
        auto puzzle = read_puzzle();
        if (!puzzle) return std::nullopt;
        Certificate out{.claim = claim_, .puzzle = *puzzle, .made_by = made_by_};
        if (claim_ != Claim::none && !read_solutions(out)) return std::nullopt;
        if (claim_ != Claim::several) {
            out.formula = *find(kFormulaFile);
            out.proof = *find(kProofFile);
        }
        return out;
    }

    [[nodiscard]] const Verification& fault() const { return fault_; }

  private:
    [[nodiscard]] const std::string* find(std::string_view name) const {
        const auto found = std::ranges::find(files_, name, &CertificateFile::name);
        return found == files_.end() ? nullptr : &found->text;
    }

    template <class... Arguments>
    std::nullopt_t fail(std::string_view file, VerifyVerdict verdict, const MessageText& text,
                        Arguments&&... arguments) {
        fault_.verdict = verdict;
        fault_.file = file;
        fault_.reason = message(text, std::forward<Arguments>(arguments)...);
        return std::nullopt;
    }

    std::nullopt_t fail(std::string_view file, const Error& error) {
        fault_.verdict = VerifyVerdict::unreadable;
        fault_.file = file;
        fault_.line = error.line;
        fault_.column = error.column;
        fault_.reason = error.message;
        return std::nullopt;
    }

    bool read_statement() {
        const std::string* text = find(kCertificateFile);
        if (text == nullptr) {
            fail(kCertificateFile, VerifyVerdict::unreadable, backend::text::kMissing);
            return false;
        }
        auto parsed = json::parse(*text);
        if (!parsed) {
            fail(kCertificateFile, parsed.error());
            return false;
        }
        statement_ = *std::move(parsed);
        const json::Object* object = statement_.object();
        if (object != nullptr && !is_unambiguous(*object, *text)) return false;
        const json::Value* version =
            object == nullptr ? nullptr : json::find(*object, "sudokit_certificate");
        if (version == nullptr || version->integer() != kVersionOfFiles) {
            fail(kCertificateFile, VerifyVerdict::unreadable, backend::text::kNotCertificate);
            return false;
        }
        if (const json::Value* made_by = json::find(*object, "made_by")) {
            if (made_by->string() != nullptr) made_by_ = *made_by->string();
        }
        return read_claim(*object);
    }

    // Programs differ in which of two values they take.
    bool is_unambiguous(const json::Object& object, std::string_view text) {
        const json::Member* repeated = find_repeated(object);
        const json::Value* digests = json::find(object, kDigests);
        if (repeated == nullptr && digests != nullptr && digests->object() != nullptr) {
            repeated = find_repeated(*digests->object());
        }
        if (repeated == nullptr) return true;
        fail(kCertificateFile, VerifyVerdict::unreadable, backend::text::kTwice, repeated->name);
        const Place place = place_at(text, repeated->offset);
        fault_.line = place.line;
        fault_.column = place.column;
        return false;
    }

    // The digest of a long text; nothing if there is no time for it.
    [[nodiscard]] std::optional<std::string> digest_of(std::string_view text) const {
        constexpr std::size_t kPiece = std::size_t{1} << 20U;
        Sha256 sum;
        for (std::size_t at = 0; at < text.size(); at += kPiece) {
            if (deadline_.passed()) return std::nullopt;
            sum.add(text.substr(at, kPiece));
        }
        return sum.digest();
    }

    bool read_claim(const json::Object& object) {
        const json::Value* value = json::find(object, "claim");
        const std::string* word = value == nullptr ? nullptr : value->string();
        for (const Claim claim : {Claim::none, Claim::one, Claim::several}) {
            if (word == nullptr || *word != claim_name(claim)) continue;
            claim_ = claim;
            return true;
        }
        fail(kCertificateFile, VerifyVerdict::unreadable, backend::text::kNoClaim);
        return false;
    }

    bool is_as_stated(std::string_view name, std::string_view text) {
        const json::Value* digests = json::find(*statement_.object(), kDigests);
        const json::Object* object = digests == nullptr ? nullptr : digests->object();
        const json::Value* value = object == nullptr ? nullptr : json::find(*object, name);
        const std::string* digest = value == nullptr ? nullptr : value->string();
        if (digest == nullptr) {
            fail(kCertificateFile, VerifyVerdict::unreadable, backend::text::kNoDigest, name);
            return false;
        }
        const auto found = digest_of(text);
        if (!found) {
            fault_.verdict = VerifyVerdict::stopped;
            return false;
        }
        const bool same = same_digest(*digest, *found);
        if (!same) fail(name, VerifyVerdict::rejected, backend::text::kChanged);
        return same;
    }

    std::optional<Puzzle> read_puzzle() {
        ReadOptions options;
        options.format = Format::json;
        const auto entries = read_entries(*find(kPuzzleFile), options);
        if (!entries) return fail(kPuzzleFile, entries.error());
        if (entries->size() != 1) {
            return fail(kPuzzleFile, VerifyVerdict::unreadable, backend::text::kNotOnePuzzle,
                        entries->size());
        }
        return entries->front().puzzle;
    }

    bool read_solutions(Certificate& out) {
        const Board& board = out.puzzle.board();
        ReadOptions options;
        options.format = Format::line;
        options.symbols = default_symbols(board.order());
        options.board = board;
        const auto entries = read_entries(*find(kSolutionsFile), options);
        if (!entries) {
            fail(kSolutionsFile, entries.error());
            return false;
        }
        for (const Entry& entry : *entries) {
            const auto digits = entry.puzzle.givens();
            out.solutions.push_back({board, {digits.begin(), digits.end()}});
        }
        return true;
    }

    std::span<const CertificateFile> files_;
    Deadline deadline_;
    json::Value statement_;
    Claim claim_ = Claim::none;
    std::string made_by_;
    Verification fault_;
};

}  // namespace

std::span<const std::string_view> certificate_file_names() { return kNames; }

std::size_t certificate_file_limit(std::string_view name) {
    // The formula of the largest board, in the longest encoding, takes some 500 MB.
    if (name == kFormulaFile) return std::size_t{1} << 30U;
    if (name == kProofFile) return std::size_t{1} << 31U;
    return std::size_t{1} << 24U;
}

Result<std::vector<CertificateFile>> certificate_files(const Certificate& certificate) {
    const auto puzzle = write_entry(Entry{certificate.puzzle}, Format::json);
    if (!puzzle) return puzzle.error();
    const auto solutions = solutions_text(certificate);
    if (!solutions) return solutions.error();
    std::vector<CertificateFile> files;
    for (const std::string_view name : files_for(certificate.claim)) {
        files.push_back({std::string(name), name == kPuzzleFile      ? *puzzle
                                            : name == kSolutionsFile ? *solutions
                                            : name == kFormulaFile   ? certificate.formula
                                                                     : certificate.proof});
    }
    files.push_back({std::string(kCertificateFile), statement(certificate, files)});
    return files;
}

FilesVerification verify_files(std::span<const CertificateFile> files, Deadline deadline) {
    FilesReader reader(files, deadline);
    auto certificate = reader.read();
    if (!certificate) return {reader.fault()};
    Verification verification = verify(*certificate, deadline);
    return {std::move(verification), std::move(certificate)};
}

}  // namespace sudokit
