// The arguments of `sudokit bench`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "cli/frame/arguments.hpp"
#include "cli/frame/command.hpp"

namespace sudokit::cli {

struct BenchArguments : Arguments {
    bool signature = false;
    std::string kernel;  ///< empty: the one in use; or a name, or "all"
    double time = 0;     ///< seconds for the whole benchmark; 0 = as is usual
    std::optional<std::size_t> rounds;
    std::optional<std::uint64_t> seed;
    std::optional<std::size_t> threads;  ///< none: all cores
    bool json = false;
};

Exit run_bench(const BenchArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
