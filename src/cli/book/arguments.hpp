// The arguments of `sudokit book`.
#pragma once

#include <cstdint>
#include <optional>

#include "sudokit/book.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

enum class BookFormat : std::uint8_t { pdf, html, svg };

struct BookArguments : PuzzleArguments {
    BookStyle style;  ///< without the language and the symbols, which all commands have
    std::optional<BookFormat> to;
    bool no_levels = false;
    bool ill_posed = false;  ///< also puzzles without exactly one solution
};

Exit run_book(const BookArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
