// What becomes of exceptions: the system had no memory or no thread to give, or we are at fault.
#pragma once

#include "cli/options.hpp"

namespace sudokit::cli {

/// An exception in words, and the status that it means.
struct Failure {
    Message message;
    Exit exit = Exit::stopped;
};

/// The exception that is being handled: to be asked in a `catch`.
[[nodiscard]] Failure failure_at_hand();

/// Where the system limits our memory, has all threads share one store of it, rather than each take
/// 64 MiB and more of what there is in advance. To be called before there are any.
void save_memory();

/// From now on, an exception that nobody can catch (thrown in what promised to throw nothing) ends
/// the program with words in this language, and nothing half-made stays behind.
void install_last_words(Language language, const Streams& io);

}  // namespace sudokit::cli
