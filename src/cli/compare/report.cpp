#include "cli/compare/report.hpp"

#include <algorithm>

#include "sudokit/cell_name.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/compare/messages.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/stats.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kLeastWidth = 6;

// In characters: bytes that go on with one do not count.
std::size_t length_of(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80; }));
}

std::string right(std::string_view text, std::size_t width) {
    const std::size_t length = length_of(text);
    return std::string(length < width ? width - length : 0, ' ') + std::string(text);
}

// Pairs of filters, row by row, without those of a filter with itself.
template <class Take>
void each_pair(std::size_t size, const Take& take) {
    for (std::size_t a = 0; a < size; ++a) {
        for (std::size_t b = 0; b < size; ++b) {
            if (a != b) take(a, b);
        }
    }
}

double share(std::uint64_t part, std::uint64_t whole) {
    return static_cast<double>(part) / static_cast<double>(whole);
}

std::string digit_text(const ExamplePuzzle& example, Digit digit,
                       const CompareArguments& arguments) {
    return symbol_of(symbols_for(example.puzzle.board(), arguments.write), digit);
}

std::string totals_table(const Comparison& comparison, const CompareArguments& arguments) {
    const Language language = arguments.language;
    const auto row = [](std::string_view number, std::string_view solved, std::string_view left,
                        std::string_view failed, std::string_view name) {
        return right(number, 4) + right(solved, 11) + right(left, 12) + right(failed, 16) + "  " +
               std::string(name) + "\n";
    };
    std::string out = row("", text::kShareSolved.in(language), text::kCandidatesLeft.in(language),
                          text::kContradictions.in(language), text::kFilter.in(language));
    for (std::size_t i = 0; i < comparison.size(); ++i) {
        const auto& total = comparison.total(i);
        const double percent = 100 * share(total.solved, comparison.puzzles());
        const double average = share(total.candidates, comparison.puzzles());
        out += row(std::to_string(i + 1), decimals(percent, 2, language),
                   decimals(average, 2, language), std::to_string(total.contradictions),
                   filter_name(arguments.filters[i]));
    }
    return out + std::string(text::kHowCounted.in(language)) + "\n";
}

std::string matrix(const Comparison& comparison, const CompareArguments& arguments) {
    const std::string yes(text::kFiltersAsMuch.in(arguments.language));
    const std::size_t width =
        std::max(kLeastWidth, std::to_string(comparison.puzzles()).size()) + 2;
    std::string out = "    ";
    for (std::size_t b = 0; b < comparison.size(); ++b) {
        out += right(std::to_string(b + 1), width);
    }
    out += '\n';
    for (std::size_t a = 0; a < comparison.size(); ++a) {
        out += right(std::to_string(a + 1), 4);
        for (std::size_t b = 0; b < comparison.size(); ++b) {
            const std::uint64_t misses = comparison.misses(a, b);
            out += right(a == b ? "-" : misses == 0 ? yes : std::to_string(misses), width);
        }
        out += '\n';
    }
    return out;
}

std::string example_text(std::size_t a, std::size_t b, const CounterExample& found,
                         const ExamplePuzzle& example, const CompareArguments& arguments) {
    std::string place = shown_text(example.file);
    if (example.line > 0) place += ":" + std::to_string(example.line);
    return message(text::kCounterExample, a + 1, digit_text(example, found.digit, arguments),
                   cell_words(example.puzzle.board(), found.cell), b + 1, found.number, place)
               .in(arguments.language) +
           "\n    " + line_of(example.puzzle.board(), example.puzzle.givens(), arguments.write) +
           "\n";
}

std::string examples_text(const Compared& findings, const CompareArguments& arguments) {
    std::string out;
    each_pair(findings.comparison.size(), [&](std::size_t a, std::size_t b) {
        const auto& first = findings.comparison.first(a, b);
        if (!first) return;
        out += example_text(a, b, *first, findings.examples.at(first->number), arguments);
    });
    return out;
}

void write_filter(JsonWriter& out, const Comparison& comparison, std::size_t i,
                  const Filter& filter) {
    const auto& total = comparison.total(i);
    out.begin_object().key("filter").text(filter_name(filter));
    out.key("solved").number(total.solved).key("contradictions").number(total.contradictions);
    out.key("candidates").number(total.candidates).end_object();
}

void write_example(JsonWriter& out, const CounterExample& found, const ExamplePuzzle& example,
                   const CompareArguments& arguments) {
    const Puzzle& puzzle = example.puzzle;
    out.begin_object();
    write_place(out, {found.number, example.file, example.line});
    out.key("puzzle").text(line_of(puzzle.board(), puzzle.givens(), arguments.write));
    out.key("cell").text(cell_name(puzzle.board(), found.cell));
    out.key("digit").text(digit_text(example, found.digit, arguments)).end_object();
}

void write_pair(JsonWriter& out, const Compared& findings, std::size_t a, std::size_t b,
                const CompareArguments& arguments) {
    out.begin_object().key("row").number(a + 1).key("column").number(b + 1);
    out.key("misses").number(findings.comparison.misses(a, b));
    if (const auto& first = findings.comparison.first(a, b)) {
        out.key("first");
        write_example(out, *first, findings.examples.at(first->number), arguments);
    }
    out.end_object();
}

}  // namespace

std::string findings_text(const Compared& findings, const CompareArguments& arguments) {
    const Comparison& comparison = findings.comparison;
    const Language language = arguments.language;
    std::string out = message(text::kCompared, comparison.puzzles()).in(language);
    if (findings.given_up > 0) out += message(text::kGivenUp, findings.given_up).in(language);
    out += "\n";
    if (comparison.puzzles() == 0) return out;
    out += "\n" + totals_table(comparison, arguments);
    if (comparison.size() < 2) return out;
    out += "\n" + std::string(text::kMatrix.in(language)) + "\n\n" + matrix(comparison, arguments);
    const std::string examples = examples_text(findings, arguments);
    if (!examples.empty()) {
        out += "\n" + std::string(text::kCounterExamples.in(language)) + "\n" + examples;
    }
    return out;
}

std::string json_findings(const Compared& findings, const CompareArguments& arguments) {
    const Comparison& comparison = findings.comparison;
    return json_line([&](JsonWriter& out) {
        out.key("puzzles").number(comparison.puzzles()).key("given_up").number(findings.given_up);
        out.key("filters").begin_array();
        for (std::size_t i = 0; i < comparison.size(); ++i) {
            write_filter(out, comparison, i, arguments.filters[i]);
        }
        out.end_array().key("pairs").begin_array();
        each_pair(comparison.size(), [&](std::size_t a, std::size_t b) {
            write_pair(out, findings, a, b, arguments);
        });
        out.end_array();
    });
}

}  // namespace sudokit::cli
