#include "campaign/ranks/ranks.hpp"

#include "campaign/ranks/head.hpp"
#include "campaign/ranks/helper.hpp"
#include "campaign/ranks/mpi.hpp"
#include "campaign/runner.hpp"

namespace sudokit::campaign {

Result<CampaignEnd> run_ranks(const CampaignPlan& plan, const CampaignOptions& options) {
    const auto& module = backend::loaded<MpiModule>();
    if (!module) return module.error();
    auto opened = module->call();
    if (!opened) return opened.error();
    Communicator& ranks = **opened;
    if (ranks.rank() > 0) return Helper(plan, options, ranks).run();
    Head head(ranks, Patience(plan.silence));
    return Runner(plan, options, head).run(Runner::Task::all);
}

}  // namespace sudokit::campaign

namespace sudokit {

std::optional<Error> campaign_ranks_fault() { return backend::module_fault<campaign::MpiModule>(); }

}  // namespace sudokit
