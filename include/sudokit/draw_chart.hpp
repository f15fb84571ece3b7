// Bar charts: of times on a logarithmic scale, as bars of text and as SVG; of counts, as SVG.
//
//     const TimeChart chart{.title = "...", .bars = {{"nine", 2.1e-3, "2.1 ms"}, ...}};
//     draw_svg(chart);
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudokit/message.hpp"

namespace sudokit {

/// One bar with its words.
struct TimeBar {
    std::string label;                   ///< before it
    std::optional<double> seconds = {};  ///< none: there is no bar
    std::string said = {};               ///< behind it
    bool faded = false;                  ///< it ended before it was done
};

struct TimeChart {
    std::string title = {};
    std::vector<TimeBar> bars = {};
    Language language = Language::en;
};

/// "14.0 ms", "3.2 s": two digits or three that count.
[[nodiscard]] std::string duration_text(double seconds, Language language);

/// How long each bar is, from 0 (none) to 1: whole powers of ten lie around all of them.
[[nodiscard]] std::vector<double> bar_lengths(const TimeChart& chart);

/// The bars as text, at most `width` characters each; empty where there is none.
[[nodiscard]] std::vector<std::string> draw_bars(const TimeChart& chart, std::size_t width,
                                                 bool unicode);

/// An SVG document that needs nothing else, with a line for each power of ten.
[[nodiscard]] std::string draw_svg(const TimeChart& chart);

/// How many there are of a kind.
struct CountBar {
    std::string label;  ///< before the bar
    std::int64_t count = 0;
    std::string said = {};  ///< behind it
};

struct CountChart {
    std::string title = {};
    std::vector<CountBar> bars = {};
};

/// An SVG document that needs nothing else; the longest bar is the greatest count.
[[nodiscard]] std::string draw_svg(const CountChart& chart);

}  // namespace sudokit
