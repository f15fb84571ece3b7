// Libraries in a PostgreSQL database, in the schema `sudokit`.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <deque>
#include <thread>
#include <utility>
#include <vector>

#include <libpq-fe.h>
#include <poll.h>

#include "library/database.hpp"
#include "library/messages.hpp"

namespace sudokit::library {
namespace {

constexpr Dialect kPostgresqlDialect{"BYTEA", ""};

// Whoever writes holds this lock: "SDKL".
constexpr std::int64_t kWriterLock = 0x53444B4C;
constexpr std::chrono::milliseconds kBetweenTries{5};
// How long to wait for the server between two looks at the deadline.
constexpr std::chrono::milliseconds kBetweenLooks{20};
// What it says of a statement that it was asked to stop.
constexpr std::string_view kCancelled = "57014";
// So many statements are sent before their answers are read.
constexpr std::size_t kPipelined = 2000;

struct Answer {
    Answer() = default;
    explicit Answer(PGresult* taken) : result(taken) {}
    Answer(Answer&& other) noexcept : result(std::exchange(other.result, nullptr)) {}
    Answer& operator=(Answer&& other) noexcept {
        std::swap(result, other.result);
        return *this;
    }
    ~Answer() { PQclear(result); }

    [[nodiscard]] bool is_good() const {
        const ExecStatusType status = PQresultStatus(result);
        return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    }
    [[nodiscard]] bool is_row() const { return PQresultStatus(result) == PGRES_SINGLE_TUPLE; }

    PGresult* result = nullptr;
};

class PostgresqlStatement;

// A connection, and who reads rows from it: they come one by one, so that they need not all be in
// memory. Whoever sends something else in between has the reader take the rest first.
struct Connection {
    PGconn* pq;
    Deadline deadline;
    PostgresqlStatement* reader = nullptr;

    Connection(PGconn* connected, Deadline until) : pq(connected), deadline(until) {}
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() { PQfinish(pq); }

    void be_free() const;
    Answer run(const std::string& sql) const {
        be_free();
        return Answer(PQexec(pq, sql.c_str()));
    }
};

std::string first_line(std::string words) {
    words.erase(std::min(words.find('\n'), words.size()));
    return words;
}

Error server_fault(const Connection& connection) {
    return {ErrorCode::input_output, 0,
            message(text::kDatabaseFault, first_line(PQerrorMessage(connection.pq)))};
}

// What the server says of a statement; the connection says nothing of those sent before others.
Error fault_of(const Connection& connection, const Answer& answer) {
    const char* const state = PQresultErrorField(answer.result, PG_DIAG_SQLSTATE);
    if (state != nullptr && state == kCancelled) {
        return {ErrorCode::stopped, 0, message(text::kStopped)};
    }
    const std::string words = first_line(PQresultErrorMessage(answer.result));
    if (words.empty()) return server_fault(connection);
    return {ErrorCode::input_output, 0, message(text::kDatabaseFault, words)};
}

void ask_to_stop(PGconn* connection) {
    PGcancel* const cancel = PQgetCancel(connection);
    char why[256];
    if (cancel != nullptr) PQcancel(cancel, why, sizeof why);
    PQfreeCancel(cancel);
}

// The next answer to the statement that was sent. Once the deadline has passed, the server is asked
// to stop.
Answer wait_for_answer(const Connection& connection) {
    bool asked = false;
    while (!asked && PQisBusy(connection.pq) != 0) {
        pollfd socket{PQsocket(connection.pq), POLLIN, 0};
        ::poll(&socket, 1, static_cast<int>(kBetweenLooks.count()));
        if (PQconsumeInput(connection.pq) == 0) break;
        if (connection.deadline.passed()) {
            ask_to_stop(connection.pq);
            asked = true;
        }
    }
    return Answer(PQgetResult(connection.pq));
}

// The only one.
Answer wait_for_only_answer(const Connection& connection) {
    Answer answer = wait_for_answer(connection);
    while (PGresult* const more = PQgetResult(connection.pq)) PQclear(more);
    return answer;
}

class PostgresqlStatement final : public Statement {
  public:
    PostgresqlStatement(Connection& connection, std::string name, std::size_t parameters)
        : connection_(connection),
          name_(std::move(name)),
          texts_(parameters),
          values_(parameters),
          sizes_(parameters),
          formats_(parameters) {}
    ~PostgresqlStatement() override {
        reset();
        if (PQpipelineStatus(connection_.pq) == PQ_PIPELINE_OFF) {
            connection_.run("DEALLOCATE " + name_);
        }
    }

