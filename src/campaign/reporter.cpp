#include "campaign/reporter.hpp"

#include <cstdio>
#include <system_error>

#include "campaign/checkpoint/files.hpp"

namespace sudokit::campaign {
namespace {

constexpr std::chrono::milliseconds kBetweenTold{200};
constexpr std::chrono::seconds kBetweenMetrics{5};

std::string decimals(double number) {
    char text[64];
    std::snprintf(text, sizeof text, "%.3f", number);
    return text;
}

double seconds_since(std::chrono::steady_clock::time_point begun) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

// Metrics with the same labels, one by one.
class Metrics {
  public:
    explicit Metrics(std::string labels) : labels_(std::move(labels)) {}

    void add(std::string_view name, std::string_view kind, std::string_view help,
             const std::string& value) {
        const std::string full = "sudokit_campaign_" + std::string(name);
        text += "# HELP " + full + " " + std::string(help) + "\n# TYPE " + full + " " +
                std::string(kind) + "\n" + full + labels_ + " " + value + "\n";
    }

    std::string text;

  private:
    std::string labels_;
};

std::string labels_of(const std::optional<CampaignShard>& shard) {
    if (!shard) return "";
    return "{shard=\"" + std::to_string(shard->index) + "/" + std::to_string(shard->count) + "\"}";
}

}  // namespace

std::string metrics_text(const CampaignProgress& progress,
                         const std::optional<CampaignShard>& shard) {
    Metrics out(labels_of(shard));
    out.add("units", "gauge", "Units of the campaign, as far as they are known.",
            std::to_string(progress.units));
    out.add("units_done", "gauge", "Units that are done.", std::to_string(progress.done));
    out.add("puzzles_read_total", "counter", "Puzzles that went into what is done.",
            std::to_string(progress.read));
    out.add("lines_kept_total", "counter", "Lines that came out of it.",
            std::to_string(progress.kept));
    out.add("units_per_second", "gauge", "Units done a second in this run and stage.",
            decimals(progress.rate()));
    out.add("run_seconds", "gauge", "Seconds since this run began.", decimals(progress.seconds));
    if (const auto left = progress.left()) {
        out.add("left_seconds", "gauge", "Seconds until the end of the stage, at this rate.",
                decimals(*left));
    }
    out.add("workers", "gauge", "Processes at work.", std::to_string(progress.workers));
    return std::move(out.text);
}

Reporter::Reporter(std::string metrics, std::optional<CampaignShard> shard, Listener listener)
    : metrics_(std::move(metrics)),
      shard_(shard),
      listener_(std::move(listener)),
      begun_(Clock::now()),
      stage_begun_(begun_) {
    if (metrics_.empty() && !listener_) return;
    const auto hurry = [this] {
        const std::lock_guard lock(mutex_);
        is_ended_ = true;
        ended_.notify_all();
    };
    try {
        telling_.emplace([this] { tell_now_and_then(); }, hurry);
    } catch (const std::system_error&) {
        // Where the system has no thread to give, figures are told at the end only.
    }
}

void Reporter::set(const CampaignProgress& progress) {
    const std::lock_guard lock(mutex_);
    const CampaignProgress before = std::exchange(progress_, progress);
    has_figures_ = true;
    progress_.done_here = before.done_here;
    progress_.workers = before.workers;
}

void Reporter::begin_stage(const CampaignProgress& progress) {
    set(progress);
    const std::lock_guard lock(mutex_);
    progress_.done_here = 0;
    stage_begun_ = Clock::now();
}

void Reporter::add(const Unit& unit, std::uint64_t read, std::uint64_t kept) {
    const std::lock_guard lock(mutex_);
    ++progress_.done;
    ++progress_.done_here;
    if (unit.stage == Stage::input) {
        progress_.read += read;
        progress_.kept += kept;
    }
}

void Reporter::set_workers(std::uint64_t workers) {
    const std::lock_guard lock(mutex_);
    progress_.workers = workers;
}

CampaignProgress Reporter::progress() const {
    const std::lock_guard lock(mutex_);
    CampaignProgress out = progress_;
    out.seconds = seconds_since(begun_);
    out.stage_seconds = seconds_since(stage_begun_);
    return out;
}

// A figure that is missing stops nothing, and one of before a power cut is of no use.
void Reporter::write_metrics() const {
    {
        const std::lock_guard lock(mutex_);
        if (metrics_.empty() || !has_figures_) return;
    }
    static_cast<void>(replace_text(metrics_, metrics_text(progress(), shard_), Safety::none));
}

void Reporter::tell_now_and_then() {
    Clock::time_point written{};
    std::unique_lock lock(mutex_);
    while (!is_ended_) {
        lock.unlock();
        if (listener_) listener_(progress());
        if (Clock::now() - written >= kBetweenMetrics) {
            written = Clock::now();
            write_metrics();
        }
        lock.lock();
        ended_.wait_for(lock, kBetweenTold, [&] { return is_ended_; });
    }
}

void Reporter::finish() {
    telling_.reset();
    if (listener_) listener_(progress());
    write_metrics();
}

}  // namespace sudokit::campaign
