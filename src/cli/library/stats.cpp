// `sudokit library stats`: how many puzzles there are of each kind.
#include "cli/stream/stats.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <system_error>

#include "sudokit/clock.hpp"
#include "sudokit/draw_chart.hpp"
#include "sudokit/shown_text.hpp"
#include "sudokit/text_width.hpp"
#include "sudokit/whole_number.hpp"

#include "cli/frame/columns.hpp"
#include "cli/io/json_line.hpp"
#include "cli/io/output.hpp"
#include "cli/io/system.hpp"
#include "cli/library/arguments.hpp"
#include "cli/library/messages.hpp"

namespace sudokit::cli {
namespace {

// A list of counts with a heading, as text and as a picture.
struct CountTable {
    std::string key;  // in JSON, and the name of the picture
    std::string title;
    std::vector<LibraryFigures::Count> rows;
};

std::vector<LibraryFigures::Count> shown_rows(std::vector<LibraryFigures::Count> rows,
                                              Language language) {
    for (auto& row : rows) {
        row.name =
            row.name.empty() ? std::string(text::kUnnamed.in(language)) : shown_text(row.name);
    }
    return rows;
}

std::vector<LibraryFigures::Count> level_rows(const LibraryFigures& figures, Language language) {
    std::vector<LibraryFigures::Count> rows;
    for (const LevelInfo& info : all_levels(Scale::level)) {
        rows.push_back({std::string(info.name.in(language)),
                        figures.levels[static_cast<std::size_t>(info.id)]});
    }
    rows.push_back({std::string(text::kNotRated.in(language)), figures.without_level});
    return rows;
}

std::vector<LibraryFigures::Count> clue_rows(const LibraryFigures& figures) {
    std::vector<LibraryFigures::Count> rows;
    for (std::size_t clues = 0; clues < figures.clues.size(); ++clues) {
        if (figures.clues[clues] > 0) {
            rows.push_back({std::to_string(clues), figures.clues[clues]});
        }
    }
    return rows;
}

std::vector<LibraryFigures::Count> symmetry_rows(const LibraryFigures& figures, Language language) {
    std::vector<LibraryFigures::Count> rows;
    for (const PatternSymmetryInfo& info : all_pattern_symmetries()) {
        rows.push_back({std::string(info.name.in(language)),
                        figures.symmetries[static_cast<std::size_t>(info.id)]});
    }
    rows.push_back({std::string(text::kNoSymmetry.in(language)), figures.without_symmetry});
    return rows;
}

std::vector<CountTable> tables_of(const LibraryFigures& figures, Language language) {
    const auto in = [&](const MessageText& text) { return std::string(text.in(language)); };
    std::vector<CountTable> tables = {
        {"levels", in(text::kByLevel), level_rows(figures, language)},
        {"clues", in(text::kByClues), clue_rows(figures)},
        {"symmetries", in(text::kBySymmetry), symmetry_rows(figures, language)}};
    for (const ScaleInfo& info : all_scales()) {
        const auto& values = figures.ratings[static_cast<std::size_t>(info.id)];
        CountTable table{
            "scale-" + std::string(info.name), sentence(language, text::kByScale, info.name), {}};
        for (const auto& [value, puzzles] : values) {
            std::string name = rating_text(info.id, value);
            name.erase(std::min(name.find('/'), name.size()));
            table.rows.push_back(
                {whole_number<std::uint64_t>(name) ? number_words(name).in(language) : name,
                 puzzles});
        }
        tables.push_back(std::move(table));
    }
    tables.push_back({"tags", in(text::kByTag), shown_rows(figures.tags, language)});
    tables.push_back({"sources", in(text::kBySource), shown_rows(figures.sources, language)});
    tables.push_back({"used-in", in(text::kByPublication), shown_rows(figures.used_in, language)});
    tables.push_back({"boards", in(text::kByBoard), shown_rows(figures.boards, language)});
    std::erase_if(tables, [](const CountTable& table) { return table.rows.empty(); });
    return tables;
}

std::string table_text(const CountTable& table, Language language) {
    constexpr double kLongestBar = 40;
    std::int64_t most = 1;
    std::size_t widest = 0;
    for (const auto& row : table.rows) {
        most = std::max(most, row.puzzles);
        widest = std::max(widest, text_width(row.name));
    }
    std::string out = "\n" + table.title + "\n";
    for (const auto& [name, puzzles] : table.rows) {
        const double share = static_cast<double>(puzzles) / static_cast<double>(most);
        const auto bar = static_cast<std::size_t>(std::lround(kLongestBar * share));
        out += "  " + to_the_left(name, widest) + "  " +
               to_the_right(number_words(std::to_string(puzzles)).in(language), 12);
        if (bar > 0) out += "  " + std::string(bar, '#');
        out += '\n';
    }
    return out;
}

std::string headline(const LibraryFigures& figures, Language language) {
    const double each = figures.puzzles == 0 ? 0
                                             : static_cast<double>(figures.bytes) /
                                                   static_cast<double>(figures.puzzles);
    return message(text::kPuzzlesInAll, figures.puzzles, figures.used, figures.badly_posed,
                   own_words(decimals(static_cast<double>(figures.bytes) / 1e6, 1, language)),
                   own_words(decimals(each, 1, language)))
        .in(language);
}

std::string stats_words(const LibraryFigures& figures, Language language) {
    std::string out = headline(figures, language) + "\n";
    for (const CountTable& table : tables_of(figures, language)) {
        out += table_text(table, language);
    }
    return out;
}

// A text as HTML shows it.
std::string in_html(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '<') {
            out += "&lt;";
        } else if (c == '&') {
            out += "&amp;";
        } else {
            out += c;
        }
    }
    return out;
}