    void set(int parameter, std::int64_t value) override {
        std::string& text = texts_[at(parameter)];
        text = std::to_string(value);
        put(parameter, text.c_str(), text.size(), 0);
    }
    void set_text(int parameter, std::string_view text) override {
        std::string& copy = texts_[at(parameter)];
        copy = text;
        put(parameter, copy.c_str(), copy.size(), 0);
    }
    void set_bytes(int parameter, std::string_view bytes) override {
        // A null is none: an empty string needs an address.
        put(parameter, bytes.data() == nullptr ? "" : bytes.data(), bytes.size(), 1);
    }
    void set_null(int parameter) override { put(parameter, nullptr, 0, 0); }

    Result<bool> next() override {
        if (!is_running_) {
            connection_.be_free();
            if (!send() || PQsetSingleRowMode(connection_.pq) == 0) {
                return server_fault(connection_);
            }
            connection_.reader = this;
            is_running_ = true;
        }
        row_ = take_row();
        if (row_.is_row()) return true;
        const Answer last = std::move(row_);
        reset();
        if (!last.is_good()) return fault_of(connection_, last);
        return false;
    }
    void reset() override {
        while (connection_.reader == this) take_row();
        rest_.clear();
        is_running_ = false;
    }

    /// Takes the rows that are left, so that the connection is free.
    void take_rest() {
        while (connection_.reader == this) rest_.push_back(receive());
    }

    // In the order of the network, in as many bytes as the type has.
    [[nodiscard]] std::int64_t integer(int column) const override {
        const std::string_view value = bytes(column);
        if (value.empty()) return 0;
        std::uint64_t out = (value.front() & 0x80) != 0 ? ~std::uint64_t{0} : 0;
        for (const char byte : value) out = out << 8U | static_cast<std::uint8_t>(byte);
        return static_cast<std::int64_t>(out);
    }
    [[nodiscard]] std::string_view bytes(int column) const override {
        return {PQgetvalue(row_.result, 0, column),
                static_cast<std::size_t>(PQgetlength(row_.result, 0, column))};
    }
    [[nodiscard]] bool is_null(int column) const override {
        return PQgetisnull(row_.result, 0, column) != 0;
    }

    std::optional<Error> run(std::size_t times, FunctionRef<void(std::size_t)> bind,
                             FunctionRef<void(std::size_t, bool)> done) override {
        reset();
        connection_.be_free();
        if (times == 1) return run_once(bind, done);
        std::optional<Error> fault;
        for (std::size_t begin = 0; begin < times && !fault; begin += kPipelined) {
            fault = run_many(begin, std::min(begin + kPipelined, times), bind, done);
        }
        return fault;
    }

  private:
    [[nodiscard]] static std::size_t at(int parameter) {
        return static_cast<std::size_t>(parameter - 1);
    }
    [[nodiscard]] int count() const { return static_cast<int>(values_.size()); }
    void put(int parameter, const char* value, std::size_t size, int format) {
        values_[at(parameter)] = value;
        sizes_[at(parameter)] = static_cast<int>(size);
        formats_[at(parameter)] = format;
    }

    bool send() {
        return PQsendQueryPrepared(connection_.pq, name_.c_str(), count(), values_.data(),
                                   sizes_.data(), formats_.data(), 1) != 0;
    }

