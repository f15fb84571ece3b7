// Campaigns: work on very many puzzles, cut into units, that goes on where it was stopped and loses
// nothing, on the threads of a machine, on the ranks of MPI, or on the tasks of a job array.
//
//     const auto plan = sudokit::read_campaign_plan(text, "plans/near.toml");
//     const auto end = sudokit::run_campaign(*plan, {.threads = 2});
//     if (end && end->is_complete()) use(plan->output);
//
// A unit is a slice of the input and a pure function of it: what comes out does not depend on who
// does it, when, or how often. So the output is the same, byte by byte, however many worked on it
// and however often they were killed. docs/campaigns.md tells all of it.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sudokit/generate.hpp"
#include "sudokit/nine_catalogue.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/result.hpp"

namespace sudokit {

/// The lines of a file, each a 9x9 puzzle; empty lines and those that begin with # are passed over.
struct FileInput {
    std::string file;
    bool operator==(const FileInput&) const = default;
};

/// Puzzles made as wished, in so many rounds of a generator (see `rng_of_round`).
struct GeneratedInput {
    Wish wish;
    std::uint64_t rounds = 0;
    std::uint64_t seed = 1;
};

/// The grids of the catalogue with these ranks, both included.
struct CatalogueInput {
    Range<std::uint64_t> grids;
};

/// For each of these bands of the catalogue how many canonical grids begin with it.
struct BandsInput {
    Range<std::uint64_t> bands;
};

/// The parts of a count of all grids of a board with boxes, and their sum.
struct CountInput {
    Boxes boxes;
};

using CampaignInput =
    std::variant<FileInput, GeneratedInput, CatalogueInput, BandsInput, CountInput>;

/// Adds the solution, or the word `none` or `several`.
struct SolveStep {};

/// Lets pass what can be told without rating.
struct FilterStep {
    Range<std::uint32_t> clues = {0, 81};
    bool one_solution = false;
    bool minimal = false;
};

/// Adds the rating on a scale. Ratings above `most` (tenths on the scales of Sudoku Explainer) are
/// only said to be above it.
struct RateStep {
    Scale scale = Scale::level;
    std::optional<unsigned> most = {};
};

/// Lets puzzles pass whose rating on a scale is in the range: levels by their place from 0, ER in
/// tenths, else numbers. What was rated before is not rated again, unless it is only known to be
/// above a bound and that does not tell.
struct KeepStep {
    Scale scale = Scale::level;
    Range<unsigned> range = {0, ~0U};
};

/// Puts the canonical form in the place of a puzzle.
struct CanonStep {};

/// Takes redundant givens out, in reading order. A grid becomes a minimal puzzle.
struct MinimiseStep {};

/// Puts all puzzles near each one in its place, each once: those with one solution that differ from
/// it by `remove` givens taken out and `add` other ones put in; with `minimal`, those that have no
/// redundant given.
struct NearStep {
    std::uint32_t remove = 1;
    std::uint32_t add = 1;
    bool minimal = false;
};

using CampaignStep =
    std::variant<SolveStep, FilterStep, RateStep, KeepStep, CanonStep, MinimiseStep, NearStep>;

/// What a campaign is to do. Files are as the system finds them.
struct CampaignPlan {
    CampaignInput input;
    std::uint64_t slice = 1;  ///< puzzles, rounds or ranks of a unit; at least 1
    std::vector<CampaignStep> steps;

    std::string output;      ///< the file that the result is merged into
    bool distinct = false;   ///< sorted, and no line twice
    double bucket = 64;      ///< then: mebibytes of lines that are sorted at a time
    std::string checkpoint;  ///< the folder that keeps what is done
    std::string metrics;     ///< a file for Prometheus; empty: none

    std::optional<std::size_t> threads;  ///< none: as whoever runs it likes
    double seconds = 0;                  ///< to run; 0: no limit
    double silence = 20;                 ///< seconds after which a rank of MPI counts as lost

    /// What the output depends on, a line for each setting: campaigns with the same go on with each
    /// other's work.
    [[nodiscard]] std::string meaning() const;
};

/// The plan that a TOML document describes, which is in `file`; the files in it are in the same
/// folder unless their paths are absolute, and no two of them, nor the plan, may be the same.
/// Errors have line and column. `unsupported` if this build reads no TOML.
[[nodiscard]] Result<CampaignPlan> read_campaign_plan(std::string_view text,
                                                      const std::string& file);

/// Part `index` of `count`, from 0: the units whose number has that remainder.
struct CampaignShard {
    std::uint64_t index = 0;
    std::uint64_t count = 1;
};

/// How far a campaign has come. Units are those of the input, and, where lines are to be distinct,
/// those of sorting as well, once it is known how many they are.
struct CampaignProgress {
    std::uint64_t units = 0;      ///< none before the input was cut
    std::uint64_t done = 0;       ///< units, in this run and in those before it
    std::uint64_t done_here = 0;  ///< in this run and in this stage: of the input, or of sorting
    std::uint64_t others = 0;     ///< units not done that are for other shards
    std::uint64_t read = 0;       ///< puzzles that went into what is done
    std::uint64_t kept = 0;       ///< lines that came out of it
    double seconds = 0;           ///< since this run began
    double stage_seconds = 0;     ///< since its first unit of this stage
    std::uint64_t workers = 1;    ///< processes at work
    bool sorting = false;         ///< all of the input is done

