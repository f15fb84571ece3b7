// Libraries in an SQLite file.
#include <chrono>
#include <filesystem>
#include <new>
#include <thread>
#include <utility>
#include <vector>

#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include "library/database.hpp"
#include "library/messages.hpp"

namespace sudokit::library {
namespace {

constexpr Dialect kSqliteDialect{"BLOB", "WITHOUT ROWID"};

// "SDKL", which tells our files from those of others.
constexpr std::int64_t kApplication = 0x53444B4C;

// How many steps of its machine pass between two looks at the deadline.
constexpr int kStepsBetweenLooks = 20'000;
constexpr std::chrono::milliseconds kWait{5};

constexpr const char* kSettings =
    "PRAGMA journal_mode = WAL;"
    "PRAGMA synchronous = FULL;"
    "PRAGMA cache_size = -131072;"
    "PRAGMA temp_store = MEMORY;"
    "PRAGMA journal_size_limit = 67108864;"
    "PRAGMA cell_size_check = ON;";

struct Handle {
    sqlite3* db = nullptr;
    Deadline deadline;
    bool writes = false;

    Handle() = default;
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() {
        if (writes) {
            // The log goes into the file even if others still read, as far as that takes no
            // waiting.
            sqlite3_busy_handler(db, nullptr, nullptr);
            sqlite3_wal_checkpoint_v2(db, nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
        }
        sqlite3_close_v2(db);
    }
};

Error fault_of(const Handle& handle, int code) {
    if (code == SQLITE_NOMEM) throw std::bad_alloc();
    const std::string words = sqlite3_errmsg(handle.db);
    const auto error = [](ErrorCode kind, Message what) { return Error{kind, 0, std::move(what)}; };
    switch (code & 0xFF) {
        case SQLITE_NOTADB: return error(ErrorCode::unsupported, message(text::kNotDatabase));
        case SQLITE_CORRUPT: return error(ErrorCode::syntax, message(text::kDamaged, words));
        case SQLITE_FULL: return error(ErrorCode::input_output, message(text::kNoRoom));
        case SQLITE_READONLY: return error(ErrorCode::input_output, message(text::kReadOnly));
        case SQLITE_CANTOPEN:
            return error(ErrorCode::input_output, message(text::kNoAccess, words));
        case SQLITE_BUSY:
        case SQLITE_INTERRUPT: return error(ErrorCode::stopped, message(text::kStopped));
        default: return error(ErrorCode::input_output, message(text::kDatabaseFault, words));
    }
}

class SqliteStatement final : public Statement {
  public:
    SqliteStatement(const Handle& handle, sqlite3_stmt* statement)
        : handle_(handle), statement_(statement) {
        // SQLite numbers parameters as they first appear.
        for (int i = 1; i <= sqlite3_bind_parameter_count(statement_); ++i) {
            const std::string name = "$" + std::to_string(i);
            places_.push_back(sqlite3_bind_parameter_index(statement_, name.c_str()));
        }
    }
    ~SqliteStatement() override { sqlite3_finalize(statement_); }

    void set(int parameter, std::int64_t value) override {
        sqlite3_bind_int64(statement_, place(parameter), value);
    }
    void set_text(int parameter, std::string_view text) override {
        sqlite3_bind_text(statement_, place(parameter), text.data(), static_cast<int>(text.size()),
                          SQLITE_STATIC);
    }
    void set_bytes(int parameter, std::string_view bytes) override {
        sqlite3_bind_blob(statement_, place(parameter), bytes.data(),
                          static_cast<int>(bytes.size()), SQLITE_STATIC);
    }
    void set_null(int parameter) override { sqlite3_bind_null(statement_, place(parameter)); }

    Result<bool> next() override {
        const int code = sqlite3_step(statement_);
        if (code == SQLITE_ROW) return true;
        sqlite3_reset(statement_);
        if (code == SQLITE_DONE) return false;
        return fault_of(handle_, code);
    }
    void reset() override { sqlite3_reset(statement_); }

