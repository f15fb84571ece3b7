// The arguments of `sudokit campaign`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "sudokit/campaign.hpp"

#include "cli/frame/arguments.hpp"
#include "cli/frame/command.hpp"

namespace sudokit::cli {

struct CampaignArguments : Arguments {
    std::optional<std::size_t> threads;
    double time_limit = 0;  ///< seconds; 0: that of the plan
    std::optional<CampaignShard> shard;
    std::optional<std::uint64_t> tasks;  ///< of a job array
    bool json = false;
};

Exit run_campaign_command(const CampaignArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