    // A row, or what comes behind the last.
    Answer receive() {
        Answer answer = wait_for_answer(connection_);
        if (!answer.is_row()) {
            while (PGresult* const more = PQgetResult(connection_.pq)) PQclear(more);
            connection_.reader = nullptr;
        }
        return answer;
    }
    Answer take_row() {
        if (rest_.empty()) return receive();
        Answer row = std::move(rest_.front());
        rest_.pop_front();
        return row;
    }

    std::optional<Error> run_once(FunctionRef<void(std::size_t)> bind,
                                  FunctionRef<void(std::size_t, bool)> done) {
        bind(0);
        const Answer answer(PQexecPrepared(connection_.pq, name_.c_str(), count(), values_.data(),
                                           sizes_.data(), formats_.data(), 1));
        if (!answer.is_good()) return fault_of(connection_, answer);
        done(0, changed(answer.result));
        return std::nullopt;
    }

    static bool changed(PGresult* result) {
        const std::string_view rows = PQcmdTuples(result);
        return !rows.empty() && rows != "0";
    }

    // Sends all, then reads all answers.
    std::optional<Error> run_many(std::size_t begin, std::size_t end,
                                  FunctionRef<void(std::size_t)> bind,
                                  FunctionRef<void(std::size_t, bool)> done) {
        if (PQenterPipelineMode(connection_.pq) == 0) return server_fault(connection_);
        for (std::size_t i = begin; i < end; ++i) {
            bind(i);
            if (!send()) return server_fault(connection_);
        }
        if (PQpipelineSync(connection_.pq) == 0) return server_fault(connection_);
        std::optional<Error> fault;
        for (std::size_t i = begin; i < end; ++i) {
            const Answer answer(PQgetResult(connection_.pq));
            const Answer end_of_answer(PQgetResult(connection_.pq));
            if (answer.is_good()) {
                done(i, changed(answer.result));
            } else if (!fault) {
                fault = fault_of(connection_, answer);
            }
        }
        const Answer sync(PQgetResult(connection_.pq));
        if (PQexitPipelineMode(connection_.pq) == 0 && !fault) fault = server_fault(connection_);
        return fault;
    }

    Connection& connection_;
    std::string name_;
    std::vector<std::string> texts_;
    std::vector<const char*> values_;
    std::vector<int> sizes_;
    std::vector<int> formats_;
    bool is_running_ = false;
    Answer row_;
    std::deque<Answer> rest_;  // rows that were taken before they were asked for
};

void Connection::be_free() const {
    if (reader != nullptr) reader->take_rest();
}

class PostgresqlDatabase final : public Database {
  public:
    PostgresqlDatabase(PGconn* connection, Deadline deadline) : connection_(connection, deadline) {}

    [[nodiscard]] const Dialect& dialect() const override { return kPostgresqlDialect; }

    std::optional<Error> execute(const std::string& statements) override {
        const Answer answer = connection_.run(statements);
        return answer.is_good() ? std::nullopt : std::optional(fault_of(connection_, answer));
    }

    Result<std::unique_ptr<Statement>> prepare(std::string_view sql) override {
        connection_.be_free();
        const std::string name = "s" + std::to_string(++prepared_);
        if (PQsendPrepare(connection_.pq, name.c_str(), std::string(sql).c_str(), 0, nullptr) ==
            0) {
            return server_fault(connection_);
        }
        // Tables may be locked by others.
        const Answer made = wait_for_only_answer(connection_);
        if (!made.is_good()) return fault_of(connection_, made);
        const Answer described(PQdescribePrepared(connection_.pq, name.c_str()));
        if (!described.is_good()) return fault_of(connection_, described);
        return std::unique_ptr<Statement>(new PostgresqlStatement(
            connection_, name, static_cast<std::size_t>(PQnparams(described.result))));
    }

