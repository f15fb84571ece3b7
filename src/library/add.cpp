// Puzzles put into a library, many at once.
//
// Keys of forms lie all over the table `form`, so they come sorted: each page of the table is then
// touched once for all keys that belong there, which is what makes large batches quick. Puzzles
// themselves are appended in their own order.
#include <algorithm>
#include <map>
#include <utility>

#include "library/state.hpp"

namespace sudokit {
namespace {

using library::Form;
using library::PuzzleRow;
using library::Statement;

Form form_of(const KeptPuzzle& puzzle) {
    if (puzzle.form_size == 0) return {puzzle.more->form, false};
    return {{reinterpret_cast<const char*>(puzzle.form.data()), puzzle.form_size}, true};
}

Result<std::int64_t> board_of_kept(Library::State& state, const KeptPuzzle& puzzle) {
    if (puzzle.form_size != 0) return library::kUsualBoard;
    auto number = library::number_of_board(state, puzzle.more->board);
    return number && puzzle.more->is_text ? -*number : number;
}

// What is found under a key.
struct Holder {
    std::int64_t id = 0;
    std::int64_t added = 0;
    bool same = false;  // the form that is looked for
};

// Fails where the puzzle is not what was written, not there, or not the one of this key: it may
// have been the one that is looked for, which must not go in again.
Result<std::optional<Holder>> holder_of(Library::State& state, std::int64_t key, const Form& form) {
    std::optional<Holder> out;
    std::optional<Error> damaged;
    const auto take = [&](const Statement& statement) {
        const auto row = library::read_row(statement);
        if (statement.is_null(0) || !row) {
            damaged = library::damage("puzzle", statement.integer(8));
            return false;
        }
        const Form held{row->form, row->board == library::kUsualBoard};
        out = Holder{row->id, row->added, held == form};
        if (!out->same && !library::is_key_of(state, key, held)) {
            damaged = library::damage("form", key);
        }
        return false;
    };
    if (auto fault =
            state.tables.each("SELECT " + std::string(library::kPuzzleColumns) +
                                  ", f.puzzle FROM form f LEFT JOIN puzzle p ON p.id = f.puzzle "
                                  "WHERE f.hash = $1",
                              take, key))
        return *std::move(fault);
    if (damaged) return *std::move(damaged);
    return out;
}

// So many keys of a form are never taken by others.
Error no_key_left(std::int64_t key) { return library::damage("form", key); }

// A batch on its way into the tables.
class Adding {
  public:
    Adding(Library::State& state, Library::NewChange change, std::span<const KeptPuzzle> puzzles)
        : state_(state), change_(std::move(change)), puzzles_(puzzles), ids_(puzzles.size()) {
        added_.is_new.resize(puzzles.size());
    }

    std::optional<Error> run(std::span<const std::string> tags) {
        if (auto fault = find_boards()) return fault;
        const auto last = state_.tables.number("SELECT max(id) FROM puzzle");
        if (!last) return last.error();
        first_id_ = last->value_or(0) + 1;
        if (auto fault = add_forms()) return fault;
        if (auto fault = add_clashing()) return fault;
        if (auto fault = add_puzzles()) return fault;
        if (auto fault = add_words()) return fault;
        for (const std::string& tag : tags) {
            if (auto fault = add_tag(tag)) return fault;
        }
        if (auto fault = add_sources()) return fault;
        const std::int64_t changed = static_cast<std::int64_t>(added_.added) + touched_;
        if (changed == 0) return std::nullopt;
        return library::count_change(state_, change_.id, changed);
    }

    [[nodiscard]] const Library::NewChange& change() const { return change_; }
    Library::Added added() && { return std::move(added_); }

  private:
    struct Slot {
        std::int64_t key;
        std::uint32_t index;
        bool operator<(const Slot& other) const {
            return key != other.key ? key < other.key : index < other.index;
        }
    };