    [[nodiscard]] std::int64_t integer(int column) const override {
        return sqlite3_column_int64(statement_, column);
    }
    [[nodiscard]] std::string_view bytes(int column) const override {
        const auto* const data = static_cast<const char*>(sqlite3_column_blob(statement_, column));
        return {data, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
    }
    [[nodiscard]] bool is_null(int column) const override {
        return sqlite3_column_type(statement_, column) == SQLITE_NULL;
    }

    std::optional<Error> run(std::size_t times, FunctionRef<void(std::size_t)> bind,
                             FunctionRef<void(std::size_t, bool)> done) override {
        for (std::size_t i = 0; i < times; ++i) {
            bind(i);
            const int code = sqlite3_step(statement_);
            sqlite3_reset(statement_);
            if (code != SQLITE_DONE && code != SQLITE_ROW) return fault_of(handle_, code);
            done(i, sqlite3_changes(handle_.db) > 0);
        }
        return std::nullopt;
    }

  private:
    [[nodiscard]] int place(int parameter) const {
        return places_[static_cast<std::size_t>(parameter - 1)];
    }

    const Handle& handle_;
    sqlite3_stmt* statement_;
    std::vector<int> places_;
};

class SqliteDatabase final : public Database {
  public:
    explicit SqliteDatabase(std::unique_ptr<Handle> handle) : handle_(std::move(handle)) {}

    [[nodiscard]] const Dialect& dialect() const override { return kSqliteDialect; }

    // SQLite does not always ask whether to wait: not where two make the same file at once, and one
    // of them would wait for itself.
    std::optional<Error> execute(const std::string& statements) override {
        while (true) {
            const int code =
                sqlite3_exec(handle_->db, statements.c_str(), nullptr, nullptr, nullptr);
            if (code == SQLITE_OK) return std::nullopt;
            const bool is_busy = (code & 0xFF) == SQLITE_BUSY;
            if (!is_busy || handle_->deadline.passed()) return fault_of(*handle_, code);
            std::this_thread::sleep_for(kWait);
        }
    }

