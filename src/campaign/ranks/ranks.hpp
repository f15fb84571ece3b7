// A campaign on several processes that MPI has started: the first rank hands out units one by one,
// and works on some itself; each rank writes what it has done into a segment of its own.
#pragma once

#include "sudokit/campaign.hpp"

namespace sudokit::campaign {

/// Runs the campaign as one of the ranks: the first one as its head, the others as its helpers.
[[nodiscard]] Result<CampaignEnd> run_ranks(const CampaignPlan& plan,
                                            const CampaignOptions& options);

}  // namespace sudokit::campaign
