// Tags and publications: what is said of puzzles, and what becomes of them.
#include <algorithm>

#include "library/shelfmark.hpp"
#include "library/state.hpp"

namespace sudokit {
namespace {

struct MarkKind {
    LabelKind kind;
    bool adds;
};

MarkKind kind_of(LibraryAction action) {
    switch (action) {
        case LibraryAction::tag: return {LabelKind::tag, true};
        case LibraryAction::untag: return {LabelKind::tag, false};
        case LibraryAction::use: return {LabelKind::used_in, true};
        case LibraryAction::unuse: return {LabelKind::used_in, false};
        case LibraryAction::import:
        case LibraryAction::generate:
        case LibraryAction::rate: break;
    }
    SUDOKIT_EXPECT(false);
    return {LabelKind::tag, true};
}

// Whether puzzles are used is in their shelfmarks, too.
std::optional<Error> update_used(Library::State& state, std::span<const std::int64_t> ids) {
    for (const std::int64_t id : ids) {
        const auto used = state.tables.number(
            "SELECT count(*) FROM labelled s JOIN label l ON l.id = s.label WHERE s.puzzle = $1 "
            "AND l.kind = 'used-in'",
            id);
        if (!used) return used.error();
        const auto change = [&](std::int64_t number) {
            library::Shelfmark shelfmark = library::shelfmark_of(number);
            shelfmark.used = used->value_or(0) > 0;
            return library::number_of(shelfmark);
        };
        const auto changed = library::set_shelfmark(state, id, change);
        if (!changed) return changed.error();
    }
    return std::nullopt;
}

// Adds the label to those that do not have it, or takes it from those that have, which are left in
// `ids`.
std::optional<Error> change_labels(Library::State& state, const MarkKind& mark,
                                   const std::string& name, std::vector<std::int64_t>& ids) {
    const auto label = library::number_of_label(state, mark.kind, name, mark.adds && !ids.empty());
    if (!label) return label.error();
    std::vector<std::int64_t> changed;
    if (*label) {
        const auto statement = state.tables.statement(
            mark.adds
                ? "INSERT INTO labelled (label, puzzle) VALUES ($1, $2) ON CONFLICT DO NOTHING"
                : "DELETE FROM labelled WHERE label = $1 AND puzzle = $2");
        if (!statement) return statement.error();
        const auto bind = [&](std::size_t i) {
            (*statement)->set(1, **label);
            (*statement)->set(2, ids[i]);
        };
        const auto done = [&](std::size_t i, bool has_changed) {
            if (has_changed) changed.push_back(ids[i]);
        };
        if (auto fault = (*statement)->run(ids.size(), bind, done)) return fault;
    }
    ids = std::move(changed);
    return std::nullopt;
}

}  // namespace

namespace library {
namespace {

Result<LibraryFacts> facts_of(Library::State& state, std::int64_t id) {
    LibraryFacts facts;
    const auto take_label = [&](const Statement& row) {
        const std::string_view kind = row.bytes(0);
        auto& list = kind == "tag" ? facts.tags : kind == "used-in" ? facts.used_in : facts.sources;
        list.emplace_back(row.bytes(1));
        return true;
    };
    if (auto fault = state.tables.each(
            "SELECT l.kind, l.name FROM labelled s JOIN label l ON l.id = s.label "
            "WHERE s.puzzle = $1",
            take_label, id))
        return *std::move(fault);
    const auto take_source = [&](const Statement& row) {
        if (!row.bytes(0).empty()) facts.sources.emplace_back(row.bytes(0));
        return true;
    };
    if (auto fault = state.tables.each(
            "SELECT c.label FROM puzzle p JOIN change c ON c.id = p.added WHERE p.id = $1",
            take_source, id))
        return *std::move(fault);
    for (auto* list : {&facts.tags, &facts.used_in, &facts.sources}) std::ranges::sort(*list);
    auto ratings = library::ratings_of(state, id);
    if (!ratings) return ratings.error();
    facts.ratings = *std::move(ratings);
    return facts;
}

}  // namespace
}  // namespace library

Result<std::uint64_t> Library::mark(LibraryAction action, const std::string& label,
                                    const LibraryQuery& query, Sink sink) {
    const MarkKind mark = kind_of(action);
    NewChange change{action, label};
    if (auto fault = library::name_fault(label)) return *std::move(fault);
    std::vector<std::int64_t> ids;
    const auto search = [&]() -> std::optional<Error> {
        auto found = library::find_numbers(*state_, query);
        if (!found) return found.error();
        ids = *std::move(found);
        return state_->tables.stopped();
    };
    const auto change_all = [&]() -> std::optional<Error> {
        if (auto failed = change_labels(*state_, mark, label, ids)) return failed;
        if (mark.kind == LabelKind::used_in) {
            if (auto failed = update_used(*state_, ids)) return failed;
        }
        if (ids.empty()) return std::nullopt;
        const auto number = library::note_change(*state_, change);
        if (!number) return number.error();
        const auto noted = library::note_events(*state_, *number, ids);
        return noted ? library::count_change(*state_, *number, *noted) : noted.error();
    };
    if (auto fault = library::at_once(*state_, search, change_all)) return *std::move(fault);
    // They are marked: whoever asked for them is to know which, however long it takes.
    const library::Patience::Finishing finishing(state_->tables.patience());
    return library::hand_over(*state_, ids, sink);
}

Result<LibraryFacts> Library::facts(std::int64_t id) {
    return state_->tables.at_one_moment([&] { return library::facts_of(*state_, id); });
}

}  // namespace sudokit
