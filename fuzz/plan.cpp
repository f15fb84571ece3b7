// The reader of the plans of campaigns on any bytes: a fault has a place in the text, and what is
// read means something.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "sudokit/campaign.hpp"

#include "fuzz/require.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto plan = sudokit::read_campaign_plan(text, "folder/plan.toml");
    if (plan) {
        require(plan->slice >= 1);
        require(!plan->checkpoint.empty());
        require(!plan->meaning().empty());
        return 0;
    }
    const sudokit::Error& error = plan.error();
    require(error.line >= 1 && error.line <= size + 1 && error.column >= 1);
    require(!error.message.in(sudokit::Language::fr).empty());
    return 0;
}
