// The tables of a library, and what makes statements on them short to write.
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "library/database.hpp"
#include "library/patience.hpp"

namespace sudokit::library {

/// The version of the tables.
inline constexpr std::int64_t kTablesVersion = 2;

/// A database with statements that were prepared.
class Tables {
  public:
    /// The patience is that of the database.
    Tables(std::unique_ptr<Patience> patience, std::unique_ptr<Database> database)
        : patience_(std::move(patience)), database_(std::move(database)) {}

    [[nodiscard]] Database& database() { return *database_; }
    [[nodiscard]] Patience& patience() { return *patience_; }

    /// That the deadline has passed, if it has.
    [[nodiscard]] std::optional<Error> stopped() const;

    /// Makes the tables where there is nothing yet and `create` says so; else sees that they are of
    /// this version.
    [[nodiscard]] std::optional<Error> prepare_tables(bool create);

    /// The statement, prepared once. Not to be used again while its rows are gone through.
    [[nodiscard]] Result<Statement*> statement(const std::string& sql);

    /// Lets go of a statement that will not come again.
    void forget(const std::string& sql) { statements_.erase(sql); }

    /// Runs a statement with these values.
    template <class... Values>
    [[nodiscard]] std::optional<Error> run(const std::string& sql, const Values&... values) {
        const auto found = statement(sql);
        if (!found) return found.error();
        bind(**found, values...);
        return (*found)->run();
    }

    /// Hands each row to `row`, a function of a statement that says whether to go on.
    template <class Row, class... Values>
    [[nodiscard]] std::optional<Error> each(const std::string& sql, const Row& row,
                                            const Values&... values) {
        const auto found = statement(sql);
        if (!found) return found.error();
        Statement& rows = **found;
        bind(rows, values...);
        while (true) {
            const auto more = rows.next();
            if (!more) return more.error();
            if (!*more) return std::nullopt;
            if (!row(rows)) break;
        }
        rows.reset();
        return std::nullopt;
    }

    /// The first column of the first row; nothing where there is none, or a null.
    template <class... Values>
    [[nodiscard]] Result<std::optional<std::int64_t>> number(const std::string& sql,
                                                             const Values&... values) {
        std::optional<std::int64_t> out;
        const auto take = [&out](const Statement& row) {
            if (!row.is_null(0)) out = row.integer(0);
            return false;
        };
        if (auto fault = each(sql, take, values...)) return *std::move(fault);
        return out;
    }

    using Work = FunctionRef<std::optional<Error>()>;

    /// All that `work` does, or nothing where it fails. It is finished, however long it takes; the
    /// deadline ends waiting for others, and `search`, which comes before it and changes nothing.
    [[nodiscard]] std::optional<Error> at_once(Work search, Work work);

    /// What `work` answers, a `Result`, having read everything as it was at one moment.
    template <class ReadingWork>
    [[nodiscard]] auto at_one_moment(const ReadingWork& work) -> decltype(work()) {
        if (reading_) return work();
        if (auto fault = database_->begin_reading()) return *std::move(fault);
        reading_ = true;
        auto answer = work();
        reading_ = false;
        database_->roll_back();
        return answer;
    }

  private:
    template <class... Values>
    static void bind(Statement& statement, const Values&... values) {
        int parameter = 0;
        (set(statement, ++parameter, values), ...);
    }
    template <class Value>
    static void set(Statement& statement, int parameter, const Value& value) {
        if constexpr (std::is_integral_v<Value>) {
            // What is greater is a limit, and stands for none.
            using Limits = std::numeric_limits<std::int64_t>;
            statement.set(parameter, std::in_range<std::int64_t>(value)
                                         ? static_cast<std::int64_t>(value)
                                         : Limits::max());
        } else {
            statement.set_text(parameter, value);
        }
    }

    std::unique_ptr<Patience> patience_;
    std::unique_ptr<Database> database_;
    bool reading_ = false;  // at one moment
    std::map<std::string, std::unique_ptr<Statement>, std::less<>> statements_;
};

}  // namespace sudokit::library
