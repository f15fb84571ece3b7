#include "campaign/crew.hpp"

#include <chrono>

#include "sudokit/stream.hpp"

#include "campaign/unit_keeper.hpp"

namespace sudokit::campaign {

std::optional<Unit> ListDispenser::next() {
    const std::lock_guard lock(mutex_);
    if (next_ == units_.size()) return std::nullopt;
    return Unit{stage_, units_[next_++]};
}

void ListDispenser::done(const Unit& unit, std::uint64_t read, std::uint64_t kept) {
    reporter_.add(unit, read, kept);
}

namespace {

class Crew {
  public:
    Crew(const Material& material, Dispenser& dispenser, SegmentWriter& segment, StopWatch& watch,
         Order order)
        : material_(material),
          dispenser_(dispenser),
          keeper_(segment, dispenser, order),
          watch_(watch) {}

    void work() {
        UnitWorker worker(material_);
        while (!watch_.passed()) {
            const auto unit = dispenser_.next();
            if (!unit) return;
            if (auto wrong = work_on(worker, *unit)) return refuse(*std::move(wrong));
        }
    }

    void finish() {
        if (auto wrong = keeper_.finish()) refuse(*std::move(wrong));
    }

    void refuse(Error error) {
        const std::lock_guard lock(mutex_);
        if (!fault) fault = std::move(error);
        watch_.stop();
    }

    std::optional<Error> fault;

  private:
    std::optional<Error> work_on(UnitWorker& worker, const Unit& unit) {
        using Clock = std::chrono::steady_clock;
        const Clock::time_point begun = Clock::now();
        const auto done = worker.work(unit, watch_.deadline());
        if (!done) return done.error();
        if (!*done) return std::nullopt;
        const auto took =
            std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - begun);
        return keeper_.keep(unit, worker.result(), static_cast<std::uint64_t>(took.count()));
    }

    const Material& material_;
    Dispenser& dispenser_;
    UnitKeeper keeper_;
    StopWatch& watch_;
    std::mutex mutex_;
};

}  // namespace

// Every thread is a slot of a stream that goes through units as long as there are any.
std::optional<Error> work_off(const Material& material, Dispenser& dispenser,
                              SegmentWriter& segment, std::size_t threads, StopWatch& watch,
                              Order order) {
    Crew crew(material, dispenser, segment, watch, order);
    std::size_t begun = 0;
    const auto produce = [&](std::size_t) { return begun++ < threads; };
    const auto work = [&](std::size_t, std::size_t) {
        try {
            crew.work();
        } catch (...) {
            watch.stop();
            throw;
        }
    };
    const auto consume = [](std::size_t) { return true; };
    run_ordered({threads, produce, work, consume}, threads);
    crew.finish();
    return std::move(crew.fault);
}

}  // namespace sudokit::campaign
