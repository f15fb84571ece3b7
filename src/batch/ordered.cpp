#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "sudokit/stream.hpp"

namespace sudokit {
namespace {

// Units of work are numbered 0, 1, 2.. as they are produced; unit u lives in slot u % slots. A unit
// is in one of four ranges, and moves through them from left to right:
//
//     consumed | worked on or done | produced, waiting | not yet produced
//              ^consumed_          ^taken_             ^produced_
//
// so three counters and a done flag per slot are all the state there is.
class Pipeline {
  public:
    explicit Pipeline(const OrderedWork& work) : work_(work), done_(work.slots, false) {}

    void run(std::size_t threads) {
        std::vector<std::thread> others;
        others.reserve(threads + 1);
        others.emplace_back([this] { produce_all(); });
        for (std::size_t i = 0; i < threads; ++i) {
            others.emplace_back([this, i] { work_all(i); });
        }
        consume_all();
        for (std::thread& thread : others) thread.join();
    }

  private:
    using Lock = std::unique_lock<std::mutex>;

    std::size_t slot_of(std::uint64_t unit) const {
        return static_cast<std::size_t>(unit % work_.slots);
    }

    void produce_all() {
        for (std::uint64_t unit = 0;; ++unit) {
            {
                Lock lock(mutex_);
                freed_.wait(lock, [&] { return stopped_ || unit < consumed_ + work_.slots; });
                if (stopped_) return;
            }
            const bool more = work_.produce(slot_of(unit));
            const Lock lock(mutex_);
            if (more) {
                ++produced_;
                filled_.notify_one();
            } else {
                ended_ = true;
                filled_.notify_all();
                finished_.notify_all();
                return;
            }
        }
    }

    void work_all(std::size_t thread) {
        for (;;) {
            std::size_t slot = 0;
            {
                Lock lock(mutex_);
                filled_.wait(lock, [&] { return stopped_ || ended_ || taken_ < produced_; });
                if (stopped_ || taken_ == produced_) return;
                slot = slot_of(taken_++);
            }
            work_.work(slot, thread);
            const Lock lock(mutex_);
            done_[slot] = true;
            finished_.notify_all();
        }
    }

    void consume_all() {
        for (;;) {
            const std::size_t slot = slot_of(consumed_);
            {
                Lock lock(mutex_);
                finished_.wait(lock,
                               [&] { return done_[slot] || (ended_ && consumed_ == produced_); });
                if (!done_[slot]) return;
            }
            const bool more = work_.consume(slot);
            const Lock lock(mutex_);
            done_[slot] = false;
            ++consumed_;
            freed_.notify_one();
            if (!more) {
                stopped_ = true;
                freed_.notify_all();
                filled_.notify_all();
                return;
            }
        }
    }

    const OrderedWork& work_;
    std::mutex mutex_;
    std::condition_variable freed_;     // a slot may be filled again
    std::condition_variable filled_;    // a unit waits for a worker
    std::condition_variable finished_;  // a unit waits to be consumed
    std::vector<bool> done_;
    std::uint64_t produced_ = 0;
    std::uint64_t taken_ = 0;
    std::uint64_t consumed_ = 0;
    bool ended_ = false;    // the input has ended
    bool stopped_ = false;  // the consumer wants no more
};

}  // namespace

void run_ordered(const OrderedWork& work, std::size_t threads) {
    if (work.slots == 0) return;
    if (threads > 1) {
        Pipeline(work).run(threads);
        return;
    }
    while (work.produce(0)) {
        work.work(0, 0);
        if (!work.consume(0)) return;
    }
}

std::size_t core_count() { return std::max<std::size_t>(1, std::thread::hardware_concurrency()); }

}  // namespace sudokit