    /// Units a second in this run and stage.
    [[nodiscard]] double rate() const {
        return stage_seconds > 0 ? static_cast<double>(done_here) / stage_seconds : 0;
    }
    /// Seconds, if all goes on like this; nothing if that cannot be said.
    [[nodiscard]] std::optional<double> left() const;
};

/// How to run a campaign.
struct CampaignOptions {
    std::size_t threads = 1;  ///< of this process, unless the plan says otherwise
    /// No new run but one that goes on: without a checkpoint there is nothing to do.
    bool resume = false;
    std::optional<CampaignShard> shard = {};
    bool mpi = false;  ///< this process is one of several that MPI has started
    /// For plans with a `CatalogueInput`; must outlive the run.
    const nine::Catalogue* catalogue = nullptr;
    const std::atomic<bool>* cancelled = nullptr;  ///< stops the run when raised; may be null
    /// Called several times a second, from one thread at a time.
    std::function<void(const CampaignProgress&)> progress = {};
};

/// How a run ended.
struct CampaignEnd {
    CampaignProgress progress;
    bool merged = false;   ///< the output is complete
    bool stopped = false;  ///< time was up, or somebody asked for it
    bool follows = false;  ///< this process is a rank that leaves telling to the first one
    bool begun = true;     ///< there is something to go on with

    [[nodiscard]] bool is_complete() const { return merged; }
};

/// Runs a campaign, or goes on with it, until all is done and merged or time is up. With a shard,
/// until the units of that shard are done; whoever finds all of them done merges them.
///
/// Errors: the checkpoint is of another version, plan or input (the message says which), another
/// run is using it, the input is at fault (with line and column), or the system refuses something.
/// What was done until then stays done.
[[nodiscard]] Result<CampaignEnd> run_campaign(const CampaignPlan& plan,
                                               const CampaignOptions& options);

/// Why processes that MPI has started cannot work together here: its module is not there; nothing
/// if they can.
[[nodiscard]] std::optional<Error> campaign_ranks_fault();

/// What one process has contributed, as far as its file is still there.
struct CampaignWorker {
    std::string name;         ///< of its file
    std::uint64_t units = 0;  ///< that it has done
    std::uint64_t read = 0;
    std::uint64_t kept = 0;
    double seconds = 0;  ///< from its beginning to its last unit
    bool alive = false;  ///< it is at work now
};

/// How a campaign stands, whether it is running or not.
struct CampaignStatus {
    CampaignProgress progress;  ///< without what is known of a single run
    std::vector<CampaignWorker> workers;
    bool merged = false;
    double rate = 0;                  ///< units a second of those alive
    std::optional<double> left = {};  ///< seconds at this rate
};

/// Looks at the checkpoint of a campaign, and changes nothing. `not_found` if there is none.
[[nodiscard]] Result<CampaignStatus> campaign_status(const CampaignPlan& plan);

/// Merges the output of a campaign whose units are all done; nothing is computed but sorting. Where
/// some are not done, nothing happens, and the end says how many.
[[nodiscard]] Result<CampaignEnd> merge_campaign(const CampaignPlan& plan,
                                                 const CampaignOptions& options);

/// What is wrong with the files of a campaign.
struct CampaignVerification {
    std::uint64_t units = 0;      ///< whose checksums are right
    std::uint64_t missing = 0;    ///< units that are not done
    std::uint64_t bytes = 0;      ///< looked at
    std::vector<Message> faults;  ///< none: all is as it was written

    [[nodiscard]] bool is_sound() const { return faults.empty(); }
};

/// Checks all checksums: of the input, of all units, and of the output if it is merged.
[[nodiscard]] Result<CampaignVerification> verify_campaign(
    const CampaignPlan& plan, const std::atomic<bool>* cancelled = nullptr);

/// A script for Slurm's `sbatch`: an array of `tasks`, each a shard of the campaign. `tool` and
/// `plan` are the paths of the program and of the plan.
[[nodiscard]] std::string slurm_script(const CampaignPlan& plan, std::string_view tool,
                                       std::string_view plan_file, std::uint64_t tasks);

}  // namespace sudokit
