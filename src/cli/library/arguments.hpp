// The arguments of `sudokit library`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudokit/library.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

/// What is to be done with a library.
enum class LibraryTask : std::uint8_t { import, query, rate, tag, use, history, stats, check };

/// What is told of puzzles besides the puzzles: a column each.
struct LibraryColumn {
    enum class What : std::uint8_t { id, clues, symmetry, rating, tags, sources, used_in };
    What what = What::id;
    Scale scale = Scale::level;  ///< of a rating
    std::string_view name;
};

struct LibraryArguments : PuzzleArguments {
    LibraryTask task = LibraryTask::query;
    std::string library;  ///< a file, or the address of a database
    LibraryQuery query;
    std::vector<std::string> tags;     ///< to have, or to get by import
    std::vector<std::string> sources;  ///< likewise, one for import
    std::vector<LibraryColumn> with;
    bool count = false;
    std::optional<std::uint64_t> batch;  ///< puzzles put in at once
    std::vector<Scale> scales;
    std::string add;          ///< a tag
    std::string remove;       ///< likewise
    std::string publication;  ///< that puzzles are used in
    bool undo = false;        ///< or no longer
    bool all = false;         ///< puzzles of the library are to be marked
    std::string svg;          ///< a folder for charts
    bool html = false;
};

Exit run_library(const LibraryArguments& arguments, const Streams& io);

/// --library, named so on the command line; a library that no module here can open is the fault of
/// the option.
[[nodiscard]] OptionValue library_value(std::string& place);

/// How a library is called in messages: as it was named, but for a password in an address.
[[nodiscard]] std::string library_name(const std::string& library);

/// Says what is wrong with a library, and answers the status that it means.
Exit report_library_fault(const Arguments& arguments, const std::string& library, const Streams& io,
                          const Error& fault);

// The tasks.
Exit import_puzzles(const LibraryArguments& arguments, const Streams& io);
Exit query_puzzles(const LibraryArguments& arguments, const Streams& io);
Exit mark_puzzles(const LibraryArguments& arguments, const Streams& io);
Exit rate_puzzles(const LibraryArguments& arguments, const Streams& io);
Exit show_history(const LibraryArguments& arguments, const Streams& io);
Exit show_stats(const LibraryArguments& arguments, const Streams& io);
Exit check_library(const LibraryArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
