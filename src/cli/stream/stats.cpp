#include "cli/stream/stats.hpp"

#include <algorithm>
#include <cstdio>

#include "cli/stream/json.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

std::string json_stats(const Job& job, double seconds) {
    const Tally& tally = job.tally;
    std::string out = "{\"puzzles\":" + std::to_string(tally.puzzles);
    out += ",\"one\":" + std::to_string(tally.one);
    out += ",\"none\":" + std::to_string(tally.none);
    out += ",\"several\":" + std::to_string(tally.several);
    out += ",\"unsettled\":" + std::to_string(tally.unsettled);
    out += ",\"nodes\":" + std::to_string(tally.nodes);
    out += ",\"without_nodes\":" + std::to_string(tally.without_search);
    if (job.ratings != nullptr) out += job.ratings->json(job.tally);
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
    if (job.ratings != nullptr) out += job.ratings->text(job.tally, language);
    out += message(text::kStatsTime, decimals(seconds, 3, language),
                   decimals(seconds > 0 ? puzzles / seconds : 0, 0, language), job.threads)
               .in(language);
    if (!job.kernel.empty()) out += message(text::kStatsKernel, job.kernel).in(language);
    return out + "\n";
}

}  // namespace sudokit::cli
