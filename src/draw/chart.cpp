// The scale of a chart, and its bars as text.
#include <algorithm>
#include <array>
#include <cmath>

#include "sudokit/draw_chart.hpp"

#include "draw/chart_scale.hpp"

namespace sudokit {
namespace {

// From the shortest unit on; the factor makes seconds of it.
struct Unit {
    double seconds;
    std::string_view name;
};
constexpr std::array<Unit, 4> kUnits = {{{1e-9, "ns"}, {1e-6, "µs"}, {1e-3, "ms"}, {1, "s"}}};

// Blocks by eighths of a character.
constexpr std::array<std::string_view, 8> kEighths = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};

std::string text_bar(double length, std::size_t width, bool unicode) {
    if (length <= 0) return {};
    const double wanted = length * static_cast<double>(width);
    if (!unicode)
        return std::string(static_cast<std::size_t>(std::max(1L, std::lround(wanted))), '#');
    const auto eighths = static_cast<std::size_t>(std::max(1L, std::lround(8 * wanted)));
    std::string out;
    for (std::size_t i = 0; i < eighths / 8; ++i) out += "█";
    return out + std::string(kEighths.at(eighths % 8));
}

}  // namespace

namespace draw {

DecadeScale::DecadeScale(const TimeChart& chart) {
    std::optional<double> least;
    double most = 0;
    for (const TimeBar& bar : chart.bars) {
        if (!bar.seconds) continue;
        least = std::min(least.value_or(*bar.seconds), *bar.seconds);
        most = std::max(most, *bar.seconds);
    }
    if (!least) return;
    first_ = static_cast<int>(std::floor(std::log10(std::max(*least, kShortest))));
    // A power of ten that is a bar's end is the end of the scale, whatever rounding makes of it.
    constexpr double kRounding = 1e-9;
    const double end = std::log10(std::max(most, kShortest)) - kRounding;
    last_ = std::max(first_ + 1, static_cast<int>(std::ceil(end)));
}

double DecadeScale::length(double seconds) const {
    // The shortest bar is seen too.
    constexpr double kLeast = 0.02;
    const double place = (std::log10(std::max(seconds, kShortest)) - first_) / (last_ - first_);
    return std::clamp(place, kLeast, 1.0);
}

}  // namespace draw

std::string duration_text(double seconds, Language language) {
    const Unit* unit = &kUnits.back();
    for (const Unit& each : kUnits) {
        // What rounds to a thousand is one of the next.
        if (seconds < 999.5 * each.seconds) {
            unit = &each;
            break;
        }
    }
    const double value = seconds / unit->seconds;
    // One digit behind the point where there are fewer than three before it.
    const long tenths = std::lround(10 * value);
    std::string text = std::to_string(tenths < 1000 ? tenths / 10 : std::lround(value));
    if (tenths < 1000) text += (language == Language::fr ? "," : ".") + std::to_string(tenths % 10);
    return text + " " + std::string(unit->name);
}

std::vector<double> bar_lengths(const TimeChart& chart) {
    const draw::DecadeScale scale(chart);
    std::vector<double> lengths;
    for (const TimeBar& bar : chart.bars) {
        lengths.push_back(bar.seconds ? scale.length(*bar.seconds) : 0);
    }
    return lengths;
}

std::vector<std::string> draw_bars(const TimeChart& chart, std::size_t width, bool unicode) {
    std::vector<std::string> bars;
    for (const double length : bar_lengths(chart)) bars.push_back(text_bar(length, width, unicode));
    return bars;
}

}  // namespace sudokit
