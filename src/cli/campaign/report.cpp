#include "cli/campaign/report.hpp"

#include <algorithm>
#include <cstdio>

#include "sudokit/json_writer.hpp"

#include "cli/campaign/messages.hpp"
#include "cli/frame/columns.hpp"
#include "cli/io/json_line.hpp"
#include "cli/io/status_line.hpp"

namespace sudokit::cli {
namespace {

// Three digits are enough to compare.
std::string brief_number(double number) {
    char text[32];
    std::snprintf(text, sizeof text, "%.3g", number);
    return text;
}

std::string brief_number(double number, Language language) {
    std::string text = brief_number(number);
    if (language == Language::fr) std::ranges::replace(text, '.', ',');
    return text;
}

double rate_of(const CampaignWorker& worker) {
    return worker.seconds > 0 ? static_cast<double>(worker.units) / worker.seconds : 0;
}

std::string workers_table(const CampaignStatus& status, Language language) {
    const auto in = [&](const MessageText& text) { return std::string(text.in(language)); };
    std::vector<std::vector<std::string>> rows = {
        {in(text::kColumnWorker), in(text::kColumnUnits), in(text::kColumnRead),
         in(text::kColumnKept), in(text::kColumnUnitRate), in(text::kColumnWorkerState)}};
    for (const CampaignWorker& worker : status.workers) {
        rows.push_back({worker.name, std::to_string(worker.units), std::to_string(worker.read),
                        std::to_string(worker.kept), brief_number(rate_of(worker), language),
                        in(worker.alive ? text::kWorkerAlive : text::kWorkerEnded)});
    }
    return in_columns(rows);
}

std::string status_json(const CampaignStatus& status) {
    return json_line([&](JsonWriter& out) {
        const CampaignProgress& progress = status.progress;
        out.key("units").number(progress.units).key("done").number(progress.done);
        out.key("read").number(progress.read).key("kept").number(progress.kept);
        out.key("sorting").boolean(progress.sorting).key("merged").boolean(status.merged);
        out.key("rate").raw(brief_number(status.rate)).key("left");
        if (status.left) {
            out.raw(brief_number(*status.left));
        } else {
            out.null();
        }
        out.key("workers").begin_array();
        for (const CampaignWorker& worker : status.workers) {
            out.begin_object().key("name").text(worker.name).key("units").number(worker.units);
            out.key("read").number(worker.read).key("kept").number(worker.kept);
            out.key("seconds").raw(brief_number(worker.seconds));
            out.key("alive").boolean(worker.alive).end_object();
        }
        out.end_array();
    });
}

}  // namespace

std::string status_report(const CampaignStatus& status, const CampaignPlan& plan,
                          const CampaignArguments& arguments) {
    if (arguments.json) return status_json(status);
    const Language language = arguments.language;
    const CampaignProgress& progress = status.progress;
    std::string out =
        message(text::kCampaignUnits, progress.done, progress.units).in(language) + "\n";
    out += message(text::kCampaignRead, progress.read, progress.kept).in(language) + "\n";
    if (status.merged) {
        out += message(text::kCampaignMerged, plan.output).in(language) + "\n";
    } else if (status.left) {
        out += sentence(language, text::kCampaignRate, brief_number(status.rate, language),
                        clock_text(*status.left)) +
               "\n";
    } else if (progress.workers == 0) {
        out += std::string(text::kCampaignIdle.in(language)) + "\n";
    }
    if (!status.workers.empty()) out += "\n" + workers_table(status, language);
    return out;
}

std::string verification_report(const CampaignVerification& found,
                                const CampaignArguments& arguments) {
    const Language language = arguments.language;
    if (arguments.json) {
        return json_line([&](JsonWriter& out) {
            out.key("sound").boolean(found.is_sound()).key("units").number(found.units);
            out.key("missing").number(found.missing).key("bytes").number(found.bytes);
            out.key("faults").begin_array();
            for (const Message& fault : found.faults) out.text(fault.in(language));
            out.end_array();
        });
    }
    std::string out;
    for (const Message& fault : found.faults) out += fault.in(language) + "\n";
    if (!found.is_sound()) return out;
    return message(text::kCampaignSound, found.units, found.bytes, found.missing).in(language) +
           "\n";
}

std::string progress_line(const CampaignProgress& progress, Language language) {
    std::string out = clock_text(progress.seconds) + "  ";
    if (progress.units == 0) return out + std::string(text::kCampaignLooking.in(language));
    out += message(text::kCampaignUnits, progress.done, progress.units).in(language);
    if (progress.sorting) out += ", " + std::string(text::kCampaignSorting.in(language));
    if (const auto left = progress.left()) {
        out += ", " + sentence(language, text::kCampaignRate,
                               brief_number(progress.rate(), language), clock_text(*left));
    }
    return out;
}

}  // namespace sudokit::cli
