// What becomes of exceptions: the system had no memory or no thread to give, or we are at fault.
#pragma once

#include "cli/frame/command.hpp"

namespace sudokit::cli {

/// The exception that is being handled, in words: to be asked in a `catch`. It means that the work
/// was stopped.
[[nodiscard]] Message failure_at_hand();

/// Where the system limits our memory, has all threads share one store of it, rather than each take
/// 64 MiB and more of what there is in advance. To be called before there are any.
void save_memory();

/// From now on, an exception that nobody can catch (thrown in what promised to throw nothing) ends
/// the program with words in this language, and nothing half-made stays behind.
void install_last_words(Language language, const Streams& io);

}  // namespace sudokit::cli
