// Puzzles: read, changed, written.
#include <algorithm>

#include "sudokit/formats.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"

namespace sudokit::capi {
namespace {

constexpr MessageText kNoSuchFormat{"there is no format '{0}'", "il n’y a pas de format « {0} »"};

using Entries = std::vector<Entry>;

Result<Format> format_named(const char* name) {
    if (const auto format = find_format(name)) return *format;
    return Error{ErrorCode::not_found, 0, message(kNoSuchFormat, name)};
}

// Where the player has nothing left, there is no list.
template <class List>
void drop_if_empty(List& list) {
    const auto is_nothing = [](const auto& item) { return item == typename List::value_type(); };
    if (std::ranges::all_of(list, is_nothing)) list.clear();
}

template <class List>
void set_item(List& list, std::size_t cells, Cell cell, typename List::value_type value) {
    if (list.empty()) list.resize(cells);
    list[cell] = value;
    drop_if_empty(list);
}

bool has_cell(const sudokit_puzzle* puzzle, uint32_t cell) {
    return puzzle != nullptr && cell < puzzle->entry.puzzle.board().cell_count();
}

bool is_change(const sudokit_puzzle* puzzle, uint32_t cell, uint32_t digit) {
    return has_cell(puzzle, cell) && digit <= puzzle->entry.puzzle.board().order();
}

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_read(sudokit_session* session, const char* text, size_t size,
                            const char* options, sudokit_puzzles** out) {
    const auto work = [&]() -> Outcome<Entries> {
        Options given(options);
        ReadOptions read = reading_options(given);
        if (auto fault = given.fault()) return *std::move(fault);
        read.deadline = session->deadline();
        auto entries = read_entries({text, size}, read);
        if (!entries) return std::move(entries).error();
        return *std::move(entries);
    };
    return give<Entries>(session, out, work, text);
}

size_t sudokit_puzzles_count(const sudokit_puzzles* puzzles) {
    return puzzles == nullptr ? 0 : puzzles->entries.size();
}

sudokit_status sudokit_puzzles_get(const sudokit_puzzles* puzzles, size_t index,
                                   sudokit_puzzle** out) {
    if (out == nullptr) return SUDOKIT_BAD_ARGUMENT;
    *out = nullptr;
    if (index >= sudokit_puzzles_count(puzzles)) return SUDOKIT_BAD_ARGUMENT;
    return guarded([&] {
        *out = new sudokit_puzzle{puzzles->entries[index]};
        return SUDOKIT_OK;
    });
}

sudokit_status sudokit_puzzles_new(sudokit_puzzles** out) {
    if (out == nullptr) return SUDOKIT_BAD_ARGUMENT;
    *out = nullptr;
    return guarded([&] {
        *out = new sudokit_puzzles();
        return SUDOKIT_OK;
    });
}

sudokit_status sudokit_puzzles_add(sudokit_puzzles* puzzles, const sudokit_puzzle* puzzle) {
    if (puzzles == nullptr || puzzle == nullptr) return SUDOKIT_BAD_ARGUMENT;
    return guarded([&] {
        puzzles->entries.push_back(puzzle->entry);
        return SUDOKIT_OK;
    });
}

void sudokit_puzzles_free(sudokit_puzzles* puzzles) { delete puzzles; }

sudokit_status sudokit_puzzle_copy(const sudokit_puzzle* puzzle, sudokit_puzzle** out) {
    if (out == nullptr) return SUDOKIT_BAD_ARGUMENT;
    *out = nullptr;
    if (puzzle == nullptr) return SUDOKIT_BAD_ARGUMENT;
    return guarded([&] {
        *out = new sudokit_puzzle(*puzzle);
        return SUDOKIT_OK;
    });
}

void sudokit_puzzle_free(sudokit_puzzle* puzzle) { delete puzzle; }

uint32_t sudokit_puzzle_order(const sudokit_puzzle* puzzle) {
    return puzzle == nullptr ? 0 : puzzle->entry.puzzle.board().order();
}

uint32_t sudokit_puzzle_cells(const sudokit_puzzle* puzzle) {
    return puzzle == nullptr ? 0 : puzzle->entry.puzzle.board().cell_count();
}

uint32_t sudokit_puzzle_given(const sudokit_puzzle* puzzle, uint32_t cell) {
    return has_cell(puzzle, cell) ? puzzle->entry.puzzle.given(cell) : 0;
}

uint32_t sudokit_puzzle_placed(const sudokit_puzzle* puzzle, uint32_t cell) {
    if (!has_cell(puzzle, cell) || puzzle->entry.play.placed.empty()) return 0;
    return puzzle->entry.play.placed[cell];
}

uint64_t sudokit_puzzle_notes(const sudokit_puzzle* puzzle, uint32_t cell) {
    if (!has_cell(puzzle, cell) || puzzle->entry.play.pencilmarks.empty()) return 0;
    return puzzle->entry.play.pencilmarks[cell].bits();
}

sudokit_status sudokit_puzzle_give(sudokit_puzzle* puzzle, uint32_t cell, uint32_t digit) {
    if (!is_change(puzzle, cell, digit)) return SUDOKIT_BAD_ARGUMENT;
    Entry& entry = puzzle->entry;
    entry.puzzle.set_given(cell, digit);
    entry.solution.reset();  // the file's words no longer speak of this puzzle
    if (!entry.play.placed.empty()) {
        entry.play.placed[cell] = 0;
        drop_if_empty(entry.play.placed);
    }
    if (!entry.play.pencilmarks.empty()) {
        entry.play.pencilmarks[cell] = DigitSet();
        drop_if_empty(entry.play.pencilmarks);
    }
    return SUDOKIT_OK;
}

sudokit_status sudokit_puzzle_place(sudokit_puzzle* puzzle, uint32_t cell, uint32_t digit) {
    if (!is_change(puzzle, cell, digit) || puzzle->entry.puzzle.given(cell) != 0) {
        return SUDOKIT_BAD_ARGUMENT;
    }
    return guarded([&] {
        set_item(puzzle->entry.play.placed, puzzle->entry.puzzle.board().cell_count(), cell,
                 static_cast<std::uint8_t>(digit));
        return SUDOKIT_OK;
    });
}

sudokit_status sudokit_puzzle_note(sudokit_puzzle* puzzle, uint32_t cell, uint64_t digits) {
    if (!has_cell(puzzle, cell) || puzzle->entry.puzzle.given(cell) != 0) {
        return SUDOKIT_BAD_ARGUMENT;
    }
    const Board& board = puzzle->entry.puzzle.board();
    if (!(DigitSet(digits) & ~board.digits()).empty()) return SUDOKIT_BAD_ARGUMENT;
    return guarded([&] {
        set_item(puzzle->entry.play.pencilmarks, board.cell_count(), cell, DigitSet(digits));
        return SUDOKIT_OK;
    });
}

sudokit_status sudokit_write(sudokit_session* session, const sudokit_puzzle* puzzle,
                             const char* format, const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        const WriteOptions write{given.symbols()};
        if (auto fault = given.fault()) return *std::move(fault);
        const auto to = format_named(format);
        if (!to) return to.error();
        auto text = write_entry(puzzle->entry, *to, write);
        if (!text) return std::move(text).error();
        return *std::move(text);
    };
    return give_text(session, out, work, puzzle, format);
}

sudokit_status sudokit_write_all(sudokit_session* session, const sudokit_puzzles* puzzles,
                                 const char* format, const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        const WriteOptions write{given.symbols()};
        if (auto fault = given.fault()) return *std::move(fault);
        const auto to = format_named(format);
        if (!to) return to.error();
        std::string file(file_prologue(*to));
        for (const Entry& entry : puzzles->entries) {
            if (session->deadline().passed()) return Stopped();
            const auto text = write_entry(entry, *to, write);
            if (!text) return text.error();
            file += *text;
        }
        file += file_epilogue(*to);
        return file;
    };
    return give_text(session, out, work, puzzles, format);
}
