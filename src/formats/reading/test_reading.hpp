// What the tests of the formats share: reading texts through the streaming reader in small pieces,
// and telling faults in short.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/formats.hpp"

#include "formats/reading/text_reader.hpp"

namespace sudokit::formats {

/// A puzzle that everybody has seen.
inline constexpr std::string_view kFamous =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Gives `text` in pieces of at most `piece` bytes.
inline EntryReader::Source source_of(std::string text, std::size_t piece = 1) {
    return
        [text = std::move(text), piece, at = std::size_t{0}](char* data, std::size_t size) mutable {
            const std::size_t count = std::min({piece, size, text.size() - at});
            std::copy_n(text.data() + at, count, data);
            at += count;
            return count;
        };
}

/// The givens of a puzzle as one character each, `.` for empty cells; numbers over 9 as letters.
inline std::string givens_of(const Puzzle& puzzle) {
    std::string text;
    for (const Digit digit : puzzle.givens()) {
        text += digit == 0 ? "." : digit <= 35 ? symbol_of(Symbols::digits, digit) : "?";
    }
    return text;
}

/// "line:column: message" of a fault.
inline std::string told(const Error& error, Language language = Language::en) {
    return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
           error.message.in(language);
}

/// What a reader makes of a text, one string for each puzzle (its givens) or fault, in order.
inline std::vector<std::string> read_all(std::string text, const ReadOptions& options = {},
                                         std::size_t piece = 1) {
    EntryReader reader(source_of(std::move(text), piece), options);
    std::vector<std::string> all;
    while (auto next = reader.next()) {
        all.push_back(next->has_value() ? givens_of((*next)->puzzle) : told(next->error()));
    }
    return all;
}

/// Digits as one character each, `.` for empty cells.
inline std::string text_of(std::span<const std::uint8_t> digits) {
    std::string text;
    for (const std::uint8_t digit : digits) {
        text += digit == 0 ? '.' : static_cast<char>('0' + digit);
    }
    return text;
}

/// The same for each puzzle or fault, with its line, and with the solution and the comment that the
/// text gives.
/// `room` is how many plain ones are asked for at a time; 0: none, all go the general way.
inline std::vector<std::string> read_with_room(const std::string& text, const ReadOptions& options,
                                               std::size_t piece, std::size_t room) {
    EntryReader reader(source_of(text, piece), options);
    std::vector<NineRoom::Digits> digits(room);
    std::vector<NineRoom::Digits> solutions(room);
    std::vector<std::string> comments(room);
    std::vector<std::size_t> lines(room);
    std::vector<std::string> all;
    const auto tell = [&all](const std::string& what, std::size_t line) {
        all.push_back(what + " on " + std::to_string(line));
    };
    const auto with = [](const std::string& solution, const std::string& comment) {
        const bool has_solution = solution.find_first_not_of('.') != std::string::npos;
        return (has_solution ? " solved by " + solution : std::string()) + " # " + comment;
    };
    for (;;) {
        const std::size_t count =
            room == 0 ? 0 : reader.next_nine({digits, lines, solutions, comments});
        for (std::size_t i = 0; i < count; ++i) {
            tell(text_of(digits[i]) + with(text_of(solutions[i]), comments[i]), lines[i]);
        }
        if (count > 0) {
            if (lines[count - 1] != reader.line()) all.emplace_back("on another line");
            continue;
        }
        const auto next = reader.next();
        if (!next) return all;
        if (!next->has_value()) {
            tell(told(next->error()), reader.line());
            continue;
        }
        const auto& [puzzle, play, info, solution] = **next;
        const std::string solved = solution ? text_of(solution->digits) : std::string();
        tell(givens_of(puzzle) + with(solved, info.comment), reader.line());
    }
}

/// Options that name a format.
inline ReadOptions in_format(Format format) {
    ReadOptions options;
    options.format = format;
    return options;
}

/// The only entry of a text in `format`; fails the test (by an empty 1x1 puzzle) if there is none.
inline Entry read_one(std::string_view text, const ReadOptions& options) {
    auto entries = read_entries(text, options);
    if (!entries || entries->size() != 1) return Entry{Puzzle(Board::standard(1))};
    return entries->front();
}

/// All puzzles that a reader of whole texts gives, or the first fault.
inline Result<std::vector<Entry>> entries_of(const TextReader& reader) {
    std::vector<Entry> entries;
    while (auto item = reader()) {
        if (!item->entry) return item->entry.error();
        entries.push_back(*std::move(item->entry));
    }
    return entries;
}

/// Boards of several kinds to try formats on.
inline std::vector<Board> some_boards(std::uint32_t largest) {
    std::vector<Board> boards;
    for (const std::uint32_t order :
         {1U, 2U, 4U, 5U, 6U, 9U, 10U, 12U, 16U, 25U, 26U, 35U, 36U, 64U}) {
        if (order <= largest) boards.push_back(Board::standard(order));
    }
    return boards;
}

/// A puzzle with about a third of its cells given, different for each seed.
inline Puzzle some_puzzle(const Board& board, std::uint32_t seed) {
    Puzzle puzzle(board);
    std::uint32_t state = seed * 2654435761U + 12345U;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        state = state * 1664525U + 1013904223U;
        if ((state >> 24U) % 3 == 0) puzzle.set_given(cell, (state >> 8U) % board.order() + 1);
    }
    return puzzle;
}

}  // namespace sudokit::formats
