// What commands have in common that read puzzles, and the options that say it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/cnf.hpp"
#include "sudokit/formats.hpp"

#include "cli/frame/options.hpp"
#include "cli/frame/search_order_options.hpp"

namespace sudokit::cli {

enum class Colour : std::uint8_t { automatic, always, never };

/// How to read puzzles, work on them and write the answers.
struct PuzzleArguments : Arguments {
    ReadOptions read;  ///< without the boards of `layout` and `extra`, which are in files
    std::string layout;
    std::vector<std::string> extra;

    std::optional<Format> format;  ///< of answers; set to `json` by --json
    WriteOptions write;
    Colour colour = Colour::automatic;
    bool unicode = false;

    std::string engine = "auto";
    std::string solver_command;          ///< for the engine that needs one
    OrderArguments order;                ///< of an exhaustive search
    double timeout = 0;                  ///< seconds per puzzle or graph; 0 = no limit
    std::optional<std::size_t> threads;  ///< none: all cores
    bool keep_going = false;
    bool stats = false;
    bool json = false;
};

/// --from, --symbols and whatever says which board it is.
void add_reading_options(Options& options, PuzzleArguments& arguments);

/// --order, for commands that make boards; it may go with a --box of that order.
void add_order_option(Options& options, const MessageText& summary,
                      std::optional<std::uint32_t>& order, const PuzzleArguments& arguments);

/// --anti-knight, and an option of its name for every other kind of constraints that is about the
/// whole board; for commands that keep constraints.
void add_constraint_options(Options& options, PuzzleArguments& arguments);

/// --engine and --solver-command.
void add_engine_options(Options& options, PuzzleArguments& arguments);

/// The same for formulas, with the engines that solve them.
void add_formula_engine_options(Options& options, PuzzleArguments& arguments);

/// --formula: the operands are formulas, whatever they look like.
void add_formula_option(Options& options, bool& formula);

/// --timeout, for each puzzle.
void add_timeout_option(Options& options, PuzzleArguments& arguments);

/// How many threads may be asked for.
inline constexpr std::uint64_t kMostThreads = 1024;

/// --threads and --keep-going.
void add_stream_options(Options& options, PuzzleArguments& arguments);
void add_threads_option(Options& options, PuzzleArguments& arguments);
void add_keep_going_option(Options& options, PuzzleArguments& arguments);

/// --stats, of commands that solve, or that print other figures.
void add_stats_option(Options& options, PuzzleArguments& arguments);
void add_stats_option(Options& options, PuzzleArguments& arguments, const MessageText& summary);

/// --format, --json and --output, whose extension may name the format, unless one of `other` was
/// given: then the answer is of another kind.
void add_format_options(Options& options, PuzzleArguments& arguments,
                        std::vector<std::string_view> other = {});

/// Whether a file of this name would be a page or a picture, which other commands make.
[[nodiscard]] bool names_page(std::string_view path);

/// The same where the format is what puzzles are converted to: --to. Where `writes_puzzles` says
/// no, the answer is words, and the extension .json means --json.
void add_conversion_options(Options& options, PuzzleArguments& arguments,
                            std::function<bool()> writes_puzzles = nullptr);

/// All that a command takes which reads puzzles and writes puzzles: how to read them and their
/// constraints, threads, --to and --to-symbols.
void add_rewriting_options(Options& options, PuzzleArguments& arguments,
                           std::function<bool()> writes_puzzles = nullptr);

/// What takes several lines (each of `lists`) has no place among answers of one line, or of other
/// formats.
void add_listing_rule(Options& options, const PuzzleArguments& arguments,
                      std::vector<std::string_view> lists);

/// The same where answers are words: lines or JSON.
void add_word_format_options(Options& options, PuzzleArguments& arguments);

/// --json and --output, where there is no other format.
void add_json_options(Options& options, PuzzleArguments& arguments);

/// --json alone; of puzzles it is a format.
void add_json_option(Options& options, bool& json);
void add_json_option(Options& options, PuzzleArguments& arguments);

/// --output; `summary` says what its extension means.
void add_output_option(Options& options, Arguments& arguments, const MessageText& summary);

/// --to-symbols.
void add_symbols_option(Options& options, PuzzleArguments& arguments);

/// --to-symbols, --colour and --unicode.
void add_drawing_options(Options& options, PuzzleArguments& arguments);

/// --html, of what goes step by step; an output whose name ends in .html means it, too.
void add_html_option(Options& options, const Arguments& arguments, bool& html);

/// The same, and --svg.
void add_page_options(Options& options, const Arguments& arguments, bool& html, std::string& svg);

/// --encoding and --givens.
void add_clause_options(Options& options, CnfOptions& cnf);

/// --families, which excludes --encoding.
void add_families_option(Options& options, CnfOptions& cnf);

}  // namespace sudokit::cli
