// Something that is done in a thread of its own, while the thread that began it goes on with
// something else.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <thread>
#include <utility>

namespace sudokit::campaign {

class Aside {
  public:
    /// Begins `work`. `hurry` makes it end soon, whatever it waits for.
    Aside(std::function<void()> work, std::function<void()> hurry)
        : work_(std::move(work)), hurry_(std::move(hurry)), thread_([this] { run(); }) {}
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;
    ~Aside() {
        if (!thread_.joinable()) return;
        hurry_();
        thread_.join();
    }

    [[nodiscard]] bool ended() const { return ended_; }

    /// Waits for its end, and throws what it has thrown.
    void join() {
        thread_.join();
        if (thrown_) std::rethrow_exception(thrown_);
    }

  private:
    void run() {
        try {
            work_();
        } catch (...) {
            thrown_ = std::current_exception();
        }
        ended_ = true;
    }

    std::function<void()> work_;
    std::function<void()> hurry_;
    std::exception_ptr thrown_;
    std::atomic<bool> ended_ = false;
    std::thread thread_;  // the last: it uses all of the above
};

}  // namespace sudokit::campaign
