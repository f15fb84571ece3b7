// A rank of a campaign that gets its units from the first one.
//
// Three threads, beside those that work on units: one speaks to the first rank, and does nothing
// that takes long, so that nobody takes it for lost; one opens and prepares what units need; one
// brings to the disk what is done, where others look for it, before the first rank is told.
#pragma once

#include <deque>
#include <mutex>

#include "campaign/aside.hpp"
#include "campaign/crew.hpp"
#include "campaign/ranks/inbox.hpp"
#include "campaign/ranks/mpi.hpp"
#include "campaign/ranks/rank_letters.hpp"

namespace sudokit::campaign {

class Helper {
  public:
    Helper(const CampaignPlan& plan, const CampaignOptions& options, Communicator& ranks);

    /// Works until the first rank has no more to do, or is lost.
    [[nodiscard]] Result<CampaignEnd> run();

  private:
    using Clock = Patience::Clock;

    [[nodiscard]] std::optional<Error> open();
    [[nodiscard]] std::optional<Error> prepare_sorting();
    /// Works round after round.
    [[nodiscard]] std::optional<Error> work_rounds();
    /// Brings units to the disk as they are done, and has the first rank told.
    [[nodiscard]] std::optional<Error> sync_units();
    /// Both, until there is no more to do.
    [[nodiscard]] std::optional<Error> work();
    void hurry();

    void send(const RankLetter& letter);
    /// Says what is to be said, and hears all there is to hear.
    void speak();
    void hear(const RankLetter& letter);

    const CampaignOptions& options_;
    Communicator& communicator_;
    Patience patience_;
    StopWatch watch_;
    std::size_t threads_;
    Folder folder_;
    Survey survey_;
    Material material_;
    SegmentWriter segment_;
    Inbox inbox_;
    std::mutex mutex_;
    std::deque<RankLetter> to_tell_;  // units that are on the disk
    Clock::time_point heard_;
    Clock::time_point told_;
    bool stopped_ = false;      // the first rank has no more to do
    bool may_leave_ = false;    // and nobody else has
    bool others_lost_ = false;  // some of them never will
    bool lost_ = false;         // the first rank
};

}  // namespace sudokit::campaign
