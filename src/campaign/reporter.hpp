// How far a run has come, for those who wait: whoever called, and a file for Prometheus.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

#include "sudokit/campaign.hpp"

#include "campaign/aside.hpp"
#include "campaign/checkpoint/segment.hpp"

namespace sudokit::campaign {

/// Progress in the text format of Prometheus. The figures of a shard say whose they are.
[[nodiscard]] std::string metrics_text(const CampaignProgress& progress,
                                       const std::optional<CampaignShard>& shard);

/// Keeps the figures of a run, and tells them now and then, by a thread of its own: whoever hands
/// in figures neither waits for a file, nor need have any for time to pass. Threads may share one.
class Reporter {
  public:
    using Listener = std::function<void(const CampaignProgress&)>;

    /// `metrics` may be empty. What cannot be written there is not.
    Reporter(std::string metrics, std::optional<CampaignShard> shard, Listener listener);

    /// The figures as they are now.
    void set(const CampaignProgress& progress);
    /// The same, and a stage begins: rates are those of its units from now on.
    void begin_stage(const CampaignProgress& progress);

    void add(const Unit& unit, std::uint64_t read, std::uint64_t kept);
    void set_workers(std::uint64_t workers);

    [[nodiscard]] CampaignProgress progress() const;

    /// Tells the last figures, and no more.
    void finish();

  private:
    using Clock = std::chrono::steady_clock;

    void tell_now_and_then();
    void write_metrics() const;

    mutable std::mutex mutex_;
    std::condition_variable ended_;
    bool is_ended_ = false;
    std::string metrics_;
    std::optional<CampaignShard> shard_;
    Listener listener_;
    Clock::time_point begun_;
    Clock::time_point stage_begun_;
    CampaignProgress progress_;
    bool has_figures_ = false;      // before, the metrics may be those of another run
    std::optional<Aside> telling_;  // the last: it uses all of the above
};

}  // namespace sudokit::campaign
