// The tree of a search.
#include "sudokit/search_tree.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {
namespace {

// How many nodes may be asked for: a text of some megabytes.
constexpr std::uint64_t kMostNodes = 100'000;

// The trees that the page draws, whose first load is small.
std::optional<TreeMethod> find_method(std::string_view name) {
    const auto method = find_tree_method(name);
    const bool drawn = method == TreeMethod::singles || method == TreeMethod::exhaustive;
    return drawn ? method : std::nullopt;
}

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_tree(sudokit_session* session, const sudokit_puzzle* puzzle,
                            const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        SearchTreeOptions wanted;
        wanted.method = given.meaning("method", find_method).value_or(wanted.method);
        wanted.keep = static_cast<std::size_t>(given.number("keep", wanted.keep, 1, kMostNodes));
        wanted.visit = given.number("visit", wanted.visit, 1);
        wanted.limit = given.number("limit", wanted.limit);
        if (auto fault = given.fault()) return *std::move(fault);
        wanted.deadline = session->deadline();
        const Puzzle& searched = puzzle->entry.puzzle;
        const SearchTree tree = search_tree(searched, wanted);
        return json_object(
            [&](JsonWriter& writer) { write_search_tree_members(writer, searched.board(), tree); });
    };
    return give_text(session, out, work, puzzle);
}
