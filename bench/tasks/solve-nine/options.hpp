// The command line of the comparison.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudokit/nine.hpp"

#include "peer.hpp"

namespace sudokit::bench {

/// What was asked for.
struct Options {
    std::vector<std::string> corpora = {};  ///< files to solve; empty: made ones
    std::vector<std::string> loose = {};    ///< files to count all solutions of
    std::vector<Peer> peers = {};
    std::vector<nine::Kernel> kernels = {};  ///< ours, the first one is the reference
    int rounds = 5;
    std::size_t threads = 0;     ///< to compare one thread with; 0: do not
    std::uint64_t seed = 1;      ///< of the permutations
    std::size_t least = 10'000;  ///< puzzles to solve in each corpus, at least
    std::size_t made = 2'000;    ///< puzzles of each kind to make
    std::string output = {};     ///< a file for the report, besides stdout
    bool help = false;
};

extern const char* const kUsage;

/// The options that these arguments stand for. On failure there are none, and `fault` says why.
[[nodiscard]] std::optional<Options> read_options(const std::vector<std::string>& arguments,
                                                  std::string& fault);

}  // namespace sudokit::bench
