// The options of the tool: one table that parsing, help, the manual and the completions share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/compare.hpp"
#include "sudokit/exports.hpp"
#include "sudokit/formats.hpp"
#include "sudokit/model_walk.hpp"
#include "sudokit/models.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/rules.hpp"
#include "sudokit/walk.hpp"

#include "cli/command.hpp"

namespace sudokit::cli {

enum class OptionId : std::uint8_t {
    from,
    format,
    symbols,
    to_symbols,
    box,
    latin,
    layout,
    diagonal,
    windows,
    extra,
    to,
    encoding,
    givens,
    at_most_one,
    sizes,
    colours,
    with,
    heuristic,
    count_colourings,
    all,
    limit,
    timeout,
    scale,
    only,
    without,
    until,
    all_steps,
    summary,
    pictures,
    html,
    svg,
    no_uniqueness,
    verify_steps,
    strength,
    model,
    order,
    rules,
    consistency,
    engine,
    solver_command,
    failed_literals,
    depth,
    probe,
    why,
    trace,
    operations,
    left,
    json,
    output,
    threads,
    keep_going,
    stats,
    signature,
    kernel,
    time,
    rounds,
    seed,
    colour,
    unicode,
    man,
    completion,
    quiet,
    lang,
    help
};

/// What the argument of an option may be; completions offer it.
enum class Values : std::uint8_t {
    none,  ///< the option takes no argument
    any,
    file,
    readable_format,
    writable_format,
    symbols,
    export_kind,
    encoding,
    givens,
    at_most_one,
    engine,
    scale,
    consistency,
    walk_model,
    colour,
    language,
    shell
};

/// What there is to know of an option.
struct OptionInfo {
    OptionId id;
    std::string_view name;  ///< without the dashes
    char letter = 0;        ///< short name, 0 = none
    Values values = Values::none;
    MessageText argument;  ///< how help names the argument
    MessageText summary;
    std::uint32_t commands = 0;  ///< bit i: the command with id i takes it

    [[nodiscard]] bool takes_value() const { return values != Values::none; }
    [[nodiscard]] bool belongs_to(CommandId command) const {
        return (commands >> static_cast<unsigned>(command) & 1U) != 0;
    }
};

/// All options, in the order in which help lists them.
[[nodiscard]] std::span<const OptionInfo> all_options();

/// The words that the option's argument may be, where there is a list of them.
[[nodiscard]] std::vector<std::string_view> allowed_words(Values values);

enum class Colour : std::uint8_t { automatic, always, never };

/// A command line, understood.
// NOLINTNEXTLINE(clang-analyzer-optin.performance.Padding): there is one; ordered by subject
struct Arguments {
    const Command* command = nullptr;
    Language language = Language::en;
    std::vector<std::string> operands;

    ReadOptions read;  ///< without the boards of `layout` and `extra`, which are in files
    std::optional<std::string> layout;
    std::vector<std::string> extra;

    std::optional<Format> format;  ///< set to `json` by --json
    WriteOptions write;
    std::string output;  ///< empty: the standard output
    Colour colour = Colour::automatic;
    bool unicode = false;

    Export export_kind = Export::dimacs;
    CnfOptions cnf;  ///< how puzzles are put into clauses
    bool sizes = false;
    std::string colours;                ///< the file for the colours of a graph; empty: none
    std::optional<std::uint32_t> with;  ///< how many colours; none: as few as possible
    bool heuristic = false;
    bool count = false;  ///< colourings
    bool failed_literals = false;
    std::optional<std::uint32_t> depth;  ///< of tests; none: 1 for failed literals, else 0
    std::string probe;                   ///< a cell and a digit, "r1c8=7"; empty: none
    std::string why;                     ///< the same
    bool trace = false;
    bool operations = false;
    std::string left;  ///< the file for the formula left; empty: none

    Model model = {.primal = Model::kPairs, .dual = Model::kPairs};  ///< to filter by
    std::optional<RuleSet> rules;                                    ///< the same, in its place
    Consistency consistency = Consistency::ac;

    std::string engine = "auto";
    Scale scale = Scale::level;
    TechniqueSet techniques = TechniqueSet().set();  ///< that steps may use
    std::optional<TechniqueId> until;
    bool all_steps = false;
    bool summary = false;
    bool pictures = false;
    bool html = false;
    std::string svg;  ///< the directory for pictures; empty: none
    bool uniqueness = true;
    bool verify_steps = false;
    HintStrength strength = HintStrength::place;
    WalkModel walk_model = WalkModel::cube;
    std::string order;           ///< cells to take first, "r1c4,r1c2"; empty: none
    std::vector<Filter> models;  ///< and rules, to compare, in their order
    std::string solver_command;  ///< for the engine that needs one
    std::optional<std::uint64_t> limit;
    double timeout = 0;                  ///< seconds per puzzle or graph; 0 = no limit
    std::optional<std::size_t> threads;  ///< none: all cores
    bool all = false;
    bool keep_going = false;
    bool stats = false;
    bool quiet = false;

    bool signature = false;
    std::string kernel;  ///< empty: the one in use; or a name, or "all"
    double time = 0;     ///< seconds for the whole benchmark; 0 = as is usual
    std::optional<std::size_t> rounds;
    std::uint64_t seed = 1;

    bool help = false;
    bool man = false;
    std::optional<std::string> completion;
};

/// Understands the words after the command's name, or says what is wrong with them.
[[nodiscard]] Result<Arguments> parse_arguments(const Command& command,
                                                std::span<const std::string_view> words,
                                                Language language);

/// The language that `--lang` asks for somewhere in `words`, else that of the environment. Needed
/// before parsing, to complain in the right language.
[[nodiscard]] Language choose_language(std::span<const std::string_view> words);

}  // namespace sudokit::cli