CountChart chart_of(const CountTable& table, Language language) {
    CountChart chart{table.title, {}};
    for (const auto& [name, puzzles] : table.rows) {
        chart.bars.push_back({name, puzzles, number_words(std::to_string(puzzles)).in(language)});
    }
    return chart;
}

// The charts of all tables into a folder.
Exit write_charts(const LibraryArguments& arguments, const Streams& io,
                  const std::vector<CountTable>& tables) {
    std::error_code failed;
    std::filesystem::create_directories(arguments.svg, failed);
    Exit exit = Exit::yes;
    for (const CountTable& table : tables) {
        const std::string svg = draw_svg(chart_of(table, arguments.language));
        const auto write = [&svg](TextSink sink) { sink(svg); };
        exit =
            worst(exit, write_file(arguments, io, arguments.svg + "/" + table.key + ".svg", write));
        if (exit != Exit::yes) break;
    }
    return exit;
}

// All charts on a page that needs nothing else.
std::string stats_page(const LibraryArguments& arguments, const LibraryFigures& figures) {
    const Language language = arguments.language;
    const std::string title =
        sentence(language, text::kStatsTitle, library_name(arguments.library));
    std::string out =
        "<!DOCTYPE html>\n<html lang=\"" + std::string(language == Language::fr ? "fr" : "en") +
        "\">\n<head><meta charset=\"utf-8\"><title>" + in_html(title) +
        "</title>\n<style>body{font:16px sans-serif;margin:2em auto;max-width:60em;"
        "padding:0 1em}figure{margin:1.5em 0}svg{max-width:100%;height:auto}"
        "</style></head>\n<body>\n<h1>" +
        in_html(title) + "</h1>\n<p>" + in_html(headline(figures, language)) + "</p>\n";
    for (const CountTable& table : tables_of(figures, language)) {
        const std::string svg = draw_svg(chart_of(table, language));
        // Without the declaration of a document of its own.
        out += "<figure>" + svg.substr(std::min(svg.find("<svg"), svg.size())) + "</figure>\n";
    }
    return out + "</body>\n</html>\n";
}

std::string stats_json(const LibraryFigures& figures) {
    return json_line([&](JsonWriter& out) {
        out.key("puzzles").number(figures.puzzles).key("used").number(figures.used);
        out.key("badly_posed").number(figures.badly_posed).key("bytes").number(figures.bytes);
        for (const CountTable& table : tables_of(figures, Language::en)) {
            out.key(table.key).begin_array();
            for (const auto& [name, puzzles] : table.rows) {
                out.begin_object().key("name").text(name).key("puzzles").number(puzzles);
                out.end_object();
            }
            out.end_array();
        }
    });
}

}  // namespace

Exit show_stats(const LibraryArguments& arguments, const Streams& io) {
    const Timer timer(arguments.timeout, &interrupt::flag());
    auto library = Library::open(arguments.library, Library::Access::read, timer.deadline());
    if (!library) return report_library_fault(arguments, arguments.library, io, library.error());
    const auto figures = library->figures();
    if (!figures) return report_library_fault(arguments, arguments.library, io, figures.error());
    if (!arguments.svg.empty()) {
        const Exit exit = write_charts(arguments, io, tables_of(*figures, arguments.language));
        if (exit != Exit::yes) return exit;
    }
    std::string text = arguments.html   ? stats_page(arguments, *figures)
                       : arguments.json ? stats_json(*figures)
                                        : stats_words(*figures, arguments.language);
    return write_answer(arguments, io, text);
}

}  // namespace sudokit::cli
