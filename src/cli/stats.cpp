#include "cli/stats.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <span>
#include <vector>

#include "sudokit/score.hpp"

#include "cli/columns.hpp"
#include "cli/json.hpp"
#include "cli/messages.hpp"

namespace sudokit::cli {
namespace {

std::string json_numbers(std::span<const std::uint64_t> numbers) {
    std::string out;
    for (const std::uint64_t number : numbers) {
        out += out.empty() ? '[' : ',';
        out += std::to_string(number);
    }
    return out + "]";
}

// A bar for a share in a hundred: a sign for every two.
std::string bar(double share) {
    return std::string(static_cast<std::size_t>(std::lround(share / 2)), '#');
}

// How many puzzles have each depth.
std::string depths_text(const Tally& tally, Language language) {
    std::string out;
    for (std::size_t depth = 0; depth < tally.ratings.size(); ++depth) {
        const std::uint64_t count = tally.ratings[depth];
        if (count == 0) continue;
        const double share = 100 * static_cast<double>(count) / static_cast<double>(tally.puzzles);
        out += message(text::kStatsDepth, depth, count, decimals(share, 2, language)).in(language) +
               "\n";
    }
    return out;
}

// A level of whichever scale has levels.
struct LevelWords {
    std::string_view word;
    MessageText name;
};

std::vector<LevelWords> levels_of(Scale scale) {
    std::vector<LevelWords> levels;
    if (scale == Scale::score) {
        for (const ScoreLevelInfo& info : all_score_levels()) {
            levels.push_back({info.word, info.name});
        }
    } else {
        for (const LevelInfo& info : all_levels(scale)) levels.push_back({info.word, info.name});
    }
    return levels;
}

// How many have each level, also those that none has: a histogram.
std::string levels_text(const Tally& tally, Scale scale, Language language) {
    std::string out;
    const auto levels = levels_of(scale);
    for (std::size_t place = 0; place < levels.size(); ++place) {
        const std::uint64_t count = place < tally.ratings.size() ? tally.ratings[place] : 0;
        const double share = 100 * static_cast<double>(count) / static_cast<double>(tally.puzzles);
        const std::string percent =
            message(text::kPercent, decimals(share, 2, language)).in(language);
        std::string line = to_the_left(levels[place].name.in(language), 14) +
                           to_the_right(std::to_string(count), 10) + to_the_right(percent, 10) +
                           "  " + bar(share);
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    }
    return out;
}

std::string ratings_text(const Job& job) {
    if (job.tally.ratings.empty()) return {};
    const Scale scale = job.arguments.scale;
    if (scale == Scale::depth) return depths_text(job.tally, job.language());
    return levels_text(job.tally, scale, job.language());
}

// `,"depths":[3,1]` or `,"levels":{"very-easy":3,...}`
std::string json_ratings(const Job& job) {
    const Tally& tally = job.tally;
    if (tally.ratings.empty()) return {};
    if (job.arguments.scale == Scale::depth) return ",\"depths\":" + json_numbers(tally.ratings);
    std::string out;
    const auto levels = levels_of(job.arguments.scale);
    for (std::size_t place = 0; place < levels.size(); ++place) {
        const std::uint64_t count = place < tally.ratings.size() ? tally.ratings[place] : 0;
        out += (out.empty() ? "" : ",") + json_string(levels[place].word) + ":" +
               std::to_string(count);
    }
    return ",\"levels\":{" + out + "}";
}

std::string json_stats(const Job& job, double seconds) {
    const Tally& tally = job.tally;
    std::string out = "{\"puzzles\":" + std::to_string(tally.puzzles);
    out += ",\"one\":" + std::to_string(tally.one);
    out += ",\"none\":" + std::to_string(tally.none);
    out += ",\"several\":" + std::to_string(tally.several);
    out += ",\"unsettled\":" + std::to_string(tally.unsettled);
    out += ",\"nodes\":" + std::to_string(tally.nodes);
    out += ",\"without_nodes\":" + std::to_string(tally.without_search);
    out += json_ratings(job);
    out += ",\"seconds\":" + decimals(seconds, 6, Language::en);
    out += ",\"threads\":" + std::to_string(job.threads);
    if (!job.kernel.empty()) out += ",\"kernel\":" + json_string(job.kernel);
    return out + "}\n";
}

}  // namespace

std::string decimals(double value, int places, Language language) {
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, "%.*f", places, value);
    std::string out = buffer;
    if (language == Language::fr) std::replace(out.begin(), out.end(), '.', ',');
    return out;
}

std::string stats_text(const Job& job) {
    const Tally& tally = job.tally;
    const Language language = job.language();
    const double seconds = job.seconds();
    if (job.arguments.format == Format::json) return json_stats(job, seconds);
    std::string out =
        message(text::kStats, tally.puzzles, tally.one, tally.none, tally.several, tally.unsettled)
            .in(language) +
        "\n";
    const auto puzzles = static_cast<double>(tally.puzzles);
    if (tally.puzzles > 0) {
        const double nodes = static_cast<double>(tally.nodes) / puzzles;
        const double share = 100 * static_cast<double>(tally.without_search) / puzzles;
        out +=
            message(text::kStatsNodes, decimals(nodes, 2, language), decimals(share, 1, language))
                .in(language) +
            "\n";
    }
    out += ratings_text(job);
    out += message(text::kStatsTime, decimals(seconds, 3, language),
                   decimals(seconds > 0 ? puzzles / seconds : 0, 0, language), job.threads)
               .in(language);
    if (!job.kernel.empty()) out += message(text::kStatsKernel, job.kernel).in(language);
    return out + "\n";
}

}  // namespace sudokit::cli
