#include "sudokit/count_by_parts.hpp"

#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "sudokit/counting.hpp"
#include "sudokit/expect.hpp"
#include "sudokit/stream.hpp"

#include "batch/checkpoint.hpp"

namespace sudokit {
namespace {

// What all threads share: parts are handed out in order, and come back in any.
class PartsWork {
  public:
    PartsWork(batch::Checkpoint& checkpoint, std::size_t parts, const Deadline& deadline)
        : checkpoint_(checkpoint), parts_(parts), deadline_(deadline) {}

    // Does parts until there are no more, or time is up.
    void run(GridCounting& counting) {
        while (const auto part = next()) {
            auto grids = counting.part(*part, deadline_);
            if (!grids) return;
            add(*part, *std::move(grids));
        }
    }

    // No more parts are handed out.
    void stop() {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
    }

    std::optional<Error> fault;

  private:
    std::optional<std::size_t> next() {
        const std::lock_guard lock(mutex_);
        if (stopped_ || deadline_.passed(checkpoint_.done(), parts_)) return std::nullopt;
        while (next_ < parts_ && checkpoint_.has(next_)) ++next_;
        if (next_ == parts_) return std::nullopt;
        return next_++;
    }

    void add(std::size_t part, Natural grids) {
        const std::lock_guard lock(mutex_);
        auto failed = checkpoint_.add(part, std::move(grids));
        if (!failed || fault) return;
        fault = std::move(failed);
        stopped_ = true;
    }

    batch::Checkpoint& checkpoint_;
    std::size_t parts_;
    const Deadline& deadline_;
    std::mutex mutex_;
    std::size_t next_ = 0;
    bool stopped_ = false;
};

// A thread's copy goes through parts as long as there are any: they differ by hours, and none
// should wait for another.
void run_threads(const GridCounting& counting, std::size_t threads, PartsWork& work) {
    std::vector<GridCounting> countings(threads, counting);
    std::size_t begun = 0;
    const auto produce = [&](std::size_t) { return begun++ < threads; };
    const auto go_through = [&](std::size_t, std::size_t thread) {
        try {
            work.run(countings[thread]);
        } catch (...) {
            work.stop();
            throw;
        }
    };
    const auto consume = [](std::size_t) { return true; };
    run_ordered({threads, produce, go_through, consume}, threads);
}

}  // namespace

Result<CountedParts> count_by_parts(const Shape& shape, const PartsOptions& options,
                                    const Deadline& deadline) {
    auto counting = GridCounting::of(shape);
    SUDOKIT_EXPECT(counting.has_value());
    SUDOKIT_EXPECT(options.threads > 0);
    batch::Checkpoint checkpoint;
    if (!options.checkpoint.empty()) {
        if (auto fault = checkpoint.open(options.checkpoint)) return *std::move(fault);
    }
    if (!counting->prepare(deadline)) return CountedParts{};
    const std::size_t parts = counting->parts();
    if (auto fault = checkpoint.begin("sudokit count " + shape_name(shape), parts)) {
        return *std::move(fault);
    }
    PartsWork work(checkpoint, parts, deadline);
    run_threads(*counting, options.threads, work);
    if (work.fault) return *std::move(work.fault);
    return CountedParts{checkpoint.done(), parts, checkpoint.sum()};
}

}  // namespace sudokit
