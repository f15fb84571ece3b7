#include "sudokit/campaign.hpp"

#include "campaign/checkpoint/folder.hpp"
#include "campaign/messages.hpp"
#include "campaign/output/merging.hpp"
#include "campaign/ranks/ranks.hpp"
#include "campaign/runner.hpp"

namespace sudokit {

using namespace campaign;  // NOLINT(google-build-using-namespace): what this file is about

Result<CampaignEnd> run_campaign(const CampaignPlan& plan, const CampaignOptions& options) {
    if (options.mpi) return run_ranks(plan, options);
    OwnHands hands;
    return Runner(plan, options, hands).run(Runner::Task::all);
}

Result<CampaignEnd> merge_campaign(const CampaignPlan& plan, const CampaignOptions& options) {
    OwnHands hands;
    return Runner(plan, options, hands).run(Runner::Task::merge);
}

Result<CampaignStatus> campaign_status(const CampaignPlan& plan) {
    Folder folder(plan);
    if (auto fault = folder.open(Guest::onlooker, {}, false, {})) return *std::move(fault);
    auto survey = folder.survey(Look::heads, {});
    if (!survey) return survey.error();
    CampaignStatus status;
    status.progress.units = folder.header().units;
    status.progress.done = survey->done(Stage::input);
    status.progress.read = survey->read;
    status.progress.kept = survey->kept;
    status.progress.workers = 0;
    if (const auto buckets = buckets_in(folder); plan.distinct && buckets && *buckets) {
        status.progress.sorting = true;
        status.progress.units += (*buckets)->count();
        status.progress.done += survey->done(Stage::sorting);
    }
    status.merged = is_merged(folder, plan.output);
    for (const CampaignWorker& worker : survey->workers) {
        if (!worker.alive) continue;
        ++status.progress.workers;
        if (worker.seconds > 0) status.rate += static_cast<double>(worker.units) / worker.seconds;
    }
    if (status.rate > 0) {
        status.left =
            static_cast<double>(status.progress.units - status.progress.done) / status.rate;
    }
    status.workers = std::move(survey->workers);
    return status;
}

namespace {

// What is wrong with the output, if it was merged.
std::optional<Error> check_output(const CampaignPlan& plan, const Folder& folder,
                                  const Deadline& deadline, CampaignVerification& found) {
    const auto before = merged_before(folder);
    if (!before) {
        found.faults.push_back(before.error().message);
        return std::nullopt;
    }
    const auto& wanted = *before;
    if (!wanted) return std::nullopt;
    const auto is_whole = is_as_merged(plan.output, *wanted, deadline);
    if (!is_whole) return is_whole.error();
    const auto refuse = [&](const MessageText& why) {
        found.faults.push_back(message(text::kOutputChanged, plan.output, why));
    };
    if (!*is_whole) {
        refuse(text::kOutputMissing);
    } else if (!**is_whole) {
        refuse(text::kOtherChecksum);
    }
    if (*is_whole) found.bytes += wanted->bytes();
    return std::nullopt;
}

}  // namespace

Result<CampaignVerification> verify_campaign(const CampaignPlan& plan,
                                             const std::atomic<bool>* cancelled) {
    const StopWatch watch(0, cancelled);
    Folder folder(plan);
    if (auto fault = folder.open(Guest::onlooker, {}, false, watch.deadline())) {
        return *std::move(fault);
    }
    CampaignVerification found;
    if (const auto* input = std::get_if<FileInput>(&plan.input)) {
        if (auto fault = slices_fault(input->file, folder.slices(), watch.deadline())) {
            if (fault->code == ErrorCode::stopped) return *std::move(fault);
            found.faults.push_back(fault->message);
        }
        found.bytes += folder.slices().bytes;
    }
    auto survey = folder.survey(Look::lines, watch.deadline());
    if (!survey) return survey.error();
    found.units = survey->done(Stage::input) + survey->done(Stage::sorting);
    found.missing = folder.header().units - survey->done(Stage::input);
    found.bytes += survey->bytes;
    for (Message& fault : survey->faults) found.faults.push_back(std::move(fault));
    if (const auto buckets = buckets_in(folder); !buckets) {
        found.faults.push_back(buckets.error().message);
    }
    if (auto fault = check_output(plan, folder, watch.deadline(), found)) return *std::move(fault);
    return found;
}

}  // namespace sudokit
