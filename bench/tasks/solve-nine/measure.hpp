// Times contestants in alternating rounds, and lets no time count before the answers agree.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "contestant.hpp"

namespace sudokit::bench {

/// How fast something went, in things per second, once for each round.
class Rates {
  public:
    void add(double rate);

    [[nodiscard]] double median() const;
    [[nodiscard]] double least() const { return sorted_.front(); }
    [[nodiscard]] double most() const { return sorted_.back(); }

  private:
    std::vector<double> sorted_;
};

/// How long single calls take, in microseconds of wall time; zeros where there are none.
struct Latency {
    double median = 0;
    double high = 0;  ///< 99 of a hundred take less
    double most = 0;
};

/// What was measured of one contestant.
struct Sample {
    std::string contestant;
    bool peer = false;
    Rates rates = {};
    double guesses = 0;  ///< choices tried for each puzzle, on average
    Latency latency = {};
};

/// What was measured on one corpus; `fault` says whose answers differed and where, if any did.
struct Comparison {
    std::vector<Sample> samples;
    std::string fault;
};

/// Puzzles per second of CPU time, all contestants in the same rounds; each run lasts long enough
/// to be measured. The answers of every run are compared with those of the first contestant. Of
/// those that solve a puzzle a call, each call is timed too, and each puzzle's fastest counts.
[[nodiscard]] Comparison compare_solving(const Corpus& corpus,
                                         std::span<const std::unique_ptr<Contestant>> contestants,
                                         int rounds);

/// Solutions per second of CPU time when those of every puzzle of `corpus` are all counted, by
/// each kernel, in one call for all and in a call for each, and by those peers that can.
[[nodiscard]] Comparison compare_counting(const Corpus& corpus,
                                          std::span<const nine::Kernel> kernels,
                                          std::span<const Peer> peers, int rounds);

/// Puzzles per second of wall time with one thread and with `threads`, each a sample. `rate` is
/// about what one thread does, from which the number of puzzles follows (a million, or what takes a
/// second or two).
[[nodiscard]] Comparison compare_threads(const Corpus& corpus, const nine::Kernel& kernel,
                                         std::size_t threads, double rate, int rounds);

}  // namespace sudokit::bench
