#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "sudokit/stream.hpp"

namespace sudokit {
namespace {

// Memory that is held and not used.
class Ballast {
  public:
    // What a thread or two need: counting the solutions of a 9x9 puzzle takes most of it. Where
    // memory is not scarce this costs nothing.
    static constexpr std::size_t kSize = std::size_t{128} << 20U;

    Ballast() : memory_(static_cast<char*>(std::malloc(kSize))) {
        // Lest a compiler finds that nobody looks at it.
        if (is_held()) *static_cast<volatile char*>(memory_) = 0;
    }
    Ballast(const Ballast&) = delete;
    Ballast& operator=(const Ballast&) = delete;
    ~Ballast() { std::free(memory_); }

    [[nodiscard]] bool is_held() const { return memory_ != nullptr; }

  private:
    char* memory_;
};

// Units of work are numbered 0, 1, 2.. as they are produced; unit u lives in slot u % slots:
//
//     consumed | worked on or done | not yet produced
//              ^consumed_          ^produced_
//
// Every thread does everything in turn: it fills a slot, works on it, and, if it is the oldest one,
// empties it together with those behind it that are done. So what a slot holds stays in the cache
// of one core, and no thread has to be woken up to pass it on. At any time at most one thread
// produces and one consumes; a thread that finds another one consuming leaves its unit to it.
//
// An exception takes the place of what the unit holds: the units before it are consumed, then it is
// thrown in the calling thread.
class Pipeline {
  public:
    explicit Pipeline(const OrderedWork& work)
        : work_(work), done_(work.slots, false), faults_(work.slots) {}

    std::size_t run(std::size_t threads) {
        std::vector<std::thread> others;
        others.reserve(threads - 1);
        start(others, threads);
        run_thread(0);
        for (std::thread& thread : others) thread.join();
        if (fault_) std::rethrow_exception(fault_);
        return others.size() + 1;
    }

  private:
    using Lock = std::unique_lock<std::mutex>;

    std::size_t slot_of(std::uint64_t unit) const {
        return static_cast<std::size_t>(unit % work_.slots);
    }

    bool may_produce() const { return !producing_ && produced_ < consumed_ + work_.slots; }

    // As many as the system has to give, for the calling thread can do it all; but not so many that
    // their stacks leave no memory to work with. None of them begins before that memory is free.
    void start(std::vector<std::thread>& others, std::size_t threads) {
        const Lock lock(mutex_);
        const Ballast ballast;
        if (!ballast.is_held()) return;
        try {
            for (std::size_t i = 1; i < threads; ++i) {
                others.emplace_back([this, i] { run_thread(i); });
            }
        } catch (const std::system_error&) {
        } catch (const std::bad_alloc&) {
        }
    }

    void run_thread(std::size_t thread) {
        Lock lock(mutex_);
        for (;;) {
            changed_.wait(lock, [&] { return stopped_ || ended_ || may_produce(); });
            if (stopped_ || ended_) return;
            const std::size_t slot = slot_of(produced_);
            if (!produce(lock, slot)) return;
            lock.unlock();
            std::exception_ptr fault = fault_of([&] { work_.work(slot, thread); });
            lock.lock();
            faults_[slot] = std::move(fault);
            done_[slot] = true;
            if (!consuming_) consume_done(lock);
        }
    }

    template <class Function>
    static std::exception_ptr fault_of(const Function& function) {
        try {
            function();
            return nullptr;
        } catch (...) {
            return std::current_exception();
        }
    }

    // The lock is open while the caller's functions run. What fails to be produced is a unit too.
    bool produce(Lock& lock, std::size_t slot) {
        producing_ = true;
        lock.unlock();
        bool more = false;
        std::exception_ptr fault = fault_of([&] { more = work_.produce(slot); });
        lock.lock();
        producing_ = false;
        const bool failed = fault != nullptr;
        if (failed) {
            faults_[slot] = std::move(fault);
            done_[slot] = true;
            ++produced_;
        }
        if (more) {
            ++produced_;
            if (may_produce()) changed_.notify_one();
        } else {
            ended_ = true;
            changed_.notify_all();
        }
        if (failed && !consuming_) consume_done(lock);
        return more;
    }

    void consume_done(Lock& lock) {
        consuming_ = true;
        while (!stopped_ && done_[slot_of(consumed_)]) {
            const std::size_t slot = slot_of(consumed_);
            bool more = false;
            fault_ = std::move(faults_[slot]);
            if (!fault_) {
                lock.unlock();
                std::exception_ptr fault = fault_of([&] { more = work_.consume(slot); });
                lock.lock();
                fault_ = std::move(fault);
            }
            done_[slot] = false;
            ++consumed_;
            stopped_ = !more;
            if (stopped_) {
                changed_.notify_all();
            } else if (may_produce()) {
                changed_.notify_one();
            }
        }
        consuming_ = false;
    }

    const OrderedWork& work_;
    std::mutex mutex_;
    std::condition_variable changed_;  // somebody may produce, or nobody any more
    std::vector<bool> done_;
    std::vector<std::exception_ptr> faults_;  // thrown in the place of a unit
    std::exception_ptr fault_;                // to be thrown at the end
    std::uint64_t produced_ = 0;
    std::uint64_t consumed_ = 0;
    bool producing_ = false;
    bool consuming_ = false;
    bool ended_ = false;    // the input has ended
    bool stopped_ = false;  // the consumer wants no more
};

}  // namespace

std::size_t run_ordered(const OrderedWork& work, std::size_t threads) {
    if (work.slots == 0) return 1;
    if (threads > 1) return Pipeline(work).run(threads);
    while (work.produce(0)) {
        work.work(0, 0);
        if (!work.consume(0)) break;
    }
    return 1;
}

std::size_t core_count() { return std::max<std::size_t>(1, std::thread::hardware_concurrency()); }

}  // namespace sudokit
