// The units of a stage that several ranks work on: which are left, and who has which.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

#include "campaign/crew.hpp"

namespace sudokit::campaign {

/// Hands out units to the threads of the first rank, who wait for them, and to other ranks. What a
/// rank had that is lost comes back.
class Pool final : public Dispenser {
  public:
    Pool(Stage stage, const std::vector<std::uint64_t>& units, Reporter& reporter)
        : stage_(stage),
          left_(units.begin(), units.end()),
          open_(units.size()),
          reporter_(reporter) {}

    [[nodiscard]] std::optional<Unit> next() override;
    void done(const Unit& unit, std::uint64_t read, std::uint64_t kept) override;

    /// A unit for another rank; nothing if there is none at the moment.
    [[nodiscard]] std::optional<Unit> give(std::size_t rank);
    /// What it had is to be done by others.
    void take_back(std::size_t rank);

    /// Nobody need wait any more.
    void close();
    [[nodiscard]] bool is_done() const;
    /// Units that nobody has yet.
    [[nodiscard]] std::size_t left() const;

  private:
    [[nodiscard]] Unit take_first(std::size_t rank);

    Stage stage_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::uint64_t> left_;
    std::map<std::uint64_t, std::size_t> given_;  // to which rank
    std::size_t open_;                            // not done yet
    bool closed_ = false;
    Reporter& reporter_;
};

}  // namespace sudokit::campaign
