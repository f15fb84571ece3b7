#include "campaign/ranks/head.hpp"

#include <algorithm>

namespace sudokit::campaign {
namespace {

// A thread has a unit to work on, and one to go on with.
constexpr std::uint64_t kAtWork = 1;
constexpr std::uint64_t kAhead = 2;

}  // namespace

Head::Head(Communicator& ranks, Patience patience)
    : communicator_(ranks),
      patience_(patience),
      ranks_(static_cast<std::size_t>(ranks.size()), Rank{Clock::now()}),
      told_(Clock::now()) {}

void Head::send(std::size_t to, const RankLetter& letter) {
    communicator_.send(static_cast<int>(to), letter.text());
}

void Head::log(std::size_t rank, std::string_view what) const {
    log_("rank " + std::to_string(rank) + " " + std::string(what));
}

void Head::hear(const Letter& letter) {
    const auto said = RankLetter::read_text(letter.text);
    const auto from = static_cast<std::size_t>(letter.from);
    Rank& rank = ranks_[from];
    rank.heard = Clock::now();
    if (std::exchange(rank.lost, false)) log(from, "is heard again");
    if (!said) return;
    switch (said->word) {
        case Word::ready: rank.threads = said->count; break;
        case Word::done:
            // What belongs to a round that is over was done by others.
            if (pool_ == nullptr || said->round != round_) break;
            --rank.has;
            pool_->done(said->unit, said->read, said->kept);
            break;
        case Word::gone:
            rank.gone = true;
            if (pool_ != nullptr) pool_->take_back(from);
            break;
        case Word::take:
        case Word::stop:
        case Word::leave:
        case Word::alive: break;
    }
}

// Those that are gone wait to be told to leave, and must know that somebody will.
bool Head::listen() {
    bool any = false;
    while (const auto letter = communicator_.receive()) {
        hear(*letter);
        any = true;
    }
    if (Clock::now() - told_ >= patience_.signs) {
        told_ = Clock::now();
        for (std::size_t i = 1; i < ranks_.size(); ++i) {
            if (!ranks_[i].lost) send(i, {.word = Word::alive});
        }
        give_up_the_silent();
    }
    return any;
}

void Head::give_up_the_silent() {
    for (std::size_t i = 1; i < ranks_.size(); ++i) {
        Rank& rank = ranks_[i];
        if (rank.lost || Clock::now() - rank.heard < patience_.silence) continue;
        rank.lost = true;
        log(i, "is lost: its units are for others");
        if (pool_ != nullptr) pool_->take_back(i);
    }
}

bool Head::give_each_one(std::uint64_t per_thread) {
    bool any = false;
    for (std::size_t i = 1; i < ranks_.size(); ++i) {
        Rank& rank = ranks_[i];
        if (!rank.is_there() || rank.has >= per_thread * rank.threads) continue;
        const auto unit = pool_->give(i);
        if (!unit) return false;
        ++rank.has;
        send(i, {.word = Word::take, .unit = *unit, .round = round_});
        any = true;
    }
    return any;
}

// Nobody has a unit in advance that another one could be working on: not when there are fewer left
// than threads.
void Head::give_units(std::size_t own_threads) {
    while (give_each_one(kAtWork)) {
    }
    std::uint64_t threads = own_threads;
    for (const Rank& rank : ranks_) threads += rank.is_there() ? rank.threads : 0;
    while (pool_->left() > threads && give_each_one(kAhead)) {
    }
}

std::uint64_t Head::at_work() const {
    return static_cast<std::uint64_t>(std::ranges::count_if(ranks_, &Rank::is_there));
}

std::uint64_t Head::lost() const {
    return static_cast<std::uint64_t>(std::ranges::count_if(ranks_, &Rank::lost));
}

// This thread alone speaks to the others; the threads that work wait for units in the pool.
std::optional<Error> Head::work_off(const RunMeans& means, Stage stage,
                                    std::vector<std::uint64_t> units) {
    Pool pool(stage, units, means.reporter);
    pool_ = &pool;
    ++round_;
    for (Rank& rank : ranks_) rank.has = 0;
    std::optional<Error> fault;
    Aside crew(
        [&] {
            fault = campaign::work_off(means.material, pool, means.segment, means.threads,
                                       means.watch, Order::any);
        },
        [&] {
            means.watch.stop();
            pool.close();
        });
    while (!crew.ended() || !(pool.is_done() || means.watch.passed())) {
        const bool heard = listen();
        give_units(means.threads);
        means.reporter.set_workers(at_work());
        if (means.watch.passed()) pool.close();
        if (!heard) std::this_thread::sleep_for(kNap);
    }
    pool_ = nullptr;
    crew.join();
    return fault;
}

void Head::meanwhile(FunctionRef<void()> something) {
    Aside other([&] { something(); }, [] {});
    while (!other.ended()) {
        if (!listen()) std::this_thread::sleep_for(kNap);
    }
    other.join();
}

// Whoever leaves waits for all others who do, so nobody leaves before it is known who is lost.
void Head::finish() {
    if (std::exchange(finished_, true)) return;
    for (std::size_t i = 1; i < ranks_.size(); ++i) {
        if (ranks_[i].is_there()) send(i, {.word = Word::stop});
    }
    while (at_work() > 1) {
        if (!listen()) std::this_thread::sleep_for(kNap);
    }
    for (std::size_t i = 1; i < ranks_.size(); ++i) {
        if (!ranks_[i].lost) send(i, {.word = Word::leave, .count = lost()});
    }
    communicator_.leave(lost() > 0);
}

}  // namespace sudokit::campaign
