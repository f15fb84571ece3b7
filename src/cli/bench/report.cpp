#include "cli/bench/report.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "sudokit/text_width.hpp"
#include "sudokit/version.hpp"

#include "cli/io/json_line.hpp"

namespace sudokit::cli::bench {
namespace {

constexpr MessageText kHeading{
    "sudokit {0}: medians of {1} {1:round|rounds}, with the distance between the slowest and the "
    "fastest in percent.",
    "sudokit {0} : médianes de {1} {1:tour|tours}, avec l’écart entre le plus lent et le plus "
    "rapide en pour cent."};
constexpr MessageText kSolvingTitle{
    "Puzzles per second, with proof that the solution is the only one:",
    "Grilles par seconde, avec preuve que la solution est la seule :"};
constexpr MessageText kCountingTitle{"Solutions counted per second:",
                                     "Solutions comptées par seconde :"};
constexpr MessageText kEngine{"engine", "moteur"};
constexpr MessageText kLanes{"lanes", "voies"};
constexpr MessageText kSet{"set", "jeu"};
constexpr MessageText kPuzzles{"puzzles", "grilles"};
constexpr MessageText kGuesses{"guesses", "hypothèses"};
constexpr MessageText kBatch{"in a batch", "en lot"};
constexpr MessageText kSingle{"one per call", "une par appel"};
constexpr MessageText kThreads{"{0} threads", "{0} fils"};
constexpr MessageText kSolutions{"solutions", "solutions"};
constexpr MessageText kPerSecond{"per second", "par seconde"};

std::string fixed(double value, int digits) {
    std::array<char, 64> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%.*f", digits, value);
    return buffer.data();
}

// With the decimal sign and the groups of three of the language.
std::string number(double value, int digits, Language language) {
    std::string text = fixed(value, digits);
    const std::size_t point = std::min(text.find('.'), text.size());
    if (language == Language::fr && point < text.size()) text[point] = ',';
    for (std::size_t i = point; i > 3; i -= 3) {
        text.insert(i - 3, language == Language::fr ? " " : ",");
    }
    return text;
}

std::string rate_text(const std::optional<Rate>& rate, Language language) {
    if (!rate) return "-";
    const double spread = 100 * (rate->most - rate->least) / rate->median;
    // Percent signs and blanks before them are the same width in every row.
    std::string percent = "(" + fixed(spread, 0) + (language == Language::fr ? " %)" : "%)");
    const std::size_t width = language == Language::fr ? 6 : 5;
    if (percent.size() < width) percent.insert(0, width - percent.size(), ' ');
    return number(rate->median, 0, language) + " " + percent;
}

using Row = std::vector<std::string>;

// Columns as wide as their widest cell; those in `left` begin at the left.
std::string table(const std::vector<Row>& rows, const std::vector<bool>& left) {
    std::vector<std::size_t> widths(left.size());
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], text_width(row[i]));
        }
    }
    std::string out;
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string blanks(widths[i] - text_width(row[i]), ' ');
            line += i == 0 ? "" : "  ";
            line += left[i] ? row[i] + blanks : blanks + row[i];
        }
        out += line + "\n";
    }
    return out;
}

std::string lanes_of(const Subject& subject) {
    return subject.kernel.lanes == 0 ? "-" : std::to_string(subject.kernel.lanes);
}

void write_rate(JsonWriter& out, std::string_view key, const std::optional<Rate>& rate) {
    if (!rate) return;
    out.key(key).begin_object().key("median").raw(fixed(rate->median, 0));
    out.key("least").raw(fixed(rate->least, 0)).key("most").raw(fixed(rate->most, 0)).end_object();
}

void write_subject(JsonWriter& out, const Subject& subject) {
    out.key("engine").text(subject.engine);
    if (subject.kernel.name.empty()) return;
    out.key("kernel").text(subject.kernel.name).key("lanes").number(subject.kernel.lanes);
}

}  // namespace

std::string name_of(const Subject& subject) {
    std::string name(subject.engine);
    if (!subject.kernel.name.empty()) name += " " + std::string(subject.kernel.name);
    return name;
}

std::string table_report(const Plan& plan, const Figures& figures, Language language) {
    const auto word = [&](const MessageText& text) { return std::string(text.in(language)); };
    std::string out = message(kHeading, kVersion, plan.rounds).in(language) + "\n\n";

    std::vector<Row> rows = {{word(kEngine), word(kLanes), word(kSet), word(kPuzzles),
                              word(kGuesses), word(kSingle), word(kBatch)}};
    if (plan.threads > 1) rows[0].push_back(message(kThreads, plan.threads).in(language));
    for (const SolvingRow& row : figures.solving) {
        rows.push_back({name_of(row.subject), lanes_of(row.subject), std::string(row.set),
                        number(static_cast<double>(row.puzzles), 0, language),
                        number(row.guesses, 2, language), rate_text(row.single, language),
                        rate_text(row.batch, language)});
        if (plan.threads > 1) rows.back().push_back(rate_text(row.threads, language));
    }
    out += word(kSolvingTitle) + "\n\n" +
           table(rows, {true, false, true, false, false, false, false, false}) + "\n";

    rows = {{word(kEngine), word(kSolutions), word(kPerSecond)}};
    for (const CountingRow& row : figures.counting) {
        rows.push_back({name_of(row.subject),
                        number(static_cast<double>(row.solutions), 0, language),
                        rate_text(row.rate, language)});
    }
    return out + word(kCountingTitle) + "\n\n" + table(rows, {true, false, false});
}

std::string json_report(const Plan& plan, const Figures& figures) {
    std::string lines;
    for (const SolvingRow& row : figures.solving) {
        append_json_line(lines, [&](JsonWriter& out) {
            write_subject(out, row.subject);
            out.key("set").text(row.set).key("puzzles").number(row.puzzles);
            out.key("guesses").raw(fixed(row.guesses, 4));
            write_rate(out, "single", row.single);
            write_rate(out, "batch", row.batch);
            if (row.threads) out.key("threads").number(plan.threads);
            write_rate(out, "parallel", row.threads);
        });
    }
    for (const CountingRow& row : figures.counting) {
        append_json_line(lines, [&](JsonWriter& out) {
            write_subject(out, row.subject);
            out.key("set").text("loose").key("solutions").number(row.solutions);
            write_rate(out, "counting", row.rate);
        });
    }
    return lines;
}

}  // namespace sudokit::cli::bench
