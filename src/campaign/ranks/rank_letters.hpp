// What ranks say to each other.
//
//     helper to head:  ready THREADS; done ROUND UNIT READ KEPT; alive; gone
//     head to helper:  take ROUND UNIT; alive; stop; leave LOST
//
// A round is a list of units of one stage that the head has to hand out. Units of a newer round say
// that the one before is over: all of its units are done, and in segments that can be read.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "campaign/checkpoint/segment.hpp"

namespace sudokit::campaign {

enum class Word : std::uint8_t {
    ready,  ///< a helper is there, with so many (`count`) threads
    done,   ///< a unit is done, and in the helper's segment
    gone,   ///< a helper has ended its work, and waits to be told to leave
    take,   ///< a unit to work on
    stop,   ///< there is no more to do
    leave,  ///< all have ended their work, but for so many (`count`) that were lost
    alive   ///< nothing but that
};

struct RankLetter {
    Word word = Word::alive;
    Unit unit = {};
    std::uint64_t round = 0;
    std::uint64_t read = 0;
    std::uint64_t kept = 0;
    std::uint64_t count = 0;

    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::optional<RankLetter> read_text(std::string_view text);
};

/// How long ranks wait for each other.
struct Patience {
    using Clock = std::chrono::steady_clock;

    /// Who is silent for so many seconds counts as lost. A rank that was only slow does no harm:
    /// what it does twice is the same.
    explicit Patience(double seconds)
        : silence(std::chrono::duration_cast<Clock::duration>(
              std::chrono::duration<double>(std::min(seconds, kForEver)))),
          signs(std::min<Clock::duration>(std::chrono::seconds(1), silence / 4)) {}

    Clock::duration silence;
    Clock::duration signs;  ///< between signs of life

  private:
    static constexpr double kForEver = 1e9;  // seconds that clocks can still count
};

/// How long a rank sleeps when there is nothing to hear.
inline constexpr std::chrono::microseconds kNap{500};

}  // namespace sudokit::campaign
