#include "library/tables.hpp"

#include "library/messages.hpp"

namespace sudokit::library {
namespace {

// What is between < and > is a word of the dialect. Numbers of puzzles have four bytes: that is
// room for two thousand million. Seals are what tells that a row is still what was written. Texts
// of any length are found by a hash: indexes of PostgreSQL have room for 2704 bytes a row.
constexpr std::string_view kTables = R"(
CREATE TABLE change (
    id INTEGER PRIMARY KEY,
    time BIGINT NOT NULL,
    action TEXT NOT NULL,
    label TEXT NOT NULL,
    puzzles BIGINT NOT NULL,
    version TEXT NOT NULL,
    seal INTEGER NOT NULL);
CREATE TABLE board (
    id INTEGER PRIMARY KEY,
    hash BIGINT NOT NULL,
    text TEXT NOT NULL,
    seal INTEGER NOT NULL);
CREATE TABLE puzzle (
    id INTEGER PRIMARY KEY,
    board INTEGER NOT NULL,
    form <bytes> NOT NULL,
    turn BIGINT,
    given <bytes>,
    shelfmark BIGINT NOT NULL,
    added INTEGER NOT NULL,
    seal INTEGER NOT NULL);
CREATE TABLE form (
    hash BIGINT PRIMARY KEY,
    puzzle INTEGER NOT NULL) <keyed>;
CREATE TABLE rating (
    puzzle INTEGER PRIMARY KEY,
    rules INTEGER,
    depth INTEGER,
    backdoor INTEGER,
    se BIGINT,
    se_invariant BIGINT,
    w INTEGER,
    b INTEGER,
    gw INTEGER,
    bxb INTEGER,
    q1 INTEGER,
    q2 INTEGER,
    seal INTEGER NOT NULL);
CREATE TABLE words (
    puzzle INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    author TEXT NOT NULL,
    description TEXT NOT NULL,
    comment TEXT NOT NULL,
    date TEXT NOT NULL,
    source TEXT NOT NULL,
    level TEXT NOT NULL,
    url TEXT NOT NULL,
    seal INTEGER NOT NULL);
CREATE TABLE label (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    seal INTEGER NOT NULL,
    UNIQUE (kind, name));
CREATE TABLE labelled (
    label INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    PRIMARY KEY (label, puzzle)) <keyed>;
CREATE TABLE event (
    puzzle INTEGER NOT NULL,
    change INTEGER NOT NULL,
    seal INTEGER NOT NULL,
    PRIMARY KEY (puzzle, change)) <keyed>;
CREATE INDEX board_hash ON board (hash);
CREATE INDEX puzzle_shelfmark ON puzzle (shelfmark);
CREATE INDEX labelled_puzzle ON labelled (puzzle);
)";

std::string in_dialect(std::string_view text, const Dialect& dialect) {
    std::string out(text);
    for (const auto& [mark, word] :
         {std::pair<std::string_view, std::string_view>("<bytes>", dialect.bytes),
          {"<keyed>", dialect.keyed}}) {
        for (std::size_t at = 0; (at = out.find(mark, at)) != std::string::npos;) {
            out.replace(at, mark.size(), word);
        }
    }
    return out;
}

}  // namespace

std::optional<Error> Tables::prepare_tables(bool create) {
    auto version = database_->version();
    if (!version) return version.error();
    if (*version == 0 && create) {
        // Somebody else may do the same.
        const auto make = [&]() -> std::optional<Error> {
            version = database_->version();
            if (!version) return version.error();
            if (*version != 0) return std::nullopt;
            version = kTablesVersion;
            auto failed = database_->execute(in_dialect(kTables, database_->dialect()));
            return failed ? failed : database_->set_version(kTablesVersion);
        };
        if (auto fault = at_once([] { return std::nullopt; }, make)) return fault;
    }
    if (*version == kTablesVersion) return std::nullopt;
    if (*version == 0) return Error{ErrorCode::not_found, 0, message(text::kNoLibrary)};
    return Error{ErrorCode::unsupported, 0, message(text::kOtherVersion, *version, kTablesVersion)};
}

Result<Statement*> Tables::statement(const std::string& sql) {
    const auto found = statements_.find(sql);
    if (found != statements_.end()) return found->second.get();
    auto made = database_->prepare(sql);
    if (!made) return made.error();
    return statements_.emplace(sql, *std::move(made)).first->second.get();
}

std::optional<Error> Tables::stopped() const {
    if (!patience_->passed()) return std::nullopt;
    return Error{ErrorCode::stopped, 0, message(text::kStopped)};
}

std::optional<Error> Tables::at_once(Work search, Work work) {
    if (auto fault = database_->begin()) return fault;
    auto fault = search();
    const Patience::Finishing finishing(*patience_);
    if (!fault) fault = work();
    if (!fault) fault = database_->commit();
    if (fault) database_->roll_back();
    return fault;
}

}  // namespace sudokit::library
