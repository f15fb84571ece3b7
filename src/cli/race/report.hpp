// What a race came to, as tables and charts, or as JSON.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "sudokit/draw_chart.hpp"
#include "sudokit/json_writer.hpp"

#include "cli/race/heat.hpp"

namespace sudokit::cli {

/// How tables are drawn.
struct RaceLook {
    Language language = Language::en;
    bool unicode = false;
};

/// A row for each engine with its bar, and below it why some have none.
[[nodiscard]] std::string race_table(std::span<const Heat> heats, const RaceLook& look);

/// What was measured of an engine on all puzzles together.
struct RaceTotal {
    std::string_view engine;
    std::size_t done = 0;     ///< puzzles
    double seconds = 0;       ///< of those, medians added up
    std::uint64_t nodes = 0;  ///< of those
    std::uint64_t peak = 0;   ///< the most of all

    void add(const Heat& heat);
};

/// The same for many puzzles.
[[nodiscard]] std::string totals_table(std::span<const RaceTotal> totals, std::size_t puzzles,
                                       const RaceLook& look);

/// What the engines are, and what they count.
[[nodiscard]] std::string race_legend(std::span<const std::string_view> engines, Language language);

/// The chart of a puzzle.
[[nodiscard]] TimeChart race_chart(std::span<const Heat> heats, std::string title,
                                   Language language);

/// The member "engines" of a JSON object; docs/cli.md describes it.
void write_heats(JsonWriter& out, std::span<const Heat> heats);

}  // namespace sudokit::cli
