#include "campaign/runner.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "campaign/messages.hpp"

namespace sudokit::campaign {
namespace {

// What is damaged again after so many tries is damaged by something that goes on.
constexpr int kTries = 3;

bool is_stop(const Error& error) { return error.code == ErrorCode::stopped; }

// Each shard has one of its own, of the same kind.
std::string metrics_file(const CampaignPlan& plan, const CampaignOptions& options) {
    if (plan.metrics.empty() || !options.shard) return plan.metrics;
    std::filesystem::path file(plan.metrics);
    file.replace_extension("." + std::to_string(options.shard->index) + "-of-" +
                           std::to_string(options.shard->count) + file.extension().string());
    return file.string();
}

std::string who_runs(const CampaignOptions& options) {
    if (options.mpi) return "rank 0";
    if (!options.shard) return "run";
    return "shard " + std::to_string(options.shard->index) + "/" +
           std::to_string(options.shard->count);
}

}  // namespace

Runner::Runner(const CampaignPlan& plan, const CampaignOptions& options, Hands& hands)
    : plan_(plan),
      options_(options),
      hands_(hands),
      watch_(plan.seconds, options.cancelled),
      folder_(plan, who_runs(options)),
      material_{.plan = plan, .slices = folder_.slices(), .catalogue = options.catalogue},
      reporter_(metrics_file(plan, options), options.shard, options.progress) {
    hands_.log_to([this](std::string_view line) { folder_.log(line); });
}

CampaignEnd Runner::end(bool merged) const {
    return {.progress = reporter_.progress(),
            .merged = merged,
            .stopped = !merged && watch_.passed(),
            .begun = folder_.is_begun()};
}

std::optional<Error> Runner::open(Task task) {
    const Guest guest = options_.shard ? Guest::shard : Guest::whole;
    const bool may_begin = task == Task::all && !options_.resume;
    if (auto fault = folder_.open(guest, options_, may_begin, watch_.deadline())) return fault;
    if (const auto folder = std::filesystem::path(plan_.metrics).parent_path(); !folder.empty()) {
        if (auto fault = make_folders(folder.string())) return fault;
    }
    const auto prepared = material_.prepare(watch_.deadline());
    if (!prepared) return prepared.error();
    if (!*prepared) return Error{ErrorCode::stopped, 0, {}};
    const std::uint64_t worker = options_.shard ? options_.shard->index : 0;
    return segment_.open(folder_.path(), worker, folder_.header().campaign());
}

Result<CampaignEnd> Runner::run(Task task) {
    std::optional<Error> fault;
    hands_.meanwhile([&] { fault = open(task); });
    if (fault) {
        hands_.finish();
        if (is_stop(*fault)) return end(false);
        return *std::move(fault);
    }
    Result<State> state = State::damaged;
    for (int tries = 0; tries < kTries && state && *state == State::damaged; ++tries) {
        state = try_all(task);
    }
    hands_.meanwhile([&] {
        if (auto unsynced = segment_.sync(); unsynced && state) state = *std::move(unsynced);
    });
    hands_.finish();
    reporter_.finish();
    if (!state && is_stop(state.error())) state = State::stopped;
    if (state && *state == State::damaged) {
        state = Error{ErrorCode::input_output, 0, message(text::kStaysDamaged, folder_.path())};
    }
    if (!state) {
        folder_.log("failed: " + state.error().message.in(Language::en));
        return state.error();
    }
    const bool merged = *state == State::merged;
    if (!merged) folder_.log(*state == State::incomplete ? "the rest is for others" : "stopped");
    return end(merged);
}

std::optional<Error> Runner::look(LookAt look) {
    std::optional<Error> fault;
    hands_.meanwhile([&] {
        auto found = folder_.survey(look, watch_.deadline());
        if (!found) {
            fault = found.error();
            return;
        }
        survey_ = *std::move(found);
        note_damage();
    });
    return fault;
}

void Runner::note_damage() {
    for (const Message& damage : survey_.faults) folder_.log(damage.in(Language::en));
    folder_.note_damage(survey_);
    survey_.faults.clear();
    survey_.damaged.clear();
}

std::optional<Error> Runner::look(Look look) {
    return this->look([look](const Unit&) { return look; });
}

std::optional<Error> Runner::look_at_own() {
    return look([&](const Unit& unit) { return is_own(unit) ? Look::lines : Look::heads; });
}

bool Runner::is_own(const Unit& unit) const {
    const auto& shard = options_.shard;
    return !shard || unit.number % shard->count == shard->index;
}

CampaignProgress Runner::figures(Stage stage, std::uint64_t others) const {
    const bool sorting = stage == Stage::sorting;
    CampaignProgress progress;
    progress.units = folder_.header().units + (sorting ? material_.buckets.count() : 0);
    progress.done = survey_.done(Stage::input) + (sorting ? survey_.done(Stage::sorting) : 0);
    progress.read = survey_.read;
    progress.kept = survey_.kept;
    progress.others = others;
    progress.sorting = sorting;
    return progress;
}

std::optional<Error> Runner::work_on(Stage stage, std::uint64_t units, Share share) {
    std::vector<std::uint64_t> todo = survey_.missing(stage, units);
    const std::uint64_t missing = todo.size();
    if (share == Share::own) {
        std::erase_if(todo, [&](std::uint64_t unit) { return !is_own({stage, unit}); });
    }
    const CampaignProgress begun = figures(stage, missing - todo.size());
    reporter_.begin_stage(begun);
    folder_.log(std::string(begun.sorting ? "sorting" : "running") + ": " +
                std::to_string(begun.done) + " of " + std::to_string(begun.units) + " units done");
    if (todo.empty()) return std::nullopt;
    const bool makes_output = is_alone() && is_row_of_units(plan_) && todo.size() == units;
    auto fault = hands_.work_off(
        {material_, segment_, reporter_, watch_, plan_.threads.value_or(options_.threads),
         makes_output ? Order::by_number : Order::any},
        stage, std::move(todo));
    if (fault) return fault;
    // Others look at it next, and its lines may become the output.
    hands_.meanwhile([&] { fault = segment_.settle(); });
    return fault;
}

Result<Runner::State> Runner::try_all(Task task) {
    const std::uint64_t units = folder_.header().units;
    if (is_merged(folder_, plan_.output)) return tell_merged();
    if (auto fault = look_at_own()) return *std::move(fault);
    checked_ = task == Task::merge;
    if (task == Task::all) {
        if (auto fault = work_on(Stage::input, units, Share::own)) return *std::move(fault);
        if (watch_.passed()) return State::stopped;
        // What other shards have done meanwhile counts too.
        if (auto fault = look(Look::heads)) return *std::move(fault);
    }
    const std::uint64_t missing = units - survey_.done(Stage::input);
    reporter_.set(figures(Stage::input, missing));
    if (missing > 0) {
        return options_.shard || task == Task::merge ? State::incomplete : State::damaged;
    }
    if (plan_.distinct) {
        auto sorted = sort(Share::own);
        if (!sorted || *sorted != State::merged) return sorted;
    }
    return finish();
}

std::optional<Error> Runner::find_buckets() {
    // What is damaged is made again.
    if (auto known = buckets_in(folder_); known && *known) {
        material_.buckets = **std::move(known);
        return std::nullopt;
    }
    const auto bytes = static_cast<std::uint64_t>(std::max(1.0, plan_.bucket * 1024 * 1024));
    auto cut = cut_lines(survey_, bytes, watch_.deadline());
    if (!cut) return cut.error();
    material_.buckets = *std::move(cut);
    return replace_text(folder_.file("buckets"), material_.buckets.text());
}

// Answers `merged` where all of its share is sorted. Sorting takes lines as they are, so whoever
// sorts reads them all before, to see whether they are still what they were.
Result<Runner::State> Runner::sort(Share share) {
    const auto known = buckets_in(folder_);
    const bool is_sorted =
        known && *known && survey_.missing(Stage::sorting, (*known)->count()).empty();
    if (!is_sorted && !checked_) {
        if (auto fault = look(Look::lines)) return *std::move(fault);
        checked_ = true;
    }
    if (survey_.done(Stage::input) < folder_.header().units) return State::damaged;
    std::optional<Error> fault;
    hands_.meanwhile([&] { fault = find_buckets(); });
    if (fault) return *std::move(fault);
    material_.survey = &survey_;
    fault = work_on(Stage::sorting, material_.buckets.count(), share);
    if (fault) return *std::move(fault);
    return watch_.passed() ? State::stopped : State::merged;
}

// One of several shards that see all done at the same time ends the campaign, and the others wait
// for it.
Result<Runner::State> Runner::finish() {
    Lock merging;
    std::optional<Error> fault;
    hands_.meanwhile([&] { fault = merging.wait(folder_.file("merging"), watch_.deadline()); });
    if (fault) return *std::move(fault);
    if (is_merged(folder_, plan_.output)) return tell_merged();
    if (!plan_.distinct) return merge();
    if (auto wrong = look(Look::heads)) return *std::move(wrong);
    const std::uint64_t buckets = material_.buckets.count();
    if (options_.shard && !survey_.missing(Stage::sorting, buckets).empty()) {
        // The other shards may have ended before all of the input was done: then nobody else sorts.
        auto sorted = sort(Share::all);
        if (!sorted || *sorted != State::merged) return sorted;
        if (auto wrong = look(Look::heads)) return *std::move(wrong);
    }
    if (!survey_.missing(Stage::sorting, buckets).empty()) return State::damaged;
    survey_.places[static_cast<std::size_t>(Stage::sorting)].resize(buckets);
    return merge();
}

// Another shard, or another run, has merged.
Result<Runner::State> Runner::tell_merged() {
    if (auto fault = look(Look::heads)) return *std::move(fault);
    if (auto known = buckets_in(folder_); known && *known) material_.buckets = **std::move(known);
    reporter_.set(figures(plan_.distinct ? Stage::sorting : Stage::input, 0));
    return State::merged;
}

Result<Runner::State> Runner::merge() {
    Result<MergeEnd> merged = MergeEnd{};
    hands_.meanwhile([&] {
        const Lines lines = is_alone() ? Lines::known : Lines::unknown;
        merged = merge_units(plan_, folder_, survey_, lines, watch_.deadline());
        if (!merged || merged->damaged.empty()) return;
        for (const Unit& unit : merged->damaged) survey_.refuse(unit);
        note_damage();
    });
    if (!merged) return merged.error();
    if (!merged->damaged.empty()) return State::damaged;
    if (!merged->done) return State::stopped;
    reporter_.set(figures(plan_.distinct ? Stage::sorting : Stage::input, 0));
    folder_.log("merged into " + plan_.output);
    return State::merged;
}

}  // namespace sudokit::campaign