    // One writer at a time, as with files; asked for again and again, so that the deadline counts.
    // Whatever the server is set to, a writer sees what those before it have written.
    std::optional<Error> begin() override {
        if (auto fault = execute("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")) return fault;
        const std::string lock =
            "SELECT pg_try_advisory_xact_lock(" + std::to_string(kWriterLock) + ")";
        while (true) {
            const auto locked = word(lock);
            if (locked && *locked == "t") return std::nullopt;
            const bool stops = connection_.deadline.passed();
            if (!locked || stops) roll_back();
            if (!locked) return locked.error();
            if (stops) return Error{ErrorCode::stopped, 0, message(text::kStopped)};
            std::this_thread::sleep_for(kBetweenTries);
        }
    }
    std::optional<Error> commit() override { return execute("COMMIT"); }
    std::optional<Error> begin_reading() override {
        return execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    }
    void roll_back() override { connection_.run("ROLLBACK"); }

    Result<std::int64_t> version() override {
        // By a look at the catalogue, which shows what others have just committed: names that were
        // looked up before are remembered as they were.
        auto tables = number(
            "SELECT count(*) FROM pg_tables WHERE schemaname = 'sudokit' AND tablename = "
            "'version'");
        if (!tables || *tables == 0) return tables;
        return number("SELECT max(number) FROM sudokit.version");
    }
    std::optional<Error> set_version(std::int64_t version) override {
        return execute(
            "CREATE TABLE version (number BIGINT NOT NULL); INSERT INTO version VALUES (" +
            std::to_string(version) + ")");
    }

    // The server looks after its own pages; its checksums show when everything is read.
    std::optional<Error> check(FunctionRef<void(std::string_view)> /*tell*/) override {
        return std::nullopt;
    }

    Result<std::int64_t> size() override {
        return number(
            "SELECT COALESCE(sum(pg_total_relation_size(c.oid)), 0) FROM pg_class c JOIN "
            "pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sudokit' AND c.relkind = "
            "'r'");
    }

    /// Sees that the connection is as all else expects it.
    std::optional<Error> set_up(Opening opening) {
        PQsetNoticeProcessor(
            connection_.pq, [](void* /*context*/, const char* /*notice*/) {}, nullptr);
        if (PQsetClientEncoding(connection_.pq, "UTF8") != 0) return server_fault(connection_);
        if (opening == Opening::create) {
            if (auto fault = make_schema()) return fault;
        }
        return execute("SET search_path TO sudokit");
    }

  private:
    // The first column of the only row.
    Result<std::string> word(const std::string& sql) {
        const Answer answer = connection_.run(sql);
        if (!answer.is_good()) return fault_of(connection_, answer);
        return std::string(PQgetvalue(answer.result, 0, 0));
    }
    Result<std::int64_t> number(const std::string& sql) {
        const auto found = word(sql);
        if (!found) return found.error();
        return std::strtoll(found->c_str(), nullptr, 10);
    }

    // Where it is there, nobody need be allowed to make one. Two that make it at once must not
    // meet.
    std::optional<Error> make_schema() {
        const auto there = number("SELECT count(*) FROM pg_namespace WHERE nspname = 'sudokit'");
        if (!there) return there.error();
        if (*there != 0) return std::nullopt;
        if (auto fault = begin()) return fault;
        auto fault = execute("CREATE SCHEMA IF NOT EXISTS sudokit");
        if (!fault) fault = commit();
        if (fault) roll_back();
        return fault;
    }

    Connection connection_;
    std::uint64_t prepared_ = 0;
};

Result<std::unique_ptr<Database>> open_postgresql(const std::string& address, Opening opening,
                                                  Deadline deadline) {
    PGconn* const connection = PQconnectdb(address.c_str());
    auto database = std::make_unique<PostgresqlDatabase>(connection, deadline);
    if (PQstatus(connection) != CONNECTION_OK) {
        return Error{ErrorCode::input_output, 0,
                     message(text::kNoServer, first_line(PQerrorMessage(connection)))};
    }
    if (auto fault = database->set_up(opening)) return *std::move(fault);
    return std::unique_ptr<Database>(std::move(database));
}

}  // namespace
}  // namespace sudokit::library

SUDOKIT_EXPORT_MODULE(sudokit::library::PostgresqlModule, sudokit::library::open_postgresql)
