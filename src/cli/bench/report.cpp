#include "cli/bench/report.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "sudokit/text_width.hpp"
#include "sudokit/version.hpp"

#include "cli/stream/json.hpp"

namespace sudokit::cli::bench {
namespace {

constexpr MessageText kHeading{
    "sudokit {0}: medians of {1} {1:round|rounds}, with the distance between the slowest and the "
    "fastest in percent.",
    "sudokit {0} : médianes de {1} {1:tour|tours}, avec l’écart entre le plus lent et le plus "
    "rapide en pour cent."};
constexpr MessageText kSolvingTitle{
    "Puzzles per second, with proof that the solution is the only one:",
    "Puzzles par seconde, avec preuve que la solution est la seule :"};
constexpr MessageText kCountingTitle{"Solutions counted per second:",
                                     "Solutions comptées par seconde :"};
constexpr MessageText kEngine{"engine", "moteur"};
constexpr MessageText kLanes{"lanes", "voies"};
constexpr MessageText kSet{"set", "jeu"};
constexpr MessageText kPuzzles{"puzzles", "puzzles"};
constexpr MessageText kGuesses{"guesses", "hypothèses"};
constexpr MessageText kBatch{"in a batch", "en lot"};
constexpr MessageText kSingle{"one per call", "un par appel"};
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

std::string json_rate(std::string_view key, const std::optional<Rate>& rate) {
    if (!rate) return {};
    return ",\"" + std::string(key) + "\":{\"median\":" + fixed(rate->median, 0) +
           ",\"least\":" + fixed(rate->least, 0) + ",\"most\":" + fixed(rate->most, 0) + "}";
}

std::string json_subject(const Subject& subject) {
    std::string out = "{\"engine\":" + json_string(subject.engine);
    if (!subject.kernel.name.empty()) {
        out += ",\"kernel\":" + json_string(subject.kernel.name) +
               ",\"lanes\":" + std::to_string(subject.kernel.lanes);
    }
    return out;
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
    std::string out;
    for (const SolvingRow& row : figures.solving) {
        out += json_subject(row.subject) + ",\"set\":" + json_string(row.set) +
               ",\"puzzles\":" + std::to_string(row.puzzles) +
               ",\"guesses\":" + fixed(row.guesses, 4) + json_rate("single", row.single) +
               json_rate("batch", row.batch);
        if (row.threads) out += ",\"threads\":" + std::to_string(plan.threads);
        out += json_rate("parallel", row.threads) + "}\n";
    }
    for (const CountingRow& row : figures.counting) {
        out += json_subject(row.subject) +
               ",\"set\":\"loose\",\"solutions\":" + std::to_string(row.solutions) +
               json_rate("counting", row.rate) + "}\n";
    }
    return out;
}

}  // namespace sudokit::cli::bench
