// What a library needs of a database: statements that are prepared once and run often. SQLite and
// PostgreSQL bring it, each as a module, so that the SQL of libraries is written once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "sudokit/deadline.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/result.hpp"

#include "backend/module.hpp"

namespace sudokit::library {

/// A statement with parameters $1, $2, ..., whose values stay until others are set. Text that is
/// set must stay until the statement has run.
class Statement {
  public:
    Statement() = default;
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    virtual ~Statement() = default;

    virtual void set(int parameter, std::int64_t value) = 0;
    virtual void set_text(int parameter, std::string_view text) = 0;
    virtual void set_bytes(int parameter, std::string_view bytes) = 0;
    virtual void set_null(int parameter) = 0;
    void set_optional(int parameter, std::optional<std::int64_t> value) {
        value ? set(parameter, *value) : set_null(parameter);
    }

    /// The first row, or the next one; false behind the last, and the next call begins anew.
    [[nodiscard]] virtual Result<bool> next() = 0;
    /// Forgets the rows that are left.
    virtual void reset() = 0;

    /// What is in a column of the row at hand, from 0; what it points to is good until the next.
    [[nodiscard]] virtual std::int64_t integer(int column) const = 0;
    [[nodiscard]] virtual std::string_view bytes(int column) const = 0;
    [[nodiscard]] virtual bool is_null(int column) const = 0;

    /// Runs a statement that gives no rows `times` times: `bind` sets its parameters, and `done` is
    /// told, in the same order but perhaps later, whether it changed anything.
    [[nodiscard]] virtual std::optional<Error> run(
        std::size_t times, FunctionRef<void(std::size_t)> bind,
        FunctionRef<void(std::size_t, bool changed)> done) = 0;

    /// Runs it once.
    [[nodiscard]] std::optional<Error> run() {
        return run(
            1, [](std::size_t) {}, [](std::size_t, bool) {});
    }
};

/// Words in which the languages of databases differ.
struct Dialect {
    std::string_view bytes;  ///< the type of byte strings
    std::string_view keyed;  ///< what makes a table one with its primary key
};

/// A connection, for one thread at a time. What was not committed when it ends is undone.
class Database {
  public:
    Database() = default;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    virtual ~Database() = default;

    [[nodiscard]] virtual const Dialect& dialect() const = 0;

    /// Runs statements with semicolons between, which give no rows.
    [[nodiscard]] virtual std::optional<Error> execute(const std::string& statements) = 0;
    [[nodiscard]] virtual Result<std::unique_ptr<Statement>> prepare(std::string_view sql) = 0;

    /// Waits until nobody else writes; what changes until `commit` is seen by others at once, or
    /// not at all.
    [[nodiscard]] virtual std::optional<Error> begin() = 0;
    [[nodiscard]] virtual std::optional<Error> commit() = 0;
    /// What is read until `roll_back` is as it was at one moment, whatever others write.
    [[nodiscard]] virtual std::optional<Error> begin_reading() = 0;
    /// Undoes what was not committed; ends reading, too.
    virtual void roll_back() = 0;

    /// The version of the library's tables; 0 if there is nothing at all yet. Fails where
    /// something else is there.
    [[nodiscard]] virtual Result<std::int64_t> version() = 0;
    [[nodiscard]] virtual std::optional<Error> set_version(std::int64_t version) = 0;

    /// Hands every fault that the database finds in its own structures to `tell`, in its words.
    [[nodiscard]] virtual std::optional<Error> check(
        FunctionRef<void(std::string_view fault)> tell) = 0;

    /// Bytes on disk.
    [[nodiscard]] virtual Result<std::int64_t> size() = 0;
};

/// How to open.
enum class Opening : std::uint8_t {
    read,
    write,
    create  ///< to write, where there is nothing yet
};

struct SqliteModule {
    static constexpr const char* kName = "sqlite";
    /// Opens a file. Waiting for others and long queries end with the deadline, which does not pass
    /// while a change is to be finished.
    using Entry = Result<std::unique_ptr<Database>>(const std::string& path, Opening opening,
                                                    Deadline deadline);
};

struct PostgresqlModule {
    static constexpr const char* kName = "postgresql";
    /// Connects to a server, by an address such as postgresql://host/database. The deadline is as
    /// for files.
    using Entry = Result<std::unique_ptr<Database>>(const std::string& address, Opening opening,
                                                    Deadline deadline);
};

}  // namespace sudokit::library
