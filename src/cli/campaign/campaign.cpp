// `sudokit campaign`: long work on very many puzzles.
#include "sudokit/campaign.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <mutex>

#include "sudokit/stream.hpp"
#include "sudokit/whole_number.hpp"

#include "cli/campaign/arguments.hpp"
#include "cli/campaign/messages.hpp"
#include "cli/campaign/report.hpp"
#include "cli/grid/catalogue.hpp"
#include "cli/io/file_text.hpp"
#include "cli/io/output.hpp"
#include "cli/io/status_line.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/messages.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kMostPlanBytes = std::size_t{1} << 20U;
constexpr std::array<std::string_view, 6> kVerbs{"run",   "resume", "status",
                                                 "merge", "verify", "slurm"};

std::string verb_list() {
    std::string out;
    for (const std::string_view verb : kVerbs) {
        if (!out.empty()) out += ", ";
        out += verb;
    }
    return out;
}

// How many ranks MPI says in the environment that it has started: Open MPI, or MPICH and those made
// of it.
constexpr std::array<const char*, 2> kRankCounts{"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"};

bool is_rank() {
    const auto is_set = [](const char* name) { return std::getenv(name) != nullptr; };
    return std::ranges::any_of(kRankCounts, is_set) || is_set("PMIX_RANK") || is_set("PMI_RANK");
}

// Tasks of Slurm may be ranks too, each by itself.
bool has_other_ranks() {
    return std::ranges::any_of(kRankCounts, [](const char* name) {
        const char* const ranks = std::getenv(name);
        return ranks != nullptr && whole_number<std::uint32_t>(ranks).value_or(1) > 1;
    });
}

Exit usage(const Streams& io, const Message& why, Language language) {
    complain(io, why.in(language));
    return Exit::usage;
}

// An option that would do nothing is refused.
std::optional<Message> verb_fault(const CampaignArguments& arguments, std::string_view verb) {
    const bool runs = verb == "run" || verb == "resume";
    if (arguments.shard && !runs) return message(text::kCampaignOnly, "--shard", "run|resume");
    if (arguments.time_limit > 0 && !runs && verb != "merge") {
        return message(text::kCampaignOnly, "--time-limit", "run|resume|merge");
    }
    const bool tells = verb == "status" || verb == "verify";
    if (arguments.json && !tells) return message(text::kCampaignOnly, "--json", "status|verify");
    if (!arguments.output.empty() && !tells && verb != "slurm") {
        return message(text::kCampaignOnly, "--output", "status|verify|slurm");
    }
    if (arguments.tasks && verb != "slurm") return message(text::kCampaignOnly, "--tasks", "slurm");
    return std::nullopt;
}

class CampaignCall {
  public:
    CampaignCall(const CampaignArguments& arguments, const Streams& io)
        : arguments_(arguments),
          io_(io),
          verb_(arguments.operands[0]),
          file_(arguments.operands[1]) {}

    Exit run() {
        const auto text = read_file(file_, kMostPlanBytes, io_);
        if (!text) return refuse(text.error());
        auto plan = read_campaign_plan(*text, file_);
        if (!plan) return refuse(plan.error());
        plan_ = *std::move(plan);
        if (arguments_.time_limit > 0) plan_->seconds = arguments_.time_limit;
        if (arguments_.threads) plan_->threads = arguments_.threads;
        if (verb_ == "status") return tell_status();
        if (verb_ == "verify") return verify();
        if (verb_ == "slurm") return write_script();
        return work();
    }

  private:
    // What is wrong with the plan has a place in it; other messages name their files.
    Exit refuse(const Error& error) {
        if (error.code == ErrorCode::stopped) return Exit::stopped;
        const bool placed = error.line > 0 || !plan_;
        if (placed) {
            say(io_, fault_text(file_, error, arguments_.language));
        } else {
            complain(io_, error.message.in(arguments_.language));
        }
        return Exit::bad_input;
    }

