#include "campaign/ranks/helper.hpp"

#include <cerrno>
#include <thread>
#include <utility>

#include "campaign/messages.hpp"

namespace sudokit::campaign {

Helper::Helper(const CampaignPlan& plan, const CampaignOptions& options, Communicator& ranks)
    : options_(options),
      communicator_(ranks),
      patience_(plan.silence),
      watch_(0, options.cancelled),
      threads_(plan.threads.value_or(options.threads)),
      folder_(plan, "rank " + std::to_string(ranks.rank())),
      material_{.plan = plan, .slices = folder_.slices(), .catalogue = options.catalogue},
      heard_(Clock::now()),
      told_(Clock::now()) {}

std::optional<Error> Helper::open() {
    if (auto fault = folder_.open(Guest::follower, {}, false, watch_.deadline())) return fault;
    const auto prepared = material_.prepare(watch_.deadline());
    if (!prepared) return prepared.error();
    return segment_.open(folder_.path(), static_cast<std::uint64_t>(communicator_.rank()),
                         folder_.header().campaign());
}

// All units of the input are done, and no thread is at work: what they share may change. Each round
// looks again, since units that turned out damaged are elsewhere now.
std::optional<Error> Helper::prepare_sorting() {
    auto survey = folder_.survey(Look::heads, watch_.deadline());
    if (!survey) return survey.error();
    const std::uint64_t done = survey->done(Stage::input);
    if (done < folder_.header().units) {
        return Error{ErrorCode::input_output, 0,
                     message(text::kUnitsNotSeen, folder_.path(), done, folder_.header().units)};
    }
    survey_ = *std::move(survey);
    auto buckets = buckets_in(folder_);
    if (!buckets) return buckets.error();
    if (!*buckets) {
        return cannot_read(folder_.file("buckets"), ENOENT);
    }
    material_.buckets = **std::move(buckets);
    material_.survey = &survey_;
    return std::nullopt;
}

std::optional<Error> Helper::work_rounds() {
    while (const auto stage = inbox_.next_round()) {
        if (!segment_.is_open()) {
            if (auto fault = open()) return fault;
        }
        if (*stage == Stage::sorting) {
            if (auto fault = prepare_sorting()) return fault;
        }
        auto fault = work_off(material_, inbox_, segment_, threads_, watch_, Order::any);
        if (fault) return fault;
        if (watch_.passed()) break;
    }
    return std::nullopt;
}

std::optional<Error> Helper::sync_units() {
    for (auto done = inbox_.wait_for_done(); !done.empty(); done = inbox_.wait_for_done()) {
        if (auto fault = segment_.sync()) {
            hurry();
            return fault;
        }
        const std::lock_guard lock(mutex_);
        for (const RankLetter& letter : done) to_tell_.push_back(letter);
    }
    return std::nullopt;
}

std::optional<Error> Helper::work() {
    std::optional<Error> unsynced;
    Aside syncing([&] { unsynced = sync_units(); }, [&] { inbox_.no_more_done(); });
    auto fault = work_rounds();
    inbox_.no_more_done();
    syncing.join();
    return fault ? std::move(fault) : std::move(unsynced);
}

void Helper::hurry() {
    watch_.stop();
    inbox_.close();
}

void Helper::send(const RankLetter& letter) {
    communicator_.send(0, letter.text());
    told_ = Clock::now();
}

void Helper::hear(const RankLetter& letter) {
    switch (letter.word) {
        case Word::take: inbox_.put(letter.round, letter.unit); break;
        case Word::stop: stopped_ = true; break;
        case Word::leave:
            stopped_ = true;
            may_leave_ = true;
            others_lost_ = letter.count > 0;
            break;
        case Word::ready:
        case Word::done:
        case Word::gone:
        case Word::alive: break;
    }
}

void Helper::speak() {
    std::deque<RankLetter> letters;
    {
        const std::lock_guard lock(mutex_);
        letters = std::exchange(to_tell_, {});
    }
    for (const RankLetter& letter : letters) send(letter);
    if (Clock::now() - told_ >= patience_.signs) send({.word = Word::alive});
    bool any = !letters.empty();
    while (const auto letter = communicator_.receive()) {
        any = true;
        heard_ = Clock::now();
        if (const auto said = RankLetter::read_text(letter->text)) hear(*said);
    }
    lost_ = Clock::now() - heard_ > patience_.silence;
    if (!any) std::this_thread::sleep_for(kNap);
}

Result<CampaignEnd> Helper::run() {
    std::optional<Error> fault;
    send({.word = Word::ready, .count = threads_});
    Aside working([&] { fault = work(); }, [&] { hurry(); });
    while (!working.ended()) {
        speak();
        if (stopped_ || lost_ || watch_.passed()) hurry();
    }
    working.join();
    speak();
    if (fault && fault->code == ErrorCode::stopped) fault.reset();
    if (!fault && lost_) fault = Error{ErrorCode::input_output, 0, message(text::kFirstRankLost)};
    if (fault) folder_.log("failed: " + fault->message.in(Language::en));
    send({.word = Word::gone});
    while (!may_leave_ && !lost_) speak();
    communicator_.leave(lost_ || others_lost_);
    if (fault) return *std::move(fault);
    const bool interrupted = options_.cancelled != nullptr && *options_.cancelled;
    return CampaignEnd{.progress = {}, .stopped = interrupted, .follows = true};
}

}  // namespace sudokit::campaign
