#include "cli/stream/stats.hpp"

#include <algorithm>
#include <cstdio>

#include "cli/io/json_line.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

void write_forms(JsonWriter& out, const RunOfForms& forms) {
    out.key("puzzles").number(forms.read);
    if (!forms.kinds) return;
    out.key("kinds").number(*forms.kinds).key("removed").number(forms.read - *forms.kinds);
}

std::string forms_text(const RunOfForms& forms, Language language) {
    if (!forms.kinds) return message(text::kStatsRead, forms.read).in(language) + "\n";
    return message(text::kStatsKinds, forms.read, *forms.kinds, forms.read - *forms.kinds)
               .in(language) +
           "\n";
}

void write_tally(JsonWriter& out, const Job& job) {
    const Tally& tally = job.tally;
    out.key("puzzles").number(tally.puzzles).key("one").number(tally.one);
    out.key("none").number(tally.none).key("several").number(tally.several);
    out.key("unsettled").number(tally.unsettled);
    if (job.ratings == nullptr) {
        out.key("nodes").number(tally.nodes).key("without_nodes").number(tally.without_search);
    } else {
        job.ratings->write(out, tally);
    }
}

std::string json_stats(const Job& job, double seconds) {
    return json_line([&](JsonWriter& out) {
        if (job.forms) {
            write_forms(out, *job.forms);
        } else {
            write_tally(out, job);
        }
        out.key("seconds").raw(decimals(seconds, 6, Language::en));
        out.key("threads").number(job.threads);
        if (!job.kernel.empty()) out.key("kernel").text(job.kernel);
    });
}

std::string tally_text(const Job& job) {
    const Tally& tally = job.tally;
    const Language language = job.language();
    std::string out =
        message(text::kStats, tally.puzzles, tally.one, tally.none, tally.several, tally.unsettled)
            .in(language) +
        "\n";
    const auto puzzles = static_cast<double>(tally.puzzles);
    // Ratings search only where they must, and by the way: how much says nothing of the puzzles.
    if (tally.puzzles > 0 && job.ratings == nullptr) {
        const double nodes = static_cast<double>(tally.nodes) / puzzles;
        const double share = 100 * static_cast<double>(tally.without_search) / puzzles;
        out +=
            message(text::kStatsNodes, decimals(nodes, 2, language), decimals(share, 1, language))
                .in(language) +
            "\n";
    }
    if (job.ratings != nullptr) out += job.ratings->text(job.tally, language);
    return out;
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
    const Language language = job.language();
    const double seconds = job.seconds();
    if (job.arguments.format == Format::json) return json_stats(job, seconds);
    std::string out = job.forms ? forms_text(*job.forms, language) : tally_text(job);
    const auto puzzles = static_cast<double>(job.forms ? job.forms->read : job.tally.puzzles);
    out += message(text::kStatsTime, decimals(seconds, 3, language),
                   decimals(seconds > 0 ? puzzles / seconds : 0, 0, language), job.threads)
               .in(language);
    if (!job.kernel.empty()) out += message(text::kStatsKernel, job.kernel).in(language);
    return out + "\n";
}

}  // namespace sudokit::cli
