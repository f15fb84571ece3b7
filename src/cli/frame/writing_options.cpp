// The options that say how answers are written.
#include <algorithm>
#include <utility>

#include "cli/frame/command.hpp"
#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/frame/puzzle_values.hpp"
#include "cli/io/compression.hpp"

namespace sudokit::cli {
namespace {

using enum OptionGroup;

OptionValue format_value(std::optional<Format>& place) {
    OptionValue value =
        choice(text::kFormatArgument,
               formats_that([](const FormatInfo& info) { return info.writable; }), place);
    value.refuse = [](const OptionUse& use) -> UsageFault {
        if (!find_format(use.value)) return std::nullopt;
        return usage_error(text::kFormatReadOnly, use.shown, use.value);
    };
    return value;
}

constexpr std::string_view kPageEnds[] = {".pdf", ".html", ".htm", ".svg", ".png"};

// What --json and --format say together.
UsageFault settle_json(PuzzleArguments& arguments) {
    if (!arguments.json) return std::nullopt;
    if (arguments.format && *arguments.format != Format::json) {
        return usage_error(text::kNotTogether, "--json", "--format");
    }
    arguments.format = Format::json;
    return std::nullopt;
}

std::optional<Format> format_of_output(const Arguments& arguments) {
    return format_of_file(name_unpacked(arguments.output));
}

// Without a word on the format, the name of the output says it.
UsageFault take_extension(PuzzleArguments& arguments) {
    const auto named = format_of_output(arguments);
    if (arguments.format || !named) return std::nullopt;
    if (!format_info(*named).writable) {
        return usage_error(text::kFormatReadOnly, "--output", format_info(*named).name);
    }
    arguments.format = named;
    return std::nullopt;
}

// Pages and pictures are for other commands to make: a text of that name would open nowhere.
UsageFault page_fault(const PuzzleArguments& arguments) {
    if (arguments.format || !names_page(arguments.output)) return std::nullopt;
    return usage_error(text::kPageOutput, arguments.output);
}

void take_json_extension(PuzzleArguments& arguments) {
    if (arguments.format || format_of_output(arguments) != Format::json) return;
    arguments.json = true;
    arguments.format = Format::json;
}

UsageFault words_fault(const PuzzleArguments& arguments) {
    const auto is_other = [](Format format) {
        return format != Format::line && format != Format::json;
    };
    if (!arguments.format || !is_other(*arguments.format)) return std::nullopt;
    return usage_error(text::kWordsFormat, arguments.command->name,
                       format_info(*arguments.format).name);
}

// What is said of --output where its extension counts.
constexpr MessageText kOutputOfFormat{
    "write to FILE, complete or not at all; .csv, .sdk, .json and so on name the format, .gz and "
    ".zst compress it",
    "écrire dans FICHIER, en entier ou pas du tout ; .csv, .sdk, .json, etc. disent le format, .gz "
    "et .zst compressent"};
constexpr MessageText kOutputOfWords{
    "write to FILE, complete or not at all; .json means --json, .gz and .zst compress it",
    "écrire dans FICHIER, en entier ou pas du tout ; .json vaut --json, .gz et .zst compressent"};

// To some it is the format of answers, to others that of what they convert to; either name will do.
void add_format(Options& options, PuzzleArguments& arguments, const MessageText& output,
                std::string_view name = "format") {
    constexpr MessageText kAnswers{
        "write answers in this format; 'line' is one line per puzzle",
        "écrire les réponses dans ce format ; « line » donne une ligne par grille"};
    constexpr MessageText kPuzzles{"write puzzles in this format (default: line)",
                                   "écrire les grilles dans ce format (par défaut : line)"};
    const bool converts = name == "to";
    options.add({name, 'f', converts ? kPuzzles : kAnswers, format_value(arguments.format), writing,
                 converts ? "format" : "to"});
    add_json_option(options, arguments);
    add_output_option(options, arguments, output);
}

}  // namespace

void add_format_options(Options& options, PuzzleArguments& arguments,
                        std::vector<std::string_view> other) {
    add_format(options, arguments, kOutputOfFormat);
    options.check([&options, &arguments, other = std::move(other)]() -> UsageFault {
        const bool of_another_kind = std::ranges::any_of(
            other, [&options](std::string_view name) { return options.given(name); });
        return of_another_kind ? std::nullopt : take_extension(arguments);
    });
}

bool names_page(std::string_view path) {
    const std::string_view name = name_unpacked(path);
    return std::ranges::any_of(kPageEnds,
                               [&](std::string_view end) { return name.ends_with(end); });
}

void add_conversion_options(Options& options, PuzzleArguments& arguments,
                            std::function<bool()> writes_puzzles) {
    add_format(options, arguments, kOutputOfFormat, "to");
    options.check([&arguments, writes_puzzles = std::move(writes_puzzles)]() -> UsageFault {
        if (writes_puzzles && !writes_puzzles()) {
            take_json_extension(arguments);
            return std::nullopt;
        }
        auto fault = page_fault(arguments);
        return fault ? fault : take_extension(arguments);
    });
}

void add_rewriting_options(Options& options, PuzzleArguments& arguments,
                           std::function<bool()> writes_puzzles) {
    add_reading_options(options, arguments);
    add_constraint_options(options, arguments);
    add_stream_options(options, arguments);
    add_conversion_options(options, arguments, std::move(writes_puzzles));
    add_symbols_option(options, arguments);
}

void add_word_format_options(Options& options, PuzzleArguments& arguments) {
    add_format(options, arguments, kOutputOfWords);
    options.check([&arguments]() -> UsageFault {
        take_json_extension(arguments);
        return words_fault(arguments);
    });
}

void add_listing_rule(Options& options, const PuzzleArguments& arguments,
                      std::vector<std::string_view> lists) {
    options.check([&options, &arguments, lists = std::move(lists)]() -> UsageFault {
        if (!arguments.format || arguments.format == Format::json) return std::nullopt;
        for (const std::string_view name : lists) {
            if (options.given(name) && options.given("format")) {
                return usage_error(text::kNotTogether, "--" + std::string(name), "--format");
            }
        }
        return std::nullopt;
    });
}

void add_json_options(Options& options, PuzzleArguments& arguments) {
    add_json_option(options, arguments);
    add_output_option(options, arguments, kOutputOfWords);
    options.check([&arguments]() -> UsageFault {
        take_json_extension(arguments);
        return std::nullopt;
    });
}

void add_json_option(Options& options, PuzzleArguments& arguments) {
    add_json_option(options, arguments.json);
    options.check([&arguments] { return settle_json(arguments); });
}

void add_json_option(Options& options, bool& json) {
    options.add({"json",
                 0,
                 {"answer with one JSON object per line", "répondre par un objet JSON par ligne"},
                 flag(json),
                 writing});
}

void add_output_option(Options& options, Arguments& arguments, const MessageText& summary) {
    OptionValue value = taken_by(text::kFileArgument, [&arguments](const OptionUse& use) {
        arguments.output = use.value == "-" ? "" : std::string(use.value);
        return UsageFault();
    });
    value.is_file = true;
    options.add({"output", 'o', summary, std::move(value), writing});
}

void add_symbols_option(Options& options, PuzzleArguments& arguments) {
    options.add({"to-symbols",
                 0,
                 {"the alphabet of the answers, where it is not that of the input",
                  "l’alphabet des réponses, si ce n’est pas celui de l’entrée"},
                 choice(text::kNameArgument, symbols_by_name(), arguments.write.symbols),
                 writing});
}

void add_drawing_options(Options& options, PuzzleArguments& arguments) {
    add_symbols_option(options, arguments);
    options.add({"colour",
                 0,
                 {"colour pictures: auto (on a terminal, unless NO_COLOR is set), always, never",
                  "colorer les dessins : auto (sur un terminal, sauf si NO_COLOR est défini), "
                  "always, never"},
                 choice(MessageText{"WHEN", "QUAND"},
                        Meanings<Colour>{{"auto", Colour::automatic},
                                         {"always", Colour::always},
                                         {"never", Colour::never}},
                        arguments.colour),
                 writing,
                 "color"});
    options.add({"unicode",
                 0,
                 {"draw lines with box-drawing characters",
                  "tracer les traits en caractères semi-graphiques"},
                 flag(arguments.unicode),
                 writing});
}

void add_html_option(Options& options, const Arguments& arguments, bool& html) {
    options.add(
        {"html",
         0,
         {"write a page with a picture of every step, for a browser; one puzzle only",
          "écrire une page avec une figure de chaque étape, pour un navigateur ; une seule grille"},
         flag(html)});
    options.check([&options, &arguments, &html]() -> UsageFault {
        bool other = false;
        for (const std::string_view name : {"json", "pictures", "summary", "all-steps"}) {
            other |= options.given(name);
        }
        html |= arguments.output.ends_with(".html") && !other;
        return std::nullopt;
    });
}

void add_page_options(Options& options, const Arguments& arguments, bool& html, std::string& svg) {
    add_html_option(options, arguments, html);
    options.add({"svg",
                 0,
                 {"also draw the puzzle and every step into DIR, as SVG files",
                  "dessiner aussi la grille et chaque étape dans RÉP, en fichiers SVG"},
                 file(text::kFolderArgument, svg)});
}

}  // namespace sudokit::cli
