// Work in a process of its own, so that what goes wrong there ends nothing else.
#pragma once

#include <cstdint>
#include <string>

#include "sudokit/function_ref.hpp"

namespace sudokit::cli {

/// How such work ended.
enum class ApartEnd : std::uint8_t {
    done,         ///< by itself; `text` is what it had to say
    late,         ///< by us: it went on beyond its time
    no_memory,    ///< it asked for more than there was
    failed,       ///< by an exception, whose words are `text`, or without any answer
    signalled,    ///< by the signal `number`
    interrupted,  ///< by us: somebody wants us to stop
    not_started   ///< the system gave no process; `number` is the errno
};

struct Apart {
    ApartEnd end = ApartEnd::done;
    int number = 0;
    std::string text;
    std::uint64_t peak = 0;  ///< bytes by which its resident memory grew at most
};

struct ApartLimits {
    double seconds = 0;        ///< after which it is ended; 0: never
    std::uint64_t memory = 0;  ///< bytes that it may have more than at its beginning; 0: any
};

/// Runs `work`, which answers a text, in a copy of this process, and waits for its end. Nothing
/// else that `work` changes is seen here; it must not write to our streams. Before it is killed,
/// the flag of `interrupt` is raised there and it has a moment to tidy up.
[[nodiscard]] Apart run_apart(FunctionRef<std::string()> work, const ApartLimits& limits);

}  // namespace sudokit::cli