    std::int64_t board(std::size_t index) const {
        const auto other = other_boards_.find(index);
        return other == other_boards_.end() ? library::kUsualBoard : other->second;
    }
    bool is_same(std::size_t a, std::size_t b) const {
        return form_of(puzzles_[a]) == form_of(puzzles_[b]);
    }
    // The number that a puzzle gets if it is new. Those of known ones are left free.
    std::int64_t own_id(std::size_t index) const {
        return first_id_ + static_cast<std::int64_t>(index);
    }

    // Puzzles that the batch brings are in the table `form` before they are in their own.
    bool is_of_batch(std::int64_t id) const {
        const std::int64_t index = id - first_id_;
        return index >= 0 && std::cmp_less(index, ids_.size()) &&
               added_.is_new[static_cast<std::size_t>(index)];
    }

    void take_new(std::size_t index) {
        ids_[index] = own_id(index);
        added_.is_new[index] = true;
        ++added_.added;
    }
    void take_known(std::size_t index, std::int64_t id, std::optional<std::int64_t> source) {
        ids_[index] = id;
        ++added_.known;
        if (source) known_.emplace_back(id, *source);
    }

    std::optional<Error> find_boards() {
        for (std::size_t i = 0; i < puzzles_.size(); ++i) {
            if (puzzles_[i].form_size != 0) continue;
            const auto number = board_of_kept(state_, puzzles_[i]);
            if (!number) return number.error();
            other_boards_.emplace(i, *number);
        }
        return std::nullopt;
    }

    std::optional<Error> add_forms();
    std::optional<Error> look_at_taken(const std::vector<Slot>& taken);
    std::optional<Error> add_clashing();
    std::optional<Error> add_clashing(std::size_t index);
    std::optional<Error> add_puzzles();
    std::optional<Error> add_words();
    std::optional<Error> add_tag(const std::string& tag);
    std::optional<Error> add_sources();
    std::optional<Error> note_touched(std::span<const std::int64_t> puzzles);

