// What `sudokit campaign status` and `verify` print.
#pragma once

#include <string>

#include "sudokit/campaign.hpp"

#include "cli/campaign/arguments.hpp"

namespace sudokit::cli {

[[nodiscard]] std::string status_report(const CampaignStatus& status, const CampaignPlan& plan,
                                        const CampaignArguments& arguments);

[[nodiscard]] std::string verification_report(const CampaignVerification& found,
                                              const CampaignArguments& arguments);

/// The line at the bottom of a terminal.
[[nodiscard]] std::string progress_line(const CampaignProgress& progress, Language language);

}  // namespace sudokit::cli
