#include "cli/stats.hpp"

#include <algorithm>
#include <cstdio>
#include <span>

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

// How many puzzles have each depth.
std::string depths_text(const Tally& tally, Language language) {
    std::string out;
    for (std::size_t depth = 0; depth < tally.depths.size(); ++depth) {
        const std::uint64_t count = tally.depths[depth];
        if (count == 0) continue;
        const double share = 100 * static_cast<double>(count) / static_cast<double>(tally.puzzles);
        out += message(text::kStatsDepth, depth, count, decimals(share, 2, language)).in(language) +
               "\n";
    }
    return out;
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
    if (!tally.depths.empty()) out += ",\"depths\":" + json_numbers(tally.depths);
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
    out += depths_text(tally, language);
    out += message(text::kStatsTime, decimals(seconds, 3, language),
                   decimals(seconds > 0 ? puzzles / seconds : 0, 0, language), job.threads)
               .in(language);
    if (!job.kernel.empty()) out += message(text::kStatsKernel, job.kernel).in(language);
    return out + "\n";
}

}  // namespace sudokit::cli
