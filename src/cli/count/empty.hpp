// `sudokit count --empty`: how many grids a board has.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/clock.hpp"
#include "sudokit/count_by_parts.hpp"
#include "sudokit/counting.hpp"
#include "sudokit/json_writer.hpp"

#include "cli/count/arguments.hpp"
#include "cli/count/steps.hpp"
#include "cli/io/status_line.hpp"

namespace sudokit::cli {

/// The time limit of a count, which shows on a terminal how many parts are done.
class CountWatch {
  public:
    CountWatch(const CountArguments& arguments, const Streams& io);

    /// Refers to this object.
    [[nodiscard]] Deadline deadline() const;

  private:
    [[nodiscard]] std::string words() const;

    const CountArguments& arguments_;
    Timer timer_;
    mutable std::atomic<std::uint64_t> done_ = 0;
    mutable std::atomic<std::uint64_t> all_ = 0;
    Ticker ticker_;
};

/// What is known of a number: the number, or estimates of it, or nothing.
struct Known {
    std::optional<Natural> exact = {};
    std::optional<Estimate> sampled = {};
    std::optional<double> product = {};  ///< decimal logarithm of the estimate from bands
    std::uint64_t lost = 0;              ///< samples of which none reached a grid or solution
    std::vector<CountStep> steps = {};   ///< with --steps: what the exact number is made of
    CountedParts parts = {};             ///< how far an exact count came
    bool late = false;                   ///< time was up before all was tried
    bool fault = false;                  ///< the checkpoint cannot be used; it was said why

    /// Takes samples for what they are: an estimate, or lost.
    void take(const Estimate& samples);

    [[nodiscard]] bool is_nothing() const { return !exact && !sampled && !product; }
};

/// How many grids there are on the board of `empty`, a puzzle without givens.
[[nodiscard]] Known grids_known(const Puzzle& empty, const CountArguments& arguments,
                                const Streams& io, const Deadline& deadline);

/// What stands in the place of a number of which nothing is known.
inline constexpr std::string_view kNothingKnown = "unknown";

/// "no estimate: of 23 samples none reached a solution".
[[nodiscard]] std::string lost_text(std::uint64_t samples, Language language);

/// "6.671e21" as the language writes it.
[[nodiscard]] std::string scientific(double log10, std::uint32_t decimals, Language language);

/// "~6.671e21", or "unknown".
[[nodiscard]] std::string estimate_text(const Known& known);

/// The members of a JSON object that tell what is known.
void write_known(JsonWriter& out, const Known& known);

/// Where --samples is not given: of descents into the tree of choices, and of boards with boxes
/// and Latin squares, where a sample takes longer and says more.
inline constexpr std::uint64_t kSamples = 10'000;
inline constexpr std::uint64_t kGridSamples = 2'000;

[[nodiscard]] Exit run_count_empty(const CountArguments& arguments, const Streams& io);

/// Its bands, with the numbers that lead to that of its grids.
[[nodiscard]] Exit run_count_bands(const CountArguments& arguments, const Streams& io,
                                   const Boxes& boxes);

/// The tables of the thesis, with our numbers.
[[nodiscard]] Exit run_count_table(const CountArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
