// A campaign as a job array of Slurm.
#include "sudokit/campaign.hpp"

namespace sudokit {
namespace {

// A word for the shell, whatever is in it.
std::string quoted(std::string_view word) {
    std::string out = "'";
    for (const char c : word) {
        if (c == '\'') {
            out += "'\\''";
        } else {
            out += c;
        }
    }
    return out + "'";
}

}  // namespace

std::string slurm_script(const CampaignPlan& plan, std::string_view tool,
                         std::string_view plan_file, std::uint64_t tasks) {
    const std::string threads = std::to_string(plan.threads.value_or(1));
    const std::string count = std::to_string(tasks);
    return "#!/bin/sh\n"
           "# A campaign in " +
           count +
           " tasks. To submit it: sbatch THIS-FILE\n"
           "# Tasks may be killed, requeued and submitted again at any time: what is done stays "
           "done,\n"
           "# and the last one to end merges the output.\n"
           "#SBATCH --job-name=sudokit\n"
           "#SBATCH --array=0-" +
           std::to_string(tasks - 1) +
           "\n"
           "#SBATCH --ntasks=1\n"
           "#SBATCH --cpus-per-task=" +
           threads +
           "\n"
           "#SBATCH --requeue\n"
           "#SBATCH --open-mode=append\n"
           "exec " +
           quoted(tool) + " campaign run " + quoted(plan_file) + " --threads " + threads +
           " --shard \"$SLURM_ARRAY_TASK_ID/" + count + "\"\n";
}

}  // namespace sudokit
