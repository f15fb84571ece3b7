// SUDOKIT_EXPECT: what a caller must see to, checked in every build. A wrong argument ends the
// program with a message that names it, instead of a wrong answer or worse.
#pragma once

namespace sudokit::detail {

/// Says on the standard error stream which expectation, where, was not met, and aborts.
[[noreturn]] void expectation_failed(const char* expression, const char* file, int line);

}  // namespace sudokit::detail

/// For checks that cost next to nothing beside the work that they guard, of what the input of the
/// program cannot bring about by itself: for that there is `Result`.
#ifdef __wasm__
// The host is told of a trap as it would be of an abort, and has no such stream; without words and
// places of its expectations the module is smaller.
#define SUDOKIT_EXPECT(condition) ((condition) ? static_cast<void>(0) : __builtin_trap())
#else
#define SUDOKIT_EXPECT(condition)       \
    ((condition) ? static_cast<void>(0) \
                 : ::sudokit::detail::expectation_failed(#condition, __FILE__, __LINE__))
#endif