    Exit work() {
        CampaignOptions options;
        if (arguments_.shard && has_other_ranks()) {
            return usage(io_, message(text::kCampaignShardOrRanks), arguments_.language);
        }
        options.mpi = is_rank() && !arguments_.shard && verb_ != "merge";
        if (options.mpi) {
            if (const auto fault = campaign_ranks_fault()) {
                return usage(io_, fault->message, arguments_.language);
            }
        }
        options.threads = options.mpi ? 1 : core_count();
        options.resume = verb_ == "resume";
        options.shard = arguments_.shard;
        options.cancelled = &interrupt::flag();
        if (std::holds_alternative<CatalogueInput>(plan_->input)) options.catalogue = &catalogue();
        std::mutex mutex;
        CampaignProgress last;
        options.progress = [&](const CampaignProgress& progress) {
            const std::lock_guard lock(mutex);
            last = progress;
        };
        Result<CampaignEnd> end = CampaignEnd{};
        {
            const Ticker ticker(arguments_, io_, [&] {
                const std::lock_guard lock(mutex);
                return progress_line(last, arguments_.language);
            });
            end =
                verb_ == "merge" ? merge_campaign(*plan_, options) : run_campaign(*plan_, options);
        }
        if (!end) return refuse(end.error());
        return conclude(*end);
    }

    Exit conclude(const CampaignEnd& end) {
        const CampaignProgress& progress = end.progress;
        if (end.follows) return end.stopped ? Exit::stopped : Exit::yes;
        if (end.merged) {
            tell(message(text::kCampaignDone, progress.done, progress.read, plan_->output));
            return Exit::yes;
        }
        if (!end.stopped && arguments_.shard) {
            tell(message(text::kCampaignShardDone, progress.done, progress.units));
            return Exit::yes;
        }
        if (verb_ == "merge" && !end.stopped) {
            tell(message(text::kCampaignMissing, progress.units - progress.done, progress.units));
            return Exit::no;
        }
        tell(end.begun ? message(text::kCampaignStopped, progress.done, progress.units)
                       : message(text::kCampaignNotBegun));
        return Exit::stopped;
    }

    void tell(const Message& words) {
        if (!arguments_.quiet) say(io_, words.in(arguments_.language));
    }

    Exit tell_status() {
        const auto status = campaign_status(*plan_);
        if (!status) return refuse(status.error());
        return write_answer(arguments_, io_, status_report(*status, *plan_, arguments_));
    }

    Exit verify() {
        const auto found = verify_campaign(*plan_, &interrupt::flag());
        if (!found) return refuse(found.error());
        const Exit written = write_answer(arguments_, io_, verification_report(*found, arguments_));
        return worst(written, found->is_sound() ? Exit::yes : Exit::no);
    }

    Exit write_script() {
        constexpr std::uint64_t kTasks = 10;
        std::error_code fault;
        const auto tool = std::filesystem::read_symlink("/proc/self/exe", fault);
        const auto plan = std::filesystem::absolute(file_, fault);
        return write_answer(arguments_, io_,
                            slurm_script(*plan_, tool.empty() ? "sudokit" : tool.string(),
                                         plan.string(), arguments_.tasks.value_or(kTasks)));
    }

    const CampaignArguments& arguments_;
    const Streams& io_;
    std::string_view verb_;
    const std::string& file_;
    std::optional<CampaignPlan> plan_;
};

}  // namespace

Exit run_campaign_command(const CampaignArguments& arguments, const Streams& io) {
    const Language language = arguments.language;
    if (arguments.operands.size() != 2) {
        return usage(io, message(text::kCampaignWhat, own_words(verb_list())), language);
    }
    const std::string& verb = arguments.operands.front();
    if (std::ranges::find(kVerbs, verb) == kVerbs.end()) {
        return usage(io, message(text::kCampaignVerb, own_words(verb_list()), verb), language);
    }
    if (const auto fault = verb_fault(arguments, verb)) return usage(io, *fault, language);
    return CampaignCall(arguments, io).run();
}

}  // namespace sudokit::cli
