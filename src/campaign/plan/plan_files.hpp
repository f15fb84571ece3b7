// The files of a plan, no two of which may be the same: what is written must harm nothing else.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sudokit/campaign.hpp"

namespace sudokit::campaign {

/// Two files of a plan that are the same.
struct FileClash {
    std::string_view key;  ///< of [output], that names the one that would be written
    Message message;
};

/// The first such clash; `plan_file`, the file of the plan itself, may be empty. Links are followed
/// as far as they lead now.
[[nodiscard]] std::optional<FileClash> file_clash(const CampaignPlan& plan,
                                                  const std::string& plan_file);

}  // namespace sudokit::campaign
