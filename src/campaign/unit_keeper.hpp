// What came out of units, on its way into the segment.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <vector>

#include "campaign/crew.hpp"

namespace sudokit::campaign {

/// Appends units to a segment, and tells the dispenser. Threads may share one.
///
/// Lines that are in order can become the output as they are, so units wait in memory for those
/// before them. There a kill would lose them: so no more than a second of work waits, and a limited
/// number of bytes. Where more would have to, all go as they come from then on.
class UnitKeeper {
  public:
    UnitKeeper(SegmentWriter& segment, Dispenser& dispenser, Order order)
        : segment_(segment), dispenser_(dispenser), is_ordered_(order == Order::by_number) {}

    /// Takes a unit that took so long. `result` may have other memory then, with anything in it.
    [[nodiscard]] std::optional<Error> keep(const Unit& unit, UnitResult& result,
                                            std::uint64_t nanoseconds);

    /// Appends those that wait: no more will come.
    [[nodiscard]] std::optional<Error> finish();

  private:
    struct Waiting {
        Unit unit;
        UnitResult result;
        std::uint64_t nanoseconds = 0;
    };

    /// Whether there is room for it among those that wait.
    [[nodiscard]] bool may_wait(const UnitResult& result, std::uint64_t nanoseconds) const;
    void wait(const Unit& unit, UnitResult& result, std::uint64_t nanoseconds);
    [[nodiscard]] std::optional<Error> append_first_waiting();
    [[nodiscard]] std::optional<Error> append_waiting();
    /// Keeps its memory for the next ones.
    void put_aside(UnitResult& result);
    [[nodiscard]] std::optional<Error> append(const Unit& unit, const UnitResult& result,
                                              std::uint64_t nanoseconds);

    SegmentWriter& segment_;
    Dispenser& dispenser_;
    std::mutex mutex_;
    bool is_ordered_;
    std::uint64_t next_ = 0;
    std::map<std::uint64_t, Waiting> waiting_;  // by number
    std::uint64_t bytes_ = 0;                   // of those that wait
    std::uint64_t nanoseconds_ = 0;             // that they took
    std::vector<UnitResult> spare_;             // memory for the next ones
    std::uint64_t spare_bytes_ = 0;
};

}  // namespace sudokit::campaign
