// The units that a helper was given, on their way from the first rank to its threads and back.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>

#include "campaign/crew.hpp"
#include "campaign/ranks/rank_letters.hpp"

namespace sudokit::campaign {

class Inbox final : public Dispenser {
  public:
    /// The next unit of the round that is worked on; nothing once that is over.
    [[nodiscard]] std::optional<Unit> next() override;
    void done(const Unit& unit, std::uint64_t read, std::uint64_t kept) override;

    /// Waits for a round that is newer than the one worked on, and says of which stage its units
    /// are; nothing once nobody need wait any more.
    [[nodiscard]] std::optional<Stage> next_round();

    /// A unit has come. Those of an older round that wait go.
    void put(std::uint64_t round, const Unit& unit);
    /// Nobody need wait for units any more.
    void close();

    /// Waits for units that are done, and hands them over, each once; none after `no_more_done`.
    [[nodiscard]] std::deque<RankLetter> wait_for_done();
    void no_more_done();

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::uint64_t round_ = 0;   // of the units that have come last
    std::uint64_t worked_ = 0;  // that threads are at
    Stage stage_ = Stage::input;
    std::deque<Unit> units_;
    std::deque<RankLetter> done_;
    bool closed_ = false;
    bool no_more_ = false;
};

}  // namespace sudokit::campaign