    Library::State& state_;
    Library::NewChange change_;
    std::span<const KeptPuzzle> puzzles_;
    std::map<std::size_t, std::int64_t> other_boards_;
    std::int64_t first_id_ = 0;
    std::vector<std::int64_t> ids_;                               // in the library, once known
    std::vector<std::uint32_t> clashing_;                         // another form has their key
    std::vector<std::pair<std::uint32_t, std::uint32_t>> twins_;  // and the earlier ones
    std::vector<std::pair<std::int64_t, std::int64_t>> known_;    // numbers, and what added them
    std::int64_t touched_ = 0;  // known ones that got a tag or the source
    Library::Added added_;
};

std::optional<Error> Adding::add_forms() {
    std::vector<Slot> slots(puzzles_.size());
    for (std::size_t i = 0; i < slots.size(); ++i) {
        slots[i] = {library::form_key(state_, form_of(puzzles_[i]), 0),
                    static_cast<std::uint32_t>(i)};
    }
    std::sort(slots.begin(), slots.end());
    // Of those with one key the first one stays.
    std::size_t kept = 0;
    for (const Slot& slot : slots) {
        if (kept == 0 || slots[kept - 1].key != slot.key) {
            slots[kept++] = slot;
        } else if (is_same(slots[kept - 1].index, slot.index)) {
            twins_.emplace_back(slot.index, slots[kept - 1].index);
        } else {
            clashing_.push_back(slot.index);
        }
    }
    slots.resize(kept);
    const auto insert = state_.tables.statement(
        "INSERT INTO form (hash, puzzle) VALUES ($1, $2) ON CONFLICT DO NOTHING");
    if (!insert) return insert.error();
    std::vector<Slot> taken;
    const auto bind = [&](std::size_t i) {
        (*insert)->set(1, slots[i].key);
        (*insert)->set(2, own_id(slots[i].index));
    };
    const auto done = [&](std::size_t i, bool changed) {
        if (changed) {
            take_new(slots[i].index);
        } else {
            taken.push_back(slots[i]);
        }
    };
    if (auto fault = (*insert)->run(slots.size(), bind, done)) return fault;
    return look_at_taken(taken);
}

std::optional<Error> Adding::look_at_taken(const std::vector<Slot>& taken) {
    for (const Slot& slot : taken) {
        const auto holder = holder_of(state_, slot.key, form_of(puzzles_[slot.index]));
        if (!holder) return holder.error();
        if (*holder && (*holder)->same) {
            take_known(slot.index, (*holder)->id, (*holder)->added);
        } else {
            clashing_.push_back(slot.index);
        }
    }
    return std::nullopt;
}

std::optional<Error> Adding::add_clashing() {
    std::ranges::sort(clashing_);
    for (const std::uint32_t index : clashing_) {
        if (auto fault = add_clashing(index)) return fault;
    }
    // The earlier one of each may have clashed itself.
    std::ranges::sort(twins_);
    for (const auto& [index, earlier] : twins_) take_known(index, ids_[earlier], std::nullopt);
    return std::nullopt;
}

std::optional<Error> Adding::add_clashing(std::size_t index) {
    const Form form = form_of(puzzles_[index]);
    std::int64_t key = 0;
    for (std::uint64_t attempt = 1; attempt < library::kMostAttempts; ++attempt) {
        key = library::form_key(state_, form, attempt);
        const auto holder_id = state_.tables.number("SELECT puzzle FROM form WHERE hash = $1", key);
        if (!holder_id) return holder_id.error();
        if (!*holder_id) {
            take_new(index);
            return state_.tables.run("INSERT INTO form (hash, puzzle) VALUES ($1, $2)", key,
                                     own_id(index));
        }
        if (is_of_batch(**holder_id)) {
            const auto other = static_cast<std::size_t>(**holder_id - first_id_);
            if (!is_same(index, other)) continue;
            take_known(index, **holder_id, std::nullopt);
            return std::nullopt;
        }
        const auto holder = holder_of(state_, key, form);
        if (!holder) return holder.error();
        if (!*holder || !(*holder)->same) continue;
        take_known(index, (*holder)->id, (*holder)->added);
        return std::nullopt;
    }
    return no_key_left(key);
}

std::optional<Error> Adding::add_puzzles() {
    std::vector<std::uint32_t> fresh;
    fresh.reserve(added_.added);
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
        if (added_.is_new[i]) fresh.push_back(static_cast<std::uint32_t>(i));
    }
    if (fresh.empty()) return std::nullopt;
    const auto change = library::note_change(state_, change_);
    if (!change) return change.error();
    const auto insert = state_.tables.statement(
        "INSERT INTO puzzle (id, board, form, turn, given, shelfmark, added, seal) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)");
    if (!insert) return insert.error();
    Statement& statement = **insert;
    const auto bind = [&](std::size_t i) {
        const KeptPuzzle& puzzle = puzzles_[fresh[i]];
        PuzzleRow row;
        row.id = own_id(fresh[i]);
        row.board = board(fresh[i]);
        row.form = form_of(puzzle).bytes;
        if (puzzle.form_size != 0) row.turn = puzzle.turn;
        if (puzzle.form_size == 0) row.given = puzzle.more->given;
        row.shelfmark = puzzle.shelfmark;
        row.added = *change;
        statement.set(1, row.id);
        statement.set(2, row.board);
        statement.set_bytes(3, row.form);
        statement.set_optional(4, row.turn);
        row.given.empty() ? statement.set_null(5) : statement.set_bytes(5, row.given);
        statement.set(6, row.shelfmark);
        statement.set(7, row.added);
        statement.set(8, library::seal_of(row));
    };
    return statement.run(fresh.size(), bind, [](std::size_t, bool) {});
}

std::optional<Error> Adding::add_words() {
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
        const KeptPuzzle& puzzle = puzzles_[i];
        if (!added_.is_new[i] || puzzle.more == nullptr || puzzle.more->info == Info()) continue;
        Info info = puzzle.more->info;
        for (std::string* word : {&info.title, &info.author, &info.description, &info.comment,
                                  &info.date, &info.source, &info.level, &info.url}) {
            *word = library::kept_text(*word);
        }
        if (auto fault = state_.tables.run(
                "INSERT INTO words (puzzle, title, author, description, comment, date, source, "
                "level, url, seal) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
                ids_[i], info.title, info.author, info.description, info.comment, info.date,
                info.source, info.level, info.url, library::seal_of(ids_[i], info)))
            return fault;
    }
    return std::nullopt;
}

