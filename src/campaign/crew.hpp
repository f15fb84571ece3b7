// The threads of a process, which take units from somebody who hands them out until there are no
// more.
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "campaign/checkpoint/segment.hpp"
#include "campaign/reporter.hpp"
#include "campaign/stop_watch.hpp"
#include "campaign/units/unit_work.hpp"

namespace sudokit::campaign {

/// Somebody who hands out units. Threads may share one.
class Dispenser {
  public:
    Dispenser() = default;
    Dispenser(const Dispenser&) = delete;
    Dispenser& operator=(const Dispenser&) = delete;
    virtual ~Dispenser() = default;

    /// The next unit, waiting for it if need be; nothing if there are no more.
    [[nodiscard]] virtual std::optional<Unit> next() = 0;

    /// A unit that is done, and in the segment.
    virtual void done(const Unit& unit, std::uint64_t read, std::uint64_t kept) = 0;
};

/// Hands out the units of a list to the threads of this process.
class ListDispenser final : public Dispenser {
  public:
    ListDispenser(Stage stage, std::vector<std::uint64_t> units, Reporter& reporter)
        : stage_(stage), units_(std::move(units)), reporter_(reporter) {}

    [[nodiscard]] std::optional<Unit> next() override;
    void done(const Unit& unit, std::uint64_t read, std::uint64_t kept) override;

  private:
    Stage stage_;
    std::vector<std::uint64_t> units_;
    Reporter& reporter_;
    std::mutex mutex_;
    std::size_t next_ = 0;
};

/// In which order units go into the segment. By number, from 0 on, their lines can become the
/// output as they are.
enum class Order : std::uint8_t { any, by_number };

/// Works with so many threads until the dispenser has no more units, the watch stops them, or one
/// of them meets a fault, which stops the others. What is under way when the watch stops them is
/// given up.
[[nodiscard]] std::optional<Error> work_off(const Material& material, Dispenser& dispenser,
                                            SegmentWriter& segment, std::size_t threads,
                                            StopWatch& watch, Order order);

}  // namespace sudokit::campaign
