// Libraries opened and closed.
#include "sudokit/library.hpp"

#include <utility>

#include "library/state.hpp"

namespace sudokit {
namespace {

library::Opening opening_of(Library::Access access) {
    switch (access) {
        case Library::Access::read: return library::Opening::read;
        case Library::Access::write: return library::Opening::write;
        case Library::Access::create: break;
    }
    return library::Opening::create;
}

bool is_address(std::string_view where) {
    return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

template <class Module>
Result<std::unique_ptr<library::Database>> open_by(const std::string& where, Library::Access access,
                                                   Deadline deadline) {
    const auto& module = backend::loaded<Module>();
    if (!module) return module.error();
    return module->call(where, opening_of(access), deadline);
}

}  // namespace

std::optional<Error> Library::fault(const std::string& where) {
    return is_address(where) ? backend::module_fault<library::PostgresqlModule>()
                             : backend::module_fault<library::SqliteModule>();
}

Result<Library> Library::open(const std::string& where, Access access, Deadline deadline) {
    auto patience = std::make_unique<library::Patience>(deadline);
    auto database = is_address(where)
                        ? open_by<library::PostgresqlModule>(where, access, patience->deadline())
                        : open_by<library::SqliteModule>(where, access, patience->deadline());
    if (!database) return database.error();
    auto state =
        std::make_unique<State>(State{library::Tables(std::move(patience), *std::move(database))});
    if (auto fault = state->tables.prepare_tables(access == Access::create)) {
        return *std::move(fault);
    }
    return Library(std::move(state));
}

std::optional<Error> library::at_once(Library::State& state, Tables::Work search,
                                      Tables::Work work) {
    auto fault = state.tables.at_once(search, work);
    if (fault) {
        state.boards.clear();
        state.known_boards.clear();
    }
    return fault;
}

std::optional<Error> library::at_once(Library::State& state, Tables::Work work) {
    return at_once(
        state, [] { return std::nullopt; }, work);
}

Library::Library(std::unique_ptr<State> state) : state_(std::move(state)) {}
Library::~Library() = default;
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;

}  // namespace sudokit
