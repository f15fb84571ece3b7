#include "cli/race/report.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "cli/frame/columns.hpp"
#include "cli/frame/list_row.hpp"
#include "cli/race/messages.hpp"
#include "cli/race/words.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kBarWidth = 24;

using RaceRows = std::vector<std::vector<std::string>>;

std::string count_words(std::uint64_t count, Language language) {
    return number_words(std::to_string(count)).in(language);
}

std::string time_words(const Heat& heat, Language language) {
    if (heat.end == HeatEnd::late) {
        if (heat.seconds.empty()) return std::string(text::kOutOfTimeAt.in(language));
        return sentence(language, text::kMoreThan, duration_text(heat.seconds.back(), language));
    }
    return heat.is_timed() ? duration_text(heat.median(), language) : "-";
}

// The rows as lines, with the bars behind them; the first row is the heads of the columns.
std::string with_bars(const RaceRows& rows, const TimeChart& chart, const RaceLook& look) {
    const std::string lines = in_columns(rows);
    const auto bars = draw_bars(chart, kBarWidth, look.unicode);
    std::string out;
    std::size_t row = 0;
    for (std::size_t at = 0; at < lines.size(); ++row) {
        const std::size_t end = lines.find('\n', at);
        const std::string bar =
            row == 0 ? std::string(text::kScale.in(look.language)) : bars[row - 1];
        out += lines.substr(at, end - at);
        if (!bar.empty()) out += "  " + bar;
        out += '\n';
        at = end + 1;
    }
    return out;
}

std::string plain_seconds(double seconds) {
    std::array<char, 40> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%.9f", seconds);
    return buffer.data();
}

std::string_view end_word(HeatEnd end) {
    switch (end) {
        case HeatEnd::done: return "done";
        case HeatEnd::late: return "timeout";
        case HeatEnd::refused: return "refused";
        case HeatEnd::failed: return "failed";
        case HeatEnd::cancelled: break;
    }
    return "cancelled";
}

bool has_figures(const Heat& heat) {
    return heat.end == HeatEnd::done || (heat.end == HeatEnd::late && !heat.seconds.empty());
}

}  // namespace

std::string race_table(std::span<const Heat> heats, const RaceLook& look) {
    const Language language = look.language;
    const auto word = [&](const MessageText& text) { return std::string(text.in(language)); };
    RaceRows rows = {{word(text::kEngineColumn), word(text::kAnswerColumn), word(text::kTimeColumn),
                      word(text::kNodesColumn), word(text::kMemoryColumn)}};
    std::string notes;
    for (const Heat& heat : heats) {
        const bool told = has_figures(heat);
        rows.push_back({std::string(heat.engine), answer_words(heat, language),
                        time_words(heat, language),
                        told ? count_words(heat.answer.nodes, language) : "-",
                        told ? memory_words(heat.peak, language) : "-"});
        if (!heat.why.empty())
            notes += sentence(language, text::kWhyNot, heat.engine, heat.why) + "\n";
        if (heat.engine == "auto" && heat.end == HeatEnd::done) {
            notes += message(text::kAutoEndedBy, heat.last).in(language) + "\n";
        }
    }
    return with_bars(rows, race_chart(heats, {}, language), look) + (notes.empty() ? "" : "\n") +
           notes;
}

void RaceTotal::add(const Heat& heat) {
    if (!heat.is_timed()) return;
    ++done;
    seconds += heat.median();
    nodes += heat.answer.nodes;
    peak = std::max(peak, heat.peak);
}

std::string totals_table(std::span<const RaceTotal> totals, std::size_t puzzles,
                         const RaceLook& look) {
    const Language language = look.language;
    const auto word = [&](const MessageText& text) { return std::string(text.in(language)); };
    RaceRows rows = {{word(text::kEngineColumn), word(text::kDoneColumn), word(text::kTimeColumn),
                      word(text::kNodesColumn), word(text::kMemoryColumn)}};
    TimeChart chart{.language = language};
    bool some_left = false;
    for (const RaceTotal& total : totals) {
        const bool any = total.done > 0;
        some_left = some_left || (any && total.done < puzzles);
        rows.push_back({std::string(total.engine),
                        message(text::kDoneOf, total.done, puzzles).in(language),
                        any ? duration_text(total.seconds, language) : "-",
                        any ? count_words(total.nodes, language) : "-",
                        any ? memory_words(total.peak, language) : "-"});
        TimeBar bar;
        // A bar of fewer puzzles cannot be compared with the others.
        if (total.done == puzzles) bar.seconds = total.seconds;
        chart.bars.push_back(bar);
    }
    const std::string note = some_left ? "\n" + word(text::kOfThoseDone) + "\n" : "";
    return message(text::kRaceTotals, puzzles).in(language) + "\n\n" +
           with_bars(rows, chart, look) + note;
}

std::string race_legend(std::span<const std::string_view> engines, Language language) {
    std::string out = std::string(text::kLegend.in(language)) + "\n";
    for (const std::string_view engine : engines) {
        const std::string row =
            sentence(language, text::kLegendRow, engine_summary(engine).in(language),
                     node_meaning(engine).in(language));
        out += list_row(engine, row, {});
    }
    return out + std::string(text::kLegendMemory.in(language)) + "\n";
}

TimeChart race_chart(std::span<const Heat> heats, std::string title, Language language) {
    TimeChart chart{.title = std::move(title), .language = language};
    for (const Heat& heat : heats) {
        TimeBar bar{.label = std::string(heat.engine)};
        if (has_figures(heat)) {
            bar.seconds = heat.median();
            bar.faded = heat.end == HeatEnd::late;
            bar.said = time_words(heat, language);
        } else {
            const MessageText& why = heat.end == HeatEnd::refused ? text::kRefusesShort
                                     : heat.end == HeatEnd::late  ? text::kOutOfTimeAt
                                                                  : text::kFailedShort;
            bar.said = why.in(language);
        }
        chart.bars.push_back(std::move(bar));
    }
    return chart;
}

void write_heats(JsonWriter& out, std::span<const Heat> heats) {
    out.key("engines").begin_array();
    for (const Heat& heat : heats) {
        out.begin_object().key("engine").text(heat.engine).key("end").text(end_word(heat.end));
        if (!heat.why.empty()) out.key("reason").text(heat.why);
        if (has_figures(heat)) {
            out.key("answer").text(verdict_word(heat.answer.verdict));
            out.key("count").number(heat.answer.count);
            out.key("exact").boolean(heat.answer.stop == Stop::exhausted);
            out.key("nodes").number(heat.answer.nodes);
            if (heat.engine == "auto") out.key("ended_by").text(heat.last);
            out.key("rounds").number(heat.seconds.size());
            out.key("seconds").begin_object().key("median").raw(plain_seconds(heat.median()));
            out.key("least").raw(plain_seconds(heat.seconds.front()));
            out.key("most").raw(plain_seconds(heat.seconds.back())).end_object();
            out.key("memory").number(heat.peak);
        }
        out.end_object();
    }
    out.end_array();
}

}  // namespace sudokit::cli