    Result<std::unique_ptr<Statement>> prepare(std::string_view sql) override {
        sqlite3_stmt* statement = nullptr;
        const int code = sqlite3_prepare_v3(handle_->db, sql.data(), static_cast<int>(sql.size()),
                                            SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
        if (code != SQLITE_OK) return fault_of(*handle_, code);
        return std::unique_ptr<Statement>(new SqliteStatement(*handle_, statement));
    }

    std::optional<Error> begin() override { return execute("BEGIN IMMEDIATE"); }
    std::optional<Error> commit() override { return execute("COMMIT"); }
    std::optional<Error> begin_reading() override { return execute("BEGIN"); }
    void roll_back() override { sqlite3_exec(handle_->db, "ROLLBACK", nullptr, nullptr, nullptr); }

    // Tables first: somebody may make them, and say whose they are, between the two looks.
    Result<std::int64_t> version() override {
        auto tables = number("SELECT count(*) FROM sqlite_schema");
        if (!tables) return tables;
        auto application = pragma("application_id");
        if (!application) return application;
        if (*application == kApplication) return pragma("user_version");
        if (*application == 0 && *tables == 0) return 0;
        return Error{ErrorCode::unsupported, 0, message(text::kOtherDatabase)};
    }

    std::optional<Error> set_version(std::int64_t version) override {
        return execute("PRAGMA application_id = " + std::to_string(kApplication) +
                       "; PRAGMA user_version = " + std::to_string(version));
    }

    std::optional<Error> check(FunctionRef<void(std::string_view)> tell) override {
        auto rows = prepare("PRAGMA integrity_check(20)");
        if (!rows) return rows.error();
        while (true) {
            const auto more = (*rows)->next();
            if (!more) return more.error();
            if (!*more) return std::nullopt;
            if ((*rows)->bytes(0) != "ok") tell((*rows)->bytes(0));
        }
    }

    Result<std::int64_t> size() override {
        auto pages = pragma("page_count");
        auto page = pragma("page_size");
        if (!pages) return pages;
        if (!page) return page;
        return *pages * *page;
    }

    /// Files are whole pages; SQLite does not see where one is cut within the last.
    std::optional<Error> size_fault(const std::string& path) {
        const auto page = pragma("page_size");
        if (!page) return page.error();
        struct stat info {};
        if (::stat(path.c_str(), &info) != 0 || info.st_size % *page == 0) return std::nullopt;
        return Error{ErrorCode::syntax, 0, message(text::kDamaged, text::kCutShort)};
    }

  private:
    Result<std::int64_t> number(std::string_view sql) {
        auto rows = prepare(sql);
        if (!rows) return rows.error();
        const auto row = (*rows)->next();
        if (!row) return row.error();
        return *row ? (*rows)->integer(0) : 0;
    }
    Result<std::int64_t> pragma(const char* name) { return number("PRAGMA " + std::string(name)); }

    std::unique_ptr<Handle> handle_;
};

// Others may write for as long as a large batch takes: wait for them until the deadline.
int wait_for_others(void* handle, int /*times*/) {
    if (static_cast<const Handle*>(handle)->deadline.passed()) return 0;
    std::this_thread::sleep_for(kWait);
    return 1;
}

int look_at_deadline(void* context) {
    return static_cast<const Handle*>(context)->deadline.passed() ? 1 : 0;
}

// Those who read a file with a log keep notes beside it for those who write. Where they cannot, and
// there is no log, nobody writes.
bool is_out_of_reach(const std::string& path) {
    std::error_code fault;
    const auto file = std::filesystem::canonical(path, fault);  // what links lead to
    if (fault) return false;
    return ::access((file.string() + "-wal").c_str(), F_OK) != 0 &&
           ::access(file.parent_path().c_str(), W_OK) != 0;
}

// The address of a file that nobody changes.
std::string unchanging(const std::string& path) {
    std::string out = "file:";
    for (const char c : path) {
        switch (c) {
            case '%': out += "%25"; break;
            case '?': out += "%3f"; break;
            case '#': out += "%23"; break;
            default: out += c;
        }
    }
    return out + "?immutable=1";
}

int open_file(const std::string& path, Opening opening, sqlite3*& db) {
    const int how = SQLITE_OPEN_NOMUTEX |
                    (opening == Opening::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE) |
                    (opening == Opening::create ? SQLITE_OPEN_CREATE : 0);
    if (opening == Opening::read && is_out_of_reach(path)) {
        return sqlite3_open_v2(unchanging(path).c_str(), &db, how | SQLITE_OPEN_URI, nullptr);
    }
    return sqlite3_open_v2(path.c_str(), &db, how, nullptr);
}

Result<std::unique_ptr<Database>> open_sqlite(const std::string& path, Opening opening,
                                              Deadline deadline) {
    // Nobody asks how much memory it takes, and counting costs a lock for every piece.
    static const int kConfigured = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    static_cast<void>(kConfigured);
    auto handle = std::make_unique<Handle>();
    handle->deadline = deadline;
    // A path may look like an address, which it never is here.
    const std::string plain = path.front() == '/' ? path : "./" + path;
    struct stat info {};
    if (::stat(plain.c_str(), &info) == 0 && S_ISDIR(info.st_mode)) {
        return Error{ErrorCode::input_output, 0, message(text::kIsFolder)};
    }
    const int code = open_file(plain, opening, handle->db);
    if (code == SQLITE_CANTOPEN && ::access(plain.c_str(), F_OK) != 0 &&
        opening != Opening::create) {
        return Error{ErrorCode::not_found, 0, message(text::kNoLibrary)};
    }
    if (code != SQLITE_OK) return fault_of(*handle, code);
    sqlite3_extended_result_codes(handle->db, 1);
    sqlite3_busy_handler(handle->db, wait_for_others, handle.get());
    sqlite3_progress_handler(handle->db, kStepsBetweenLooks, look_at_deadline, handle.get());
    Handle& opened = *handle;
    auto database = std::make_unique<SqliteDatabase>(std::move(handle));
    // Whose file it is comes first: one of others stays as it is.
    auto version = database->version();
    while (!version && version.error().code == ErrorCode::stopped && !deadline.passed()) {
        std::this_thread::sleep_for(kWait);
        version = database->version();
    }
    if (!version) return version.error();
    if (auto fault = database->size_fault(plain)) return *std::move(fault);
    if (opening != Opening::read) {
        if (auto fault = database->execute(kSettings)) return *std::move(fault);
        opened.writes = true;
    }
    return std::unique_ptr<Database>(std::move(database));
}

}  // namespace
}  // namespace sudokit::library

SUDOKIT_EXPORT_MODULE(sudokit::library::SqliteModule, sudokit::library::open_sqlite)
