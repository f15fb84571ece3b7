// Rows of the tables, and what they stand for.
#include <array>

#include "sudokit/formats.hpp"
#include "sudokit/nine.hpp"
#include "sudokit/nine_symmetry.hpp"

#include "base/utf8.hpp"
#include "library/messages.hpp"
#include "library/packing.hpp"
#include "library/shelfmark.hpp"
#include "library/state.hpp"

namespace sudokit::library {
namespace {

// 24 bits with a sign: three bytes in a file.
std::int64_t shortened(std::uint64_t hash) {
    return static_cast<std::int64_t>(hash >> 40U) - (std::int64_t{1} << 23U);
}

// The only puzzle of a text of ours.
Result<Puzzle> puzzle_in(std::string_view text, std::string_view table, std::int64_t row) {
    ReadOptions options;
    options.format = Format::json;
    auto entries = read_entries(text, options);
    if (!entries || entries->size() != 1) return damage(table, row);
    return std::move(entries->front().puzzle);
}

Result<Puzzle> usual_puzzle(const PuzzleRow& row) {
    const auto form = unpack(row.form, nine::kCells, 9);
    const auto turn = symmetry_of(row.turn.value_or(-1));
    if (!form || !turn) return damage("puzzle", row.id);
    nine::Digits digits{};
    std::copy(form->begin(), form->end(), digits.begin());
    return nine::puzzle_of(nine::image(*turn, digits));
}

Result<Puzzle> given_puzzle(Library::State& state, const PuzzleRow& row) {
    if (row.board == kUsualBoard) return usual_puzzle(row);
    if (row.board < 0) return puzzle_in(row.given, "puzzle", row.id);
    const auto board = board_of(state, row.board);
    if (!board) return board.error();
    const auto digits = unpack(row.given, board->cell_count(), board->order());
    if (!digits) return damage("puzzle", row.id);
    Puzzle puzzle(*board);
    for (Cell cell = 0; cell < board->cell_count(); ++cell) {
        puzzle.set_given(cell, (*digits)[cell]);
    }
    return puzzle;
}

}  // namespace

std::int64_t seal_of(std::string_view values) { return shortened(hash_of(values)); }

std::int64_t seal_of(const PuzzleRow& row) {
    // Quicker than a text: one hash, the seed of which has all numbers.
    std::array<std::uint8_t, 40> numbers{};
    std::uint8_t* out = numbers.data();
    for (const std::int64_t value :
         {row.id, row.board, row.turn.value_or(-1), row.shelfmark, row.added}) {
        for (unsigned bits = 0; bits < 64; bits += 8) {
            *out++ = static_cast<std::uint8_t>(static_cast<std::uint64_t>(value) >> bits);
        }
    }
    std::uint64_t hash = hash_of({reinterpret_cast<const char*>(numbers.data()), numbers.size()});
    hash = hash_of(row.form, hash);
    if (!row.given.empty()) hash = hash_of(row.given, hash);
    return shortened(hash);
}

std::int64_t seal_of(std::int64_t puzzle, const Info& info) {
    SealText text;
    text.add(puzzle);
    for (const std::string* word : {&info.title, &info.author, &info.description, &info.comment,
                                    &info.date, &info.source, &info.level, &info.url}) {
        text.add(*word);
    }
    return text.seal();
}

std::int64_t seal_of_board(std::int64_t number, std::int64_t hash, std::string_view text) {
    return SealText().add(number).add(hash).add(text).seal();
}

Error damage(std::string_view table, std::int64_t row) {
    return {ErrorCode::syntax, 0, message(text::kDamaged, message(text::kSealBroken, table, row))};
}

Result<PuzzleRow> read_row(const Statement& row) {
    PuzzleRow out;
    out.id = row.integer(0);
    out.board = row.integer(1);
    out.form = row.bytes(2);
    if (!row.is_null(3)) out.turn = row.integer(3);
    if (!row.is_null(4)) out.given = row.bytes(4);
    out.shelfmark = row.integer(5);
    out.added = row.integer(6);
    if (row.integer(7) != seal_of(out)) return damage("puzzle", out.id);
    return out;
}

Result<Board> board_of(Library::State& state, std::int64_t number) {
    if (const auto known = state.boards.find(number); known != state.boards.end()) {
        return known->second;
    }
    if (number == kUsualBoard) {
        return state.boards.emplace(number, Board::standard(9)).first->second;
    }
    std::string text;
    bool sound = false;
    const auto take = [&](const Statement& row) {
        text = row.bytes(1);
        sound = row.integer(2) == seal_of_board(number, row.integer(0), text);
        return false;
    };
    if (auto fault =
            state.tables.each("SELECT hash, text, seal FROM board WHERE id = $1", take, number))
        return *std::move(fault);
    if (!sound) return damage("board", number);
    const auto puzzle = puzzle_in(text, "board", number);
    if (!puzzle) return puzzle.error();
    return state.boards.emplace(number, puzzle->board()).first->second;
}

Result<std::int64_t> number_of_board(Library::State& state, const std::string& description) {
    const auto known = state.known_boards.find(description);
    if (known != state.known_boards.end()) return known->second;
    const auto hash = static_cast<std::int64_t>(hash_of(description));
    std::optional<std::int64_t> number;
    const auto take = [&](const Statement& row) {
        if (row.bytes(1) == description) number = row.integer(0);
        return !number;
    };
    if (auto fault =
            state.tables.each("SELECT id, text FROM board WHERE hash = $1 ORDER BY id", take, hash))
        return *std::move(fault);
    if (!number) {
        const auto last = state.tables.number("SELECT max(id) FROM board");
        if (!last) return last.error();
        number = last->value_or(kUsualBoard) + 1;
        if (auto fault = state.tables.run(
                "INSERT INTO board (id, hash, text, seal) VALUES ($1, $2, $3, $4)", *number, hash,
                description, seal_of_board(*number, hash, description)))
            return *std::move(fault);
    }
    return state.known_boards.emplace(description, *number).first->second;
}

Result<LibraryPuzzle> puzzle_of(Library::State& state, const PuzzleRow& row) {
    auto puzzle = given_puzzle(state, row);
    if (!puzzle) return puzzle.error();
    const Shelfmark shelfmark = shelfmark_of(row.shelfmark);
    LibraryPuzzle out{row.id, Entry{*std::move(puzzle)}};
    out.clues = shelfmark.clues;
    out.symmetry = shelfmark.symmetry;
    out.used = shelfmark.used;
    out.badly_posed = shelfmark.posed == Posed::badly;
    out.added = row.added;
    out.level = shelfmark.level;
    out.score = shelfmark.score;
    return out;
}

std::int64_t form_key(const Library::State& state, const Form& form, std::uint64_t attempt) {
    const std::uint64_t seed = attempt << 1U | (form.is_usual ? 1U : 0U);
    return static_cast<std::int64_t>(hash_of(form.bytes, seed) & state.hash_mask);
}

bool is_key_of(const Library::State& state, std::int64_t key, const Form& form) {
    std::uint64_t attempt = 0;
    while (attempt < kMostAttempts && form_key(state, form, attempt) != key) ++attempt;
    return attempt < kMostAttempts;
}

std::string kept_text(std::string_view text) {
    std::string out = valid_utf8(text);
    for (std::size_t at = 0; (at = out.find('\0', at)) != std::string::npos;) {
        std::string replacement;
        append_utf8(replacement, kReplacementCharacter);
        out.replace(at, 1, replacement);
    }
    return out;
}

std::string_view label_word(LabelKind kind) {
    switch (kind) {
        case LabelKind::tag: return "tag";
        case LabelKind::used_in: return "used-in";
        case LabelKind::source: break;
    }
    return "source";
}

std::optional<Error> name_fault(std::string_view name) {
    if (kept_text(name).size() <= kLongestName) return std::nullopt;
    return Error{ErrorCode::too_large, 0, message(text::kLongName, kLongestName)};
}

Result<std::optional<std::int64_t>> number_of_label(Library::State& state, LabelKind kind,
                                                    std::string_view given_name, bool make) {
    const std::string_view word = label_word(kind);
    const std::string name = kept_text(given_name);
    auto found =
        state.tables.number("SELECT id FROM label WHERE kind = $1 AND name = $2", word, name);
    if (!found || *found || !make) return found;
    auto last = state.tables.number("SELECT max(id) FROM label");
    if (!last) return last;
    const std::int64_t number = last->value_or(0) + 1;
    if (auto fault =
            state.tables.run("INSERT INTO label (id, kind, name, seal) VALUES ($1, $2, $3, $4)",
                             number, word, name, SealText().add(number).add(word).add(name).seal()))
        return *std::move(fault);
    return std::optional(number);
}

}  // namespace sudokit::library
