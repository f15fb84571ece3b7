// A run of a campaign from its beginning, or from where the last one stopped, to its end.
#pragma once

#include "campaign/hands.hpp"
#include "campaign/output/merging.hpp"

namespace sudokit::campaign {

class Runner {
  public:
    Runner(const CampaignPlan& plan, const CampaignOptions& options, Hands& hands);

    /// What there is to do.
    enum class Task : std::uint8_t {
        all,   ///< units, sorting and merging
        merge  ///< no units of the input
    };

    [[nodiscard]] Result<CampaignEnd> run(Task task);

  private:
    /// How far a try has come.
    enum class State : std::uint8_t {
        stopped,     ///< time is up
        incomplete,  ///< there is work that others have to do
        damaged,     ///< what was done turned out to be damaged: try again
        merged
    };

    [[nodiscard]] std::optional<Error> open(Task task);
    [[nodiscard]] Result<State> try_all(Task task);
    /// Surveys what is done, and notes what is damaged. Of units whose lines are not looked at,
    /// only the heads tell.
    [[nodiscard]] std::optional<Error> look(LookAt look);
    [[nodiscard]] std::optional<Error> look(Look look);
    void note_damage();
    /// What earlier runs have left: all lines, but of the units of other shards, which look at them
    /// themselves.
    [[nodiscard]] std::optional<Error> look_at_own();
    [[nodiscard]] bool is_own(const Unit& unit) const;
    /// Whether no other process takes part.
    [[nodiscard]] bool is_alone() const { return !options_.shard && !options_.mpi; }
    /// Which units a shard takes.
    enum class Share : std::uint8_t { own, all };
    [[nodiscard]] std::optional<Error> work_on(Stage stage, std::uint64_t units, Share share);
    /// Does what is left of sorting, all of it or what is for this shard.
    [[nodiscard]] Result<State> sort(Share share);
    [[nodiscard]] Result<State> finish();
    [[nodiscard]] Result<State> merge();
    [[nodiscard]] Result<State> tell_merged();
    [[nodiscard]] std::optional<Error> find_buckets();
    /// The figures of the survey; `others` units that are not done are for other shards.
    [[nodiscard]] CampaignProgress figures(Stage stage, std::uint64_t others) const;
    [[nodiscard]] CampaignEnd end(bool merged) const;

    const CampaignPlan& plan_;
    const CampaignOptions& options_;
    Hands& hands_;
    StopWatch watch_;
    Folder folder_;
    Survey survey_;
    Material material_;
    SegmentWriter segment_;
    Reporter reporter_;
    bool checked_ = false;  // all lines were read since units were last worked on
};

}  // namespace sudokit::campaign