std::optional<Error> Adding::add_tag(const std::string& tag) {
    const auto label = library::number_of_label(state_, LabelKind::tag, tag, true);
    if (!label) return label.error();
    const auto insert = state_.tables.statement(
        "INSERT INTO labelled (label, puzzle) VALUES ($1, $2) ON CONFLICT DO NOTHING");
    if (!insert) return insert.error();
    std::vector<std::int64_t> touched;  // known ones that did not have it
    const auto bind = [&](std::size_t i) {
        (*insert)->set(1, **label);
        (*insert)->set(2, ids_[i]);
    };
    const auto done = [&](std::size_t i, bool changed) {
        if (changed && !added_.is_new[i]) touched.push_back(ids_[i]);
    };
    if (auto fault = (*insert)->run(ids_.size(), bind, done)) return fault;
    return note_touched(touched);
}

std::optional<Error> Adding::note_touched(std::span<const std::int64_t> puzzles) {
    if (puzzles.empty()) return std::nullopt;
    const auto change = library::note_change(state_, change_);
    if (!change) return change.error();
    const auto noted = library::note_events(state_, *change, puzzles);
    if (!noted) return noted.error();
    touched_ += *noted;
    return std::nullopt;
}

// Puzzles that came from elsewhere have another source from now on.
std::optional<Error> Adding::add_sources() {
    if (known_.empty()) return std::nullopt;
    std::map<std::int64_t, std::string> labels;
    const auto take = [&](const Statement& row) {
        labels.emplace(row.integer(0), row.bytes(1));
        return true;
    };
    if (auto fault = state_.tables.each("SELECT id, label FROM change", take)) return fault;
    const std::string source = library::kept_text(change_.label);
    std::erase_if(known_, [&](const auto& known) { return labels[known.second] == source; });
    if (source.empty() || known_.empty()) return std::nullopt;
    const auto label = library::number_of_label(state_, LabelKind::source, source, true);
    if (!label) return label.error();
    const auto insert = state_.tables.statement(
        "INSERT INTO labelled (label, puzzle) VALUES ($1, $2) ON CONFLICT DO NOTHING");
    if (!insert) return insert.error();
    std::vector<std::int64_t> touched;
    const auto bind = [&](std::size_t i) {
        (*insert)->set(1, **label);
        (*insert)->set(2, known_[i].first);
    };
    const auto done = [&](std::size_t i, bool changed) {
        if (changed) touched.push_back(known_[i].first);
    };
    if (auto fault = (*insert)->run(known_.size(), bind, done)) return fault;
    return note_touched(touched);
}

}  // namespace

Result<Library::Added> Library::add(NewChange& change, std::span<const KeptPuzzle> puzzles,
                                    std::span<const std::string> tags) {
    if (auto fault = library::name_fault(change.label)) return *std::move(fault);
    for (const std::string& tag : tags) {
        if (auto fault = library::name_fault(tag)) return *std::move(fault);
    }
    Adding adding(*state_, change, puzzles);
    if (auto fault = library::at_once(*state_, [&] { return adding.run(tags); })) {
        return *std::move(fault);
    }
    change = adding.change();
    return std::move(adding).added();
}

Result<std::optional<std::int64_t>> Library::find(const KeptPuzzle& puzzle) {
    const Form form = form_of(puzzle);
    std::int64_t key = 0;
    for (std::uint64_t attempt = 0; attempt < library::kMostAttempts; ++attempt) {
        key = library::form_key(*state_, form, attempt);
        const auto holder = holder_of(*state_, key, form);
        if (!holder) return holder.error();
        if (!*holder) return std::optional<std::int64_t>();
        if ((*holder)->same) return std::optional((*holder)->id);
    }
    return no_key_left(key);
}

}  // namespace sudokit
